//! The battle in real Chromium: whole ones by mouse, by keys and on a phone, and what the field shows.

use anyhow::Result;
use sandtable_board::Package;
use sandtable_browser::{GuidedGame, Input, Person, RandomPlayer, Scene, Screen, TestServer, WholeGame};
use sandtable_dolg_board::PACKAGE;
use sandtable_session::Table;
use serde_json::json;
use thirtyfour::Key;

static PACKAGES: &[Package] = &[PACKAGE];

/// The smallest battle there is.
const SMALL: WholeGame = WholeGame {
    packages: PACKAGES,
    game: "dolg",
    options: &["points=200"],
    owners: &["me", "level1"],
    seed: 3,
};

const FIRST_GAME: GuidedGame = GuidedGame { packages: PACKAGES, game: "dolg" };

sandtable_browser::guided_games!(FIRST_GAME, mouse "en", "ru" on Phone by Mouse);

#[tokio::test]
async fn a_whole_battle_by_mouse() -> Result<()> {
    SMALL.play("en", Screen::Desktop, Input::Mouse).await
}

#[tokio::test]
async fn a_whole_battle_by_keys() -> Result<()> {
    SMALL.play("en", Screen::Desktop, Input::Keys).await
}

#[tokio::test]
async fn a_whole_battle_on_a_phone() -> Result<()> {
    SMALL.play("ru", Screen::Phone, Input::Mouse).await
}

/// The smallest one against the AI.
const SOLO: WholeGame = WholeGame { options: &["points=200", "opponent=ai"], owners: &["me"], ..SMALL };

#[tokio::test]
async fn a_whole_solo_battle_by_mouse() -> Result<()> {
    SOLO.play("en", Screen::Desktop, Input::Mouse).await
}

#[tokio::test]
async fn a_whole_solo_battle_by_keys() -> Result<()> {
    SOLO.play("ru", Screen::Desktop, Input::Keys).await
}

#[tokio::test]
async fn a_whole_solo_battle_on_a_phone() -> Result<()> {
    SOLO.play("en", Screen::Phone, Input::Mouse).await
}

#[tokio::test]
async fn a_part_of_a_battle_on_a_phone_on_its_side() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.use_screen(Screen::PhoneOnItsSide).await?;
    person.join(&server, &moving()?).await?;
    let height: f64 = person.eval("document.querySelector('#d-view').clientHeight").await?;
    assert!(height > 250.0, "the field should be what one sees, but is {height} pixels high");
    let mut player = RandomPlayer::new(2);
    for _ in 0..12 {
        player.step(&person).await?;
    }
    person.expect_no_errors().await
}

/// Is there a choice that begins with this word?
fn can(table: &dyn Table, verb: &str) -> bool {
    table.choices().iter().any(|choice| choice.word.starts_with(verb))
}

/// A unit of the south is about to move.
fn moving() -> Result<Scene> {
    let until = |table: &dyn Table, _| can(table, "advance ") && can(table, "wheel ");
    Scene::new(&PACKAGE, json!({ "points": 500, "terrain": true }), 3, until)
}

#[tokio::test]
async fn nothing_is_wrong_with_the_board_on_a_desktop_and_on_a_phone() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &moving()?).await?;
    person.expect_light().await?;
    let problems = person.check_board().await?;
    assert!(problems.is_empty(), "{problems:#?}");
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_handle_on_the_field_moves_the_unit() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &moving()?).await?;
    let before = person.my_turn().await?;
    person.click(".d-handle[value^='advance ']").await?;
    let after = person.changed_since(&before).await?;
    assert_eq!(after.ply, before.ply + 1, "the unit has advanced");
    person.expect_no_errors().await
}

/// How wide the field is drawn.
const WIDTH: &str = "document.getElementById('d-field').offsetWidth";

/// The middle of something on the page.
async fn middle(person: &Person, selector: &str) -> Result<[f64; 2]> {
    let middle = "box => [box.left + box.width / 2, box.top + box.height / 2]";
    person
        .eval(&format!("({middle})(document.querySelector({}).getBoundingClientRect())", json!(selector)))
        .await
}

