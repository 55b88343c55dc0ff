//! Is a record what it says it is?

use sandtable_core::Outcome;
use serde::Serialize;

use crate::{Record, RecordError, StepKind, Title};

/// What was found in a record that holds together.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Verdict {
    /// How many steps the line of play has.
    pub plies: usize,
    /// How many steps were taken, with those taken back.
    pub steps: usize,
    /// How many lines carry a hash; each one fits.
    pub hashes: usize,
    /// What is known of the luck.
    pub dice: Fairness,
    /// How the game ended, if it did.
    pub outcome: Option<Outcome>,
}

/// What is known of the luck in a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Fairness {
    /// The key opens the commitment, and the dice brought what the record says.
    Proven {
        /// How many outcomes the dice brought.
        thrown: usize,
        /// How many were given by hand instead.
        given: usize,
    },
    /// There is a commitment, but the key is not known yet.
    Sealed,
    /// Nobody swore to any dice.
    Unsworn,
}

/// Replays a record and checks all it claims; the error names the first bad step.
pub fn verify(title: &dyn Title, record: &Record) -> Result<Verdict, RecordError> {
    let table = title.load(record)?;
    let taken = |step: &&crate::Step| !matches!(step.kind, StepKind::Undo(_));
    Ok(Verdict {
        plies: table.ply(),
        steps: record.steps.iter().filter(taken).count(),
        hashes: record.steps.iter().filter(|step| step.hash.is_some()).count(),
        dice: fairness(record),
        outcome: table.outcome(),
    })
}

/// What a record that replays proves about its luck.
fn fairness(record: &Record) -> Fairness {
    let count = |by_hand: bool| {
        let luck =
            |step: &&crate::Step| matches!(step.kind, StepKind::Luck { given, .. } if given == by_hand);
        record.steps.iter().filter(luck).count()
    };
    match (record.dice, record.key) {
        (None, _) => Fairness::Unsworn,
        (Some(_), None) => Fairness::Sealed,
        (Some(_), Some(_)) => Fairness::Proven { thrown: count(false), given: count(true) },
    }
}
