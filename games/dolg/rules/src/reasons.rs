//! What speaks for and against a choice: what has changed of all that the value of a position counts, in words. Units are called by their
//! names, so nothing is said while the enemy's lie face down but what concerns one's own deployment.

use sandtable_core::{Message, Reason, Say, Seat, Viewer};

use crate::combat::Combat;
use crate::flow::Frame;
use crate::ids::{Card, Edge, Mark, Side, UnitId};
use crate::judge::{ACTIONS, CARD, CHOICES, FIGHTS, GENERAL, PLACES};
use crate::outlook::{Parts, Scene};
use crate::space::zone;
use crate::state::State;
use crate::tables::Branch;

/// What it is worth in points that the general is near, and a point of leadership.
const INSPIRED: f32 = 1.0;
const LEADERSHIP: f32 = 3.0;
/// What a place in the line of battle is worth of a victory, and a unit near the general.
const ARRAYED: f32 = 0.01;
const NEAR_GENERAL: f32 = 0.006;
/// What a point of the unit is worth with which the general is.
const ESCORT: f32 = 0.0002;
/// More units than this are not told one by one.
const EACH: usize = 2;
/// What changes by less is not told, in points.
const SLIGHT: f32 = 0.2;

/// The two positions and what is found between them, seen by a side.
struct Comparison<'a> {
    was: &'a State,
    is: &'a State,
    before: Scene<'a>,
    after: Scene<'a>,
    side: Side,
    /// What a point of one's own units is worth, and one of the enemy's.
    per_point: [f32; 2],
    out: &'a mut Vec<Reason>,
}

impl State {
    /// Adds why a seat stands better or worse in the position `after`.
    pub(crate) fn add_reasons(&self, after: &State, seat: Seat, out: &mut Vec<Reason>) {
        let (side, before) = (Side::of(seat), Scene::new(self));
        let per_point = if self.turn == 0 { [0.0; 2] } else { before.worth_of_points(side) };
        let mut found =
            Comparison { was: self, is: after, before, after: Scene::new(after), side, per_point, out };
        match after.ending {
            Some((_, winner)) => found.end(winner),
            None if self.turn == 0 => found.set_up(),
            None => found.battle(),
        }
    }
}

