//! Choices that differ in one number, and dragging, over plain HTTP: played with March, a toy game that has both.

use maud::Markup;
use sandtable_board::{Newcomers, Package, SketchBoard};
use sandtable_i18n::Texts;
use sandtable_session::TitleOf;
use sandtable_testkit::march::{March, TEXTS};

use crate::browser::{Browser, Page, TestApp};

/// A list of games that has nothing else.
static PACKAGES: &[Package] = &[Package {
    title: &TitleOf::<March>::new(),
    board: &SketchBoard::<March>::new(),
    texts: TEXTS,
    rules: Texts { name: "march", en: "", ru: "" },
    guide: None,
    assets: &[],
    board_settings: &[],
    shelf_picture: Markup::default,
    presets: &[],
    newcomers: Newcomers::NONE,
    puzzles: &[],
}];

/// Red at a table of two guests, about to march: the table, both browsers, Red's page.
async fn red_to_move(app: &TestApp) -> (String, Browser, Browser, Page) {
    let (mut red, mut blue) = (app.browser(), app.browser());
    let table = red.open_game("march", &[("seat0", "me"), ("seat1", "link")]).await;
    let invitation = red.get(&table).await.links()[1].clone();
    blue.sit(&invitation).await;
    let page = red.get(&table).await;
    (table, red, blue, page)
}

#[tokio::test]
async fn any_number_of_a_range_is_chosen_without_script() {
    let app = TestApp::with_games(PACKAGES).await;
    let (table, mut red, mut blue, page) = red_to_move(&app).await;
    assert!(page.says("name=\"amount\"") && page.says("min=\"1\" max=\"8\""), "{}", page.body);
    assert!(page.says("8 miles"), "the marks are buttons: {}", page.body);
    assert!(!blue.get(&table).await.says("name=\"amount\""), "only for the seat to move");
    let fields = page.move_fields(&[("action", "march 1"), ("amount", "5")]);
    let after = red.post(&format!("{table}/act"), &fields.pairs()).await;
    assert!(after.says("marches to mile 5"), "{}", after.body);
    assert!(after.says("max=\"3\""), "three miles are left: {}", after.body);
    let undone = red.post(&format!("{table}/undo"), &after.move_fields(&[]).pairs()).await;
    assert!(undone.says("max=\"8\""), "{}", undone.body);
}

#[tokio::test]
async fn a_number_outside_the_range_is_refused_with_a_reason() {
    let app = TestApp::with_games(PACKAGES).await;
    let (table, mut red, _, page) = red_to_move(&app).await;
    for (amount, why) in
        [("9", "at most 8 more miles"), ("0", "cannot stop there"), ("-3", "cannot stop there")]
    {
        let page = red.get(&table).await;
        let fields = page.move_fields(&[("action", "march 1"), ("amount", amount)]);
        let refused = red.post(&format!("{table}/act"), &fields.pairs()).await;
        assert!(refused.says(why) && refused.revision() == page.revision(), "{amount}: {}", refused.body);
    }
    let garbage = page.move_fields(&[("action", "march 1"), ("amount", "far")]);
    assert_eq!(red.form(&format!("{table}/act"), &garbage.pairs()).await.status, 400);
}

#[tokio::test]
async fn the_preview_follows_the_number() {
    let app = TestApp::with_games(PACKAGES).await;
    let (table, mut red, mut blue, _) = red_to_move(&app).await;
    let preview = red.get(&format!("{table}/preview?action=march+1&amount=7")).await;
    assert!(preview.says("mile 7"), "{}", preview.body);
    assert!(!blue.get(&format!("{table}/preview?action=march+1&amount=7")).await.says("mile 7"));
}

#[tokio::test]
async fn a_family_is_picked_by_clicking_and_then_only_its_number_is_asked() {
    let app = TestApp::with_games(PACKAGES).await;
    let (table, mut red, _, page) = red_to_move(&app).await;
    assert!(page.actions().contains(&"camp".to_owned()));
    let picked = red.get(&format!("{table}?pick=column-red&pick=road")).await;
    assert!(
        picked.says("name=\"amount\"") && !picked.actions().contains(&"camp".to_owned()),
        "{}",
        picked.body
    );
}

#[tokio::test]
async fn a_column_is_dragged_along_the_road() {
    let app = TestApp::with_games(PACKAGES).await;
    let (table, mut red, mut blue, page) = red_to_move(&app).await;
    let asked = red.get(&format!("{table}/steer?element=column-red&target=mile-6")).await;
    assert!(asked.says("data-chain=\"march 6\"") && asked.says("mile 6"), "{}", asked.body);
    let foreign = red.get(&format!("{table}/steer?element=column-red&target=column-blue")).await;
    assert!(foreign.says("refused") && foreign.says("own turn"), "{}", foreign.body);
    assert!(!blue.get(&format!("{table}/steer?element=column-red&target=mile-6")).await.says("data-chain"));
    let targets = format!("{table}/targets?element=column-red&target=mile-6&target=camp&target=mile-8");
    let open = red.get(&targets).await;
    assert!(open.says("\"mile-6\"") && open.says("\"mile-8\"") && !open.says("camp"), "{}", open.body);
    assert!(!blue.get(&targets).await.says("mile-6"), "only for the seat to move");
    let fields = page.move_fields(&[("element", "column-red"), ("target", "mile-6")]);
    let dropped = red.post(&format!("{table}/drop"), &fields.pairs()).await;
    assert!(dropped.says("marches to mile 6"), "{}", dropped.body);
    let again = red.post(&format!("{table}/drop"), &fields.pairs()).await;
    assert_eq!(again.revision(), dropped.revision(), "the same drop twice is one");
}

#[tokio::test]
async fn a_drop_that_is_stale_or_of_another_seat_changes_nothing() {
    let app = TestApp::with_games(PACKAGES).await;
    let (table, mut red, mut blue, page) = red_to_move(&app).await;
    let drop = [("element", "column-red"), ("target", "mile-6")];
    let stolen = blue.post(&format!("{table}/drop"), &page.move_fields(&drop).pairs()).await;
    assert_eq!(stolen.revision(), page.revision());
    let nowhere = page.move_fields(&[("element", "column-red"), ("target", "camp")]);
    let refused = red.post(&format!("{table}/drop"), &nowhere.pairs()).await;
    assert!(refused.revision() == page.revision() && refused.says("id=\"notice\""), "{}", refused.body);
    red.act(&table, &page, "march 2").await;
    let mut stale = page
        .move_fields(&drop)
        .pairs()
        .into_iter()
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect::<Vec<_>>();
    stale.iter_mut().filter(|(name, _)| name == "move").for_each(|(_, value)| *value = "another1".to_owned());
    let stale: Vec<_> = stale.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    assert!(red.post(&format!("{table}/drop"), &stale).await.says("has changed since you looked"));
}

#[tokio::test]
async fn the_wrong_thing_is_explained_by_the_game() {
    let app = TestApp::with_games(PACKAGES).await;
    let (table, mut red, _, _) = red_to_move(&app).await;
    let why = |element: &'static str| format!("{table}/why?element={element}");
    assert!(red.get(&why("column-blue")).await.says("own turn"));
    assert!(red.get(&why("road")).await.says("First pick one of the dashed items"));
    assert!(red.get(&why("mile-3")).await.says("no answer to it"));
}
