//! The solo bot: rules, not a search. Its algorithm narrows theatres, then spaces, then units; a line that would
//! leave nothing is skipped (9.10), and every line that narrows the choice is an event.

use sandtable_core::Log;

use crate::flow::Frame;
use crate::ids::{Ability, Line, Side, Space, Stratagem, Theatre, Unit};
use crate::state::{State, spaces_of};
use crate::tables::{Effect, FITS};
use crate::words::Event;

/// How a placement would end for the bot, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Prospect {
    Theatre,
    Campaign,
    Other,
}

/// A short list of what is still eligible, without the heap.
struct Eligible<T> {
    things: [Option<T>; 48],
    len: usize,
}

impl<T: Copy> Eligible<T> {
    fn new(things: impl Iterator<Item = T>) -> Eligible<T> {
        let mut list = Eligible { things: [None; 48], len: 0 };
        for thing in things.take(48) {
            list.things[list.len] = Some(thing);
            list.len += 1;
        }
        list
    }

    fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.things[..self.len].iter().flatten().copied()
    }

    /// Keeps what satisfies a line of the algorithm, even if that is nothing (9.11).
    fn demand<L: Log<Event>>(&mut self, line: Line, log: &mut L, wanted: impl Fn(T) -> bool) {
        let kept = Eligible::new(self.iter().filter(|&thing| wanted(thing)));
        if kept.len < self.len {
            *self = kept;
            log.add(Event::Line { line, left: self.len as u8 });
        }
    }

    /// Keeps what satisfies a line, unless that is nothing (9.10).
    fn keep<L: Log<Event>>(&mut self, line: Line, log: &mut L, wanted: impl Fn(T) -> bool) {
        if self.iter().any(&wanted) {
            self.demand(line, log, wanted);
        }
    }

    /// Keeps those with the lowest rank.
    fn keep_best<R: Ord, L: Log<Event>>(&mut self, line: Line, log: &mut L, rank: impl Fn(T) -> R) {
        if let Some(best) = self.iter().map(&rank).min() {
            self.keep(line, log, |thing| rank(thing) == best);
        }
    }
}

impl State {
    fn bot(&self) -> Side {
        self.board.first()
    }

    fn stratagem(&self) -> Option<Stratagem> {
        self.cup.and_then(|cup| cup.in_force)
    }

    /// Step B (9.6): decides, and places at once unless the die is needed. In the theatre of a blitz it may find nothing.
    pub(crate) fn algorithm<L: Log<Event>>(&mut self, only: Option<Theatre>, log: &mut L) {
        let Some(theatre) = self.choose_theatre(only, log) else { return };
        let Some(space) = self.choose_space(theatre, log) else { return };
        let units = self.eligible_units(space, log);
        let mut units_left = units.iter();
        match (units_left.next(), units_left.next()) {
            (Some(_), Some(_)) => self.frames.call(Frame::Die { space }),
            (Some(at), None) => self.place_from_row(at, space, log),
            _ => {}
        }
    }

    /// 9.26: the die counts the eligible units from the left, again and again.
    pub(crate) fn place_rolled<L: Log<Event>>(&mut self, space: Space, face: u8, log: &mut L) {
        if let Some(at) = self.rolled(space, face) {
            log.add(Event::Line { line: Line::Die, left: 1 });
            self.place_from_row(at, space, log);
        }
    }

    /// The unit of the row that a face of the die chooses for a space.
    pub(crate) fn rolled_unit(&self, space: Space, face: u8) -> Option<Unit> {
        self.row.iter().nth(self.rolled(space, face)?)
    }

    fn rolled(&self, space: Space, face: u8) -> Option<usize> {
        let units = self.eligible_units(space, &mut sandtable_core::Quiet);
        units.iter().nth((face as usize - 1) % units.len)
    }

    /// Is there a unit the die can choose for a space?
    pub(crate) fn has_candidates(&self, space: Space) -> bool {
        self.active_free(space.theatre()) & space.bit() != 0
            && self.eligible_units(space, &mut sandtable_core::Quiet).len > 0
    }

    fn place_from_row<L: Log<Event>>(&mut self, at: usize, space: Space, log: &mut L) {
        let bot = self.bot();
        let unit = self.row.remove(at);
        self.place(bot, unit, space, log);
    }

