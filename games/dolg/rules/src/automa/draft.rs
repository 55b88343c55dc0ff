//! The army of the AI: its faction and general, the draft by dice, the top-up, and which unit goes to which section (21.3 to 21.9).

use sandtable_core::{Flow, Log};

use super::words::Section;
use crate::flow::Frame;
use crate::ids::{Faction, General, Kind, MOST_UNITS, Side};
use crate::roster::Troops;
use crate::state::State;
use crate::tables::Branch;
use crate::words::{Chance, Event};

/// The AI leads the north.
pub(crate) const AI: Side = Side::North;
/// The branches in the order of the draft and of the minimum (21.4, 21.8).
pub(crate) const BRANCHES: [Branch; 4] = [Branch::Heavy, Branch::Light, Branch::Missile, Branch::Mounted];
/// Half of the army counts by so many points (21.8; printed).
const SHARE: u16 = 500;

/// How many cards the AI takes of a branch of which the player has so many (21.4).
pub(crate) fn drafted(has: u8, face: u8) -> u8 {
    match face {
        1 => has.saturating_sub(1),
        6 => has + 1,
        _ => has,
    }
}

/// How often the minimum of each branch is laid out for an army of this price (21.8).
pub(crate) const fn shares(total: u16) -> u8 {
    (total / 2 / SHARE) as u8
}

/// Where a die sends a unit of a branch (21.9).
pub(crate) fn section_by_die(branch: Branch, face: u8) -> Section {
    match (branch, face) {
        (Branch::Mounted, 1..=2) => Section::Centre,
        (Branch::Mounted, 3..=4) => Section::Left,
        (Branch::Mounted, _) => Section::Right,
        (_, 5) => Section::Left,
        (_, 6) => Section::Right,
        _ => Section::Centre,
    }
}

/// 21.8
pub(crate) const fn flank_by_die(face: u8) -> Section {
    if face <= 3 { Section::Left } else { Section::Right }
}

/// Where the unit of a step of the minimum goes: to the centre, or to a flank by a die (21.8).
const fn is_for_flank(step: u8) -> bool {
    let (round, branch) = (step / 4, BRANCHES[step as usize % 4]);
    matches!(branch, Branch::Mounted) || matches!(branch, Branch::Light) && round % 2 == 1
}

/// The pile in which a card is sorted: siege engines, which only a scenario brings, go with the missile units (21.8).
fn pile_of(kind: Kind) -> Branch {
    match kind.row().branch() {
        Branch::Siege => Branch::Missile,
        branch => branch,
    }
}

impl State {
    /// What comes before the first turn of the solo game, last things first (21.2).
    pub(crate) fn set_up_solo(&mut self) {
        self.frames.call(Frame::PostDie { rolls: 0 });
        self.frames.call(Frame::Array);
        self.frames.call(Frame::GroupDie);
        self.frames.call(Frame::LinesDie);
        self.frames.call(Frame::Sort { step: 0 });
        if self.victory.is_none() {
            self.frames.call(Frame::VictoryDie); // 21.7
        }
        self.frames.call(Frame::TopUp);
        for branch in BRANCHES.into_iter().rev() {
            self.frames.call(Frame::Draft { branch });
        }
        self.frames.call(Frame::AiGeneral);
        self.frames.call(Frame::AiFaction);
        let side = AI.enemy();
        self.frames.call(Frame::Post { side });
        self.frames.call(Frame::Deploy { side });
        self.frames.call(Frame::OpenArmies);
        self.frames.call(Frame::Muster { side });
        self.frames.call(Frame::Lead { side });
        self.frames.call(Frame::Faction { side });
        if self.options.terrain {
            self.frames.call(Frame::GroundDie { south: 0 });
        }
    }

    /// The generals luck chooses from (21.6).
    fn ai_generals(&self) -> Vec<General> {
        let faction = self.army(AI).faction.unwrap_or(Faction::Rome);
        General::ALL.iter().copied().filter(|general| general.leads(faction)).collect()
    }

