//! What must hold of every page: names, focus, contrast, no errors in the browser's log, little weight.

use anyhow::Result;
use sandtable_browser::{Motion, Owner, Person, Scene, Screen, TestServer, Theme};
use serde_json::json;

use crate::{midgame, never, scene, start};

/// Every kind of page; `scene` is a game under way with a hint, `ended` one that is over, `reviewed` one that has been reviewed besides, `curtain` one between two seats of one
/// person, `waiting` one with a seat for whoever gets its link, `damaged` one with a seat too many.
const PAGES: [&str; 19] = [
    "/",
    "/new/natisk",
    "/new/siege",
    "/rules/natisk",
    "/armies/dolg?preset=rome-500",
    "/puzzles",
    "/puzzles/natisk",
    "/t/scene",
    "/t/scene/replay",
    "/t/ended",
    "/t/curtain",
    "/t/waiting",
    "/s/waiting-1",
    "/t/ended/replay",
    "/t/ended/review",
    "/t/reviewed/review",
    "/t/scene/delete",
    "/t/damaged",
    "/t/nowhere",
];

/// Pages that are errors, which the browser logs.
const ERRORS: [&str; 2] = ["/t/damaged", "/t/nowhere"];

/// A server with all these pages, and a person at the first table.
async fn all_pages() -> Result<(TestServer, Person)> {
    all_pages_in("en").await
}

async fn all_pages_in(lang: &str) -> Result<(TestServer, Person)> {
    let server = TestServer::start(sandtable_games::all()).await?;
    let person = Person::speaking(lang, server.address()).await?;
    person.join(&server, &scene(|table, _| table.ply() > 30)?).await?;
    let guest = person.guest().await?;
    let midgame = scene(|table, _| table.ply() > 30)?;
    let curtain = Scene { id: "curtain", owners: vec![Owner::Host, Owner::Host], ..midgame.clone() };
    let waiting = Scene { id: "waiting", owners: vec![Owner::Host, Owner::Open], ..midgame.clone() };
    let damaged = Scene { id: "damaged", owners: vec![Owner::Host, Owner::Open, Owner::Open], ..midgame };
    let (ended, reviewed) =
        (Scene { id: "ended", ..scene(never)? }, Scene { id: "reviewed", ..scene(never)? });
    for scene in [ended, reviewed, curtain, waiting, damaged] {
        scene.set_up(&server, &guest).await?;
    }
    person.visit("/t/reviewed/review").await?;
    person.click("#review .btn.main").await?;
    person.until("document.querySelector('#review .mistakes') !== null").await?;
    person.visit("/t/scene").await?;
    person.write("#chat-text", "hello").await?;
    person.click("#chat .btn").await?;
    person.find("#chat-lines").await?;
    person.click("#hint-button").await?;
    person.find("#hint.advice").await?;
    Ok((server, person))
}

