//! Notation and messages: how actions, luck, things and events are written, and what is said of them.

use std::fmt::Display;
use std::str::FromStr;

use serde::Serialize;
use table::{Message, Reader, Say, Secret, Unreadable};

use crate::ids::{Line, Side, Space, Stratagem, Theatre, Unit};
use crate::state::Reason;
use crate::tables::{Effect, Ground};

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `place army2 we-1-2`: a unit from the reserve to a space (3.3).
    Place(Unit, Space),
    /// `advance pacific`: where a strategic advantage goes (4.9).
    Advance(Theatre),
    /// `take we-3-1`: the next effect of a closed theatre (6.5).
    Take(Space),
    /// `open new-york`: the next campaign (8.7).
    Open(Theatre),
    /// `bomb 2`: the second unit of the bot's row (9.33).
    Bomb(u8),
    /// `favour africa`: where the bot's 6 goes (9.3).
    Favour(Theatre),
    /// `done`: no unit follows the blitz (5.5).
    Done,
}

impl Display for Action {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Action::Place(unit, space) => write!(f, "place {unit} {space}"),
            Action::Advance(theatre) => write!(f, "advance {theatre}"),
            Action::Take(space) => write!(f, "take {space}"),
            Action::Open(theatre) => write!(f, "open {theatre}"),
            Action::Bomb(at) => write!(f, "bomb {at}"),
            Action::Favour(theatre) => write!(f, "favour {theatre}"),
            Action::Done => write!(f, "done"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Action, Unreadable> {
        let mut words = Reader::new(text);
        let action = match words.word() {
            "place" => Action::Place(words.read("a unit and a space")?, words.read("a space")?),
            "advance" => Action::Advance(words.read("a theatre")?),
            "take" => Action::Take(words.read("a space")?),
            "open" => Action::Open(words.read("a campaign")?),
            "bomb" => Action::Bomb(words.number(1, 46)?),
            "favour" => Action::Favour(words.read("a theatre")?),
            "done" => Action::Done,
            verb => {
                let verbs = ["place", "advance", "take", "open", "bomb", "favour", "done"];
                return Err(Unreadable::none_of(verb, "verb", verbs.into_iter()));
            }
        };
        words.end()?;
        Ok(action)
    }
}

impl Say for Action {
    fn say(&self) -> Message {
        match self {
            Action::Place(unit, space) => {
                Message::new("natisk-place").with("unit", unit.say()).with("space", space.say())
            }
            Action::Advance(theatre) => Message::new("natisk-advance").with("theatre", theatre.say()),
            Action::Take(space) => Message::new("natisk-take").with("space", space.say()),
            Action::Open(theatre) => Message::new("natisk-open").with("theatre", theatre.say()),
            Action::Bomb(at) => Message::new("natisk-bomb").with("number", *at),
            Action::Favour(theatre) => Message::new("natisk-favour").with("theatre", theatre.say()),
            Action::Done => Message::new("natisk-done"),
        }
    }
}

/// What luck can bring.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// `draw army2`: from a bag.
    Draw(Unit),
    /// `research spy`: from the special weapons.
    Research(Unit),
    /// `bomb air1`: out of a reserve.
    Bomb(Unit),
    /// `roll 5`: the die of the solo game.
    Roll(u8),
    /// `foothold boston`: where the bot starts ahead in Nippon.
    Foothold(Theatre),
    /// `stratagem glory`: out of the cup.
    Stratagem(Stratagem),
}

impl Display for Chance {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Chance::Draw(unit) => write!(f, "draw {unit}"),
            Chance::Research(unit) => write!(f, "research {unit}"),
            Chance::Bomb(unit) => write!(f, "bomb {unit}"),
            Chance::Roll(face) => write!(f, "roll {face}"),
            Chance::Foothold(theatre) => write!(f, "foothold {theatre}"),
            Chance::Stratagem(stratagem) => write!(f, "stratagem {stratagem}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Chance, Unreadable> {
        let mut words = Reader::new(text);
        let chance = match words.word() {
            "draw" => Chance::Draw(words.read("a unit")?),
            "research" => Chance::Research(words.read("a special weapon")?),
            "bomb" => Chance::Bomb(words.read("a unit")?),
            "roll" => Chance::Roll(words.number(1, 6)?),
            "foothold" => Chance::Foothold(words.read("a campaign")?),
            "stratagem" => Chance::Stratagem(words.read("a stratagem")?),
            verb => {
                let verbs = ["draw", "research", "bomb", "roll", "foothold", "stratagem"];
                return Err(Unreadable::none_of(verb, "kind of luck", verbs.into_iter()));
            }
        };
        words.end()?;
        Ok(chance)
    }
}

