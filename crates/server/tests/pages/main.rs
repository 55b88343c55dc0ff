//! The pages by themselves: both languages, names for every control, nothing a strict policy would stop, small.

mod markup;
mod rules;
mod sample;
mod table;

use std::collections::BTreeSet;

use markup::{Tag, plain, tags};
use sample::every_page;
use sandtable_i18n::Lang;

/// Every page in every language, with a name for messages.
fn everywhere() -> Vec<(String, String)> {
    let of = |&lang: &Lang| {
        every_page(lang).into_iter().map(move |(name, page)| (format!("{name} ({lang})"), page))
    };
    Lang::ALL.iter().flat_map(of).collect()
}

#[test]
fn every_sentence_is_said() {
    for (name, page) in everywhere() {
        let text = plain(&page);
        for raw in ["[web-", "[natisk-", "[table-", "{$", "{ $"] {
            assert!(!page.contains(raw), "{name}: `{raw}` in {text}");
        }
    }
}

#[test]
fn the_russian_pages_are_russian() {
    let english = every_page(Lang::En);
    for ((name, russian), (_, english)) in every_page(Lang::Ru).into_iter().zip(english) {
        assert!(russian.contains("lang=\"ru\"") && english.contains("lang=\"en\""), "{name}");
        assert!(
            plain(&russian).contains("Правила")
                || name == "shelf"
                || name == "error"
                || name.starts_with("puzzle"),
            "{name}"
        );
    }
}

#[test]
fn every_control_has_a_name() {
    for (page_name, page) in everywhere() {
        let tags = tags(&page);
        let labels: BTreeSet<_> =
            tags.iter().filter(|tag| tag.name == "label").filter_map(|tag| tag.attribute("for")).collect();
        for control in tags.iter().filter(|tag| is_control(tag)) {
            assert!(has_name(control, &labels), "{page_name}: {control:?} has no name");
        }
    }
}

fn is_control(tag: &Tag) -> bool {
    let kinds = ["a", "button", "input", "select", "textarea", "summary"];
    kinds.contains(&tag.name.as_str()) && tag.attribute("type") != Some("hidden")
}

fn has_name(control: &Tag, labels: &BTreeSet<&str>) -> bool {
    let labelled = control.attribute("id").is_some_and(|id| labels.contains(id));
    let called = control.attribute("aria-label").is_some_and(|name| !name.trim().is_empty());
    labelled || called || !control.text.is_empty()
}

#[test]
fn ids_are_unique() {
    for (name, page) in everywhere() {
        let mut seen = BTreeSet::new();
        for tag in tags(&page) {
            if let Some(id) = tag.attribute("id") {
                assert!(seen.insert(id.to_owned()), "{name}: the id `{id}` is there twice");
            }
        }
    }
}

#[test]
fn a_strict_policy_stops_nothing() {
    for (name, page) in everywhere() {
        for tag in tags(&page) {
            assert!(tag.name != "style", "{name}: a style element");
            assert!(
                tag.name != "script" || tag.text.is_empty() && tag.attribute("src").is_some(),
                "{name}: {tag:?}"
            );
            let handler = tag.attributes.keys().find(|key| key.starts_with("on"));
            assert!(handler.is_none(), "{name}: {tag:?} has a handler of its own");
            for link in ["src", "href", "action"].iter().filter_map(|key| tag.attribute(key)) {
                assert!(link.starts_with(['/', '#', '?']), "{name}: `{link}` leads away");
            }
        }
    }
}

#[test]
fn what_people_write_is_escaped() {
    for (name, page) in everywhere() {
        assert!(!page.contains("<b>hello</b>") && !page.contains("Гость <123>"), "{name}");
    }
}

#[test]
fn every_form_that_changes_something_shows_where_it_came_from() {
    for (name, page) in everywhere() {
        for form in page.split("<form").skip(1).filter(|form| form.contains("method=\"post\"")) {
            let form = form.split("</form>").next().unwrap_or(form);
            assert!(form.contains("name=\"csrf\" value=\"token\""), "{name}: {form}");
        }
    }
}

#[test]
fn pages_are_light() {
    let names = [
        "sandtable.css",
        "natisk.css",
        "sandtable.js",
        "page.js",
        "morph.js",
        "live.js",
        "keys.js",
        "hints.js",
    ];
    let assets = &sample::site().assets;
    let weight: usize = names.iter().filter_map(|name| assets.find(name)).map(|asset| asset.text.len()).sum();
    for (name, page) in everywhere() {
        let whole = weight + page.len();
        assert!(whole < 400_000, "{name}: {whole} bytes before compression");
    }
}

#[test]
fn scripts_load_only_what_is_there() {
    let scripts = ["sandtable.js", "page.js", "morph.js", "live.js", "keys.js", "hints.js", "replay.js"];
    let assets = &sample::site().assets;
    for script in scripts.map(|name| assets.find(name).unwrap_or_else(|| panic!("no {name}"))) {
        for loaded in script.text.split("from \"./").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(assets.find(loaded).is_some(), "{} loads {loaded}", script.name);
        }
    }
}
