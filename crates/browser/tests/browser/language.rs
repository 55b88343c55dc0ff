//! Both languages.

use anyhow::Result;
use sandtable_browser::{Person, TestServer};

use crate::start;

const LANG: &str = "document.documentElement.lang";

#[tokio::test]
async fn the_switch_of_the_language_is_remembered() -> Result<()> {
    let (_server, person) = start().await?;
    person.visit("/").await?;
    assert_eq!(person.eval::<String>(LANG).await?, "en", "as the browser asks");
    person.click("button[name=lang][value=ru]").await?;
    person.until(&format!("{LANG} === 'ru'")).await?;
    for page in ["/", "/rules/natisk", "/new/natisk"] {
        person.visit(page).await?;
        assert_eq!(person.eval::<String>(LANG).await?, "ru", "{page}");
    }
    person.open_table("natisk", &[], &["me", "level1"]).await?;
    person.my_turn().await?;
    assert!(is_russian(&person.text("#prompt").await?), "the question is in Russian");
    person.click("button[name=lang][value=en]").await?;
    person.until(&format!("{LANG} === 'en'")).await?;
    person.find("main#table").await?;
    assert!(!is_russian(&person.text("#panel").await?), "back at the same table in English");
    person.expect_no_errors().await
}

#[tokio::test]
async fn the_browsers_language_is_the_first() -> Result<()> {
    let server = TestServer::start(sandtable_games::all()).await?;
    let person = Person::speaking("ru", server.address()).await?;
    person.visit("/").await?;
    assert_eq!(person.eval::<String>(LANG).await?, "ru");
    assert!(is_russian(&person.text("h1").await?));
    person.expect_no_errors().await
}

fn is_russian(text: &str) -> bool {
    text.chars().any(|letter| ('а'..='я').contains(&letter))
}
