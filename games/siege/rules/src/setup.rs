//! From options to the first position (2). What is drawn in set-up is luck like any other and has frames of its own.

use sandtable_core::prelude::*;
use sandtable_core::{BadOptions, Log, Rng, RulesNumber, SeatSet, Secret, Stack};

use crate::frame::Frame;
use crate::ids::{Card, Cards, Deck, FoeId, Phase, Player, Ring, Sector, Token, Tokens};
use crate::messages::Event;
use crate::options::{Edition, First, Mode, Options, ScienceSite, Variant, Variants};
use crate::per_defender::PerDefender;
use crate::state::{Foe, HA_GO, Known, State, TurnMarks};
use crate::tables::{STARTERS, SUBSTITUTES};

/// How many base tokens leave in a random mix (19.10).
const MIXED_OUT: u8 = 21;

/// The tokens and cards of a game, wherever they lie.
pub(crate) struct Parts {
    /// Base tokens and new enemies.
    pub(crate) tokens: Tokens,
    /// Substitutes, each standing also for its ultra.
    pub(crate) substitutes: Tokens,
    /// Both decks.
    pub(crate) cards: Cards,
}

impl Parts {
    /// What is on the table (1.5 to 1.10, 2.5, 19.5, 19.11).
    pub(crate) fn new(edition: Edition, variants: Variants) -> Parts {
        let count = |token: Token| {
            let row = token.row();
            match edition {
                Edition::Base => row.base - u8::from(variants.has(Variant::EasierReserve)) * easier(token),
                Edition::Wunderwaffe if variants.has(Variant::FewerEnemies) => row.short,
                Edition::Wunderwaffe if variants.has(Variant::RandomMix) => row.base + row.new,
                Edition::Wunderwaffe => {
                    row.kept + row.new - u8::from(variants.has(Variant::LiteralRemoval)) * twice(token)
                }
            }
        };
        let substitutes: &[Token] = match edition {
            Edition::Base => &[],
            Edition::Wunderwaffe if variants.has(Variant::FewerEnemies) => {
                &[Token::SubRjpz2, Token::SubMe262, Token::SubLeopard1]
            }
            Edition::Wunderwaffe => &Token::SUBSTITUTES,
        };
        let wanted = |card: &Card| edition == Edition::Wunderwaffe || !card.row().wunderwaffe;
        Parts {
            tokens: several(Token::ALL, count),
            substitutes: substitutes.iter().copied().collect(),
            cards: Card::ALL
                .iter()
                .copied()
                .filter(wanted)
                .flat_map(|card| std::iter::repeat_n(card, card.row().count as usize))
                .collect(),
        }
    }
}

fn several(tokens: &[Token], count: impl Fn(Token) -> u8) -> Tokens {
    tokens.iter().flat_map(|&token| std::iter::repeat_n(token, count(token) as usize)).collect()
}

/// What leaves an easier reserve (19.11).
fn easier(token: Token) -> u8 {
    match token {
        Token::Reveal4 | Token::Pz4H | Token::Maus | Token::SabotageTank | Token::SabotageArt => 1,
        Token::MoveRed | Token::MoveGreen | Token::MoveBlue => 1,
        Token::He111 => 3,
        _ => 0,
    }
}

/// What the printed list removes once more (2.5).
fn twice(token: Token) -> u8 {
    u8::from(matches!(token, Token::MoveBlue | Token::MoveGreen))
}

/// The words for the seats (2.3, 18.3).
pub(crate) fn seats(options: &Options) -> &'static [&'static str] {
    const DEFENDERS: &[&str] =
        &["defender-1", "defender-2", "defender-3", "defender-4", "defender-5", "defender-6"];
    const WITH_MARSHAL: [&[&str]; 5] = [
        &["defender-1", "fieldmarshal"],
        &["defender-1", "defender-2", "fieldmarshal"],
        &["defender-1", "defender-2", "defender-3", "fieldmarshal"],
        &["defender-1", "defender-2", "defender-3", "defender-4", "fieldmarshal"],
        &["defender-1", "defender-2", "defender-3", "defender-4", "defender-5", "fieldmarshal"],
    ];
    let players = options.players.clamp(1, 6) as usize;
    match options.mode {
        Mode::Fieldmarshal => WITH_MARSHAL[players.max(2) - 2],
        Mode::Ordinary | Mode::Coop => &DEFENDERS[..players],
    }
}

