//! How a seat stands before the end: what is left of the city against what threatens it.
//!
//! All defenders share the fate of the city; in the ordinary mode a small part of the value goes by trophies, so small
//! that a defender never prefers a trophy to a wall. It only decides between ways that are equal for the city.

use table::{Message, Say, Seat};

use crate::ids::{Player, Ring};
use crate::options::Mode;
use crate::state::{Ending, Foe, Reason, State};
use crate::words::list;

/// How much of a defender's value goes by trophies in the ordinary mode.
const AMBITION: f32 = 0.04;

impl State {
    /// 0 lost to 1 won.
    pub(crate) fn prospects(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        if let Some(ending) = self.ending {
            return self.settled(ending, seat);
        }
        let city = self.city_prospects();
        match player {
            Player::Fieldmarshal => 1.0 - city,
            _ if self.mode == Mode::Coop || self.defenders == 1 => city,
            _ => city * (1.0 - AMBITION) + AMBITION * self.share_of_trophies(player),
        }
    }

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

    /// The city's own chances.
    fn city_prospects(&self) -> f32 {
        let buildings = self.buildings.count_ones() as f32;
        let walls = self.walls.count_ones() as f32;
        let pillboxes = self.pillboxes.count_ones() as f32;
        let fires: u8 = self.wall_fires.iter().chain(&self.building_fires).sum();
        let threat: f32 = self.foes().map(|(_, foe)| threat(&foe)).sum();
        let unseen = f32::from(self.reserve.total() + self.marshal.total());
        let cards: u8 = self.players().map(|player| self.hand(player).total()).sum();
        let science = if self.labs { 0.6 } else { 0.0 };
        let strength = 3.0 * buildings + walls + 0.7 * pillboxes + science + 0.12 * f32::from(cards);
        let danger = threat + 0.22 * unseen + 0.3 * f32::from(fires);
        let lead = strength - danger;
        0.5 + 0.5 * lead / (12.0 + lead.abs())
    }

    /// Why it ended, for people.
    pub(crate) fn epilogue(&self, ending: Ending) -> Message {
        let winners = ending.winners.iter().map(|seat| self.player(seat).say()).collect::<Vec<_>>();
        let points = ending.winners.iter().map(|seat| self.player(seat)).find(|&one| one != Player::Fieldmarshal);
        Message::new(format!("siege-end-{}", ending.reason))
            .with("players", list(winners.into_iter()))
            .with("points", points.map_or(0, |player| self.points(player)))
    }
}

/// How much an enemy threatens the city: by what it can still take, and by how near it is.
fn threat(foe: &Foe) -> f32 {
    let near = match foe.ring() {
        Ring::City => 1.9,
        Ring::Tank => 1.2,
        Ring::Art => 0.9,
        Ring::Air => 0.7,
        Ring::Rear => 0.55,
    };
    let armor = f32::from(foe.armor) - 0.8 * f32::from(foe.fires().min(foe.armor));
    let held = if foe.has_hedgehogs() { 0.9 } else { 1.0 };
    if foe.is_touchable() { near * held * (0.35 + armor.max(0.0)) } else { 0.3 }
}
