//! What the last reveal brought, so that whoever comes back sees it: its tokens, and where they stand.

use sandtable_board::EventLog;
use sandtable_siege::ids::{FoeId, Phase, Token};
use sandtable_siege::{Event, Siege};

/// The tokens of the last phase 6, and who came onto the board since it began.
#[derive(Clone, Debug, Default)]
pub(crate) struct News {
    pub(super) revealed: Vec<Token>,
    pub(super) appeared: Vec<FoeId>,
}

impl News {
    /// Reads what happened since the last reveal began.
    pub(crate) fn new(events: &EventLog<'_, Siege>) -> News {
        let is_reveal = |event: &Event| matches!(event, Event::Phase { phase: Phase::Reveal, .. });
        let latest: Vec<Event> = events.latest().take_while(|event| !is_reveal(event)).collect();
        let mut news = News::default();
        for event in latest.into_iter().rev() {
            match event {
                Event::Revealed { token } => news.revealed.push(token),
                Event::Appeared { foe, .. } | Event::Mended { foe, .. } => news.appeared.push(foe),
                Event::Destroyed { foe, .. } => news.appeared.retain(|other| *other != foe),
                _ => {}
            }
        }
        news
    }
}
