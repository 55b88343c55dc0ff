//! World of Tanks: Rush: people and bots at one table, and its board.

use anyhow::{Context, Result};
use browser::{Fingers, House, Person, Scene, Screen, Theme};
use record::Table;
use serde_json::json;
use store::Holder;
use table::Seat;
use thirtyfour::Key;

/// More than any page may weigh.
const HEAVY: u64 = 150 * 1024;

/// The token of the link to a seat, as the host sees it.
async fn token(host: &Person, seat: &str) -> Result<String> {
    let link: String = host.ask(&format!("document.querySelector('#link-{seat}').value")).await?;
    let (_, token) = link.split_once("/s/").context("the link should name the seat")?;
    Ok(token.to_owned())
}

#[tokio::test]
async fn a_whole_game_of_four_with_two_people_on_links_and_two_bots() -> Result<()> {
    let house = House::open().await?;
    let (anna, boris) = tokio::try_join!(Person::new(house.address()), Person::new(house.address()))?;
    let options = ["players=4", "round_limit=3"];
    anna.open_table("rush", &options, &["link", "link", "level1", "level1"]).await?;
    let (red, blue) = (token(&anna, "red").await?, token(&anna, "blue").await?);
    anna.visit(&format!("/s/{red}")).await?;
    boris.visit(&format!("/s/{blue}")).await?;
    for person in [&anna, &boris] {
        person.until("document.querySelectorAll('.r-player').length === 4").await?;
        assert!(person.sees(".r-hand.own .r-card").await?, "the own hand is open");
    }
    let (mut left, mut right) = (Fingers::new(21), Fingers::new(22));
    tokio::try_join!(anna.play_out(&mut left, false), boris.play_out(&mut right, false))?;
    assert_eq!(anna.text("#outcome").await?, boris.text("#outcome").await?, "both see the same end");
    for person in [&anna, &boris] {
        assert!(!person.sees("#board .hot").await?, "nothing is left to click");
        assert!(!person.sees("#board [data-piece=back]").await?, "all hands are open");
        person.expect_no_faults().await?;
    }
    Ok(())
}

/// A game of four between the person and bots, laid out up to a moment.
async fn sit_down(house: &House, person: &Person, until: fn(&dyn Table, Seat) -> bool) -> Result<()> {
    sit_among(house, person, 4, until).await
}

/// The same among so many.
async fn sit_among(
    house: &House,
    person: &Person,
    players: usize,
    until: fn(&dyn Table, Seat) -> bool,
) -> Result<()> {
    person.visit("/").await?;
    let guest = person.guest().await?;
    let mut holders = vec![Holder::Guest(guest.clone())];
    holders.resize(players, Holder::Bot("level1".to_owned()));
    let options = json!({ "players": players, "first": 1 });
    Scene { id: "rush", game: "rush", options, seed: 5, until, holders }.lay(house, &guest).await?;
    person.visit("/t/rush").await?;
    person.find("main#table").await?;
    Ok(())
}

/// Has the seat so many choices with this verb?
fn offers(table: &dyn Table, verb: &str) -> usize {
    table.choices().iter().filter(|choice| choice.word.starts_with(verb)).count()
}

#[tokio::test]
async fn what_is_too_dear_says_why() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, |table, _| (1..4).contains(&offers(table, "buy "))).await?;
    person.click("#board [data-element^=reserve]:not(:has(.hot))").await?;
    person.until("document.querySelector('#notice').textContent.trim() !== ''").await?;
    assert!(person.sees("#notice a[href^='/rules/rush#r']").await?, "with the paragraph");
    person.expect_no_faults().await
}

/// Texts that do not fit where they stand.
const CUT: &str = "[...document.querySelectorAll('.r-band b, .log li > a')]
    .filter((text) => text.checkVisibility())
    .filter((text) => text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1)
    .map((text) => text.textContent)";

#[tokio::test]
async fn late_in_a_game_of_five_names_and_numbers_fit_their_places() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_among(&house, &person, 5, |table, _| table.ply() > 1000).await?;
    for screen in [Screen::Desk, Screen::Phone] {
        person.sit(screen).await?;
        person.until("document.querySelectorAll('.r-player').length === 5").await?;
        let cut: Vec<String> = person.ask(CUT).await?;
        assert!(cut.is_empty(), "{screen:?}: {cut:?}");
    }
    assert!(person.sees(".data-note a[href='/rules/rush#r1-6']").await?, "the list is told to be ours");
    person.expect_no_faults().await
}

#[tokio::test]
async fn by_keys_a_rivals_base_says_that_something_else_is_asked() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, |table, _| offers(table, "buy ") > 0 && offers(table, "strike ") == 0).await?;
    person.press_shifted(Key::Up).await?;
    let base = "document.activeElement.matches('.r-rivals [data-element][aria-disabled=true]')";
    assert!(person.ask::<bool>(base).await?, "the first thing on the board belongs to a rival");
    person.press(Key::Enter).await?;
    person.until("document.querySelector('#notice a[href^=\"/rules/rush#r\"]') !== null").await?;
    assert!(person.text("#notice").await?.contains("The question now is"));
    person.expect_no_faults().await
}

#[tokio::test]
async fn a_purchase_tells_what_is_missing_until_it_is_paid() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, |table, _| offers(table, "buy ") > 0).await?;
    person.click("#board [data-element^=reserve] .hot").await?;
    person.find(".r-place.chosen").await?;
    while person.sees(".r-bill .short").await? {
        let before = person.glance().await?;
        person.click("#board [data-element^=hand] .hot").await?;
        person.news(&before).await?;
    }
    if !person.sees("[data-element=settle] .hot").await? {
        person.click("#board [data-element^=hand] .hot").await?;
    }
    person.click("[data-element=settle] .hot").await?;
    person.until("document.querySelector('.r-bill') === null").await?;
    person.expect_no_faults().await
}

#[tokio::test]
async fn the_board_can_be_read_reached_and_heard() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, |table, _| table.ply() > 400 && offers(table, "attack ") > 0).await?;
    let mut faults = person.check_page().await?;
    for theme in Theme::ALL {
        person.look(theme, false).await?;
        faults.extend(person.check_contrast().await?);
    }
    person.sit(Screen::Phone).await?;
    person.reload().await?;
    faults.extend(person.check_reach().await?);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    let weight = person.weight().await?;
    println!("{:.0} KB", weight as f64 / 1024.0);
    assert!(weight < HEAVY, "{weight} bytes");
    person.expect_no_faults().await
}
