//! What can be played, in the order of [`Action`]. Everything is listed by the same functions, into a list or into
//! [`Anything`], which only remembers whether there was something.

use super::reach::{bit, colored, column};
use crate::frame::Frame;
use crate::ids::{Card, Cards, Cell, Color, FoeId, Player, Ring, Sector, Structure};
use crate::options::Variant;
use crate::state::{Mods, PILLBOXES, State};
use crate::tables::Class;
use crate::words::{Action, Twist};

const HITS: Cards = of_class(Class::Hit);
pub(super) const MODIFIERS: Cards = of_class(Class::Modifier);
const SCIENCE: Cards = of_class(Class::Science);
pub(super) const MATERIALS: Cards = of_class(Class::Material);
/// Those played on one enemy.
pub(super) const ON_ENEMIES: Cards = these(&[
    Card::Il2,
    Card::Hedgehogs,
    Card::Push,
    Card::Swingfire,
    Card::Ontos,
    Card::Bm13,
    Card::Bmp1,
    Card::Db3b,
    Card::Disinformation,
    Card::Object120,
    Card::Provocation,
]);
pub(super) const ON_SECTORS: Cards = these(&[Card::Pillbox, Card::Bombing, Card::Heroic, Card::Offensive]);
pub(super) const ON_CELLS: Cards = these(&[Card::Hellcat, Card::Napalm]);
pub(super) const ON_COLORS: Cards = these(&[Card::Carpet, Card::Breakthrough]);
/// Those that are just played.
const ALONE: Cards = these(&[
    Card::Lull,
    Card::Modification,
    Card::Guards,
    Card::Recruits,
    Card::Retraining,
    Card::Engineers,
    Card::Mobilisation,
    Card::Frost,
    Card::Flamethrowers,
    Card::Planning,
    Card::Mud,
]);

const fn these<const N: usize>(cards: &[Card; N]) -> Cards {
    let (mut places, mut at) = ([0; N], 0);
    while at < N {
        places[at] = cards[at] as usize;
        at += 1;
    }
    Cards::mask(&places)
}

const fn of_class(class: Class) -> Cards {
    let (mut places, mut at, mut found) = ([0; Card::COUNT], 0, 0);
    while at < Card::COUNT {
        if Card::ALL[at].row().class as u8 == class as u8 {
            places[found] = at;
            found += 1;
        }
        at += 1;
    }
    Cards::mask(places.split_at(found).0)
}

/// Remembers whether anything was added.
#[derive(Default)]
pub(super) struct Anything(pub(super) bool);

impl Extend<Action> for Anything {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        self.0 = self.0 || actions.into_iter().next().is_some();
    }
}

impl State {
    /// Adds what whoever is asked by this frame may do.
    pub(crate) fn list_play(&self, frame: Frame, out: &mut Vec<Action>) {
        match frame {
            Frame::Play => {
                out.push(Action::Done);
                self.list_cards(self.hand(self.active), out);
                self.list_combined(out);
            }
            Frame::Joint { player } => {
                out.push(Action::Done);
                self.list_cards(self.joinable(player), out);
            }
            Frame::Aim { player, card, mods } => self.list_aims(player, card, mods, out),
            Frame::Again { player, card, mods } => {
                out.push(Action::Done);
                self.list_aims(player, card, mods, out);
            }
            Frame::Assign { color, points, .. } => {
                out.extend(points[0].map(|_| Action::Done));
                out.extend(self.assignable(color, points).map(Action::Aim));
            }
            Frame::Redeploy { foe, .. } => {
                let here = self.foe(foe).map(|foe| foe.cell);
                out.extend(Cell::all().filter(|&cell| Some(cell) != here).map(Action::To));
            }
            Frame::Eject { .. } => {
                out.extend(Sector::ALL.map(|sector| Action::To(sector.at(Ring::Rear))));
            }
            Frame::Provoke { foe, .. } => out.extend(self.opponents(foe).map(Action::Aim)),
            Frame::Engineers { player, .. } => {
                out.push(Action::Done);
                for card in self.hand(player).only(MATERIALS).kinds() {
                    out.extend(self.missing_walls().map(|sector| Action::Build(card, sector)));
                }
            }
            Frame::Retrain { player, .. } => {
                out.push(Action::Done);
                out.extend(self.hand(player).kinds().map(Action::Discard));
            }
            Frame::Keep { .. } => self.list_known(0, Action::Keep, out),
            Frame::Lay { laid, .. } => self.list_known(laid, Action::Lay, out),
            _ => {}
        }
    }

