//! The tables of the rules text, so that tests can compare them with those of the code: what players read is what is
//! played.

use std::collections::BTreeMap;

use sandtable_natisk::ids::{Ability, Board, Theatre, Unit};
use sandtable_natisk::tables::{AIR, ANY, ARMY, Campaign, Effect, Ground, Mix, NAVY, SPACES, UNITS};

const RULES: &str = include_str!("../../../text/en.md");
const RUSSIAN: &str = include_str!("../../../text/ru.md");

/// What stands in the Russian tables for the words of the English ones, compounds first.
const TRANSLATED: [(&str, &str); 18] = [
    ("суша/море", "land+sea"),
    ("суша", "land"),
    ("море", "sea"),
    ("улучшенное", "improved"),
    ("исследование и производство", "research and production"),
    ("исследование", "research"),
    ("производство", "production"),
    ("бомбардировка", "bombing"),
    ("пропаганда", "propaganda"),
    ("тактическое", "tactical"),
    ("стратегическое", "strategic"),
    ("армия", "army"),
    ("флот", "navy"),
    ("авиация", "air"),
    ("любой", "any"),
    ("копирует", "copied"),
    ("или", "or"),
    ("да", "yes"),
];

/// The cells of all tables of both languages, the Russian ones translated as far as [`TRANSLATED`] goes.
pub(crate) fn both_languages() -> [Vec<Vec<String>>; 2] {
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    let tables = |text: &str| text.lines().filter(|line| line.starts_with('|')).map(cells).collect();
    let translate = |text: String, (russian, english): (&str, &str)| text.replace(russian, english);
    [tables(RULES), tables(&TRANSLATED.into_iter().fold(RUSSIAN.to_owned(), translate))]
}

/// The text of a paragraph, with its table.
pub(crate) fn paragraph(number: &str) -> &'static str {
    let start = RULES.find(&format!("\n**{number}**")).expect("a paragraph") + 1;
    let end =
        RULES[start..].find("\n**").or(RULES[start..].find("\n## ")).map_or(RULES.len(), |end| start + end);
    &RULES[start..end]
}

/// The cells of the table line of a paragraph that names this word in backticks.
pub(crate) fn line(number: &str, word: &str) -> Vec<String> {
    let named = format!("`{word}` |");
    let mut lines = paragraph(number).lines().filter(|line| line.starts_with('|') && line.contains(&named));
    let line = lines.next().unwrap_or_else(|| panic!("`{word}` is not in {number}"));
    line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
}

/// The spaces of a campaign as the book writes them.
pub(crate) fn spaces(campaign: &Campaign) -> Vec<String> {
    let ground = |ground| match ground {
        Ground::Land => "land",
        Ground::Sea => "sea",
        Ground::Both => "land+sea",
    };
    campaign.spaces.iter().map(|&(on, does)| format!("{}: {}", ground(on), effect(does))).collect()
}

fn effect(effect: Effect) -> String {
    match effect {
        Effect::None => "–".to_owned(),
        Effect::Production(1) => "production".to_owned(),
        Effect::Production(_) => "improved production".to_owned(),
        Effect::Research(1) => "research".to_owned(),
        Effect::Research(_) => "improved research".to_owned(),
        Effect::Requisition => "research and production".to_owned(),
        Effect::Bombing => "bombing".to_owned(),
        Effect::Propaganda(points) => format!("propaganda {points}"),
        Effect::Tactical(steps) => format!("tactical +{steps}"),
        Effect::Strategic(steps) => format!("strategic +{steps}"),
    }
}

/// Every unit of a mix has a line in this paragraph, with its type, strength and number.
pub(crate) fn assert_lists(number: &str, mix: Mix) {
    for &(unit, count, _) in mix {
        let cells = line(number, unit.word());
        let want = [kind(unit), strength(unit), count.to_string()];
        assert_eq!([cells[2].clone(), cells[3].clone(), cells[5].clone()], want, "`{unit}` in {number}");
    }
}

fn kind(unit: Unit) -> String {
    let types = match UNITS[unit as usize].types {
        _ if unit == Unit::Spy => "copied",
        ARMY => "army",
        NAVY => "navy",
        AIR => "air",
        ANY => "any",
        _ => "army+navy",
    };
    types.to_owned()
}

fn strength(unit: Unit) -> String {
    match UNITS[unit as usize].ability {
        Ability::General | Ability::Admiral => "1+".to_owned(),
        Ability::Partisans => "1 or 3".to_owned(),
        Ability::Spy => "copied".to_owned(),
        _ => UNITS[unit as usize].strength.to_string(),
    }
}

/// How many spaces of a board have land, sea and both.
pub(crate) fn grounds(board: Board) -> [usize; 3] {
    let rows = || SPACES.iter().filter(|row| row.theatre.board() == board);
    [Ground::Land, Ground::Sea, Ground::Both].map(|ground| rows().filter(|row| row.ground == ground).count())
}

/// How many spaces of a board have each effect, as the book writes it.
pub(crate) fn effects(board: Board) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for row in SPACES.iter().filter(|row| row.theatre.board() == board) {
        *counts.entry(effect(row.effect)).or_default() += 1;
    }
    counts
}

/// How many campaigns a board has, and what they are worth together.
pub(crate) fn campaigns(board: Board) -> (usize, u32) {
    let all = || board.theatres().iter().flat_map(|theatre: &Theatre| theatre.row().campaigns);
    (all().count(), all().map(|campaign| u32::from(campaign.points)).sum())
}

/// How many units a mix has.
pub(crate) fn total(mix: Mix) -> u32 {
    mix.iter().map(|&(_, count, _)| u32::from(count)).sum()
}