/// The first position, every structure standing (2.1).
pub(crate) fn setup(options: &Options, rules: u32) -> Result<State, BadOptions> {
    options.check()?;
    let variants = options.variants();
    let parts = Parts::new(options.edition, variants);
    let is_science = |card: &Card| card.is_science();
    let mut state = State {
        rules_number: RulesNumber::new(rules),
        edition: options.edition,
        mode: options.mode,
        defenders: options.defenders(),
        variants,
        phase: Phase::Setup,
        active: Player::Defender1,
        fallen_players: 0,
        owned: [None; 6],
        walls: if variants.has(Variant::NoWalls) { 0 } else { 63 },
        pillboxes: 0,
        buildings: 63,
        wall_fires: [0; 6],
        building_fires: [0; 6],
        science: None,
        labs: options.is_wunderwaffe(),
        leap: false,
        occupied: 0,
        foes: [None; FoeId::MOST],
        hands: PerDefender::new(options.defenders()),
        trophies: PerDefender::new(options.defenders()),
        deck: parts.cards.each().filter(|card| !is_science(card)).collect(),
        known: Known::default(),
        discard: Cards::EMPTY,
        in_play: Cards::EMPTY,
        science_deck: parts.cards.each().filter(is_science).collect(),
        science_discard: Cards::EMPTY,
        gone: Cards::EMPTY,
        reserve: parts.tokens,
        spent: Tokens::EMPTY,
        marshal: Tokens::EMPTY,
        aside: parts.substitutes,
        buried: Tokens::EMPTY,
        fallen: Tokens::EMPTY,
        claimed: Tokens::EMPTY,
        fallen_ha_go: 0,
        ha_go: if options.is_wunderwaffe() { HA_GO } else { 0 },
        turn: TurnMarks::default(),
        queue: 0,
        returns: 0,
        emerging: None,
        dice: [0; 2],
        refused: Stack::new(),
        frames: Stack::new(),
        ending: None,
    };
    state.prepare(options);
    if rules >= 2 {
        state.choose_first(options.first);
    }
    Ok(state)
}

impl State {
    /// What is still to be done before the first turn, the last first (2.2 to 2.8, 18.4).
    fn prepare(&mut self, options: &Options) {
        self.frames.call(Frame::Turn { player: Player::Defender1 });
        if self.has_marshal() {
            self.frames.call(Frame::Conscript { left: 3 });
        }
        self.frames.call(Frame::Mobilise { player: Player::Defender1, left: self.defenders - 1 });
        if self.has(Variant::OwnBuildings) {
            self.frames.call(Frame::Claim { player: Player::Defender1 });
        }
        if !options.is_wunderwaffe() {
            self.muster_fixed();
            self.frames.call(Frame::Arrange { sector: Sector::ALL[0] });
            return;
        }
        let left = if self.has(Variant::FewerEnemies) { 2 } else { options.ultras };
        let choice = self.has_marshal() && self.aside.total() > u16::from(left);
        self.frames.call(if choice {
            Frame::ChooseSubstitutes { left }
        } else {
            Frame::Substitutes { left }
        });
        self.frames.call(Frame::Arrange { sector: Sector::ALL[0] });
        self.frames.call(Frame::Starters { left: 6 });
        if self.has(Variant::RandomMix) {
            self.frames.call(Frame::Mix { left: MIXED_OUT });
        }
        self.frames.call(match options.science_site {
            ScienceSite::Die => Frame::Site,
            ScienceSite::Choose => Frame::ChooseSite,
        });
    }

    /// 2.3
    fn choose_first(&mut self, first: First) {
        match first {
            First::Lot if self.defenders > 1 => self.frames.call(Frame::Lot),
            First::Lot => {}
            defender => self.begin_with(Player::defender(defender as u8)),
        }
    }

    /// What was planned for the first seat falls to this player.
    fn begin_with(&mut self, player: Player) {
        self.active = player;
        let planned = std::mem::replace(&mut self.frames, Stack::new());
        for frame in planned.iter() {
            self.frames.call(match frame {
                Frame::Turn { .. } => Frame::Turn { player },
                Frame::Mobilise { left, .. } => Frame::Mobilise { player, left },
                Frame::Claim { .. } => Frame::Claim { player },
                other => other,
            });
        }
    }

    /// 2.3
    pub(crate) fn begin_by_lot<L: Log<Event>>(&mut self, player: Player, log: &mut L) {
        self.frames.done();
        self.begin_with(player);
        log.add(Event::First { player });
    }

    /// Whoever begins, during set-up (2.3, 20.5).
    pub(crate) fn first_player(&self) -> Player {
        if self.rules_number() >= 2 { self.active } else { Player::Defender1 }
    }

