//! What a viewer sees, and the worlds a seat may imagine. Secret are the armies until both are mustered, which card lies
//! where until all are deployed, and the hands (5.3, 5.5, 7.18).

use sandtable_core::{Hidden, Rng, Seat, Viewer};
use serde::Serialize;

use crate::automa::{Automa, Item};
use crate::cards::Cards;
use crate::combat::Combat;
use crate::flow::Frame;
use crate::ids::{
    Card, Cause, Counter, Ending, Faction, Formation, General, Kind, MOST_UNITS, Mark, Side, UnitId, Victory,
};
use crate::prospects::Prospect;
use crate::roster::Troops;
use crate::setup::Options;
use crate::space::Pose;
use crate::state::{Area, State};
use crate::tables::OUT_OF_ACTION;
use crate::uses::CardUse;
use crate::words::{Action, Event};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// What the game was set up with.
    pub options: Options,
    /// What decides the battle, once it is known.
    pub victory: Option<Victory>,
    /// South and north.
    pub armies: [ArmyView; 2],
    /// All units on the table.
    pub units: Vec<UnitView>,
    /// Those that are destroyed.
    pub destroyed: Vec<(UnitId, Option<Kind>)>,
    /// The pieces of ground.
    pub grounds: Vec<Area>,
    /// How many cards are in the deck.
    pub deck: u16,
    /// Spent and discarded cards.
    pub discard: Cards,
    /// How often the discard became the deck.
    pub shuffles: u8,
    /// The game turn, and the last one.
    pub turn: u8,
    /// The last game turn there will be.
    pub last_turn: u8,
    /// Whose turn it is.
    pub mover: Side,
    /// Was an order played in this turn?
    pub ordered: bool,
    /// Was Officers' call played?
    pub called_officers: bool,
    /// Does Forced march wait for an activation order?
    pub hurrying: bool,
    /// The combat under way.
    pub combat: Option<Combat>,
    /// What that combat, or each one may choose now, would be like.
    pub prospects: Vec<Prospect>,
    /// What is still to be done, the most urgent last.
    pub frames: Vec<Frame>,
    /// How it ended, and who won.
    pub ending: Option<(Ending, Option<Side>)>,
    /// What the AI of the solo game keeps: the behaviour of the turn, its place in the movement list.
    pub automa: Option<Automa>,
    /// The place the AI of a scenario is after, in 0.1 mm (25.4).
    pub token: Option<(i16, i16)>,
}

/// A side as the viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ArmyView {
    /// Whose.
    pub side: Side,
    /// Whose cards it is made of, if the viewer may know.
    pub faction: Option<Faction>,
    /// Who leads it.
    pub general: Option<General>,
    /// The price of its units.
    pub points: Option<u16>,
    /// The price of those destroyed or fleeing.
    pub lost: Option<u16>,
    /// The units that are not on the table yet, for their owner.
    pub reserve: Option<Troops>,
    /// How many there are.
    pub reserve_size: Option<u16>,
    /// The unit the general is with.
    pub post: Option<UnitId>,
    /// Is he dead?
    pub killed: bool,
    /// The hand limit.
    pub leadership: Option<u8>,
    /// The hand, for its owner.
    pub hand: Option<Cards>,
    /// How many cards are in it.
    pub hand_size: u16,
    /// The cards of it that both know.
    pub known: Option<Cards>,
    /// What its cards would do now, for its owner.
    pub uses: Vec<(Card, CardUse)>,
}

/// A unit on the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct UnitView {
    /// Which.
    pub unit: UnitId,
    /// Which card; none while it lies face down for the viewer.
    pub kind: Option<Kind>,
    /// Where it lies.
    pub pose: Pose,
    /// How many wounds it has.
    pub wounds: u8,
    /// Its formation.
    pub formation: Option<Formation>,
    /// Its wing counters, left and right.
    pub wings: [Counter; 2],
    /// What lies on it.
    pub marks: Vec<Mark>,
    /// The main target of its charge.
    pub target: Option<UnitId>,
    /// What its next ordinary morale check must not exceed.
    pub morale: Option<i8>,
    /// The enemies in contact with it.
    pub foes: Vec<UnitId>,
    /// How far it moved in this turn, and by what ground divides its movement.
    pub spent: (u16, u8),
    /// How many of its turns must end before it has missiles again.
    pub empty_quivers: u8,
    /// Wounds of a strike that is not over yet.
    pub fresh: u8,
    /// What the AI did with it last, and why.
    pub reason: Option<Item>,
}

impl UnitView {
    /// Broken, fleeing, or badly wounded (3.7).
    pub fn is_out_of_action(&self) -> bool {
        let shaken = self.marks.contains(&Mark::Broken) || self.marks.contains(&Mark::Fleeing);
        shaken || self.wounds > OUT_OF_ACTION
    }
}

