//! Playing with the mouse.

use anyhow::Result;
use sandtable_browser::{Motion, RandomPlayer, Theme};

use crate::{midgame, never, start, start_at};

#[tokio::test]
async fn play_now_on_the_shelf_begins_a_game_against_a_bot() -> Result<()> {
    let (_server, person) = start().await?;
    person.prefer(Theme::Light, Motion::Full).await?;
    person.visit("/").await?;
    person.click("#game-natisk .main").await?;
    person.find("main#table").await?;
    let mut player = RandomPlayer::new(1);
    for _ in 0..3 {
        player.step(&person).await?;
    }
    person.expect_no_errors().await
}

#[tokio::test]
async fn another_game_has_the_sides_swapped() -> Result<()> {
    let (_server, person) = start_at(never).await?;
    assert_eq!(person.seat().await?, "axis");
    person.click("#outcome form .main").await?;
    person
        .until("location.pathname !== '/t/scene' && document.querySelector('main').dataset.as === 'allies'")
        .await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn what_a_choice_would_do_is_shown_before_it_is_made() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    RandomPlayer::new(2).pick_all_but_the_last(&person).await?;
    person.eval::<()>("document.querySelector('#board button.hot').focus()").await?;
    person.until("document.querySelector('#preview ul li') !== null").await?;
    person.expect_no_errors().await
}

/// Measured, not judged: the machine may be busy with other things.
#[tokio::test]
async fn the_time_from_click_to_paint_is_measured() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    let mut times = Vec::new();
    for _ in 0..10 {
        person.until("document.querySelector('#board a.hot') !== null").await?;
        times.push(person.run_async::<f64>(CLICK_TO_PAINT).await?);
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
