//! Cards. A hit card has the band of its colour with pattern and letter and the icon of its arm; materials, specials,
//! modifiers and science cards differ by frame and mark.

use maud::{Markup, html};
use sandtable_core::{Message, Say};
use sandtable_siege::Edition;
use sandtable_siege::ids::{Card, Color, Ring, Sector};
use sandtable_siege::tables::Class;

use super::{Board, icon};

impl Board<'_> {
    /// A card with all that is on it; `id` names the node, `element` what can be clicked.
    pub(super) fn card(&self, card: Card, count: u8, id: &str, element: Option<&str>) -> Markup {
        let name = self.several(&card, count);
        let effect = self.effect(card);
        html! {
            div class={ "s-card piece " (class(card)) } id=(id) data-element=[element] data-piece=(card) {
                (self.band(card))
                (icon(glyph(card)))
                strong { (self.context.name(&card)) }
                p { (effect) }
                @if count > 1 { b.s-count { "\u{d7}" (count) } }
                @if let Some(element) = element { (self.click_layer(element, &format!("{name}: {effect}"))) }
                (self.context.rule(paragraph(card)))
            }
        }
    }

    /// A card in few words, for the hands of others and for piles.
    pub(super) fn slip(&self, card: Card, count: u8, id: &str, element: Option<&str>) -> Markup {
        let name = self.several(&card, count);
        html! {
            div class={ "s-slip piece " (class(card)) } id=(id) data-element=[element] data-piece=(card)
                data-rule=(paragraph(card)) title={ (name) ": " (self.effect(card)) } {
                (self.band(card))
                (icon(glyph(card)))
                span { (self.slip_name(card)) }
                @if count > 1 { b.s-count { "\u{d7}" (count) } }
                @match element {
                    Some(element) => (self.click_layer(element, &name)),
                    None => span.sr { (name) },
                }
            }
        }
    }

    /// The colour of a hit card is in its band already.
    fn slip_name(&self, card: Card) -> String {
        match card.row() {
            row if row.class != Class::Hit => self.context.name(&card),
            row => self.text(&format!("arm-{}", row.arm.map_or("counter", Ring::word))),
        }
    }

    /// The band with the letter of the colour; a star where any colour goes.
    fn band(&self, card: Card) -> Markup {
        let row = card.row();
        html! {
            @if let Some(color) = row.color {
                i class={ "s-band " (color) } aria-hidden="true" { b { (self.letter(color)) } }
            } @else if row.class == Class::Hit {
                i.s-band.any aria-hidden="true" { b { "\u{2605}" } }
            }
            @if let Some(mark) = mark(row.class) { i.s-class aria-hidden="true" { (icon(mark)) } }
        }
    }

    /// What it does, in a line.
    pub(super) fn effect(&self, card: Card) -> String {
        let row = card.row();
        match row.class {
            Class::Hit => {}
            Class::Material if self.view.edition == Edition::Base => {
                return self.text(&format!("effect-{card}-base"));
            }
            _ => return self.text(&format!("effect-{card}")),
        }
        let line = match row.arm {
            Some(ring) => ring.say(),
            None => Message::new("siege-board-any-line"),
        };
        let sectors = row.color.map_or_else(|| self.text("any-sector"), |color| self.sectors(color));
        self.tell(&Message::new("siege-board-effect-hit").with("line", line).with("sectors", sectors))
    }

    fn sectors(&self, color: Color) -> String {
        let mut numbers =
            Sector::ALL.into_iter().filter(|sector| sector.color() == color).map(Sector::number);
        let message = Message::new("siege-board-sectors");
        let message = message.with("one", numbers.next().unwrap_or_default());
        self.tell(&message.with("other", numbers.next().unwrap_or_default()))
    }
}

/// A card for a page of text.
pub(super) fn printed(card: Card) -> Markup {
    html! { span class={ "s-ink s-chip " (class(card)) } { (icon(glyph(card))) } }
}

fn class(card: Card) -> &'static str {
    match (card.row().class, card.row().color) {
        (Class::Hit, Some(Color::Red)) => "hit red",
        (Class::Hit, Some(Color::Green)) => "hit green",
        (Class::Hit, Some(Color::Blue)) => "hit blue",
        (Class::Hit, None) => "hit any",
        (Class::Material, _) => "material",
        (Class::Special, _) => "special",
        (Class::Modifier, _) => "modifier",
        (Class::Science, _) => "science",
    }
}

