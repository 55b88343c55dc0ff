//! What is written and said: actions, luck, things on the table, questions and events.

use sandtable_core::{Amount, Measure, Message, Say, Secret};
use serde::Serialize;

use crate::automa::{Item, Priority, Row, Section, Terms};
use crate::cards::Cards;
use crate::ids::{
    Card, Cause, CombatEvent, Edge, Ending, Faction, Formation, General, Ground, Kind, Order, Side, UnitId,
    Victory, Wing,
};
use crate::space::UD;
use crate::tables::{Branch, Preset};

sandtable_core::notation! {
    /// What a seat can do.
    pub enum Action: "verb" in "dolg-do" {
        /// `faction celts`: whose cards the army is mustered from (4.1).
        Faction(faction: Faction) = "faction {faction}",
        /// `lead boudica`: the general of the army (4.4).
        Lead(general: General) = "lead {general}",
        /// `muster cel-noble`: one more unit (4.2).
        Muster(kind: Kind) = "muster {kind}",
        /// `take celts-500`: a whole army (4.10).
        Take(preset: Preset) = "take {preset}",
        /// `lay wood`: a piece of ground to be placed (5.2).
        Lay(ground: Ground) = "lay {ground}",
        /// `deploy cel-noble`: a unit of this kind to be placed (5.5).
        Deploy(kind: Kind) = "deploy {kind}",
        /// `across 4500`: what is being placed lies this far from the left edge (5.5).
        Across(place: Amount) = "across {place}" => Message::new("dolg-do-across").with("place", MILLIMETRES.say(place.0)),
        /// `depth 800`: and this far from its own edge of the table (5.5).
        Depth(place: Amount) = "depth {place}" => Message::new("dolg-do-depth").with("place", MILLIMETRES.say(place.0)),
        /// `face 30`: turned by this many half degrees, clockwise (5.5).
        Face(angle: Amount) = "face {angle}" => Message::new("dolg-do-face").with("angle", DEGREES.say(angle.0)),
        /// `appoint s3`: the general is with this unit (5.8, 7.19, 17.6).
        Appoint(unit: UnitId) = "appoint {unit}",
        /// `order k07`: plays the upper half of a card (6.3).
        Order(card: Card) = "order {card}",
        /// `activate s3`: by the order just played (6.4).
        Activate(unit: UnitId) = "activate {unit}",
        /// `choose s3`: what the order just played is done to.
        Choose(unit: UnitId) = "choose {unit}",
        /// `move s3`: this unit acts next (8.1).
        Move(unit: UnitId) = "move {unit}",
        /// `regular`: moves by its whole allowance (8.2).
        Regular = "regular",
        /// `march`: moves by one and a half (8.4).
        March = "march",
        /// `reduced`: moves by half and manoeuvres (8.5).
        Reduced = "reduced",
        /// `charge n5 front 1`: into contact with this edge, so many sections beside its middle (9.2).
        Charge(unit: UnitId, edge: Edge, offset: i8 = -3..=3) = "charge {unit} {edge} {offset}"
            => Message::new("dolg-do-charge").with("unit", unit.say()).with("place", say_flush(*edge, *offset)),
        /// `contact n5 front 1`: the same by reduced movement, which is no charge (9.9).
        Contact(unit: UnitId, edge: Edge, offset: i8 = -3..=3) = "contact {unit} {edge} {offset}"
            => Message::new("dolg-do-contact").with("unit", unit.say()).with("place", say_flush(*edge, *offset)),
        /// `advance 250`: straight on, in tenths of a millimetre (8.2).
        Advance(length: Amount) = "advance {length}"
            => Message::new("dolg-do-advance").with("length", say_length(*length)),
        /// `wheel left 30`: around a front corner, in half degrees (8.3).
        Wheel(wing: Wing, angle: Amount) = "wheel {wing} {angle}"
            => Message::new("dolg-do-wheel").with("wing", wing.say()).with("angle", DEGREES.say(angle.0)),
        /// `drift 180`: from here on in this direction, in half degrees clockwise from its heading (8.7).
        Drift(angle: Amount) = "drift {angle}" => Message::new("dolg-do-drift").with("angle", DEGREES.say(angle.0)),
        /// `rotate 60`: on the spot, in half degrees clockwise (8.8).
        Rotate(angle: Amount) = "rotate {angle}" => Message::new("dolg-do-rotate").with("angle", DEGREES.say(angle.0)),
        /// `extend left`: places a counter of the extended line (8.9).
        Extend(wing: Wing) = "extend {wing}",
        /// `reduce left`: takes a wing counter back (8.9, 10.3).
        Reduce(wing: Wing) = "reduce {wing}",
        /// `form testudo`: adopts a formation (8.10).
        Form(formation: Formation) = "form {formation}",
        /// `dissolve`: leaves its formation (8.10).
        Dissolve = "dissolve",
        /// `aim`: will shoot in this turn (8.11).
        Aim = "aim",
        /// `envelop left`: places a counter at the enemy's flank (10.2).
        Envelop(wing: Wing) = "envelop {wing}",
        /// `slide left`: repositions along the enemy's edge (10.4).
        Slide(wing: Wing) = "slide {wing}",
        /// `turn-to n5`: repositions with the front against this enemy (10.4).
        TurnTo(unit: UnitId) = "turn-to {unit}",
        /// `withdraw`: tries to break contact (10.5).
        Withdraw = "withdraw",
        /// `retreat`: breaks contact at a price (10.6).
        Retreat = "retreat",
        /// `shoot s3 n5`: a ranged attack (11.1).
        Shoot(unit: UnitId, target: UnitId) = "shoot {unit} {target}",
        /// `fight s3 n5`: the next fight (12.1).
        Fight(unit: UnitId, enemy: UnitId) = "fight {unit} {enemy}",
        /// `event k07`: plays the lower half of a card (13.22).
        Event(card: Card) = "event {card}",
        /// `replace`: another random event instead (13.23).
        Replace = "replace",
        /// `pass`: no event, no replacement.
        Pass = "pass",
        /// `draw-three`: after a turn without orders (6.8).
        DrawThree = "draw-three",
        /// `exchange`: discards any number and draws one more (6.8).
        Exchange = "exchange",
        /// `discard k07`: out of the hand (6.8).
        Discard(card: Card) = "discard {card}",
        /// `done`: this is complete.
        Done = "done",
        /// `prefer 2`: between what is equal for the AI (21.16).
        Prefer(nth: u8 = 1..=12) = "prefer {nth}",
    }
}