    /// The starters of the base game (2.2).
    fn muster_fixed(&mut self) {
        let starters =
            [Token::SdKfz140, Token::SdKfz140, Token::SdKfz140, Token::Pz3, Token::Pz3, Token::TigerE];
        for (token, sector) in starters.into_iter().zip(Sector::ALL) {
            self.reserve.take(token);
            self.enlist(Foe::new(token, sector.at(Ring::Air)));
        }
    }

    /// 2.4
    pub(crate) fn found_science<L: Log<Event>>(&mut self, sector: Sector, log: &mut L) {
        self.frames.done();
        self.science = Some(sector);
        log.add(Event::Science { sector });
    }

    /// 19.10; nobody sees it.
    pub(crate) fn mix_out<L: Log<Event>>(&mut self, left: u8, token: Token, log: &mut L) {
        self.frames.goto(Frame::Mix { left: left - 1 });
        self.reserve.take(token);
        self.aside.put(token);
        log.add(Event::Removed { token: Secret::among(token, SeatSet::NONE) });
    }

    /// The base tokens that can leave in a random mix (19.10): those of the base game that are still there.
    pub(crate) fn mixable(&self) -> Tokens {
        self.reserve.each().filter(|token| token.row().base > 0).collect()
    }

    /// 2.6
    pub(crate) fn can_start(&self) -> Tokens {
        self.reserve.only(STARTERS)
    }

    pub(crate) fn muster<L: Log<Event>>(&mut self, left: u8, token: Token, log: &mut L) {
        self.frames.goto(Frame::Starters { left: left - 1 });
        self.reserve.take(token);
        let cell = Sector::ALL[6 - left as usize].at(Ring::Air);
        let foe = self.enlist(Foe::new(token, cell));
        log.add(Event::Appeared { foe, token, cell });
    }

    /// The starters from this sector on: one of each kind is enough to choose from.
    pub(crate) fn stationable(&self, from: Sector) -> impl Iterator<Item = FoeId> + '_ {
        let free = move |foe: &Foe| foe.sector() >= from;
        let first = move |id: FoeId, token: Token| {
            !self.foes().any(|(other, foe)| other < id && foe.token == token && free(&foe))
        };
        self.foes().filter(move |(id, foe)| free(foe) && first(*id, foe.token)).map(|(id, _)| id)
    }

    /// Is there a choice for this sector?
    pub(crate) fn has_arrangement(&self, sector: Sector) -> bool {
        self.stationable(sector).nth(1).is_some()
    }

    /// The starter changes places with whoever stands in the sector (2.2).
    pub(crate) fn station<L: Log<Event>>(&mut self, sector: Sector, id: FoeId, log: &mut L) {
        let there = sector.at(Ring::Air);
        let other = self.foes_in(there).next().map(|(other, _)| other);
        if let (Some(foe), Some(other)) = (self.foe(id), other) {
            self.change(other, |other| other.cell = foe.cell);
            self.change(id, |foe| foe.cell = there);
            log.add(Event::Stationed { foe: id, token: foe.token, cell: there });
        }
        match sector.number() {
            6 => self.frames.done(),
            _ => self.frames.goto(Frame::Arrange { sector: sector.clockwise(1) }),
        }
    }

    /// The substitutes that have not been put into the reserve.
    pub(crate) fn substitutes_left(&self) -> Tokens {
        self.aside.only(SUBSTITUTES)
    }

    /// 2.7, 18.10
    pub(crate) fn smuggle<L: Log<Event>>(&mut self, token: Token, known_to: SeatSet, log: &mut L) {
        self.aside.take(token);
        self.reserve.put(token);
        log.add(Event::Substitute { token: Secret::among(token, known_to) });
    }

    /// 19.16
    pub(crate) fn claim<L: Log<Event>>(&mut self, player: Player, sector: Sector, log: &mut L) {
        self.owned[player.index()] = Some(sector);
        log.add(Event::Claimed { player, sector });
        let next = self.next(player);
        if next == self.first_player() {
            self.frames.done();
        } else {
            self.frames.goto(Frame::Claim { player: next });
        }
    }

    /// What a draw from a deck brings: the known top card, or any of the rest.
    pub(crate) fn sample_draw(&self, deck: Deck, rng: &mut Rng) -> Card {
        match deck {
            Deck::Main => self.known.top().unwrap_or_else(|| self.deck.sample(rng)),
            Deck::Science => self.science_deck.sample(rng),
        }
    }
}
