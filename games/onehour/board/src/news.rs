//! What happened lately, so that whoever comes back sees it, and what an event would move.

use sandtable_board::{Cue, EventLog};
use sandtable_onehour::ids::{Nation, Response, Space};

use sandtable_onehour::{Event, Onehour, SpaceSet};

/// What the last action touched, and the responses played this year.
#[derive(Clone, Debug, Default)]
pub(crate) struct News {
    pub(super) touched: SpaceSet,
    /// The latest first.
    pub(super) responses: Vec<(Nation, Response)>,
}

impl News {
    /// Reads the events back to the beginning of the year.
    pub(crate) fn new(events: &EventLog<'_, Onehour>) -> News {
        let (mut news, mut acted) = (News::default(), false);
        for event in events.latest() {
            match event {
                Event::Year { .. } => break,
                Event::Responded { nation, response } => news.responses.push((nation, response)),
                Event::Acted { .. } => acted = true,
                _ => {}
            }
            if !acted {
                news.touched |= target(&event).into_iter().collect();
            }
        }
        news
    }

    /// Who has played a response this year, the latest first.
    pub(super) fn played(&self, response: Response) -> impl Iterator<Item = Nation> + '_ {
        self.responses.iter().filter(move |(_, played)| *played == response).map(|(nation, _)| *nation)
    }
}

/// The space where an event changed something.
fn target(event: &Event) -> Option<Space> {
    Some(match *event {
        Event::Attacked { space, .. }
        | Event::Deployed { space, .. }
        | Event::Lost { space, .. }
        | Event::Removed { space, .. }
        | Event::Sunk { space, .. }
        | Event::Sent { to: space, .. }
        | Event::Moved { to: space, .. }
        | Event::Recalled { from: space, .. } => space,
        Event::Mustered => Space::China,
        Event::Returned { .. } => Space::Siberia,
        _ => return None,
    })
}

/// What an event moves: a marker on its track, or strength into or out of a space.
pub(super) fn cue(event: &Event) -> Option<Cue> {
    let (element, at) = match *event {
        Event::Advanced { nation, track, value } | Event::SetBack { nation, track, value } => {
            (format!("k-{nation}-{track}"), value as i8)
        }
        Event::WillLost { side, left, .. } => (format!("w-{side}"), left as i8),
        Event::Deployed { unit, space } => (format!("a-{space}"), unit.strength() as i8),
        Event::Sent { unit, to, .. } | Event::Moved { unit, to, .. } => {
            (format!("a-{to}"), unit.strength() as i8)
        }
        Event::Lost { unit, space }
        | Event::Removed { unit, space }
        | Event::Sunk { unit, space }
        | Event::Recalled { unit, from: space } => (format!("a-{space}"), -(unit.strength() as i8)),
        Event::Mustered => (format!("a-{}", Space::China), 1),
        _ => return None,
    };
    Some(Cue { element, at })
}
