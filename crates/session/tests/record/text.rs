use sandtable_session::{Dice, Hex, Record, Session, Step, StepKind, Title};
use serde_json::json;

use crate::vault::Vault;
use crate::{VAULT, dealt, eventful, finished};

const BARE: &str = "sandtable 1\ngame vault\nrules 3\noptions {}\n---\n";

fn error_of(text: &str) -> String {
    Record::parse(text).expect_err("it should not be readable").to_string()
}

fn with_steps(steps: &str) -> String {
    format!("{BARE}{steps}")
}

#[test]
fn a_record_reads_as_it_was_printed() {
    let set = VAULT.set(&json!({}), &json!({"pot": 7, "vault": "1"}), Dice::from_seed(3)).unwrap();
    for record in [
        dealt(Dice::by_hand()).record(),
        eventful(Dice::by_hand()).record(),
        eventful(Dice::from_seed(1)).record(),
        finished(Dice::from_seed(2)).record(),
        set.record(),
    ] {
        let text = record.to_string();
        let read = Record::parse(&text).unwrap();
        assert_eq!(read, record);
        assert_eq!(read.to_string(), text);
        let replayed = Session::<Vault>::replay(&read).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(replayed.record(), Record { key: replayed.record().key, ..record });
    }
}

#[test]
fn the_text_is_what_the_documentation_says() {
    let text = eventful(Dice::by_hand()).record().to_string();
    let without_hashes: Vec<_> = text.lines().map(|line| line.split(" #").next().unwrap()).collect();
    let expected = [
        "sandtable 1",
        "game vault",
        "rules 3",
        r#"options {"mood":"calm","peeks":true,"remarks":[],"target":10}"#,
        "---",
        "* deal 3",
        "* deal 4",
        "* hide 5",
        "red mark 1",
        "red mark 2",
        "undo 3",
        "red push",
        "* roll 6",
        "undo 2",
        "* hide 2",
        "red push",
        "* roll 6",
        "red push",
        "* roll 5",
        "red peek",
        "red bank",
    ];
    assert_eq!(without_hashes, expected);
    assert!(text.lines().skip(5).all(|line| line.len() > 18 && line[line.len() - 18..].starts_with(" #")));
}

#[test]
fn luck_by_hand_at_a_table_with_dice_is_marked() {
    let text = dealt(Dice::from_seed(1)).record().to_string();
    assert!(text.contains("\ndice ") && text.contains("\n*! deal 3 #"), "{text}");
}

#[test]
fn hashes_may_be_left_out_and_are_filled_in() {
    let full = eventful(Dice::by_hand()).record();
    let mut bare = full.clone();
    for step in &mut bare.steps {
        step.hash = None;
    }
    let read = Record::parse(&bare.to_string()).unwrap();
    assert_eq!(read, bare);
    assert_eq!(Session::<Vault>::replay(&read).unwrap().record(), full);
}

#[test]
fn steps_are_read() {
    let steps = Record::parse(&with_steps("* deal 3\nred mark 1 #0123456789abcdef\nundo 0\n*! deal 1"))
        .unwrap()
        .steps;
    let kinds: Vec<_> = steps.iter().map(|step| step.kind.clone()).collect();
    assert_eq!(
        kinds,
        [
            StepKind::Luck { word: "deal 3".to_owned(), given: false },
            StepKind::Act { seat: "red".to_owned(), word: "mark 1".to_owned() },
            StepKind::Undo(0),
            StepKind::Luck { word: "deal 1".to_owned(), given: true },
        ]
    );
    let hash = Some(Hex([0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef]));
    assert_eq!(steps[1], Step { kind: kinds[1].clone(), hash });
}

#[test]
fn lines_may_end_as_on_windows() {
    let text = eventful(Dice::from_seed(1)).record().to_string();
    assert_eq!(Record::parse(&text.replace('\n', "\r\n")), Record::parse(&text));
}

#[test]
fn an_error_names_the_line_and_what_would_be_right() {
    let cases = [
        ("", "line 1: `` should be `sandtable 1`"),
        ("sandtable 2\n", "line 1: `sandtable 2` should be `sandtable 1`"),
        ("sandtable 1\ngame Vault\n", "line 2: game: `Vault` should be an id of a-z, 0-9 and -"),
        ("sandtable 1\ngame vault\nruels 1\n", "line 3: `ruels 1` should be a line `rules ...`"),
        ("sandtable 1\ngame vault\nrules 03\n", "line 3: rules: `03` should be a number"),
        ("sandtable 1\ngame vault\nrules 3\noptions {}\n", "line 5: `` should be `---`"),
    ];
    for (text, error) in cases {
        assert_eq!(error_of(text), error);
    }
    let json = error_of("sandtable 1\ngame vault\nrules 3\noptions {\"a\":\n---\n");
    assert!(json.starts_with("line 4: options: `{\"a\":` should be JSON (EOF"), "{json}");
}

#[test]
fn a_bad_step_names_its_line() {
    let form = "should be `* <outcome>`, `<seat> <action>` or `undo <ply>`, with single spaces";
    for bad in [
        "push",
        "red  push",
        "red push ",
        " red push",
        "*  deal 1",
        "undo 03",
        "undo -1",
        "undo x",
        "red\tpush",
    ] {
        assert_eq!(error_of(&with_steps(&format!("* deal 1\n{bad}\n"))), format!("line 7: `{bad}` {form}"));
    }
    for hash in ["0123456789abcde", "0123456789abcdeF", "0123456789abcdef0", ""] {
        let error = error_of(&with_steps(&format!("* deal 1 #{hash}\n")));
        assert_eq!(error, format!("line 6: the hash `{hash}` should be 16 digits of 0-9 and a-f"));
    }
    assert!(error_of(&with_steps("* deal 1\n\n* deal 2\n")).starts_with("line 7: ``"));
}

#[test]
fn what_follows_the_steps_is_the_key_alone() {
    let text = finished(Dice::from_seed(2)).record().to_string();
    let last = text.lines().count();
    assert_eq!(
        error_of(&format!("{text}more\n")),
        format!("line {}: `more` should be left out: the key is the last line", last + 1)
    );
    let keyless = text.lines().filter(|line| !line.starts_with("dice ")).collect::<Vec<_>>().join("\n");
    assert!(error_of(&keyless).contains("a key needs a line `dice` above"), "{}", error_of(&keyless));
    let cut = text.rsplit_once("key ").unwrap().0;
    assert_eq!(error_of(cut), format!("line {last}: `` should be a line `key ...`"));
}
