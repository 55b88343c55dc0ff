//! Positions in a few words. It is red's turn, step II, with an open hand. What a test does not mention is out of the way:
//! hands, hangars and depots are empty, bases sound and without defenders, nothing has been done in the turn, no
//! achievement is in play. Barracks cards and bases that are nowhere lie in the graveyard, vehicles in the deck, medals in their decks.

use std::collections::BTreeMap;

use sandtable_core::{Arg, Viewer};
use sandtable_rush::ids::{Achievement, Card, Nation, Side, Spot};
use sandtable_rush::tables::{BARRACKS, SINGLES};
use sandtable_rush::{Base, Cards, Defender, Options, Reason, Rush, Score, Squad};
use serde_json::{Value, json};

pub(crate) type Scene = sandtable_testkit::Scene<Rush>;

/// A position in the making.
pub(crate) struct Position {
    options: Options,
    mover: Side,
    first: Side,
    squads: Vec<Squad>,
    reserve: Vec<Card>,
    deck: Option<Cards>,
    discard: Cards,
    graveyard: Cards,
    achievements: Vec<Achievement>,
    trigger: Option<Reason>,
    round: u16,
}

/// This number of players, red to play.
pub(crate) fn players(players: u8) -> Position {
    with(Options { players, ..Options::default() })
}

/// These options, red to play.
pub(crate) fn with(options: Options) -> Position {
    let squad = Squad { bases: [Some(Base::default()); 3], ..Squad::default() };
    Position {
        mover: Side::Red,
        first: Side::Red,
        squads: vec![squad; options.players as usize],
        reserve: Vec::new(),
        deck: None,
        discard: Cards::EMPTY,
        graveyard: Cards::EMPTY,
        achievements: Vec::new(),
        trigger: None,
        round: 1,
        options,
    }
}

impl Position {
    fn squad(&mut self, side: &str) -> &mut Squad {
        &mut self.squads[read::<Side>(side).index()]
    }

    /// Who has the turn.
    pub(crate) fn mover(mut self, side: &str) -> Position {
        self.mover = read(side);
        self
    }

    /// Who began.
    pub(crate) fn first(mut self, side: &str) -> Position {
        self.first = read(side);
        self
    }

    /// The hand of a player: `engineers t-34`.
    pub(crate) fn hand(mut self, side: &str, cards: &str) -> Position {
        self.squad(side).hand = set(cards);
        self
    }

    /// The hangar of a player.
    pub(crate) fn hangar(mut self, side: &str, cards: &str) -> Position {
        self.squad(side).hangar = set(cards);
        self
    }

    /// The depot of a player.
    pub(crate) fn depot(mut self, side: &str, cards: &str) -> Position {
        self.squad(side).depot = set(cards);
        self
    }

    /// The reserve, farthest from the deck first.
    pub(crate) fn reserve(mut self, cards: &str) -> Position {
        self.reserve = words(cards);
        self
    }

    /// The vehicle deck; what is nowhere else lies in the graveyard.
    pub(crate) fn deck(mut self, cards: &str) -> Position {
        self.deck = Some(set(cards));
        self
    }

    /// The vehicle discard.
    pub(crate) fn discard(mut self, cards: &str) -> Position {
        self.discard = set(cards);
        self
    }

    /// A defender on a base: `blue-2`, `t-34`.
    pub(crate) fn guard(mut self, spot: &str, card: &str) -> Position {
        self.base(spot).defender = Some(Defender { card: read(card), damaged: false });
        self
    }

    /// A defender that is damaged.
    pub(crate) fn hurt(mut self, spot: &str, card: &str) -> Position {
        self.base(spot).defender = Some(Defender { card: read(card), damaged: true });
        self
    }

    /// A base that is damaged.
    pub(crate) fn turned(mut self, spot: &str) -> Position {
        self.base(spot).damaged = true;
        self
    }

