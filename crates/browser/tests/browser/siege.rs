//! Siege: alone, three at one screen, with a Fieldmarshal behind the curtain; and its board.

use std::collections::BTreeSet;

use anyhow::Result;
use browser::{Fingers, House, Person, Scene, Screen, Theme};
use record::Table;
use serde_json::json;
use store::Holder;
use table::Seat;
use thirtyfour::Key;

/// More than any page may weigh.
const HEAVY: u64 = 150 * 1024;

const SEAT: &str = "document.querySelector('main').dataset.as";

/// How tokens of the Fieldmarshal are written in the page.
const HELD: &str = "id=\"t-";

#[tokio::test]
async fn a_whole_game_alone_by_mouse() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    person.look(Theme::Light, true).await?;
    person.open_table("siege", &["edition=base", "players=1"], &["me"]).await?;
    assert!(person.sees(".s-disc .s-foe").await?, "the starters stand around the city");
    let end = person.play_out(&mut Fingers::new(31), false).await?;
    assert_eq!(end.turn, "over");
    assert!(person.sees("#outcome h2").await?, "the banner says how it ended");
    assert!(!person.sees("#board .hot").await?, "nothing is left to click");
    person.expect_no_faults().await
}

#[tokio::test]
async fn three_seats_on_one_screen_play_without_a_curtain() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    person.open_table("siege", &["players=3"], &["me", "here", "here"]).await?;
    let mut fingers = Fingers::new(32);
    let mut seats = BTreeSet::new();
    loop {
        let now = person.my_turn().await?;
        assert!(!now.curtained, "all hands are open");
        if now.turn == "over" {
            break;
        }
        seats.insert(person.ask::<String>(SEAT).await?);
        person.click_something(&mut fingers).await?;
    }
    assert_eq!(seats.len(), 3, "everybody was asked: {seats:?}");
    assert!(person.sees("#outcome h2").await?);
    person.expect_no_faults().await
}

#[tokio::test]
async fn the_fieldmarshals_tokens_stay_behind_the_curtain() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    person.open_table("siege", &["mode=fieldmarshal", "players=3"], &["me", "here", "here"]).await?;
    let mut fingers = Fingers::new(33);
    let mut seats = Vec::new();
    while seats.iter().filter(|seat| *seat == "fieldmarshal").count() < 5 {
        let now = person.my_turn().await?;
        let source = person.source().await?;
        if now.curtained {
            assert!(!source.contains("data-piece"), "the table lies behind the curtain");
            person.lift().await?;
            seats.push(person.ask::<String>(SEAT).await?);
        } else {
            let is_marshal = person.ask::<String>(SEAT).await? == "fieldmarshal";
            assert!(is_marshal || !source.contains(HELD), "a defender sees the Fieldmarshal's tokens");
            person.step(&mut fingers).await?;
        }
    }
    assert!(seats.iter().any(|seat| seat == "defender-2"), "everybody had a turn: {seats:?}");
    person.expect_no_faults().await
}

/// A game of three between the person and bots, laid out up to a moment.
async fn sit_down(house: &House, person: &Person, until: fn(&dyn Table, Seat) -> bool) -> Result<()> {
    person.visit("/").await?;
    let guest = person.guest().await?;
    let mut holders = vec![Holder::Guest(guest.clone())];
    holders.resize(3, Holder::Bot("level1".to_owned()));
    let options = json!({ "players": 3 });
    Scene { id: "siege", game: "siege", options, seed: 4, until, holders }.lay(house, &guest).await?;
    person.visit("/t/siege").await?;
    person.find("main#table").await?;
    Ok(())
}

/// Can the seat hit somebody, some turns into the game?
fn can_hit(table: &dyn Table, _: Seat) -> bool {
    table.ply() > 60 && table.choices().iter().any(|choice| choice.word.starts_with("hit "))
}

#[tokio::test]
async fn a_hit_is_shown_on_its_target_before_it_is_made() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, can_hit).await?;
    person.click(".s-card.hit a.hot").await?;
    person.find(".s-foe button.hot").await?;
    person.ask::<()>("document.querySelector('.s-foe button.hot').focus()").await?;
    person.until("document.querySelector('.s-foe.ghost') !== null").await?;
    let before = person.glance().await?;
    person.click(".s-foe button.hot").await?;
    assert!(person.news(&before).await?.ply > before.ply);
    assert!(!person.sees(".s-foe.ghost").await?, "the ghost is gone with the question");
    person.expect_no_faults().await
}

