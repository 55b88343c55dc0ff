//! Tokens of the enemy. An enemy has a corner for every point of armour and is turned so that the present one points to
//! the city; an event is a square, the repair crew an octagon. A double edge marks those with an effect on appearing,
//! a golden one ultras, a wing the Luftwaffe.

use maud::{Markup, html};
use sandtable_board::Fragment;
use sandtable_core::{Message, Say};
use sandtable_siege::ids::{Color, Token, Tokens};
use sandtable_siege::tables::Rank;

use super::{Board, PARTS, Part, icon};

impl Board<'_> {
    /// A token in a list of tokens, with how many there are if more than one.
    pub(super) fn mention(&self, token: Token, count: u8) -> Markup {
        let name = self.several(&token, count);
        html! {
            span.s-mention title=(name) {
                (whole(token))
                @if let Some(tag) = self.tag(token) { i.s-tag { (tag) } }
                @if count > 1 { b.s-count { "\u{d7}" (count) } }
                span.sr { (name) }
            }
        }
    }

    /// All tokens of a pile, as a row.
    pub(super) fn row(&self, tokens: Tokens) -> Markup {
        html! { @for (token, count) in tokens.iter() { (self.mention(token, count)) " " } }
    }

    /// The name of a thing there may be several of.
    pub(super) fn several(&self, thing: &impl Say, count: u8) -> String {
        if count == 1 {
            return self.context.name(thing);
        }
        self.tell(&Message::new("siege-board-several").with("thing", thing.say()).with("count", count))
    }

    /// The name short enough for a token.
    pub(super) fn tag(&self, token: Token) -> Option<String> {
        let color = match token {
            Token::MoveRed => Some(Color::Red),
            Token::MoveGreen => Some(Color::Green),
            Token::MoveBlue => Some(Color::Blue),
            _ => None,
        };
        if let Some(color) = color {
            return Some(self.letter(color));
        }
        match short(token) {
            Some(name) => Some(name.to_owned()),
            None if token.is_enemy() => Some(self.text(&format!("tag-{token}"))),
            None => None,
        }
    }
}

/// A token for a page of text.
pub(super) fn printed(token: Token) -> Markup {
    html! { span.s-ink.s-mention { (whole(token)) } }
}

/// A token with full armour; a substitute has that of its ultra.
pub(super) fn whole(token: Token) -> Fragment {
    with_armor(token, token.stands_for().row().armor)
}

/// A token with this armour, without a name.
pub(super) fn with_armor(token: Token, armor: u8) -> Fragment {
    PARTS.get(Part::Token { token, armor }, || drawn(token, armor))
}

fn drawn(token: Token, armor: u8) -> Markup {
    let (sides, top) = shape(token);
    html! {
        span class={ "s-tok " (class(token)) } style={ "--n:" (turn(token, armor)) "deg" } aria-hidden="true" {
            svg.s-body viewBox="-50 -50 100 100" { use href={ "#s-body-" (sides) "-" (top) } {} }
            (icon(glyph(token)))
            @if top > 0 { b { (armor) } }
            @if token.row().luftwaffe { (icon("wing")) }
            @if let Some(more) = more(token) { b.s-more { (more) } }
        }
    }
}

/// How far the body is turned clockwise, so that the corner of this armour is where the first was.
fn turn(token: Token, armor: u8) -> i32 {
    let (sides, top) = shape(token);
    if top == 0 { 0 } else { -(i32::from(top.saturating_sub(armor)) * 360 / i32::from(sides)) }
}

/// How many corners the body has, and how many of them carry a number.
fn shape(token: Token) -> (u8, u8) {
    match token.stands_for().row() {
        row if row.rank == Rank::Crew => (8, 0),
        row if row.armor == 0 => (4, 0),
        row => (row.armor.max(3), row.armor),
    }
}

fn class(token: Token) -> &'static str {
    match token.row().rank {
        Rank::Regular if token.row().luftwaffe => "luft",
        Rank::Regular => "regular",
        Rank::Special => "special",
        Rank::Crew => "crew",
        Rank::Event => "event",
        Rank::Substitute => "ultra sub",
        Rank::Ultra => "ultra",
        Rank::HaGo => "hago",
    }
}

