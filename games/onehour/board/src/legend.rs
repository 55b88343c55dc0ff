//! What the signs mean, each with its paragraph.

use maud::{Markup, html};
use sandtable_board::Fragment;
use sandtable_onehour::ids::{Nation, Unit};

use super::{Drawing, PARTS, Part, icon, printed};

/// A sign, the message that explains it, and its paragraph.
const SIGNS: [(&str, &str, &str); 6] = [
    ("star", "capital", "1.4"),
    ("prize-axis", "prize-axis", "12.1"),
    ("prize-allies", "prize-allies", "12.1"),
    ("axis", "held-axis", "4.1"),
    ("allies", "held-allies", "4.1"),
    ("nobody", "held-nobody", "4.2"),
];

/// A line, the message that explains it, and its paragraph.
const LINE_KINDS: [(&str, &str); 4] = [("land", "1.7"), ("sea", "1.7"), ("strait", "5.4"), ("only", "5.4")];

/// A piece of each sort.
const PIECES: [(Unit, &str, &str); 3] = [
    (Unit::BritishArmy2, "army", "1.5"),
    (Unit::BritishFleet1, "fleet", "1.5"),
    (Unit::ItalianArmy, "minor", "1.6"),
];

impl Drawing<'_> {
    pub(super) fn legend(&self) -> Fragment {
        PARTS.get(Part::Legend(self.context.locale.lang()), || self.drawn_legend())
    }

    fn drawn_legend(&self) -> Markup {
        html! {
            details.o-fold id="o-legend" {
                summary { (self.text("legend")) }
                ul.o-signs {
                    @for nation in Nation::ALL {
                        li { i class={ "o-chip o-solid o-of-" (nation) } { (self.letter(*nation)) } (self.context.name(nation)) }
                    }
                    @for (unit, word, rule) in PIECES { li { (self.pile(&format!("legend-{word}"), unit, 1)) (self.linked(word, rule)) } }
                    @for (sign, word, rule) in SIGNS { li { (icon(sign)) (self.linked(word, rule)) } }
                    @for (kind, rule) in LINE_KINDS {
                        li { (printed::sample(kind)) (self.linked(&format!("line-{kind}"), rule)) }
                    }
                    @for (pattern, rule) in [("axis", "4.1"), ("allies", "4.1"), ("supply", "5.1")] {
                        li { i class={ "o-swatch o-swatch-" (pattern) } {} (self.linked(&format!("swatch-{pattern}"), rule)) }
                    }
                }
            }
        }
    }

    fn linked(&self, word: &str, paragraph: &str) -> Markup {
        html! { a href=(self.context.rules_link(paragraph)) { (self.text(&format!("sign-{word}"))) } }
    }
}
