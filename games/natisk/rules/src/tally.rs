//! How the points of a side came about, told when the game is over.

use sandtable_core::{Message, Say, TallyLine};

use crate::ids::{Side, Theatre};
use crate::words::Event;

/// Campaigns and closed theatres in the order they came, then all propaganda together.
pub(crate) fn account(side: Side, events: &mut dyn Iterator<Item = &Event>) -> Vec<TallyLine> {
    let (mut lines, mut propaganda) = (Vec::new(), 0);
    for event in events {
        match *event {
            Event::Campaign { side: by, theatre, campaign, points, bonus } if by == side => {
                let say = of("natisk-tally-campaign", theatre).with("campaign", campaign + 1);
                lines.push(TallyLine::new(say, points + bonus));
            }
            Event::Closed { side: by, theatre, points } if by == side => {
                lines.push(TallyLine::new(of("natisk-tally-closed", theatre), points));
            }
            Event::Propaganda { side: by, points } if by == side => propaganda += points,
            _ => {}
        }
    }
    if propaganda > 0 {
        lines.push(TallyLine::new(Message::new("natisk-tally-propaganda"), propaganda));
    }
    lines
}

fn of(id: &'static str, theatre: Theatre) -> Message {
    Message::new(id).with("theatre", theatre.say())
}