    /// Lines B1.1 to B1.5 (9.11 to 9.15).
    fn choose_theatre<L: Log<Event>>(&self, only: Option<Theatre>, log: &mut L) -> Option<Theatre> {
        let wanted = |theatre: &Theatre| only.is_none_or(|only| only == *theatre);
        let mut theatres = Eligible::new(self.open_theatres().filter(wanted));
        theatres.demand(Line::Placeable, log, |theatre| self.bot_spaces(theatre) != 0);
        let best = |theatre| self.best_prospect(theatre);
        theatres.keep(Line::WinTheatre, log, |theatre| best(theatre) == Prospect::Theatre);
        theatres.keep(Line::WinCampaign, log, |theatre| best(theatre) <= Prospect::Campaign);
        self.stratagem_theatres(&mut theatres, log);
        theatres.keep_best(Line::BestTheatre, log, |theatre| self.theatre_rank(theatre));
        theatres.iter().next()
    }

    /// Most free spaces, then most points, then the highest on the board (9.15).
    fn theatre_rank(&self, theatre: Theatre) -> (i32, i32, u8) {
        let free = self.active_free(theatre).count_ones() as i32;
        (-free, -i32::from(self.active_points(theatre)), theatre.row().height)
    }

    /// Line B1.4 (9.14).
    fn stratagem_theatres<L: Log<Event>>(&self, theatres: &mut Eligible<Theatre>, log: &mut L) {
        let line = Line::StratagemTheatre;
        let bot = self.bot();
        let offers = |theatre, wanted: fn(Effect) -> bool| {
            spaces_of(self.board, self.active_free(theatre)).any(|space| wanted(space.row().effect))
        };
        match self.stratagem() {
            Some(Stratagem::CounterAttack) => theatres.keep(line, log, |theatre| self.lead(bot, theatre) < 0),
            Some(Stratagem::Secure) => theatres.keep(line, log, |theatre| self.lead(bot, theatre) > 0),
            Some(Stratagem::Research) => theatres.keep(line, log, |theatre| offers(theatre, is_research)),
            Some(Stratagem::Glory) => {
                theatres.keep_best(line, log, |theatre| std::cmp::Reverse(self.active_points(theatre)));
                theatres.keep(line, log, |theatre| offers(theatre, is_propaganda));
            }
            Some(Stratagem::EconomicWarfare) => theatres.keep(line, log, |theatre| {
                offers(theatre, |effect| is_production(effect) || is_bombing(effect))
            }),
            _ => {}
        }
    }

    /// Lines B2.1 to B2.4 (9.16 to 9.19).
    fn choose_space<L: Log<Event>>(&self, theatre: Theatre, log: &mut L) -> Option<Space> {
        let mut spaces = Eligible::new(spaces_of(self.board, self.active_free(theatre)));
        let placeable = self.bot_spaces(theatre);
        spaces.demand(Line::PlaceableSpace, log, |space| placeable & space.bit() != 0);
        let best = |space| self.space_prospect(space);
        spaces.keep(Line::WinSpace, log, |space| best(space) == Prospect::Theatre);
        spaces.keep(Line::WinSpace, log, |space| best(space) <= Prospect::Campaign);
        self.stratagem_spaces(&mut spaces, log);
        spaces.keep_best(Line::BestSpace, log, |space| (self.effect_rank(space.row().effect), space));
        spaces.iter().next()
    }

    /// Line B2.3 (9.18).
    fn stratagem_spaces<L: Log<Event>>(&self, spaces: &mut Eligible<Space>, log: &mut L) {
        let line = Line::StratagemSpace;
        match self.stratagem() {
            Some(Stratagem::Research) => spaces.keep(line, log, |space| is_research(space.row().effect)),
            Some(Stratagem::Glory) => spaces.keep(line, log, |space| is_propaganda(space.row().effect)),
            Some(Stratagem::EconomicWarfare) => {
                let production = |space: Space| is_production(space.row().effect);
                let bombing = |space: Space| is_bombing(space.row().effect);
                if self.is_short() && spaces.iter().any(production) || !spaces.iter().any(bombing) {
                    spaces.keep(line, log, production);
                } else {
                    spaces.keep(line, log, bombing);
                }
            }
            _ => {}
        }
    }