sandtable_core::notation! {
    /// What luck can bring.
    pub enum Chance: "kind of luck" {
        /// `first south`: who begins (5.4, 5.10).
        First(side: Side) = "first {side}",
        /// `roll 5`: one die.
        Roll(face: u8 = 1..=6) = "roll {face}",
        /// `dice 3 4`: the two dice of a morale check (14.2).
        Dice(one: u8 = 1..=6, two: u8 = 1..=6) = "dice {one} {two}",
        /// `draw k07`: a card into a hand.
        Draw(card: Card) = "draw {card}",
        /// `reveal k07`: the random event of a combat (13.21).
        Reveal(card: Card) = "reveal {card}",
        /// `steal k07`: a card out of the enemy's hand (7.18).
        Steal(card: Card) = "steal {card}",
        /// `enlist cel-noble`: the next card of a pile of units (21.4, 21.5, 21.8).
        Enlist(kind: Kind) = "enlist {kind}",
        /// `pick 2`: one of several that are equal (21.16).
        Pick(nth: u8 = 1..=12) = "pick {nth}",
    }
}

sandtable_core::notation! {
    /// A thing on the table that can be clicked.
    pub enum Element: "thing on the table" {
        /// `s3`: a unit.
        Unit(unit: UnitId) = "{unit}",
        /// `k07`: a card of the hand.
        Card(card: Card) = "{card}",
        /// `faction-celts`: in the list of factions.
        Faction(faction: Faction) = "faction-{faction}",
        /// `general-boudica`: in the list of generals.
        General(general: General) = "general-{general}",
        /// `kind-cel-noble`: in the list of units.
        Kind(kind: Kind) = "kind-{kind}",
        /// `preset-celts-500`: in the list of armies.
        Preset(preset: Preset) = "preset-{preset}",
        /// `ground-wood`: in the list of terrain.
        Ground(ground: Ground) = "ground-{ground}",
        /// `formation-testudo`: in the list of formations.
        Formation(formation: Formation) = "formation-{formation}",
        /// `flush-front-1`: a place along an edge of the unit picked before.
        Flush(edge: Edge, offset: i8 = -3..=3) = "flush-{edge}-{offset}",
        /// `slide-left`: a button with a direction.
        Slide(wing: Wing) = "slide-{wing}",
        /// `wheel-left`: the handle of a wheel.
        Wheel(wing: Wing) = "wheel-{wing}",
        /// `extend-left`: the place of a counter of the extended line.
        Extend(wing: Wing) = "extend-{wing}",
        /// `reduce-left`: a wing counter.
        Reduce(wing: Wing) = "reduce-{wing}",
        /// `envelop-left`: the place of a counter of envelopment.
        Envelop(wing: Wing) = "envelop-{wing}",
        /// `across`: the handle that shifts.
        Across = "across",
        /// `depth`: the handle that shifts forwards.
        Depth = "depth",
        /// `face`: the handle that turns.
        Face = "face",
        /// `advance`: the handle of the straight move.
        Advance = "advance",
        /// `drift`: the handle of the direction.
        Drift = "drift",
        /// `rotate`: the handle that turns on the spot.
        Rotate = "rotate",
        /// `regular`: a button.
        Regular = "regular",
        /// `march`: a button.
        March = "march",
        /// `reduced`: a button.
        Reduced = "reduced",
        /// `dissolve`: a button.
        Dissolve = "dissolve",
        /// `aim`: a button.
        Aim = "aim",
        /// `withdraw`: a button.
        Withdraw = "withdraw",
        /// `retreat`: a button.
        Retreat = "retreat",
        /// `replace`: a button.
        Replace = "replace",
        /// `pass`: a button.
        Pass = "pass",
        /// `draw-three`: a button.
        DrawThree = "draw-three",
        /// `exchange`: a button.
        Exchange = "exchange",
        /// `appoint`: the general, before the unit he goes to.
        Appoint = "appoint",
        /// `done`: the button that says it is enough.
        Done = "done",
        /// `choice-2`: a button of what is equal for the AI.
        Choice(nth: u8 = 1..=12) = "choice-{nth}",
    }
}

