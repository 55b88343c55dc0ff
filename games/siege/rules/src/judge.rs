//! How a seat stands before the end: what is left of the city against what threatens it.
//!
//! All defenders share the fate of the city; in the ordinary mode a small part of the value goes by trophies, so small
//! that a defender never prefers a trophy to a wall. It only decides between ways that are equal for the city.

use sandtable_core::{Judged, Reason as Because, Rules, Seat};

use crate::frame::Frame;
use crate::ids::{Card, FoeId, Phase, Player, Ring, Token};
use crate::options::Mode;
use crate::reasons::compare;
use crate::state::{ATTACKS, ENTERS, Ending, Foe, Offer, Reason, State};
use crate::words::Action;

/// How much of a defender's value goes by trophies in the ordinary mode.
const AMBITION: f32 = 0.04;
/// What a building is worth, in walls.
pub(crate) const BUILDING: f32 = 3.0;
/// What a wall is worth.
pub(crate) const WALL: f32 = 1.0;
/// By how much the city is ahead in a game that is open.
const USUAL_LEAD: f32 = 5.0;
/// The lead that is half of everything.
const STEEPNESS: f32 = 6.0;

impl Judged for State {
    fn value(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        if let Some(ending) = self.ending {
            return self.settled(ending, seat);
        }
        let city = self.city_prospects();
        match player {
            Player::Fieldmarshal => 1.0 - city,
            _ if self.mode == Mode::Coop || self.defenders == 1 => city,
            _ => city * (1.0 - AMBITION) + self.worth_of_trophies(player),
        }
    }

    fn candidates(&self, out: &mut Vec<Action>) {
        match self.frames.top() {
            Some(Frame::Trade { .. }) => self.list_useful_offers(out),
            _ => self.legal(out),
        }
    }

    fn reasons(&self, after: &State, seat: Seat, out: &mut Vec<Because>) {
        compare(self, after, seat, out);
    }
}

impl State {
    /// A held city is worth most of a win even for those who did not win it.
    fn settled(&self, ending: Ending, seat: Seat) -> f32 {
        let won = ending.winners.has(seat);
        let held = !matches!(ending.reason, Reason::Fallen | Reason::AllOut);
        match (won, held && self.player(seat) != Player::Fieldmarshal) {
            (true, _) => 1.0,
            (false, true) => 1.0 - AMBITION,
            (false, false) => 0.0,
        }
    }

    fn share_of_trophies(&self, player: Player) -> f32 {
        let all: u16 = self.players().map(|one| self.points(one)).sum();
        if all == 0 { 0.5 } else { f32::from(self.points(player)) / f32::from(all) }
    }

    /// What the trophies of a defender add to the value in the ordinary mode.
    pub(crate) fn worth_of_trophies(&self, player: Player) -> f32 {
        AMBITION * self.share_of_trophies(player)
    }

    /// The city's own chances: what stands, what is in the hands, what threatens and what is still to come.
    pub(crate) fn city_prospects(&self) -> f32 {
        let buildings = self.buildings.count_ones() as f32;
        let walls = self.walls.count_ones() as f32 + 0.7 * self.pillboxes.count_ones() as f32;
        let fires: u8 = self.wall_fires.iter().chain(&self.building_fires).sum();
        let threat: f32 = self.foes().map(|(id, foe)| self.threat(id, foe)).sum();
        let unseen = f32::from(self.reserve.total() + self.marshal.total());
        let science = if self.labs { 0.8 } else { 0.0 };
        let strength = BUILDING * buildings + WALL * walls + science + self.worth_of_hands();
        let danger = threat + 0.3 * unseen + 0.25 * f32::from(fires);
        let lead = strength - danger - USUAL_LEAD;
        0.5 + 0.5 * lead / (STEEPNESS + lead.abs())
    }

    fn worth_of_hands(&self) -> f32 {
        let targets = self.targets();
        let ready = |player: Player| player == self.active && self.phase < Phase::Move;
        let hand = |player: Player| {
            let ready = ready(player);
            self.hand(player).iter().map(move |(card, count)| {
                let worth = if card.is_hit() { targets.worth(card, ready) } else { self.worth(card) };
                f32::from(count) * worth
            })
        };
        let played: f32 = self.in_play.kinds().map(|card| self.worth(card)).sum();
        self.players().flat_map(hand).sum::<f32>() + played + self.owed_cards()
    }

    /// What a card is worth in a hand; a hit card more if it could be played now.
    pub(crate) fn worth_in_hand(&self, card: Card, ready: bool) -> f32 {
        if card.is_hit() { self.targets().worth(card, ready) } else { self.worth(card) }
    }

    /// Cards that are certain to be drawn for those discarded, but not drawn yet.
    pub(crate) fn owed_cards(&self) -> f32 {
        let (cards, any_deck) = match self.frames.top() {
            Some(Frame::Exchange { dropped, .. }) => (dropped, true),
            Some(Frame::Refill { left, .. }) => (left, true),
            Some(Frame::Retrain { dropped, .. }) => (dropped, false),
            _ => return 0.0,
        };
        f32::from(cards) * if any_deck && self.labs { 0.7 } else { 0.38 }
    }

