//! A position as it is written: JSON that a person can read and change. The decks, the reserve and the pile of Ha-Go may be
//! left `null`: then whatever is nowhere else is in them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::Stack;

use crate::frame::Frame;
use crate::ids::{Card, Cards, Cell, FoeId, Phase, Player, Sector, Token, Tokens};
use crate::options::{Edition, Mode, Rule};
use crate::setup::Parts;
use crate::state::{
    ATTACKS, ENTERS, Ending, FIRES, FRAMES, Foe, HA_GO, HEDGEHOGS, HOBBLED, Offer, REFUSALS, STING, State,
    TurnMarks,
};

/// The written form of a [`State`].
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Layout {
    edition: Edition,
    mode: Mode,
    defenders: u8,
    rules: Vec<Rule>,
    phase: Phase,
    active: Player,
    out: Vec<Player>,
    owned: BTreeMap<Player, Sector>,
    walls: Vec<Sector>,
    pillboxes: Vec<Sector>,
    buildings: Vec<Sector>,
    wall_fires: BTreeMap<Sector, u8>,
    building_fires: BTreeMap<Sector, u8>,
    science: Option<Sector>,
    labs: bool,
    leap: bool,
    foes: BTreeMap<FoeId, FoeLayout>,
    hands: Vec<Cards>,
    trophies: Vec<Tokens>,
    deck: Option<Cards>,
    known: Vec<Card>,
    discard: Cards,
    in_play: Cards,
    science_deck: Option<Cards>,
    science_discard: Cards,
    gone: Cards,
    reserve: Option<Tokens>,
    spent: Tokens,
    marshal: Tokens,
    aside: Tokens,
    buried: Tokens,
    fallen: Tokens,
    claimed: Tokens,
    fallen_ha_go: u8,
    ha_go: Option<u8>,
    turn: TurnMarks,
    queue: u8,
    returns: u8,
    emerging: Option<FoeId>,
    dice: [u8; 2],
    refused: Stack<Offer, REFUSALS>,
    frames: Stack<Frame, FRAMES>,
    ending: Option<Ending>,
}

/// An enemy on the board; without `armor` it has all of it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FoeLayout {
    token: Token,
    cell: Cell,
    #[serde(default)]
    armor: Option<u8>,
    #[serde(default)]
    fires: u8,
    #[serde(default)]
    fresh: u8,
    #[serde(default)]
    marks: Vec<Mark>,
}

table::words! {
    /// A mark on an enemy.
    pub(crate) enum Mark: "mark" {
        Hedgehogs = "hedgehogs",
        Hobbled = "hobbled",
        Attacks = "attacks",
        Enters = "enters",
        Fires = "fires",
        /// One point of damage in this moment, for Type 61.
        Stung = "stung",
        /// Two points.
        StungTwice = "stung-twice",
    }
}

impl Mark {
    const fn bit(self) -> u8 {
        match self {
            Mark::Hedgehogs => HEDGEHOGS,
            Mark::Hobbled => HOBBLED,
            Mark::Attacks => ATTACKS,
            Mark::Enters => ENTERS,
            Mark::Fires => FIRES,
            Mark::Stung => STING,
            Mark::StungTwice => 2 * STING,
        }
    }
}

impl From<Foe> for FoeLayout {
    fn from(foe: Foe) -> FoeLayout {
        let marks = Mark::ALL.iter().copied().filter(|mark| foe.marks & mark.bit() != 0);
        FoeLayout {
            token: foe.token,
            cell: foe.cell,
            armor: Some(foe.armor),
            fires: foe.fires(),
            fresh: foe.fresh(),
            marks: marks.collect(),
        }
    }
}

impl From<FoeLayout> for Foe {
    fn from(layout: FoeLayout) -> Foe {
        let mut foe = Foe::new(layout.token, layout.cell);
        foe.armor = layout.armor.unwrap_or(foe.armor);
        foe.set_fires(layout.fires, layout.fresh);
        foe.marks = layout.marks.into_iter().fold(0, |marks, mark| marks | mark.bit());
        foe
    }
}

fn sectors(mask: u8) -> Vec<Sector> {
    Sector::of_mask(mask).collect()
}

fn mask(sectors: &[Sector]) -> u8 {
    sectors.iter().fold(0, |mask, sector| mask | sector.bit())
}

fn fires(fires: [u8; 6]) -> BTreeMap<Sector, u8> {
    Sector::ALL.into_iter().zip(fires).filter(|(_, fires)| *fires > 0).collect()
}

fn fires_by_sector(fires: &BTreeMap<Sector, u8>) -> [u8; 6] {
    Sector::ALL.map(|sector| fires.get(&sector).copied().unwrap_or(0))
}

impl From<State> for Layout {
    fn from(state: State) -> Layout {
        let players = state.defenders as usize;
        Layout {
            edition: state.edition,
            mode: state.mode,
            defenders: state.defenders,
            rules: state.rules.iter().collect(),
            phase: state.phase,
            active: state.active,
            out: state.players().filter(|&player| !state.is_in(player)).collect(),
            owned: state.players().filter_map(|one| Some((one, state.owned[one.index()]?))).collect(),
            walls: sectors(state.walls),
            pillboxes: sectors(state.pillboxes),
            buildings: sectors(state.buildings),
            wall_fires: fires(state.wall_fires),
            building_fires: fires(state.building_fires),
            science: state.science,
            labs: state.labs,
            leap: state.leap,
            foes: state.foes().map(|(id, foe)| (id, FoeLayout::from(foe))).collect(),
            hands: state.hands[..players].to_vec(),
            trophies: state.trophies[..players].to_vec(),
            deck: Some(state.deck),
            known: state.known.iter().collect(),
            discard: state.discard,
            in_play: state.in_play,
            science_deck: Some(state.science_deck),
            science_discard: state.science_discard,
            gone: state.gone,
            reserve: Some(state.reserve),
            spent: state.spent,
            marshal: state.marshal,
            aside: state.aside,
            buried: state.buried,
            fallen: state.fallen,
            claimed: state.claimed,
            fallen_ha_go: state.fallen_ha_go,
            ha_go: Some(state.ha_go),
            turn: state.turn,
            queue: state.queue,
            returns: state.returns,
            emerging: state.emerging,
            dice: state.dice,
            refused: state.refused,
            frames: state.frames,
            ending: state.ending,
        }
    }
}

