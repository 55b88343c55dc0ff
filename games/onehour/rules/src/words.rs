//! What is written and said: actions, luck, things on the table, questions and events.

use sandtable_core::Message;
use serde::Serialize;

use crate::ids::{Deed, Nation, Reason, Response, Side, Space, Track, Unit};

sandtable_core::notation! {
    /// What a seat can do.
    pub enum Action: "verb" in "onehour" {
        /// `build`: the action Build (6).
        Build = "build",
        /// `attack france`: the action Attack on this space (7).
        Attack(space: Space) = "attack {space}",
        /// `redeploy`: the action Redeploy (9).
        Redeploy = "redeploy",
        /// `industry air`: the action Industry on this track (10).
        Industry(track: Track) = "industry {track}",
        /// `pass`: no action now (3.4).
        Pass = "pass",
        /// `raise german-army2`: from Losses to Reserve (6.2).
        Raise(unit: Unit) = "raise {unit}",
        /// `deploy german-army1 poland`: from Reserve to the map (6.3, 6.4).
        Deploy(unit: Unit, space: Space) = "deploy {unit} {space}",
        /// `send german-army2 germany`: out of this space into the attacked one (7.6).
        Send(unit: Unit, space: Space) = "send {unit} {space}",
        /// `move german-army2 germany france`: in a Redeploy (9.2).
        Move(unit: Unit, from: Space, to: Space) = "move {unit} {from} {to}",
        /// `recall german-army2 germany`: from the map to Reserve (9.5).
        Recall(unit: Unit, space: Space) = "recall {unit} {space}",
        /// `commit german-army1`: a piece of the Reserve into the battle (8.6).
        Commit(unit: Unit) = "commit {unit}",
        /// `lose german-army1 france`: this piece of the map is lost (8.10).
        Lose(unit: Unit, space: Space) = "lose {unit} {space}",
        /// `scrap german-army1`: from Reserve to Losses (11.7).
        Scrap(unit: Unit) = "scrap {unit}",
        /// `turn-back soviet-army1 moscow`: back to Siberia from there (13.22).
        TurnBack(unit: Unit, space: Space) = "turn-back {unit} {space}",
        /// `call-back soviet-army1`: back to Siberia from the Reserve (13.22).
        CallBack(unit: Unit) = "call-back {unit}",
        /// `respond code-breaking`: plays the response that is offered (11.4).
        Respond(response: Response) = "respond {response}",
        /// `decline`: does not play it (11.3).
        Decline = "decline",
        /// `done`: the set is complete.
        Done = "done",
    }
}

sandtable_core::notation! {
    /// What luck can bring.
    pub enum Chance: "kind of luck" {
        /// `roll 5`: a die of a battle (8.5).
        Roll(face: u8 = 1..=6) = "roll {face}",
    }
}

sandtable_core::notation! {
    /// A thing on the table that can be clicked.
    pub enum Element: "thing on the table" {
        /// `france`: a space.
        Space(space: Space) = "{space}",
        /// `france-german-army1`: the pieces of a kind in a space.
        Piece(space: Space, unit: Unit) = "{space}-{unit}",
        /// `reserve-german-army1`: the pieces of a kind in the Reserve of their nation.
        Reserve(unit: Unit) = "reserve-{unit}",
        /// `losses-german-army1`: the pieces of a kind in the Losses of their nation.
        Losses(unit: Unit) = "losses-{unit}",
        /// `reserves-of-germany`: the Reserve box of a nation, into which pieces are recalled.
        ReserveBox(nation: Nation) = "reserves-of-{nation}",
        /// `action-attack`: an action of the sheet whose turn it is.
        Deed(deed: Deed) = "action-{deed}",
        /// `track-germany-air`: a track of a sheet.
        Track(nation: Nation, track: Track) = "track-{nation}-{track}",
        /// `response-magic`: a response box.
        Response(response: Response) = "response-{response}",
        /// `pass`: the button that passes.
        Pass = "pass",
        /// `decline`: the button that lets a response be.
        Decline = "decline",
        /// `done`: the button that says it is enough.
        Done = "done",
    }
}

