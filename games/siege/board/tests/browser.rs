//! Siege in real Chromium: whole games, three at one screen, the Fieldmarshal behind the curtain, and its board.

use std::collections::BTreeSet;

use anyhow::Result;
use sandtable_board::Package;
use sandtable_browser::{GuidedGame, Owner, Person, RandomPlayer, Scene, Screen, TestServer, WholeGame};
use sandtable_core::Seat;
use sandtable_session::Table;
use sandtable_siege_board::PACKAGE;
use serde_json::json;
use thirtyfour::Key;

static PACKAGES: &[Package] = &[PACKAGE];

const WHOLE_GAME: WholeGame = WholeGame {
    packages: PACKAGES,
    game: "siege",
    options: &["edition=base", "players=1"],
    owners: &["me"],
    seed: 31,
};

/// How tokens of the Fieldmarshal are written in the page.
const HELD: &str = "id=\"t-";

sandtable_browser::whole_games!(WHOLE_GAME);

const FIRST_GAME: GuidedGame = GuidedGame { packages: PACKAGES, game: "siege" };

sandtable_browser::guided_games!(FIRST_GAME, mouse "ru", "en" on Phone by Mouse);

#[tokio::test]
async fn the_starting_enemies_stand_around_the_city() -> Result<()> {
    let (_server, person) = TestServer::with_person(PACKAGES).await?;
    person.open_table("siege", &["edition=base", "players=1"], &["me"]).await?;
    assert!(person.has(".s-disc .s-foe").await?);
    person.expect_no_errors().await
}

#[tokio::test]
async fn three_seats_on_one_screen_play_without_a_curtain() -> Result<()> {
    let (_server, person) = TestServer::with_person(PACKAGES).await?;
    person.open_table("siege", &["players=3"], &["me", "here", "here"]).await?;
    let mut player = RandomPlayer::new(32);
    let mut seats = BTreeSet::new();
    loop {
        let now = person.my_turn().await?;
        assert!(!now.curtained, "all hands are open");
        if now.turn == "over" {
            break;
        }
        seats.insert(person.seat().await?);
        player.click(&person).await?;
    }
    assert_eq!(seats.len(), 3, "everybody was asked: {seats:?}");
    assert!(person.has("#outcome h2").await?);
    person.expect_no_errors().await
}

/// The beginning of a game with a Fieldmarshal, all seats owned by one person. Its luck is fixed, so that it lasts long enough.
fn fieldmarshal_at_one_screen() -> Result<Scene> {
    let options = json!({ "mode": "fieldmarshal", "players": 3 });
    let scene = Scene::new(&PACKAGE, options, 33, |_, _| true)?;
    Ok(Scene { owners: vec![Owner::Host; scene.owners.len()], ..scene })
}

#[tokio::test]
async fn the_fieldmarshals_tokens_stay_behind_the_curtain() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &fieldmarshal_at_one_screen()?).await?;
    let mut player = RandomPlayer::new(33);
    let mut seats = Vec::new();
    while seats.iter().filter(|seat| *seat == "fieldmarshal").count() < 5 {
        let now = person.my_turn().await?;
        assert_ne!(now.turn, "over", "the game ended too early: {seats:?}");
        let source = person.source().await?;
        if now.curtained {
            // Whoever has just moved sees what came of it before the curtain falls.
            let is_result = source.contains("data-handover");
            assert!(is_result || !source.contains("data-piece"), "the table lies behind the curtain");
            person.lift_curtain().await?;
            seats.push(person.seat().await?);
        } else {
            let is_marshal = person.seat().await? == "fieldmarshal";
            assert!(is_marshal || !source.contains(HELD), "a defender sees the Fieldmarshal's tokens");
            player.step(&person).await?;
        }
    }
    assert!(seats.iter().any(|seat| seat == "defender-2"), "everybody had a turn: {seats:?}");
    person.expect_no_errors().await
}

/// A game of three against bots, up to a moment.
fn game_of_three(until: fn(&dyn Table, Seat) -> bool) -> Result<Scene> {
    Scene::new(&PACKAGE, json!({ "players": 3 }), 4, until)
}

/// Starts a server and a browser at such a game.
async fn start_at(until: fn(&dyn Table, Seat) -> bool) -> Result<(TestServer, Person)> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &game_of_three(until)?).await?;
    Ok((server, person))
}

