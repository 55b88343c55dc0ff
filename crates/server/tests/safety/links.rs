//! Links to seats: an invitation is worth nothing once somebody sits there, least of all to whoever sent it; a guest's own
//! link brings only them back.

use crate::guest::Guest;
use crate::test_app::{TestApp, id};

/// A table of two guests: its path, both, and the invitation the second came by.
async fn invited(app: &TestApp) -> (String, Guest, Guest, String) {
    let (mut ada, mut bob) = (Guest::new(&app.router).await, Guest::new(&app.router).await);
    let answer = ada.post("/new/natisk", &[("seat0", "me"), ("seat1", "link")]).await;
    let table = answer.header("location").expect("a table is opened").to_owned();
    let invitation = ada.get(&table).await.links().pop().expect("an invitation");
    bob.sit(&invitation).await;
    (table, ada, bob, invitation)
}

async fn owners(app: &TestApp, table: &str) -> Vec<String> {
    let row = app.store.table(id(table)).await.unwrap();
    row.seats.iter().map(|seat| seat.owner.to_string()).collect()
}

#[tokio::test]
async fn an_invitation_is_worth_nothing_once_somebody_came_by_it() {
    let app = TestApp::new().await;
    let (table, mut ada, bob, invitation) = invited(&app).await;
    let seated = [format!("guest {}", ada.id()), format!("guest {}", bob.id())];
    assert_eq!(owners(&app, &table).await, seated);
    let mut disguised = Guest::new(&app.router).await;
    for thief in [&mut ada, &mut disguised] {
        assert_eq!(thief.sit(&invitation).await.status, 404);
        assert_eq!(owners(&app, &table).await, seated);
    }
    assert_eq!(ada.get(&table).await.links().len(), 1, "only her own link is hers to see");
}

#[tokio::test]
async fn a_guests_own_link_works_until_the_seat_is_given_away() {
    let app = TestApp::new().await;
    let (table, mut ada, mut bob, _) = invited(&app).await;
    let own = bob.get(&table).await.links().remove(0);
    ada.sit(&own).await;
    assert_eq!(owners(&app, &table).await[1], format!("guest {}", bob.id()), "nobody looks into two hands");
    let mut phone = Guest::new(&app.router).await;
    phone.sit(&own).await;
    assert_eq!(owners(&app, &table).await[1], format!("guest {}", phone.id()));
    bob.sit(&own).await;
    assert_eq!(owners(&app, &table).await[1], format!("guest {}", bob.id()));
    phone.sit(&own).await;
    let seat = phone.get(&table).await.value("seat").expect("a form for the seat");
    phone.post(&format!("{table}/seat"), &[("seat", &seat), ("holder", "link")]).await;
    assert_eq!(owners(&app, &table).await[1], "open");
    assert_eq!(bob.sit(&own).await.status, 404, "the old link is worth nothing");
    assert_eq!(owners(&app, &table).await[1], "open");
}