sandtable_core::messages! {
    /// The question put to a seat.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Ask in "dolg-ask" {
        /// Which faction (4.1)?
        Faction,
        /// Which general (4.4)?
        Lead,
        /// Which unit next (4.2)?
        Muster,
        /// Which piece of ground (5.2)?
        Lay { left: u8 },
        /// Where exactly (5.2)?
        PlaceGround { ground: Ground },
        /// Which unit is deployed next (5.5)?
        Deploy { left: u8 },
        /// Where exactly (5.5)?
        Place { unit: UnitId },
        /// With which unit is the general (5.8)?
        General,
        /// Which order, if any (6.3)?
        Orders,
        /// Which units does it activate (6.4)?
        Activate { order: Order, left: u8 },
        /// What is it done to?
        Target { order: Order },
        /// Which way does it look (7.10)?
        Turn { unit: UnitId },
        /// Which unit moves next (8.1)?
        Movement,
        /// How does it move (8.1)?
        Move { unit: UnitId },
        /// Where to (8.2)?
        Segments { unit: UnitId, left: u16 } => left_to_move("dolg-ask-segments", *unit, *left),
        /// Where to, and which manoeuvre (8.5)?
        Manoeuvres { unit: UnitId, left: u16 } => left_to_move("dolg-ask-manoeuvres", *unit, *left),
        /// How far in this direction (8.7)?
        Drift { unit: UnitId, left: u16 } => left_to_move("dolg-ask-drift", *unit, *left),
        /// How far back (10.5, 10.6)?
        Back { unit: UnitId },
        /// Which way does it get away (11.8)?
        GetAway { unit: UnitId, left: u16 } => left_to_move("dolg-ask-get-away", *unit, *left),
        /// Who shoots at whom (11.1)?
        Shoot,
        /// Which fight is next (12.1)?
        Fight,
        /// Is the random event replaced (13.23)?
        Replace { event: CombatEvent },
        /// Which event is played (13.22)?
        Event { unit: UnitId, enemy: UnitId },
        /// Cards after a turn without orders (6.8)?
        Refill,
        /// What is discarded (6.8)?
        Exchange { discarded: u8 },
        /// What is discarded, down to the leadership (6.8)?
        Trim { over: u8 },
        /// Which of several equal things does the AI do (21.16)?
        Prefer { number: u8 },
    }
}