#[tokio::test]
async fn the_field_comes_nearer_by_the_wheel() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &moving()?).await?;
    let whole: f64 = person.eval(WIDTH).await?;
    let [x, y] = middle(&person, "#d-view").await?;
    for (delta, condition) in
        [(-300.0, format!("{WIDTH} > {whole} * 1.5")), (600.0, format!("{WIDTH} < {whole} * 1.1"))]
    {
        let event = json!({ "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": delta });
        person.devtools("Input.dispatchMouseEvent", event).await?;
        person.until(&condition).await?;
    }
    person.expect_no_errors().await
}

#[tokio::test]
async fn the_field_comes_nearer_under_two_fingers() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.use_screen(Screen::Phone).await?;
    person.join(&server, &moving()?).await?;
    let whole: f64 = person.eval(WIDTH).await?;
    let [x, y] = middle(&person, "#d-view").await?;
    for (kind, apart) in [("touchStart", 30.0), ("touchMove", 45.0), ("touchMove", 75.0)] {
        let fingers = json!([{ "x": x - apart, "y": y, "id": 0 }, { "x": x + apart, "y": y, "id": 1 }]);
        person.devtools("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": fingers })).await?;
    }
    person.until(&format!("{WIDTH} > {whole} * 1.5")).await?;
    person.devtools("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await?;
    person.expect_no_errors().await
}

/// What the page says of what one thinks about.
const PREVIEW: &str = "document.querySelector('#preview').innerText";

#[tokio::test]
async fn arrow_keys_move_the_unit_along_a_segment() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &moving()?).await?;
    let before = person.my_turn().await?;
    person.press("m").await?;
    person.until("document.activeElement.id === 'd-view'").await?;
    person.press(Key::Up).await?;
    person.until(&format!("{PREVIEW}.includes('Forward 25 mm (0.5 UD)')")).await?;
    person
        .until("document.querySelector('.outlook .d-planned + .d-tag').innerText.includes('costs 0.5 UD')")
        .await?;
    person.until(&format!("{PREVIEW}.includes('costs 0.5 UD (25 mm); ')")).await?;
    person.press_shifted(Key::Up).await?;
    person.until(&format!("{PREVIEW}.includes('Forward 26 mm')")).await?;
    person.press(Key::Escape).await?;
    person.until("document.querySelector('.outlook') === null").await?;
    person.press(Key::Right).await?;
    person.until(&format!("{PREVIEW}.includes('Wheel right by')")).await?;
    person.press(Key::Left).await?;
    person.press(Key::Up).await?;
    person.press(Key::Up).await?;
    person.until(&format!("{PREVIEW}.includes('Forward 50 mm (1 UD)')")).await?;
    person.press(Key::Enter).await?;
    let after = person.changed_since(&before).await?;
    assert_eq!(after.ply, before.ply + 1, "the unit has advanced");
    person.until("document.querySelector('.log').innerText.includes('Forward 50 mm (1 UD)')").await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn amounts_are_written_in_millimetres() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &moving()?).await?;
    let before = person.my_turn().await?;
    person.run::<()>("document.querySelector('[data-range=advance] [type=number]').select()").await?;
    person.press("37.5").await?;
    person.click("[data-range=advance] .main").await?;
    let after = person.changed_since(&before).await?;
    assert_eq!(after.ply, before.ply + 1, "the unit has advanced");
    person.until("document.querySelector('.log').innerText.includes('Forward 37.5 mm (0.75 UD)')").await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_first_tap_shows_where_a_unit_would_go_and_a_second_goes_there() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.use_screen(Screen::Phone).await?;
    person.join(&server, &moving()?).await?;
    let before = person.my_turn().await?;
    let mark = "[data-range=advance] .btn.small";
    person
        .run::<()>(&format!("document.querySelector('{mark}').scrollIntoView({{ block: 'nearest' }})"))
        .await?;
    tap(&person, mark).await?;
    person.until("document.querySelector('.outlook .d-planned') !== null").await?;
    assert_eq!(person.state().await?.ply, before.ply, "one tap only shows it");
    tap(&person, mark).await?;
    let after = person.changed_since(&before).await?;
    assert_eq!(after.ply, before.ply + 1, "the unit has advanced");
    person.expect_no_errors().await
}