impl Comparison<'_> {
    /// Something that is worth so much of a victory, about some units.
    fn add(&mut self, worth: f32, what: &str, units: &[(&'static str, UnitId)]) {
        let mut say = Message::new(format!("dolg-because-{what}"));
        for &(name, unit) in units {
            say = say.with(name, unit.say());
        }
        self.out.push(Reason { worth, say: self.before.named(say, Viewer::Seat(self.side.seat())) });
    }

    /// Something that is worth so many points of the units of a side, for the better of that side.
    fn note(&mut self, of: Side, points: f32, what: &str, units: &[(&'static str, UnitId)]) {
        if points.abs() >= SLIGHT {
            let [own, enemy] = self.per_point;
            let worth = if of == self.side { points * own } else { -points * enemy };
            self.add(worth, &whose(what, of == self.side), units);
        }
    }

    /// 19
    fn end(&mut self, winner: Option<Side>) {
        let stood = sandtable_core::Judged::value(&*self.before, self.side.seat());
        let value = sandtable_core::Judged::value(&*self.after, self.side.seat());
        let what = match winner {
            Some(winner) if winner == self.side => "wins",
            Some(_) => "loses",
            None => "draw",
        };
        self.add(value - stood, what, &[]);
    }

    /// The deployment (5.5, 5.8).
    fn set_up(&mut self) {
        let laid = self.before.deployed(self.side);
        match self.was.frames.top() {
            Some(Frame::Deploy { .. }) if self.after.deployed(self.side) > laid => {
                self.deployed(UnitId::of(self.side, laid));
            }
            Some(Frame::Post { .. }) => self.posted(),
            _ => {}
        }
    }

    fn posted(&mut self) {
        let posts = [&self.before, &self.after].map(|scene| scene.army(self.side).post);
        if let [None, Some(post)] = posts {
            let (side, army) = (self.side, self.after.army(self.side));
            let radius = army.general.map_or(0, |general| general.row().radius);
            let near = self.after.near(post, side, i32::from(radius) * crate::space::UD).count() - 1;
            let row = self.after.unit(post).row();
            self.add(ESCORT * f32::from(row.points), "escort", &[]);
            self.add(NEAR_GENERAL * near as f32, "near-general", &[]);
            if row.is_mounted() {
                self.add(-2.0 * ARRAYED, "carried-off", &[]);
            }
        }
    }

    /// Units are laid from the middle outwards.
    fn deployed(&mut self, unit: UnitId) {
        let heavy = |branch: Branch| branch == Branch::Heavy;
        let waits = self.after.army(self.side).reserve.kinds().any(|kind| heavy(kind.row().branch()));
        match self.after.unit(unit).row().branch() {
            Branch::Heavy => self.add(ARRAYED, "heavy-middle", &[]),
            Branch::Mounted if waits => self.add(-ARRAYED, "mounted-early", &[]),
            Branch::Mounted => self.add(ARRAYED, "mounted-wing", &[]),
            _ => {}
        }
    }

    fn battle(&mut self) {
        for side in [self.side, self.side.enemy()] {
            for unit in self.was.standing(side) {
                self.condition(unit);
            }
            self.general(side);
            self.cards(side);
        }
        for unit in self.was.standing(self.side) {
            self.place(unit);
        }
        for foe in self.was.standing(self.side.enemy()) {
            self.volleys_of(foe);
        }
        self.fights();
        self.combat();
        self.actions();
    }

    /// Wounds and morale (12.5, 14).
    fn condition(&mut self, unit: UnitId) {
        let (before, after) = (self.before.condition(unit), self.after.condition(unit));
        let is = |mark| [&self.before, &self.after].map(|scene| scene.is(unit, mark));
        let what = match (is(Mark::Fleeing), is(Mark::Broken)) {
            _ if !self.after.stands(unit) => "destroyed",
            ([false, true], _) => "flees",
            ([true, false], _) | (_, [true, false]) => "rallies",
            (_, [false, true]) => "breaks",
            _ if after < before => "wounded",
            _ => "heals",
        };
        let after = if self.after.stands(unit) { after } else { 0.0 };
        self.note(unit.side(), after - before, what, &[("unit", unit)]);
    }

    /// What a unit can do from where it stands, and what can be done to it.
    fn place(&mut self, unit: UnitId) {
        let own = self.side;
        let calm =
            |scene: &Scene<'_>| !scene.fights(unit) && !scene.is(unit, Mark::Fleeing) && scene.stands(unit);
        if !calm(&self.before) || !calm(&self.after) {
            return;
        }
        let parts = [&self.before, &self.after].map(|scene| scene.parts(unit, scene.unit(unit).pose));
        let [Some(before), Some(after)] = parts else { return };
        self.gain(unit, &before, &after);
        self.risk(unit, &before, &after);
        let inspired = [self.was, self.is].map(|state| f32::from(u8::from(state.is_inspired(unit))));
        let mut either = |lost: f32, better: &str, worse: &str| {
            let what = if lost < 0.0 { better } else { worse };
            self.note(own, -PLACES * lost, what, &[("unit", unit)]);
        };
        either(after.pull - before.pull, "nearer", "farther");
        either(before.neighbours - after.neighbours, "in-line", "gap");
        either(after.looking_away - before.looking_away, "faces", "looks-away");
        either(INSPIRED * (inspired[0] - inspired[1]), "led", "out-of-reach");
    }

    /// Charges and volleys of the next turn.
    fn gain(&mut self, unit: UnitId, before: &Parts, after: &Parts) {
        let points = PLACES * (after.gain() - before.gain());
        let (scene, parts) = if points > 0.0 { (&self.after, after) } else { (&self.before, before) };
        let (target, what) = match (parts.is_volley(), points > 0.0) {
            (true, true) => (parts.volley.1, "in-range"),
            (true, false) => (parts.volley.1, "out-of-range"),
            (false, true) if edge_before(scene, parts.charge.1, unit) == Edge::Front => {
                (parts.charge.1, "can-charge")
            }
            (false, true) => (parts.charge.1, "can-flank"),
            (false, false) => (parts.charge.1, "cannot-charge"),
        };
        self.note(self.side, points, what, &[("unit", unit), ("target", target)]);
    }

    /// Charges of the enemy in its next turn.
    fn risk(&mut self, unit: UnitId, before: &Parts, after: &Parts) {
        let points = PLACES * (before.risk() - after.risk());
        let (scene, parts) = if points < 0.0 { (&self.after, after) } else { (&self.before, before) };
        let foe = parts.attack.1;
        let what = match points < 0.0 {
            true if scene.has_general(unit) => "general-in-danger",
            true if edge_before(scene, unit, foe) != Edge::Front => "flank-open",
            true => "in-danger",
            false if scene.has_general(unit) => "general-safer",
            false => "safer",
        };
        self.note(self.side, points, what, &[("unit", unit), ("enemy", foe)]);
    }

    /// Whom the enemy could shoot at next.
    fn volleys_of(&mut self, foe: UnitId) {
        if [&self.before, &self.after].iter().any(|scene| scene.fights(foe) || !scene.stands(foe)) {
            return;
        }
        let parts = [&self.before, &self.after].map(|scene| scene.parts(foe, scene.unit(foe).pose));
        let [Some(before), Some(after)] = parts else { return };
        let volley = |parts: &Parts| if parts.is_volley() { parts.gain() } else { 0.0 };
        let points = PLACES * (volley(&after) - volley(&before));
        let (parts, what) = if points > 0.0 { (&after, "under-fire") } else { (&before, "out-of-fire") };
        let unit = parts.volley.1;
        if unit != foe && points.abs() >= SLIGHT {
            let worth = -points * self.per_point[1];
            self.add(worth, what, &[("unit", unit), ("enemy", foe)]);
        }
    }

    /// Fights that begin, and such as are broken off (9, 10.5, 12).
    fn fights(&mut self) {
        for unit in self.was.standing(self.side) {
            for foe in self.was.standing(self.side.enemy()) {
                let stand = self.after.stands(unit) && self.after.stands(foe);
                let [before, after] =
                    [&self.before, &self.after].map(|scene| stand && scene.contact(unit, foe).is_some());
                if after && !before {
                    self.meets(unit, foe);
                } else if before && !after && stand && !self.after.is(foe, Mark::Fleeing) {
                    let points = -self.worth_of_fight(&self.before, unit, foe);
                    let what = if points > 0.0 { "gets-away" } else { "lets-go" };
                    self.note(self.side, points, what, &[("unit", unit), ("enemy", foe)]);
                }
            }
        }
    }

    fn meets(&mut self, unit: UnitId, foe: UnitId) {
        let points = self.worth_of_fight(&self.after, unit, foe);
        let edge = |one, other| self.after.contact(one, other).map_or(Edge::Front, |contact| contact.edge);
        let (theirs, own) = (edge(foe, unit), edge(unit, foe));
        let what = match points > 0.0 {
            true if theirs == Edge::Rear => "hits-rear",
            true if theirs != Edge::Front => "hits-flank",
            true => "fights-well",
            false if own != Edge::Front => "hit-in-flank",
            false => "fights-badly",
        };
        self.note(self.side, points, what, &[("unit", unit), ("enemy", foe)]);
    }

    /// What one's own unit gains in a fight, whoever attacks.
    fn worth_of_fight(&self, scene: &Scene<'_>, unit: UnitId, foe: UnitId) -> f32 {
        if scene.mover == self.side {
            FIGHTS * scene.combat_worth(&Combat::new([unit, foe], false))
        } else {
            -FIGHTS * scene.combat_worth(&Combat::new([foe, unit], false))
        }
    }

    /// A volley or an event of the combat under way, before the dice are thrown (11.5, 13.22).
    fn combat(&mut self) {
        let Some(now) = self.is.combat else { return };
        let worth = |combat: &Combat| {
            let gain = self.after.combat_worth(combat);
            if combat.units[0].side() == self.side { gain } else { -gain }
        };
        let parts = if now.units[0].side() == self.side { [0, 1] } else { [1, 0] };
        let units = [("unit", now.units[parts[0]]), ("enemy", now.units[parts[1]])];
        match self.was.combat.filter(|then| then.units == now.units && then.ranged == now.ranged) {
            Some(then) if then.played != now.played => {
                let points = worth(&now) - worth(&then);
                let what = if points > 0.0 { "event-helps" } else { "event-harms" };
                self.note(self.side, points, what, &units);
            }
            None if now.ranged => self.note(self.side, worth(&now), "shoots-at", &units),
            _ => {}
        }
    }

    /// Units that have been activated and those an order may still choose (6.3, 6.4), and those that will shoot (11.1).
    fn actions(&mut self) {
        if self.after.mover != self.side || self.after.turn != self.before.turn {
            return;
        }
        let left = |scene: &Scene<'_>| match scene.frames.top() {
            Some(Frame::Activate { left, .. }) => left,
            _ => 0,
        };
        if left(&self.before) == 0 && left(&self.after) > 0 {
            self.note(self.side, CHOICES * self.after.needs(left(&self.after), |_| true), "order", &[]);
        }
        let called = |unit: &UnitId| self.after.may_move(*unit) && !self.before.may_move(*unit);
        let activated: Vec<UnitId> = self.after.standing(self.side).filter(called).collect();
        if activated.len() > EACH {
            let points = activated.iter().map(|&unit| self.after.need(unit)).sum::<f32>();
            self.note(self.side, ACTIONS * points, "order-many", &[]);
        } else {
            for unit in activated {
                self.activated(unit);
            }
        }
        for unit in self.is.standing(self.side) {
            let shoots = |scene: &Scene<'_>| !scene.may_move(unit) && scene.may_shoot(unit);
            if shoots(&self.after) && !shoots(&self.before) {
                let points = ACTIONS * self.after.best_volley(unit, self.after.unit(unit).pose);
                self.note(self.side, points, "will-shoot", &[("unit", unit)]);
            }
        }
    }

    fn activated(&mut self, unit: UnitId) {
        let (scene, pose) = (&self.after, self.after.unit(unit).pose);
        let charge = if scene.may_charge(unit) { scene.best_threat(unit) } else { 0.0 };
        let volley = scene.best_volley(unit, pose);
        let what = match scene.fights(unit) {
            true => "may-leave",
            false if charge > volley && charge > 0.0 => "may-charge",
            false if volley > 0.0 => "may-shoot",
            false => "may-move",
        };
        self.note(self.side, ACTIONS * self.after.need(unit).max(0.0), what, &[("unit", unit)]);
    }

    /// 17
    fn general(&mut self, side: Side) {
        let [before, after] = [&self.before, &self.after].map(|scene| scene.army(side));
        if after.killed && !before.killed {
            let points = GENERAL * f32::from(before.points);
            return self.note(side, -points, "general-dead", &[]);
        }
        let change = LEADERSHIP * f32::from(after.leadership_change - before.leadership_change);
        let what = if change > 0.0 { "leadership-up" } else { "leadership-down" };
        self.note(side, change, what, &[]);
    }

    /// 6.8, 7.17, 7.18; only where the choice is about cards.
    fn cards(&mut self, side: Side) {
        let about_cards = matches!(
            self.was.frames.top(),
            Some(
                Frame::Activation
                    | Frame::PlayEvent { .. }
                    | Frame::Refill
                    | Frame::Exchange { .. }
                    | Frame::Trim { .. }
            )
        );
        if !about_cards {
            return;
        }
        let [before, after] = [&self.before, &self.after].map(|scene| f32::from(scene.hand(side).total()));
        let what = if after > before { "cards" } else { "card-less" };
        self.note(side, CARD * (after - before), what, &[]);
        let discards = matches!(self.was.frames.top(), Some(Frame::Exchange { .. } | Frame::Trim { .. }));
        if side == self.side && discards {
            let gone = self.was.hand(side).kinds().find(|&card| !self.is.hand(side).has(card));
            if let Some(card) = gone {
                self.discarded(card);
            }
        }
    }

    fn discarded(&mut self, card: Card) {
        let (points, what) =
            if card.row().order.activates() { (-CARD, "dear-card") } else { (CARD, "spare-card") };
        self.note(self.side, points, what, &[]);
    }
}

/// The edge of a unit that a charge of the other would hit.
fn edge_before(scene: &Scene<'_>, unit: UnitId, other: UnitId) -> Edge {
    Edge::ALL[zone(scene.card(unit), scene.card(other).front_middle()) as usize]
}

fn whose(what: &str, own: bool) -> String {
    if own { what.to_owned() } else { format!("{what}-enemy") }
}
