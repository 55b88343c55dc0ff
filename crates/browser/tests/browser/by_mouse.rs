//! Playing with the mouse.

use anyhow::Result;
use browser::{Fingers, House, Person, Theme};

use crate::tables::sit_down;

#[tokio::test]
async fn a_whole_game_against_the_bot_by_mouse() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    person.look(Theme::Light, true).await?;
    person.visit("/").await?;
    person.click("#game-natisk .main").await?;
    person.find("main#table").await?;
    let end = person.play_out(&mut Fingers::new(1), false).await?;
    assert_eq!(end.turn, "over");
    assert!(person.sees("#outcome h2").await?, "the banner says who won");
    assert!(!person.sees("#board .hot").await?, "nothing is left to click");
    person.expect_no_faults().await
}

#[tokio::test]
async fn another_game_has_the_sides_swapped() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, |_, _| false).await?;
    assert_eq!(person.ask::<String>("document.querySelector('main').dataset.as").await?, "axis");
    person.click("#outcome form .main").await?;
    person
        .until("location.pathname !== '/t/scene' && document.querySelector('main').dataset.as === 'allies'")
        .await?;
    person.expect_no_faults().await
}

#[tokio::test]
async fn what_a_choice_would_do_is_shown_before_it_is_made() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, |table, _| table.ply() > 20).await?;
    let mut fingers = Fingers::new(2);
    while !person.sees("#board button.hot").await? {
        person.click_something(&mut fingers).await?;
    }
    person.ask::<()>("document.querySelector('#board button.hot').focus()").await?;
    person.until("document.querySelector('#preview ul li') !== null").await?;
    person.expect_no_faults().await
}

#[tokio::test]
async fn what_cannot_be_done_says_why() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, |table, _| table.ply() > 20).await?;
    let cold = "#board .n-space[data-element]:not(:has(.hot, .picked))";
    person
        .until(&format!("document.querySelector('#board .hot') && document.querySelector('{cold}') !== null"))
        .await?;
    person.click(cold).await?;
    person.until("document.querySelector('#notice').textContent.trim() !== ''").await?;
    assert!(person.sees("#notice a[href^='/rules/natisk#r']").await?, "with the paragraph");
    person.expect_no_faults().await
}

/// Measured, not judged: the machine may be busy with other things.
#[tokio::test]
async fn the_time_from_click_to_paint_is_measured() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, |table, _| table.ply() > 20).await?;
    let mut times = Vec::new();
    for _ in 0..30 {
        person.until("document.querySelector('#board a.hot') !== null").await?;
        times.push(person.run_later::<f64>(CLICK_TO_PAINT).await?);
        person.click("#drop").await?;
        person.until("location.search === ''").await?;
    }
    times.sort_by(f64::total_cmp);
    println!(
        "click to paint: median {:.0} ms, slowest {:.0} ms",
        times[times.len() / 2],
        times[times.len() - 1]
    );
    Ok(())
}

/// Clicks the first thing that can be picked, and waits for the frame that shows it picked.
const CLICK_TO_PAINT: &str = "
    const done = arguments[0];
    const begun = performance.now();
    const main = document.querySelector('main');
    const watch = new MutationObserver(() => {
        if (!main.querySelector('.picked')) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
    });
    watch.observe(main, { subtree: true, childList: true, attributes: true });
    document.querySelector('#board a.hot').click();
";