/// A finger on the middle of something.
async fn tap(person: &Person, selector: &str) -> Result<()> {
    let [x, y] = middle(person, selector).await?;
    let finger = json!([{ "x": x, "y": y }]);
    person
        .devtools("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": finger }))
        .await?;
    person.devtools("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] })).await?;
    Ok(())
}

#[tokio::test]
async fn overlays_come_and_go_by_keys() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &moving()?).await?;
    let seen = |what: &str| format!("getComputedStyle(document.querySelector('{what}')).display !== 'none'");
    for (key, what, first) in
        [("t", ".d-threat", false), ("a", ".d-arc-charge", true), ("s", ".d-sections", true)]
    {
        assert_eq!(person.eval::<bool>(&seen(what)).await?, first, "{what} at first");
        person.press(key).await?;
        person.until(&format!("({}) === {}", seen(what), !first)).await?;
    }
    person.expect_no_errors().await
}

#[tokio::test]
async fn the_field_comes_nearer_by_keys_and_buttons() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &moving()?).await?;
    let width = WIDTH;
    let whole: f64 = person.eval(width).await?;
    person.press("+").await?;
    person.until(&format!("{width} > {whole} * 1.3")).await?;
    person.press("0").await?;
    person.until(&format!("Math.abs({width} - {whole}) < 2")).await?;
    person.click("[data-zoom-by='1']").await?;
    person.until(&format!("{width} > {whole} * 1.3")).await?;
    person.press(Key::Escape).await?;
    person.expect_no_errors().await
}

/// Takes a card with the mouse and drops it this far away, in pixels.
async fn drag(person: &Person, card: &str, by: [f64; 2]) -> Result<()> {
    let [x, y] = middle(person, &format!("#board [data-element='{card}']")).await?;
    let steps = [("mouseMoved", 0.0), ("mousePressed", 0.0), ("mouseMoved", 0.5), ("mouseMoved", 1.0)];
    for (kind, part) in steps {
        let (x, y) = (x + part * by[0], y + part * by[1]);
        let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 });
        person.devtools("Input.dispatchMouseEvent", event).await?;
    }
    person.until("document.querySelector('.drop-here, .drop-not') !== null").await?;
    person.until("document.querySelector('.outlook .d-planned') !== null").await?;
    let event = json!({ "type": "mouseReleased", "x": x + by[0], "y": y + by[1], "button": "left", "buttons": 1, "clickCount": 1 });
    person.devtools("Input.dispatchMouseEvent", event).await?;
    Ok(())
}

#[tokio::test]
async fn a_unit_is_dragged_to_a_place_on_the_field() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &moving()?).await?;
    let before = person.my_turn().await?;
    let unit: String = person.eval("document.querySelector('.d-acting').dataset.element").await?;
    let top = format!("document.querySelector(\"[data-element='{unit}']\").getBoundingClientRect().top");
    let there: f64 = person.eval(&top).await?;
    drag(&person, &unit, [0.0, -60.0]).await?;
    let after = person.changed_since(&before).await?;
    assert!(after.ply > before.ply, "the drop moves the unit: {after:?}");
    person.until(&format!("{top} < {there} - 20")).await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_unit_is_dragged_out_of_the_reserve() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person
        .join(&server, &Scene::new(&PACKAGE, json!({ "points": 500 }), 3, |table, _| can(table, "deploy "))?)
        .await?;
    let before = person.my_turn().await?;
    let entry = "document.querySelector('.d-entry').getBoundingClientRect()";
    let field = "document.querySelector('#d-field').getBoundingClientRect()";
    let by: [f64; 2] = person
        .eval(&format!("[{field}.left + 120 - {entry}.left - {entry}.width / 2, {field}.bottom - 60 - {entry}.top - {entry}.height / 2]"))
        .await?;
    let kind: String = person.eval("document.querySelector('.d-entry').dataset.element").await?;
    drag(&person, &kind, by).await?;
    let after = person.changed_since(&before).await?;
    assert!(after.ply > before.ply, "the unit lies on the table: {after:?}");
    person.expect_no_errors().await
}

