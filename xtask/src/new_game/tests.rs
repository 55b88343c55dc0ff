//! A new game is made in a workspace of its own, and then it is built, tested and played: in the terminal, through the
//! engine, over HTTP, and in Chromium if the run is a long one.

#[path = "../../../crates/sandtable/tests/kill/http.rs"]
#[allow(dead_code, reason = "the test it is written for needs more of it")]
mod http;
mod played;
mod workspace;

use super::*;
use crate::rules;
use workspace::Workspace;

#[test]
fn a_new_game_plays_and_its_tests_pass() -> Result<()> {
    let workspace = Workspace::new(&crate::root(), "new-game")?;
    create(workspace.root(), "skirmish")?;
    assert!(format(workspace.root(), "skirmish")?);
    workspace.cargo(&["test", "--package", "sandtable-skirmish"])?;
    workspace.cargo(&["test", "--package", "sandtable-skirmish-board", "--lib"])?;
    assert!(rules::run(workspace.root())?, "every paragraph has its test");
    let program = workspace.program()?;
    played::in_the_terminal(&program, "skirmish")?;
    played::by_the_engine(&program, "skirmish")?;
    played::over_http(&program, "skirmish", &workspace.root().join("tables.db"))?;
    if std::env::var_os("SANDTABLE_LONG").is_some() {
        workspace.cargo(&["test", "--package", "sandtable-skirmish-board", "--test", "browser"])?;
        workspace.cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])?;
    }
    Ok(())
}

#[test]
fn a_new_game_is_entered_in_three_places() -> Result<()> {
    let workspace = Workspace::new(&crate::root(), "entered-game")?;
    create(workspace.root(), "skirmish")?;
    let named = |file: &str| -> Result<Vec<String>> {
        let text = fs::read_to_string(workspace.root().join(file))?;
        Ok(text.lines().filter(|line| line.contains("skirmish")).map(str::to_owned).collect())
    };
    assert_eq!(named("Cargo.toml")?, ["[profile.dev.package.sandtable-skirmish]"]);
    assert_eq!(
        named("crates/games/Cargo.toml")?,
        ["sandtable-skirmish-board = { path = \"../../games/skirmish/board\" }"]
    );
    assert_eq!(named("crates/games/src/lib.rs")?, ["    sandtable_skirmish_board::PACKAGE,"]);
    Ok(())
}

#[test]
fn a_game_joins_the_list() {
    let empty = in_list("static ALL: &[Package] = &[];\n", "rush").unwrap();
    assert_eq!(empty, "static ALL: &[Package] = &[\n    sandtable_rush_board::PACKAGE,\n];\n");
    let second = in_list(&empty, "siege").unwrap();
    assert!(
        second.contains("sandtable_rush_board::PACKAGE,\n    sandtable_siege_board::PACKAGE,\n];"),
        "{second}"
    );
    let wrapped = in_list("static ALL: &[Package] =\n    &[&One, &Two];\n", "rush").unwrap();
    assert!(wrapped.contains("&[\n    &One, &Two,\n    sandtable_rush_board::PACKAGE,\n];"), "{wrapped}");
}

#[test]
fn a_game_is_no_dependency_of_tests_alone() {
    let text = "[dependencies]\nsandtable-board = 1\n\n[dev-dependencies]\nsandtable-bots = 1\n";
    let edited = in_dependencies(text, "rush").unwrap();
    let rush = edited.find("sandtable-rush-board").unwrap();
    assert!(rush < edited.find("[dev-dependencies]").unwrap(), "{edited}");
}

#[test]
fn a_bad_or_taken_name_is_refused() {
    for name in ["", "Rush", "2nd", "one hour", "../up", "core", "natisk"] {
        assert!(check_name(&crate::root(), name).is_err(), "{name}");
    }
}
