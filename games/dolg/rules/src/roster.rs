//! Army lists (4): what an army is made of, whether it is legal, how it is written, and lists made at random.

use std::fmt::{self, Display};
use std::str::FromStr;

use sandtable_core::{Bag, Message, ParseError, Reader, Rng, Say};

use crate::ids::{Faction, General, Kind, MOST_UNITS};
use crate::tables::{Class, Preset};

/// How many of each kind of unit.
pub type Troops = Bag<Kind, { Kind::COUNT }, 4, 4>;

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
        if !Faction::LEADING.contains(&self.faction) {
            return Err(Fault::NotLeading(self.faction));
        }
        if !self.general.leads(self.faction) {
            return Err(Fault::OtherGeneral(self.general));
        }
        self.units.iter().try_for_each(|(kind, count)| self.check_unit(kind, count, limits))?;
        self.check_number()?;
        self.check_price(limits)
    }

    fn check_unit(&self, kind: Kind, count: u8, limits: Limits) -> Result<(), Fault> {
        match kind.row().copies {
            _ if !self.faction.takes(kind, limits.mercenaries) => Err(Fault::OtherUnit(kind)),
            copies if count > copies => Err(Fault::TooManyOf(kind, copies)),
            _ => Ok(()),
        }
    }

    // 4.8
    fn check_number(&self) -> Result<(), Fault> {
        match self.units.total() {
            0 => Err(Fault::Empty),
            count if usize::from(count) > MOST_UNITS => Err(Fault::TooMany(count)),
            _ => Ok(()),
        }
    }

    // 4.3, 4.9
    fn check_price(&self, limits: Limits) -> Result<(), Fault> {
        let own = price(&self.units, |kind| kind.row().faction == self.faction);
        match self.total() {
            _ if own < self.points() - own => Err(Fault::TooFewOfItsOwn),
            total if total > limits.points => Err(Fault::TooDear(total, limits.points)),
            _ => Ok(()),
        }
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

impl Say for Fault {
    fn say(&self) -> Message {
        match *self {
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
        }
    }
}

/// An army list under a name, as it is written, kept and shared (4.12).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NamedRoster {
    /// What its owner calls it.
    pub name: String,
    /// The army.
    pub roster: Roster,
}

/// The longest name of an army, in characters.
const LONGEST_NAME: usize = 60;

/// `Watch on the Danube: rome, hadrian, 2 rom-legion, aux-syr`.
impl Display for NamedRoster {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}, {}", self.name, self.roster.faction, self.roster.general)?;
        self.roster.units.iter().try_for_each(|(kind, count)| match count {
            1 => write!(f, ", {kind}"),
            _ => write!(f, ", {count} {kind}"),
        })
    }
}

impl FromStr for NamedRoster {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<NamedRoster, ParseError> {
        let wanted = "an army like `Watch on the Danube: rome, hadrian, 2 rom-legion, aux-syr`";
        let (name, army) = text.split_once(':').ok_or_else(|| ParseError::new(text.trim(), wanted))?;
        let mut items = army.split([',', '\n']).map(str::trim).filter(|item| !item.is_empty());
        let mut next =
            |noun| items.next().ok_or_else(|| ParseError::new(text.trim(), format!("followed by {noun}")));
        let faction = next("a faction")?.parse()?;
        let mut roster = Roster::new(faction, next("a general")?.parse()?);
        items.try_for_each(|item| roster.read_units(item))?;
        Ok(NamedRoster { name: read_name(name)?, roster })
    }
}

fn read_name(name: &str) -> Result<String, ParseError> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > LONGEST_NAME {
        return Err(ParseError::new(&name, format!("a name of 1 to {LONGEST_NAME} letters")));
    }
    Ok(name)
}

impl Roster {
    /// Adds what `2 rom-legion` or `aux-syr` says.
    fn read_units(&mut self, item: &str) -> Result<(), ParseError> {
        let mut words = Reader::new(item);
        let counted = item.starts_with(|first: char| first.is_ascii_digit());
        let count = if counted { words.number(1, MOST_OF_A_KIND)? } else { 1 };
        let kind = words.read("a kind of unit")?;
        words.end()?;
        if self.units.count(kind) + count > MOST_OF_A_KIND {
            return Err(ParseError::new(item, format!("at most {MOST_OF_A_KIND} of a kind in all")));
        }
        (0..count).for_each(|_| self.units.put(kind));
        Ok(())
    }
}

/// What the list of an army can hold of one kind; there are never that many cards.
const MOST_OF_A_KIND: u8 = 15;
