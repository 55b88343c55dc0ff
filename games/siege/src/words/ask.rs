//! The questions.

use table::{Message, Say};

use crate::ids::{Card, Color, FoeId, Phase, Player, Sector, Structure};
use crate::state::Toll;

/// The question put to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the nouns of the game")]
pub enum Ask {
    /// Where does the science centre stand (2.4)?
    Site,
    /// Which building is the own (19.16)?
    Claim,
    /// Which starter stands in this sector (2.2)?
    Station { sector: Sector },
    /// Which substitute goes into the reserve (18.10)?
    Pick { left: u8 },
    /// Discard a card to draw another (3.4)?
    Exchange { left: u8 },
    /// From which deck (3.5)?
    Deck,
    /// Swap cards (3.6)?
    Trade { left: u8 },
    /// Accept the swap (3.7)?
    Answer { from: Player, give: Card, want: Card },
    /// Which card is played (3.1)?
    Play,
    /// Another modifier, or which enemy (16.1)?
    Aim { card: Card },
    /// Another modifier, which enemy for the second strike, or none (16.10)?
    Again { card: Card },
    /// Which enemy gets the next point, if any (17.19)?
    Assign { color: Color, left: u8 },
    /// Where does the enemy go (17.8)?
    Redeploy { foe: FoeId },
    /// To the rear of which sector (17.15)?
    Eject { foe: FoeId },
    /// Which enemy does it fight (17.18)?
    Provoke { foe: FoeId },
    /// Which card joins in, if any (16.15)?
    Joint { from: Player },
    /// Build walls (17.10)?
    Engineers,
    /// Discard more (16.14)?
    Retrain { dropped: u8 },
    /// Which card of Planning goes to the hand (17.17)?
    Keep,
    /// Which card goes back next, the deepest first?
    Lay,
    /// Who is hurt (6.3)?
    Suffer { structure: Structure },
    /// What does the repair crew bring back (15.3)?
    Return,
    /// Which card is discarded (7.11, 14.3, 14.14)?
    Toll { toll: Toll },
    /// One enemy by choice, or tokens by the die (18.6)?
    Orders,
    /// Which token comes next (18.6, 18.7)?
    More { left: u8 },
}

impl Say for Ask {
    fn say(&self) -> Message {
        let ask = |id: &str| Message::new(format!("siege-ask-{id}"));
        match *self {
            Ask::Site => ask("site"),
            Ask::Claim => ask("claim"),
            Ask::Station { sector } => ask("station").with("sector", sector.number()),
            Ask::Pick { left } => ask("pick").with("left", left),
            Ask::Exchange { left } => ask("exchange").with("left", left),
            Ask::Deck => ask("deck"),
            Ask::Trade { left } => ask("trade").with("left", left),
            Ask::Answer { from, give, want } => {
                ask("answer").with("player", from.say()).with("give", give.say()).with("want", want.say())
            }
            Ask::Play => ask("play").with("phase", Phase::Play.say()),
            Ask::Aim { card } => ask("aim").with("card", card.say()),
            Ask::Again { card } => ask("again").with("card", card.say()),
            Ask::Assign { color, left } => ask("assign").with("color", color.say()).with("left", left),
            Ask::Redeploy { foe } => ask("redeploy").with("foe", foe.say()),
            Ask::Eject { foe } => ask("eject").with("foe", foe.say()),
            Ask::Provoke { foe } => ask("provoke").with("foe", foe.say()),
            Ask::Joint { from } => ask("joint").with("player", from.say()),
            Ask::Engineers => ask("engineers"),
            Ask::Retrain { dropped } => ask("retrain").with("dropped", dropped),
            Ask::Keep => ask("keep"),
            Ask::Lay => ask("lay"),
            Ask::Suffer { structure } => ask("suffer").with("structure", structure.say()),
            Ask::Return => ask("return"),
            Ask::Toll { toll } => ask(&format!("toll-{toll}")),
            Ask::Orders => ask("orders"),
            Ask::More { left } => ask("more").with("left", left),
        }
    }
}