sandtable_core::messages! {
    /// What happened.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "kebab-case", tag = "event")]
    pub enum Event in "dolg-log" {
        /// A side is mustering (5.3).
        Musters { side: Side },
        /// An army is laid open (5.3).
        Army { side: Side, faction: Faction, general: General, units: u8, points: u16 },
        /// What decides the battle was thrown (5.9).
        Decides { victory: Victory },
        /// How many pieces of ground a side lays (5.2).
        Grounds { side: Side, number: u8 },
        /// A piece of ground was laid (5.2).
        Laid { side: Side, ground: Ground },
        /// Who begins to deploy, or has the first turn.
        First { side: Side },
        /// A unit was put down, face down (5.5).
        Deployed { unit: UnitId, kind: Secret<Kind> },
        /// All units are turned up (5.7).
        Revealed,
        /// The general went to a unit (5.8).
        Appointed { unit: UnitId, general: General },
        /// A card came into a hand.
        Drew { side: Side, card: Secret<Card> },
        /// The discard became the deck (6.9).
        Reshuffled { number: u16 },
        /// A turn begins (6.1).
        Turn { side: Side, turn: u8 },
        /// An order was played (6.3).
        Ordered { side: Side, card: Card }
            => Message::new("dolg-log-ordered").with("side", side.say()).with("order", card.row().order.say()),
        /// A unit was activated (6.4).
        Activated { unit: UnitId },
        /// A unit stopped fleeing or is no longer broken.
        Rallied { unit: UnitId },
        /// Wounds were healed.
        Healed { unit: UnitId, number: u8 },
        /// It has officers again (7.14).
        Officers { unit: UnitId },
        /// A card was taken out of a hand (7.18).
        Stole { side: Side, card: Secret<Card> },
        /// The leadership changed (7.20, 13.13).
        Leadership { side: Side, leadership: u8 },
        /// A unit moved.
        Moved { unit: UnitId },
        /// A unit charged (9).
        Charged { unit: UnitId, target: UnitId },
        /// A unit came into contact without a charge (9.9).
        Contacted { unit: UnitId, target: UnitId },
        /// A formation was adopted or left (8.10).
        Formed { unit: UnitId, formation: Formation },
        /// A formation is over.
        Dissolved { unit: UnitId },
        /// A wing counter was placed.
        Winged { unit: UnitId, wing: Wing },
        /// A wing counter is gone.
        Unwinged { unit: UnitId, wing: Wing },
        /// It withdrew from contact, or did not get away (10.5).
        Withdrew { unit: UnitId, away: bool }
            => Message::new(if *away { "dolg-log-withdrew" } else { "dolg-log-held-fast" }).with("unit", unit.say()),
        /// It retreated (10.6).
        Retreated { unit: UnitId },
        /// A ranged attack begins (11).
        Shot { unit: UnitId, target: UnitId, dice: u8 },
        /// A fight begins (12).
        Fought { unit: UnitId, enemy: UnitId },
        /// An event works for this unit, or for nobody (13).
        Happened { card: Card, unit: UnitId, works: bool } => Message::new(
                if *works { "dolg-log-happened" } else { "dolg-log-idle" },
            ).with("event", card.row().event.say()).with("unit", unit.say()),
        /// It strikes (12.4).
        Struck { unit: UnitId, target: UnitId, dice: u8 },
        /// A die to hit (11.5).
        HitRoll { unit: UnitId, face: u8, hit: bool } => Message::new(match (face, hit) {
                (6, _) => "dolg-log-wound-at-once",
                (_, true) => "dolg-log-hit",
                (_, false) => "dolg-log-miss",
            }).with("unit", unit.say()).with("face", *face),
        /// A die for damage (11.5).
        DamageRoll { unit: UnitId, face: u8, wound: bool }
            => Message::new(if *wound { "dolg-log-damage" } else { "dolg-log-no-damage" })
                .with("unit", unit.say()).with("face", *face),
        /// Wounds were suffered (12.5).
        Wounded { unit: UnitId, number: u8 },
        /// A unit is destroyed.
        Destroyed { unit: UnitId },
        /// A morale check (14.2).
        Checked { unit: UnitId, cause: Cause, one: u8, two: u8, value: i8, passed: bool } => Message::new(
                if *passed { "dolg-log-passed" } else { "dolg-log-failed" },
            ).with("unit", unit.say()).with("cause", cause.say()).with("one", *one).with("two", *two).with("value", *value),
        /// A unit is broken (14.4).
        Broken { unit: UnitId },
        /// A unit flees (14.5).
        Fled { unit: UnitId },
        /// Its officers are dead (13.12).
        NoOfficers { unit: UnitId },
        /// A unit is veteran from now on (13.16).
        Veteran { unit: UnitId },
        /// It is out of missiles (13.5).
        OutOfMissiles { unit: UnitId },
        /// A die about a general (17).
        GeneralRoll { side: Side, face: u8 },
        /// A general is dead (17.4).
        GeneralKilled { side: Side, general: General },
        /// Cards were discarded openly.
        Discarded { side: Side, card: Card }
            => Message::new("dolg-log-discarded").with("side", side.say()).with("card", card.say()),
        /// The army check of a side (19.5).
        ArmyCheck { side: Side, one: u8, two: u8, passed: bool } => Message::new(
                if *passed { "dolg-log-army-stands" } else { "dolg-log-army-breaks" },
            ).with("side", side.say()).with("one", *one).with("two", *two),
        /// A die of the draft of the AI: the player has so many of a branch, the AI takes that many (21.4).
        Drafts { branch: Branch, has: u8, face: u8, number: u8 },
        /// The AI enlists a unit (21.4, 21.5).
        Enlisted { kind: Kind, points: u16 },
        /// A unit of the AI goes to a section of the field: by a die, or as a part of the minimum (21.8, 21.9).
        Assigned { kind: Kind, section: Section, face: u8 } => Message::new(
                if *face == 0 { "dolg-log-assigned" } else { "dolg-log-assigned-by-die" },
            ).with("kind", kind.say()).with("section", section.say()).with("face", *face),
        /// In how many lines the AI deploys (21.10).
        Arrays { face: u8, lines: u8 },
        /// A unit of the AI lies on the table (21.13).
        Arrayed { unit: UnitId, kind: Kind, section: Section, line: u8 },
        /// The die for the place of the AI's general (21.15).
        PostRoll { face: u8 },
        /// The die instead of the leadership of a dead general (22.1).
        LeadershipRoll { side: Side, face: u8 },
        /// The behaviour of the AI in this turn (22.1 to 22.3).
        Behaviour { side: Side, value: i8, terms: Terms } => say_behaviour(*side, *value, *terms),
        /// The AI has turned up a card (22.4, 24.4).
        TurnedUp { side: Side, card: Card },
        /// Why the AI activates a unit (22.10).
        Chosen { unit: UnitId, priority: Priority, row: Row },
        /// What the AI does with a unit, and why (23).
        Follows { unit: UnitId, item: Item, row: Row } => Message::new("dolg-log-follows")
                .with("unit", unit.say()).with("item", item.say()).with("rule", item.paragraph()).with("row", row.say()),
        /// At whom a unit of the AI shoots, by which class of targets (24.1).
        Aims { unit: UnitId, target: UnitId, class: u8 },
        /// Luck, or the player, decided between equal things (21.16).
        Decided { nth: u8, number: u8 },
        /// The battle is over.
        Ended { ending: Ending } => Message::new(format!("dolg-log-ended-{ending}")),
    }
}

