//! Undo, restart, and a second look at the same table.

use anyhow::Result;
use sandtable_browser::RandomPlayer;
use sandtable_core::Seat;
use sandtable_session::Table;

use crate::{midgame, scene, start_at};

fn can_undo(table: &dyn Table, seat: Seat) -> bool {
    table.can_undo(seat).is_some()
}

#[tokio::test]
async fn u_takes_a_step_back_and_folds_it_in_the_log() -> Result<()> {
    let (server, person) = start_at(can_undo).await?;
    let ply = scene(can_undo)?.play(server.packages())?.ply() as u64;
    person.at_ply(ply).await?;
    person.press("u").await?;
    person.until("document.querySelector('#log .undone-group') !== null").await?;
    let back = person.my_turn().await?;
    assert!(back.ply < ply, "{} is before {ply}", back.ply);
    RandomPlayer::new(4).step(&person).await?;
    assert!(person.has("#log .undone-group").await?, "what was taken back stays in the log");
    person.expect_no_errors().await
}

#[tokio::test]
async fn restart_goes_back_to_the_first_question_of_the_turn() -> Result<()> {
    let (_server, person) = start_at(can_undo).await?;
    person.my_turn().await?;
    person.click("#restart").await?;
    person.until("document.querySelector('#log .undone-group') !== null").await?;
    assert!(!person.has("#restart").await?, "there is nothing left to take back");
    assert_eq!(person.my_turn().await?.turn, "mine");
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_second_tab_shows_the_same_table_and_both_follow() -> Result<()> {
    let (_server, person) = start_at(midgame).await?;
    let first = person.my_turn().await?;
    person.open_tab().await?;
    person.visit("/").await?;
    person.click("a[href='/t/scene']").await?;
    let second = person.my_turn().await?;
    assert_eq!((first.ply, &first.turn), (second.ply, &second.turn));
    let moved = RandomPlayer::new(5).step(&person).await?;
    person.switch_to_tab(0).await?;
    person.at_least_ply(moved.ply).await?;
    RandomPlayer::new(6).step(&person).await?;
    person.expect_no_errors().await
}
