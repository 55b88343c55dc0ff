//! Positions in a few words. What a test does not mention is ordinary: two defenders, the first in phase 4 with an empty
//! hand, all walls and buildings standing, the science centre in sector 1, no enemy on the board, all other cards in
//! the decks and all other tokens in the reserve. Enemies are `e1`, `e2`, ... in the order in which they are named.

use std::collections::BTreeMap;

use sandtable_core::{Arg, Game, Viewer};
use sandtable_siege::ids::{Card, Cell, FoeId, Player, Sector, Structure, Token};
use sandtable_siege::{Edition, Options, Siege};
use serde_json::{Map, Value, json};

pub(crate) type Scene = sandtable_testkit::Scene<Siege>;

/// A position in the making.
pub(crate) struct Position {
    rules: u32,
    options: Options,
    foes: Vec<Value>,
    hands: BTreeMap<Player, Vec<Card>>,
    /// All main cards that are nowhere else are out of the game.
    short_deck: bool,
    fields: Map<String, Value>,
}

/// Wunderwaffe.
pub(crate) fn later() -> Position {
    with_options(|_| {})
}

/// The base game.
pub(crate) fn base() -> Position {
    with_options(|options| options.edition = Edition::Base)
}

/// Wunderwaffe with some options changed.
pub(crate) fn with_options(change: impl FnOnce(&mut Options)) -> Position {
    let mut options = Options::default();
    change(&mut options);
    let science = (options.edition == Edition::Wunderwaffe).then_some("1");
    let fields = json!({
        "phase": "play",
        "science": science,
        "aside": {},
        "frames": [{"phase": {"phase": "move"}}, "play"],
        "deck": null,
        "science_deck": null,
        "reserve": null,
        "ha_go": null,
    });
    let Value::Object(fields) = fields else { unreachable!("an object is an object") };
    Position {
        rules: Siege::RULES,
        options,
        foes: Vec::new(),
        hands: BTreeMap::new(),
        short_deck: false,
        fields,
    }
}

impl Position {
    /// An enemy: `tiger-e tank-3`, and perhaps `armor 1`, `fires 2`, `hedgehogs`.
    pub(crate) fn foe(mut self, enemy: &str) -> Position {
        let mut words = enemy.split_whitespace();
        let mut foe = json!({"token": words.next(), "cell": words.next()});
        while let Some(word) = words.next() {
            match word {
                "hedgehogs" => foe["marks"] = json!(["hedgehogs"]),
                number => foe[number] = json!(read_number(words.next())),
            }
        }
        self.foes.push(foe);
        self
    }

    /// By the rules of this number instead of the newest.
    pub(crate) fn rules(mut self, rules: u32) -> Position {
        self.rules = rules;
        self
    }

    /// The hand of the first defender.
    pub(crate) fn hand(self, cards: &str) -> Position {
        self.hand_of("defender-1", cards)
    }

    /// The hand of a defender.
    pub(crate) fn hand_of(mut self, player: &str, cards: &str) -> Position {
        self.hands.insert(read(player), words(cards));
        self
    }

    /// The main deck holds just these; cards mentioned nowhere are out of the game.
    pub(crate) fn deck(mut self, cards: &str) -> Position {
        self.short_deck = true;
        self.field("deck", counts(cards))
    }

    /// The main discard pile.
    pub(crate) fn discard(self, cards: &str) -> Position {
        self.field("discard", counts(cards))
    }

    /// Only these walls stand: `1 2 5`.
    pub(crate) fn walls(self, sectors: &str) -> Position {
        self.field("walls", list(sectors))
    }

    /// Only these buildings stand; without that of sector 1 there is no science deck, so name the hands first.
    pub(crate) fn buildings(mut self, sectors: &str) -> Position {
        if self.options.is_wunderwaffe() && !sectors.contains('1') {
            self.fields.insert("labs".to_owned(), json!(false));
            let science: Vec<&str> =
                Card::ALL.iter().filter(|card| card.is_science()).map(|card| card.word()).collect();
            let held: Vec<Card> = self.hands.values().flatten().copied().collect();
            let gone = science.into_iter().filter(|word| !held.contains(&read(word)));
            self.fields.insert("gone".to_owned(), counts(&gone.collect::<Vec<_>>().join(" ")));
        }
        self.field("buildings", list(sectors))
    }

    /// Pillboxes on these walls.
    pub(crate) fn pillboxes(self, sectors: &str) -> Position {
        self.field("pillboxes", list(sectors))
    }