    /// Bases that do not stand any more: `blue-1 blue-2`.
    pub(crate) fn razed(mut self, spots: &str) -> Position {
        for Spot { side, slot } in words(spots) {
            self.squads[side.index()].bases[slot as usize] = None;
        }
        self
    }

    /// The number of singles left of a nation; the others lie in the graveyard.
    pub(crate) fn singles(mut self, nation: &str, left: u8) -> Position {
        let single = Card::single(read::<Nation>(nation));
        (left..SINGLES).for_each(|_| self.graveyard.put(single));
        self
    }

    /// The number of doubles left of a nation; the others lie in the graveyard.
    pub(crate) fn doubles(mut self, nation: &str, left: u8) -> Position {
        let double = Card::double(read::<Nation>(nation));
        (left..3).for_each(|_| self.graveyard.put(double));
        self
    }

    /// The achievements in play.
    pub(crate) fn achievements(mut self, achievements: &str) -> Position {
        self.achievements = words(achievements);
        self
    }

    /// It is the last round.
    pub(crate) fn last_round(mut self, reason: &str) -> Position {
        self.trigger = Some(read(reason));
        self
    }

    /// The number of the round.
    pub(crate) fn round(mut self, round: u16) -> Position {
        self.round = round;
        self
    }

    fn base(&mut self, spot: &str) -> &mut Base {
        let Spot { side, slot } = read(spot);
        self.squads[side.index()].bases[slot as usize].as_mut().expect("a base that stands")
    }

    /// On the table.
    pub(crate) fn scene(mut self) -> Scene {
        self.bury();
        let mut scene = Scene::new(&self.options);
        scene.set(&self.written());
        scene
    }

    /// On the table, and luck may bring anything.
    pub(crate) fn any(self) -> Scene {
        let mut scene = self.scene();
        scene.any_luck(1);
        scene
    }

    /// What is nowhere goes to the graveyard.
    fn bury(&mut self) {
        let players = self.squads.len() as u8;
        let standing = self.squads.iter().flat_map(|squad| squad.bases.iter().flatten()).count() as u8;
        let barracks = BARRACKS.iter().map(|&(card, count, _)| (card, count * players));
        for (card, count) in barracks.chain([(Card::Base, 3 * players - standing)]) {
            let there: u8 = self.squads.iter().map(|squad| squad.cards().count(card)).sum();
            (there..count).for_each(|_| self.graveyard.put(card));
        }
        if let Some(deck) = self.deck {
            let squads = self.squads.iter().flat_map(|squad| squad.cards().each().collect::<Vec<_>>());
            let guards = self.squads.iter().flat_map(Squad::defenders).map(|defender| defender.card);
            let lying = deck.each().chain(self.discard.each()).chain(self.reserve.iter().copied());
            let there: Vec<Card> = squads.chain(guards).chain(lying).collect();
            Card::vehicles()
                .iter()
                .filter(|card| !there.contains(card))
                .for_each(|&card| self.graveyard.put(card));
        }
    }

    fn written(&self) -> Value {
        json!({
            "squads": self.squads,
            "reserve": self.reserve,
            "deck": self.deck,
            "discard": self.discard,
            "discard_top": self.discard.kinds().last(),
            "graveyard": self.graveyard,
            "medals": null,
            "achievements": self.achievements,
            "first": self.first,
            "mover": self.mover,
            "round": self.round,
            "open": true,
            "trigger": self.trigger,
            "frames": [
                "end-turn", {"draw": {"side": self.mover, "left": 3}}, "discard", "renew", "pools", "play"
            ],
        })
    }
}

