//! The table's page: what is asked can be answered, and what must not be seen is not there.

use sandtable_board::PreviewLine;
use sandtable_core::{Message, Turn};
use sandtable_i18n::Lang;
use sandtable_server::model::DamagedPage;
use sandtable_server::pages;

use crate::markup::{plain, tags};
use crate::sample::{advised, curtained, damaged, game, playing, visitor};

#[test]
fn every_choice_is_a_button_of_the_one_form() {
    let visitor = visitor(Lang::En);
    let page = playing(&visitor);
    let markup = pages::table_fragment(&visitor, &page).into_string();
    let tags = tags(&markup);
    for choice in &page.choices {
        let button = tags.iter().find(|tag| {
            tag.name == "button"
                && tag.attribute("form") == Some("act")
                && tag.attribute("value") == Some(&choice.word)
        });
        assert_eq!(
            button.map(|button| button.text.clone()),
            Some(plain(&maud::html! { (visitor.say(&choice.say)) }.into_string()))
        );
    }
    assert!(!page.choices.is_empty());
}

#[test]
fn what_was_picked_narrows_the_choices() {
    let visitor = visitor(Lang::En);
    let mut page = playing(&visitor);
    page.picked = vec![page.choices[0].path[0].clone()];
    let markup = pages::table_fragment(&visitor, &page).into_string();
    let offered = tags(&markup).iter().filter(|tag| tag.attribute("form") == Some("act")).count();
    let fitting = page.choices.iter().filter(|choice| choice.path.starts_with(&page.picked)).count();
    assert_eq!(offered, fitting);
    assert!(fitting < page.choices.len());
}

#[test]
fn chances_stand_below_each_other_in_both_languages() {
    for lang in [Lang::En, Lang::Ru] {
        let visitor = visitor(lang);
        let what = Message::new("natisk-title");
        let odds =
            |percent: i64| Message::new("table-odds").with("percent", percent).with("what", what.clone());
        let hardly = Message::new("table-odds-hardly").with("percent", 0).with("what", what.clone());
        let lines = [odds(62), hardly, what.clone()].map(|say| PreviewLine { say, cue: None });
        let markup = pages::preview(&visitor, &[], &lines, &maud::html! {}).into_string();
        let name = plain(&maud::html! { (visitor.say(&what)) }.into_string());
        assert_eq!(markup.matches("<li class=\"odds\">").count(), 2, "{markup}");
        assert!(markup.contains(&format!("<span class=\"num\">62 %</span><span>{name}</span>")), "{markup}");
        assert!(markup.contains(&format!("<li>{name}</li>")), "{markup}");
    }
}

#[test]
fn a_hint_says_why_and_what_is_next_best_in_place_of_the_button() {
    let visitor = visitor(Lang::En);
    let page = playing(&visitor);
    let asked = pages::table_fragment(&visitor, &page).into_string();
    assert!(asked.contains("id=\"hint-button\"") && asked.contains("data-key=\"h\""));
    let page = advised(&visitor);
    let markup = pages::table_fragment(&visitor, &page).into_string();
    let hint = &markup
        [markup.find("id=\"hint\"").expect("a hint")..markup.find("id=\"preview\"").expect("a preview")];
    for part in ["because Natisk!", "although ", "Next best", "about the same", "7 percentage points worse"] {
        assert!(hint.contains(part), "`{part}` is missing: {hint}");
    }
    assert!(!markup.contains("hint-button"));
    let card = page.hint.as_ref().expect("a hint");
    for line in [&card.best].into_iter().chain(&card.others) {
        assert!(hint.contains(&format!("form=\"act\" name=\"action\" value=\"{}\"", line.word)), "{hint}");
    }
}

#[test]
fn the_newest_is_on_top_and_what_was_taken_back_is_folded() {
    let visitor = visitor(Lang::En);
    let page = playing(&visitor);
    let markup = pages::table_fragment(&visitor, &page).into_string();
    let at = |id: &str| markup.find(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("no {id}"));
    assert!(at(&format!("l-{}", page.ply)) < at("l-1"));
    let folded = &markup[at("undone-10-11-2")..at("l-9")];
    assert!(
        folded.contains("<details>") && folded.contains("2 steps undone") && folded.contains("id=\"u-10\"")
    );
}

#[test]
fn a_damaged_table_offers_no_record_where_none_is_left() {
    let visitor = visitor(Lang::En);
    for (is_over, offer) in [(false, "End the game and get its record"), (true, "Download the record")] {
        let page = |lines| {
            let page = DamagedPage { lines, is_over, can_end: !is_over, ..damaged() };
            pages::damaged(&visitor, &page).into_string()
        };
        assert!(page(1).contains("1 line of its record is left") && page(1).contains(offer));
        assert!(page(0).contains("Nothing is left of its record") && !page(0).contains(offer));
        assert_eq!(page(0).contains("End the game"), !is_over);
    }
}

#[test]
fn the_curtain_hides_everything() {
    let visitor = visitor(Lang::En);
    let page = curtained(&visitor);
    for markup in [
        pages::curtain(&visitor, &page),
        pages::table(&visitor, &page),
        pages::table_fragment(&visitor, &page),
    ] {
        let markup = markup.into_string();
        assert!(markup.contains("Hand over the keyboard: Allies"));
        for secret in
            ["id=\"board\"", "name=\"action\"", "id=\"log\"", "secret", "Watch the Pacific", "reserve"]
        {
            assert!(!markup.contains(secret), "`{secret}` in {markup}");
        }
    }
}

#[test]
fn a_reason_links_to_its_paragraph() {
    let reason = Message::new("natisk-why-occupied").with("action", "place army2 we-1-2").with("rule", "3.2");
    let link = "<a href=\"/rules/natisk#r3-2\" target=\"_blank\">";
    for (lang, cited) in [(Lang::En, "(rules LINK\u{a7}\u{a0}3.2<"), (Lang::Ru, "(\u{43f}. LINK3.2<")] {
        let told = pages::why(&visitor(lang), "natisk", &reason).into_string();
        assert!(told.contains(&cited.replace("LINK", link)), "{told}");
    }
    let plain = pages::why(&visitor(Lang::En), "natisk", &Message::new("table-why-over")).into_string();
    assert!(!plain.contains("<a"), "{plain}");
}

#[test]
fn a_preview_knows_where_the_marker_would_stand() {
    let visitor = visitor(Lang::En);
    let table = game(60);
    let Turn::Seat(seat) = table.turn() else { panic!("a seat is to move") };
    let board = sandtable_games::find("natisk").expect("natisk is on the shelf").board;
    let foreseen = |word: &str| board.preview(&*table, seat, word).expect("a choice can be foreseen");
    let moves = table.choices().into_iter().map(|choice| foreseen(&choice.word));
    let moving: Vec<_> =
        moves.filter(|lines| lines.iter().any(|line| line.say.id == "natisk-moved")).collect();
    assert!(!moving.is_empty());
    for lines in moving {
        let markup = pages::preview(&visitor, &[], &lines, &maud::Markup::default()).into_string();
        let line = tags(&markup)
            .into_iter()
            .find(|tag| tag.attribute("data-ghost").is_some())
            .expect("a marker moves");
        assert!(line.attribute("data-ghost").is_some_and(|id| id.starts_with("m-")));
        assert!(
            line.attribute("data-at").is_some_and(|at| at.parse::<u8>().is_ok_and(|at| at <= 28)),
            "{line:?}"
        );
    }
}
