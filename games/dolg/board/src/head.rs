//! Above the field: the turn, what decides the battle, and how much of it each army has lost.

use maud::{Markup, html};
use sandtable_core::{Message, Say};
use sandtable_dolg::ids::{General, Victory};
use sandtable_dolg::{ArmyView, ScenarioChoice};

use super::Drawing;
use super::unit::side_mark;

impl Drawing<'_> {
    pub(super) fn head(&self) -> Markup {
        html! {
            div.d-head {
                (self.turn())
                @for army in &self.view.armies { (self.army(army)) }
            }
        }
    }

    fn turn(&self) -> Markup {
        let turn =
            Message::new("dolg-board-turn").with("turn", self.view.turn).with("last", self.last_turn());
        let deck = Message::new("dolg-board-deck")
            .with("deck", self.view.deck)
            .with("discard", self.view.discard.total());
        html! {
            div.d-turn data-rule="6.1" {
                @if self.view.turn > 0 { b { (self.say(&turn)) } }
                span { (self.aim()) }
                (self.scenario())
                span.d-deck title=(self.say(&deck)) { (self.say(&deck)) }
            }
        }
    }

    /// The last game turn there can be; some scenarios end earlier (25.4).
    fn last_turn(&self) -> u8 {
        let scenario = self.view.options.battle().map_or(0, |battle| battle.turns);
        if scenario > 0 { scenario.min(self.view.last_turn) } else { self.view.last_turn }
    }

    /// What decides the battle.
    fn aim(&self) -> String {
        match self.view.victory {
            Some(victory) => self.say(&Message::new("dolg-board-aim").with("victory", victory.say())),
            None => self.text("aim-rolled"),
        }
    }

    /// Which battle of history it is.
    fn scenario(&self) -> Markup {
        let rule = match self.view.options.scenario {
            ScenarioChoice::None => return html! {},
            ScenarioChoice::Graupius => "25.3",
            ScenarioChoice::Eagle => "25.4",
            ScenarioChoice::Tapae => "25.5",
            ScenarioChoice::Own => "25.6",
        };
        let name = self.context.text(&format!("dolg-option-scenario-{}", self.view.options.scenario));
        html! { a.d-scenario href=(self.context.rules_link(rule)) target="_blank" { (name) } }
    }

    fn army(&self, army: &ArmyView) -> Markup {
        let moves = self.view.turn > 0 && self.view.mover == army.side && self.view.ending.is_none();
        html! {
            div class={ "d-army seat-" (army.side.index()) } data-rule="19.1" {
                (side_mark(army.side))
                b { (self.context.name(&army.side)) }
                @if moves { span.badge.turn { (self.text("moves")) } }
                @if let Some(faction) = army.faction { span { (self.context.name(&faction)) } }
                @if let Some(general) = army.general.filter(|&general| general != General::Unknown) { span.d-dead[army.killed] { (self.context.name(&general)) } }
                (self.losses(army))
                @if self.view.turn > 0 { span.d-count { (self.say(&Message::new("dolg-board-cards").with("cards", army.hand_size))) } }
            }
        }
    }

    /// The points lost, and how many decide the battle.
    fn losses(&self, army: &ArmyView) -> Markup {
        let (Some(points), Some(lost)) = (army.points, army.lost) else { return html! {} };
        let most = match self.view.victory {
            Some(Victory::Losses) => points.div_ceil(2),
            _ => points,
        };
        let line =
            Message::new("dolg-board-lost").with("lost", lost).with("most", most).with("points", points);
        html! {
            span.d-losses title=(self.say(&line)) {
                meter min="0" max=(most.max(1)) value=(lost.min(most)) aria-label=(self.say(&line)) {}
                span aria-hidden="true" { (lost) "/" (most) }
            }
        }
    }
}