/// Questions to a scene.
pub(crate) trait Look {
    /// What belongs to a player.
    fn squad(&self, side: &str) -> Squad;
    /// The cards of a hand, in order.
    fn hand(&self, side: &str) -> String;
    /// The cards of a depot, in order.
    fn depot(&self, side: &str) -> String;
    /// The reserve, farthest first.
    fn reserve(&self) -> String;
    /// Who defends a base, if anybody.
    fn defender(&self, spot: &str) -> Option<Defender>;
    /// Does a base stand, and is it damaged? `sound`, `damaged` or `gone`.
    fn base(&self, spot: &str) -> &'static str;
    /// How many singles and doubles of a nation are left.
    fn medals(&self, nation: &str) -> (u8, u8);
    /// What a player has if the game ends now.
    fn score(&self, side: &str) -> Score;
    /// The achievements, with who would get each now.
    fn holders(&self) -> BTreeMap<Achievement, Option<Side>>;
    /// Why it is over, and who won: `bases red`.
    fn ending(&self) -> String;
    /// The paragraph a refusal cites.
    fn forbidden_by(&self, step: &str) -> String;
    /// The legal actions that begin like this, without that beginning.
    fn legal_after(&self, start: &str) -> Vec<String>;
}

impl Look for Scene {
    fn squad(&self, side: &str) -> Squad {
        *self.state().squad(read(side))
    }

    fn hand(&self, side: &str) -> String {
        listed(&self.squad(side).hand)
    }

    fn depot(&self, side: &str) -> String {
        listed(&self.squad(side).depot)
    }

    fn reserve(&self) -> String {
        let cards: Vec<String> = self.view(Viewer::Public).reserve.iter().map(ToString::to_string).collect();
        cards.join(" ")
    }

    fn defender(&self, spot: &str) -> Option<Defender> {
        self.state().base(read(spot)).and_then(|base| base.defender)
    }

    fn base(&self, spot: &str) -> &'static str {
        match self.state().base(read(spot)) {
            None => "gone",
            Some(base) if base.damaged => "damaged",
            Some(_) => "sound",
        }
    }

    fn medals(&self, nation: &str) -> (u8, u8) {
        let view = self.view(Viewer::Public);
        let deck =
            view.medals.iter().find(|deck| deck.nation == read(nation)).expect("a deck for every nation");
        (deck.singles, deck.doubles)
    }

    fn score(&self, side: &str) -> Score {
        self.view(Viewer::Public).players[self.seat(side).index()].score
    }

    fn holders(&self) -> BTreeMap<Achievement, Option<Side>> {
        let view = self.view(Viewer::Public);
        view.achievements.iter().map(|one| (one.achievement, one.holder)).collect()
    }

    fn ending(&self) -> String {
        let Some(outcome) = sandtable_core::Rules::outcome(self.state()) else {
            return "none".to_owned();
        };
        let winners: Vec<String> = outcome.winners.iter().map(|seat| Side::of(seat).to_string()).collect();
        format!("{} {}", outcome.reason.id.trim_start_matches("rush-end-"), winners.join(" "))
    }

    fn forbidden_by(&self, step: &str) -> String {
        let message = self.why_not(step);
        match message.args.into_iter().find(|(name, _)| name == "rule") {
            Some((_, Arg::Text(rule))) => rule,
            other => panic!("a refusal cites a rule, not {other:?}"),
        }
    }

    fn legal_after(&self, start: &str) -> Vec<String> {
        let legal = self.legal();
        legal
            .iter()
            .filter_map(|action| action.strip_prefix(start))
            .map(|end| end.trim().to_owned())
            .collect()
    }
}

fn listed(cards: &Cards) -> String {
    cards.each().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

pub(crate) fn set(cards: &str) -> Cards {
    words(cards).into_iter().collect()
}

pub(crate) fn words<T: std::str::FromStr<Err = sandtable_core::ParseError>>(text: &str) -> Vec<T> {
    text.split_whitespace().map(read).collect()
}

pub(crate) fn read<T: std::str::FromStr<Err = sandtable_core::ParseError>>(text: &str) -> T {
    text.parse().unwrap_or_else(|why| panic!("unreadable: {why}"))
}
