//! Tables with more or fewer than two seats: the form, seats, the curtain, answers to offers, giving up, the end, another game.

use crate::browser::{Browser, Page, TestApp};

/// So many guests at a table of the council with these options, each in the seat of their number.
async fn guests(app: &TestApp, count: usize, options: &[(&str, &str)]) -> (String, Vec<Browser>) {
    let players = count.to_string();
    let links: Vec<_> = (1..count).map(|seat| format!("seat{seat}")).collect();
    let mut fields = vec![("option.players", players.as_str())];
    fields.extend(options);
    fields.extend(links.iter().map(|seat| (seat.as_str(), "link")));
    let mut host = app.browser();
    let table = host.open_game("council", &fields).await;
    let invitations = host.get(&table).await.links();
    assert_eq!(invitations.len(), count, "her own and the invitations");
    let mut guests = vec![host];
    for invitation in &invitations[1..] {
        let mut guest = app.browser();
        guest.sit(invitation).await;
        guests.push(guest);
    }
    (table, guests)
}

/// Everybody's choices.
async fn choices(table: &str, guests: &mut [Browser]) -> Vec<Vec<String>> {
    let mut all = Vec::new();
    for guest in guests {
        all.push(guest.get(table).await.actions());
    }
    all
}

/// Whoever is to move does this, wherever they sit.
async fn play(table: &str, guests: &mut [Browser], action: &str) -> usize {
    for (at, guest) in guests.iter_mut().enumerate() {
        let page = guest.get(table).await;
        if !page.actions().is_empty() {
            guest.act(table, &page, action).await;
            return at;
        }
    }
    panic!("nobody is to move at {table}")
}

fn secrets(page: &Page) -> usize {
    page.body.matches("secret-").count()
}

#[tokio::test]
async fn the_number_of_seats_hangs_on_an_option() {
    let app = TestApp::with_council().await;
    let mut ada = app.browser();
    let seats = |page: &Page| page.body.matches("<select id=\"seat").count();
    assert_eq!(seats(&ada.get("/new/council").await), 3);
    let page = ada.get("/new/council?option.players=5&seat1=link&seat4=level1").await;
    assert_eq!(seats(&page), 5);
    assert_eq!(page.body.matches("value=\"link\" selected").count(), 1, "what was chosen stays chosen");
    assert_eq!(page.body.matches("value=\"level1\" selected").count(), 1);
    assert!(!page.says("name=\"public\" value=\"true\" checked"), "nor is it ticked again");
    let shelf = ada.get("/").await;
    assert!(shelf.says("2 to 5 players") && shelf.says("name=\"automa\""), "{}", shelf.body);
    let alone = ada.form("/play/council", &[("automa", "true")]).await.location.unwrap();
    assert_eq!(ada.get(&alone).await.actions(), ["pass"]);
}

#[tokio::test]
async fn the_solo_opponent_plays_its_own_side_only() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let refused = ada.form("/new/natisk", &[("seat0", "me"), ("seat1", "automa")]).await;
    assert!(refused.status == 422 && refused.says("plays Axis and no other side"), "{}", refused.body);
    let table = ada.open(&[("seat0", "automa"), ("seat1", "me")]).await;
    assert_eq!(ada.get(&table).await.value("seat").as_deref(), Some("allies"));
}

#[tokio::test]
async fn what_is_wrong_with_an_option_is_said_in_the_readers_language() {
    let app = TestApp::with_council().await;
    let mut ada = app.browser();
    let wrong = ada.form("/new/council", &[("option.players", "9"), ("seat1", "link")]).await;
    assert_eq!(wrong.status, 422);
    assert!(wrong.says("A whole number from 1 to 5."), "{}", wrong.body);
    assert!(wrong.says("value=\"link\" selected"), "the form is as it was filled in");
    ada.form("/lang", &[("lang", "ru"), ("back", "/")]).await;
    let wrong = ada.form("/new/council", &[("option.players", "9")]).await;
    assert!(wrong.says("Целое число от 1 до 5."), "{}", wrong.body);
    let refused = ada.form("/new/council", &[("option.players", "2"), ("option.together", "true")]).await;
    assert!(refused.status == 422 && refused.says("Либо включено, либо выключено."), "{}", refused.body);
}

