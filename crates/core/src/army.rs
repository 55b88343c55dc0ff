//! Armies that are put together outside of a game and brought to it whole. The text of an army is the same in every game that
//! has them: `Watch on the Danube: rome, hadrian, 2 rom-legion, aux-syr`.

use std::fmt::{self, Debug, Display};
use std::ops::RangeInclusive;

use crate::word::distance;
use crate::{Message, Rng};

/// The longest name of an army, in characters.
pub const LONGEST_ARMY_NAME: usize = 60;
/// The longest text that is read, in bytes.
const LONGEST_TEXT: usize = 4000;
/// A list holds no more of one kind than this.
const MOST_OF_A_KIND: u8 = 15;

/// An army as it is written, kept and shared. Its words are known; whether it is legal is another question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArmyList {
    /// What its owner calls it.
    pub name: String,
    /// Whose army it is.
    pub faction: &'static str,
    /// Who leads it.
    pub leader: &'static str,
    /// How many of each kind of unit, in the order of the text.
    pub units: Vec<(&'static str, u8)>,
}

/// A faction or a leader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArmyWord {
    /// In the text of an army.
    pub word: &'static str,
    /// For people.
    pub name: Message,
}

/// A kind of unit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArmyUnit {
    /// In the text of an army.
    pub word: &'static str,
    /// For people.
    pub name: Message,
    /// What one costs.
    pub points: u16,
    /// How many there are.
    pub most: u8,
    /// Under which heading it is listed.
    pub group: Message,
    /// Does it serve only where troops may be hired?
    pub hired: bool,
}

/// An army that is ready to be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArmyPreset {
    /// What it is called.
    pub name: Message,
    /// For a game of how many points it is made.
    pub points: u16,
    /// The army; its name is a word.
    pub army: ArmyList,
}

/// What a game allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ArmyLimits {
    /// What an army may cost.
    pub points: u16,
    /// May it have hired troops?
    pub hired: bool,
}

/// The armies of a game.
pub trait ArmyLists: Debug + Sync {
    /// The factions that lead armies.
    fn factions(&self) -> Vec<ArmyWord>;
    /// Who can lead an army of a faction.
    fn leaders(&self, faction: &str) -> Vec<ArmyWord>;
    /// Which units can serve in an army of a faction, its own first.
    fn units(&self, faction: &str) -> Vec<ArmyUnit>;
    /// For how many points a game can be.
    fn points(&self) -> RangeInclusive<u16>;
    /// What an army costs.
    fn price(&self, army: &ArmyList) -> u16;
    /// All that is wrong with an army.
    fn faults(&self, army: &ArmyList, limits: ArmyLimits) -> Vec<Message>;
    /// Armies that are ready to be taken.
    fn presets(&self) -> Vec<ArmyPreset>;
    /// A legal army of a faction at random; its name is the word of the faction.
    fn random(&self, faction: &str, limits: ArmyLimits, rng: &mut Rng) -> Option<ArmyList>;
}

/// Prints what [`ArmyList::read`] reads.
impl Display for ArmyList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}, {}", self.name, self.faction, self.leader)?;
        self.units.iter().try_for_each(|(word, count)| match count {
            1 => write!(f, ", {word}"),
            _ => write!(f, ", {count} {word}"),
        })
    }
}

impl ArmyList {
    /// Reads the text of an army, or says in which line it cannot be read and why. Commas and new lines separate alike.
    pub fn read(text: &str, lists: &dyn ArmyLists) -> Result<ArmyList, Message> {
        if text.len() > LONGEST_TEXT {
            return Err(Message::new("table-army-long").with("most", LONGEST_TEXT as i64));
        }
        let (name, body) = text.rsplit_once(':').ok_or_else(|| Message::new("table-army-unnamed"))?;
        let name = read_army_name(name)?;
        let first = text.len() - body.len();
        let first = text[..first].matches('\n').count() + 1;
        let mut items = items(body, first);
        let factions = lists.factions();
        let faction = read(items.next(), "table-army-faction", words(&factions))?;
        let leaders: Vec<_> = factions.iter().flat_map(|one| lists.leaders(one.word)).collect();
        let leader = read(items.next(), "table-army-leader", words(&leaders))?;
        let mut army = ArmyList { name, faction, leader, units: Vec::new() };
        let units: Vec<_> = factions.iter().flat_map(|one| lists.units(one.word)).collect();
        items.try_for_each(|item| army.read_units(item, units.iter().map(|unit| unit.word)))?;
        Ok(army)
    }

    /// Adds what `2 rom-legion` or `aux-syr` says.
    fn read_units(
        &mut self,
        item: Item<'_>,
        known: impl Iterator<Item = &'static str>,
    ) -> Result<(), Message> {
        let (count, word) = match item.text.split_once(char::is_whitespace) {
            Some((count, word)) if count.starts_with(|c: char| c.is_ascii_digit()) => (count, word.trim()),
            _ => ("1", item.text),
        };
        let word = read(Some(Item { text: word, ..item }), "table-army-unit", known)?;
        let before = self.count(word);
        let count = count.parse::<u8>().ok().filter(|&count| count > 0);
        let sum = count.and_then(|count| before.checked_add(count)).filter(|&sum| sum <= MOST_OF_A_KIND);
        let Some(sum) = sum else {
            return Err(item.wrong("table-army-number").with("most", MOST_OF_A_KIND));
        };
        self.units.retain(|(known, _)| *known != word);
        self.units.push((word, sum));
        Ok(())
    }

    /// How many of a kind it has.
    pub fn count(&self, word: &str) -> u8 {
        self.units.iter().find(|(known, _)| *known == word).map_or(0, |(_, count)| *count)
    }
}

/// A part of the text, and the line it stands in.
#[derive(Clone, Copy)]
struct Item<'a> {
    line: usize,
    text: &'a str,
}

impl Item<'_> {
    fn wrong(&self, id: &'static str) -> Message {
        let text: String = self.text.chars().take(LONGEST_ARMY_NAME).collect();
        Message::new(id).with("line", self.line as i64).with("text", text)
    }
}

fn items(body: &str, first: usize) -> impl Iterator<Item = Item<'_>> {
    let lines = body.split('\n').zip(first..);
    let each = lines.flat_map(|(line, number)| line.split(',').map(move |text| (number, text.trim())));
    each.filter(|(_, text)| !text.is_empty()).map(|(line, text)| Item { line, text })
}

fn words(known: &[ArmyWord]) -> impl Iterator<Item = &'static str> {
    known.iter().map(|one| one.word)
}

/// The known word of an item; if there is none, the message names the nearest.
fn read(
    item: Option<Item<'_>>,
    id: &'static str,
    known: impl Iterator<Item = &'static str>,
) -> Result<&'static str, Message> {
    let item = item.ok_or_else(|| Message::new("table-army-short"))?;
    let near = known.min_by_key(|word| distance(word, item.text)).unwrap_or_default();
    if near == item.text { Ok(near) } else { Err(item.wrong(id).with("near", near)) }
}

/// A name of an army without needless spaces.
pub fn read_army_name(name: &str) -> Result<String, Message> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > LONGEST_ARMY_NAME {
        return Err(Message::new("table-army-name").with("most", LONGEST_ARMY_NAME as i64));
    }
    Ok(name)
}
