//! Two people at one screen, with the curtain between them.

use anyhow::{Context, Result};
use sandtable_browser::{Person, RandomPlayer};

use crate::start;

/// May whoever has just moved still look at what came of it?
async fn sees_result(person: &Person) -> Result<bool> {
    person.has("main[data-handover]").await
}

#[tokio::test]
async fn the_curtain_falls_whenever_the_other_seat_is_to_move() -> Result<()> {
    let (_server, person) = start().await?;
    person.open_table("natisk", &[], &["me", "here"]).await?;
    let mut player = RandomPlayer::new(11);
    let mut seats = Vec::new();
    while seats.len() < 6 {
        let now = person.my_turn().await?;
        if now.curtained {
            if sees_result(&person).await? {
                person.click("#hand-over").await?;
                person.find("main[data-curtain]").await?;
            }
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

#[tokio::test]
async fn the_mover_sees_what_came_of_it_before_the_curtain_falls() -> Result<()> {
    let (_server, person) = start().await?;
    person.open_table("natisk", &[], &["me", "here"]).await?;
    let mut player = RandomPlayer::new(22);
    for _ in 0..2 {
        person.my_turn().await?;
        person.lift_curtain().await?;
        let seat = person.seat().await?;
        while !player.step(&person).await?.curtained {}
        assert!(sees_result(&person).await?, "the curtain waits");
        assert_eq!(person.seat().await?, seat, "it is the mover who looks");
        assert!(person.has("#board [data-piece]").await? && !person.has("#board .hot").await?);
        person.reload().await?;
        person.find("main[data-curtain]").await.context("whoever looks again finds the curtain")?;
    }
    person.expect_no_errors().await
}