sandtable_core::messages! {
    /// The question put to a seat.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Ask in "onehour-ask" {
        /// Which action, or none (3.3)?
        Turn { markers: u8 },
        /// What is raised and deployed (6.1)?
        Build { left: u8 },
        /// Who else attacks (7.6)?
        Attack { space: Space },
        /// What moves where (9.1)?
        Redeploy,
        /// Which reserves join the attack (8.6)?
        AttackReserves { space: Space, attack: u8, defence: u8 },
        /// Which reserves join the defence (8.7)?
        DefenceReserves { space: Space, attack: u8, defence: u8 },
        /// Which piece is lost (8.10)?
        Loss { space: Space, removed: bool }
            => Message::new(if *removed { "onehour-ask-destruction" } else { "onehour-ask-loss" })
                .with("space", space.say()),
        /// Is the response played (11.3)?
        Response { response: Response, after: Deed, nation: Nation },
        /// What the response does, where there is a choice (11.7).
        Effect { response: Response } => Message::new(format!("onehour-ask-effect-{response}")),
    }
}

sandtable_core::messages! {
    /// What happened.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "kebab-case", tag = "event")]
    pub enum Event in "onehour" {
        /// A year begins (3.2).
        Year { year: u16 } => Message::new("onehour-year").with("year", year.to_string()),
        /// A nation passed (3.4).
        Passed { nation: Nation },
        /// A nation can do nothing but pass (3.7).
        Stuck { nation: Nation },
        /// A marker was put on an action (3.3).
        Acted { nation: Nation, deed: Deed },
        /// An attack was declared (7.1).
        Attacked { nation: Nation, space: Space },
        /// The USA was attacked first and has a marker more (7.12).
        Bonus,
        /// The USA is at war by its own attack (7.13).
        WarDeclared,
        /// From Losses to Reserve.
        Raised { unit: Unit },
        /// From Reserve to the map.
        Deployed { unit: Unit, space: Space },
        /// Into the attacked space.
        Sent { unit: Unit, from: Space, to: Space },
        /// A die of a battle (8.5).
        Rolled { side: Side, face: u8, bonus: u8 },
        /// A piece of the Reserve went into the battle and to Losses (8.6).
        Committed { unit: Unit },
        /// The totals of a battle (8.9).
        Fought { space: Space, attack: u8, defence: u8 },
        /// Nobody loses anything (8.12).
        Stalemate { space: Space },
        /// A piece of the map went to Losses.
        Lost { unit: Unit, space: Space },
        /// A piece of the map left the game (8.11).
        Removed { unit: Unit, space: Space },
        /// An army on board went to Losses with its sea (4.5).
        Sunk { unit: Unit, space: Space },
        /// A piece moved in a Redeploy.
        Moved { unit: Unit, from: Space, to: Space },
        /// A piece went from the map to Reserve.
        Recalled { unit: Unit, from: Space },
        /// A track was advanced (10.1).
        Advanced { nation: Nation, track: Track, value: u8 },
        /// A response was played (11.4).
        Responded { nation: Nation, response: Response },
        /// A piece went from Reserve to Losses.
        Scrapped { unit: Unit },
        /// The army that was just lost is in Reserve (13.3).
        Rescued { unit: Unit },
        /// A track went back.
        SetBack { nation: Nation, track: Track, value: u8 },
        /// A nation moved up on the turn order track (11.8).
        Reordered { nation: Nation, ahead: Nation },
        /// A Chinese army came from the pool into China.
        Mustered,
        /// An army returned to Siberia (13.22).
        Returned { unit: Unit },
        /// The victory spaces of a year (12.1).
        Scored { year: u16, axis: u8, allies: u8 } => Message::new("onehour-scored")
            .with("year", year.to_string()).with("axis", *axis).with("allies", *allies),
        /// What a side lost of its Political Will (12.2).
        WillLost { side: Side, lost: u8, left: u8 },
        /// The war is over.
        Ended { reason: Reason, winner: Side }
            => Message::new(format!("onehour-ended-{reason}")).with("side", winner.say()),
    }
}

/// Things one after the other; `onehour-nothing` if there are none.
pub(crate) fn list(things: impl IntoIterator<Item = Message>) -> Message {
    let things: Vec<Message> = things.into_iter().collect();
    let join = |tail, head| Message::new("onehour-list").with("head", head).with("tail", tail);
    things.into_iter().rev().reduce(join).unwrap_or_else(|| Message::new("onehour-nothing"))
}
