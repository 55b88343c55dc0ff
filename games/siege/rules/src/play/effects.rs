//! What cards do to enemies and structures (5, 17); they carry enemies past structures and follow nobody's own way
//! (13.4). Everything one card does is one moment, but Object 120 moves its enemy after the moment of its damage, so that
//! Type 61 answers where it was hit.

use sandtable_core::{Flow, Log};

use crate::damage::{Blow, Spark};
use crate::frame::Frame;
use crate::ids::{Card, Cell, Color, FoeId, Player, Ring, Sector, Structure};
use crate::messages::Event;
use crate::options::Variant;
use crate::state::{Foe, HEDGEHOGS, State};
use crate::words::Action;

/// The enemies that get a point each of Breakthrough, in descending order.
type Points = [Option<FoeId>; 4];

impl State {
    pub(super) fn play_on_enemy<L: Log<Event>>(
        &mut self,
        player: Player,
        card: Card,
        id: FoeId,
        log: &mut L,
    ) {
        match card {
            Card::Hedgehogs => self.put_hedgehogs(id, log),
            Card::Push => {
                let Some(foe) = self.foe(id) else { return };
                self.go(id, foe.cell.on(Ring::Rear), log); // 5.6
            }
            Card::Disinformation => self.frames.call(Frame::Redeploy { player, foe: id }),
            Card::Provocation => self.frames.call(Frame::Provoke { player, foe: id }),
            Card::Object120 => self.eject(player, id, log),
            _ => {
                self.moment(player);
                self.shoot(player, card, id, log);
            }
        }
    }

    fn shoot<L: Log<Event>>(&mut self, player: Player, card: Card, id: FoeId, log: &mut L) {
        match card {
            Card::Il2 | Card::Db3b => self.fall(id, Some(player), log), // 5.2, 17.7
            Card::Bmp1 => self.damage(id, 1, Blow::Science(player), log), // 17.4
            _ => {
                self.damage(id, 1, Blow::Science(player), log); // 17.3
                self.ignite(id, 1, Spark::Card, log);
            }
        }
    }

    /// 5.4; with fire they make more of it (19.3).
    fn put_hedgehogs<L: Log<Event>>(&mut self, id: FoeId, log: &mut L) {
        let Some(foe) = self.foe(id) else { return };
        log.add(Event::Hedgehogs { foe: id, token: foe.token });
        if foe.fires() > 0 && self.has(Variant::BurningHedgehogs) {
            self.ignite(id, 1, Spark::Card, log);
        }
        self.change(id, |foe| foe.marks |= HEDGEHOGS);
    }

    /// 17.15
    fn eject<L: Log<Event>>(&mut self, player: Player, id: FoeId, log: &mut L) {
        self.damage(id, 1, Blow::Science(player), log);
        if self.foe(id).is_some() {
            self.frames.call(Frame::Eject { player, foe: id });
        }
        self.moment(player);
    }

    /// The cell was chosen; in the city the enemy attacks what stands there (13.6, 17.8).
    pub(super) fn relocate<L: Log<Event>>(&mut self, player: Player, id: FoeId, action: Action, log: &mut L) {
        self.frames.done();
        let Action::To(cell) = action else { return };
        self.moment(player);
        self.go(id, cell, log);
        if cell.ring() == Ring::City {
            self.ram(id, log);
        }
    }

