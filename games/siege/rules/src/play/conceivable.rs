//! Whatever a card could be played on, whether it may be or not: what somebody who clicks can have in mind.

use super::list::{MATERIALS, MODIFIERS, ON_CELLS, ON_COLORS, ON_ENEMIES, ON_SECTORS};
use crate::frame::Frame;
use crate::ids::{Card, Cards, Cell, Color, Player, Ring, Sector, Structure};
use crate::options::Variant;
use crate::state::State;
use crate::words::{Action, Element, Twist};

impl State {
    /// Every card of the hand on everything it could be played on; last each by itself.
    pub(crate) fn list_conceivable_plays(&self, player: Player, out: &mut Vec<Action>) {
        let hand = self.hand(player);
        hand.kinds().for_each(|card| self.list_uses(card, hand, out));
        if self.has(Variant::CombinedStrike) {
            let strikes = |&color: &Color| self.ids().map(move |foe| Action::Combined(color, foe));
            out.extend(Color::ALL.iter().flat_map(strikes));
        }
        out.extend(hand.kinds().map(Action::Play));
    }

    /// Every card of the hand as a further modifier.
    pub(crate) fn list_conceivable_modifiers(&self, player: Player, out: &mut Vec<Action>) {
        let cards = self.hand(player).kinds();
        out.extend(
            cards.flat_map(|card| twists(card).into_iter().map(move |twist| Action::Add(card, twist))),
        );
    }

    fn list_uses(&self, card: Card, hand: Cards, out: &mut Vec<Action>) {
        match card {
            _ if card.is_hit() => self.list_hits(card, hand, out),
            _ if card.is_material() => self.list_material_uses(card, out),
            Card::Salvage => out.extend(self.discard.kinds().map(Action::Salvage)),
            Card::Joint => {
                out.extend(self.players().filter(|&other| other != self.active).map(Action::Joint));
            }
            Card::Builders => {
                let all = |card: Card| Sector::ALL.map(|sector| Action::Rebuild(card, sector));
                out.extend(MATERIALS.kinds().flat_map(all));
            }
            _ if ON_ENEMIES.has(card) => out.extend(self.ids().map(|foe| Action::Target(card, foe))),
            _ if ON_SECTORS.has(card) => out.extend(Sector::ALL.map(|sector| Action::Sector(card, sector))),
            _ if ON_CELLS.has(card) => out.extend(Cell::all().map(|cell| Action::Cell(card, cell))),
            _ if ON_COLORS.has(card) => {
                out.extend(Color::ALL.iter().map(|&color| Action::Color(card, color)));
            }
            _ => {}
        }
        if card == Card::Disinformation {
            let shifts = |from: Sector| Sector::ALL.map(|to| Action::Shift(from, to));
            out.extend(Sector::ALL.into_iter().flat_map(shifts));
        }
    }

    fn list_hits(&self, card: Card, hand: Cards, out: &mut Vec<Action>) {
        out.extend(self.ids().map(|foe| Action::Hit(card, foe)));
        for modifier in hand.only(MODIFIERS).kinds() {
            out.extend(twists(modifier).into_iter().map(|twist| Action::Boost(card, modifier, twist)));
        }
    }

    /// A wall, first where one is missing; or in Wunderwaffe a fire put out.
    fn list_material_uses(&self, card: Card, out: &mut Vec<Action>) {
        if card == Card::Sandbags {
            out.extend(self.missing_walls().chain(Sector::of_mask(self.walls)).map(Action::Wall));
        }
        if self.is_wunderwaffe() {
            let all = Sector::ALL.into_iter().flat_map(|at| [Structure::wall(at), Structure::building(at)]);
            out.extend(all.map(|structure| Action::Douse(card, structure)));
        }
    }

    /// The card that was picked, played on something it is never played on.
    pub(crate) fn misplayed(&self, element: Element, picked: &[Element]) -> Option<Action> {
        let (Some(Frame::Play | Frame::Joint { .. }), &[Element::Hand(card)]) = (self.frames.top(), picked)
        else {
            return None;
        };
        Some(match element {
            Element::Hand(other) => Action::Boost(card, other, Twist::None),
            Element::Foe(foe) => Action::Target(card, foe),
            Element::Cell(cell) => Action::Cell(card, cell),
            Element::Sector(sector) => Action::Sector(card, sector),
            Element::Color(color) => Action::Color(card, color),
            Element::Structure(structure) => Action::Douse(card, structure),
            _ => return None,
        })
    }
}

/// Whatever a modifier could change.
fn twists(modifier: Card) -> Vec<Twist> {
    match modifier {
        Card::LendLease => Color::ALL.iter().map(|&color| Twist::Color(color)).collect(),
        Card::Rearm => Ring::ALL.iter().map(|&ring| Twist::Ring(ring)).collect(),
        _ => vec![Twist::None],
    }
}