    /// A structure burns: `wall-3`, 2.
    pub(crate) fn burning(mut self, structure: &str, fires: u8) -> Position {
        let structure: Structure = read(structure);
        let field = format!("{}_fires", structure.kind);
        let map = self.fields.entry(field).or_insert_with(|| json!({}));
        map[structure.sector.to_string()] = json!(fires);
        self
    }

    /// No tokens are revealed in phase 6 of this turn.
    pub(crate) fn lull(self) -> Position {
        self.field("turn", json!({"lull": true}))
    }

    /// The reserve holds just these; other tokens are in the enemy discard, other substitutes out of the game.
    pub(crate) fn reserve(mut self, tokens: &str) -> Position {
        let kept: Vec<Token> = words(tokens);
        let mut rest = self.unplaced_tokens();
        for token in &kept {
            let at = rest.iter().position(|other| other == token);
            rest.remove(at.unwrap_or_else(|| panic!("no `{token}` is left for the reserve")));
        }
        let (aside, spent): (Vec<Token>, Vec<Token>) =
            rest.into_iter().partition(|token| token.is_substitute());
        let count = |tokens: Vec<Token>| {
            counts(&tokens.iter().map(|token| token.word()).collect::<Vec<_>>().join(" "))
        };
        self.fields.insert("aside".to_owned(), count(aside));
        self.fields.insert("spent".to_owned(), count(spent));
        self.field("reserve", counts(tokens))
    }

    /// The tokens of the game that are not on the board, an ultra as its substitute; name the enemies first.
    fn unplaced_tokens(&self) -> Vec<Token> {
        let mut all = Vec::new();
        for &token in Token::ALL {
            let row = token.row();
            let count = match self.options.edition {
                Edition::Base => row.base,
                Edition::Wunderwaffe => row.kept + row.new + u8::from(token.is_substitute()),
            };
            all.extend(std::iter::repeat_n(token, count as usize));
        }
        for foe in &self.foes {
            let token: Token = read(foe["token"].as_str().unwrap_or_default());
            if let Some(at) = all.iter().position(|&other| other == token.substitute()) {
                all.remove(at);
            }
        }
        all
    }

    /// Any field of the position as it is written.
    pub(crate) fn field(mut self, name: &str, value: Value) -> Position {
        self.fields.insert(name.to_owned(), value);
        self
    }

    /// On the table.
    pub(crate) fn scene(mut self) -> Scene {
        let foes: BTreeMap<String, Value> =
            self.foes.iter().enumerate().map(|(at, foe)| (format!("e{}", at + 1), foe.clone())).collect();
        let hands = (0..self.options.defenders()).map(|place| {
            let hand = self.hands.get(&Player::defender(place)).cloned().unwrap_or_default();
            counts(&hand.iter().map(|card| card.word()).collect::<Vec<_>>().join(" "))
        });
        let hands: Vec<Value> = hands.collect();
        self.fields.insert("foes".to_owned(), json!(foes));
        self.fields.insert("hands".to_owned(), json!(hands));
        if self.short_deck {
            self.put_the_rest_away();
        }
        let mut scene = Scene::by_rules(self.rules, &self.options);
        scene.set(&Value::Object(self.fields));
        scene
    }

    /// Main cards mentioned nowhere leave the game.
    fn put_the_rest_away(&mut self) {
        let mut gone = Map::new();
        for &card in Card::ALL.iter().filter(|card| !card.is_science()) {
            let in_hands = self.hands.values().flatten().filter(|&&other| other == card).count() as u64;
            let in_piles = ["deck", "discard"]
                .map(|pile| self.fields.get(pile).and_then(|pile| pile[card.word()].as_u64()).unwrap_or(0));
            let played = self.options.is_wunderwaffe() || !card.row().wunderwaffe;
            let count = if played { u64::from(card.row().count) } else { 0 };
            let left = count.saturating_sub(in_hands + in_piles.iter().sum::<u64>());
            gone.insert(card.word().to_owned(), json!(left));
        }
        self.fields.insert("gone".to_owned(), Value::Object(gone));
    }
}

/// The cells in which an enemy can be chosen by an action of the first defender that begins like this: with
/// `hit air-r` for a red air force card. The city has no buildings but that of sector 1.
pub(crate) fn cells_reached(position: impl Fn() -> Position, start: &str, token: &str) -> String {
    let reached = |cell: &Cell| {
        let scene = position().foe(&format!("{token} {cell}")).buildings("1").scene();
        scene.legal_after(start).contains(&"e1".to_owned())
    };
    join(Cell::all().filter(reached))
}