#[tokio::test]
async fn every_control_has_a_name_and_shows_its_focus() -> Result<()> {
    let (_server, person) = all_pages().await?;
    let mut problems = Vec::new();
    for page in PAGES {
        person.visit(page).await?;
        let found = person.check_page().await?;
        problems.extend(found.into_iter().map(|problem| format!("{page}: {problem}")));
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    Ok(())
}

/// Every kind of page, and a table of every game, as axe-core sees them.
async fn as_axe_sees_them(lang: &str, screen: Screen) -> Result<()> {
    let (server, person) = all_pages_in(lang).await?;
    let guest = person.guest().await?;
    let mut pages: Vec<String> =
        PAGES.into_iter().chain(["/rules/rush", "/new/rush"]).map(str::to_owned).collect();
    for package in sandtable_games::all() {
        Scene { id: package.id(), ..Scene::new(package, json!({}), 7, midgame)? }
            .set_up(&server, &guest)
            .await?;
        pages.push(format!("/t/{}", package.id()));
    }
    person.use_screen(screen).await?;
    let mut problems = Vec::new();
    for page in pages {
        person.visit(&page).await?;
        let found = person.check_axe().await?;
        problems.extend(found.into_iter().map(|problem| format!("{page}: {problem}")));
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    Ok(())
}

#[tokio::test]
async fn axe_finds_nothing_in_english_on_a_desktop() -> Result<()> {
    as_axe_sees_them("en", Screen::Desktop).await
}

#[tokio::test]
async fn axe_finds_nothing_in_english_on_a_phone() -> Result<()> {
    as_axe_sees_them("en", Screen::Phone).await
}

#[tokio::test]
async fn axe_finds_nothing_in_russian_on_a_desktop() -> Result<()> {
    as_axe_sees_them("ru", Screen::Desktop).await
}

#[tokio::test]
async fn axe_finds_nothing_in_russian_on_a_phone() -> Result<()> {
    as_axe_sees_them("ru", Screen::Phone).await
}

#[tokio::test]
async fn every_text_is_legible_in_both_themes() -> Result<()> {
    let (_server, person) = all_pages().await?;
    let mut problems = Vec::new();
    for page in PAGES {
        person.visit(page).await?;
        for theme in Theme::ALL {
            person.prefer(theme, Motion::Reduced).await?;
            let found = person.check_contrast().await?;
            problems.extend(found.into_iter().map(|problem| format!("{page}, {theme:?}: {problem}")));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
    Ok(())
}

#[tokio::test]
async fn no_page_logs_errors_and_none_is_heavy() -> Result<()> {
    let (_server, person) = all_pages().await?;
    person.expect_no_errors().await?;
    for page in PAGES.into_iter().filter(|page| !ERRORS.contains(page)) {
        person.visit(page).await?;
        person.expect_light().await?;
        person.expect_no_errors().await?;
    }
    Ok(())
}

#[tokio::test]
async fn the_switch_of_the_theme_is_remembered() -> Result<()> {
    let (_server, person) = start().await?;
    person.visit("/").await?;
    let background = "getComputedStyle(document.body).backgroundColor";
    let light: String = person.eval(background).await?;
    person.click("#theme").await?;
    person.until(&format!("{background} !== '{light}'")).await?;
    person.reload().await?;
    assert_ne!(person.eval::<String>(background).await?, light);
    person.expect_no_errors().await
}

/// Spoils the shelf in one way, and says what the checks then find.
async fn spoiled(person: &Person, spoil: &str) -> Result<Vec<String>> {
    person.visit("/").await?;
    person.run::<()>(spoil).await?;
    let mut problems = person.check_page().await?;
    problems.extend(person.check_contrast().await?);
    problems.extend(person.check_reach().await?);
    Ok(problems)
}

#[tokio::test]
async fn the_checks_find_what_is_planted() -> Result<()> {
    let (_server, person) = start().await?;
    let plain = "const sheet = new CSSStyleSheet(); document.adoptedStyleSheets = [sheet];";
    for (spoil, problem) in [
        ("document.querySelector('h1').style.color = '#ccc'".to_owned(), "contrast 1."),
        (format!("{plain} sheet.replaceSync('body {{ background: linear-gradient(#333, #444) }}')"), "contrast 1."),
        ("document.querySelector('.main').replaceChildren(); document.querySelector('.main').ariaLabel = ''".to_owned(), "without a name"),
        (format!("{plain} sheet.replaceSync('*:focus {{ outline: none !important }}')"), "looks the same"),
        ("document.querySelector('h1').id = 'main'".to_owned(), "is there twice"),
        ("document.querySelector('h1').style.width = '2000px'".to_owned(), "sticks out"),
        ("document.querySelector('.main').style.padding = 0; document.querySelector('.main').style.fontSize = '6px'; document.querySelector('.main').style.minHeight = 0".to_owned(), "too small"),
    ] {
        let problems = spoiled(&person, &spoil).await?;
        assert!(problems.iter().any(|found| found.contains(problem)), "`{spoil}` gave only {problems:?}");
    }
    Ok(())
}

#[tokio::test]
async fn a_covered_thing_to_click_is_found() -> Result<()> {
    let (_server, person) = start().await?;
    person.open_table("natisk", &[], &["me", "level1"]).await?;
    person.my_turn().await?;
    assert_eq!(person.check_covered().await?, Vec::<String>::new());
    person
        .run::<()>(
            "document.querySelector('#board').style.position = 'relative';
            const lid = Object.assign(document.createElement('div'), { className: 'lid' });
            lid.style.cssText = 'position: absolute; inset: 0; z-index: 99';
            document.querySelector('#board').append(lid);",
        )
        .await?;
    let covered = person.check_covered().await?;
    assert!(covered.iter().any(|found| found.contains("class=\"lid\"")), "only {covered:?}");
    Ok(())
}