    /// Whatever can be played from these cards of the player who is asked.
    fn list_cards<E: Extend<Action>>(&self, hand: Cards, out: &mut E) {
        for card in hand.only(HITS).kinds() {
            out.extend(self.hittable(card, Mods::default()).map(|foe| Action::Hit(card, foe)));
        }
        self.list_boosts(hand, out);
        for card in hand.only(ON_ENEMIES).kinds() {
            let targets = self.victims(card).filter(|(id, _)| self.may_choose(card, *id));
            out.extend(targets.map(|(id, _)| Action::Target(card, id)));
        }
        for card in hand.only(ON_SECTORS).kinds() {
            let sectors = Sector::of_mask(self.sectors_for(card));
            out.extend(sectors.map(|sector| Action::Sector(card, sector)));
        }
        for card in hand.only(ON_CELLS).kinds() {
            let haunted = self.haunted(card);
            let cells = Cell::all().filter(|&cell| haunted & bit(cell) != 0);
            out.extend(cells.map(|cell| Action::Cell(card, cell)));
        }
        for card in hand.only(ON_COLORS).kinds() {
            let haunted = self.haunted(card);
            let colors = Color::ALL.iter().filter(|&&color| haunted & colored(color) != 0);
            out.extend(colors.map(|&color| Action::Color(card, color)));
        }
        let alone = hand.only(ALONE).kinds().filter(|&card| self.has_effect(card));
        out.extend(alone.map(Action::Play));
        self.list_rest(hand, out);
    }

    /// The plays of cards that have a verb of their own.
    fn list_rest<E: Extend<Action>>(&self, hand: Cards, out: &mut E) {
        if hand.has(Card::Salvage) {
            out.extend(self.discard.kinds().map(Action::Salvage));
        }
        if hand.has(Card::Disinformation) {
            let free = self.walls & !self.pillboxes;
            for from in Sector::of_mask(self.pillboxes) {
                out.extend(Sector::of_mask(free).map(|to| Action::Shift(from, to)));
            }
        }
        if hand.has(Card::Joint) {
            out.extend(self.players().filter(|&player| self.can_join(player)).map(Action::Joint));
        }
        if hand.has(Card::Sandbags) && hand.has(Card::Wire) {
            out.extend(self.missing_walls().map(Action::Wall));
        }
        let materials = hand.only(MATERIALS);
        for card in materials.kinds() {
            out.extend(self.burning().map(|structure| Action::Douse(card, structure)));
        }
        if hand.has(Card::Builders) {
            for card in materials.kinds() {
                out.extend(Sector::of_mask(!self.buildings).map(|sector| Action::Rebuild(card, sector)));
            }
        }
    }

    /// A hit card with a first modifier (16.1).
    fn list_boosts<E: Extend<Action>>(&self, hand: Cards, out: &mut E) {
        let modifiers = hand.only(MODIFIERS);
        if modifiers.is_empty() {
            return;
        }
        for card in hand.only(HITS).kinds() {
            for modifier in modifiers.kinds() {
                let twists = self.twists(card, Mods::default(), modifier, modifiers);
                out.extend(twists.map(|twist| Action::Boost(card, modifier, twist)));
            }
        }
    }

    /// More modifiers, or the target (16.1). Experienced crew must come before the first target (16.9).
    fn list_aims(&self, player: Player, card: Card, mods: Mods, out: &mut Vec<Action>) {
        let modifiers = self.hand(player).only(MODIFIERS);
        let second = matches!(self.frames.top(), Some(Frame::Again { .. }));
        for modifier in modifiers.kinds().filter(|&one| !second || one != Card::Crew) {
            let twists = self.twists(card, mods, modifier, modifiers);
            out.extend(twists.map(|twist| Action::Add(modifier, twist)));
        }
        out.extend(self.hittable(card, mods).map(Action::Aim));
    }

