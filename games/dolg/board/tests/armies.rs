//! Armies in real Chromium: put together by mouse, by keys, without script and on a phone, passed on, and brought to a table.

use anyhow::{Result, ensure};
use sandtable_board::Package;
use sandtable_browser::{Person, Screen, TestServer};
use sandtable_dolg_board::PACKAGE;
use thirtyfour::Key;

static PACKAGES: &[Package] = &[PACKAGE];

const PAGE: &str = "/armies/dolg";

/// Waits until the page judges an army of this many units.
async fn judged(person: &Person, units: &str) -> Result<()> {
    person.until(&format!("document.querySelector('#army-verdict').textContent.includes('{units}')")).await
}

/// The address of the army that the page shows.
async fn link(person: &Person) -> Result<String> {
    let link: String = person.eval("document.querySelector('#army-link').value").await?;
    let start = link.find(PAGE).unwrap_or_default();
    Ok(link[start..].to_owned())
}

/// Opens a table and brings the army of this name.
async fn bring(person: &Person, name: &str) -> Result<()> {
    person.open_table("dolg", &["points=500"], &["me", "level1"]).await?;
    person.click(&format!("#bring button[value='{name}']")).await?;
    person
        .until(
            "!document.querySelector('#bring') && Number(document.querySelector('#table').dataset.ply) > 3",
        )
        .await
}

#[tokio::test]
async fn an_army_is_built_by_mouse_saved_passed_on_and_brought() -> Result<()> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    person.visit(PAGE).await?;
    person.write("#army-name", "Limes").await?;
    for _ in 0..2 {
        person.click("[data-field='unit-rom-legion'][data-step='1']").await?;
    }
    person.click("[data-field='unit-aux-syr'][data-step='1']").await?;
    judged(&person, "3 units").await?;
    ensure!(
        person.text("#army-verdict").await?.contains("335 of 1000"),
        "{}",
        person.text("#army-verdict").await?
    );
    let address: String = person.eval("location.search").await?;
    ensure!(address.contains("rom-legion"), "the army is in the address: {address}");
    person.click("#army-hired").await?;
    person.find("#unit-mer-cret").await?;
    person.click("#army-hired").await?;
    person.until("!document.querySelector('#unit-mer-cret')").await?;
    let shared = link(&person).await?;
    person.click("#army-save").await?;
    person.find("#mine [name='to'][value='Limes']").await?;

    let friend = Person::new(server.address()).await?;
    friend.visit(&shared).await?;
    ensure!(friend.text("#army-verdict").await?.contains("335 of 1000"));
    ensure!(!friend.source_and_storage().await?.contains("name=\"to\""), "nobody sees what others keep");

    bring(&person, "Limes").await?;
    person.expect_no_errors().await?;
    friend.expect_no_errors().await
}

#[tokio::test]
async fn an_army_is_built_by_keys() -> Result<()> {
    let (_server, person) = TestServer::with_person(PACKAGES).await?;
    person.visit(PAGE).await?;
    person.click("#army-name").await?;
    for _ in 0..40 {
        if person.eval::<bool>("document.activeElement.id === 'unit-rom-legion'").await? {
            break;
        }
        person.press(Key::Tab).await?;
    }
    person.press(Key::Up).await?;
    person.press(Key::Up).await?;
    judged(&person, "2 units").await?;
    person.press(Key::Down).await?;
    judged(&person, "1 unit").await?;
    person.press(Key::Enter).await?;
    person.find("#mine [name='to']").await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn an_army_is_built_without_script() -> Result<()> {
    let (_server, person) = TestServer::with_person(PACKAGES).await?;
    person.disable_scripts().await?;
    person.visit(&format!("{PAGE}?faction=celts&points=500")).await?;
    person.write("#army-name", "Painted ones").await?;
    person.write("#unit-cel-noble", "9").await?;
    person.click("#army-check").await?;
    judged(&person, "9 units").await?;
    ensure!(
        person.has(".faults a[href='/rules/dolg#r4-3']").await?,
        "what is wrong is said with its paragraph"
    );
    person.write("#unit-cel-noble", "3").await?;
    person.click("#army-save").await?;
    person.find("#mine [name='to'][value='Painted ones']").await?;
    ensure!(person.has("#army-verdict .legal").await?);
    bring(&person, "Painted ones").await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn armies_fit_a_phone() -> Result<()> {
    let server = TestServer::start(PACKAGES).await?;
    let person = Person::speaking("ru", server.address()).await?;
    person.use_screen(Screen::Phone).await?;
    person.visit(&format!("{PAGE}?preset=dacia-500")).await?;
    let problems = person.check_reach().await?;
    ensure!(problems.is_empty(), "{}", problems.join("\n"));
    ensure!(
        person.eval::<bool>("document.documentElement.scrollWidth <= innerWidth").await?,
        "nothing sticks out"
    );
    person.click("[data-field='unit-dac-coma'][data-step='1']").await?;
    person.until("document.querySelectorAll('.faults li').length === 1").await?;
    person.click("[data-field='unit-dac-coma'][data-step='-1']").await?;
    person.find("#army-verdict .legal").await?;
    person.click("#army-save").await?;
    person.find("#mine [name='to']").await?;
    person.open_table("dolg", &["points=500"], &["me", "level1"]).await?;
    person.find("#bring button[name='army-name']").await?;
    person.expect_no_errors().await
}
