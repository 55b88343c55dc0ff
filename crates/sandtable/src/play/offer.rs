//! What a person at the terminal can choose, as it is listed: single actions, and ranges of them.

use sandtable_core::Message;
use sandtable_session::{Choice, RangeChoice, Table};

/// A line of the list.
#[derive(PartialEq, Debug)]
pub(super) enum Offer {
    /// One action.
    One(Choice),
    /// Actions that differ in one number, the last of them in the notation.
    Range(RangeChoice, String),
}

impl Offer {
    /// All that the seat to move can choose. The marks of a range are not listed beside it.
    pub(super) fn all(table: &dyn Table) -> Vec<Offer> {
        let ranges = table.ranges();
        let word = |range: &RangeChoice, amount| {
            table.with_amount(&range.word, amount).unwrap_or_else(|_| range.word.clone())
        };
        let marks: Vec<String> =
            ranges.iter().flat_map(|range| range.marks.iter().map(|&mark| word(range, mark))).collect();
        let single = table.choices().into_iter().filter(|choice| !marks.contains(&choice.word));
        let families = ranges.iter().map(|range| Offer::Range(range.clone(), word(range, range.to)));
        single.map(Offer::One).chain(families).collect()
    }

    /// The action or the range in the notation.
    pub(super) fn word(&self) -> String {
        match self {
            Offer::One(choice) => choice.word.clone(),
            Offer::Range(range, last) => format!("{} … {last}", range.word),
        }
    }

    /// The action or the range as a sentence.
    pub(super) fn say(&self) -> Message {
        match self {
            Offer::One(choice) => choice.say.clone(),
            Offer::Range(range, _) => Message::new("sandtable-range")
                .with("first", range.say.clone())
                .with("last", Message::new(range.unit).with("amount", range.to))
                .with("step", range.step),
        }
    }
}

#[cfg(test)]
mod tests {
    use sandtable_core::Seat;
    use sandtable_session::{Dice, Title, TitleOf};
    use sandtable_testkit::march::March;

    use super::*;

    #[test]
    fn a_range_is_listed_once_with_its_bounds() {
        let title = TitleOf::<March>::new();
        let mut table = title.open(&serde_json::json!({}), Dice::by_hand()).unwrap();
        table.luck(Some("bury 18")).unwrap();
        table.act(Seat(0), "march 3").unwrap();
        let offers = Offer::all(table.as_ref());
        let words: Vec<_> = offers.iter().map(Offer::word).collect();
        assert_eq!(words, ["camp", "march 1 … march 5"]);
        assert_eq!(offers[1].say().id, "sandtable-range");
    }
}
