//! Long names on narrow cards: soft hyphens where a word may be broken. Browsers know few languages and no tanks, so
//! the rule is our own: before the consonant that opens a syllable.

/// Shorter words fit as they are.
const LONG: usize = 8;
/// The letters that stay together at either end.
const END: usize = 3;

/// The name with soft hyphens in its long words.
pub(super) fn hyphenated(name: &str) -> String {
    name.split(' ').map(broken).collect::<Vec<_>>().join(" ")
}

fn broken(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    let is_long = letters.len() > LONG;
    let mut out = String::new();
    for (at, &letter) in letters.iter().enumerate() {
        if is_long && at >= END && at + END <= letters.len() && opens_syllable(&letters, at) {
            out.push('\u{ad}');
        }
        out.push(letter);
    }
    out
}

/// A consonant before a vowel; of `sh` and its like the first letter.
fn opens_syllable(letters: &[char], at: usize) -> bool {
    let letter = |at: usize| letters.get(at).copied().unwrap_or(' ');
    let is_pair = |at: usize| letter(at + 1) == 'h' && "sctp".contains(letter(at));
    let next = if is_pair(at) { at + 2 } else { at + 1 };
    let follows = at > 0 && is_pair(at - 1);
    is_consonant(letter(at)) && is_vowel(letter(next)) && !follows && letter(at - 1).is_alphabetic()
}

fn is_vowel(letter: char) -> bool {
    "aeiouy\u{e2}\u{e4}\u{e9}\u{f6}\u{fc}\u{430}\u{435}\u{451}\u{438}\u{43e}\u{443}\u{44b}\u{44d}\u{44e}\u{44f}"
        .contains(letter)
}

fn is_consonant(letter: char) -> bool {
    letter.is_alphabetic() && !is_vowel(letter)
}

#[cfg(test)]
mod tests {
    use super::hyphenated;

    #[test]
    fn long_words_break_before_syllables() {
        let shown = |name: &str| hyphenated(name).replace('\u{ad}', "-");
        assert_eq!(shown("T1 Cunningham"), "T1 Cun-ning-ham");
        assert_eq!(shown("Voroshilovets"), "Voro-shi-lo-vets");
        assert_eq!(shown("Jagdpanther"), "Jagd-pan-ther");
        assert_eq!(
            shown("\u{412}\u{43e}\u{440}\u{43e}\u{448}\u{438}\u{43b}\u{43e}\u{432}\u{435}\u{446}"),
            "\u{412}\u{43e}\u{440}\u{43e}-\u{448}\u{438}-\u{43b}\u{43e}-\u{432}\u{435}\u{446}"
        );
    }

    #[test]
    fn short_words_stay_whole() {
        for name in ["M3 Stuart", "AMX 50 Foch", "Pz.Kpfw. II", ""] {
            assert_eq!(hyphenated(name), name);
        }
    }
}