    /// Points already given to an enemy by a Breakthrough that is not finished (17.19).
    pub(crate) fn promised(&self, id: FoeId) -> u8 {
        match self.frames.top() {
            Some(Frame::Assign { points, .. }) => {
                points.iter().filter(|&&point| point == Some(id)).count() as u8
            }
            _ => 0,
        }
    }

    /// Which lines have enemies, by colour.
    fn targets(&self) -> Targets {
        let mut rings = [0; 3];
        for (_, foe) in self.foes() {
            rings[foe.color() as usize] |= 1 << foe.ring() as u8;
        }
        Targets { rings }
    }

    /// What a card is worth in the hand: less than what it does at a good time, more than at a bad one.
    fn worth(&self, card: Card) -> f32 {
        match card {
            Card::Il2 | Card::Breakthrough | Card::Object120 | Card::Db3b => 1.2,
            Card::Precise | Card::Push | Card::Lull | Card::Pillbox | Card::Frost | Card::Mud => 0.9,
            Card::Retraining | Card::Joint | Card::Demoralisation | Card::Heroic | Card::Engineers => 0.3,
            Card::Sandbags | Card::Wire if self.walls == 63 => 0.3,
            Card::Sandbags | Card::Wire => 0.42,
            _ if card.is_science() => 0.8,
            _ => 0.5,
        }
    }

    /// How much of the city an enemy will take: a structure for each point of armour, the wall before it first, each less
    /// likely than the one before. A move that is due in this turn is counted as made: otherwise the end of a
    /// player's turn would look worse than throwing away cards to put it off.
    pub(crate) fn threat(&self, id: FoeId, foe: Foe) -> f32 {
        const ARRIVES: [f32; 5] = [0.95, 0.6, 0.45, 0.35, 0.27];
        if !foe.is_touchable() {
            return 0.5;
        }
        let strikes = foe.marks & (ATTACKS | ENTERS) != 0;
        let due = self.phase < Phase::Move && !foe.has_hedgehogs() && !self.turn.mud;
        let moves = if strikes { 0 } else { (foe.ring() as usize).saturating_sub(usize::from(due)) };
        let armor = foe.armor.saturating_sub(foe.fires() + self.promised(id));
        let walled =
            foe.ring() != Ring::City && self.has_wall(foe.sector()) && foe.token != Token::Helicopter;
        let mut taken = if walled { WALL } else { BUILDING };
        let mut likely = 0.7;
        for _ in 1..armor {
            taken += likely * BUILDING;
            likely *= 0.7;
        }
        let rest = if armor == 0 { 0.3 } else { 1.0 };
        rest * taken * ARRIVES[moves]
    }

    /// Offers a bot may think of: a card it cannot use now for one it can, and no more than two refused ones per turn.
    fn list_useful_offers(&self, out: &mut Vec<Action>) {
        out.push(Action::Done);
        if self.refused.len() < 2 {
            let useful = |offer: &Offer| self.is_of_use(offer.want) && !self.is_of_use(offer.give);
            let offers = self.offers().filter(useful);
            out.extend(offers.map(|offer| Action::Offer(offer.give, offer.to, offer.want)));
        }
    }

    /// Could the active player do something with this card in this turn?
    fn is_of_use(&self, card: Card) -> bool {
        let hand = self.hand(self.active);
        let row = card.row();
        match card {
            Card::Sandbags => self.walls != 63 && hand.has(Card::Wire),
            Card::Wire => self.walls != 63 && hand.has(Card::Sandbags),
            _ if card.is_hit() => self.foes().any(|(_, foe)| {
                let line = row.arm.map_or(foe.ring().is_field(), |arm| foe.ring() == arm);
                line && row.color.is_none_or(|color| color == foe.color()) && foe.is_touchable()
            }),
            _ if card.is_modifier() => hand.kinds().any(Card::is_hit),
            Card::Builders => self.buildings != 63 && (hand.has(Card::Sandbags) || hand.has(Card::Wire)),
            _ => true,
        }
    }
}

/// Which lines have enemies: a bit for each [`Ring`], by colour.
#[derive(Clone, Copy)]
struct Targets {
    rings: [u8; 3],
}

impl Targets {
    /// What a hit card is worth: more if somebody stands where it hits, or will come there, most if it can be played now.
    fn worth(self, card: Card, ready: bool) -> f32 {
        const FIELD: u8 = 0b01110;
        let row = card.row();
        let rings = match row.color {
            Some(color) => self.rings[color as usize],
            None => self.rings[0] | self.rings[1] | self.rings[2],
        };
        let line = row.arm.map_or(FIELD, |ring| 1 << ring as u8);
        let coming = rings & !(line - 1) != 0;
        let here = rings & line != 0;
        0.2 + if coming { 0.15 } else { 0.0 } + if ready && here { 0.2 } else { 0.0 }
    }
}
