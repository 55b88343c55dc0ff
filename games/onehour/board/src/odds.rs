//! What attacks would come to, with and without reserves, and the odds.

use maud::{Markup, html};
use sandtable_core::{Message, Say};
use sandtable_onehour::{Odds, Prospect};

use super::Drawing;
use super::space::with_reserves;

/// All throws of two dice.
const THROWS: u32 = 36;

impl Drawing<'_> {
    /// How a battle would go, as a sentence.
    pub(super) fn odds_line(&self, odds: Odds) -> String {
        let [win, tie, loss] = [odds.win, odds.tie, odds.loss].map(|throws| percent(throws.into()));
        let certain = [win, tie, loss].iter().position(|share| *share == 100);
        match certain {
            Some(at) => self.text(["certain-win", "certain-tie", "certain-loss"][at]),
            None => self.context.say(
                &Message::new("onehour-board-odds").with("win", win).with("tie", tie).with("loss", loss),
            ),
        }
    }

    /// What an attack would come to, as a sentence.
    pub(super) fn prospect_line(&self, prospect: &Prospect) -> String {
        if prospect.defence == 0 {
            return self.text("undefended");
        }
        let totals = Message::new("onehour-board-prospect")
            .with("attack", prospect.attack)
            .with("attack_all", prospect.attack + prospect.attack_reserves)
            .with("defence", prospect.defence)
            .with("defence_all", prospect.defence + prospect.defence_reserves);
        format!("{} {}", self.context.say(&totals), self.odds_line(prospect.odds))
    }

    /// All attacks that are possible now, as a table.
    pub(super) fn prospects(&self) -> Markup {
        html! {
            @if !self.view.prospects.is_empty() {
                details.o-fold id="o-prospects" {
                    summary { (self.text("prospects")) }
                    table {
                        thead {
                            tr { @for id in ["target", "attack", "defence", "outcome"] { th scope="col" { (self.text(id)) } } }
                        }
                        tbody { @for prospect in &self.view.prospects { (self.prospect_row(prospect)) } }
                    }
                    p.o-help { (self.text("prospects-help")) }
                }
            }
        }
    }

    fn prospect_row(&self, prospect: &Prospect) -> Markup {
        let open = prospect.defence == 0;
        html! {
            tr {
                th scope="row" { (self.context.say(&prospect.target.say())) }
                td { (with_reserves(prospect.attack, prospect.attack_reserves)) }
                td { @if !open { (with_reserves(prospect.defence, prospect.defence_reserves)) @if prospect.wall { " " (self.text("wall")) } } }
                td { @if open { (self.text("undefended")) } @else { (self.odds_line(prospect.odds)) } }
            }
        }
    }
}

/// The chance that the attacker wins: a sign without dice, a share with them.
pub(super) fn chance(odds: Odds) -> String {
    match (odds.win.into(), odds.tie.into(), odds.loss.into()) {
        (THROWS, _, _) => "\u{25b2}".to_owned(),
        (_, THROWS, _) => "=".to_owned(),
        (_, _, THROWS) => "\u{25bc}".to_owned(),
        (win, _, _) => format!("{} %", percent(win)),
    }
}

/// So many of all throws, in per cent.
fn percent(throws: u32) -> u32 {
    (throws * 100 + THROWS / 2) / THROWS
}
