//! The turn in two lines: above the table the round and the step; above the hand what is being played, or what the
//! mover may still do, with the buttons for all that is no card and no base.

use maud::{Markup, html};
use sandtable_core::{Message, Say as _};
use sandtable_rush::ids::{Card, Nation};
use sandtable_rush::{Action, Element, Frame, PurchaseView};

use super::Renderer;
use super::sign::{icon, mark, paragraph};
use sandtable_board::Click;

/// Round and step, and whether this is the last round.
pub(super) fn status(renderer: &Renderer<'_>) -> Markup {
    let view = renderer.view;
    html! {
        div.r-status {
            b.r-round { (round(renderer)) }
            @if let Some(reason) = view.trigger {
                strong.r-alarm data-rule="12.3" { (renderer.context.text(&format!("rush-board-last-{reason}"))) }
            }
            @if view.ending.is_none() {
                span.r-mover { (mark(view.mover)) (whose(renderer)) }
                ol.r-steps { @for number in 1..=3 { (step(renderer, number)) } }
            }
        }
    }
}

fn round(renderer: &Renderer<'_>) -> String {
    let (round, limit) = (renderer.view.round, renderer.view.options.round_limit);
    let id = if limit > 0 { "rush-board-round-of" } else { "rush-board-round" };
    renderer.context.say(&Message::new(id).with("round", round).with("limit", limit))
}

fn whose(renderer: &Renderer<'_>) -> String {
    renderer.context.say(&Message::new("rush-board-turn").with("side", renderer.view.mover.say()))
}

/// A step of the turn (3.1).
fn step(renderer: &Renderer<'_>, number: u8) -> Markup {
    let now = (number == current(renderer)).then_some("step");
    html! {
        li aria-current=[now] data-rule="3.1" {
            b { (["I", "II", "III"][usize::from(number) - 1]) }
            span { (renderer.context.text(&format!("rush-board-step-{number}"))) }
        }
    }
}

/// Step III has begun when nothing of step II is left to do.
fn current(renderer: &Renderer<'_>) -> u8 {
    let frames = &renderer.view.frames;
    let playing =
        frames.iter().any(|frame| matches!(frame, Frame::Play | Frame::Pools | Frame::Award { .. }));
    match () {
        () if frames.contains(&Frame::Turn) => 1,
        () if playing => 2,
        () => 3,
    }
}

/// What the mover may still do once, or has done.
fn deeds(renderer: &Renderer<'_>) -> Markup {
    let deeds = renderer.view.deeds;
    let buying = match (deeds.drafted, deeds.bought) {
        (true, _) => ("draft", "rush-board-buys-on", false),
        (false, true) => ("draft", "rush-board-bought", true),
        (false, false) => ("draft", "rush-board-buys", false),
    };
    let attacking = if deeds.attacked {
        ("assault", "rush-board-attacked", true)
    } else {
        ("assault", "rush-board-attacks", false)
    };
    html! {
        @for (sign, id, spent) in [buying, attacking] {
            span.r-deed.spent[spent] { (icon(sign)) (renderer.context.text(id)) }
        }
        @for (&nation, &kills) in Nation::ALL.iter().zip(&deeds.kills).filter(|(_, kills)| **kills > 0) {
            span.r-deed { (renderer.badge(nation)) (renderer.counted("rush-board-due", kills)) }
        }
    }
}

/// What is being played, and the buttons.
pub(super) fn strip(renderer: &Renderer<'_>) -> Markup {
    html! {
        div.r-strip {
            div.r-now { (now(renderer)) }
            div.r-orders {
                @for (element, click) in &renderer.context.clickables.elements { (order(renderer, element, click)) }
            }
        }
    }
}