    /// The priorities of line B2.4, the first is 0 (9.19).
    fn effect_rank(&self, effect: Effect) -> u8 {
        let [bot, player] = self.points;
        match effect {
            Effect::Propaganda(_) if bot >= 20 => 0,
            Effect::Strategic(_) => 1,
            Effect::Propaganda(_) if player >= bot + 3 => 2,
            Effect::Requisition => 3,
            Effect::Production(_) if self.is_short() => 4,
            Effect::Research(_) => 5,
            Effect::Bombing => 6,
            Effect::Tactical(_) => 7,
            Effect::Production(_) => 8,
            Effect::Propaganda(_) => 9,
            Effect::None => 10,
        }
    }

    /// Four units or fewer in the row.
    fn is_short(&self) -> bool {
        self.row.len() <= 4
    }

    /// Lines B3.1 to B3.6 (9.20, 9.23, 9.24, 9.25), as places in the row.
    fn eligible_units<L: Log<Event>>(&self, space: Space, log: &mut L) -> Eligible<usize> {
        let theatre = space.theatre();
        let row: Eligible<Unit> = Eligible::new(self.row.iter());
        let unit = |at: usize| row.things[at].unwrap_or(Unit::Spy);
        let mut units = Eligible::new(0..row.len);
        units.demand(Line::FittingUnit, log, |at| self.bot_fits(unit(at), space));
        let prospect = |at| self.prospect(unit(at), space);
        units.keep(Line::WinUnit, log, |at| prospect(at) == Prospect::Theatre);
        units.keep(Line::WinUnit, log, |at| prospect(at) <= Prospect::Campaign);
        self.stratagem_units(&mut units, unit, space, log);
        let strength = |at| self.bot_strength(unit(at), theatre);
        if space.row().effect == Effect::None {
            units.keep(Line::NoZero, log, |at| strength(at) > 0);
        }
        if self.active_free(theatre) == space.bit() {
            units.keep(Line::NoBlitz, log, |at| self.bot_ability(unit(at)) != Ability::Blitz);
        }
        if self.points[0] >= 20 {
            units.keep_best(Line::Strongest, log, |at| -strength(at));
        }
        units
    }

    /// Line B3.3 (9.22).
    fn stratagem_units<L: Log<Event>>(
        &self,
        units: &mut Eligible<usize>,
        unit: impl Fn(usize) -> Unit,
        space: Space,
        log: &mut L,
    ) {
        let line = Line::StratagemUnit;
        let special = |at| self.row_of(unit(at)).special;
        let change = |at| self.placement_change(unit(at), space);
        match self.stratagem() {
            Some(Stratagem::BigGuns) if units.iter().any(special) => units.keep(line, log, special),
            Some(Stratagem::BigGuns | Stratagem::CounterAttack) => units.keep_best(line, log, change),
            Some(Stratagem::RapidDeployment) => units.keep_best(line, log, |at| at),
            Some(Stratagem::Research) if !is_research(space.row().effect) => units.keep(line, log, special),
            _ => {}
        }
    }

    /// What a unit is when the bot plays it, a spy too (9.34).
    fn as_bot(&self, unit: Unit) -> Option<Unit> {
        self.identity(self.bot(), unit)
    }

    fn bot_ability(&self, unit: Unit) -> Ability {
        self.as_bot(unit).map_or(Ability::None, |played| self.row_of(played).ability)
    }

    fn bot_strength(&self, unit: Unit, theatre: Theatre) -> i8 {
        self.as_bot(unit).map_or(0, |played| self.strength(self.bot(), played, theatre))
    }

    fn bot_fits(&self, unit: Unit, space: Space) -> bool {
        let fits = |played| FITS[self.board as usize][self.row_of(played).types as usize] & space.bit() != 0;
        self.as_bot(unit).is_some_and(fits)
    }

    /// The active free spaces of a theatre that some unit of the row fits.
    fn bot_spaces(&self, theatre: Theatre) -> u64 {
        let free = self.active_free(theatre);
        self.row.iter().fold(0, |mask, unit| mask | self.spaces_for(self.bot(), unit, free))
    }

