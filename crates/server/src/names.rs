//! What a guest may be called. A name must be what it seems: nothing invisible in it, nothing that turns the line around, no
//! letters of another script that look like those beside them; and at one table no two names that look the same
//! (Unicode Technical Standard 39).

use unicode_security::general_security_profile::IdentifierType;
use unicode_security::{GeneralSecurityProfile, MixedScript, skeleton};

/// What is wrong with a name: the id of a message.
pub(crate) fn check(name: &str) -> Result<(), &'static str> {
    if name.chars().any(is_hidden) {
        return Err("web-error-name-hidden");
    }
    let mut words = name.split(|c: char| c.is_whitespace() || c.is_ascii_punctuation());
    if words.all(MixedScript::is_single_script) { Ok(()) } else { Err("web-error-name-mixed") }
}

/// Is it invisible, does it change the direction of the line, or is it no character at all?
fn is_hidden(c: char) -> bool {
    // An empty cell of Braille is a character like others to Unicode, but nobody sees it.
    let is_blank = c == '\u{2800}';
    // Joiners have their place within words of some scripts, but not in a name that anybody can type.
    let joins = matches!(c, '\u{200c}' | '\u{200d}');
    let kind = c.identifier_type();
    is_blank
        || joins
        || matches!(kind, None | Some(IdentifierType::Default_Ignorable | IdentifierType::Not_Character))
}

/// Could one name be taken for the other? Small letters count as large ones, before or after the comparison of shapes.
pub(crate) fn are_alike(one: &str, other: &str) -> bool {
    let same_shape = |one: &str, other: &str| skeleton(one).eq(skeleton(other));
    same_shape(one, other) || same_shape(&one.to_lowercase(), &other.to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinary_names_are_fine() {
        let names = [
            "Ada",
            "Ada <b>L</b>",
            "Guest 123",
            "Гость 123",
            "Вася_99",
            "José O'Neill",
            "山田太郎",
            "アダ",
            "김철수",
            "Анна-Мария",
            "Вася aka Vasya",
            "\u{1f600}",
            "Łukasz",
            "אדה",
        ];
        for name in names {
            assert_eq!(check(name), Ok(()), "{name}");
        }
    }

    #[test]
    fn what_is_not_seen_is_refused() {
        let hidden = [
            "\u{200b}",
            "\u{200d}",
            "\u{200e}",
            "\u{202e}",
            "\u{2066}",
            "\u{2060}",
            "\u{feff}",
            "\u{ad}",
            "\u{34f}",
            "\u{3164}",
            "\u{115f}",
            "\u{2800}",
            "\u{fe0f}",
            "\u{e0041}",
            "\u{61c}",
            "\u{180e}",
            "\u{e000}",
        ];
        for hidden in hidden {
            assert_eq!(
                check(&format!("A{hidden}da")),
                Err("web-error-name-hidden"),
                "{:x}",
                hidden.chars().next().unwrap() as u32
            );
        }
    }

    #[test]
    fn a_word_has_one_script() {
        assert_eq!(check("Аdа"), Err("web-error-name-mixed"), "Cyrillic, Latin, Cyrillic");
        assert_eq!(check("Vаsya"), Err("web-error-name-mixed"));
        assert_eq!(check("Αda"), Err("web-error-name-mixed"), "a Greek letter first");
        assert_eq!(check("Ada Ада"), Ok(()));
    }

    #[test]
    fn names_that_look_the_same_are_alike() {
        for (one, other) in [
            ("Ада", "ада"),
            ("Caca", "Саса"),
            ("Bill", "BiII"),
            ("Ada", "Ada"),
            ("O0", "OO"),
            ("José", "Jose\u{301}"),
        ] {
            assert!(are_alike(one, other), "{one} {other}");
        }
        assert!(!are_alike("Ada", "Bob") && !are_alike("Guest 123", "Guest 124"));
    }
}
