//! Undo, restart, and a second look at the same table.

use anyhow::Result;
use browser::{Fingers, House, Person};

use crate::tables::sit_down;

#[tokio::test]
async fn u_takes_a_step_back_and_folds_it_in_the_log() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    let table = sit_down(&house, &person, |table, seat| table.can_undo(seat).is_some()).await?;
    let ply = table.ply() as u64;
    person.at_ply(ply).await?;
    person.press("u").await?;
    person.until("document.querySelector('#log .undone-group') !== null").await?;
    let back = person.my_turn().await?;
    assert!(back.ply < ply, "{} is before {ply}", back.ply);
    person.step(&mut Fingers::new(4)).await?;
    assert!(person.sees("#log .undone-group").await?, "what was taken back stays in the log");
    person.expect_no_faults().await
}

#[tokio::test]
async fn restart_goes_back_to_the_first_question_of_the_turn() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    let table = sit_down(&house, &person, |table, seat| table.can_undo(seat).is_some()).await?;
    person.at_ply(table.ply() as u64).await?;
    person.click("#restart").await?;
    person.until("document.querySelector('#log .undone-group') !== null").await?;
    assert!(!person.sees("#restart").await?, "there is nothing left to take back");
    assert_eq!(person.my_turn().await?.turn, "mine");
    person.expect_no_faults().await
}

#[tokio::test]
async fn a_second_tab_shows_the_same_table_and_both_follow() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, |table, _| table.ply() > 20).await?;
    let first = person.my_turn().await?;
    person.second_tab().await?;
    person.visit("/").await?;
    person.click("a[href='/t/scene']").await?;
    let second = person.my_turn().await?;
    assert_eq!((first.ply, &first.turn), (second.ply, &second.turn));
    let moved = person.step(&mut Fingers::new(5)).await?;
    person.turn_to_tab(0).await?;
    person.until(&format!("Number(document.querySelector('main').dataset.ply) >= {}", moved.ply)).await?;
    person.step(&mut Fingers::new(6)).await?;
    person.expect_no_faults().await
}
