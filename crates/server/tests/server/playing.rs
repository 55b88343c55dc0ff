//! Games through plain forms: to the end, the same move twice, stale and illegal moves, resigning, rematches.

use crate::browser::{Browser, Page, TestApp};

/// Two guests at a table, the second by link: the table and both browsers, the first seat first.
pub(crate) async fn two_guests(app: &TestApp) -> (String, Browser, Browser) {
    let (mut ada, mut bob) = (app.browser(), app.browser());
    let table = ada.open(&[("seat0", "me"), ("seat1", "link"), ("public", "true")]).await;
    let links = ada.get(&table).await.links();
    assert_eq!(links.len(), 2, "her own and the invitation");
    let page = bob.sit(&links[1]).await;
    assert!(page.says("id=\"table\""), "{}", page.body);
    (table, ada, bob)
}

/// The browser to move and its page.
pub(crate) async fn to_move<'a>(table: &str, browsers: [&'a mut Browser; 2]) -> (&'a mut Browser, Page) {
    for browser in browsers {
        let page = browser.get(table).await;
        if !page.actions().is_empty() {
            return (browser, page);
        }
    }
    panic!("nobody is to move at {table}")
}

#[tokio::test]
async fn a_whole_game_against_a_bot_by_plain_forms() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = ada.open(&[("seat0", "me"), ("seat1", "level1")]).await;
    let mut moves = 0;
    let end = loop {
        let page = ada.wait(&table).await;
        if page.is_over() {
            break page;
        }
        let actions = page.actions();
        ada.act(&table, &page, &actions[moves % actions.len()]).await;
        moves += 1;
        assert!(moves < 500, "the game ends");
    };
    assert!(moves > 3);
    assert!(end.actions().is_empty());
    let record = ada.get(&format!("{table}/record")).await;
    let record = sandtable_session::Record::parse(&record.body).unwrap();
    let verdict = sandtable_session::verify(sandtable_games::find("natisk").unwrap().title, &record);
    assert!(verdict.is_ok(), "{verdict:?}");
}

#[tokio::test]
async fn the_solo_mode_is_one_click_away() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = ada.form("/play/natisk", &[("automa", "1")]).await.location.unwrap();
    assert!(!ada.get(&table).await.actions().is_empty());
}

#[tokio::test]
async fn the_same_move_twice_is_one_move() {
    let app = TestApp::new().await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    let (mover, page) = to_move(&table, [&mut ada, &mut bob]).await;
    let action = page.actions()[0].clone();
    let first = mover.act(&table, &page, &action).await;
    let again = mover.act(&table, &page, &action).await;
    assert_eq!(first.revision(), again.revision());
    assert!(!again.says("has changed since you looked"), "it is no mistake to send it again");
}

#[tokio::test]
async fn a_stale_move_gets_the_table_as_it_is() {
    let app = TestApp::new().await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    let (mover, page) = to_move(&table, [&mut ada, &mut bob]).await;
    let actions = page.actions();
    let after = mover.act(&table, &page, &actions[0]).await;
    let fields = page.move_fields(&[("action", &actions[0])]);
    let mut fields = fields.pairs();
    fields.retain(|(name, _)| *name != "move");
    fields.push(("move", "another1"));
    let stale = mover.post(&format!("{table}/act"), &fields).await;
    assert!(stale.says("has changed since you looked"));
    assert_eq!(stale.revision(), after.revision());
    assert!(!mover.get(&table).await.says("has changed since you looked"), "it is told once");
}

#[tokio::test]
async fn an_illegal_move_changes_nothing_and_says_why() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = ada.form("/play/natisk", &[("automa", "1")]).await.location.unwrap();
    let page = ada.get(&table).await;
    let refused = ada.act(&table, &page, "place nonsense we-1-1").await;
    assert_eq!(refused.revision(), page.revision());
    assert!(refused.says("should be"), "{}", refused.body);
    assert!(!refused.actions().is_empty());
}

#[tokio::test]
async fn who_resigns_loses_and_the_rematch_swaps_sides() {
    let app = TestApp::new().await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    let seat = ada.get(&table).await.value("seat").unwrap();
    let page = ada.get(&table).await;
    let page = ada.post(&format!("{table}/resign"), &page.move_fields(&[]).pairs()).await;
    assert!(page.is_over() && page.says("resigned"), "{}", page.body);
    let page = bob.get(&table).await;
    assert!(page.is_over() && page.actions().is_empty());
    let next = ada.form(&format!("{table}/rematch"), &[]).await.location.unwrap();
    assert_ne!(next, table);
    assert_eq!(
        bob.form(&format!("{table}/rematch"), &[]).await.location,
        Some(next.clone()),
        "one rematch for both"
    );
    assert_eq!(bob.get(&next).await.value("seat"), Some(seat), "the sides are swapped");
}

#[tokio::test]
async fn choices_can_be_foreseen_and_refusals_explained() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = ada.open(&[("seat0", "automa"), ("seat1", "me"), ("public", "true")]).await;
    let action = ada.get(&table).await.actions()[0].clone();
    let preview = ada.get(&format!("{table}/preview?action={}", action.replace(' ', "+"))).await;
    assert!(preview.says("<li"), "{}", preview.body);
    let mut eve = app.browser();
    let preview = eve.get(&format!("{table}/preview?action={}", action.replace(' ', "+"))).await;
    assert!(!preview.says("<li"), "only for the seat to move");
    let why = eve.get(&format!("{table}/why?element=we-1-1")).await;
    assert!(why.says("not your turn"), "{}", why.body);
}