/// The south has an order to give, and the AI has had a turn.
fn after_a_turn_of_the_ai() -> Result<Scene> {
    let until = |table: &dyn Table, _| {
        let view = table.view(sandtable_core::Viewer::Public);
        let reasons = view["units"]
            .as_array()
            .map_or(0, |units| units.iter().filter(|unit| !unit["reason"].is_null()).count());
        reasons > 1 && can(table, "order ")
    };
    Scene::new(&PACKAGE, json!({ "points": 500, "opponent": "ai" }), 3, until)
}

/// Is an answer of the AI open, with a link to the rules?
const ANSWERED: &str = "document.querySelector('.d-answer:popover-open a[href^=\"/rules/dolg#r\"]') !== null";
const CLOSED: &str = "document.querySelector('.d-answer:popover-open') === null";

#[tokio::test]
async fn a_card_of_the_ai_says_why_by_mouse() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &after_a_turn_of_the_ai()?).await?;
    let before = person.my_turn().await?;
    person.click(".d-ask").await?;
    person.until(ANSWERED).await?;
    person.press(Key::Escape).await?;
    person.until(CLOSED).await?;
    assert_eq!(person.state().await?, before, "to ask changes nothing");
    person.expect_no_errors().await
}

#[tokio::test]
async fn the_ai_says_why_by_keys() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &after_a_turn_of_the_ai()?).await?;
    person.my_turn().await?;
    person.run::<()>("document.querySelector('#d-asks summary').focus()").await?;
    person.press(Key::Enter).await?;
    person.until("document.querySelector('#d-asks').open").await?;
    person.press(Key::Tab).await?;
    person.until("document.activeElement.matches('#d-asks button')").await?;
    person.press(Key::Enter).await?;
    person.until(ANSWERED).await?;
    person.press(Key::Escape).await?;
    person.until(CLOSED).await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn the_ai_says_why_on_a_phone_without_script() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.use_screen(Screen::Phone).await?;
    person.join(&server, &after_a_turn_of_the_ai()?).await?;
    let path = person.path().await?;
    person.disable_scripts().await?;
    person.visit(&path).await?;
    person.click("#d-asks summary").await?;
    person.click("#d-asks button").await?;
    person.find(".d-answer:popover-open a[href^='/rules/dolg#r']").await?;
    Ok(())
}

#[tokio::test]
async fn play_on_the_shelf_begins_a_battle_against_the_ai() -> Result<()> {
    let (_server, person) = TestServer::with_person(PACKAGES).await?;
    person.visit("/").await?;
    assert!(!person.has("#game-dolg [name=automa]").await?, "there is one way to play alone");
    person.click("#game-dolg .btn.main").await?;
    let asked = person.my_turn().await?;
    assert_eq!(person.find_all(".d-unit.seat-0").await?.len(), 4, "the army stands in line");
    assert!(person.text(".question").await?.contains("your general"));
    person.click(".d-unit.seat-0 .hot").await?;
    let begun = person.changed_since(&asked).await?;
    assert!(begun.ply > asked.ply + 10, "the AI has its army: {begun:?}");
    assert!(person.has(".d-unit.seat-1").await?);
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_preset_fills_the_form_and_brings_its_army() -> Result<()> {
    let (_server, person) = TestServer::with_person(PACKAGES).await?;
    person.visit("/new/dolg").await?;
    person.click("#presets a[href$='example']").await?;
    person.until("document.querySelector('#option-points').value === '1525'").await?;
    assert!(person.has("#presets a[href$='example'][aria-current=true]").await?);
    person.click("#new .main").await?;
    person.my_turn().await?;
    assert!(person.text(".question").await?.contains("Left: 10"), "ten units wait to be deployed");
    person.visit("/new/dolg?preset=example").await?;
    person.write("#option-points", "1600").await?;
    person.click("#new .main").await?;
    person.my_turn().await?;
    assert!(person.text(".question").await?.contains("Which faction"), "other options bring no army");
    person.expect_no_errors().await
}