    /// With whom an enemy can be set at odds (17.18).
    pub(super) fn opponents(&self, id: FoeId) -> impl Iterator<Item = FoeId> + '_ {
        let cell = self.foe(id).map(|foe| foe.cell);
        let others = self.victims(Card::Provocation).filter(move |(other, _)| *other != id);
        others.filter(move |(_, foe)| Some(foe.cell) == cell).map(|(other, _)| other)
    }

    /// Each is hurt by the armour the other has now (17.18).
    pub(super) fn provoke<L: Log<Event>>(&mut self, player: Player, id: FoeId, action: Action, log: &mut L) {
        self.frames.done();
        let Action::Aim(other) = action else { return };
        self.moment(player);
        let armor = |id| self.foe(id).map_or(0, |foe| foe.armor);
        let (one, two) = (armor(id), armor(other));
        self.damage(id, two, Blow::Science(player), log);
        self.damage(other, one, Blow::Science(player), log);
    }

    pub(super) fn play_on_sector<L: Log<Event>>(
        &mut self,
        player: Player,
        card: Card,
        sector: Sector,
        log: &mut L,
    ) {
        let here = |foe: &Foe| foe.sector() == sector;
        match card {
            Card::Pillbox => self.lay_pillbox(sector, log),
            Card::Offensive => self.each_victim(card, here, |state, id, foe| {
                state.go(id, foe.cell.on(Ring::Rear), log); // 17.22
            }),
            Card::Heroic => {
                self.moment(player);
                self.each_victim(card, here, |state, id, _| state.fall(id, Some(player), log)); // 17.6
                self.raze(Structure::building(sector), log);
            }
            _ => {
                self.moment(player);
                self.each_victim(card, here, |state, id, _| state.damage(id, 1, Blow::Science(player), log)); // 17.5
            }
        }
    }

    pub(super) fn play_on_cell<L: Log<Event>>(
        &mut self,
        player: Player,
        card: Card,
        cell: Cell,
        log: &mut L,
    ) {
        let here = |foe: &Foe| foe.cell == cell;
        if card == Card::Napalm {
            self.each_victim(card, here, |state, id, _| state.ignite(id, 1, Spark::Card, log)); // 17.14
            return;
        }
        self.moment(player);
        self.each_victim(card, here, |state, id, _| state.damage(id, 1, Blow::Science(player), log)); // 17.2
    }

    pub(super) fn play_on_color<L: Log<Event>>(
        &mut self,
        player: Player,
        card: Card,
        color: Color,
        log: &mut L,
    ) {
        if card == Card::Breakthrough {
            self.frames.call(Frame::Assign { player, color, points: [None; 4] });
            return;
        }
        self.moment(player);
        let here = |foe: &Foe| foe.color() == color;
        self.each_victim(card, here, |state, id, _| state.damage(id, 1, Blow::Science(player), log)); // 17.11
    }

    /// Who can get the next point of Breakthrough: nobody more than the armour, on the fatal line one (17.19).
    pub(super) fn assignable(&self, color: Color, points: Points) -> impl Iterator<Item = FoeId> + '_ {
        let has = move |id: FoeId| points.iter().flatten().filter(|&&other| other == id).count() as u8;
        let most = |foe: &Foe| if foe.is_doomed() { 1 } else { foe.armor };
        let in_color = self.victims(Card::Breakthrough).filter(move |(_, foe)| foe.color() == color);
        in_color.filter(move |(id, foe)| has(*id) < most(foe)).map(|(id, _)| id)
    }

    /// With four points, or nobody left to get one, they are dealt.
    pub(super) fn step_assign<L: Log<Event>>(
        &mut self,
        player: Player,
        color: Color,
        points: Points,
        log: &mut L,
    ) -> Flow {
        if points[3].is_none() && self.assignable(color, points).next().is_some() {
            return Flow::Wait;
        }
        self.frames.done();
        self.deal(player, points, log);
        Flow::Go
    }

    pub(super) fn assign<L: Log<Event>>(
        &mut self,
        (player, color, mut points): (Player, Color, Points),
        action: Action,
        log: &mut L,
    ) {
        if let Action::Aim(foe) = action {
            points[3] = Some(foe);
            points.sort_unstable_by(|one, two| two.cmp(one));
            self.frames.goto(Frame::Assign { player, color, points });
        } else {
            self.frames.done();
            self.deal(player, points, log);
        }
    }

    /// All points are one moment (17.19).
    fn deal<L: Log<Event>>(&mut self, player: Player, points: Points, log: &mut L) {
        self.moment(player);
        for together in points.chunk_by(|one, two| one == two) {
            if let Some(id) = together[0] {
                self.damage(id, together.len() as u8, Blow::Science(player), log);
            }
        }
    }

    /// The enemies are cooled and stand back, and nothing burns (17.13).
    pub(super) fn frost<L: Log<Event>>(&mut self, log: &mut L) {
        let walls = Sector::ALL.map(Structure::wall);
        for structure in walls.into_iter().chain(Sector::ALL.map(Structure::building)) {
            if self.fires_on(structure) > 0 {
                self.quench(structure, self.fires_on(structure), log);
            }
        }
        for id in self.ids() {
            if let Some(foe) = self.foe(id).filter(Foe::feels_science) {
                self.cool(id, log);
                self.go(id, foe.cell.on(foe.ring().outward()), log);
            }
        }
    }

    /// 17.20
    pub(super) fn mud<L: Log<Event>>(&mut self, log: &mut L) {
        self.turn.mud = true;
        self.each_victim(Card::Mud, |_| true, |state, id, _| state.cool(id, log));
    }

    /// 17.16
    pub(super) fn flamethrowers<L: Log<Event>>(&mut self, log: &mut L) {
        let near = |foe: &Foe| foe.ring() == Ring::Tank;
        self.each_victim(Card::Flamethrowers, near, |state, id, _| state.ignite(id, 1, Spark::Card, log));
    }

    /// On a burning wall it goes off at once, and the fire with it (5.7, 10.9).
    fn lay_pillbox<L: Log<Event>>(&mut self, sector: Sector, log: &mut L) {
        let wall = Structure::wall(sector);
        match self.fires_on(wall) {
            0 => self.erect(Structure::pillbox(sector), log),
            fires => self.quench(wall, fires, log),
        }
    }

    /// 17.9
    pub(super) fn shift_pillbox<L: Log<Event>>(
        &mut self,
        player: Player,
        from: Sector,
        to: Sector,
        log: &mut L,
    ) {
        self.begin(player, Card::Disinformation, log);
        self.raze(Structure::pillbox(from), log);
        self.lay_pillbox(to, log);
    }

    /// 5.1
    pub(super) fn wall<L: Log<Event>>(&mut self, player: Player, sector: Sector, log: &mut L) {
        self.begin(player, Card::Sandbags, log);
        self.lay_out(player, Card::Wire, log);
        self.erect(Structure::wall(sector), log);
    }

    /// 10.8
    pub(super) fn douse<L: Log<Event>>(
        &mut self,
        player: Player,
        card: Card,
        structure: Structure,
        log: &mut L,
    ) {
        self.begin(player, card, log);
        self.quench(structure, 1, log);
    }

    /// 17.23
    pub(super) fn rebuild<L: Log<Event>>(&mut self, player: Player, card: Card, sector: Sector, log: &mut L) {
        self.begin(player, Card::Builders, log);
        self.lay_out(player, card, log);
        self.erect(Structure::building(sector), log);
    }
}
