//! World of Tanks: Rush in real Chromium: whole games, people and bots at one table, and its board.

use anyhow::{Context, Result};
use sandtable_board::Package;
use sandtable_browser::{GuidedGame, Input, Person, RandomPlayer, Scene, Screen, TestServer, WholeGame};
use sandtable_core::Seat;
use sandtable_rush_board::PACKAGE;
use sandtable_session::Table;
use serde_json::json;
use thirtyfour::Key;

static PACKAGES: &[Package] = &[PACKAGE];

const WHOLE_GAME: WholeGame = WholeGame {
    packages: PACKAGES,
    game: "rush",
    options: &["players=2", "round_limit=3"],
    owners: &["me", "level1"],
    seed: 21,
};

sandtable_browser::whole_games!(WHOLE_GAME);

const FIRST_GAME: GuidedGame = GuidedGame { packages: PACKAGES, game: "rush" };

sandtable_browser::guided_games!(FIRST_GAME, mouse "en", "ru" on Phone by Mouse);

/// The token of the link to a seat, as the host sees it.
async fn token(host: &Person, seat: &str) -> Result<String> {
    let link: String = host.eval(&format!("document.querySelector('#link-{seat}').value")).await?;
    let (_, token) = link.split_once("/s/").context("the link should name the seat")?;
    Ok(token.to_owned())
}

#[tokio::test]
async fn a_whole_game_of_four_with_two_people_on_links_and_two_bots() -> Result<()> {
    let server = TestServer::start(PACKAGES).await?;
    let (anna, boris) = tokio::try_join!(Person::new(server.address()), Person::new(server.address()))?;
    let options = ["players=4", "round_limit=3"];
    anna.open_table("rush", &options, &["link", "link", "level1", "level1"]).await?;
    let (red, blue) = (token(&anna, "red").await?, token(&anna, "blue").await?);
    anna.take_seat(&red).await?;
    boris.take_seat(&blue).await?;
    for person in [&anna, &boris] {
        person.until("document.querySelectorAll('.r-player').length === 4").await?;
        assert!(person.has(".r-hand.own .r-card").await?, "one's own hand is open");
    }
    let (mut left, mut right) = (RandomPlayer::new(21), RandomPlayer::new(22));
    tokio::try_join!(left.finish(&anna, Input::Mouse), right.finish(&boris, Input::Mouse))?;
    assert_eq!(
        anna.text("#outcome .scores").await?,
        boris.text("#outcome .scores").await?,
        "both see the same scores"
    );
    for person in [&anna, &boris] {
        assert!(person.has("#outcome h2[data-verdict]").await?, "each is told how it ended for them");
        assert!(!person.has("#board .hot").await?, "nothing is left to click");
        assert!(!person.has("#board [data-piece=back]").await?, "all hands are open");
        person.expect_no_errors().await?;
    }
    Ok(())
}

/// A game against bots, up to a moment.
fn game_among(players: usize, until: fn(&dyn Table, Seat) -> bool) -> Result<Scene> {
    Scene::new(&PACKAGE, json!({ "players": players, "first": 1 }), 5, until)
}

/// Starts a server and a browser at such a game.
async fn start_among(players: usize, until: fn(&dyn Table, Seat) -> bool) -> Result<(TestServer, Person)> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.join(&server, &game_among(players, until)?).await?;
    Ok((server, person))
}

/// Starts them at a game of four.
async fn start_at(until: fn(&dyn Table, Seat) -> bool) -> Result<(TestServer, Person)> {
    start_among(4, until).await
}

/// How many choices of the seat begin with a verb.
fn offers(table: &dyn Table, verb: &str) -> usize {
    table.choices().iter().filter(|choice| choice.word.starts_with(verb)).count()
}