    fn best_prospect(&self, theatre: Theatre) -> Prospect {
        let spaces = spaces_of(self.board, self.active_free(theatre));
        spaces.map(|space| self.space_prospect(space)).min().unwrap_or(Prospect::Other)
    }

    fn space_prospect(&self, space: Space) -> Prospect {
        let fitting = self.row.iter().filter(|&unit| self.bot_fits(unit, space));
        fitting.map(|unit| self.prospect(unit, space)).min().unwrap_or(Prospect::Other)
    }

    /// What one placement would win at once; the red centre wins nothing (9.12, 9.13, 9.17, 9.21).
    fn prospect(&self, unit: Unit, space: Space) -> Prospect {
        let theatre = space.theatre();
        let lead = self.lead_after(unit, space);
        if lead >= State::track(theatre).close {
            Prospect::Theatre
        } else if self.active_free(theatre) == space.bit() && lead > 0 {
            Prospect::Campaign
        } else {
            Prospect::Other
        }
    }

    /// The bot's lead after the tactical advantage of the space and the march.
    fn lead_after(&self, unit: Unit, space: Space) -> i8 {
        let theatre = space.theatre();
        let times = match self.bot_ability(unit) {
            Ability::TaskForce => 0,
            Ability::Leadership => 2,
            _ => 1,
        };
        let tactical = match space.row().effect {
            Effect::Tactical(steps) => steps as i8 * times,
            _ => 0,
        };
        self.lead(self.bot(), theatre) + tactical + self.bot_strength(unit, theatre)
    }

    /// The grade of what a placement changes (9.9).
    fn placement_change(&self, unit: Unit, space: Space) -> u8 {
        let theatre = space.theatre();
        let after = self.lead_after(unit, space);
        let gives_campaign = self.active_free(theatre) == space.bit() && after < 0;
        match self.change(theatre, after) {
            6 if gives_campaign => 7,
            grade => grade,
        }
    }

    /// The grade of a move of a marker to this lead of the bot: 1 is the largest change, 8 is none (9.9).
    fn change(&self, theatre: Theatre, after: i8) -> u8 {
        let bot = self.bot();
        let before = self.lead(bot, theatre);
        let leads = || self.open_theatres().map(|theatre| self.lead(bot, theatre));
        match (before.signum(), after.signum()) {
            _ if before == after => 8,
            (-1, 1) => 1,
            (0, 1) => 2,
            (-1, 0) => 3,
            (1, _) if leads().max() == Some(before) => 4,
            (-1, _) if leads().min() == Some(before) => 5,
            _ => 6,
        }
    }

    /// Strategic advantage goes where it changes most; then points, then height (9.28).
    pub(crate) fn bot_advances<L: Log<Event>>(&mut self, from: Theatre, steps: u8, log: &mut L) {
        let bot = self.bot();
        let rank = |theatre: &Theatre| {
            let limit = State::track(*theatre).safe;
            let lead = self.lead(bot, *theatre);
            let after = (lead + steps as i8).min(limit.max(lead));
            let worth = std::cmp::Reverse(self.active_points(*theatre));
            (self.change(*theatre, after), worth, theatre.row().height)
        };
        if let Some(theatre) = self.strategic_targets(from).min_by_key(rank) {
            self.advance(bot, theatre, steps, log);
        }
    }

    /// A closed theatre's free spaces, one at a time in the order of line B2.4 (9.31).
    pub(crate) fn bot_plunders<L: Log<Event>>(&mut self, theatre: Theatre, left: u16, log: &mut L) {
        let rank = |space: &Space| (self.effect_rank(space.row().effect), *space);
        if let Some(space) = self.plundered(theatre, left).min_by_key(rank) {
            self.plunder_space(self.bot(), theatre, left, space, log);
        }
    }
}

fn is_research(effect: Effect) -> bool {
    matches!(effect, Effect::Research(_))
}

fn is_production(effect: Effect) -> bool {
    matches!(effect, Effect::Production(_))
}

fn is_propaganda(effect: Effect) -> bool {
    matches!(effect, Effect::Propaganda(_))
}

fn is_bombing(effect: Effect) -> bool {
    effect == Effect::Bombing
}
