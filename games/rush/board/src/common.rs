//! What belongs to everybody: the reserve with the deck and the discard at its ends, the medal decks, the achievements.

use maud::{Markup, html};
use sandtable_core::{Message, Say as _};
use sandtable_rush::ids::{Achievement, Card};
use sandtable_rush::tables::{ACHIEVEMENTS, Counts, DOUBLES, SINGLES};
use sandtable_rush::{AchievementView, MedalsView};

use super::Renderer;
use super::card::node;
use super::sign::{icon, mark};

pub(super) fn middle(renderer: &Renderer<'_>) -> Markup {
    html! {
        div.r-middle {
            section.r-reserve aria-label=(renderer.context.text("rush-board-reserve")) {
                (discard(renderer))
                div.r-row { @for &card in &renderer.view.reserve { (offered(renderer, card)) } }
                (deck(renderer))
            }
            section.r-goals {
                (medals(renderer))
                (achievements(renderer))
            }
        }
    }
}

/// A card of the reserve.
fn offered(renderer: &Renderer<'_>, card: Card) -> Markup {
    let element = format!("reserve-{card}");
    let chosen = renderer.view.purchase.as_ref().is_some_and(|purchase| purchase.cards.contains(&card));
    let name = renderer.card_name(card);
    html! {
        div.r-place.chosen[chosen] data-element=(element) title=(name) {
            (renderer.face(card, &node(card, "", 0)))
            @if chosen { span.r-tag { (renderer.context.text("rush-board-chosen")) } }
            (renderer.click_layer(&element, &name))
            (renderer.card_rule(card))
        }
    }
}

/// The farthest card of the reserve goes here (3.12).
fn discard(renderer: &Renderer<'_>) -> Markup {
    let view = renderer.view;
    html! {
        div.r-end {
            div.r-pile data-rule="3.12" {
                h3 { (renderer.context.text("rush-board-discard")) }
                b.r-count { (view.discard.total()) }
                @if let Some(card) = view.discard_top {
                    @let name = renderer.card_name(card);
                    div.r-top title=(name) { (renderer.guard(card, false)) span.sr { (name) } }
                }
            }
            div.r-pile data-rule="1.11" {
                h3 { (icon("grave")) (renderer.context.text("rush-board-graveyard")) }
                b.r-count { (view.graveyard.total()) }
            }
        }
    }
}

fn deck(renderer: &Renderer<'_>) -> Markup {
    html! {
        div.r-end {
            div.r-pile data-rule="5.7" {
                h3 { (renderer.context.text("rush-board-deck")) }
                span.r-back.large aria-hidden="true" { svg { use href="#r-back" {} } }
                b.r-count { (renderer.view.deck) }
            }
        }
    }
}

fn medals(renderer: &Renderer<'_>) -> Markup {
    html! {
        div.r-medals {
            h3 { (icon("medal")) (renderer.context.text("rush-board-medals")) }
            @for &deck in &renderer.view.medals { (medal_deck(renderer, deck)) }
        }
    }
}

/// What is left of a medal deck: the last single ends the game (12.2).
fn medal_deck(renderer: &Renderer<'_>, deck: MedalsView) -> Markup {
    let said = Message::new("rush-board-medal-deck")
        .with("nation", deck.nation.say())
        .with("singles", deck.singles)
        .with("doubles", deck.doubles);
    let said = renderer.context.say(&said);
    html! {
        div class={ "r-deck " (deck.nation) @if deck.singles <= 2 { " scarce" } } data-rule="10.3" title=(said) {
            span.sr { (said) }
            (renderer.badge(deck.nation))
            span aria-hidden="true" { b { (deck.singles) } "/" (SINGLES) }
            span.r-twice aria-hidden="true" { "\u{d7}2: " b { (deck.doubles) } "/" (DOUBLES) }
        }
    }
}

/// What counts at the end, with what everybody has for it now.
fn achievements(renderer: &Renderer<'_>) -> Markup {
    html! {
        table.r-achievements data-rule="13.3" {
            thead {
                tr {
                    th scope="col" { (renderer.context.text("rush-board-achievements")) }
                    @for player in &renderer.view.players {
                        @let name = renderer.context.name(&player.side);
                        th scope="col" title=(name) { (mark(player.side)) span.sr { (name) } }
                    }
                }
            }
            tbody { @for one in &renderer.view.achievements { (achievement(renderer, one)) } }
        }
    }
}

fn achievement(renderer: &Renderer<'_>, one: &AchievementView) -> Markup {
    let name = renderer.context.name(&one.achievement);
    html! {
        tr {
            th scope="row" title=(name) { (achievement_sign(renderer, one.achievement)) span.r-name { (name) } }
            @for (player, count) in renderer.view.players.iter().zip(&one.counts) {
                @let leads = one.holder == Some(player.side);
                td.leads[leads] {
                    (count)
                    @if leads { span.sr { (renderer.context.text("rush-board-leads")) } }
                }
            }
        }
    }
}

/// A silhouette, a nation or an icon for what an achievement counts.
fn achievement_sign(renderer: &Renderer<'_>, achievement: Achievement) -> Markup {
    match ACHIEVEMENTS[achievement as usize].1 {
        Counts::Medals(nation) => renderer.badge(nation),
        Counts::Class(class) => {
            let name = if class == sandtable_rush::ids::Class::Spg { "destroyer" } else { class.word() };
            html! { svg.r-shape aria-hidden="true" { use href={ "#r-" (name) } {} } }
        }
        Counts::Bases => icon("base"),
        Counts::Doubles => icon("medal"),
        Counts::Cards => icon("reinforcement"),
    }
}