    /// What a modifier can change about a hit so that something is left to aim at, now or with what the hand still
    /// holds (16.3, 16.4).
    fn twists(
        &self,
        card: Card,
        mods: Mods,
        modifier: Card,
        hand: Cards,
    ) -> impl Iterator<Item = Twist> + '_ {
        let mut rest = hand;
        rest.take(modifier);
        let finishable = move |&twist: &Twist| {
            let sights = self.widest_sights(card, mods.twisted(modifier, twist), rest);
            self.found_by(sights).next().is_some()
        };
        mods.possible(card, modifier).filter(finishable)
    }

    /// The player may strike with three arms of one colour (19.12).
    fn list_combined(&self, out: &mut Vec<Action>) {
        if !self.has(Variant::CombinedStrike) {
            return;
        }
        for &color in Color::ALL {
            if self.arms_of(color).is_some() {
                out.extend(self.combined_targets(color).map(|foe| Action::Combined(color, foe)));
            }
        }
    }

    /// The cards above the first `laid` of those looked at, each kind once; they are sorted.
    fn list_known(&self, laid: u8, action: fn(Card) -> Action, out: &mut Vec<Action>) {
        out.extend(self.known.iter().skip(laid as usize).map(action));
        out.dedup();
    }

    /// What a player could play when asked to join in (16.15, 16.16).
    pub(super) fn joinable(&self, player: Player) -> Cards {
        let hand = self.hand(player);
        let mut cards = hand.only(HITS);
        cards.pour(&hand.only(SCIENCE).without(these(&[Card::Builders])));
        cards
    }

    /// 16.16
    pub(super) fn can_join(&self, player: Player) -> bool {
        let mut anything = Anything::default();
        if player != self.active && self.is_in(player) {
            self.list_cards(self.joinable(player), &mut anything);
        }
        anything.0
    }

    /// Can this card choose an enemy that it reaches?
    fn may_choose(&self, card: Card, id: FoeId) -> bool {
        match card {
            Card::Hedgehogs => !self.foes().any(|(_, foe)| foe.has_hedgehogs()), // 5.5
            Card::Provocation => self.opponents(id).next().is_some(),
            _ => true,
        }
    }

    /// The sectors a card can be played on, as bits.
    pub(super) fn sectors_for(&self, card: Card) -> u8 {
        match card {
            Card::Pillbox if self.pillboxes.count_ones() >= PILLBOXES => 0, // 5.7
            Card::Pillbox => self.walls & !self.pillboxes,
            Card::Heroic => self.buildings,
            _ => {
                let haunted = self.haunted(card);
                let touched = Sector::ALL.into_iter().filter(|&sector| haunted & column(sector) != 0);
                touched.fold(0, |mask, sector| mask | sector.bit())
            }
        }
    }

    /// Would a card that is just played do anything (4.2)?
    pub(super) fn has_effect(&self, card: Card) -> bool {
        match card {
            Card::Lull => !self.turn.lull,
            Card::Modification | Card::Planning => self.can_draw_main(),
            Card::Guards => !self.turn.guards && !self.turn.hit, // 16.12
            Card::Recruits => self.can_draw_main() || self.can_draw_science(),
            Card::Retraining => self.hand(self.active).total() > 1,
            Card::Engineers => self.missing_walls().next().is_some() && self.somebody_has_materials(),
            Card::Mobilisation => self.can_draw_main() && self.somebody_draws_up(),
            Card::Frost => self.burning().next().is_some() || self.frost_matters(),
            Card::Flamethrowers => self.victims(card).any(|(_, foe)| foe.ring() == Ring::Tank),
            Card::Mud => !self.turn.mud || self.victims(card).any(|(_, foe)| foe.fires() > 0),
            _ => false,
        }
    }

    fn somebody_has_materials(&self) -> bool {
        self.players().any(|player| !self.hand(player).only(MATERIALS).is_empty())
    }

    /// Mobilisation itself leaves the hand first.
    fn somebody_draws_up(&self) -> bool {
        let left = |player: Player| {
            let hand = self.hand(player);
            hand.total() - u16::from(hand.has(Card::Mobilisation))
        };
        self.players().any(|player| self.is_in(player) && left(player) < u16::from(self.limit()))
    }

    fn frost_matters(&self) -> bool {
        let felt = self.foes().filter(|(_, foe)| foe.feels_science());
        felt.map(|(_, foe)| foe).any(|foe| foe.fires() > 0 || foe.ring() != Ring::Rear)
    }

    /// Where walls are missing.
    pub(super) fn missing_walls(&self) -> impl Iterator<Item = Sector> + use<> {
        Sector::of_mask(!self.walls)
    }

    /// The structures that burn, walls first.
    pub(super) fn burning(&self) -> impl Iterator<Item = Structure> + '_ {
        let walls = Sector::ALL.into_iter().map(Structure::wall);
        let all = walls.chain(Sector::ALL.into_iter().map(Structure::building));
        all.filter(|&structure| self.fires_on(structure) > 0)
    }
}