/// A thing on the table that can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Element {
    /// `reserve-army2`: a unit behind the screen.
    Reserve(Unit),
    /// `we-1-2`: a space.
    Space(Space),
    /// `pacific`: a theatre's track.
    Theatre(Theatre),
    /// `row-2`: a unit of the bot's row.
    Row(u8),
    /// `done`: the button.
    Done,
}

impl Display for Element {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Element::Reserve(unit) => write!(f, "reserve-{unit}"),
            Element::Space(space) => write!(f, "{space}"),
            Element::Theatre(theatre) => write!(f, "{theatre}"),
            Element::Row(at) => write!(f, "row-{at}"),
            Element::Done => write!(f, "done"),
        }
    }
}

impl FromStr for Element {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Element, Unreadable> {
        if text == "done" {
            return Ok(Element::Done);
        }
        if let Some(unit) = text.strip_prefix("reserve-") {
            return unit.parse().map(Element::Reserve);
        }
        if let Some(at) = text.strip_prefix("row-") {
            return Reader::new(at).number(1, 46).map(Element::Row);
        }
        let theatre = text.parse().map(Element::Theatre);
        theatre.or_else(|_: Unreadable| text.parse().map(Element::Space))
    }
}

/// The question put to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the nouns of the game")]
pub enum Ask {
    /// Which unit, and where (3.2)?
    Place,
    /// Which unit follows the blitz (5.5)?
    Follow { theatre: Theatre },
    /// Where does the strategic advantage go (4.9)?
    Advance { steps: u8 },
    /// Which effect of the closed theatre comes next (6.5)?
    Take { theatre: Theatre },
    /// Which campaign is opened (8.7)?
    Open { from: Theatre, ahead: Side, lead: u8 },
    /// Which unit of the bot is bombed (9.33)?
    Bomb,
    /// Where does the bot's 6 go (9.3)?
    Favour { steps: u8 },
}

