//! The small screen.

use anyhow::Result;
use browser::{Fingers, House, Person, Scene, Screen};
use store::Holder;

use crate::tables::{scene, sit_down};

#[tokio::test]
async fn every_page_fits_a_phone_and_every_control_is_in_reach() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, |table, _| table.ply() > 20).await?;
    let guest = person.guest().await?;
    let waiting = scene(&guest, Holder::Open, |table, _| table.ply() > 20);
    Scene { id: "waiting", ..waiting }.lay(&house, &guest).await?;
    person.sit(Screen::Phone).await?;
    let mut faults = Vec::new();
    for page in ["/", "/new/siege", "/t/scene", "/t/waiting", "/t/scene/replay", "/rules/natisk"] {
        person.visit(page).await?;
        let found = person.check_reach().await?;
        faults.extend(found.into_iter().map(|fault| format!("{page}: {fault}")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    person.expect_no_faults().await
}

#[tokio::test]
async fn a_game_can_be_played_on_a_phone() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    person.sit(Screen::Phone).await?;
    person.open_table("natisk", &[], &["me", "level1"]).await?;
    let mut fingers = Fingers::new(14);
    for _ in 0..6 {
        person.step(&mut fingers).await?;
    }
    person.expect_no_faults().await
}
