//! Whole games with the mouse.

use anyhow::Result;
use browser::{Fingers, House, Person, Theme};

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
    assert!(person.sees("#outcome").await?, "the banner says who won");
    person.expect_no_faults().await
}
