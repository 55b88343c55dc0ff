//! The lines of the map as sets of neighbours. Straits are apart, because whether they are open depends on who controls
//! the land beside them (5.4).

use crate::ids::{Nation, Space};
use crate::space_set::SpaceSet;
use crate::tables::LINES;

/// The neighbours of every space.
type Neighbours = [SpaceSet; Space::COUNT];

/// The most straits of a sea.
const MOST_STRAITS: usize = 3;

/// A way through a strait: the sea behind it, and the land that controls it.
#[derive(Clone, Copy)]
struct Strait {
    behind: SpaceSet,
    gate: SpaceSet,
}

const NO_STRAIT: Strait = Strait { behind: SpaceSet::NONE, gate: SpaceSet::NONE };

/// Lines everybody may use.
const PLAIN: Neighbours = neighbours(false, false);
/// And those only the USSR and Japan may use (1.7).
const WITH_RESTRICTED: Neighbours = neighbours(true, false);
/// All lines, straits too: what "adjacent" means in responses (11.7).
const ADJACENT: Neighbours = neighbours(true, true);

const fn neighbours(restricted: bool, straits: bool) -> Neighbours {
    let (mut sets, mut at) = ([SpaceSet::NONE; Space::COUNT], 0);
    while at < LINES.len() {
        let line = LINES[at];
        if (restricted || !line.restricted) && (straits || line.gate.is_none()) {
            let [one, other] = line.ends;
            sets[one as usize].0 |= SpaceSet::only(other).0;
            sets[other as usize].0 |= SpaceSet::only(one).0;
        }
        at += 1;
    }
    sets
}

static STRAITS: [[Strait; MOST_STRAITS]; Space::COUNT] = {
    let (mut table, mut counts) = ([[NO_STRAIT; MOST_STRAITS]; Space::COUNT], [0; Space::COUNT]);
    let mut at = 0;
    while at < LINES.len() {
        if let Some(gate) = LINES[at].gate {
            let [one, other] = LINES[at].ends;
            let gate = SpaceSet::only(gate);
            table[one as usize][counts[one as usize]] = Strait { behind: SpaceSet::only(other), gate };
            table[other as usize][counts[other as usize]] = Strait { behind: SpaceSet::only(one), gate };
            counts[one as usize] += 1;
            counts[other as usize] += 1;
        }
        at += 1;
    }
    table
};

static LINES_OF: [Neighbours; 2] = [PLAIN, WITH_RESTRICTED];

/// Everything joined to a space by any line, restricted ones and closed straits included (11.7).
pub(crate) fn adjacent(space: Space) -> SpaceSet {
    ADJACENT[space.index()]
}

/// The spaces to which a nation may go in one step, when its side controls these (1.7, 5.4).
#[inline]
pub(crate) fn steps_from(space: Space, nation: Nation, controlled: SpaceSet) -> SpaceSet {
    let restricted = matches!(nation, Nation::Ussr | Nation::Japan);
    let mut next = LINES_OF[usize::from(restricted)][space.index()];
    if space.is_sea() {
        for strait in &STRAITS[space.index()] {
            if !(strait.gate & controlled).is_empty() {
                next |= strait.behind;
            }
        }
    }
    next
}

/// All that can be reached from here through these spaces, the start apart.
#[inline]
pub(crate) fn reach(start: Space, through: SpaceSet, steps: impl Fn(Space) -> SpaceSet) -> SpaceSet {
    let from = SpaceSet::only(start);
    let (mut reached, mut frontier) = (from, from);
    while let Some(space) = frontier.pop() {
        let next = steps(space) & through & !reached;
        reached |= next;
        frontier |= next;
    }
    reached & !from
}