#[tokio::test]
async fn without_script_a_link_says_why_not() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = ada.open(&[("seat0", "automa"), ("seat1", "me"), ("public", "true")]).await;
    let page = ada.get(&table).await;
    let (_, rest) = page.body.split_once("href=\"?why=").expect("something cannot be clicked");
    let element = rest.split(['"', '&']).next().unwrap();
    let by_script = ada.get(&format!("{table}/why?element={element}")).await.body;
    let told = by_script.trim_start_matches("<p>").trim_end_matches("</p>");
    let plain = ada.get(&format!("{table}?why={element}")).await;
    assert!(!told.is_empty() && plain.says(told), "`{told}` in {}", plain.body);
    assert!(!ada.get(&table).await.says(told), "it is told once");
    let whole = ada.get(&format!("{table}?why=place+army9+we-1-1")).await;
    assert!(whole.says("id=\"notice\""), "{}", whole.body);
    let other = app.browser().get(&format!("{table}?why={element}")).await;
    assert!(other.says("not your turn"), "{}", other.body);
}

/// What stands between two texts, each time.
fn between<'a>(text: &'a str, start: &str, end: &str) -> Vec<&'a str> {
    text.split(start).skip(1).filter_map(|rest| rest.split(end).next()).collect()
}

#[tokio::test]
async fn everything_on_every_board_says_why_it_cannot_be_clicked() {
    let app = TestApp::new().await;
    for game in sandtable_games::all().iter().map(sandtable_board::Package::id) {
        let mut ada = app.browser();
        let table = ada.form(&format!("/play/{game}"), &[]).await.location.unwrap();
        let page = ada.wait(&table).await;
        let elements = between(&page.body, "data-element=\"", "\"");
        assert!(elements.len() > 3, "{game}: {elements:?}");
        for element in elements {
            let why = ada.get(&format!("{table}/why?element={element}")).await;
            assert!(why.says("<p>"), "{game}, `{element}`: {}", why.body);
            assert!(!why.says("not among the choices"), "{game}, `{element}`: {}", why.body);
        }
    }
}

/// A table of Natisk at which two different units can be picked, and the words for them.
async fn two_units(ada: &mut Browser) -> (String, [String; 2]) {
    for _ in 0..50 {
        let table = ada.open(&[("seat0", "me"), ("seat1", "level1")]).await;
        let page = ada.wait(&table).await;
        if let [one, other, ..] = between(&page.body, "href=\"?pick=", "\"")[..] {
            return (table, [one.to_owned(), other.to_owned()]);
        }
    }
    panic!("all units are alike every time")
}

#[tokio::test]
async fn why_not_speaks_of_what_is_picked() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let (table, [one, other]) = two_units(&mut ada).await;
    let why = ada.get(&format!("{table}/why?element={other}&pick={one}")).await;
    assert!(why.says("Not with this selection"), "{}", why.body);
    let picked = ada.get(&format!("{table}?pick={one}")).await;
    let placing = between(&picked.body, "value=\"place ", "\"")[0];
    let (_, space) = placing.split_once(' ').unwrap();
    let why = ada.get(&format!("{table}/why?element={space}")).await;
    assert!(why.says("First pick one of the dashed items"), "{}", why.body);
    let whole = ada.get(&format!("{table}/why?element=place+army9+{space}")).await;
    assert!(whole.says("should be"), "an action is explained too: {}", whole.body);
}

#[tokio::test]
async fn a_table_says_what_of_the_game_is_not_as_printed() {
    let app = TestApp::new().await;
    for (game, note, link) in
        [("rush", "our reconstruction", "/rules/rush#r1-6"), ("siege", "inferred", "/rules/siege#r1-9")]
    {
        let mut ada = app.browser();
        let table = ada.form(&format!("/play/{game}"), &[]).await.location.unwrap();
        let page = ada.wait(&table).await;
        let told = between(&page.body, "class=\"data-note\"", "</p>");
        assert!(told.len() == 1 && told[0].contains(note) && told[0].contains(link), "{game}: {told:?}");
    }
}

#[tokio::test]
async fn a_preset_opens_a_table_and_makes_its_moves() {
    let app = TestApp::new().await;
    for package in sandtable_games::all() {
        let new = format!("/new/{}", package.id());
        for preset in package.presets {
            let mut ada = app.browser();
            let form = ada.get(&format!("{new}?preset={}", preset.word)).await;
            assert!(form.says(&format!("name=\"preset\" value=\"{}\"", preset.word)), "{}", form.body);
            let table = ada.form(&new, &[("preset", preset.word)]).await.location.unwrap();
            let page = ada.wait(&table).await;
            let ply: usize = between(&page.body, "data-ply=\"", "\"")[0].parse().unwrap();
            assert!(ply >= preset.moves.len(), "{}: {ply} steps", preset.word);
        }
    }
}