    /// How many cards of a kind the AI can still draw (21.3).
    fn in_box(&self, kind: Kind) -> u8 {
        let army = self.army(AI);
        let serves = army.faction.is_some_and(|faction| faction.takes(kind, self.options.mercenaries));
        let barred = self.options.battle().is_some_and(|battle| battle.barred.has(kind));
        if serves && !barred { kind.row().copies - army.reserve.count(kind) } else { 0 }
    }

    /// The cards of a scenario that the AI takes before any others (21.4).
    pub(crate) fn compulsory(&self) -> Troops {
        self.options.battle().map_or(Troops::EMPTY, |battle| battle.compulsory)
    }

    fn take_compulsory<L: Log<Event>>(&mut self, log: &mut L) {
        for kind in self.compulsory().each() {
            self.join(kind, log);
        }
    }

    /// The cards luck draws from: of the box, or of the piles that are being sorted.
    fn pile(&self, wanted: impl Fn(Branch) -> bool, sorting: bool) -> Troops {
        let mut pile = Troops::EMPTY;
        for &kind in Kind::ALL.iter().filter(|kind| wanted(pile_of(**kind))) {
            let number = if sorting { self.army(AI).reserve.count(kind) } else { self.in_box(kind) };
            (0..number).for_each(|_| pile.put(kind));
        }
        pile
    }

    /// The cards one of which comes next.
    pub(crate) fn next_cards(&self, frame: Frame) -> Troops {
        match frame {
            Frame::Enlist { branch, .. } => self.pile(|one| one == branch, false),
            Frame::TopUp => self.pile(|_| true, false),
            Frame::Sort { step } => {
                let branch = self.sorted_branch(step);
                self.pile(|one| Some(one) == branch, true)
            }
            _ => Troops::EMPTY,
        }
    }

    /// The branch of a step: that of the minimum, or the first with cards left (21.8, 21.9).
    fn sorted_branch(&self, step: u8) -> Option<Branch> {
        if step < 4 * self.ai_shares() {
            return Some(BRANCHES[step as usize % 4]);
        }
        let reserve = self.army(AI).reserve;
        let left = |branch: &Branch| reserve.kinds().any(|kind| pile_of(kind) == *branch);
        BRANCHES.into_iter().find(left)
    }

    fn ai_shares(&self) -> u8 {
        let army = self.army(AI);
        shares(army.general.map_or(army.points, |general| general.total(army.points)))
    }

    /// Is the army of the AI dear enough, or is there no more (21.5)?
    fn is_drafted(&self) -> bool {
        let army = self.army(AI);
        army.points >= self.options.ai_points()
            || usize::from(army.reserve.total()) >= MOST_UNITS
            || self.next_cards(Frame::TopUp).is_empty()
    }

    /// The frames of the set-up: do they wait for luck?
    pub(crate) fn prepare_draft<L: Log<Event>>(&mut self, frame: Frame, log: &mut L) -> Flow {
        match frame {
            Frame::AiFaction => self.frames.wait_if(self.army(AI).faction.is_none()),
            Frame::AiGeneral => self.name_ai_general(log),
            Frame::Enlist { left, .. } => {
                let full = usize::from(self.army(AI).reserve.total()) >= MOST_UNITS;
                self.frames.wait_if(left > 0 && !full && !self.next_cards(frame).is_empty())
            }
            Frame::TopUp => {
                if self.is_drafted() {
                    self.announce_ai(log);
                    return Flow::Go;
                }
                Flow::Wait
            }
            Frame::Sort { step } => self.sort(step),
            _ => Flow::Wait,
        }
    }

    fn name_ai_general<L: Log<Event>>(&mut self, log: &mut L) -> Flow {
        let Some(general) = self.options.ai_general.general() else { return Flow::Wait };
        self.army_mut(AI).general = Some(general);
        self.frames.done();
        self.take_compulsory(log);
        Flow::Go
    }

    fn announce_ai<L: Log<Event>>(&mut self, log: &mut L) {
        self.frames.done();
        let army = self.army(AI);
        if let (Some(faction), Some(general)) = (army.faction, army.general) {
            let (units, points) = (army.reserve.total() as u8, army.points);
            log.add(Event::Army { side: AI, faction, general, units, points });
        }
    }

