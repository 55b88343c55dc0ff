//! Nippon and the solo game.

use anyhow::Result;
use browser::{Fingers, House, Person};

#[tokio::test]
async fn a_whole_game_on_the_nippon_board() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    person.open_table("natisk", &["board=nippon"], &["me", "level1"]).await?;
    assert!(person.sees("#natisk.nippon .n-links").await?, "America with its links");
    let end = person.play_out(&mut Fingers::new(12), false).await?;
    assert_eq!(end.turn, "over");
    assert!(person.sees("#outcome h2").await?);
    person.expect_no_faults().await
}

#[tokio::test]
async fn a_whole_solo_game() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    person.open_table("natisk", &["mode=solo"], &["me"]).await?;
    assert!(person.sees(".n-row").await?, "the rulebook's opponent shows its row");
    let end = person.play_out(&mut Fingers::new(13), false).await?;
    assert_eq!(end.turn, "over");
    person.expect_no_faults().await
}
