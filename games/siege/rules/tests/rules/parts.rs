//! Section 1: the board, the cards and the tokens, as the rules text lists them.

use std::collections::BTreeSet;

use sandtable_core::{Game, Seat, SeatSet, SettingKind, Viewer};
use sandtable_siege::ids::{Card, Cell, Ring, Sector, Token};
use sandtable_siege::tables::{Class, Rank, Reach};
use sandtable_siege::{Mode, Options, Siege};

use crate::book::{number, rows};
use crate::common::{Look, Position, later, read, with_options};
use crate::stage::{asked, march, march_with, reveal, set_up};

#[test]
fn r1_1_defenders_stand_together_and_a_fieldmarshal_alone() {
    let options = Options::default();
    assert_eq!((options.edition.word(), options.mode.word()), ("wunderwaffe", "ordinary"));
    let settings = Siege::settings();
    let words = |name: &str| match settings.iter().find(|one| one.name == name).map(|one| &one.kind) {
        Some(SettingKind::Choice { words }) => words.to_vec(),
        _ => panic!("{name} should be a choice"),
    };
    assert_eq!(words("edition"), ["base", "wunderwaffe"]);
    assert_eq!(words("mode"), ["ordinary", "coop", "fieldmarshal"]);
    let led = Options { mode: Mode::Fieldmarshal, players: 3, ..Options::default() };
    assert_eq!(Siege::allies(&led, Seat(0)), SeatSet::only(Seat(0)).with(Seat(1)));
    assert_eq!(Siege::allies(&led, Seat(2)), SeatSet::only(Seat(2)));
}

#[test]
fn r1_2_six_sectors_cross_five_lines() {
    assert_eq!(Cell::all().count(), 30);
    let inward: Vec<Ring> = ["rear", "air", "art", "tank", "city"].map(read).to_vec();
    for pair in inward.windows(2) {
        assert_eq!((pair[0].inward(), pair[1].outward()), (pair[1], pair[0]));
    }
    let [one, .., six] = Sector::ALL;
    assert_eq!((six.clockwise(1), one.counter_clockwise()), (one, six));
    let opposite = Sector::ALL.map(|sector| sector.opposite().number());
    assert_eq!(opposite, [4, 5, 6, 1, 2, 3]);
}

#[test]
fn r1_3_each_colour_has_two_sectors() {
    let colors = Sector::ALL.map(|sector| sector.color().word());
    assert_eq!(colors, ["red", "red", "green", "green", "blue", "blue"]);
    let of_its_sector = |cell: Cell| cell.color() == cell.sector().color();
    assert!(Cell::all().all(of_its_sector));
}

#[test]
fn r1_4_a_wall_carries_one_pillbox_and_a_cell_any_number_of_enemies() {
    let many = (0..9).fold(later(), |position, _| position.foe("hago tank-1"));
    let mut scene = many.hand("dotcard tank-r").pillboxes("2").scene();
    assert_eq!(scene.legal_after("hit tank-r").len(), 9);
    scene.refuse("defender-1 sector dotcard 2").play("defender-1 sector dotcard 1");
    assert_eq!(scene.pillboxes(), "1 2");
}

fn class_of(card: Card) -> &'static str {
    match card.row().class {
        Class::Hit => "hit",
        Class::Material => "material",
        Class::Special => "special",
        Class::Modifier => "special, modifier",
        Class::Science => "science",
    }
}

#[test]
fn r1_5_the_base_deck_is_as_listed() {
    let listed = rows("1.5");
    for (word, cells) in &listed {
        let card: Card = read(word);
        assert_eq!((number(cells[1]), cells[2]), (card.row().count, class_of(card)), "{word}");
    }
    let base: BTreeSet<&str> =
        Card::ALL.iter().filter(|card| !card.row().wunderwaffe).map(|card| card.word()).collect();
    assert_eq!(listed.iter().map(|(word, _)| *word).collect::<BTreeSet<_>>(), base);
    let all = |class: Class| -> u8 {
        let cards = listed.iter().map(|(word, _)| read::<Card>(word).row());
        cards.filter(|row| row.class == class).map(|row| row.count).sum()
    };
    assert_eq!((all(Class::Hit), all(Class::Material)), (33, 8));
    assert_eq!(all(Class::Special) + all(Class::Modifier), 8);
}

#[test]
fn r1_6_ten_main_cards_are_added() {
    let listed = rows("1.6");
    assert_eq!(listed.len(), 10);
    for (word, cells) in listed {
        let card: Card = read(word);
        let wanted = if cells[1] == "modifier" { Class::Modifier } else { Class::Special };
        assert_eq!((card.row().class, card.row().count), (wanted, 1), "{word}");
        assert!(card.row().wunderwaffe);
    }
}

#[test]
fn r1_7_the_science_cards_reach_as_far_as_listed() {
    let listed = rows("1.7");
    let science: Vec<&str> =
        Card::ALL.iter().filter(|card| card.is_science()).map(|card| card.word()).collect();
    assert_eq!(listed.iter().map(|(word, _)| *word).collect::<Vec<_>>(), science);
    for (word, cells) in listed {
        let row = read::<Card>(word).row();
        let wanted = match (cells[1], cells[2]) {
            ("yes", "yes") => Reach::Everywhere,
            ("yes", _) => Reach::City,
            ("no", "only") => Reach::Rear,
            ("no", _) => Reach::Field,
            _ => Reach::Nowhere,
        };
        let everybody = word == "mud"; // It stops whoever could move and chooses nobody.
        assert!(row.count == 1 && (row.reach == wanted || everybody), "{word}: {:?}", row.reach);
    }
}

