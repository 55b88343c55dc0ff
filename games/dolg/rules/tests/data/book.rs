//! The rules text lists what is played, in both languages.

use std::sync::LazyLock;

use sandtable_core::{Amount, Message, Say, Source};
use sandtable_dolg::ids::{
    CombatEvent, Faction, Formation, General, Ground, Kind, Order, Side, Trait, UnitId, Wing,
};
use sandtable_dolg::roster::Roster;
use sandtable_dolg::tables::{
    Branch, EVENTS, GENERALS, Missiles, ORDERS, OrderType, Pair, Preset, TABLES, UNITS, UnitRow,
};
use sandtable_dolg::{Action, Ask};
use sandtable_i18n::{Catalogue, Lang};
use sandtable_testkit::{catalogue_of, check_said};

const ENGLISH: &str = include_str!("../../../text/en.md");
const RUSSIAN: &str = include_str!("../../../text/ru.md");

/// The text, its language, and its letters and words for what the tables show.
struct Book {
    text: &'static str,
    lang: Lang,
    classes: [&'static str; 3],
    javelins: &'static str,
    sources: [&'static str; 3],
    times: &'static str,
}

const BOOKS: [Book; 2] = [
    Book {
        text: ENGLISH,
        lang: Lang::En,
        classes: ["F", "M", "S"],
        javelins: " J",
        sources: ["Printed", "Inferred", "Reconstructed"],
        times: " ",
    },
    Book {
        text: RUSSIAN,
        lang: Lang::Ru,
        classes: ["П", "В", "О"],
        javelins: " Д",
        sources: ["издание", "вывод", "реконструкция"],
        times: " × ",
    },
];

static CATALOGUE: LazyLock<Catalogue> =
    LazyLock::new(|| catalogue_of(sandtable_i18n::texts!("dolg", "../text", "ftl")));

impl Book {
    fn says(&self, line: &str) -> bool {
        self.text.lines().any(|one| one == line)
    }

    fn source(&self, source: Source) -> &'static str {
        self.sources[source as usize]
    }

    fn name(&self, thing: &impl Say) -> String {
        CATALOGUE.say(self.lang, &thing.say())
    }

    fn unit_line(&self, row: &UnitRow) -> String {
        let traits: Vec<String> = row.each_trait().map(|one| self.name(&one)).collect();
        let traits = if traits.is_empty() { "–".to_owned() } else { traits.join(", ") };
        let (shot, range) =
            row.missiles.map_or(("–".to_owned(), "–".to_owned()), |shot| self.missiles(shot));
        let cells = [
            format!("`{}`", row.kind),
            self.name(&row.kind),
            self.classes[row.class as usize].to_owned(),
            format!("{} | {} | {}", row.points, row.copies, pair(row.melee)),
            shot,
            range,
            format!("{} | {} | {} | {}", pair(row.defence), row.movement, row.life, row.morale),
            traits,
            format!("{}, {}", self.source(row.name_source), self.source(row.price_source)),
        ];
        line(&cells)
    }

    fn missiles(&self, shot: Missiles) -> (String, String) {
        let mark = if shot.javelins { self.javelins } else { "" };
        (format!("{}{mark}", pair(shot.attack)), format!("{}/{}", shot.short, shot.long))
    }

    fn preset_line(&self, preset: Preset) -> String {
        let army = Roster::of(preset);
        let units = preset.row().units.iter();
        let units: Vec<String> =
            units.map(|(kind, count)| format!("{count}{}{}", self.times, self.name(kind))).collect();
        line(&[
            format!("`{preset}`"),
            self.name(&army.faction),
            self.name(&army.general),
            units.join(", "),
            army.points().to_string(),
            army.total().to_string(),
        ])
    }
}

fn pair(Pair(one, two): Pair) -> String {
    format!("{one}/{two}")
}

fn line(cells: &[String]) -> String {
    format!("| {} |", cells.join(" | "))
}

/// The paragraph with this number.
fn paragraph(text: &'static str, number: &str) -> &'static str {
    let start = format!("**{number}** ");
    text.lines().find_map(|line| line.strip_prefix(start.as_str())).expect("there is such a paragraph")
}

#[test]
fn r3_1_every_kind_of_unit_is_listed() {
    for book in &BOOKS {
        for row in &UNITS {
            let wanted = book.unit_line(row);
            assert!(book.says(&wanted), "{wanted}");
        }
    }
}

#[test]
fn r4_10_every_quick_start_army_is_listed() {
    for book in &BOOKS {
        for preset in Preset::ALL.iter().filter(|&&preset| preset != Preset::RomeExample) {
            let wanted = book.preset_line(*preset);
            assert!(book.says(&wanted), "{wanted}");
        }
    }
}

#[test]
fn r17_1_every_general_is_listed() {
    for book in &BOOKS {
        for row in &GENERALS {
            let word = format!("| `{}` | {} |", row.general, book.name(&row.general));
            let numbers = format!("| {} | {} | {} % |", row.leadership, row.radius, row.percent);
            let listed = book.text.lines().any(|line| line.starts_with(&word) && line.ends_with(&numbers));
            assert!(listed, "{word} … {numbers}");
        }
    }
}

#[test]
fn r2_3_every_table_is_listed() {
    let numbers = |line: &str| -> Vec<u32> {
        let digits = |cell: &str| cell.chars().filter(char::is_ascii_digit).collect::<String>();
        line.split('|').filter_map(|cell| digits(cell).parse().ok()).collect()
    };
    for book in &BOOKS {
        for (points, table) in TABLES {
            let wanted = [u32::from(points), table.width as u32 / 10, table.height as u32 / 10];
            assert!(
                book.text.lines().any(|line| line.starts_with('|') && numbers(line) == wanted),
                "{wanted:?}"
            );
        }
    }
}

/// Paragraph `section.n` begins with the name and the number of cards of the n-th half.
fn check_halves(section: u8, halves: impl Fn(&Book) -> Vec<(String, u8)>) {
    for book in &BOOKS {
        for (nth, (name, copies)) in halves(book).into_iter().enumerate() {
            let text = paragraph(book.text, &format!("{section}.{}", nth + 1));
            assert!(text.starts_with(&format!("*{name}* ({copies}")), "{name} ({copies}): {text}");
        }
    }
}

#[test]
fn every_order_has_its_paragraph_with_its_number_of_cards() {
    check_halves(7, |book| ORDERS.iter().map(|row| (book.name(&row.order), row.copies)).collect());
}

#[test]
fn every_event_has_its_paragraph_with_its_number_of_cards() {
    check_halves(13, |book| EVENTS.iter().map(|row| (book.name(&row.event), row.copies)).collect());
}

#[test]
fn every_name_is_said_in_both_languages() {
    let check = |message: Message| check_said(&CATALOGUE, &message);
    Faction::ALL.iter().map(Say::say).for_each(check);
    Kind::ALL.iter().map(Say::say).for_each(check);
    General::ALL.iter().map(Say::say).for_each(check);
    Order::ALL.iter().map(Say::say).for_each(check);
    OrderType::ALL.iter().map(Say::say).for_each(check);
    CombatEvent::ALL.iter().map(Say::say).for_each(check);
    Trait::ALL.iter().map(Say::say).for_each(check);
    Formation::ALL.iter().map(Say::say).for_each(check);
    Ground::ALL.iter().map(Say::say).for_each(check);
    Branch::ALL.iter().map(Say::say).for_each(check);
    Preset::ALL.iter().map(Say::say).for_each(check);
    let helps =
        [("order", words(Order::ALL)), ("event", words(CombatEvent::ALL)), ("trait", words(Trait::ALL))];
    let more = [("formation", words(Formation::ALL)), ("ground", words(Ground::ALL))];
    for (noun, words) in helps.iter().chain(&more) {
        for word in words {
            check(Message::new(format!("dolg-{noun}-help-{word}")));
        }
    }
}

fn words(all: &[impl ToString]) -> Vec<String> {
    all.iter().map(ToString::to_string).collect()
}

#[test]
fn lengths_and_angles_are_said_as_people_say_them() {
    let said = |lang, thing: &dyn Say| CATALOGUE.say(lang, &thing.say());
    let wheel = Action::Wheel(Wing::Left, Amount(90));
    assert_eq!(said(Lang::En, &Action::Advance(Amount(691))), "Forward 69.1 mm (1.38 UD)");
    assert_eq!(said(Lang::Ru, &Action::Advance(Amount(691))), "Вперёд 69,1 мм (1,38 ЕР)");
    assert_eq!(said(Lang::En, &Action::Advance(Amount(7))), "Forward 0.7 mm");
    assert_eq!(said(Lang::En, &wheel), "Wheel left by 45°");
    assert_eq!(said(Lang::Ru, &Action::Face(Amount(-15))), "Повернуть: \u{2212}7,5°");
    let left = Ask::Segments { unit: UnitId::of(Side::South, 0), left: 1382 };
    assert_eq!(said(Lang::En, &left), "s1: forward or wheel; left: 2.76 UD.");
    let little = Ask::Drift { unit: UnitId::of(Side::North, 2), left: 13 };
    assert_eq!(said(Lang::Ru, &little), "n3: как далеко? Не больше 0,03 ЕР.");
}
