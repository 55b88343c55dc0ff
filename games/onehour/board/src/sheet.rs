//! The nation sheets: action markers, Reserve and Losses, tracks, response boxes.

use maud::{Markup, html};
use sandtable_core::{Message, Say};
use sandtable_onehour::ids::{Nation, Response, Track, Unit};
use sandtable_onehour::tables::{FIRST_YEAR, MARKERS, TRACK_ENDS};
use sandtable_onehour::{Element, NationView};

use super::space::unit_rule;
use super::{Drawing, side_mark};

impl Drawing<'_> {
    /// All five.
    pub(super) fn sheets(&self) -> Markup {
        html! {
            div.o-sheets role="group" aria-label=(self.text("sheets")) { @for nation in &self.view.nations { (self.sheet(nation)) } }
        }
    }

    fn sheet(&self, view: &NationView) -> Markup {
        let nation = view.nation;
        let asked = self.view.asked == Some(nation);
        html! {
            section class={ "o-sheet o-of-" (nation) @if asked { " o-asked" } } id={ "o-sheet-" (nation) } {
                h3 {
                    i.o-chip.o-solid aria-hidden="true" { (self.letter(nation)) }
                    span { (self.context.name(&nation)) }
                    (side_mark(Some(nation.side())))
                    @if !view.capital { small.o-lost { (self.text("capital-lost")) } }
                }
                (self.markers(view))
                (self.reserve(view))
                (self.losses(view))
                div.o-tracks { @for track in Track::ALL { (self.track(view, *track)) } }
                @if nation == Nation::Usa { (self.usa_war()) }
                (self.removed(view))
                (self.responses(nation))
            }
        }
    }

    /// The action markers of the year: those left are full, those spent are empty.
    fn markers(&self, view: &NationView) -> Markup {
        let year = usize::from(self.view.year.saturating_sub(FIRST_YEAR)).min(MARKERS.len() - 1);
        let bonus = u8::from(self.view.bonus && view.nation == Nation::Usa);
        let total = (MARKERS[year][view.nation.index()] + bonus).max(view.markers);
        let name = Message::new("onehour-board-markers").with("markers", view.markers);
        let name = self.context.say(&name);
        html! {
            p.o-markers data-rule="3.3" title=(name) {
                @for at in 0..total { i.o-spent[at >= view.markers] aria-hidden="true" {} }
                span aria-hidden="true" { (name) }
                span.sr { (name) }
            }
        }
    }

    fn reserve(&self, view: &NationView) -> Markup {
        let element = Element::ReserveBox(view.nation).to_string();
        let label = self.text("reserve");
        let name = format!("{}: {label}", self.context.name(&view.nation));
        html! {
            div.o-box data-element=(element) data-rule="1.5" data-name=(name) {
                span.o-label aria-hidden="true" { (label) }
                @for &(unit, count) in &view.reserve { (self.boxed(Element::Reserve(unit), unit, count, &label)) }
                (self.context.click_layer(&element, &name))
            }
        }
    }

    fn losses(&self, view: &NationView) -> Markup {
        let label = self.text("losses");
        html! {
            div.o-box.o-gone data-rule="1.5" {
                span.o-label { (label) }
                @for &(unit, count) in &view.losses { (self.boxed(Element::Losses(unit), unit, count, &label)) }
            }
        }
    }

    fn boxed(&self, element: Element, unit: Unit, count: u8, label: &str) -> Markup {
        let word = element.to_string();
        let counted = Message::new("onehour-count").with("unit", unit.say()).with("count", count);
        let name = format!("{label}: {}", self.context.say(&counted));
        html! {
            div.o-piece data-element=(word) data-rule=(unit_rule(unit)) title=(name) {
                (self.pile(&word, unit, count))
                (self.context.click_layer(&word, &name))
            }
        }
    }

    /// Whether the USA is at war, and how that came.
    fn usa_war(&self) -> Markup {
        let id = match (self.view.usa_at_war, self.view.bonus) {
            (false, _) => "usa-peace",
            (true, false) => "usa-war",
            (true, true) => "usa-bonus",
        };
        html! { p.o-usa-war data-rule="7.12" { (self.text(id)) } }
    }

    /// What left the game.
    fn removed(&self, view: &NationView) -> Markup {
        html! {
            @if !view.removed.is_empty() {
                p.o-removed data-rule="8.11" {
                    (self.text("removed")) " "
                    @for (at, (unit, count)) in view.removed.iter().enumerate() {
                        @if at > 0 { ", " }
                        (self.context.say(&Message::new("onehour-count").with("unit", unit.say()).with("count", *count)))
                    }
                }
            }
        }
    }

    /// A track with its marker; the USSR has no Naval Air.
    fn track(&self, view: &NationView, track: Track) -> Markup {
        let (nation, end) = (view.nation, TRACK_ENDS[view.nation.index()][track as usize]);
        let value = view.tracks[track as usize];
        let element = Element::Track(nation, track).to_string();
        let name = Message::new("onehour-board-track").with("track", track.say()).with("value", value);
        let name = self.context.say(&name);
        html! {
            div.o-track data-element=(element) data-rule="1.8" title=(name) {
                span.o-label aria-hidden="true" { (self.text(&format!("short-{track}"))) }
                @if end == 0 { span.o-none aria-hidden="true" { "\u{2013}" } } @else {
                    div.o-scale aria-hidden="true" {
                        @for step in 0..=end { i { (step) } }
                        span.o-mark id={ "k-" (nation) "-" (track) } data-piece="marker" style={ "--at:" (value) } { (value) }
                    }
                }
                (self.context.click_layer(&element, &name))
            }
        }
    }

    /// The response boxes of a sheet, top to bottom.
    fn responses(&self, nation: Nation) -> Markup {
        let boxes = Response::ALL.iter().zip(1_u8..).filter(|(response, _)| response.row().sheet == nation);
        html! {
            details.o-responses id={ "o-responses-" (nation) } open {
                summary { (self.text("responses")) }
                ul { @for (response, number) in boxes { (self.response(*response, number)) } }
            }
        }
    }

    /// A box: after which action, its name, who may play it, and who has this year.
    fn response(&self, response: Response, number: u8) -> Markup {
        let row = response.row();
        let offered = self.view.offer == Some(response);
        let name = self.response_name(response);
        let spent = response == Response::GeneralWinter && self.view.winter;
        html! {
            li.o-response.o-offered[offered].o-shut[spent] data-element=[(!offered).then(|| Element::Response(response).to_string())]
                data-rule={ "13." (number) } title=(self.text(&format!("response-{response}"))) {
                i.o-after aria-hidden="true" { (self.text(&format!("after-{}", row.after))) }
                span aria-hidden="true" { (self.context.name(&response)) }
                @for player in row.players { i class={ "o-chip o-of-" (player) } aria-hidden="true" { (self.letter(*player)) } }
                @for player in self.news.played(response) { i class={ "o-played o-of-" (player) } aria-hidden="true" { "\u{2713}" } }
                @if offered { span.sr { (name) } } @else {
                    (self.context.click_layer(&Element::Response(response).to_string(), &name))
                }
                (self.context.rule(&format!("13.{number}")))
            }
        }
    }

    /// The name of a box with what its signs say.
    fn response_name(&self, response: Response) -> String {
        let row = response.row();
        let name = Message::new("onehour-board-response")
            .with("response", response.say())
            .with("sheet", row.sheet.say())
            .with("after", row.after.say());
        let players: Vec<String> = row.players.iter().map(|player| self.context.name(player)).collect();
        let mut parts =
            vec![self.context.say(&name), format!("{}: {}", self.text("players"), players.join(", "))];
        let played = |player: Nation| Message::new("onehour-board-played").with("nation", player.say());
        parts.extend(self.news.played(response).map(|player| self.context.say(&played(player))));
        parts.join(". ")
    }
}
