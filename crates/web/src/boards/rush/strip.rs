//! The turn in two lines: above the table the round and the step; above the hand what is being played, or what the
//! mover may still do, with the buttons for all that is no card and no base.

use maud::{Markup, html};
use rush::ids::{Card, Nation};
use rush::{Action, Element, Frame, PurchaseView};
use table::{Message, Say as _};

use super::Drawing;
use super::sign::{icon, mark};
use crate::model::Click;

/// Round and step, and whether this is the last round.
pub(super) fn status(drawing: &Drawing<'_>) -> Markup {
    let view = drawing.view;
    html! {
        div.r-status {
            b.r-round { (round(drawing)) }
            @if let Some(reason) = view.trigger {
                strong.r-alarm data-rule="12.3" { (drawing.easel.text(&format!("rush-board-last-{reason}"))) }
            }
            @if view.ending.is_none() {
                span.r-mover { (mark(view.mover)) (whose(drawing)) }
                ol.r-steps { @for number in 1..=3 { (step(drawing, number)) } }
            }
        }
    }
}

fn round(drawing: &Drawing<'_>) -> String {
    let (round, limit) = (drawing.view.round, drawing.view.options.round_limit);
    let id = if limit > 0 { "rush-board-round-of" } else { "rush-board-round" };
    drawing.easel.visitor.say(&Message::new(id).with("round", round).with("limit", limit))
}

fn whose(drawing: &Drawing<'_>) -> String {
    drawing.easel.visitor.say(&Message::new("rush-board-turn").with("side", drawing.view.mover.say()))
}

/// A step of the turn (3.1).
fn step(drawing: &Drawing<'_>, number: u8) -> Markup {
    let now = (number == current(drawing)).then_some("step");
    html! {
        li aria-current=[now] data-rule="3.1" {
            b { (["I", "II", "III"][usize::from(number) - 1]) }
            span { (drawing.easel.text(&format!("rush-board-step-{number}"))) }
        }
    }
}

/// Step III has begun when nothing of step II is left to do.
fn current(drawing: &Drawing<'_>) -> u8 {
    let frames = &drawing.view.frames;
    let playing =
        frames.iter().any(|frame| matches!(frame, Frame::Play | Frame::Pools | Frame::Award { .. }));
    match () {
        () if frames.contains(&Frame::Turn) => 1,
        () if playing => 2,
        () => 3,
    }
}

/// What the mover may still do once, or has done.
fn deeds(drawing: &Drawing<'_>) -> Markup {
    let deeds = drawing.view.deeds;
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
            span.r-deed.spent[spent] { (icon(sign)) (drawing.easel.text(id)) }
        }
        @for (&nation, &kills) in Nation::ALL.iter().zip(&deeds.kills).filter(|(_, kills)| **kills > 0) {
            span.r-deed { (drawing.badge(nation)) (drawing.counted("rush-board-due", kills)) }
        }
    }
}

/// What is being played, and the buttons.
pub(super) fn strip(drawing: &Drawing<'_>) -> Markup {
    html! {
        div.r-strip {
            div.r-now { (now(drawing)) }
            div.r-orders {
                @for (element, click) in &drawing.easel.hot.elements { (order(drawing, element, click)) }
            }
        }
    }
}

/// What the top frame is about.
fn now(drawing: &Drawing<'_>) -> Markup {
    if let Some(reason) = drawing.view.ending {
        return html! { span { (drawing.easel.text(&format!("rush-ended-{reason}"))) } };
    }
    let Some(&frame) = drawing.view.frames.last() else { return html! {} };
    match frame {
        Frame::Play => deeds(drawing),
        Frame::Purchase => {
            html! { @if let Some(purchase) = &drawing.view.purchase { (bill(drawing, purchase)) } }
        }
        Frame::Abilities { card, .. } => about(drawing, "rush-board-playing", &[card]),
        Frame::Assault { card } => about(drawing, "rush-board-assault", &[card]),
        Frame::Declare { nation, .. } => attack(drawing, nation, 0),
        Frame::Strike { nation, kills, .. } => attack(drawing, nation, kills),
        Frame::Sabotage { victim } => {
            let said = Message::new("rush-board-sabotage").with("side", victim.say());
            html! { (icon("sabotage")) span { (drawing.easel.visitor.say(&said)) } }
        }
        Frame::Research { limit } => {
            html! { (icon("research")) span { (drawing.counted("rush-board-research", limit)) } }
        }
        Frame::Repair { left } => {
            html! { (icon("repair")) span { (drawing.counted("rush-board-repair", left)) } }
        }
        Frame::Award { nation, kills } => {
            html! { (drawing.badge(nation)) span { (drawing.counted("rush-board-due", kills)) } }
        }
        _ => html! {},
    }
}

fn about(drawing: &Drawing<'_>, id: &str, cards: &[Card]) -> Markup {
    html! { span { (drawing.easel.text(id)) } @for &card in cards { (drawing.chip(card, 1, false)) } }
}

/// A purchase: cost, what is paid, what is missing (5.5).
fn bill(drawing: &Drawing<'_>, purchase: &PurchaseView) -> Markup {
    html! {
        (about(drawing, "rush-board-purchase", &purchase.cards))
        dl.r-bill {
            div { dt { (drawing.easel.text("rush-board-bill-cost")) } dd { (purchase.cost) } }
            div { dt { (drawing.easel.text("rush-board-bill-paid")) } dd { (purchase.paid) } }
            div.short[purchase.missing > 0] {
                dt { (drawing.easel.text("rush-board-bill-missing")) } dd { (purchase.missing) }
            }
        }
    }
}

/// An attack: who still strikes, and what was destroyed.
fn attack(drawing: &Drawing<'_>, nation: Nation, kills: u8) -> Markup {
    let attackers = &drawing.view.attackers;
    html! {
        (icon("assault"))
        span { (drawing.counted("rush-board-strikes", attackers.len() as u8)) }
        @for &card in attackers { (drawing.chip(card, 1, false)) }
        @if kills > 0 { (drawing.badge(nation)) span { (drawing.counted("rush-board-due", kills)) } }
    }
}

/// A button for what is neither a card nor a base.
fn order(drawing: &Drawing<'_>, element: &str, click: &Click) -> Markup {
    let Click::Act(word, _) = click else { return html! {} };
    let (Ok(thing), Ok(action)) = (element.parse(), word.parse::<Action>()) else { return html! {} };
    let (sign, text) = match (thing, action) {
        (Element::Ability(ability), Action::Use(card, _)) => {
            (Some(ability.word()), drawing.power(card.row(), ability))
        }
        (Element::Attack, _) => (Some("assault"), drawing.easel.text("rush-board-join")),
        (Element::Doubles(_), _) => (Some("medal"), drawing.easel.say(&action)),
        (Element::Settle | Element::Done | Element::End, _) => (None, drawing.easel.say(&action)),
        _ => return html! {},
    };
    html! {
        div.r-order data-element=(element) {
            @if let Some(sign) = sign { (icon(sign)) }
            span aria-hidden="true" { (text) }
            (drawing.cover(element, &text))
        }
    }
}
