//! Positions in a few words. Only the nation whose turn it is has markers, three of them, unless a test says otherwise: so nobody is asked
//! about responses. What a test does not mention lies in Losses.

use std::collections::BTreeMap;

use sandtable_core::Viewer;
use sandtable_onehour::ids::{Nation, Side, Space, Track, Unit};
use sandtable_onehour::{Event, Onehour, Options, SpaceSet, View};
use serde_json::{Value, json};

pub(crate) type Scene = sandtable_testkit::Scene<Onehour>;

/// A position in the making.
pub(crate) struct Position {
    options: Options,
    fields: BTreeMap<&'static str, Value>,
    forces: BTreeMap<String, BTreeMap<String, u8>>,
    markers: BTreeMap<Nation, u8>,
    tracks: [[u8; 3]; 5],
    order: Vec<Nation>,
    mover: Nation,
    empty: bool,
}

fn position(mover: &str, empty: bool) -> Position {
    let mover: Nation = read(mover);
    Position {
        options: Options::default(),
        fields: BTreeMap::new(),
        forces: BTreeMap::new(),
        markers: BTreeMap::from([(mover, 3)]),
        tracks: [[2, 0, 0]; 5],
        order: Nation::ALL.to_vec(),
        mover,
        empty,
    }
}

/// The pieces of the set-up, with this nation to act.
pub(crate) fn opening(mover: &str) -> Position {
    let mut position = position(mover, false);
    position.tracks = [[2, 1, 0], [2, 0, 0], [2, 0, 1], [2, 0, 0], [2, 0, 0]];
    position
}

/// An empty map, with this nation to act.
pub(crate) fn empty(mover: &str) -> Position {
    position(mover, true)
}

fn counts(units: &str) -> BTreeMap<String, u8> {
    let mut counts = BTreeMap::new();
    for unit in units.split_whitespace() {
        *counts.entry(read::<Unit>(unit).to_string()).or_insert(0) += 1;
    }
    counts
}

impl Position {
    /// Pieces in a space: `france`, `german-army1 german-army2`.
    pub(crate) fn on(mut self, space: &str, units: &str) -> Position {
        self.forces.insert(read::<Space>(space).to_string(), counts(units));
        self
    }

    /// The Reserve of all nations.
    pub(crate) fn reserve(mut self, units: &str) -> Position {
        self.fields.insert("reserve", json!(counts(units)));
        self
    }

    /// What is out of the game.
    pub(crate) fn removed(mut self, units: &str) -> Position {
        self.fields.insert("removed", json!(counts(units)));
        self
    }

    /// The markers of a nation.
    pub(crate) fn markers(mut self, nation: &str, markers: u8) -> Position {
        self.markers.insert(read(nation), markers);
        self
    }

    /// A track: `germany`, `air`, 2.
    pub(crate) fn track(mut self, nation: &str, track: &str, value: u8) -> Position {
        self.tracks[read::<Nation>(nation).index()][read::<Track>(track) as usize] = value;
        self
    }

    /// The turn order track; the mover begins the round all the same.
    pub(crate) fn order(mut self, order: &str) -> Position {
        self.order = order.split_whitespace().map(read).collect();
        self
    }

    /// The year, 1940 to 1945.
    pub(crate) fn year(self, year: u16) -> Position {
        self.field("year", json!(year - 1940))
    }

    /// The Political Will of Axis and Allies.
    pub(crate) fn will(self, axis: u8, allies: u8) -> Position {
        self.field("will", json!([axis, allies]))
    }

    /// The USA is at war without a bonus marker.
    pub(crate) fn at_war(self) -> Position {
        self.field("usa_at_war", json!(true))
    }

    /// Battles with dice.
    pub(crate) fn dice(mut self) -> Position {
        self.options.dice = true;
        self
    }

    pub(crate) fn field(mut self, name: &'static str, value: Value) -> Position {
        self.fields.insert(name, value);
        self
    }

