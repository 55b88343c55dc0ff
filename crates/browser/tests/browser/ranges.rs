//! Choices that differ in one number, played with March, a toy game that has them: a column marches one to eight miles, but
//! cannot stop in the swamp.

use anyhow::Result;
use maud::Markup;
use sandtable_board::{Newcomers, Package, SketchBoard};
use sandtable_browser::{Person, TestServer};
use sandtable_i18n::Texts;
use sandtable_session::TitleOf;
use sandtable_testkit::march::{March, TEXTS};
use thirtyfour::{Key, TypingData};

use crate::by_keys::tab_to;

static PACKAGES: &[Package] = &[Package {
    title: &TitleOf::<March>::new(),
    board: &SketchBoard::<March>::new(),
    texts: TEXTS,
    rules: Texts { name: "march", en: "", ru: "" },
    guide: None,
    assets: &[],
    board_settings: &[],
    shelf_picture: Markup::default,
    presets: &[],
    newcomers: Newcomers::NONE,
    puzzles: &[],
}];

/// The slider and the field of the first range.
const AMOUNTS: &str = "['range', 'number']
    .map((type) => document.querySelector(`#range-0 input[type=${type}]`).valueAsNumber)";

/// A person at the beginning of a game against a bot: eight miles are offered.
async fn start() -> Result<(TestServer, Person)> {
    let (server, person) = TestServer::with_person(PACKAGES).await?;
    open(&person).await?;
    Ok((server, person))
}

async fn open(person: &Person) -> Result<()> {
    person.open_table("march", &[], &["me", "level1"]).await?;
    person.find("#range-0").await?;
    Ok(())
}

/// Goes to mile 7 and camps there: the next march is of one or two miles, or of seven or eight.
async fn go_to_the_swamp(person: &Person) -> Result<()> {
    write(person, "7").await?;
    person.click("#range-0 .main").await?;
    stands_at(person, 7).await?;
    person.click("#c-camp").await?;
    person.find("#range-1").await?;
    Ok(())
}

/// Writes over what the field holds.
async fn write(person: &Person, keys: impl Into<TypingData>) -> Result<()> {
    person.run::<()>("document.querySelector('#amount-0').select()").await?;
    person.press(keys).await
}

/// Both show this amount, and the preview says where it leads to.
async fn expect_amount(person: &Person, amount: u8) -> Result<()> {
    person.until(&format!("JSON.stringify({AMOUNTS}) === '[{amount},{amount}]'")).await?;
    person.until(&format!("document.querySelector('#preview').innerText.includes('mile {amount}.')")).await
}

/// The column stands at this mile.
async fn stands_at(person: &Person, mile: u8) -> Result<()> {
    person.until(&format!("document.querySelector('#board li').textContent.endsWith(' {mile}')")).await
}

/// Takes the march back.
async fn undo(person: &Person) -> Result<()> {
    person.click("#undo").await?;
    stands_at(person, 0).await
}

#[tokio::test]
async fn an_amount_is_set_by_slider_field_and_buttons_and_the_preview_follows() -> Result<()> {
    let (_server, person) = start().await?;
    person.click("#range-0 [data-step='1']").await?;
    expect_amount(&person, 2).await?;
    person.click("#range-0 [data-step='1']").await?;
    person.click("#range-0 [data-step='1']").await?;
    person.click("#range-0 [data-step='-1']").await?;
    expect_amount(&person, 3).await?;
    person.click("#range-0 .main").await?;
    stands_at(&person, 3).await?;
    undo(&person).await?;

    person.click("#range-0 input[type=range]").await?;
    let [middle, _] = person.eval::<[u8; 2]>(AMOUNTS).await?;
    assert!((4..=5).contains(&middle), "a click in the middle of the slider: {middle}");
    expect_amount(&person, middle).await?;

    write(&person, "6").await?;
    person.press(Key::Tab).await?;
    expect_amount(&person, 6).await?;
    person.click("#range-0 .main").await?;
    stands_at(&person, 6).await?;
    undo(&person).await?;

    person.click("#range-0 button[value='march 8']").await?;
    stands_at(&person, 8).await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn an_amount_is_set_by_keyboard_alone() -> Result<()> {
    let (_server, person) = start().await?;
    tab_to(&person, "#range-0 input[type=range]").await?;
    expect_amount(&person, 1).await?;
    person.press(Key::Right).await?;
    expect_amount(&person, 2).await?;
    person.press("+").await?;
    expect_amount(&person, 3).await?;
    person.press("-").await?;
    expect_amount(&person, 2).await?;
    person.press(Key::End).await?;
    expect_amount(&person, 8).await?;
    tab_to(&person, "#amount-0").await?;
    person.press(Key::Down).await?;
    expect_amount(&person, 7).await?;
    person.press(Key::Enter).await?;
    stands_at(&person, 7).await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn an_amount_that_will_not_do_is_refused_with_a_reason_and_stays_as_written() -> Result<()> {
    let (_server, person) = start().await?;
    go_to_the_swamp(&person).await?;
    let before = person.state().await?;
    for (amount, why) in
        [("4", "The column cannot stop there."), ("9", "at most 8 more miles"), ("-2", "cannot stop there")]
    {
        write(&person, amount).await?;
        person.press(Key::Enter).await?;
        person.until(&format!("document.querySelector('#notice').textContent.includes('{why}')")).await?;
        assert_eq!(person.state().await?.ply, before.ply, "{amount} changes nothing");
        let written: String = person.eval("document.querySelector('#amount-0').value").await?;
        assert_eq!(written, amount, "what was written can be corrected");
    }
    write(&person, Key::Delete).await?;
    person.press(Key::Tab).await?;
    person.until("document.querySelector('#amount-0').value !== ''").await?;
    write(&person, "8").await?;
    person.press(Key::Enter).await?;
    stands_at(&person, 15).await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn without_script_an_amount_is_written_and_a_wrong_one_refused() -> Result<()> {
    let (_server, person) = TestServer::with_person(PACKAGES).await?;
    person.disable_scripts().await?;
    open(&person).await?;
    let shown =
        "[...document.querySelectorAll('#range-0 .scripted-only')].some((node) => node.checkVisibility())";
    assert!(!person.eval::<bool>(shown).await?, "what needs a script is not there");
    person.write("#amount-0", "9").await?;
    person.click("#range-0 .main").await?;
    assert!(person.explained().await?.contains("at most 8 more miles"));
    stands_at(&person, 0).await?;
    person.write("#amount-0", "5").await?;
    person.click("#range-0 .main").await?;
    stands_at(&person, 5).await?;
    person.click("#range-0 button[value='march 3']").await?;
    stands_at(&person, 8).await?;
    person.expect_no_errors().await
}

#[tokio::test]
async fn ranges_are_legible_in_reach_and_have_names_in_both_languages() -> Result<()> {
    let server = TestServer::start(PACKAGES).await?;
    for lang in ["en", "ru"] {
        let person = Person::speaking(lang, server.address()).await?;
        open(&person).await?;
        go_to_the_swamp(&person).await?;
        let problems = person.check_board().await?;
        assert!(problems.is_empty(), "{lang}: {}", problems.join("\n"));
        person.expect_no_errors().await?;
    }
    Ok(())
}
