//! Undo: by oneself up to a commit point, beyond it with the consent of the others.

use crate::browser::{Browser, TestApp};
use crate::playing::{to_move, two_guests};

/// Plays until the turn has been handed over by one of the browsers; that one's place in the pair.
async fn hand_over(table: &str, ada: &mut Browser, bob: &mut Browser) -> usize {
    let first = usize::from(ada.get(table).await.actions().is_empty());
    for _ in 0..20 {
        let (mover, page) = to_move(table, [&mut *ada, &mut *bob]).await;
        let action = page.actions()[0].clone();
        mover.act(table, &page, &action).await;
        if usize::from(ada.get(table).await.actions().is_empty()) != first {
            return first;
        }
    }
    panic!("the turn is never handed over")
}

async fn request_undo(who: &mut Browser, table: &str) {
    let page = who.get(table).await;
    who.post(&format!("{table}/request-undo"), &page.move_fields(&[]).pairs()).await;
}

#[tokio::test]
async fn what_is_handed_over_comes_back_only_by_consent() {
    let app = TestApp::new().await;
    let (table, ada, bob) = two_guests(&app).await;
    let mut both = [ada, bob];
    let [ada, bob] = &mut both;
    let asker = hand_over(&table, ada, bob).await;
    let (asker, other) = if asker == 0 { (ada, bob) } else { (bob, ada) };
    let page = asker.get(&table).await;
    let refused = asker.post(&format!("{table}/undo"), &page.move_fields(&[]).pairs()).await;
    assert_eq!(refused.revision(), page.revision());
    assert!(refused.says("consent"), "{}", refused.body);

    request_undo(asker, &table).await;
    let own = asker.post(&format!("{table}/answer"), &[("answer", "yes")]).await;
    assert_eq!(own.revision(), page.revision(), "nobody answers their own request");
    assert!(other.get(&table).await.says("value=\"yes\""));
    other.post(&format!("{table}/answer"), &[("answer", "no")]).await;
    let told = asker.get(&table).await;
    assert!(told.says("did not agree") && told.revision() == page.revision());

    request_undo(asker, &table).await;
    other.post(&format!("{table}/answer"), &[("answer", "yes")]).await;
    let back = asker.get(&table).await;
    assert!(back.revision() > page.revision() && !back.actions().is_empty(), "the turn is back");
}

#[tokio::test]
async fn a_bot_does_not_mind() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = ada.open(&[("seat0", "me"), ("seat1", "level1")]).await;
    let page = ada.wait(&table).await;
    let action = page.actions()[0].clone();
    ada.act(&table, &page, &action).await;
    let page = ada.wait(&table).await;
    request_undo(&mut ada, &table).await;
    let back = ada.wait(&table).await;
    assert!(back.revision() > page.revision());
    assert!(back.actions().contains(&action), "the same choice is there again");
}
