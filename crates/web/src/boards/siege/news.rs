//! What the last reveal brought, so that whoever comes back sees it: its tokens, and where they stand.

use siege::Event;
use siege::ids::{FoeId, Phase, Token};

/// The tokens of the last phase 6, and who came onto the board since it began.
#[derive(Clone, Debug, Default)]
pub(crate) struct News {
    pub(super) revealed: Vec<Token>,
    pub(super) appeared: Vec<FoeId>,
}

impl News {
    /// Reads the events of a game.
    pub(crate) fn new<'a>(events: impl Iterator<Item = &'a [Event]>) -> News {
        let mut news = News::default();
        for event in events.flatten() {
            match *event {
                Event::Phase { phase: Phase::Reveal, .. } => news = News::default(),
                Event::Revealed { token } => news.revealed.push(token),
                Event::Appeared { foe, .. } | Event::Mended { foe, .. } => news.appeared.push(foe),
                Event::Destroyed { foe, .. } => news.appeared.retain(|other| *other != foe),
                _ => {}
            }
        }
        news
    }
}