#[tokio::test]
async fn an_enemy_that_cannot_be_hit_says_why() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, can_hit).await?;
    person.click("#board .s-foe:not(:has(.hot))").await?;
    person.until("document.querySelector('#notice').textContent.trim() !== ''").await?;
    assert!(person.sees("#notice a[href^='/rules/siege#r']").await?, "with the paragraph");
    person.expect_no_faults().await
}

/// Goes everywhere Shift and arrows lead, each place by the shortest way; ends at an empty cell. The cells that are not found.
const LOST_CELLS: &str = "
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
async fn empty_cells_are_found_by_keys_and_say_why() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, can_hit).await?;
    for screen in Screen::ALL {
        person.sit(screen).await?;
        person.reload().await?;
        person.press_shifted(Key::Down).await?;
        assert_eq!(person.run::<Vec<String>>(LOST_CELLS).await?, [""; 0], "on {screen:?}");
        person.until("document.activeElement.matches('.s-spot[aria-disabled=true]:focus-visible')").await?;
        let name: String = person.ask("document.activeElement.getAttribute('aria-label')").await?;
        assert!(name.contains("sector"), "the cell can be heard: `{name}`");
        person.press(Key::Enter).await?;
        person.until("document.querySelector('#notice').textContent.trim() !== ''").await?;
        assert!(person.sees("#notice a[href^='/rules/siege#r']").await?, "with the paragraph");
        person.press(Key::Right).await?;
        assert!(person.sees("#board .hot:focus").await?, "arrows alone go to what can be clicked");
    }
    person.expect_no_faults().await
}

#[tokio::test]
async fn being_done_is_a_sentence_on_the_board_and_among_the_choices() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, can_hit).await?;
    let listed: String = person.ask("document.querySelector('#c-done').textContent").await?;
    assert_eq!(listed, "enough cards: the enemies\u{2019} turn");
    assert_eq!(person.text(".s-tray .s-button > span").await?.to_lowercase(), listed);
    Ok(())
}

#[tokio::test]
async fn the_board_can_be_read_reached_and_heard() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, |table, seat| table.ply() > 100 && can_hit(table, seat)).await?;
    let mut faults = person.check_page().await?;
    for theme in Theme::ALL {
        person.look(theme, false).await?;
        faults.extend(person.check_contrast().await?);
    }
    person.sit(Screen::Phone).await?;
    person.reload().await?;
    faults.extend(person.check_reach().await?);
    faults.extend(person.check_contrast().await?);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    for page in ["/t/siege", "/rules/siege"] {
        person.visit(page).await?;
        let weight = person.weight().await?;
        println!("{page}: {:.0} KB", weight as f64 / 1024.0);
        assert!(weight < HEAVY, "{weight} bytes");
    }
    person.expect_no_faults().await
}

/// Parts of the own hand's head that the button lies over.
const HIDDEN: &str = "(() => {
    const edge = document.querySelector('.s-tray .s-button').getBoundingClientRect().left;
    const parts = [...document.querySelectorAll('.s-own > .s-head > :not(.cover, .sr)')];
    return parts.filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > edge).length;
})()";

#[tokio::test]
async fn on_a_phone_the_button_leaves_the_numbers_of_the_hand_in_sight() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    person.sit(Screen::Phone).await?;
    sit_down(&house, &person, can_hit).await?;
    person.find(".s-tray .s-button").await?;
    assert_eq!(person.ask::<usize>(HIDDEN).await?, 0);
    Ok(())
}

#[tokio::test]
async fn the_hands_of_six_lie_below_the_disc() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    let seats = ["me", "here", "here", "here", "here", "here"];
    person.open_table("siege", &["players=6"], &seats).await?;
    person.until("document.querySelectorAll('.s-other').length === 5").await?;
    let below = "document.querySelector('.s-others').getBoundingClientRect().top
        >= document.querySelector('.s-disc').getBoundingClientRect().bottom";
    assert!(person.ask::<bool>(below).await?, "there is room for them only below");
    assert!(person.sees(".data-note a[href='/rules/siege#r1-9']").await?, "what is not as printed is told");
    person.expect_no_faults().await
}

#[tokio::test]
async fn a_turn_can_be_played_on_a_phone() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    person.sit(Screen::Phone).await?;
    person.open_table("siege", &["players=2"], &["me", "level1"]).await?;
    let mut fingers = Fingers::new(34);
    for _ in 0..12 {
        person.step(&mut fingers).await?;
    }
    person.expect_no_faults().await
}