/// The mark of a class in the corner.
fn mark(class: Class) -> Option<&'static str> {
    match class {
        Class::Hit | Class::Material => None,
        Class::Special => Some("star"),
        Class::Modifier => Some("plus"),
        Class::Science => Some("flask"),
    }
}

fn glyph(card: Card) -> &'static str {
    match card {
        Card::AirRed | Card::AirGreen | Card::AirBlue | Card::AirAny => "air",
        Card::ArtRed | Card::ArtGreen | Card::ArtBlue | Card::ArtAny => "art",
        Card::TankRed | Card::TankGreen | Card::TankBlue | Card::TankAny => "tank",
        Card::CounterRed | Card::CounterGreen | Card::CounterBlue => "cntr",
        Card::Sandbags => "sandbags",
        Card::Wire => "wire",
        Card::Il2 | Card::Hellcat | Card::Db3b => "air",
        Card::Precise => "aim",
        Card::Hedgehogs => "hedgehog",
        Card::Push | Card::Offensive => "back",
        Card::Pillbox => "pillbox",
        Card::Lull => "lull",
        Card::Modification => "gear",
        Card::Salvage => "wrench",
        Card::ArmourPiercing => "shell",
        Card::Guards => "star",
        Card::Demoralisation => "flag",
        Card::Incendiary => "flare",
        Card::Recruits => "recruits",
        Card::Crew => "crew",
        Card::Rearm => "swap",
        Card::Retraining => "cards",
        Card::Joint => "joint",
        Card::LendLease => "crate",
        Card::Swingfire | Card::Ontos | Card::Bm13 => "rocket",
        Card::Bmp1 => "light",
        Card::Object120 => "hunter",
        Card::Bombing => "bomb",
        Card::Carpet => "bombs",
        Card::Heroic => "hero",
        Card::Disinformation => "mask",
        Card::Engineers => "hammer",
        Card::Mobilisation => "people",
        Card::Frost => "snow",
        Card::Napalm | Card::Flamethrowers => "fire",
        Card::Planning => "map",
        Card::Provocation => "duel",
        Card::Breakthrough => "break",
        Card::Mud => "mud",
        Card::Builders => "crane",
    }
}

/// The paragraph of the rules about a card.
fn paragraph(card: Card) -> &'static str {
    match card {
        Card::CounterRed | Card::CounterGreen | Card::CounterBlue => "4.4",
        Card::Sandbags | Card::Wire => "5.1",
        Card::Il2 => "5.2",
        Card::Precise => "5.3",
        Card::Hedgehogs => "5.4",
        Card::Push => "5.6",
        Card::Pillbox => "5.7",
        Card::Lull => "5.9",
        Card::Modification => "5.10",
        Card::Salvage => "5.11",
        Card::LendLease => "16.3",
        Card::Rearm => "16.4",
        Card::ArmourPiercing => "16.5",
        Card::Incendiary => "16.6",
        Card::Demoralisation => "16.7",
        Card::Crew => "16.9",
        Card::Guards => "16.11",
        Card::Recruits => "16.13",
        Card::Retraining => "16.14",
        Card::Joint => "16.15",
        Card::Hellcat => "17.2",
        Card::Swingfire | Card::Ontos | Card::Bm13 => "17.3",
        Card::Bmp1 => "17.4",
        Card::Bombing => "17.5",
        Card::Heroic => "17.6",
        Card::Db3b => "17.7",
        Card::Disinformation => "17.8",
        Card::Engineers => "17.10",
        Card::Carpet => "17.11",
        Card::Mobilisation => "17.12",
        Card::Frost => "17.13",
        Card::Napalm => "17.14",
        Card::Object120 => "17.15",
        Card::Flamethrowers => "17.16",
        Card::Planning => "17.17",
        Card::Provocation => "17.18",
        Card::Breakthrough => "17.19",
        Card::Mud => "17.20",
        Card::Offensive => "17.22",
        Card::Builders => "17.23",
        _ => "4.3",
    }
}

/// What a card does that is no hit card; what a hit card does is told by its paragraph.
pub(super) fn about(card: Card) -> Option<Message> {
    (card.row().class != Class::Hit).then(|| Message::new(format!("siege-board-effect-{card}")))
}
