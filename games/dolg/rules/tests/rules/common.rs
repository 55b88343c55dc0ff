//! Positions in a few words: units, hands, and the phase of whose turn it is. Nobody has a general on the table unless a
//! test says so; hands are empty, so that nobody is asked about events.

use std::collections::BTreeMap;

use sandtable_dolg::ids::{Card, Faction, Kind, Mark, Side, UnitId};
use sandtable_dolg::{Dolg, Event, Options, State, Unit};
use serde_json::{Value, json};

pub(crate) type Scene = sandtable_testkit::Scene<Dolg>;

/// The phases of a turn, the last first.
const PHASES: [&str; 7] = ["end-turn", "cards", "flight", "melee", "ranged", "movement", "activation"];
/// A card whose event does nothing: the random event of most tests.
pub(crate) const LULL: &str = "reveal k51";

/// A battle in the making.
pub(crate) struct Battle {
    options: Options,
    units: [Vec<Value>; 2],
    kinds: [Vec<Kind>; 2],
    hands: [BTreeMap<String, u8>; 2],
    generals: [(String, Option<String>); 2],
    fields: BTreeMap<&'static str, Value>,
    killed: [bool; 2],
    mover: Side,
    phase: String,
}

/// The south is to move, in this phase.
pub(crate) fn battle(phase: &str) -> Battle {
    Battle {
        options: Options { points: 3000, mercenaries: true, ..Options::default() },
        units: [Vec::new(), Vec::new()],
        kinds: [Vec::new(), Vec::new()],
        hands: [BTreeMap::new(), BTreeMap::new()],
        generals: [("unknown".to_owned(), None), ("unknown".to_owned(), None)],
        fields: BTreeMap::new(),
        killed: [false; 2],
        mover: Side::South,
        phase: phase.to_owned(),
    }
}

impl Battle {
    /// A unit of the south: `rom-legion 5000 3000 0`, then what lies on it: marks, `wounds=2`, `form=testudo`, `left=extended`.
    pub(crate) fn south(self, unit: &str) -> Battle {
        self.add(Side::South, unit)
    }

    /// A unit of the north.
    pub(crate) fn north(self, unit: &str) -> Battle {
        self.add(Side::North, unit)
    }

    /// A unit of either side.
    pub(crate) fn add(mut self, side: Side, text: &str) -> Battle {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |at: usize| words[at].parse::<i32>().expect("a number");
        let kind: Kind = words[0].parse().expect("a kind");
        let mut unit = json!({
            "kind": kind, "pose": { "x": number(1), "y": number(2), "heading": number(3) },
            "wounds": 0, "fresh": 0, "formation": null, "wings": ["free", "free"], "marks": ["standing"],
            "target": null, "spent": 0, "pace": 1, "empty_quivers": 0,
        });
        for word in &words[4..] {
            match word.split_once('=') {
                Some(("wounds", count)) => unit["wounds"] = json!(count.parse::<u8>().expect("a number")),
                Some(("form", formation)) => unit["formation"] = json!(formation),
                Some(("left", counter)) => unit["wings"][0] = json!(counter),
                Some(("right", counter)) => unit["wings"][1] = json!(counter),
                Some(("target", target)) => unit["target"] = json!(target),
                Some(("empty", turns)) => {
                    unit["empty_quivers"] = json!(turns.parse::<u8>().expect("a number"));
                }
                _ => unit["marks"].as_array_mut().expect("a list").push(json!(word)),
            }
        }
        self.units[side.index()].push(unit);
        self.kinds[side.index()].push(kind);
        self
    }

    /// It is the turn of the north.
    pub(crate) fn of_north(mut self) -> Battle {
        self.mover = Side::North;
        self
    }

    /// Cards in a hand.
    pub(crate) fn hand(mut self, side: Side, cards: &str) -> Battle {
        self.hands[side.index()] = cards.split(' ').map(|card| (card.to_owned(), 1)).collect();
        self
    }

    /// Who leads a side, and with which unit he is.
    pub(crate) fn general(mut self, side: Side, general: &str, unit: &str) -> Battle {
        self.generals[side.index()] = (general.to_owned(), Some(unit.to_owned()));
        self
    }