    pub(crate) fn scene(self) -> Scene {
        let start = self.order.iter().position(|&nation| nation == self.mover).unwrap();
        let mut round = self.order.clone();
        round.rotate_left(start);
        let markers: Vec<u8> =
            Nation::ALL.iter().map(|nation| self.markers.get(nation).copied().unwrap_or(0)).collect();
        let mut fields = json!({
            "markers": markers, "tracks": self.tracks, "order": self.order, "round": round, "at": 0,
            "mover": self.mover, "passed": [], "frames": ["turn"],
        });
        if self.empty {
            fields["losses"] = Value::Null;
            fields["reserve"] = json!({});
            fields["forces"] = json!(self.forces);
        }
        for (name, value) in self.fields {
            fields[name] = value;
        }
        let mut scene = Scene::new(&self.options);
        scene.set(&fields);
        scene
    }
}

pub(crate) fn read<T: std::str::FromStr<Err = sandtable_core::ParseError>>(text: &str) -> T {
    text.parse().unwrap_or_else(|why| panic!("unreadable: {why}"))
}

pub(crate) fn view(scene: &Scene) -> View {
    scene.view(Viewer::Public)
}

/// How many of a kind are in a space.
pub(crate) fn at(scene: &Scene, space: &str, unit: &str) -> u8 {
    scene.state().force(read(space)).count(read(unit))
}

fn count(list: &[(Unit, u8)], unit: &str) -> u8 {
    let unit: Unit = read(unit);
    list.iter().find(|(one, _)| *one == unit).map_or(0, |(_, count)| *count)
}

/// How many of a kind are in Reserve.
pub(crate) fn reserve(scene: &Scene, unit: &str) -> u8 {
    count(&view(scene).nation(read::<Unit>(unit).nation()).reserve, unit)
}

/// How many of a kind are in Losses.
pub(crate) fn losses(scene: &Scene, unit: &str) -> u8 {
    count(&view(scene).nation(read::<Unit>(unit).nation()).losses, unit)
}

/// How many of a kind are out of the game.
pub(crate) fn removed(scene: &Scene, unit: &str) -> u8 {
    count(&view(scene).nation(read::<Unit>(unit).nation()).removed, unit)
}

/// Who controls a space, as a word; `-` for nobody.
pub(crate) fn control(scene: &Scene, space: &str) -> &'static str {
    scene.state().controller(read(space)).map_or("-", Side::word)
}

/// Is the space in the nation's supply?
pub(crate) fn supplied(scene: &Scene, nation: &str, space: &str) -> bool {
    scene.state().supply(read(nation)).has(read(space))
}

pub(crate) fn spaces(words: &str) -> SpaceSet {
    words.split_whitespace().map(read::<Space>).collect()
}

pub(crate) fn markers(scene: &Scene, nation: &str) -> u8 {
    scene.state().markers(read(nation))
}

pub(crate) fn track(scene: &Scene, nation: &str, track: &str) -> u8 {
    scene.state().track(read(nation), read(track))
}

/// The totals of the battle of the last play.
pub(crate) fn fought(scene: &Scene) -> Option<(u8, u8)> {
    scene.events().iter().find_map(|event| match event {
        Event::Fought { attack, defence, .. } => Some((*attack, *defence)),
        _ => None,
    })
}

/// Is this choice listed?
pub(crate) fn can(scene: &Scene, action: &str) -> bool {
    scene.legal().iter().any(|one| one == action)
}

/// Does the response come up now?
pub(crate) fn is_offered(scene: &Scene, response: &str) -> bool {
    can(scene, &format!("respond {response}"))
}

/// The paragraph that a refusal cites.
pub(crate) fn cited(scene: &Scene, step: &str) -> String {
    let why = scene.why_not(step);
    let rule = why.args.iter().find(|(name, _)| name == "rule").expect("a paragraph");
    match &rule.1 {
        sandtable_core::Arg::Text(text) => text.clone(),
        other => panic!("{other:?}"),
    }
}
