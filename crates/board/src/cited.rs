//! Sentences that cite the rules: the numbers of paragraphs they have in brackets are links.

use maud::{Markup, html};

/// Where a paragraph of a game's rules is found.
pub(crate) fn rules_link(game: &str, paragraph: &str) -> String {
    format!("/rules/{game}#r{}", paragraph.replace('.', "-"))
}

/// The text; the paragraphs in brackets that hold nothing else, `(22.4, 24.4)`, are links.
pub fn cited(game: &str, text: &str) -> Markup {
    let mut parts = text.split('(');
    html! {
        (parts.next().unwrap_or_default())
        @for part in parts {
            "("
            @match part.split_once(')').filter(|(inside, _)| inside.split(", ").all(is_paragraph)) {
                Some((inside, rest)) => { (links(game, inside)) ")" (rest) }
                None => { (part) }
            }
        }
    }
}

fn links(game: &str, numbers: &str) -> Markup {
    html! {
        @for (nth, number) in numbers.split(", ").enumerate() {
            @if nth > 0 { ", " }
            a href=(rules_link(game, number)) target="_blank" { (number) }
        }
    }
}

/// Is it a number such as 22.4?
fn is_paragraph(text: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    text.split_once('.').is_some_and(|(section, paragraph)| is_number(section) && is_number(paragraph))
}

#[cfg(test)]
mod tests {
    use super::cited;

    #[test]
    fn paragraphs_in_brackets_are_links_and_nothing_else_is() {
        let link = |number: &str| {
            format!("<a href=\"/rules/ur#r{}\" target=\"_blank\">{number}</a>", number.replace('.', "-"))
        };
        let said =
            cited("ur", "A <b> (North) goes 25 mm (0.5 UD): a line (23.9). Up (22.4, 24.4)!").into_string();
        let [one, two, three] = ["23.9", "22.4", "24.4"].map(link);
        assert_eq!(
            said,
            format!("A &lt;b&gt; (North) goes 25 mm (0.5 UD): a line ({one}). Up ({two}, {three})!")
        );
        assert_eq!(cited("ur", "(1.").into_string(), "(1.");
    }
}
