//! The link of a seat: what it says before anybody sits down, and who may watch.

use anyhow::{Context, Result, ensure};
use sandtable_browser::{Person, TestServer};

/// Opens a table with a seat for whoever gets its link; the address of the table and of the seat.
async fn invite(host: &Person, is_watched: bool) -> Result<(String, String)> {
    host.visit("/new/natisk").await?;
    host.until("document.querySelector('#public') !== null").await?;
    ensure!(!host.eval::<bool>("document.querySelector('#public').checked").await?, "watching is off");
    if is_watched {
        host.click("label[for=public]").await?;
    }
    host.click("#seat1 option[value=link]").await?;
    host.click("#new .main").await?;
    host.find("main#table").await?;
    let link: String = host.eval("document.querySelector('#link-allies').value").await?;
    let (_, seat) = link.split_once("/s/").context("the invitation should name the seat")?;
    Ok((host.path().await?, format!("/s/{seat}")))
}

async fn people() -> Result<(TestServer, Person, Person, Person)> {
    let server = TestServer::start(sandtable_games::all()).await?;
    let at = server.address();
    let (ada, bob, eve) = tokio::try_join!(Person::new(at), Person::new(at), Person::new(at))?;
    Ok((server, ada, bob, eve))
}

#[tokio::test]
async fn an_invitation_says_who_invites_to_what_and_as_which_side() -> Result<()> {
    let (_server, ada, bob, eve) = people().await?;
    ada.visit("/").await?;
    ada.click("#me summary").await?;
    ada.write("#my-name", "Ada").await?;
    ada.click_to_a_page("#me .btn").await?;
    let (table, seat) = invite(&ada, false).await?;
    bob.visit(&seat).await?;
    let said = bob.text("#invitation").await?;
    for part in ["Ada invites you", "Natisk!", "Allies"] {
        ensure!(said.contains(part), "`{part}` is missing: {said}");
    }
    let head: String = bob
        .eval(
            "document.title + document.querySelector('meta[name=description]').content
            + document.querySelector('meta[property=\"og:title\"]').content",
        )
        .await?;
    ensure!(head.contains("Ada invites you: Natisk!") && head.contains("Allies"), "{head}");
    eve.visit(&table).await?;
    ensure!(eve.text("#error .wrong").await?.contains("cannot watch"), "strangers see nothing");
    bob.click("#invitation .btn.main").await?;
    bob.find("main#table").await?;
    eve.visit(&seat).await?;
    ensure!(
        eve.has("#error").await? && !eve.has("#taken").await?,
        "nor can they watch by a link that is taken"
    );
    bob.expect_no_errors().await
}

#[tokio::test]
async fn whoever_comes_too_late_may_watch_where_the_table_allows_it() -> Result<()> {
    let (_server, ada, bob, eve) = people().await?;
    let (table, seat) = invite(&ada, true).await?;
    eve.visit(&table).await?;
    eve.find("main#table").await?;
    ensure!(!eve.has("#seats button[value=me]").await?, "the seat is for whoever has its link");
    bob.visit(&seat).await?;
    bob.click("#invitation .btn.main").await?;
    bob.find("main#table").await?;
    eve.visit(&seat).await?;
    eve.click("#taken .btn.main").await?;
    eve.find("main#table").await?;
    ensure!(eve.path().await? == table && eve.seat().await? == "public", "she watches");
    bob.expect_no_errors().await
}
