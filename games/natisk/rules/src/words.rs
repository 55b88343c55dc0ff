//! How actions, outcomes of luck and clickable things are written, and what is said of questions and events.

use sandtable_core::{Message, Say, Secret};
use serde::Serialize;

use crate::ids::{Line, Side, Space, Stratagem, Theatre, Unit};
use crate::state::Reason;

sandtable_core::notation! {
    /// What a seat can do.
    pub enum Action: "verb" in "natisk" {
        /// `place army2 we-1-2`: a unit from the reserve to a space (3.3).
        Place(unit: Unit, space: Space) = "place {unit} {space}",
        /// `advance pacific`: where a strategic advantage goes (4.9).
        Advance(theatre: Theatre) = "advance {theatre}",
        /// `take we-3-1`: the next effect of a closed theatre (6.5).
        Take(space: Space) = "take {space}",
        /// `open new-york`: the next campaign (8.7).
        Open(theatre: Theatre) = "open {theatre}",
        /// `bomb 2`: the second unit of the bot's row (9.33).
        Bomb(number: u8 = 1..=46) = "bomb {number}",
        /// `favour africa`: where the bot's 6 goes (9.3).
        Favour(theatre: Theatre) = "favour {theatre}",
        /// `done`: no unit follows the blitz (5.5).
        Done = "done",
    }
}

sandtable_core::notation! {
    /// What luck can bring.
    pub enum Chance: "kind of luck" {
        /// `draw army2`: from a bag.
        Draw(unit: Unit) = "draw {unit}",
        /// `research spy`: from the special weapons.
        Research(unit: Unit) = "research {unit}",
        /// `bomb air1`: out of a reserve.
        Bomb(unit: Unit) = "bomb {unit}",
        /// `roll 5`: the die of the solo game.
        Roll(face: u8 = 1..=6) = "roll {face}",
        /// `foothold boston`: where the bot starts ahead in Nippon.
        Foothold(theatre: Theatre) = "foothold {theatre}",
        /// `stratagem glory`: out of the cup.
        Stratagem(stratagem: Stratagem) = "stratagem {stratagem}",
    }
}

sandtable_core::notation! {
    /// A thing on the table that can be clicked.
    pub enum Element: "thing on the table" {
        /// `reserve-army2`: a unit behind the screen.
        Reserve(unit: Unit) = "reserve-{unit}",
        /// `we-1-2`: a space.
        Space(space: Space) = "{space}",
        /// `pacific`: a theatre's track.
        Theatre(theatre: Theatre) = "{theatre}",
        /// `row-2`: a unit of the bot's row.
        Row(number: u8 = 1..=46) = "row-{number}",
        /// `done`: the button.
        Done = "done",
    }
}

sandtable_core::messages! {
    /// The question put to a seat.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Ask in "natisk-ask" {
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
}

sandtable_core::messages! {
    /// What happened.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "kebab-case", tag = "event")]
    pub enum Event in "natisk" {
        /// A unit was placed, perhaps as another (5.12).
        Placed { side: Side, unit: Unit, played: Unit, space: Space } => placed(*side, *unit, *played, *space),
        /// A marker moved towards a side.
        Moved { side: Side, theatre: Theatre, from: i8, to: i8 } => by("natisk-moved", *side)
            .with("theatre", theatre.say())
            .with("steps", (to - from).abs())
            .with("marker", marker_place(*theatre, *to)),
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
        Campaign { side: Side, theatre: Theatre, campaign: u8, points: u8, bonus: u8 } => by("natisk-campaign", *side)
            .with("theatre", theatre.say())
            .with("campaign", campaign + 1)
            .with("points", points + bonus)
            .with("bonus", *bonus),
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
        Stratagem { drawn: Stratagem, in_force: Stratagem } => stratagem(*drawn, *in_force),
        /// The bot applied a line of its algorithm, which left this number of options.
        Line { line: Line, left: u8 } => Message::new("natisk-line")
            .with("line", line.say())
            .with("left", *left)
            .with("rule", line.paragraph()),
        /// It is over.
        Ended { winner: Side, reason: Reason },
    }
}

fn by(id: &'static str, side: Side) -> Message {
    Message::new(id).with("side", side.say())
}

fn placed(side: Side, unit: Unit, played: Unit, space: Space) -> Message {
    let message = by(if unit == played { "natisk-placed" } else { "natisk-placed-as" }, side);
    let message = message.with("unit", unit.say()).with("space", space.say());
    if unit == played { message } else { message.with("played", played.say()) }
}

fn stratagem(drawn: Stratagem, in_force: Stratagem) -> Message {
    if drawn == in_force {
        return Message::new("natisk-stratagem").with("stratagem", drawn.say());
    }
    Message::new("natisk-stratagem-again").with("stratagem", drawn.say()).with("in_force", in_force.say())
}

/// Where a marker stands, in words.
pub fn marker_place(theatre: Theatre, at: i8) -> Message {
    let [first, second] = theatre.board().sides();
    match at {
        0 => Message::new("natisk-marker-red"),
        at => by("natisk-marker", if at < 0 { first } else { second }).with("lead", at.abs()),
    }
}
