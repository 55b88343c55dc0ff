//! Playing with the mouse.

use anyhow::Result;
use sandtable_browser::{Motion, RandomPlayer, Scene, Theme};
use sandtable_session::Table;
use serde_json::json;

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

#[tokio::test]
async fn what_was_picked_is_exchanged_by_one_click() -> Result<()> {
    let (_server, person) = start_at(|table, _| table.ply() > 20 && firsts(table) > 1).await?;
    person.click("#board a.hot").await?;
    person.until("document.querySelector('#board .picked') !== null").await?;
    let first: String = person.eval("location.search").await?;
    person.click("#board a.swap").await?;
    person.until(&format!("location.search !== '{first}' && location.search.includes('pick=')")).await?;
    assert_eq!(person.eval::<usize>("document.querySelectorAll('#board .picked').length").await?, 1);
    person.expect_no_errors().await
}

/// How many things can be picked first.
fn firsts(table: &dyn Table) -> usize {
    let choices = table.choices();
    let paths =
        choices.iter().filter(|choice| choice.path.len() > 1).filter_map(|choice| choice.path.first());
    paths.collect::<std::collections::BTreeSet<_>>().len()
}

/// What looks as if it could be clicked but cannot.
const DASHED: &str = "[...document.querySelectorAll('#board *')]
    .filter((node) => node.checkVisibility({ opacityProperty: true }) && !node.closest('.hot'))
    .filter((node) => {
        const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(node);
        return outlineStyle === 'dashed' || (borderTopStyle === 'dashed' && parseFloat(borderTopWidth) > 0);
    })
    .map((node) => node.outerHTML.slice(0, 120))";

#[tokio::test]
async fn only_what_can_be_clicked_is_dashed() -> Result<()> {
    let (server, person) = start().await?;
    person.visit("/").await?;
    for package in sandtable_games::all() {
        let scene = Scene { id: package.id(), ..Scene::new(package, json!({}), 7, midgame)? };
        person.join(&server, &scene).await?;
        person.my_turn().await?;
        assert_eq!(person.eval::<Vec<String>>(DASHED).await?, Vec::<String>::new(), "{}", package.id());
    }
    person.expect_no_errors().await
}

#[tokio::test]
async fn whoever_plays_at_one_click_gets_either_side() -> Result<()> {
    let (_server, person) = start().await?;
    let mut seats = std::collections::BTreeSet::new();
    for _ in 0..40 {
        person.visit("/").await?;
        person.click("#game-natisk .main").await?;
        person.find("main#table").await?;
        seats.insert(person.seat().await?);
        if seats.len() == 2 {
            return person.expect_no_errors().await;
        }
    }
    anyhow::bail!("always {seats:?}")
}

#[tokio::test]
async fn whoever_chooses_the_solo_opponent_sees_which_side_is_left() -> Result<()> {
    let (_server, person) = start().await?;
    person.visit("/new/natisk").await?;
    assert!(!person.has("#seat1 option[value=automa]").await?, "it never plays the Allies");
    person.click("#seat0 option[value=automa]").await?;
    person.until("document.querySelector('#seat1').value === 'me'").await?;
    person.click("#new .main").await?;
    person.find("main#table").await?;
    assert_eq!(person.seat().await?, "allies");
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
