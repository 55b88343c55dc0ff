use sandtable_session::{Dice, Fairness, Hex, Record, RecordError, StepKind, verify};

use crate::{dealt, eventful, finished, title};

fn error_of(record: &Record) -> RecordError {
    verify(title(), record).expect_err("it should not hold together")
}

/// The text reads and holds together.
fn holds(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    Record::parse(text).is_ok_and(|record| verify(title(), &record).is_ok())
}

#[test]
fn a_good_record_is_described() {
    let verdict = verify(title(), &eventful(Dice::from_seed(1)).record()).unwrap();
    assert_eq!((verdict.plies, verdict.steps, verdict.hashes), (9, 14, 16));
    assert_eq!(verdict.dice, Fairness::Proven { thrown: 0, given: 7 });
    assert_eq!(verdict.outcome.unwrap().scores, [11, 0]);
}

#[test]
fn luck_is_proven_by_the_key() {
    let record = finished(Dice::from_seed(6)).record();
    let luck = record.steps.iter().filter(|step| matches!(step.kind, StepKind::Luck { .. })).count();
    assert_eq!(verify(title(), &record).unwrap().dice, Fairness::Proven { thrown: luck, given: 0 });
    let sealed = Record { key: None, ..record.clone() };
    assert_eq!(verify(title(), &sealed).unwrap().dice, Fairness::Sealed);
    assert_eq!(verify(title(), &dealt(Dice::by_hand()).record()).unwrap().dice, Fairness::Unsworn);
}

#[test]
fn a_key_that_was_not_sworn_to_is_found_out() {
    let mut record = finished(Dice::from_seed(6)).record();
    record.key = Dice::from_seed(7).key();
    let error = error_of(&record);
    assert_eq!(error.line, record.to_string().lines().count());
    assert!(error.why.contains("does not open the commitment"), "{error}");
    record.dice = Dice::from_seed(7).commitment();
    let error = error_of(&record);
    assert!(error.why.ends_with("that is what the dice brought"), "both forged: {error}");
}

#[test]
fn luck_the_dice_did_not_bring_is_found_out() {
    let honest = finished(Dice::from_seed(6)).record();
    let mut forged = honest.clone();
    for step in &mut forged.steps {
        step.hash = None;
    }
    let StepKind::Luck { word, .. } = &mut forged.steps[1].kind else { panic!("the second step is a deal") };
    *word = if word == "deal 6" { "deal 5" } else { "deal 6" }.to_owned();
    let error = error_of(&forged);
    assert_eq!((error.ply, error.line), (Some(2), 8));
    assert!(error.why.ends_with("that is what the dice brought"), "{error}");
}

#[test]
fn a_wrong_hash_names_the_step() {
    let good = eventful(Dice::by_hand()).record();
    for index in 0..good.steps.len() {
        let mut bad = good.clone();
        bad.steps[index].hash = Some(Hex([7; 8]));
        let error = error_of(&bad);
        assert_eq!(error.line, index + 6);
        assert!(error.why.starts_with("the hash `0707070707070707` should be `"), "{error}");
    }
    let mut bad = good;
    bad.steps[7].hash = Some(Hex([7; 8]));
    assert_eq!(error_of(&bad).ply, Some(5), "counted along the line of play");
}

#[test]
fn a_step_that_cannot_be_names_itself() {
    for (steps, ply, why) in [
        ("* deal 7", 1, "`7` should be a face"),
        ("* deal 1\n* roll 1", 2, "`roll 1` is not legal now; legal: `deal 1`"),
        ("* deal 1\nred push", 2, "luck has to decide first"),
        ("* deal 1\ngreen push", 2, "`green` should be a seat: one of red, blue"),
        ("* deal 1\nundo 1", 2, "`undo 1` should name a ply before the present one, 1"),
        ("* deal 1\n* deal 1\n* hide 1\nblue push", 4, "it is the turn of `red`, not of `blue`"),
        ("* deal 1\n* deal 1\n* hide 1\nred bank", 4, "`bank` is not legal now; legal: `mark 1`"),
    ] {
        let text = format!("sandtable 1\ngame vault\nrules 3\noptions {{}}\n---\n{steps}\n");
        let error = error_of(&Record::parse(&text).unwrap());
        assert_eq!((error.line, error.ply), (5 + steps.lines().count(), Some(ply)));
        assert!(error.why.starts_with(why), "{error}");
    }
}

#[test]
fn a_record_of_another_game_or_other_rules_is_refused() {
    let good = dealt(Dice::by_hand()).record();
    let error = error_of(&Record { game: "chess".to_owned(), ..good.clone() });
    assert_eq!(error.to_string(), "line 2: `chess` should be `vault`");
    for rules in [1, 4] {
        let error = error_of(&Record { rules, ..good.clone() });
        let wanted = format!("line 3: rules `{rules}` should be from 2 to 3, the ones played here");
        assert_eq!(error.to_string(), wanted);
    }
    let error = error_of(&Record { options: serde_json::json!({"target": 0}), ..good.clone() });
    assert_eq!(error.to_string(), "line 4: option `target`: `0` should be a number from 3 to 200");
    let error = error_of(&Record { state: Some(serde_json::json!({"pot": 99})), ..good });
    assert_eq!(error.to_string(), "line 5: the pot is 99, but it holds at most 60");
}

#[test]
fn no_byte_of_the_steps_can_be_changed_unnoticed() {
    for record in [eventful(Dice::by_hand()).record(), finished(Dice::from_seed(6)).record()] {
        let text = record.to_string();
        let start = text.find("---\n").unwrap();
        let mut bytes = text.into_bytes();
        assert!(holds(&bytes));
        for place in start..bytes.len() {
            let right = bytes[place];
            for wrong in (0..=255).filter(|&wrong| wrong != right) {
                bytes[place] = wrong;
                assert!(
                    !holds(&bytes),
                    "byte {place} may be {wrong} in:\n{}",
                    String::from_utf8_lossy(&bytes)
                );
            }
            bytes[place] = right;
        }
    }
}