#[tokio::test]
async fn what_is_too_dear_says_why() -> Result<()> {
    let (_server, person) = start_at(|table, _| (1..4).contains(&offers(table, "buy "))).await?;
    person.click("#board [data-element^=reserve]:not(:has(.hot))").await?;
    person.explained().await?;
    assert!(person.has("#notice p a[href^='/rules/rush#r']").await?, "the reason names its paragraph");
    person.expect_no_errors().await
}

/// A card that can attack strikes some bases of others but not all.
fn can_attack(table: &dyn Table, seat: Seat) -> bool {
    let takes = |card: &str, base: &&str| {
        table.steer(seat, &format!("hand-{card}"), base).is_ok_and(|chain| chain.len() == 2)
    };
    let bases = ["blue-1", "blue-2", "blue-3", "green-1", "green-2", "green-3"];
    let choices = table.choices();
    let mut cards = choices.iter().filter_map(|choice| choice.word.strip_prefix("attack "));
    cards.any(|card| (1..bases.len()).contains(&bases.iter().filter(|base| takes(card, base)).count()))
}

#[tokio::test]
async fn a_card_of_the_hand_is_dragged_to_a_base() -> Result<()> {
    let (_server, person) = start_at(can_attack).await?;
    let table = game_among(4, can_attack)?.play(PACKAGES)?;
    let drag = person
        .find_drag(&*table, "[data-element^=hand]", ".r-rivals :is(.r-plate, .r-post[data-element])")
        .await?;
    person.drag_about(&drag).await?;
    RandomPlayer::new(23).step(&person).await?;
    person.expect_no_errors().await
}

/// Texts that do not fit where they stand.
const CUT: &str = "[...document.querySelectorAll('.r-band b, .log li > a')]
    .filter((text) => text.checkVisibility())
    .filter((text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1)
    .map((text) => text.textContent)";

#[tokio::test]
async fn late_in_a_game_of_five_names_and_numbers_fit_their_places() -> Result<()> {
    let (_server, person) = start_among(5, |table, _| table.ply() > 1000).await?;
    for screen in Screen::ALL {
        person.use_screen(screen).await?;
        person.until("document.querySelectorAll('.r-player').length === 5").await?;
        let cut: Vec<String> = person.eval(CUT).await?;
        assert!(cut.is_empty(), "{screen:?}: {cut:?}");
    }
    assert!(
        person.has(".data-note a[href='/rules/rush#r1-6']").await?,
        "the page says that the list is ours"
    );
    person.expect_no_errors().await
}

#[tokio::test]
async fn by_keys_a_rivals_base_says_why_it_cannot_be_attacked() -> Result<()> {
    let (_server, person) =
        start_at(|table, _| offers(table, "buy ") > 0 && offers(table, "strike ") == 0).await?;
    person.press_shifted(Key::Up).await?;
    let base = "document.activeElement.matches('.r-rivals [data-element][aria-disabled=true]')";
    assert!(person.eval::<bool>(base).await?, "the first thing on the board belongs to a rival");
    person.press(Key::Enter).await?;
    person.until("document.querySelector('#notice a[href^=\"/rules/rush#r\"]') !== null").await?;
    assert!(person.text("#notice").await?.contains("attack"));
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_purchase_tells_what_is_missing_until_it_is_paid() -> Result<()> {
    let (_server, person) = start_at(|table, _| offers(table, "buy ") > 0).await?;
    person.click("#board [data-element^=reserve] .hot").await?;
    person.find(".r-place.chosen").await?;
    while person.has(".r-bill .short").await? {
        let before = person.state().await?;
        person.click("#board [data-element^=hand] .hot").await?;
        person.changed_since(&before).await?;
    }
    if !person.has("[data-element=settle] .hot").await? {
        person.click("#board [data-element^=hand] .hot").await?;
    }
    person.click("[data-element=settle] .hot").await?;
    person.until("document.querySelector('.r-bill') === null").await?;
    person.expect_no_errors().await
}

/// A purchase that can be paid in one way only, with several cards.
fn is_forced(table: &dyn Table, _: Seat) -> bool {
    table.shortcuts().iter().any(|shortcut| shortcut.actions.len() > 2)
}

#[tokio::test]
async fn the_only_payment_is_made_by_one_click() -> Result<()> {
    let (_server, person) = start_at(is_forced).await?;
    assert!(person.has(".r-bill .short").await?, "nothing is paid yet");
    let before = person.state().await?;
    person.click("#shortcuts .choice").await?;
    let after = person.changed_since(&before).await?;
    person.until("document.querySelector('.r-bill') === null").await?;
    assert!(after.ply >= before.ply + 3, "every card is a step of its own");
    person.expect_no_errors().await
}

#[tokio::test]
async fn what_is_wasted_is_told_before() -> Result<()> {
    let wasteful: fn(&dyn Table, Seat) -> bool =
        |table, _| table.forecasts().iter().any(|(word, _)| word.starts_with("pay "));
    let (_server, person) = start_at(wasteful).await?;
    person.until("document.querySelector('#choices .foreseen li') !== null").await?;
    let warned = person.text("#choices .foreseen li").await?;
    assert!(warned.contains("lost") || warned.contains("nothing"), "{warned}");
    person.expect_no_errors().await
}

#[tokio::test]
async fn the_board_is_legible_in_reach_and_has_names() -> Result<()> {
    let (_server, person) = start_at(|table, _| table.ply() > 400 && offers(table, "attack ") > 0).await?;
    let problems = person.check_board().await?;
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    person.expect_light().await?;
    person.expect_no_errors().await
}

/// Words for damage that do not fit onto what is damaged.
const CUT_OFF: &str = "[...document.querySelectorAll('.r-hurt')].filter((word) => {
    const [inner, outer] = [word, word.closest('.r-plate, .r-guard')].map((node) => node.getBoundingClientRect());
    return word.scrollWidth > word.clientWidth + 1 || inner.left < outer.left - 1 || inner.right > outer.right + 1;
}).map((word) => word.textContent)";

