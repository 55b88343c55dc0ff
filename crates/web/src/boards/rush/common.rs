//! What belongs to everybody: the reserve with the deck and the discard at its ends, the medal decks, the achievements.

use maud::{Markup, html};
use rush::ids::{Achievement, Card};
use rush::tables::{ACHIEVEMENTS, Counts, DOUBLES, SINGLES};
use rush::{AchievementView, MedalsView};
use table::{Message, Say as _};

use super::Drawing;
use super::card::node;
use super::sign::{icon, mark};

pub(super) fn middle(drawing: &Drawing<'_>) -> Markup {
    html! {
        div.r-middle {
            section.r-reserve aria-label=(drawing.easel.text("rush-board-reserve")) {
                (discard(drawing))
                div.r-row { @for &card in &drawing.view.reserve { (offered(drawing, card)) } }
                (deck(drawing))
            }
            section.r-goals {
                (medals(drawing))
                (achievements(drawing))
            }
        }
    }
}

/// A card of the reserve.
fn offered(drawing: &Drawing<'_>, card: Card) -> Markup {
    let element = format!("reserve-{card}");
    let chosen = drawing.view.purchase.as_ref().is_some_and(|purchase| purchase.cards.contains(&card));
    let name = drawing.card_name(card);
    html! {
        div.r-place.chosen[chosen] data-element=(element) title=(name) {
            (drawing.face(card, &node(card, "", 0)))
            @if chosen { span.r-tag { (drawing.easel.text("rush-board-chosen")) } }
            (drawing.cover(&element, &name))
            (drawing.card_rule(card))
        }
    }
}

/// The farthest card of the reserve goes here (3.12).
fn discard(drawing: &Drawing<'_>) -> Markup {
    let view = drawing.view;
    html! {
        div.r-end {
            div.r-pile data-rule="3.12" {
                h3 { (drawing.easel.text("rush-board-discard")) }
                b.r-count { (view.discard.total()) }
                @if let Some(card) = view.discard_top {
                    @let name = drawing.card_name(card);
                    div.r-top title=(name) { (drawing.guard(card, false)) span.sr { (name) } }
                }
            }
            div.r-pile data-rule="1.11" {
                h3 { (icon("grave")) (drawing.easel.text("rush-board-graveyard")) }
                b.r-count { (view.graveyard.total()) }
            }
        }
    }
}

fn deck(drawing: &Drawing<'_>) -> Markup {
    html! {
        div.r-end {
            div.r-pile data-rule="5.7" {
                h3 { (drawing.easel.text("rush-board-deck")) }
                span.r-back.large aria-hidden="true" { svg { use href="#r-back" {} } }
                b.r-count { (drawing.view.deck) }
            }
        }
    }
}

fn medals(drawing: &Drawing<'_>) -> Markup {
    html! {
        div.r-medals {
            h3 { (icon("medal")) (drawing.easel.text("rush-board-medals")) }
            @for &deck in &drawing.view.medals { (medal_deck(drawing, deck)) }
        }
    }
}

/// What is left of a medal deck: the last single ends the game (12.2).
fn medal_deck(drawing: &Drawing<'_>, deck: MedalsView) -> Markup {
    let said = Message::new("rush-board-medal-deck")
        .with("nation", deck.nation.say())
        .with("singles", deck.singles)
        .with("doubles", deck.doubles);
    let said = drawing.easel.visitor.say(&said);
    html! {
        div class={ "r-deck " (deck.nation) @if deck.singles <= 2 { " scarce" } } data-rule="10.3" title=(said) {
            span.sr { (said) }
            (drawing.badge(deck.nation))
            span aria-hidden="true" { b { (deck.singles) } "/" (SINGLES) }
            span.r-twice aria-hidden="true" { "\u{d7}2: " b { (deck.doubles) } "/" (DOUBLES) }
        }
    }
}

/// What counts at the end, with what everybody has for it now.
fn achievements(drawing: &Drawing<'_>) -> Markup {
    html! {
        table.r-achievements data-rule="13.3" {
            thead {
                tr {
                    th scope="col" { (drawing.easel.text("rush-board-achievements")) }
                    @for player in &drawing.view.players {
                        @let name = drawing.easel.say(&player.side);
                        th scope="col" title=(name) { (mark(player.side)) span.sr { (name) } }
                    }
                }
            }
            tbody { @for one in &drawing.view.achievements { (achievement(drawing, one)) } }
        }
    }
}

fn achievement(drawing: &Drawing<'_>, one: &AchievementView) -> Markup {
    let name = drawing.easel.say(&one.achievement);
    html! {
        tr {
            th scope="row" title=(name) { (achievement_sign(drawing, one.achievement)) span.r-name { (name) } }
            @for (player, count) in drawing.view.players.iter().zip(&one.counts) {
                @let leads = one.holder == Some(player.side);
                td.leads[leads] {
                    (count)
                    @if leads { span.sr { (drawing.easel.text("rush-board-leads")) } }
                }
            }
        }
    }
}

/// A silhouette, a nation or an icon for what an achievement counts.
fn achievement_sign(drawing: &Drawing<'_>, achievement: Achievement) -> Markup {
    match ACHIEVEMENTS[achievement as usize].1 {
        Counts::Medals(nation) => drawing.badge(nation),
        Counts::Class(class) => {
            let name = if class == rush::ids::Class::Spg { "destroyer" } else { class.word() };
            html! { svg.r-shape aria-hidden="true" { use href={ "#r-" (name) } {} } }
        }
        Counts::Bases => icon("base"),
        Counts::Doubles => icon("medal"),
        Counts::Cards => icon("reinforcement"),
    }
}
