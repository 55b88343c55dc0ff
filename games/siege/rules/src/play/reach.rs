//! Where cards find enemies, as masks of the thirty cells: one look tells whether a card reaches an enemy, which is what
//! listing the plays of a hand mostly asks.

use crate::ids::{Card, Cards, Cell, Color, FoeId, Ring, Sector};
use crate::options::Variant;
use crate::state::{Foe, Mods, State};
use crate::tables::Class;

/// A set of cells, as bits.
pub(super) type Cells = u32;

const EVERYWHERE: Cells = (1 << Cell::COUNT) - 1;
const FIELD: Cells = line(Ring::Tank) | line(Ring::Art) | line(Ring::Air);

const fn line(ring: Ring) -> Cells {
    0b11_1111 << (ring as u32 * 6)
}

/// The cells of a sector.
pub(super) const fn column(sector: Sector) -> Cells {
    (1 | 1 << 6 | 1 << 12 | 1 << 18 | 1 << 24) << sector.index()
}

/// The cells of a colour.
pub(super) const fn colored(color: Color) -> Cells {
    (column(Sector::of_die(1)) | column(Sector::of_die(2))) << (2 * color as u32)
}

/// The bit of a cell.
pub(super) const fn bit(cell: Cell) -> Cells {
    1 << cell.index()
}

/// Where a card finds enemies on the ground, and where Luftwaffe (11.1, 11.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sights {
    ground: Cells,
    flying: Cells,
}

impl Sights {
    const NONE: Sights = Sights { ground: 0, flying: 0 };

    const fn of_hit(color: Option<Color>, arm: Option<Ring>) -> Sights {
        let cells = match color {
            Some(color) => colored(color),
            None => EVERYWHERE,
        };
        match arm {
            None => Sights { ground: cells & FIELD, flying: cells & FIELD },
            Some(Ring::Air) => Sights { ground: cells & line(Ring::Air), flying: cells & FIELD },
            Some(ring) => Sights { ground: cells & line(ring), flying: 0 },
        }
    }

    /// By what is printed on the card.
    pub(super) const fn of_card(card: Card) -> Sights {
        let row = card.row();
        if matches!(row.class, Class::Hit) {
            return Sights::of_hit(row.color, row.arm);
        }
        let (mut cells, mut ring) = (0, 0);
        while ring < Ring::COUNT {
            if row.reach.covers(Ring::ALL[ring]) {
                cells |= line(Ring::ALL[ring]);
            }
            ring += 1;
        }
        if let Some(color) = row.color {
            cells &= colored(color);
        }
        let grounded = matches!(card, Card::Hedgehogs | Card::Push); // 11.1
        Sights { ground: cells, flying: if grounded { 0 } else { cells } }
    }

    /// Is this enemy in a cell where it is found?
    #[inline]
    pub(super) const fn see(self, foe: Foe) -> bool {
        let cells = if foe.token.row().luftwaffe { self.flying } else { self.ground };
        cells & bit(foe.cell) != 0
    }
}

const SIGHTS: [Sights; Card::COUNT] = {
    let (mut sights, mut at) = ([Sights::NONE; Card::COUNT], 0);
    while at < Card::COUNT {
        sights[at] = Sights::of_card(Card::ALL[at]);
        at += 1;
    }
    sights
};

/// Can the card choose or touch this enemy where it stands? A science card spares Leopard 1 (14.16, 15.1, 17.1).
fn touches(card: Card, foe: Foe) -> bool {
    let feels = if card.is_science() { foe.feels_science() } else { foe.is_touchable() };
    feels && SIGHTS[card as usize].see(foe)
}

impl State {
    /// Where a hit card with these modifiers finds enemies (16.3, 16.4).
    pub(super) fn sights(&self, card: Card, mods: Mods) -> Sights {
        self.sights_of(mods.color_of(card), mods.arm_of(card))
    }

