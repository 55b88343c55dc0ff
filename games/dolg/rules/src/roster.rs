//! Army lists (4): what an army is made of, whether it is legal, and lists made at random.

use sandtable_core::{ArmyList, Bag, Message, ParseError, Rng, Say};

use crate::ids::{Faction, General, Kind, MOST_UNITS};
use crate::tables::{Class, Preset};

/// How many of each kind of unit.
pub type Troops = Bag<Kind, { Kind::COUNT }, 4, 4>;
/// Which kinds of units, each once.
pub type Kinds = Bag<Kind, 0, 4, 1>;

impl Faction {
    /// The factions that lead armies (4.1).
    pub const LEADING: [Faction; 6] = [
        Faction::Rome,
        Faction::Celts,
        Faction::Dacia,
        Faction::Germans,
        Faction::Parthia,
        Faction::Sarmatians,
    ];

    /// Do units of that kind march in an army of this faction (4.2, 4.5 to 4.7)?
    pub fn takes(self, kind: Kind, mercenaries: bool) -> bool {
        let row = kind.row();
        let serves = match row.faction {
            Faction::Auxilia => self == Faction::Rome,
            Faction::Mercenaries => mercenaries,
            own => own == self,
        };
        serves && row.class != Class::Siege
    }
}

/// An army list (4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roster {
    /// Who leads the army.
    pub faction: Faction,
    /// Its general.
    pub general: General,
    /// Its units.
    pub units: Troops,
}

/// What a battle allows (4.3, 4.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// What an army may cost, its general counted.
    pub points: u16,
    /// Are there mercenaries?
    pub mercenaries: bool,
}

/// Why an army is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The faction leads no army (4.1).
    NotLeading(Faction),
    /// The general leads another faction (4.4).
    OtherGeneral(General),
    /// Such a unit does not march in this army (4.2, 4.5 to 4.7).
    OtherUnit(Kind),
    /// There are only so many cards (4.2).
    TooManyOf(Kind, u8),
    /// No unit at all (4.8).
    Empty,
    /// Too many units (4.8).
    TooMany(u16),
    /// Auxilia and mercenaries cost more than the others (4.9).
    TooFewOfItsOwn,
    /// It costs more than agreed on: this much, that is allowed (4.3).
    TooDear(u16, u16),
}

impl Roster {
    /// Without units.
    pub const fn new(faction: Faction, general: General) -> Roster {
        Roster { faction, general, units: Troops::EMPTY }
    }

    /// The army of a preset (4.10).
    pub fn of(preset: Preset) -> Roster {
        let row = preset.row();
        let each = row.units.iter().flat_map(|&(kind, count)| std::iter::repeat_n(kind, count as usize));
        Roster { faction: row.faction, general: row.general, units: each.collect() }
    }

    /// The price of all units.
    pub fn points(&self) -> u16 {
        price(&self.units, |_| true)
    }

    /// The price of the army: that of its units, raised by the general (4.3).
    pub fn total(&self) -> u16 {
        self.general.total(self.points())
    }

    /// Is it legal?
    pub fn check(&self, limits: Limits) -> Result<(), Fault> {
        self.faults(limits).next().map_or(Ok(()), Err)
    }

    /// All that is wrong with it.
    pub fn faults(&self, limits: Limits) -> impl Iterator<Item = Fault> {
        let units = self.units.iter().filter_map(move |(kind, count)| self.unit_fault(kind, count, limits));
        let whole = [self.number_fault(), self.own_fault(), self.price_fault(limits)];
        self.lead_fault().into_iter().chain(units).chain(whole.into_iter().flatten())
    }

    // 4.1, 4.4
    fn lead_fault(&self) -> Option<Fault> {
        if !Faction::LEADING.contains(&self.faction) {
            return Some(Fault::NotLeading(self.faction));
        }
        (!self.general.leads(self.faction)).then_some(Fault::OtherGeneral(self.general))
    }

    // 4.2, 4.5 to 4.7
    fn unit_fault(&self, kind: Kind, count: u8, limits: Limits) -> Option<Fault> {
        match kind.row().copies {
            _ if !self.faction.takes(kind, limits.mercenaries) => Some(Fault::OtherUnit(kind)),
            copies if count > copies => Some(Fault::TooManyOf(kind, copies)),
            _ => None,
        }
    }

    // 4.8
    fn number_fault(&self) -> Option<Fault> {
        match self.units.total() {
            0 => Some(Fault::Empty),
            count if usize::from(count) > MOST_UNITS => Some(Fault::TooMany(count)),
            _ => None,
        }
    }