/// Some turns into the game, when the seat can hit somebody.
fn can_hit(table: &dyn Table, _: Seat) -> bool {
    table.ply() > 60 && table.choices().iter().any(|choice| choice.word.starts_with("hit "))
}

#[tokio::test]
async fn a_hit_is_shown_on_its_target_before_it_is_made() -> Result<()> {
    let (_server, person) = start_at(can_hit).await?;
    person.click(".s-card.hit a.hot").await?;
    person.find(".s-foe button.hot").await?;
    person.eval::<()>("document.querySelector('.s-foe button.hot').focus()").await?;
    person.until("document.querySelector('.s-foe.ghost') !== null").await?;
    let before = person.state().await?;
    person.click(".s-foe button.hot").await?;
    assert!(person.changed_since(&before).await?.ply > before.ply);
    assert!(!person.has(".s-foe.ghost").await?, "the ghost is gone with the question");
    person.expect_no_errors().await
}

#[tokio::test]
async fn an_enemy_that_cannot_be_hit_says_why() -> Result<()> {
    let (_server, person) = start_at(can_hit).await?;
    person.click(".s-card.hit a.hot").await?;
    person.find(".s-foe button.hot").await?;
    person.click("#board .s-foe:not(:has(.hot))").await?;
    person.explained().await?;
    assert!(person.has("#notice p a[href^='/rules/siege#r']").await?, "the reason names its paragraph");
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_card_of_the_hand_is_dragged_to_an_enemy() -> Result<()> {
    let (_server, person) = start_at(can_hit).await?;
    let table = game_of_three(can_hit)?.play(PACKAGES)?;
    let drag = person.find_drag(&*table, ".s-card.hit[data-element]", ".s-foe").await?;
    person.drag_about(&drag).await?;
    RandomPlayer::new(34).step(&person).await?;
    person.expect_no_errors().await
}

/// Goes everywhere that Shift and arrows lead, each place by the shortest way, and ends at an empty cell. Returns the cells
/// that cannot be reached.
const UNREACHED_CELLS: &str = "
    const press = (key) => document.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true }));
    const follow = (way) => {
        document.activeElement.blur();
        way.forEach(press);
        return document.activeElement;
    };
    const found = new Map();
    const ways = [['ArrowDown']];
    while (ways.length > 0) {
        const way = ways.shift();
        const here = follow(way);
        if (found.has(here)) continue;
        found.set(here, way);
        ways.push(...['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'].map((key) => [...way, key]));
    }
    const cells = [...document.querySelectorAll('.s-spot')];
    follow(found.get(cells[0]) ?? []);
    return cells.filter((cell) => !found.has(cell)).map((cell) => cell.dataset.element);
";

#[tokio::test]
async fn empty_cells_are_reached_by_keys_and_say_why() -> Result<()> {
    let (_server, person) = start_at(can_hit).await?;
    for screen in Screen::ALL {
        person.use_screen(screen).await?;
        person.reload().await?;
        person.press_shifted(Key::Down).await?;
        assert_eq!(person.run::<Vec<String>>(UNREACHED_CELLS).await?, [""; 0], "on {screen:?}");
        person.until("document.activeElement.matches('.s-spot[aria-disabled=true]:focus-visible')").await?;
        let name: String = person.eval("document.activeElement.getAttribute('aria-label')").await?;
        assert!(name.contains("sector"), "the cell can be heard: `{name}`");
        person.press(Key::Enter).await?;
        person.explained().await?;
        assert!(person.has("#notice a[href^='/rules/siege#r']").await?, "with the paragraph");
        person.press(Key::Right).await?;
        assert!(person.has("#board .hot:focus").await?, "arrows alone go to what can be clicked");
    }
    person.expect_no_errors().await
}

#[tokio::test]
async fn being_done_is_a_sentence_on_the_board_and_among_the_choices() -> Result<()> {
    let (_server, person) = start_at(can_hit).await?;
    let listed: String = person.eval("document.querySelector('#c-done').textContent").await?;
    assert_eq!(listed, "no more cards: the enemies move");
    assert_eq!(person.text(".s-tray .s-button > span").await?.to_lowercase(), listed);
    Ok(())
}

