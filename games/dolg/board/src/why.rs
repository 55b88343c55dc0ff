//! Why the AI did what it did: its latest turn in words with the paragraphs, unit by unit. A card of the AI that cannot be clicked
//! otherwise answers, and so does a list of names for keys and small screens. What they open is a popover, which needs no script.

use maud::{Markup, html};
use sandtable_board::EventLog;
use sandtable_core::{Message, Say};
use sandtable_dolg::ids::UnitId;
use sandtable_dolg::{Dolg, Event, Item, Row, Terms, UnitView};

use super::Drawing;

/// What has happened since the AI last found out its behaviour, the first first.
pub(crate) fn latest_turn(events: &EventLog<'_, Dolg>) -> Vec<Event> {
    let mut found = Vec::new();
    for event in events.latest() {
        let begins = matches!(event, Event::Behaviour { .. });
        found.push(event);
        if begins {
            found.reverse();
            return found;
        }
    }
    Vec::new()
}

/// Whose deed an event is, if it is one that the AI has a reason for.
fn doer(event: &Event) -> Option<UnitId> {
    match event {
        Event::Chosen { unit, .. }
        | Event::Follows { unit, .. }
        | Event::Aims { unit, .. }
        | Event::Charged { unit, .. }
        | Event::Contacted { unit, .. }
        | Event::Formed { unit, .. }
        | Event::Winged { unit, .. }
        | Event::Withdrew { unit, .. }
        | Event::Retreated { unit } => Some(*unit),
        _ => None,
    }
}

/// The deeds of a unit; luck that decided between equal things goes before what it decided.
fn deeds(story: &[Event], unit: UnitId) -> Vec<&Event> {
    let mut found = Vec::new();
    for (nth, event) in story.iter().enumerate().filter(|(_, event)| doer(event) == Some(unit)) {
        let before = nth.checked_sub(1).map(|nth| &story[nth]);
        found.extend(before.filter(|before| matches!(before, Event::Decided { .. })));
        found.push(event);
    }
    found
}

impl Drawing<'_> {
    /// Can one ask why of it?
    pub(super) fn answers(&self, unit: &UnitView) -> bool {
        !self.story.is_empty() && self.view.options.is_automated(unit.unit.side())
    }

    /// The button over a card that asks.
    pub(super) fn ask_layer(&self, unit: UnitId, name: &str) -> Markup {
        let label = format!("{} {name}", self.text("why"));
        html! { button.cover.d-ask type="button" tabindex="-1" popovertarget=(answer_id(unit)) aria-label=(label) {} }
    }

    /// How the AI behaves in this turn, and a button for each of its units.
    pub(super) fn whys(&self) -> Markup {
        let units: Vec<_> = self.view.units.iter().filter(|unit| self.answers(unit)).collect();
        html! {
            @if !units.is_empty() {
                section.d-ai id="d-ai" data-rule="22.1" {
                    h3 { (self.text("ai")) }
                    (self.behaviour())
                    details.d-fold id="d-asks" {
                        summary { (self.text("ask")) }
                        ul { @for unit in &units {
                            li { button.btn.small type="button" popovertarget=(answer_id(unit.unit)) { (self.name(unit.unit)) } }
                        } }
                    }
                    @for unit in units { (self.answer(unit)) }
                }
            }
        }
    }

    /// The value of the turn, with its terms and what its row means.
    fn behaviour(&self) -> Markup {
        let Some(Event::Behaviour { value, terms, .. }) = self.story.first() else { return html! {} };
        let row = Row::of(*value);
        html! {
            p { b.d-row { (self.context.name(&row)) } " (" a href=(self.context.rules_link("22.3")) { "22.3" } "): " (self.help("row", row.word())) }
            p.small.quiet { (self.sum(*value, *terms)) }
        }
    }

    /// `leadership 4 + points 1 = 5`; what is nothing is left out.
    fn sum(&self, value: i8, terms: Terms) -> Markup {
        let Terms { leadership, points, shaken, lost, generals, scenario } = terms;
        let added = [
            ("points", points),
            ("shaken", shaken),
            ("lost", lost),
            ("generals", generals),
            ("scenario", scenario),
        ];
        html! {
            (self.text("term-leadership")) " " (leadership)
            @for (word, term) in added.into_iter().filter(|(_, term)| *term != 0) {
                (if term < 0 { " \u{2212} " } else { " + " }) (term.unsigned_abs()) " " (self.text(&format!("term-{word}")))
            }
            @if value != leadership { " = " (value) }
            " (" a href=(self.context.rules_link("22.2")) { "22.2" } ")"
        }
    }

    /// What a unit did last and why.
    fn answer(&self, unit: &UnitView) -> Markup {
        let deeds = deeds(&self.story, unit.unit);
        let title = Message::new("dolg-board-why-unit").with("unit", self.view.name(unit.unit));
        html! {
            div.d-answer popover id=(answer_id(unit.unit)) role="dialog" aria-label=(self.say(&title)) {
                h3 { (self.say(&title)) }
                @if deeds.is_empty() { (self.idle(unit.reason)) }
                ul { @for deed in deeds { li { (self.deed(deed)) } } }
                (self.behaviour())
                button.btn.small type="button" popovertarget=(answer_id(unit.unit)) popovertargetaction="hide" { (self.text("close")) }
            }
        }
    }

    /// A deed, and what the rule it follows means.
    fn deed(&self, deed: &Event) -> Markup {
        let meaning = match deed {
            Event::Follows { item, .. } => self.help("item", item.word()),
            Event::Aims { class, .. } => self.help("class", &class.to_string()),
            _ => String::new(),
        };
        html! { (self.context.cited(&self.tell(deed))) " " (meaning) }
    }

    /// Nothing was done with it in this turn; what was last.
    fn idle(&self, reason: Option<Item>) -> Markup {
        let last = |item: Item| {
            Message::new("dolg-board-last-item").with("item", item.say()).with("rule", item.paragraph())
        };
        html! {
            p { (self.context.cited(&self.text("not-chosen"))) }
            @if let Some(item) = reason { p { (self.context.cited(&self.say(&last(item)))) " " (self.help("item", item.word())) } }
        }
    }
}

fn answer_id(unit: UnitId) -> String {
    format!("why-{unit}")
}
