//! What must hold of every page: names, focus, contrast, no complaints of the browser, little weight.

use anyhow::Result;
use browser::{House, Person, Theme};
use store::Holder;

use crate::tables::{scene, sit_down};

const HEAVY: u64 = 150 * 1024;

/// Every kind of page; `scene` is a game under way, `ended` one that is over, `curtain` one between two seats, `waiting`
/// one with a seat for whoever gets its link.
const PAGES: [&str; 11] = [
    "/",
    "/new/natisk",
    "/new/siege",
    "/rules/natisk",
    "/t/scene",
    "/t/scene/replay",
    "/t/ended",
    "/t/curtain",
    "/t/waiting",
    "/t/ended/replay",
    "/t/nowhere",
];

async fn everywhere() -> Result<(House, Person)> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    sit_down(&house, &person, |table, _| table.ply() > 30).await?;
    let guest = person.guest().await?;
    let ended = scene(&guest, Holder::Bot("level1".to_owned()), |_, _| false);
    browser::Scene { id: "ended", ..ended }.lay(&house, &guest).await?;
    let shared = scene(&guest, Holder::Guest(guest.clone()), |table, _| table.ply() > 30);
    browser::Scene { id: "curtain", ..shared }.lay(&house, &guest).await?;
    let waiting = scene(&guest, Holder::Open, |table, _| table.ply() > 30);
    browser::Scene { id: "waiting", ..waiting }.lay(&house, &guest).await?;
    person.write("#chat-text", "hello").await?;
    person.click("#chat .btn").await?;
    person.find("#chat-lines").await?;
    Ok((house, person))
}

#[tokio::test]
async fn every_control_has_a_name_and_shows_its_focus() -> Result<()> {
    let (_house, person) = everywhere().await?;
    let mut faults = Vec::new();
    for page in PAGES {
        person.visit(page).await?;
        let found = person.check_page().await?;
        faults.extend(found.into_iter().map(|fault| format!("{page}: {fault}")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}

#[tokio::test]
async fn every_text_can_be_read_in_the_light() -> Result<()> {
    readable(Theme::Light).await
}

#[tokio::test]
async fn every_text_can_be_read_in_the_dark() -> Result<()> {
    readable(Theme::Dark).await
}

async fn readable(theme: Theme) -> Result<()> {
    let (_house, person) = everywhere().await?;
    person.look(theme, false).await?;
    let mut faults = Vec::new();
    for page in PAGES {
        person.visit(page).await?;
        let found = person.check_contrast().await?;
        faults.extend(found.into_iter().map(|fault| format!("{page}: {fault}")));
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    Ok(())
}

#[tokio::test]
async fn no_page_makes_the_browser_complain_and_none_is_heavy() -> Result<()> {
    let (_house, person) = everywhere().await?;
    person.expect_no_faults().await?;
    for page in PAGES.into_iter().filter(|page| *page != "/t/nowhere") {
        person.visit(page).await?;
        let weight = person.weight().await?;
        println!("{page}: {:.0} KB", weight as f64 / 1024.0);
        assert!(weight > 1000 && weight < HEAVY, "{page} weighs {weight} bytes");
        person.expect_no_faults().await?;
    }
    Ok(())
}

#[tokio::test]
async fn the_switch_of_the_theme_is_remembered() -> Result<()> {
    let (_house, person) = everywhere().await?;
    let paper = "getComputedStyle(document.body).backgroundColor";
    let light: String = person.ask(paper).await?;
    person.click("#theme").await?;
    person.until(&format!("{paper} !== '{light}'")).await?;
    person.reload().await?;
    assert_ne!(person.ask::<String>(paper).await?, light);
    person.expect_no_faults().await
}

/// Spoils the shelf in one way, and says what the checks then find.
async fn spoiled(person: &Person, spoil: &str) -> Result<Vec<String>> {
    person.visit("/").await?;
    person.run::<()>(spoil).await?;
    let mut faults = person.check_page().await?;
    faults.extend(person.check_contrast().await?);
    faults.extend(person.check_reach().await?);
    Ok(faults)
}

#[tokio::test]
async fn the_checks_find_what_is_planted() -> Result<()> {
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    let plain = "const sheet = new CSSStyleSheet(); document.adoptedStyleSheets = [sheet];";
    for (spoil, fault) in [
        ("document.querySelector('h1').style.color = '#ccc'".to_owned(), "contrast 1."),
        (format!("{plain} sheet.replaceSync('body {{ background: linear-gradient(#333, #444) }}')"), "contrast 1."),
        ("document.querySelector('.main').replaceChildren(); document.querySelector('.main').ariaLabel = ''".to_owned(), "without a name"),
        (format!("{plain} sheet.replaceSync('*:focus {{ outline: none !important }}')"), "looks the same"),
        ("document.querySelector('h1').id = 'main'".to_owned(), "is there twice"),
        ("document.querySelector('h1').style.width = '2000px'".to_owned(), "sticks out"),
        ("document.querySelector('.main').style.padding = 0; document.querySelector('.main').style.fontSize = '6px'; document.querySelector('.main').style.minHeight = 0".to_owned(), "too small"),
    ] {
        let faults = spoiled(&person, &spoil).await?;
        assert!(faults.iter().any(|found| found.contains(fault)), "`{spoil}` gave only {faults:?}");
    }
    Ok(())
}