impl Say for Ask {
    fn say(&self) -> Message {
        match *self {
            Ask::Place => Message::new("natisk-ask-place"),
            Ask::Follow { theatre } => Message::new("natisk-ask-follow").with("theatre", theatre.say()),
            Ask::Advance { steps } => Message::new("natisk-ask-advance").with("steps", steps),
            Ask::Take { theatre } => Message::new("natisk-ask-take").with("theatre", theatre.say()),
            Ask::Open { from, lead: 0, .. } => Message::new("natisk-ask-open").with("theatre", from.say()),
            Ask::Open { from, ahead, lead } => Message::new("natisk-ask-open-ahead")
                .with("theatre", from.say())
                .with("side", ahead.say())
                .with("lead", lead),
            Ask::Bomb => Message::new("natisk-ask-bomb"),
            Ask::Favour { steps } => Message::new("natisk-ask-favour").with("steps", steps),
        }
    }
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[allow(missing_docs, reason = "the fields are the nouns of the game")]
pub enum Event {
    /// A unit was placed, perhaps as another (5.12).
    Placed { side: Side, unit: Unit, played: Unit, space: Space },
    /// A marker moved towards a side.
    Moved { side: Side, theatre: Theatre, from: i8, to: i8 },
    /// From the bag to the reserve.
    Drew { side: Side, unit: Secret<Unit> },
    /// From the special weapons to the bag.
    Researched { side: Side, unit: Secret<Unit> },
    /// From the special weapons to the reserve.
    Requisitioned { side: Side, unit: Secret<Unit> },
    /// From the reserve of this side back to its bag.
    Bombed { side: Side, unit: Secret<Unit> },
    /// Points for a space.
    Propaganda { side: Side, points: u8 },
    /// Points for a finished campaign.
    Campaign { side: Side, theatre: Theatre, campaign: u8, points: u8, bonus: u8 },
    /// An effect of a closed theatre.
    Took { side: Side, space: Space },
    /// Points for a closed theatre.
    Closed { side: Side, theatre: Theatre, points: u8 },
    /// A campaign of Nippon got the marker.
    Opened { side: Side, theatre: Theatre, lead: u8 },
    /// This side has one turn left.
    LastTurn { side: Side },
    /// The die of the solo game.
    Rolled { face: u8 },
    /// The bot's stratagem, and the one in force.
    Stratagem { drawn: Stratagem, in_force: Stratagem },
    /// The bot applied a line of its algorithm, and so many options are left.
    Line { line: Line, left: u8 },
    /// It is over.
    Ended { winner: Side, reason: Reason },
}

impl Say for Event {
    fn say(&self) -> Message {
        match *self {
            Event::Placed { side, unit, played, space } if unit == played => {
                by("natisk-placed", side).with("unit", unit.say()).with("space", space.say())
            }
            Event::Placed { side, unit, played, space } => by("natisk-placed-as", side)
                .with("unit", unit.say())
                .with("played", played.say())
                .with("space", space.say()),
            Event::Moved { side, theatre, from, to } => by("natisk-moved", side)
                .with("theatre", theatre.say())
                .with("steps", (to - from).abs())
                .with("marker", marker(theatre, to)),
            Event::Drew { side, unit } => secret("natisk-drew", side, unit),
            Event::Researched { side, unit } => secret("natisk-researched", side, unit),
            Event::Requisitioned { side, unit } => secret("natisk-requisitioned", side, unit),
            Event::Bombed { side, unit } => secret("natisk-bombed", side, unit),
            Event::Propaganda { side, points } => by("natisk-propaganda", side).with("points", points),
            Event::Campaign { side, theatre, campaign, points, bonus } => by("natisk-campaign", side)
                .with("theatre", theatre.say())
                .with("campaign", campaign + 1)
                .with("points", points + bonus)
                .with("bonus", bonus),
            Event::Took { side, space } => by("natisk-took", side).with("space", space.say()),
            Event::Closed { side, theatre, points } => {
                by("natisk-closed", side).with("theatre", theatre.say()).with("points", points)
            }
            Event::Opened { theatre, lead: 0, .. } => {
                Message::new("natisk-opened").with("theatre", theatre.say())
            }
            Event::Opened { side, theatre, lead } => {
                by("natisk-opened-ahead", side).with("theatre", theatre.say()).with("lead", lead)
            }
            Event::LastTurn { side } => by("natisk-last-turn", side),
            Event::Rolled { face } => Message::new("natisk-rolled").with("face", face),
            Event::Stratagem { drawn, in_force } if drawn == in_force => {
                Message::new("natisk-stratagem").with("stratagem", drawn.say())
            }
            Event::Stratagem { drawn, in_force } => Message::new("natisk-stratagem-again")
                .with("stratagem", drawn.say())
                .with("in_force", in_force.say()),
            Event::Line { line, left } => {
                let id = format!("natisk-line-{}", line.word().replace('.', "-"));
                Message::new("natisk-line")
                    .with("line", line.word())
                    .with("text", Message::new(id))
                    .with("left", left)
            }
            Event::Ended { winner, reason } => {
                Message::new(format!("natisk-ended-{reason}")).with("side", winner.say())
            }
        }
    }
}

fn by(id: &str, side: Side) -> Message {
    Message::new(id).with("side", side.say())
}

fn secret(id: &str, side: Side, unit: Secret<Unit>) -> Message {
    match unit.value() {
        Some(unit) => by(id, side).with("unit", unit.say()),
        None => by(&format!("{id}-hidden"), side),
    }
}

/// Where a marker stands, in words.
pub(crate) fn marker(theatre: Theatre, at: i8) -> Message {
    let [first, second] = theatre.board().sides();
    match at {
        0 => Message::new("natisk-marker-red"),
        at => by("natisk-marker", if at < 0 { first } else { second }).with("lead", at.abs()),
    }
}

/// Things one after the other; `natisk-nothing` if there are none.
pub(crate) fn list(things: impl DoubleEndedIterator<Item = Message>) -> Message {
    let join = |tail, head| Message::new("natisk-list").with("head", head).with("tail", tail);
    things.rev().reduce(join).unwrap_or_else(|| Message::new("natisk-nothing"))
}

impl Say for Side {
    fn say(&self) -> Message {
        Message::new(format!("natisk-side-{self}"))
    }
}

impl Say for Theatre {
    fn say(&self) -> Message {
        Message::new(format!("natisk-theatre-{self}"))
    }
}

impl Say for Unit {
    fn say(&self) -> Message {
        Message::new(format!("natisk-unit-{self}"))
    }
}

impl Say for Stratagem {
    fn say(&self) -> Message {
        Message::new(format!("natisk-stratagem-{self}"))
    }
}

impl Say for Space {
    fn say(&self) -> Message {
        let row = self.row();
        Message::new("natisk-space")
            .with("theatre", row.theatre.say())
            .with("code", self.to_string())
            .with("ground", row.ground.say())
            .with("effect", row.effect.say())
    }
}

impl Say for Ground {
    fn say(&self) -> Message {
        Message::new(match self {
            Ground::Land => "natisk-ground-land",
            Ground::Sea => "natisk-ground-sea",
            Ground::Both => "natisk-ground-both",
        })
    }
}

impl Say for Effect {
    fn say(&self) -> Message {
        let (id, number) = match *self {
            Effect::None => return Message::new("natisk-effect-none"),
            Effect::Requisition => return Message::new("natisk-effect-requisition"),
            Effect::Bombing => return Message::new("natisk-effect-bombing"),
            Effect::Production(n) => ("natisk-effect-production", n),
            Effect::Research(n) => ("natisk-effect-research", n),
            Effect::Propaganda(n) => ("natisk-effect-propaganda", n),
            Effect::Tactical(n) => ("natisk-effect-tactical", n),
            Effect::Strategic(n) => ("natisk-effect-strategic", n),
        };
        Message::new(id).with("number", number)
    }
}
