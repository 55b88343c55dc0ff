//! Above the map: the years, Political Will, the turn order; below them the actions. And the battle under way, which lies on the map.

use maud::{Markup, html};
use sandtable_core::{Message, Say};
use sandtable_onehour::ids::{Deed, Nation, Side};
use sandtable_onehour::tables::{FIRST_YEAR, MOST_WILL, YEARS};
use sandtable_onehour::{BattleView, Element};

use super::odds::chance;
use super::space::with_reserves;
use super::{Drawing, side_mark};

impl Drawing<'_> {
    /// The tracks of the whole game.
    pub(super) fn head(&self) -> Markup {
        html! { div.o-head { (self.years()) (self.will()) (self.order()) } }
    }

    /// The years; those that are over with the victory spaces of both sides.
    fn years(&self) -> Markup {
        html! {
            ol.o-years data-rule="3.1" aria-label=(self.text("years")) {
                @for year in FIRST_YEAR..FIRST_YEAR + YEARS as u16 {
                    li aria-current=[(year == self.view.year).then_some("true")] { b { (year) } (self.scored(year)) }
                }
            }
        }
    }

    fn scored(&self, year: u16) -> Markup {
        let scored = self.view.scored.iter().find(|(past, _)| *past == year);
        let (id, [axis, allies]) = match scored {
            Some((_, spaces)) => ("scored", *spaces),
            None if year == self.view.year => ("scoring", self.view.victory.map(|set| set.len() as u8)),
            None => return html! {},
        };
        let name = Message::new(format!("onehour-board-{id}")).with("axis", axis).with("allies", allies);
        html! {
            small title=(self.context.say(&name)) {
                span aria-hidden="true" { (axis) ":" (allies) }
                span.sr { (self.context.say(&name)) }
            }
        }
    }

    /// Political Will from 0 to 12, a row for each side.
    fn will(&self) -> Markup {
        let [axis, allies] = self.view.will;
        let name = Message::new("onehour-board-will").with("axis", axis).with("allies", allies);
        let name = self.context.say(&name);
        html! {
            div.o-will data-rule="1.9" title=(name) {
                span.sr { (name) }
                span.o-label aria-hidden="true" { (self.text("will-short")) }
                div.o-scale aria-hidden="true" {
                    @for value in 0..=MOST_WILL { i { (value) } }
                    @for side in Side::ALL {
                        span class={ "o-mark o-" (side) } id={ "w-" (side) } data-piece=(side) style={ "--at:" (self.view.will[*side as usize]) } {
                            (side_mark(Some(*side)))
                        }
                    }
                }
            }
        }
    }

    /// The turn order: who is to move, who has passed.
    fn order(&self) -> Markup {
        html! {
            ol.o-order data-rule="2.4" aria-label=(self.text("order")) {
                @for nation in &self.view.order { (self.in_order(*nation)) }
            }
        }
    }

    fn in_order(&self, nation: Nation) -> Markup {
        let (class, note) = if nation == self.view.mover {
            (" o-moves", Some("moves"))
        } else if self.view.passed.contains(&nation) {
            (" o-passed", Some("passed"))
        } else {
            ("", None)
        };
        let name = self.context.name(&nation);
        let note = note.map(|note| self.text(note));
        let title = note.map_or_else(|| name.clone(), |note| format!("{name}: {note}"));
        html! {
            li class={ "o-chip o-of-" (nation) (class) } title=(title) {
                span aria-hidden="true" { (self.letter(nation)) }
                span.sr { (title) }
            }
        }
    }

    /// The actions of the sheet whose turn it is, the response that is offered, and the buttons.
    pub(super) fn actions(&self) -> Markup {
        let view = self.view;
        html! {
            div.o-actions role="group" aria-label=(self.text("actions")) {
                b class={ "o-chip o-of-" (view.mover) } title=(self.context.name(&view.mover)) { (self.letter(view.mover)) }
                @for deed in Deed::ALL { (self.button(Element::Deed(*deed), &self.context.name(deed), deed_rule(*deed))) }
                (self.button(Element::Pass, &self.context.text("onehour-pass"), "3.4"))
                (self.button(Element::Done, &self.context.text("onehour-done"), "3.7"))
                @if let Some(response) = view.offer {
                    (self.button(Element::Response(response), &self.context.name(&response), "11.3"))
                    (self.button(Element::Decline, &self.context.text("onehour-decline"), "11.3"))
                }
                a.o-jump href={ "#o-sheet-" (view.asked.unwrap_or(view.mover)) } { (self.text("to-sheet")) }
            }
        }
    }

    fn button(&self, element: Element, name: &str, rule: &str) -> Markup {
        let word = element.to_string();
        html! {
            div.o-button data-element=(word) data-rule=(rule) {
                span aria-hidden="true" { (name) }
                (self.context.click_layer(&word, name))
            }
        }
    }

    /// The battle under way: both totals, what reserves could add, and how it would go now.
    pub(super) fn battle(&self, battle: &BattleView) -> Markup {
        let name = self.battle_line(battle);
        html! {
            div.o-battle id="o-battle" data-rule="8.1" title=(name) role="status" {
                b { (self.context.name(&battle.target)) }
                @if battle.defence == 0 { span aria-hidden="true" { (self.text("undefended")) } } @else {
                    span.o-totals aria-hidden="true" {
                        (with_reserves(battle.attack, battle.attack_reserves)) " : "
                        (with_reserves(battle.defence, battle.defence_reserves))
                    }
                    span aria-hidden="true" { (chance(battle.odds)) }
                }
                span.sr { (name) }
            }
        }
    }

    fn battle_line(&self, battle: &BattleView) -> String {
        if battle.defence == 0 {
            return self.text("undefended");
        }
        let line = Message::new("onehour-sketch-battle")
            .with("space", battle.target.say())
            .with("attack", battle.attack)
            .with("defence", battle.defence)
            .with("attack_reserves", battle.attack_reserves)
            .with("defence_reserves", battle.defence_reserves);
        format!("{}. {}", self.context.say(&line), self.odds_line(battle.odds))
    }
}

fn deed_rule(deed: Deed) -> &'static str {
    match deed {
        Deed::Build => "6.1",
        Deed::Attack => "7.1",
        Deed::Redeploy => "9.1",
        Deed::Industry => "10.1",
    }
}
