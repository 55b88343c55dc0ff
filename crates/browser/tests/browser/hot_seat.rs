//! Two people at one screen, and what the curtain must hide.

use anyhow::{Context, Result};
use browser::{Fingers, House, Person};
use record::Table;
use store::Holder;
use table::{Seat, Viewer};

use crate::tables::scene;

/// Kinds of units in a seat's reserve, as the seat itself sees it.
fn reserve(table: &dyn Table, seat: u8) -> Vec<String> {
    let view = table.view(Viewer::Seat(Seat(seat)));
    let held = &view["sides"][usize::from(seat)]["reserve"];
    held.as_object().map(|units| units.keys().cloned().collect()).unwrap_or_default()
}

/// Kinds the first seat holds and the second does not.
fn only_first(table: &dyn Table) -> Vec<String> {
    let second = reserve(table, 1);
    reserve(table, 0).into_iter().filter(|unit| !second.contains(unit)).collect()
}

/// Everything the browser keeps and shows.
async fn everything(person: &Person) -> Result<String> {
    let kept: String = person
        .ask("JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie, name])")
        .await?;
    Ok(person.source().await? + kept.as_str())
}

/// How a unit in a reserve is written in the page.
fn traces(unit: &str) -> [String; 4] {
    [
        format!("reserve-{unit}\""),
        format!("\"r-{unit}\""),
        format!("place {unit} "),
        format!("c-place-{unit}-"),
    ]
}

#[tokio::test]
async fn behind_the_curtain_is_no_secret_of_anybody() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    person.visit("/").await?;
    let guest = person.guest().await?;
    let scene = scene(&guest, Holder::Guest(guest.clone()), |table, seat| {
        seat == Seat(1) && table.ply() > 30 && only_first(table).len() > 1
    });
    scene.lay(&house, &guest).await?;
    let table = scene.play()?;
    person.visit("/t/scene").await?;

    let curtain = everything(&person).await?;
    assert!(person.glance().await?.curtained);
    for word in ["reserve-", "data-piece", "id=\"log", "name=\"action\"", "id=\"board\""] {
        assert!(!curtain.contains(word), "`{word}` is in the page with the curtain");
    }

    person.lift().await?;
    let page = everything(&person).await?;
    for unit in reserve(&*table, 1) {
        assert!(page.contains(&traces(&unit)[0]), "one's own {unit} is there");
    }
    for trace in only_first(&*table).iter().flat_map(|unit| traces(unit)) {
        assert!(!page.contains(&trace), "`{trace}` of the other seat is in the page");
    }
    person.expect_no_faults().await
}

#[tokio::test]
async fn the_curtain_falls_whenever_the_other_seat_is_to_move() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    person.open_table("natisk", &[], &["me", "here"]).await?;
    let mut fingers = Fingers::new(11);
    let mut seats = Vec::new();
    while seats.len() < 6 {
        let now = person.my_turn().await?;
        if now.curtained {
            let source = everything(&person).await?;
            assert!(!source.contains("reserve-"), "a secret behind the curtain");
            person.lift().await?;
            seats.push(person.ask::<String>("document.querySelector('main').dataset.as").await?);
        } else {
            person.step(&mut fingers).await?;
        }
    }
    let first = seats.first().context("somebody played")?;
    assert!(seats.iter().any(|seat| seat != first), "both seats had their turn: {seats:?}");
    person.expect_no_faults().await
}
