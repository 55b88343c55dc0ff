//! Puzzles in the browser: by mouse, by keys, on a phone, without script, in both languages.

use anyhow::{Context, Result};
use sandtable_board::path_of;
use sandtable_browser::{Input, Person, Screen, TestServer};

/// The first puzzle of the example: what is right, and something wrong with the same beginning.
fn answers() -> Result<[(String, Vec<String>); 2]> {
    let package = sandtable_games::find("natisk").context("the example is in the list")?;
    let puzzle = package.puzzle("01").context("it has a puzzle")?;
    let table = puzzle.table(package.title)?;
    let path = path_of(&*table, &puzzle.solutions[0]);
    let is_like = |word: &str| {
        let other = path_of(&*table, word);
        !puzzle.is_solved_by(word) && other.len() == path.len() && other[0] == path[0]
    };
    let wrong = table.choices().into_iter().find(|choice| is_like(&choice.word)).context("a wrong one")?;
    Ok([(puzzle.solutions[0].clone(), path), (wrong.word, wrong.path)])
}

async fn open(lang: &str, screen: Screen) -> Result<(TestServer, Person)> {
    let server = TestServer::start(sandtable_games::all()).await?;
    let person = Person::speaking(lang, server.address()).await?;
    person.use_screen(screen).await?;
    person.visit("/").await?;
    person.click("#game-natisk a[href='/puzzles/natisk']").await?;
    person.click("#puzzle-01 .btn").await?;
    person.find("main#table #puzzle").await?;
    Ok((server, person))
}

/// Picks the things of an answer one after the other.
async fn answer(person: &Person, (word, path): &(String, Vec<String>), input: Input) -> Result<()> {
    let (_, picks) = path.split_last().context("something is to be clicked")?;
    for element in picks {
        person.reach(&format!("#board a.hot[href$=\"pick={element}\"]"), input).await?;
    }
    person.reach(&format!("#board button.hot[value=\"{word}\"]"), input).await
}

/// A wrong answer, the solution, another try, the right answer, and on to the list.
async fn solve(lang: &str, screen: Screen, input: Input, words: [&str; 3]) -> Result<()> {
    let (_server, person) = open(lang, screen).await?;
    let [right, wrong] = answers()?;
    let [task, missed, solved] = words;
    assert!(person.text("#puzzle").await?.contains(task));
    answer(&person, &wrong, input).await?;
    person.find("#puzzle[data-answer='wrong']").await?;
    assert!(person.text("#puzzle").await?.contains(missed));
    person.reload().await?;
    person.find("#puzzle[data-answer='wrong']").await?;
    let problems = [person.check_reach().await?, person.check_axe().await?].concat();
    assert!(problems.is_empty(), "{problems:#?}");
    person.reach("#solution summary", input).await?;
    person.find("#solution[open] li").await?;
    person.reach("#try-again", input).await?;
    person.find("#puzzle:not([data-answer])").await?;
    answer(&person, &right, input).await?;
    person.find("#puzzle[data-answer='right']").await?;
    assert!(person.text("#puzzle").await?.contains(solved));
    person.reach("#play-on", input).await?;
    person.until("document.querySelector('#puzzle') === null").await?;
    person.visit("/puzzles/natisk").await?;
    person.find("#puzzle-01 .solved").await?;
    let problems = [person.check_page().await?, person.check_reach().await?].concat();
    assert!(problems.is_empty(), "{problems:#?}");
    person.expect_no_errors().await
}

#[tokio::test]
async fn a_puzzle_is_solved_by_mouse() -> Result<()> {
    let words = ["Find the best move.", "There is a much better move.", "Right!"];
    solve("en", Screen::Desktop, Input::Mouse, words).await
}

#[tokio::test]
async fn a_puzzle_is_solved_by_keys() -> Result<()> {
    let words = ["Найдите лучший ход.", "Есть ход намного лучше.", "Верно!"];
    solve("ru", Screen::Desktop, Input::Keys, words).await
}

#[tokio::test]
async fn a_puzzle_is_solved_on_a_phone() -> Result<()> {
    let words = ["Найдите лучший ход.", "Есть ход намного лучше.", "Верно!"];
    solve("ru", Screen::Phone, Input::Mouse, words).await
}

#[tokio::test]
async fn without_script_a_puzzle_is_solved_by_plain_forms() -> Result<()> {
    let (_server, person) = TestServer::with_person(sandtable_games::all()).await?;
    person.disable_scripts().await?;
    person.visit("/puzzles/natisk").await?;
    person.click("#puzzle-01 .btn").await?;
    let [right, wrong] = answers()?;
    answer(&person, &wrong, Input::Mouse).await?;
    person.click("#puzzle[data-answer='wrong'] #try-again").await?;
    answer(&person, &right, Input::Mouse).await?;
    person.click("#puzzle[data-answer='right'] #next-puzzle").await?;
    person.until("document.querySelector('#puzzle h2')?.textContent.includes('2') === true").await?;
    person.expect_no_errors().await
}
