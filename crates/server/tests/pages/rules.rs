//! The rules as pages: the guide comes first, every paragraph has its address, every link leads somewhere, and people read
//! names where the notation has words.

use std::collections::BTreeSet;

use sandtable_board::Package;
use sandtable_i18n::Lang;
use sandtable_server::pages;

use crate::markup::{Tag, tags};
use crate::sample::visitor;

/// Every game in every language, with its page.
fn every_page() -> impl Iterator<Item = (&'static Package, Lang, String)> {
    let games =
        sandtable_games::all().iter().flat_map(|game| Lang::ALL.iter().map(move |&lang| (game, lang)));
    games.map(|(game, lang)| {
        let page = pages::rules::html(game.id(), &visitor(lang)).expect("the game has rules");
        (game, lang, page.into_string())
    })
}

fn attributes(tags: &[Tag], key: &str) -> BTreeSet<String> {
    tags.iter().filter_map(|tag| tag.attribute(key)).map(str::to_owned).collect()
}

#[test]
fn every_numbered_paragraph_has_an_anchor_in_both_languages() {
    for (game, lang, page) in every_page() {
        let ids = attributes(&tags(&page), "id");
        let lines = game.rules.en.lines().filter_map(|line| line.strip_prefix("**")?.split_once("**"));
        for (number, _) in lines.filter(|(number, _)| number.starts_with(|c: char| c.is_ascii_digit())) {
            let anchor = format!("r{}", number.replace('.', "-"));
            assert!(ids.contains(&anchor), "{} {lang}: no {anchor}", game.id());
        }
    }
}

#[test]
fn every_link_leads_to_a_paragraph() {
    for (game, lang, page) in every_page() {
        let tags = tags(&page);
        let ids = attributes(&tags, "id");
        for link in attributes(&tags, "href").iter().filter_map(|link| link.strip_prefix('#')) {
            let is_symbol = game.board.symbols().into_string().contains(&format!("id=\"{link}\""));
            assert!(is_symbol || ids.contains(link), "{} {lang}: #{link} leads nowhere", game.id());
        }
    }
}

#[test]
fn the_guide_comes_first_and_the_levels_of_headings_leave_none_out() {
    for (game, lang, page) in every_page() {
        let tags = tags(&page);
        let headings = tags.iter().filter_map(|tag| tag.name.strip_prefix('h')?.parse::<usize>().ok());
        let levels: Vec<usize> = headings.collect();
        assert_eq!(levels.iter().filter(|level| **level == 1).count(), 1, "{} {lang}", game.id());
        assert!(levels.windows(2).all(|pair| pair[1] <= pair[0] + 1), "{} {lang}: {levels:?}", game.id());
        let place = |id: &str| page.find(&format!("id=\"{id}\"")).expect("it is there");
        assert!(place("guide") < place("reference") && place("reference") < place("r1-1"));
    }
}

#[test]
fn people_read_names_instead_of_ids() {
    let typed = |text: &str| text.contains(' ');
    for (game, lang, page) in every_page() {
        let tags = tags(&page);
        let words = tags.iter().filter(|tag| tag.name == "code").map(|tag| tag.text.trim());
        let ids: BTreeSet<&str> = words.filter(|word| !typed(word)).collect();
        assert!(ids.is_empty(), "{} {lang}: {ids:?}", game.id());
    }
}

#[test]
fn no_word_about_how_the_program_is_made() {
    for (game, lang, page) in every_page() {
        let text = page.to_lowercase();
        let words: &[&str] = match lang {
            Lang::En => &["code and tests", "code word", "unit test"],
            Lang::Ru => &["код и тесты", "слово в коде", "в коде"],
        };
        assert!(words.iter().all(|word| !text.contains(word)), "{} {lang}", game.id());
    }
}

/// The words of the pictures of a text.
fn pictures(text: &str) -> impl Iterator<Item = &str> {
    let pictures = text.split("![").skip(1).filter_map(|part| part.split_once("](")?.1.split_once(')'));
    pictures.map(|(word, _)| word)
}

/// What a guide shows: its pictures, then the words of the notation, each in order.
fn shown(guide: &str) -> Vec<&str> {
    pictures(guide).chain(guide.split('`').skip(1).step_by(2)).collect()
}

#[test]
fn every_piece_of_a_guide_exists_and_both_languages_show_the_same() {
    for game in sandtable_games::all() {
        let guide = game.guide.expect("every game has a guide");
        let (english, russian) = (shown(guide.en), shown(guide.ru));
        assert!(english.len() > 10, "{}: a guide shows the real pieces", game.id());
        assert_eq!(english, russian, "{}", game.id());
        for word in &english {
            assert!(game.board.piece(word).is_some(), "{}: there is no piece `{word}`", game.id());
        }
        let headings = |text: &str| text.lines().filter(|line| line.starts_with("## ")).count();
        assert_eq!((headings(guide.en), headings(guide.ru)), (4, 4), "{}", game.id());
    }
}

#[test]
fn every_picture_in_the_rules_shows_a_piece() {
    for game in sandtable_games::all() {
        for text in [game.rules.en, game.rules.ru] {
            for word in pictures(text) {
                assert!(game.board.piece(word).is_some(), "{}: there is no piece `{word}`", game.id());
            }
        }
    }
}

#[test]
fn sections_are_folded_and_the_search_shows_itself_to_scripts_only() {
    for (game, lang, page) in every_page() {
        let tags = tags(&page);
        let sections: Vec<&Tag> = tags.iter().filter(|tag| tag.name == "details").collect();
        let headings = game.rules.of(lang).lines().filter(|line| line.starts_with("## ")).count();
        assert_eq!(sections.len(), headings, "{} {lang}", game.id());
        assert!(sections.iter().all(|section| section.attribute("open").is_none()));
        let search = tags.iter().find(|tag| tag.attribute("role") == Some("search")).expect("a search");
        assert!(search.attribute("class").is_some_and(|class| class.contains("scripted-only")));
    }
}

#[test]
fn a_game_without_rules_has_no_page() {
    assert!(pages::rules::html("chess", &visitor(Lang::En)).is_none());
}