fn kind_of(token: Token) -> &'static str {
    match (token.row().rank, token.row().luftwaffe) {
        (Rank::Regular, true) => "regular, Luftwaffe",
        (Rank::Regular | Rank::Crew, _) => "regular",
        (Rank::Special, _) => "special",
        (Rank::Event, _) => "event",
        (Rank::Substitute, _) => "substitute",
        (Rank::Ultra, true) => "ultra, Luftwaffe",
        (Rank::Ultra, false) => "ultra",
        (Rank::HaGo, _) => "Ha-Go",
    }
}

/// Compares the rows of a paragraph with the code, and gives the number of tokens and their VP.
fn compare_tokens(paragraph: &str, count: impl Fn(Token) -> u8) -> (u8, u8) {
    let (mut tokens, mut points) = (0, 0);
    for (word, cells) in rows(paragraph) {
        let token: Token = read(word);
        let row = token.row();
        let listed = (cells[1], number(cells[2]), number(cells[3]), number(cells[4]));
        assert_eq!(listed, (kind_of(token), count(token), row.armor, row.vp), "{word}");
        tokens += count(token);
        points += count(token) * row.vp;
    }
    (tokens, points)
}

#[test]
fn r1_8_the_base_tokens_are_as_listed() {
    assert_eq!(compare_tokens("1.8", |token| token.row().base), (49, 74));
    let base = Token::ALL.iter().filter(|token| token.row().base > 0).count();
    assert_eq!(rows("1.8").len(), base);
}

#[test]
fn r1_9_the_new_enemies_are_as_listed() {
    assert_eq!(compare_tokens("1.9", |token| token.row().new), (19, 41));
    let new = Token::ALL.iter().filter(|token| token.row().new > 0).count();
    assert_eq!((rows("1.9").len(), new), (13, 13));
}

#[test]
fn r1_10_the_other_tokens_are_as_listed() {
    let count = |token: Token| if token.word() == "hago" { 18 } else { 1 };
    compare_tokens("1.10", count);
    assert_eq!(later().scene().view(Viewer::Public).ha_go, 18);
    let ultras: Vec<Token> = Token::ALL.iter().copied().filter(|token| token.is_ultra()).collect();
    let substitutes = Token::SUBSTITUTES.map(Token::stands_for);
    assert_eq!(ultras, substitutes);
    let listed: BTreeSet<&str> = rows("1.10").into_iter().map(|(word, _)| word).collect();
    assert!(ultras.iter().all(|ultra| listed.contains(ultra.word())));
}

/// Twelve fire tokens on the board, Napalm in the hand, and one more enemy to burn.
fn twelve_fires(limit: bool) -> Position {
    let position = with_options(|options| options.fire_limit = limit);
    let position = (1..=5).fold(position, |position, sector| position.burning(&format!("wall-{sector}"), 2));
    position.foe("pz3 air-1 fires 2").foe("pz3 air-2").hand("napalm")
}

#[test]
fn r1_11_fire_tokens_are_limited_only_by_the_option() {
    let mut scene = twelve_fires(false).scene();
    scene.play("defender-1 cell napalm air-2");
    assert_eq!(scene.foe("e2"), "pz3 air-2 armor 2 fires 1");
    let mut scene = twelve_fires(true).scene();
    scene.play("defender-1 cell napalm air-2");
    assert_eq!(scene.foe("e2"), "pz3 air-2 armor 2");
}

#[test]
fn r1_11_a_rocket_finds_no_thirteenth_token_either() {
    for (limit, fires, walls) in [(false, 1, "2 3 4 5 6"), (true, 0, "1 2 3 4 5 6")] {
        let scene = march_with(twelve_fires(limit).foe("me262 rear-6"), "roll 3");
        assert_eq!(scene.fires("wall-6"), fires);
        let scene = march_with(twelve_fires(limit).foe("me262 rear-1"), "roll 3");
        assert_eq!(scene.walls(), walls, "the third token on a wall is one, too");
    }
}

#[test]
fn r1_11_there_are_two_pillboxes_and_one_hedgehog() {
    let scene = later()
        .pillboxes("1 2")
        .foe("pz3 air-1 hedgehogs")
        .foe("pz3 air-2")
        .hand("dotcard hedgehogs")
        .scene();
    assert!(scene.legal_after("sector dotcard").is_empty());
    assert!(scene.legal_after("target hedgehogs").is_empty());
}

#[test]
fn r1_12_the_active_player_decides_and_each_for_oneself() {
    let scene = march(later().foe("pz3 tank-1").foe("tiger-e tank-1"));
    assert_eq!(
        (asked(&scene).as_str(), scene.legal()),
        ("defender-1", vec!["suffer e1".into(), "suffer e2".into()])
    );
    let mut scene = reveal(later().hand("wire").hand_of("defender-2", "il2 lull"), "token disc1");
    assert_eq!(asked(&scene), "defender-1");
    scene.play("defender-1 discard wire");
    assert_eq!(
        (asked(&scene).as_str(), scene.legal()),
        ("defender-2", vec!["discard il2".into(), "discard lull".into()])
    );
}

#[test]
fn r1_13_hands_are_open_and_tokens_are_not() {
    let options = Options { mode: Mode::Fieldmarshal, players: 3, ..Options::default() };
    let scene = set_up(&options);
    let view = |seat: u8| scene.view(Viewer::Seat(Seat(seat)));
    assert_eq!(view(1).players[0].hand, scene.state().hand(read("defender-1")));
    assert_eq!(view(2).players[0].hand.total(), 6);
    assert_eq!(view(2).marshal.map(|tokens| tokens.total()), Some(3));
    assert_eq!((view(0).marshal, view(0).marshal_tokens), (None, 3));
    let substitutes = view(0).unseen.each().filter(|token| token.is_substitute()).count();
    assert_eq!((view(0).aside, substitutes), (None, 6));
}