#[tokio::test]
async fn the_board_is_legible_in_reach_and_has_names() -> Result<()> {
    let (_server, person) = start_at(|table, seat| table.ply() > 100 && can_hit(table, seat)).await?;
    let problems = person.check_board().await?;
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    for page in ["/t/scene", "/rules/siege"] {
        person.visit(page).await?;
        person.expect_light().await?;
    }
    person.expect_no_errors().await
}

/// How many parts of one's own hand's heading the button covers.
const HIDDEN: &str = "(() => {
    const edge = document.querySelector('.s-tray .s-button').getBoundingClientRect().left;
    const parts = [...document.querySelectorAll('.s-own > .s-head > :not(.cover, .sr)')];
    return parts.filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > edge).length;
})()";

#[tokio::test]
async fn on_a_phone_the_button_leaves_the_numbers_of_the_hand_in_sight() -> Result<()> {
    let (_server, person) = start_at(can_hit).await?;
    person.use_screen(Screen::Phone).await?;
    person.reload().await?;
    person.find(".s-tray .s-button").await?;
    assert_eq!(person.eval::<usize>(HIDDEN).await?, 0);
    Ok(())
}

#[tokio::test]
async fn the_hands_of_six_lie_below_the_disc() -> Result<()> {
    let (_server, person) = TestServer::with_person(PACKAGES).await?;
    let seats = ["me", "here", "here", "here", "here", "here"];
    person.open_table("siege", &["players=6"], &seats).await?;
    person.until("document.querySelectorAll('.s-other').length === 5").await?;
    let below = "document.querySelector('.s-others').getBoundingClientRect().top
        >= document.querySelector('.s-disc').getBoundingClientRect().bottom";
    assert!(person.eval::<bool>(below).await?, "there is room for them only below");
    assert!(person.has(".data-note a[href='/rules/siege#r1-9']").await?, "what is not as printed is told");
    person.expect_no_errors().await
}

/// A window of this size.
async fn resize(person: &Person, width: u32, height: u32) -> Result<()> {
    let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
    person.devtools("Emulation.setDeviceMetricsOverride", metrics).await.map(drop)
}

/// How far the hand reaches over the disc, and how high it is.
const OVERLAP: &str = "(() => {
    const tray = document.querySelector('.s-tray').getBoundingClientRect();
    return [document.querySelector('.s-disc').getBoundingClientRect().bottom - tray.top, tray.height];
})()";

#[tokio::test]
async fn on_a_low_screen_neither_hand_nor_offer_covers_the_city() -> Result<()> {
    let can_offer: fn(&dyn Table, Seat) -> bool =
        |table, _| table.ply() > 40 && table.choices().iter().any(|choice| choice.word.starts_with("offer "));
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    let scene = game_of_three(can_offer)?;
    person.join(&server, &Scene { owners: vec![Owner::Host; scene.owners.len()], ..scene }).await?;
    resize(&person, 1280, 720).await?;
    person.reload().await?;
    person.find(".s-tray").await?;
    let (overlap, height): (f64, f64) = person.eval(OVERLAP).await?;
    assert!(overlap <= 0.0 && height < 230.0, "the hand covers {overlap} px, {height} px high");
    let offer = "document.querySelector('button[value^=\"offer \"]').click()";
    let before = person.state().await?;
    person.run::<()>(offer).await?;
    person.changed_since(&before).await?;
    person.find(".s-offer").await?;
    let (overlap, height): (f64, f64) = person.eval(OVERLAP).await?;
    assert!(overlap <= 0.0 && height < 230.0, "the offer covers {overlap} px, {height} px high");
    person.expect_no_errors().await
}

/// Enemies too small for a finger, and their names that are too small to read.
const TOO_SMALL: &str = "[...document.querySelectorAll('.s-disc .s-foe')].filter((foe) =>
    foe.getBoundingClientRect().width < 28 || parseFloat(getComputedStyle(foe.querySelector('.s-tag') ?? foe).fontSize) < 9
).map((foe) => foe.id)";

#[tokio::test]
async fn on_a_phone_enemies_can_be_read_and_touched() -> Result<()> {
    let (_server, person) = start_at(can_hit).await?;
    person.use_screen(Screen::Phone).await?;
    person.reload().await?;
    person.find(".s-disc .s-foe").await?;
    assert_eq!(person.eval::<Vec<String>>(TOO_SMALL).await?, [""; 0]);
    assert!(
        person.eval::<bool>("document.documentElement.scrollWidth <= innerWidth").await?,
        "nothing sticks out"
    );
    Ok(())
}