/// What the top frame is about.
fn now(renderer: &Renderer<'_>) -> Markup {
    if let Some(reason) = renderer.view.ending {
        return html! { span { (renderer.context.text(&format!("rush-ended-{reason}"))) } };
    }
    let Some(&frame) = renderer.view.frames.last() else { return html! {} };
    match frame {
        Frame::Play => deeds(renderer),
        Frame::Purchase => {
            html! { @if let Some(purchase) = &renderer.view.purchase { (bill(renderer, purchase)) } }
        }
        Frame::Abilities { card, .. } => about(renderer, "rush-board-playing", &[card]),
        Frame::Assault { card } => about(renderer, "rush-board-assault", &[card]),
        Frame::Declare { nation, .. } => attack(renderer, nation, 0),
        Frame::Strike { nation, kills, .. } => attack(renderer, nation, kills),
        Frame::Sabotage { victim } => {
            let said = Message::new("rush-board-sabotage").with("side", victim.say());
            html! { (icon("sabotage")) span { (renderer.context.say(&said)) } }
        }
        Frame::Research { limit } => {
            html! { (icon("research")) span { (renderer.counted("rush-board-research", limit)) } }
        }
        Frame::Repair { left } => {
            html! { (icon("repair")) span { (renderer.counted("rush-board-repair", left)) } }
        }
        Frame::Award { nation, kills } => {
            html! { (renderer.badge(nation)) span { (renderer.counted("rush-board-due", kills)) } }
        }
        _ => html! {},
    }
}

fn about(renderer: &Renderer<'_>, id: &str, cards: &[Card]) -> Markup {
    html! { span { (renderer.context.text(id)) } @for &card in cards { (renderer.chip(card, 1, false)) } }
}

/// A purchase: cost, what is paid, what is missing (5.5).
fn bill(renderer: &Renderer<'_>, purchase: &PurchaseView) -> Markup {
    html! {
        (about(renderer, "rush-board-purchase", &purchase.cards))
        dl.r-bill {
            div { dt { (renderer.context.text("rush-board-bill-cost")) } dd { (purchase.cost) } }
            div { dt { (renderer.context.text("rush-board-bill-paid")) } dd { (purchase.paid) } }
            div.short[purchase.missing > 0] {
                dt { (renderer.context.text("rush-board-bill-missing")) } dd { (purchase.missing) }
            }
        }
    }
}

/// An attack: who still strikes, and what was destroyed.
fn attack(renderer: &Renderer<'_>, nation: Nation, kills: u8) -> Markup {
    let attackers = &renderer.view.attackers;
    html! {
        (icon("assault"))
        span { (renderer.counted("rush-board-strikes", attackers.len() as u8)) }
        @for &card in attackers { (renderer.chip(card, 1, false)) }
        @if kills > 0 { (renderer.badge(nation)) span { (renderer.counted("rush-board-due", kills)) } }
    }
}

/// The paragraph about a button.
fn rule(thing: Element) -> &'static str {
    match thing {
        Element::Ability(ability) => paragraph(ability),
        Element::Attack => "9.2",
        Element::Doubles(_) => "10.3",
        Element::Settle => "5.5",
        Element::Done => "7.1",
        _ => "3.5",
    }
}

/// A button for what is neither a card nor a base.
fn order(renderer: &Renderer<'_>, element: &str, click: &Click) -> Markup {
    let Click::Act(word, _) = click else { return html! {} };
    let (Ok(thing), Ok(action)) = (element.parse(), word.parse::<Action>()) else { return html! {} };
    let (sign, text) = match (thing, action) {
        (Element::Ability(ability), Action::Use(card, _)) => {
            (Some(ability.word()), renderer.power(card.row(), ability))
        }
        (Element::Attack, _) => (Some("assault"), renderer.context.text("rush-board-join")),
        (Element::Doubles(_), _) => (Some("medal"), renderer.context.name(&action)),
        (Element::Settle | Element::Done | Element::End, _) => (None, renderer.context.name(&action)),
        _ => return html! {},
    };
    html! {
        div.r-order data-element=(element) data-rule=(rule(thing)) {
            @if let Some(sign) = sign { (icon(sign)) }
            span aria-hidden="true" { (text) }
            (renderer.click_layer(element, &text))
        }
    }
}
