//! How the Political Will of a side went down, year by year (12.2).

use sandtable_core::{Message, TallyLine};

use crate::ids::Side;
use crate::state::State;
use crate::words::Event;

impl State {
    /// What the side began with, and what each year cost it.
    pub(crate) fn account(&self, side: Side, events: &mut dyn Iterator<Item = &Event>) -> Vec<TallyLine> {
        let (mut lines, mut now) = (Vec::new(), 0);
        for event in events {
            match *event {
                Event::Scored { year, .. } => now = year,
                Event::WillLost { side: by, lost, .. } if by == side => {
                    let say = Message::new("onehour-tally-year").with("year", now.to_string());
                    lines.push(TallyLine::new(say, -i32::from(lost)));
                }
                _ => {}
            }
        }
        let lost: i32 = lines.iter().map(|line| line.points).sum();
        let start = Message::new("onehour-tally-start");
        lines.insert(0, TallyLine::new(start, i32::from(self.will(side)) - lost));
        lines
    }
}