#[tokio::test]
async fn a_forms_token_never_gets_into_an_address() {
    let app = TestApp::with_council().await;
    let page = app.browser().get("/new/council").await;
    let form = page.body.split("<form").find(|form| form.contains("formmethod=\"get\"")).unwrap();
    assert!(form.contains("<button class=\"btn main\" name=\"csrf\""), "{form}");
    assert!(!form.contains("<input type=\"hidden\" name=\"csrf\""), "{form}");
}

#[tokio::test]
async fn an_offer_is_answered_by_the_seat_it_was_made_to() {
    let app = TestApp::with_council().await;
    let (table, mut guests) = guests(&app, 4, &[]).await;
    for mover in 0..3 {
        let offering = choices(&table, &mut guests).await;
        assert_eq!(offering[mover], ["offer", "pass"]);
        assert_eq!(offering.iter().filter(|choices| !choices.is_empty()).count(), 1);
        assert_eq!(play(&table, &mut guests, "offer").await, mover);
        let answering = choices(&table, &mut guests).await;
        assert_eq!(answering[mover + 1], ["accept", "refuse"]);
        assert_eq!(answering.iter().filter(|choices| !choices.is_empty()).count(), 1);
        let waiting = guests[mover].get(&table).await;
        assert_eq!(secrets(&waiting), 1, "everybody sees their own secret");
        assert!(waiting.says("Waiting for"), "{}", waiting.body);
        play(&table, &mut guests, "accept").await;
    }
    assert_eq!(secrets(&app.browser().get(&table).await), 0, "and spectators none");
}

#[tokio::test]
async fn three_seats_at_one_screen_have_a_curtain_each() {
    let app = TestApp::with_council().await;
    let mut ada = app.browser();
    let table = ada.open_game("council", &[("seat1", "here"), ("seat2", "here")]).await;
    let mut lifted = Vec::new();
    for _ in 0..3 {
        let curtain = ada.get(&table).await;
        assert!(curtain.says("/lift\"") && secrets(&curtain) == 0, "{}", curtain.body);
        let seat = curtain.value("seat").unwrap();
        let page = ada.post(&format!("{table}/lift"), &[("seat", &seat)]).await;
        assert_eq!(secrets(&page), 1);
        ada.act(&table, &page, "pass").await;
        lifted.push(seat);
    }
    assert_eq!(lifted, ["red", "blue", "green"]);
}

#[tokio::test]
async fn where_nothing_is_hidden_there_is_no_curtain() {
    let app = TestApp::with_council().await;
    let mut ada = app.browser();
    let table =
        ada.open_game("council", &[("option.open", "true"), ("seat1", "here"), ("seat2", "here")]).await;
    for seat in ["red", "blue", "green"] {
        let page = ada.get(&table).await;
        assert!(!page.says("/lift\"") && secrets(&page) == 3, "{}", page.body);
        assert_eq!(page.value("seat").as_deref(), Some(seat));
        ada.act(&table, &page, "pass").await;
    }
}

async fn give_up(guest: &mut Browser, table: &str) -> Page {
    let page = guest.get(table).await;
    guest.post(&format!("{table}/resign"), &page.move_fields(&[]).pairs()).await
}

#[tokio::test]
async fn who_gives_up_among_several_leaves_a_bot_behind() {
    let app = TestApp::with_council().await;
    let (table, mut guests) = guests(&app, 3, &[]).await;
    let link = guests[1].get(&table).await.links()[0].clone();
    assert!(guests[1].get(&table).await.says("The others play on"));
    let after = give_up(&mut guests[1], &table).await;
    assert!(!after.says("id=\"outcome\"") && after.says("A bot plays your seat"), "{}", after.body);
    assert_eq!(guests[1].get(&link).await.status, 404, "it is for good");
    assert_eq!(play(&table, &mut guests, "pass").await, 0);
    let page = guests[2].wait(&table).await;
    assert!(page.actions().contains(&"pass".to_owned()) || page.actions().contains(&"accept".to_owned()));
    give_up(&mut guests[2], &table).await;
    guests[0].wait(&table).await;
    let last = give_up(&mut guests[0], &table).await;
    assert!(last.says("id=\"outcome\"") && last.says("resigned"), "nobody is left to play: {}", last.body);
}

