//! `upgrade --check`: every table of a database is replayed, and nothing is changed.

use sandtable_games::find;
use sandtable_session::{Dice, Table};
use sandtable_store::{AbsenceTerms, NewSeat, NewSteps, NewTable, SeatOwner, Secret, Store};
use serde_json::json;

use crate::{Folder, Run};

const KEY: [u8; 32] = [5; 32];

/// A table of this game by these rules, with the lines of whatever luck decides first.
fn begun(game: &str, rules: u32) -> Box<dyn Table> {
    let title = find(game).expect("a game of the list").title;
    let mut table = title.open_by(rules, &json!({}), Dice::from_key(KEY)).unwrap();
    for _ in 0..3 {
        table.luck(None).unwrap();
    }
    table
}

async fn keep(store: &Store, id: &str, table: &dyn Table, rules: u32, lines: &[String]) {
    let seats =
        table.seats().iter().map(|_| NewSeat { owner: SeatOwner::Bot("level1".to_owned()), token: None });
    let row = NewTable {
        id: id.to_owned(),
        game: table.id().to_owned(),
        rules,
        options: table.options(),
        state: None,
        dice_key: Secret(KEY),
        seats: seats.collect(),
        host: "ann".to_owned(),
        public: false,
        rematch_of: None,
        absence: AbsenceTerms::default(),
        settings: sandtable_store::TableSettings::default(),
        lesson: false,
    };
    store.create(&row).await.unwrap();
    let new = NewSteps { at: 0, lines, ply: lines.len() as u64, ..NewSteps::default() };
    store.append(id, &new).await.unwrap();
}

fn lines(table: &dyn Table) -> Vec<String> {
    table.record().steps.iter().map(ToString::to_string).collect()
}

/// A database with a good table of each game and number; then what else is wanted.
fn with_tables(more: impl AsyncFnOnce(&Store)) -> Folder {
    let folder = Folder::new();
    let database = folder.0.join("tables.db");
    let work = async {
        let store = Store::open(database.to_str().unwrap()).await.unwrap();
        for (id, game, rules) in [("n1", "natisk", 1), ("s1", "siege", 1), ("s2", "siege", 2)] {
            let table = begun(game, rules);
            keep(&store, id, &*table, rules, &lines(&*table)).await;
        }
        more(&store).await;
        store.close().await;
    };
    tokio::runtime::Runtime::new().unwrap().block_on(work);
    folder
}

fn check(folder: &Folder) -> Run {
    folder.run(&["upgrade", "--check", "--database", "tables.db"], "")
}

/// The row of the report about this game and number.
fn row(run: &Run, game: &str, rules: &str) -> Vec<String> {
    let cells = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let rows = run.out.lines().map(cells);
    let mut found = rows.filter(|cells| cells.len() == 5 && cells[0] == game && cells[1] == rules);
    found.next().unwrap_or_else(|| panic!("no row of {game} {rules} in:\n{}", run.out))
}

#[test]
fn good_tables_of_every_number_are_fine_and_nothing_changes() {
    let folder = with_tables(async |_| {});
    let before = std::fs::read(folder.0.join("tables.db")).unwrap();
    let run = check(&folder);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
    for (game, rules) in [("natisk", "1"), ("siege", "1"), ("siege", "2")] {
        assert_eq!(row(&run, game, rules)[2..], ["1", "1", "0"]);
    }
    assert_eq!(std::fs::read(folder.0.join("tables.db")).unwrap(), before);
}

#[test]
fn what_would_be_lost_is_named_and_fails() {
    let folder = with_tables(async |store| {
        let table = begun("natisk", 1);
        let good = lines(&*table);
        keep(store, "older", &*table, 0, &good).await;
        keep(store, "newer", &*table, 9, &good).await;
        let mut other = good.clone();
        other[1] = format!("{}0000", &other[1][..other[1].len() - 4]);
        keep(store, "changed", &*table, 1, &other).await;
        keep(store, "fine", &*table, 1, &good).await;
    });
    let run = check(&folder);
    assert_eq!(run.code, Some(1), "{}", run.out);
    assert_eq!(row(&run, "natisk", "1")[2..], ["3", "3", "1"]);
    assert_eq!(row(&run, "natisk", "0")[2..], ["1", "1", "1"]);
    for lost in ["older", "newer", "changed"] {
        assert!(run.out.contains(&format!("table {lost}: ")), "{}", run.out);
    }
    assert!(!run.out.contains("table fine"), "{}", run.out);
    assert!(run.out.contains("3 tables would be lost"), "{}", run.out);
}

#[test]
fn a_database_that_is_not_there_is_not_made() {
    let folder = Folder::new();
    assert_eq!(check(&folder).code, Some(2));
    assert!(!folder.0.join("tables.db").exists());
    assert_eq!(folder.run(&["upgrade"], "").code, Some(2), "it must be said that it is only a check");
}
