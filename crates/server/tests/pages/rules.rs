//! The rules as pages: every paragraph has its address, every link leads somewhere.

use std::collections::BTreeSet;

use sandtable_i18n::Lang;
use sandtable_server::pages;

use crate::markup::tags;
use crate::sample::visitor;

fn ids_and_links(lang: Lang) -> (BTreeSet<String>, BTreeSet<String>) {
    let page = pages::rules::html("natisk", &visitor(lang)).expect("natisk has rules").into_string();
    let tags = tags(&page);
    let of = |key: &str| tags.iter().filter_map(|tag| tag.attribute(key)).map(str::to_owned).collect();
    (of("id"), of("href"))
}

#[test]
fn every_numbered_paragraph_has_an_anchor_in_both_languages() {
    let text = include_str!("../../../../games/natisk/text/en.md");
    let (english, _) = ids_and_links(Lang::En);
    let (russian, _) = ids_and_links(Lang::Ru);
    let numbers =
        text.lines().filter_map(|line| line.strip_prefix("**")?.split_once("**")).map(|(number, _)| number);
    for anchor in numbers.map(|number| format!("r{}", number.replace('.', "-"))) {
        assert!(english.contains(&anchor) && russian.contains(&anchor), "no {anchor}");
    }
    assert_eq!(english, russian);
}

#[test]
fn every_link_leads_to_a_paragraph() {
    for &lang in Lang::ALL {
        let (ids, links) = ids_and_links(lang);
        for link in links {
            assert!(ids.contains(link.trim_start_matches('#')), "{lang}: {link} leads nowhere");
        }
    }
}

#[test]
fn a_game_without_rules_has_no_page() {
    assert!(pages::rules::html("chess", &visitor(Lang::En)).is_none());
}