impl Hidden for State {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        View {
            options: self.options,
            victory: self.victory,
            armies: [Side::South, Side::North].map(|side| self.army_view(side, viewer)),
            units: self.everybody().map(|unit| self.unit_view(unit, viewer)).collect(),
            destroyed: self.destroyed(viewer),
            grounds: self.areas().collect(),
            deck: self.deck.total(),
            discard: self.discard,
            shuffles: self.shuffles,
            turn: self.turn,
            last_turn: self.last_turn(),
            mover: self.mover,
            ordered: self.ordered,
            called_officers: self.called_officers,
            hurrying: self.hurrying,
            combat: self.combat,
            prospects: self.prospects(),
            frames: self.frames.iter().collect(),
            ending: self.ending,
            automa: self.automa,
            token: self.options.battle().and_then(|battle| battle.token),
        }
    }

    fn mask(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event.clone() {
            Event::Deployed { unit, kind } => Event::Deployed { unit, kind: kind.seen_by(viewer) },
            Event::Drew { side, card } => Event::Drew { side, card: card.seen_by(viewer) },
            Event::Stole { side, card } => Event::Stole { side, card: card.seen_by(viewer) },
            open => open,
        })
    }

    fn determinize(&mut self, seat: Seat, rng: &mut Rng) {
        let enemy = Side::of(seat).enemy();
        if self.options.is_solo() {
            return; // Nothing of the AI is hidden (21.17).
        }
        if self.is_mustering() {
            self.imagine_army(enemy, rng);
        } else if self.face_down {
            self.imagine_deployment(enemy, rng);
        }
        self.imagine_hand(enemy, rng);
    }

    /// Mustering and which card is deployed are secret.
    fn disguise(&self, action: Action, viewer: Viewer) -> Option<Action> {
        let own = self.frames.top().is_some_and(|frame| viewer == Viewer::Seat(self.asked(frame).seat()));
        let secret = match action {
            Action::Faction(_)
            | Action::Lead(_)
            | Action::Take(_)
            | Action::Muster(_)
            | Action::Deploy(_) => true,
            Action::Done => self.is_mustering(),
            _ => false,
        };
        (own || !secret).then_some(action)
    }
}

impl State {
    /// May the viewer see everything of this side?
    pub(crate) fn is_owner(&self, side: Side, viewer: Viewer) -> bool {
        viewer == Viewer::Seat(side.seat()) || self.ending.is_some()
    }

    fn army_view(&self, side: Side, viewer: Viewer) -> ArmyView {
        let (army, own) = (self.army(side), self.is_owner(side, viewer));
        let open = own || !self.is_mustering();
        let hand = *self.hand(side);
        let knows = viewer != Viewer::Public || self.is_ai(side);
        ArmyView {
            side,
            faction: army.faction.filter(|_| open),
            general: army.general.filter(|_| open),
            points: open.then_some(army.points),
            lost: (!self.is_mustering() && !self.face_down).then(|| self.lost_points(side)),
            reserve: (own || self.is_ai(side)).then_some(army.reserve),
            reserve_size: open.then(|| army.reserve.total()),
            post: army.post,
            killed: army.killed,
            leadership: open.then(|| self.leadership(side)),
            hand: own.then_some(hand),
            hand_size: hand.total(),
            known: knows.then(|| self.known[side.index()]),
            uses: if own { self.uses(side) } else { Vec::new() },
        }
    }

    fn unit_view(&self, unit: UnitId, viewer: Viewer) -> UnitView {
        let card = self.unit(unit);
        let open = !self.face_down || self.is_owner(unit.side(), viewer);
        UnitView {
            unit,
            kind: open.then_some(card.kind),
            pose: card.pose,
            wounds: card.wounds,
            formation: card.formation,
            wings: card.wings,
            marks: card.marks.iter().collect(),
            target: card.target,
            morale: (!self.face_down).then(|| self.morale(unit, Cause::Rally)),
            foes: self.foes(unit).map(|(foe, _)| foe).collect(),
            spent: (card.spent, card.pace),
            empty_quivers: card.empty_quivers,
            fresh: card.fresh,
            reason: card.reason,
        }
    }

    fn destroyed(&self, viewer: Viewer) -> Vec<(UnitId, Option<Kind>)> {
        let units = Side::ALL.iter().flat_map(|&side| (0..MOST_UNITS).map(move |nth| UnitId::of(side, nth)));
        let gone = units.filter(|&unit| self.is(unit, Mark::Destroyed));
        let open = |unit: UnitId| !self.face_down || self.is_owner(unit.side(), viewer);
        gone.map(|unit| (unit, open(unit).then(|| self.unit(unit).kind))).collect()
    }

    /// The unknown cards of a hand are dealt afresh out of the deck.
    fn imagine_hand(&mut self, side: Side, rng: &mut Rng) {
        if self.ending.is_some() {
            return;
        }
        let known = self.known[side.index()];
        let hand = self.hands[side.index()];
        let unknown = || hand.kinds().filter(|&card| !known.has(card));
        for card in unknown() {
            self.hands[side.index()].take(card);
            self.deck.put(card);
        }
        for _ in unknown() {
            let card = self.deck.draw(rng);
            self.hands[side.index()].put(card);
        }
    }
}