/// Words as a pile: how many of each.
fn counts(things: &str) -> Value {
    let mut counts: BTreeMap<&str, u8> = BTreeMap::new();
    things.split_whitespace().for_each(|thing| *counts.entry(thing).or_default() += 1);
    json!(counts)
}

fn list(sectors: &str) -> Value {
    json!(words::<Sector>(sectors))
}

fn read_number(word: Option<&str>) -> u8 {
    word.and_then(|word| word.parse().ok()).expect("a number")
}

/// Questions to a scene.
pub(crate) trait Look {
    /// An enemy as [`Position::foe`] writes it, always with its armour; `gone` if it is not there.
    fn foe(&self, id: &str) -> String;
    /// Every enemy in these cells, in the order of the slots: `hago hago pz3`.
    fn foes_in(&self, cell: &str) -> String;
    /// The cards of a defender, in the order of [`Card`].
    fn hand(&self, player: &str) -> String;
    /// The trophies of a defender.
    fn trophies(&self, player: &str) -> String;
    /// The main discard pile.
    fn discard(&self) -> String;
    /// The science discard pile.
    fn science_discard(&self) -> String;
    /// The enemy discard.
    fn spent(&self) -> String;
    /// The sectors with a wall: `1 2 5`.
    fn walls(&self) -> String;
    /// The sectors with a pillbox.
    fn pillboxes(&self) -> String;
    /// The sectors with a building.
    fn buildings(&self) -> String;
    /// How many fire tokens a structure has.
    fn fires(&self, structure: &str) -> u8;
    /// The paragraph a refusal cites.
    fn forbidden_by(&self, step: &str) -> String;
    /// The legal actions that begin like this, without that beginning.
    fn legal_after(&self, start: &str) -> Vec<String>;
    /// How it ended, or `none`.
    fn ending(&self) -> String;
}

impl Look for Scene {
    fn foe(&self, id: &str) -> String {
        let Some(foe) = self.state().foe(read::<FoeId>(id)) else { return "gone".to_owned() };
        let fires = if foe.fires() > 0 { format!(" fires {}", foe.fires()) } else { String::new() };
        let hedgehogs = if foe.has_hedgehogs() { " hedgehogs" } else { "" };
        format!("{} {} armor {}{fires}{hedgehogs}", foe.token, foe.cell, foe.armor)
    }

    fn foes_in(&self, cell: &str) -> String {
        join(self.state().foes_in(read(cell)).map(|(_, foe)| foe.token))
    }

    fn hand(&self, player: &str) -> String {
        join(self.state().hand(read(player)).each())
    }

    fn trophies(&self, player: &str) -> String {
        let player: Player = read(player);
        join(self.view(Viewer::Public).players[player.index()].trophies.each())
    }

    fn discard(&self) -> String {
        join(self.view(Viewer::Public).discard.each())
    }

    fn science_discard(&self) -> String {
        join(self.view(Viewer::Public).science_discard.each())
    }

    fn spent(&self) -> String {
        join(self.view(Viewer::Public).spent.each())
    }

    fn walls(&self) -> String {
        join(Sector::ALL.into_iter().filter(|&sector| self.state().has_wall(sector)))
    }

    fn pillboxes(&self) -> String {
        join(Sector::ALL.into_iter().filter(|&sector| self.state().has_pillbox(sector)))
    }

    fn buildings(&self) -> String {
        join(Sector::ALL.into_iter().filter(|&sector| self.state().has_building(sector)))
    }

    fn fires(&self, structure: &str) -> u8 {
        self.state().fires_on(read(structure))
    }

    fn forbidden_by(&self, step: &str) -> String {
        let message = self.why_not(step);
        match message.args.into_iter().find(|(name, _)| name == "rule") {
            Some((_, Arg::Text(rule))) => rule,
            other => panic!("a refusal cites a rule, not {other:?}"),
        }
    }

    fn legal_after(&self, start: &str) -> Vec<String> {
        let rest = |action: &String| action.strip_prefix(start).map(|end| end.trim().to_owned());
        self.legal().iter().filter_map(rest).collect()
    }

    fn ending(&self) -> String {
        self.view(Viewer::Public).ending.map_or("none".to_owned(), |ending| ending.reason.to_string())
    }
}

fn join(things: impl Iterator<Item = impl ToString>) -> String {
    things.map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}

pub(crate) fn words<T: std::str::FromStr<Err = sandtable_core::ParseError>>(text: &str) -> Vec<T> {
    text.split_whitespace().map(read).collect()
}

pub(crate) fn read<T: std::str::FromStr<Err = sandtable_core::ParseError>>(text: &str) -> T {
    text.parse().unwrap_or_else(|why| panic!("unreadable: {why}"))
}