/// A sign that belongs to an event: how many, or that arms are lost.
fn more(token: Token) -> Option<&'static str> {
    match token {
        Token::Reveal3 => Some("3"),
        Token::Reveal4 => Some("4"),
        Token::SabotageAir | Token::SabotageArt | Token::SabotageTank => Some("\u{d7}"),
        _ => None,
    }
}

fn glyph(token: Token) -> &'static str {
    match token.stands_for() {
        Token::SdKfz140 | Token::Pz2H | Token::ChiHa | Token::HaGo | Token::Ru251 | Token::NewHaGo => "light",
        Token::TigerE | Token::Maus | Token::E100 => "heavy",
        Token::Pz4A70 | Token::Ferdinand => "hunter",
        Token::Rjpz2 => "launcher",
        Token::Helicopter => "heli",
        Token::RepairCrew => "wrench",
        Token::Bv238 | Token::Ju87 | Token::Me262 | Token::SabotageAir => "air",
        Token::He111 => "bomb",
        Token::Fw200 => "bombs",
        Token::V1 => "rocket",
        Token::MoveRed | Token::MoveGreen | Token::MoveBlue => "inward",
        Token::Clockwise => "cw",
        Token::CounterClockwise => "ccw",
        Token::SabotageArt => "art",
        Token::DiscardOne => "drop",
        Token::Reveal3 | Token::Reveal4 => "more",
        _ => "tank",
    }
}

/// Names that are the same in every language; none where a word is needed, or nothing.
fn short(token: Token) -> Option<&'static str> {
    Some(match token.stands_for() {
        Token::SdKfz140 => "Sd.140",
        Token::Pz3 => "Pz.III",
        Token::TigerE => "Tiger",
        Token::E100 => "E-100",
        Token::Ru251 => "Ru 251",
        Token::Bv238 => "BV.238",
        Token::Ju87 => "Ju.87",
        Token::Pz2H => "Pz.II H",
        Token::Pz4H => "Pz.IV H",
        Token::Maus => "Maus",
        Token::PantherG => "Panther",
        Token::P40 => "P40",
        Token::Pz4A70 => "IV/70",
        Token::Gepard => "Gepard",
        Token::ChiHa => "Chi-Ha",
        Token::Type74 => "Type 74",
        Token::Rjpz2 => "RJPz 2",
        Token::Me262 => "Me.262",
        Token::Type61 => "Type 61",
        Token::Ferdinand => "Ferdinand",
        Token::Leopard1 => "Leopard",
        Token::HaGo | Token::NewHaGo => "Ha-Go",
        Token::He111 => "He.111",
        Token::Fw200 => "Fw.200",
        Token::V1 => "V-1",
        _ => return None,
    })
}

/// The paragraph of the rules about a token.
pub(super) fn paragraph(token: Token) -> &'static str {
    match token.stands_for() {
        Token::Pz2H => "7.4",
        Token::Pz4H => "7.5",
        Token::Maus => "7.6",
        Token::PantherG => "7.7",
        Token::Ru251 => "11.5",
        Token::Helicopter => "11.7",
        Token::Bv238 => "11.1",
        Token::Ju87 => "11.8",
        Token::P40 | Token::Pz4A70 | Token::Gepard => "11.9",
        Token::ChiHa => "11.11",
        Token::HaGo => "11.13",
        Token::Type74 => "14.4",
        Token::Rjpz2 => "14.5",
        Token::Me262 => "14.7",
        Token::Type61 => "14.9",
        Token::Ferdinand => "14.12",
        Token::Leopard1 => "14.15",
        Token::RepairCrew => "15.1",
        _ => "7.2",
    }
}

/// What an enemy bears and what it is worth as a trophy; an event is told by its paragraph.
pub(super) fn about(token: Token) -> Option<Message> {
    let row = token.stands_for().row();
    let wings = if row.luftwaffe { "siege-about-flyer" } else { "siege-about-token" };
    (row.armor > 0).then(|| Message::new(wings).with("armor", row.armor).with("points", row.vp))
}