/// The value, its terms and its row.
fn say_behaviour(side: Side, value: i8, terms: Terms) -> Message {
    Message::new("dolg-log-behaviour")
        .with("side", side.say())
        .with("value", value)
        .with("row", Row::of(value).say())
        .with("leadership", terms.leadership)
        .with("points", terms.points)
        .with("shaken", terms.shaken)
        .with("lost", terms.lost)
        .with("generals", terms.generals)
        .with("scenario", terms.scenario)
}

impl Say for Card {
    /// Its two halves.
    fn say(&self) -> Message {
        let row = self.row();
        Message::new("dolg-card").with("order", row.order.say()).with("event", row.event.say())
    }
}

/// Tenths of a millimetre as millimetres.
pub const MILLIMETRES: Measure = Measure { unit: "dolg-millimetres", per: 10, digits: 1 };
/// Tenths of a millimetre in UD (2.2).
pub const UNITS_OF_DISTANCE: Measure = Measure { unit: "dolg-ud", per: UD, digits: 2 };
/// Half degrees as degrees.
pub const DEGREES: Measure = Measure { unit: "dolg-degrees", per: 2, digits: 1 };

/// A length in millimetres and, unless it is too small to say, in UD.
fn say_length(Amount(length): Amount) -> Message {
    let mm = MILLIMETRES.say(length);
    if length < UD / 20 {
        return mm;
    }
    Message::new("dolg-distance").with("mm", mm).with("ud", UNITS_OF_DISTANCE.say(length))
}

/// A place along an edge, by sections from its middle.
pub fn say_flush(edge: Edge, offset: i8) -> Message {
    let id = match offset {
        0 => "dolg-flush-middle",
        ..0 => "dolg-flush-left",
        1.. => "dolg-flush-right",
    };
    Message::new(id).with("edge", edge.say()).with("sections", offset.unsigned_abs())
}

fn left_to_move(id: &'static str, unit: UnitId, left: u16) -> Message {
    Message::new(id).with("unit", unit.say()).with("left", UNITS_OF_DISTANCE.say(left.into()))
}

/// Things one after the other; `dolg-nothing` if there are none.
pub(crate) fn list(things: impl IntoIterator<Item = Message>) -> Message {
    let things: Vec<Message> = things.into_iter().collect();
    let join = |tail, head| Message::new("dolg-list").with("head", head).with("tail", tail);
    things.into_iter().rev().reduce(join).unwrap_or_else(|| Message::new("dolg-nothing"))
}

/// The cards of a hand.
pub(crate) fn say_cards(cards: &Cards) -> Message {
    list(cards.kinds().map(|card| card.say()))
}