    /// The same when those modifiers of `rest` that could still be added are counted in.
    pub(super) fn widest_sights(&self, card: Card, mods: Mods, rest: Cards) -> Sights {
        let (color, arm) = (mods.color_of(card), mods.arm_of(card));
        let color = color.filter(|_| mods.color.is_some() || !rest.has(Card::LendLease));
        match arm {
            // A counterattack sees what the three arms see.
            Some(_) if mods.ring.is_none() && rest.has(Card::Rearm) => Sights::of_hit(color, None),
            arm => self.sights_of(color, arm),
        }
    }

    /// A counterattack may reach the city (19.14).
    fn sights_of(&self, color: Option<Color>, arm: Option<Ring>) -> Sights {
        let mut sights = Sights::of_hit(color, arm);
        if arm.is_none() && self.has(Variant::CityCounterattack) {
            sights.ground |= color.map_or(EVERYWHERE, colored) & line(Ring::City);
        }
        sights
    }

    /// The enemies a hit card with these modifiers may be aimed at.
    pub(super) fn hittable(&self, card: Card, mods: Mods) -> impl Iterator<Item = FoeId> + '_ {
        self.found_by(self.sights(card, mods))
    }

    /// The enemies found by these sights that can be touched (15.1).
    pub(super) fn found_by(&self, sights: Sights) -> impl Iterator<Item = FoeId> + '_ {
        self.foes().filter(move |(_, foe)| sights.see(*foe) && foe.is_touchable()).map(|(id, _)| id)
    }

    /// The enemies a card can choose or touch.
    pub(super) fn victims(&self, card: Card) -> impl Iterator<Item = (FoeId, Foe)> + '_ {
        self.foes().filter(move |(_, foe)| touches(card, *foe))
    }

    /// Does something to those of them that are meant.
    pub(super) fn each_victim(
        &mut self,
        card: Card,
        meant: impl Fn(&Foe) -> bool,
        mut act: impl FnMut(&mut State, FoeId, Foe),
    ) {
        for id in self.ids() {
            if let Some(foe) = self.foe(id).filter(|foe| touches(card, *foe) && meant(foe)) {
                act(self, id, foe);
            }
        }
    }

    /// The cells in which a card touches somebody.
    pub(super) fn haunted(&self, card: Card) -> Cells {
        self.victims(card).fold(0, |cells, (_, foe)| cells | bit(foe.cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(mask: Cells) -> Vec<String> {
        Cell::all().filter(|&cell| mask & bit(cell) != 0).map(|cell| cell.to_string()).collect()
    }

    #[test]
    fn r1_3_a_colour_has_two_sectors_on_five_lines() {
        for &color in Color::ALL {
            assert_eq!(colored(color).count_ones(), 10);
            assert!(Cell::all().all(|cell| (colored(color) & bit(cell) != 0) == (cell.color() == color)));
        }
    }

    #[test]
    fn r4_3_r11_2_hit_cards_see_their_line_and_air_force_sees_luftwaffe_on_three() {
        let air = SIGHTS[Card::AirGreen as usize];
        assert_eq!(cells(air.ground), ["air-3", "air-4"]);
        assert_eq!(cells(air.flying), ["tank-3", "tank-4", "art-3", "art-4", "air-3", "air-4"]);
        let tank = SIGHTS[Card::TankAny as usize];
        assert_eq!((tank.ground, tank.flying), (line(Ring::Tank), 0));
        let counter = SIGHTS[Card::CounterBlue as usize];
        assert_eq!((counter.ground, counter.ground), (counter.flying, colored(Color::Blue) & FIELD));
    }

    #[test]
    fn r1_7_science_cards_reach_as_the_table_says() {
        let ground = |card: Card| SIGHTS[card as usize].ground;
        assert_eq!(ground(Card::Bmp1), EVERYWHERE);
        assert_eq!(ground(Card::Bm13), colored(Color::Red));
        assert_eq!(ground(Card::Db3b), line(Ring::Rear));
        assert_eq!(ground(Card::Napalm), FIELD);
        assert_eq!(ground(Card::Object120), EVERYWHERE & !line(Ring::Rear));
    }
}
