//! Bags against plain lists: whatever the packing, they count alike.

use sandtable_core::{Bag, Piece, Rng};

sandtable_core::words! {
    /// Many kinds.
    #[allow(missing_docs, reason = "a letter each")]
    pub enum Kind: "kind" {
        A = "A", B = "B", C = "C", D = "D", E = "E", F = "F", G = "G", H = "H", I = "I", J = "J", K = "K", L = "L", M = "M", N = "N", O = "O", P = "P", Q = "Q", R = "R", S = "S", T = "T", U = "U", V = "V", W = "W", X = "X", Y = "Y", Z = "Z", A2 = "A2", B2 = "B2", C2 = "C2", D2 = "D2", E2 = "E2", F2 = "F2",
    }
}

/// All counted, across two words.
type Counted = Bag<Kind, 32, 4, 2>;
/// A few counted, the others in the same word.
type Mixed = Bag<Kind, 5, 5, 1>;
/// A full word of counts, then single ones.
type Apart = Bag<Kind, 12, 5, 2>;

macro_rules! laws {
    ($($test:ident: $bag:ty, $counted:literal),* $(,)?) => {$(
        #[test]
        fn $test() {
            let mut rng = Rng::new(5);
            let (mut bag, mut list): ($bag, Vec<Kind>) = (<$bag>::EMPTY, Vec::new());
            for _ in 0..2_000 {
                let kind = rng.pick(Kind::ALL);
                let most = if kind.index() < $counted { 15 } else { 1 };
                let held = list.iter().filter(|&&other| other == kind).count();
                if rng.below(2) == 0 && held > 0 {
                    bag.take(kind);
                    list.remove(list.iter().position(|&other| other == kind).unwrap());
                } else if held < most {
                    bag.put(kind);
                    list.push(kind);
                    list.sort();
                }
                assert_eq!(bag.each().collect::<Vec<_>>(), list);
                assert_eq!((bag.total() as usize, bag.is_empty()), (list.len(), list.is_empty()));
                assert!(list.is_empty() || bag.has(bag.sample(&mut rng)));
                let mask = <$bag>::mask(&[1, 3, 31]);
                let wanted = |kind: &Kind| [1, 3, 31].contains(&kind.index());
                assert!(bag.only(mask).each().eq(list.iter().copied().filter(wanted)));
                assert!(bag.without(mask).each().eq(list.iter().copied().filter(|kind| !wanted(kind))));
                let text = serde_json::to_string(&bag).unwrap();
                assert_eq!(serde_json::from_str::<$bag>(&text).unwrap(), bag);
            }
        }
    )*};
}
laws! {
    all_counted: Counted, 32,
    some_counted: Mixed, 5,
    counted_in_a_word_of_their_own: Apart, 12,
}

#[test]
fn a_blind_draw_brings_each_as_often_as_it_is_there() {
    let bag: Apart = [Kind::A, Kind::A, Kind::A, Kind::Z].into_iter().collect();
    let mut rng = Rng::new(1);
    let drawn = (0..4_000).filter(|_| bag.sample(&mut rng) == Kind::Z).count();
    assert!((900..1_100).contains(&drawn), "{drawn}");
}

#[test]
fn too_many_are_refused() {
    let wrong = serde_json::from_str::<Mixed>(r#"{"Z": 2}"#).unwrap_err().to_string();
    assert!(wrong.contains("2 of `Z`, but there are at most 1"), "{wrong}");
    assert!(serde_json::from_str::<Mixed>(r#"{"A": 31, "Z": 1}"#).is_ok());
    assert!(serde_json::from_str::<Mixed>(r#"{"A": 32}"#).is_err());
}