#[tokio::test]
async fn nobody_gives_up_for_the_others_on_their_side() {
    let app = TestApp::with_council().await;
    let (table, mut guests) = guests(&app, 3, &[("option.together", "true")]).await;
    assert!(!give_up(&mut guests[1], &table).await.says("id=\"outcome\""));
    assert!(!give_up(&mut guests[2], &table).await.says("id=\"outcome\""));
    let last = give_up(&mut guests[0], &table).await;
    assert!(last.says("Defeat"), "all lose together: {}", last.body);
}

/// Plays to the end: everybody offers, and is answered like this.
async fn finish(table: &str, guests: &mut [Browser], answer: &str) -> Page {
    for _ in 0..2 * guests.len() {
        play(table, guests, "offer").await;
        play(table, guests, answer).await;
    }
    guests[0].get(table).await
}

#[tokio::test]
async fn an_end_may_have_many_winners_or_none() {
    let app = TestApp::with_council().await;
    let together = [("option.together", "true")];
    for (options, answer, says) in [
        (&together[..], "accept", "Everybody wins"),
        (&together[..], "refuse", "Defeat"),
        (&[][..], "accept", "A draw"),
    ] {
        let (table, mut guests) = guests(&app, 3, options).await;
        let end = finish(&table, &mut guests, answer).await;
        assert!(end.says(says), "{says}: {}", end.body);
    }
    let (table, mut guests) = guests(&app, 3, &[]).await;
    for answer in ["accept", "accept", "refuse", "refuse", "refuse", "refuse"] {
        play(&table, &mut guests, "offer").await;
        play(&table, &mut guests, answer).await;
    }
    let end = guests[0].get(&table).await;
    assert!(end.says("Winners:") && end.body.matches("class=\"won\"").count() == 2, "{}", end.body);
}

#[tokio::test]
async fn in_another_game_everybody_sits_one_seat_on() {
    let app = TestApp::with_council().await;
    let (table, mut guests) = guests(&app, 3, &[]).await;
    let end = finish(&table, &mut guests, "accept").await;
    assert!(end.says("rotate seats"), "{}", end.body);
    let next = guests[1].form(&format!("{table}/rematch"), &[]).await.location.unwrap();
    let mut seats = Vec::new();
    for guest in &mut guests {
        seats.push(guest.get(&next).await.value("seat").unwrap());
    }
    assert_eq!(seats, ["green", "red", "blue"]);
}

#[tokio::test]
async fn all_the_others_must_agree_to_an_undo() {
    let app = TestApp::with_council().await;
    let (table, mut guests) = guests(&app, 3, &[]).await;
    play(&table, &mut guests, "pass").await;
    let page = guests[0].get(&table).await;
    guests[0].post(&format!("{table}/request-undo"), &page.move_fields(&[]).pairs()).await;
    let asked = guests[1].post(&format!("{table}/answer"), &[("answer", "yes")]).await;
    assert!(asked.says("asks to go back"), "one has not answered yet: {}", asked.body);
    guests[2].post(&format!("{table}/answer"), &[("answer", "yes")]).await;
    assert_eq!(choices(&table, &mut guests).await[0], ["offer", "pass"], "it is the first seat's turn again");
    assert!(guests[2].get(&table).await.says("1 step undone"));
}

#[tokio::test]
async fn bots_fill_any_number_of_seats() {
    let app = TestApp::with_council().await;
    let mut ada = app.browser();
    let table =
        ada.open_game("council", &[("option.players", "5"), ("seat1", "level1"), ("seat3", "level2")]).await;
    loop {
        let page = ada.wait(&table).await;
        let Some(action) = page.actions().pop() else { break };
        ada.act(&table, &page, &action).await;
    }
    assert!(ada.get(&table).await.says("id=\"outcome\""));
}
