//! Two people at one screen, with the curtain between them.

use anyhow::{Context, Result};
use sandtable_browser::RandomPlayer;

use crate::start;

#[tokio::test]
async fn the_curtain_falls_whenever_the_other_seat_is_to_move() -> Result<()> {
    let (_server, person) = start().await?;
    person.open_table("natisk", &[], &["me", "here"]).await?;
    let mut player = RandomPlayer::new(11);
    let mut seats = Vec::new();
    while seats.len() < 6 {
        let now = person.my_turn().await?;
        if now.curtained {
            let page = person.source_and_storage().await?;
            assert!(!page.contains("data-piece"), "the board lies behind the curtain");
            person.lift_curtain().await?;
            seats.push(person.seat().await?);
        } else {
            player.step(&person).await?;
        }
    }
    let first = seats.first().context("somebody played")?;
    assert!(seats.iter().any(|seat| seat != first), "both seats had their turn: {seats:?}");
    person.expect_no_errors().await
}