    /// 21.8: a branch without cards is skipped.
    fn sort(&mut self, step: u8) -> Flow {
        if self.army(AI).reserve.is_empty() {
            self.frames.done();
        } else if self.next_cards(Frame::Sort { step }).is_empty() {
            self.frames.goto(Frame::Sort { step: step + 1 });
        } else {
            return Flow::Wait;
        }
        Flow::Go
    }

    /// What luck can bring in the set-up.
    pub(crate) fn draft_chances(&self, frame: Frame, out: &mut Vec<(Chance, u32)>) {
        let pick = |number: usize, out: &mut Vec<(Chance, u32)>| {
            out.extend((1..=number as u8).map(|nth| (Chance::Pick(nth), 1)));
        };
        match frame {
            Frame::AiFaction => pick(Faction::LEADING.len(), out),
            Frame::AiGeneral => pick(self.ai_generals().len(), out),
            _ => self.next_cards(frame).chances(Chance::Enlist, out),
        }
    }

    /// Luck has named a faction or a general.
    pub(crate) fn name_by_luck<L: Log<Event>>(&mut self, frame: Frame, nth: u8, log: &mut L) {
        self.frames.done();
        let nth = usize::from(nth) - 1;
        if frame == Frame::AiFaction {
            self.army_mut(AI).faction = Some(Faction::LEADING[nth]);
        } else {
            self.army_mut(AI).general = Some(self.ai_generals()[nth]);
            self.take_compulsory(log);
        }
    }

    /// 21.4: compulsory cards count towards the number of their branch.
    pub(crate) fn roll_draft<L: Log<Event>>(&mut self, branch: Branch, face: u8, log: &mut L) {
        let units = self.standing(AI.enemy()).filter(|&unit| self.unit(unit).row().branch() == branch);
        let has = units.count() as u8;
        let compulsory = self.compulsory().each().filter(|kind| kind.row().branch() == branch).count();
        let number = drafted(has, face).saturating_sub(compulsory as u8);
        log.add(Event::Drafts { branch, has, face, number });
        self.frames.goto(Frame::Enlist { branch, left: number });
    }

    /// A card of the box joins the AI, or one of its piles is dealt with.
    pub(crate) fn enlist<L: Log<Event>>(&mut self, frame: Frame, kind: Kind, log: &mut L) {
        match frame {
            Frame::Sort { step } => self.assign(step, kind, log),
            Frame::Enlist { branch, left } => {
                self.frames.goto(Frame::Enlist { branch, left: left - 1 });
                self.join(kind, log);
            }
            _ => self.join(kind, log),
        }
    }

    fn join<L: Log<Event>>(&mut self, kind: Kind, log: &mut L) {
        self.muster(AI, kind);
        log.add(Event::Enlisted { kind, points: self.army(AI).points });
    }

    /// A card of the minimum goes to its place, every other by a die (21.8, 21.9).
    fn assign<L: Log<Event>>(&mut self, step: u8, kind: Kind, log: &mut L) {
        if step >= 4 * self.ai_shares() {
            return self.frames.call(Frame::SectionDie { kind, flank: false });
        }
        self.frames.goto(Frame::Sort { step: step + 1 });
        if is_for_flank(step) {
            self.frames.call(Frame::SectionDie { kind, flank: true });
        } else {
            self.send(kind, Section::Centre, 0, log);
        }
    }

    pub(crate) fn roll_section<L: Log<Event>>(&mut self, kind: Kind, flank: bool, face: u8, log: &mut L) {
        self.frames.done();
        let branch = kind.row().branch();
        let section = if flank { flank_by_die(face) } else { section_by_die(branch, face) };
        self.send(kind, section, face, log);
    }

    fn send<L: Log<Event>>(&mut self, kind: Kind, section: Section, face: u8, log: &mut L) {
        self.army_mut(AI).reserve.take(kind);
        self.automa_mut().piles[section as usize].put(kind);
        log.add(Event::Assigned { kind, section, face });
    }
}