fn six<T: Copy + Default>(things: &[T], what: &str) -> Result<[T; 6], String> {
    let mut six = [T::default(); 6];
    if things.len() > six.len() {
        return Err(format!("{} {what}, but there are at most 6 defenders", things.len()));
    }
    six[..things.len()].copy_from_slice(things);
    Ok(six)
}

impl TryFrom<Layout> for State {
    type Error = String;

    fn try_from(layout: Layout) -> Result<State, String> {
        if !(1..=6).contains(&layout.defenders) {
            return Err(format!("{} defenders, but there are 1 to 6", layout.defenders));
        }
        if layout.known.len() > 5 {
            return Err(format!("{} known cards, but at most 5 are looked at", layout.known.len()));
        }
        let open = Open {
            deck: layout.deck.is_none(),
            science: layout.science_deck.is_none(),
            reserve: layout.reserve.is_none(),
            ha_go: layout.ha_go.is_none(),
        };
        let mut owned = [None; 6];
        for (player, sector) in layout.owned {
            let place = owned.get_mut(player.index()).ok_or("the Fieldmarshal owns no building")?;
            *place = Some(sector);
        }
        let mut state = State {
            edition: layout.edition,
            mode: layout.mode,
            defenders: layout.defenders,
            rules: layout.rules.into_iter().collect(),
            phase: layout.phase,
            active: layout.active,
            fallen_players: layout.out.iter().fold(0, |mask, player| mask | player.bit()),
            owned,
            walls: mask(&layout.walls),
            pillboxes: mask(&layout.pillboxes),
            buildings: mask(&layout.buildings),
            wall_fires: fires_by_sector(&layout.wall_fires),
            building_fires: fires_by_sector(&layout.building_fires),
            science: layout.science,
            labs: layout.labs,
            leap: layout.leap,
            occupied: layout.foes.keys().fold(0, |mask, foe| mask | 1 << foe.index()),
            foes: [None; FoeId::MOST],
            hands: six(&layout.hands, "hands")?,
            trophies: six(&layout.trophies, "piles of trophies")?,
            deck: layout.deck.unwrap_or_default(),
            known: layout.known.into_iter().collect(),
            discard: layout.discard,
            in_play: layout.in_play,
            science_deck: layout.science_deck.unwrap_or_default(),
            science_discard: layout.science_discard,
            gone: layout.gone,
            reserve: layout.reserve.unwrap_or_default(),
            spent: layout.spent,
            marshal: layout.marshal,
            aside: layout.aside,
            buried: layout.buried,
            fallen: layout.fallen,
            claimed: layout.claimed,
            fallen_ha_go: layout.fallen_ha_go,
            ha_go: layout.ha_go.unwrap_or_default(),
            turn: layout.turn,
            queue: layout.queue,
            returns: layout.returns,
            emerging: layout.emerging,
            dice: layout.dice,
            refused: layout.refused,
            frames: layout.frames,
            ending: layout.ending,
        };
        for (id, foe) in layout.foes {
            state.foes[id.index()] = Some(Foe::from(foe));
        }
        state.fill(&open)?;
        Ok(state)
    }
}

/// The piles that were left open.
#[allow(clippy::struct_excessive_bools, reason = "each was left open or not")]
struct Open {
    deck: bool,
    science: bool,
    reserve: bool,
    ha_go: bool,
}

impl State {
    /// Whatever is nowhere goes into the piles that were left open.
    fn fill(&mut self, open: &Open) -> Result<(), String> {
        let parts = Parts::new(self.edition, self.rules);
        let cards = missing(parts.cards, &self.count_cards())?;
        for card in cards {
            match card.is_science() {
                true if open.science => self.science_deck.put(card),
                false if open.deck => self.deck.put(card),
                _ => {}
            }
        }
        if open.reserve {
            let mut tokens = parts.tokens;
            tokens.pour(parts.substitutes);
            for token in missing(tokens, &self.count_tokens())? {
                self.reserve.put(token);
            }
        }
        if open.ha_go && self.edition == Edition::Wunderwaffe {
            let elsewhere = self.foes().filter(|(_, foe)| foe.token == Token::HaGo).count() as u8;
            self.ha_go = HA_GO.saturating_sub(elsewhere + self.fallen_ha_go);
        }
        Ok(())
    }
}

/// The things of `all` that were not found.
fn missing<T: table::Piece, const MULTI: usize>(
    all: crate::packed::Packed<T, MULTI>,
    found: &BTreeMap<T, u8>,
) -> Result<Vec<T>, String> {
    let mut things = Vec::new();
    for (thing, found) in found {
        let most = all.count(*thing);
        if *found > most {
            return Err(format!("{found} of `{thing}`, but there are {most}"));
        }
    }
    for (thing, count) in all.iter() {
        let left = count - found.get(&thing).copied().unwrap_or(0);
        things.extend(std::iter::repeat_n(thing, left as usize));
    }
    Ok(things)
}