    pub(crate) fn options(mut self, change: impl FnOnce(&mut Options)) -> Battle {
        change(&mut self.options);
        self
    }

    /// Another field of the position.
    pub(crate) fn set(mut self, field: &'static str, value: Value) -> Battle {
        self.fields.insert(field, value);
        self
    }

    /// The general of a side is dead.
    pub(crate) fn killed(mut self, side: Side) -> Battle {
        self.killed[side.index()] = true;
        self
    }

    fn army(&self, side: Side) -> Value {
        let kinds = &self.kinds[side.index()];
        let faction =
            kinds.iter().map(|kind| kind.row().faction).find(|faction| Faction::LEADING.contains(faction));
        let points: u16 = kinds.iter().map(|kind| kind.row().points).sum();
        let (general, post) = &self.generals[side.index()];
        json!({
            "faction": faction.unwrap_or(Faction::Rome), "general": general, "reserve": {}, "points": points,
            "post": post, "killed": self.killed[side.index()], "leadership_change": 0,
        })
    }

    pub(crate) fn scene(self) -> Scene {
        let last = PHASES.iter().position(|phase| *phase == self.phase).expect("a phase");
        let mut fields = json!({
            "victory": self.options.victory.victory(),
            "armies": [self.army(Side::South), self.army(Side::North)],
            "south": self.units[0], "north": self.units[1], "hands": self.hands, "deck": null,
            "turn": 1, "mover": self.mover, "frames": PHASES[..=last],
        });
        // What goes on by itself begins with a card that the enemy draws.
        let led = self.options.is_automated(self.mover);
        let goes_on = last <= 2 || led;
        if goes_on {
            let draw = json!({ "draw": { "side": self.mover.enemy(), "left": 1 } });
            // What the AI does begins with a check that its enemy passes, so that nobody has cards.
            let check = json!({ "check": { "unit": "s1", "cause": "general-lost" } });
            fields["frames"].as_array_mut().expect("a list").push(if led { check } else { draw });
        }
        for (field, value) in self.fields {
            fields[field] = value;
        }
        let mut scene = Scene::new(&self.options);
        scene.set(&fields);
        if goes_on {
            scene.luck(if led { "dice 1 1" } else { "draw k98" });
        }
        scene
    }
}

/// A unit of the position.
pub(crate) fn unit(scene: &Scene, word: &str) -> Unit {
    *scene.state().unit(word.parse::<UnitId>().expect("a unit"))
}

pub(crate) fn has(scene: &Scene, word: &str, mark: Mark) -> bool {
    unit(scene, word).is(mark)
}

/// Places and headings in 0.1 mm and half degrees.
pub(crate) fn pose(scene: &Scene, word: &str) -> (i16, i16, i32) {
    let pose = unit(scene, word).pose;
    (pose.x, pose.y, pose.heading.half_degrees())
}

/// How many dice each unit threw in the last play.
pub(crate) fn dice(scene: &Scene) -> Vec<(String, u8)> {
    let struck = |event: &Event| match event {
        Event::Struck { unit, dice, .. } => Some((unit.to_string(), *dice)),
        _ => None,
    };
    scene.events().iter().filter_map(struck).collect()
}

/// Two legions face to face, four sections in contact, in the melee of the south.
pub(crate) fn duel() -> Battle {
    battle("melee").south("rom-legion 5000 3000 0").north("rom-legion 5000 3630 360")
}

/// Throws all dice of a fight with these faces: first to hit, then for damage, and so on as they come.
pub(crate) fn fight(scene: &mut Scene, step: &str, luck: &[&str]) {
    scene.luck(LULL);
    for one in luck {
        scene.luck(one);
    }
    scene.play(step);
}

pub(crate) fn card(order: &str) -> Card {
    let found = Card::ALL.iter().copied().find(|card| card.row().order.word() == order);
    found.expect("a card with this order")
}

pub(crate) fn event_card(event: &str) -> Card {
    let found = Card::ALL.iter().copied().find(|card| card.row().event.word() == event);
    found.expect("a card with this event")
}

pub(crate) fn morale(state: &State, word: &str) -> i8 {
    state.morale(word.parse().expect("a unit"), sandtable_dolg::ids::Cause::GeneralLost)
}