    // 4.9
    fn own_fault(&self) -> Option<Fault> {
        let own = price(&self.units, |kind| kind.row().faction == self.faction);
        (own < self.points() - own).then_some(Fault::TooFewOfItsOwn)
    }

    // 4.3
    fn price_fault(&self, limits: Limits) -> Option<Fault> {
        let total = self.total();
        (total > limits.points).then_some(Fault::TooDear(total, limits.points))
    }

    /// Is the army still legal with one more of these units?
    pub fn admits(&self, kind: Kind, limits: Limits) -> bool {
        let mut more = *self;
        self.units.count(kind) < kind.row().copies && {
            more.units.put(kind);
            more.check(limits).is_ok()
        }
    }

    /// A legal army of a leading faction at random: units are added until none fits.
    pub fn random(faction: Faction, limits: Limits, rng: &mut Rng) -> Roster {
        let leads = General::ALL.iter().copied().filter(|one| one.leads(faction));
        let mut army = Roster::new(faction, any_of(leads, rng).unwrap_or(General::ALL[0]));
        while let Some(kind) = army.pick(limits, rng) {
            army.units.put(kind);
        }
        army
    }

    fn pick(&self, limits: Limits, rng: &mut Rng) -> Option<Kind> {
        let fits = |kind: &Kind| self.admits(*kind, limits);
        any_of(Kind::ALL.iter().copied().filter(fits), rng)
    }
}

/// One of the things, each as likely as the other, if there are any.
pub(crate) fn any_of<T>(things: impl Iterator<Item = T>, rng: &mut Rng) -> Option<T> {
    let mut chosen = None;
    for (nth, thing) in (1..).zip(things) {
        if rng.below(nth) == 0 {
            chosen = Some(thing);
        }
    }
    chosen
}

fn price(units: &Troops, counts: impl Fn(Kind) -> bool) -> u16 {
    let units = units.iter().filter(|&(kind, _)| counts(kind));
    units.map(|(kind, count)| kind.row().points * u16::from(count)).sum()
}

impl Fault {
    /// The paragraph that is broken.
    pub const fn rule(&self) -> &'static str {
        match self {
            Fault::NotLeading(_) => "4.1",
            Fault::OtherGeneral(_) => "4.4",
            Fault::OtherUnit(_) | Fault::TooManyOf(..) => "4.2",
            Fault::Empty | Fault::TooMany(_) => "4.8",
            Fault::TooFewOfItsOwn => "4.9",
            Fault::TooDear(..) => "4.3",
        }
    }
}

impl Say for Fault {
    fn say(&self) -> Message {
        let message = match *self {
            Fault::NotLeading(faction) => Message::new("dolg-fault-faction").with("faction", faction.say()),
            Fault::OtherGeneral(general) => Message::new("dolg-fault-general").with("general", general.say()),
            Fault::OtherUnit(kind) => Message::new("dolg-fault-unit").with("kind", kind.say()),
            Fault::TooManyOf(kind, copies) => {
                Message::new("dolg-fault-copies").with("kind", kind.say()).with("copies", copies)
            }
            Fault::Empty => Message::new("dolg-fault-empty"),
            Fault::TooMany(count) => {
                Message::new("dolg-fault-many").with("count", count).with("most", MOST_UNITS as u8)
            }
            Fault::TooFewOfItsOwn => Message::new("dolg-fault-own"),
            Fault::TooDear(total, points) => {
                Message::new("dolg-fault-points").with("total", total).with("points", points)
            }
        };
        message.with("rule", self.rule())
    }
}

/// The words of a list are known, but its numbers may be too large for an army.
impl TryFrom<&ArmyList> for Roster {
    type Error = ParseError;

    fn try_from(list: &ArmyList) -> Result<Roster, ParseError> {
        let mut roster = Roster::new(list.faction.parse()?, list.leader.parse()?);
        for (word, count) in &list.units {
            let kind = word.parse()?;
            (0..*count).for_each(|_| roster.units.put(kind));
        }
        Ok(roster)
    }
}

impl Roster {
    /// The army as it is written under a name (4.12).
    pub fn list(&self, name: impl Into<String>) -> ArmyList {
        let units = self.units.iter().map(|(kind, count)| (kind.word(), count)).collect();
        ArmyList { name: name.into(), faction: self.faction.word(), leader: self.general.word(), units }
    }

    /// Its units one by one, those of its own faction first: at no time do the others cost more (4.9).
    pub(crate) fn marching_order(&self) -> impl Iterator<Item = Kind> {
        let is_own = |kind: Kind| kind.row().faction == self.faction;
        let each = |own: bool| self.units.iter().filter(move |&(kind, _)| is_own(kind) == own);
        each(true).chain(each(false)).flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)))
    }
}