#[tokio::test]
async fn damage_is_a_whole_word() -> Result<()> {
    let is_damaged: fn(&dyn Table, Seat) -> bool =
        |table, _| table.view(sandtable_core::Viewer::Public).to_string().contains("\"damaged\":true");
    let (_server, person) = start_at(is_damaged).await?;
    for lang in ["en", "ru"] {
        person.until(&format!("document.documentElement.lang === '{lang}'")).await?;
        for screen in [Screen::Desktop, Screen::Phone] {
            person.use_screen(screen).await?;
            person.find(".r-hurt").await?;
            assert_eq!(person.eval::<Vec<String>>(CUT_OFF).await?, [""; 0], "{lang} {screen:?}");
        }
        person.use_screen(Screen::Desktop).await?;
        person.click("form[action='/lang'] button").await?;
    }
    person.expect_no_errors().await
}

/// How many squads the page shows, and how many scores of others.
const SHOWN: &str = "[document.querySelectorAll('[id^=r-squad-]').length, document.querySelectorAll('.r-rivals .r-score').length]";

#[tokio::test]
async fn only_the_owner_looks_through_a_depot_unless_the_table_shows_all() -> Result<()> {
    let (_server, person) = TestServer::with_person(PACKAGES).await?;
    person.open_table("rush", &[], &["me", "level1"]).await?;
    person.my_turn().await?;
    assert_eq!(person.eval::<[u32; 2]>(SHOWN).await?, [1, 0], "the own squad alone");
    assert!(person.has("#r-depot").await? && person.has(".r-home .r-score").await?);
    assert!(person.has(".r-rivals .r-stores").await?, "the size of the other depot");
    person.visit("/new/rush").await?;
    person.click("label[for=board-depots-open]").await?;
    person.click("#new .main").await?;
    person.my_turn().await?;
    assert_eq!(person.eval::<[u32; 2]>(SHOWN).await?, [2, 1]);
    person.expect_no_errors().await
}
