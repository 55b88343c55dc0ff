//! Battles in a few words. South is to move, hands are empty and generals are with nobody unless a test says otherwise, and the two
//! first units of a test usually stand front against front.

use sandtable_dolg::ids::{CombatEvent, General, Kind, Mark, Order, UnitId};
use sandtable_dolg::tables::CARDS;
use sandtable_dolg::{Dolg, Event, Options, Unit};
use serde_json::{Value, json};

pub(crate) type Scene = sandtable_testkit::Scene<Dolg>;

/// A random event that does nothing: *Lull*.
pub(crate) const LULL: &str = "reveal k51";

pub(crate) fn read<T: std::str::FromStr<Err = sandtable_core::ParseError>>(text: &str) -> T {
    text.parse().unwrap_or_else(|why| panic!("unreadable: {why}"))
}

/// A position in the making.
pub(crate) struct Battle {
    options: Options,
    factions: [&'static str; 2],
    generals: [General; 2],
    posts: [Option<&'static str>; 2],
    units: [Vec<Value>; 2],
    points: [u16; 2],
    hands: [Vec<String>; 2],
    fields: Vec<(&'static str, Value)>,
}

/// Romans of the south against Celts of the north.
pub(crate) fn battle() -> Battle {
    Battle {
        options: Options { points: 3000, mercenaries: true, ..Options::default() },
        factions: ["rome", "celts"],
        generals: [General::Unknown; 2],
        posts: [None; 2],
        units: [Vec::new(), Vec::new()],
        points: [0; 2],
        hands: [Vec::new(), Vec::new()],
        fields: Vec::new(),
    }
}

impl Battle {
    fn add(mut self, side: usize, kind: &str, [x, y]: [i16; 2], heading: u16) -> Battle {
        self.points[side] += read::<Kind>(kind).row().points;
        self.units[side].push(json!({
            "kind": kind, "pose": {"x": x, "y": y, "heading": heading}, "wounds": 0, "fresh": 0, "formation": null,
            "wings": ["free", "free"], "marks": ["standing"], "target": null, "spent": 0, "pace": 1, "empty_quivers": 0,
        }));
        self
    }

    /// A unit of the south, looking north.
    pub(crate) fn south(self, kind: &str, place: [i16; 2]) -> Battle {
        self.add(0, kind, place, 0)
    }

    /// A unit of the north, looking south.
    pub(crate) fn north(self, kind: &str, place: [i16; 2]) -> Battle {
        self.add(1, kind, place, 360)
    }

    /// A unit of the north with another heading, in half degrees.
    pub(crate) fn north_at(self, kind: &str, place: [i16; 2], heading: u16) -> Battle {
        self.add(1, kind, place, heading)
    }

    fn unit(&mut self, unit: &str) -> &mut Value {
        let unit: UnitId = read(unit);
        &mut self.units[unit.side().index()][unit.nth()]
    }

    /// Wounds of a unit.
    pub(crate) fn wounds(mut self, unit: &str, wounds: u8) -> Battle {
        self.unit(unit)["wounds"] = json!(wounds);
        self
    }

    /// More marks on a unit.
    pub(crate) fn marks(mut self, unit: &str, marks: &str) -> Battle {
        let list = self.unit(unit)["marks"].as_array_mut().expect("marks are a list");
        list.extend(marks.split_whitespace().map(|mark| json!(mark)));
        self
    }

    /// The unit charged this one.
    pub(crate) fn charged(mut self, unit: &str, target: &str) -> Battle {
        self.unit(unit)["target"] = json!(target);
        self.marks(unit, "activated moved charged")
    }

    /// The formation of a unit.
    pub(crate) fn formation(mut self, unit: &str, formation: &str) -> Battle {
        self.unit(unit)["formation"] = json!(formation);
        self
    }

    /// Who leads the side, and in which unit.
    pub(crate) fn general(mut self, general: &str, unit: &'static str) -> Battle {
        let side = read::<UnitId>(unit).side().index();
        (self.generals[side], self.posts[side]) = (read(general), Some(unit));
        self
    }

    /// The faction of the north.
    pub(crate) fn against(mut self, faction: &'static str) -> Battle {
        self.factions[1] = faction;
        self
    }

    /// Cards in a hand.
    pub(crate) fn hand(mut self, side: usize, cards: &[String]) -> Battle {
        self.hands[side].extend_from_slice(cards);
        self
    }

    /// A piece of ground around this place.
    pub(crate) fn ground(self, ground: &str, [x, y]: [i16; 2]) -> Battle {
        self.field("grounds", json!([{"ground": ground, "x": x, "y": y, "width": 2500, "depth": 2000}]))
    }

    /// Other options.
    pub(crate) fn options(mut self, change: impl FnOnce(&mut Options)) -> Battle {
        change(&mut self.options);
        self
    }

    /// A field of the position.
    pub(crate) fn field(mut self, name: &'static str, value: Value) -> Battle {
        self.fields.push((name, value));
        self
    }

    fn army(&self, side: usize) -> Value {
        json!({
            "faction": self.factions[side], "general": self.generals[side], "reserve": {}, "points": self.points[side],
            "post": self.posts[side], "killed": false, "leadership_change": 0,
        })
    }

    /// Counts of cards, as a position holds them.
    fn cards(&self, side: usize) -> Value {
        self.hands[side].iter().map(|card| (card.clone(), json!(1))).collect::<serde_json::Map<_, _>>().into()
    }

    /// The position in this phase.
    pub(crate) fn phase(self, phase: &str) -> Scene {
        let phases = ["end-turn", "cards", "flight", "melee", "ranged", "movement", "activation"];
        let last = phases.iter().position(|&one| one == phase).expect("a phase");
        let mut fields = json!({
            "victory": self.options.victory.victory(), "armies": [self.army(0), self.army(1)],
            "south": self.units[0], "north": self.units[1], "deck": null, "hands": [self.cards(0), self.cards(1)],
            "turn": 1, "frames": phases[..=last],
        });
        for (name, value) in &self.fields {
            fields[*name] = value.clone();
        }
        let mut scene = Scene::new(&self.options);
        scene.set(&fields);
        scene
    }
}

/// The first unit of the south and of the north, front against front, in the melee phase.
pub(crate) fn face_to_face(south: &str, north: &str) -> Battle {
    battle().south(south, SOUTH).north(north, NORTH)
}

/// Where the first unit of the south stands.
pub(crate) const SOUTH: [i16; 2] = [7000, 4000];
/// In contact with it.
pub(crate) const NORTH: [i16; 2] = [7000, 4630];

/// A card with this event.
pub(crate) fn event(event: CombatEvent) -> String {
    let row = CARDS.iter().find(|row| row.event == event);
    row.expect("every event is on a card").card.to_string()
}

/// Another card with this event.
pub(crate) fn event_again(event: CombatEvent) -> String {
    let row = CARDS.iter().rev().find(|row| row.event == event);
    row.expect("every event is on a card").card.to_string()
}

/// A card with this order.
pub(crate) fn order(order: Order) -> String {
    CARDS.iter().find(|row| row.order == order).expect("every order is on a card").card.to_string()
}

/// Luck that comes several times.
pub(crate) fn dice(scene: &mut Scene, face: u8, number: usize) {
    for _ in 0..number {
        scene.luck(&format!("roll {face}"));
    }
}

pub(crate) fn unit(scene: &Scene, unit: &str) -> Unit {
    *scene.state().unit(read(unit))
}

pub(crate) fn wounds(scene: &Scene, name: &str) -> u8 {
    unit(scene, name).wounds
}

pub(crate) fn is(scene: &Scene, name: &str, mark: Mark) -> bool {
    unit(scene, name).is(mark)
}

/// The values of the morale checks of the last play.
pub(crate) fn checked(scene: &Scene) -> Vec<i8> {
    let value = |event: &Event| match event {
        Event::Checked { value, .. } => Some(*value),
        _ => None,
    };
    scene.events().iter().filter_map(value).collect()
}
