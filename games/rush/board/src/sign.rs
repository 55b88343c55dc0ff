//! The signs: nations by shape and letter, classes by silhouette, numbers and abilities by icons.

use maud::{Markup, html};
use sandtable_core::{Message, Say};
use sandtable_rush::ids::{Ability, Card, Class, Nation, Side};
use sandtable_rush::tables::{CardRow, Limit, Mark};

use super::Renderer;

/// A sign of the sheet of symbols.
pub(super) fn icon(name: &str) -> Markup {
    html! { svg.r-icon aria-hidden="true" { use href={ "#r-" (name) } {} } }
}

/// The colour and shape of a player.
pub(super) fn mark(side: Side) -> Markup {
    html! { span class={ "mark seat-" (side.index()) } aria-hidden="true" {} }
}

/// The picture on a card: the silhouette of its class, or what the card is.
pub(super) fn shape(card: Card) -> Markup {
    let name = shape_name(card);
    html! { svg class={ "r-shape " (name) } aria-hidden="true" { use href={ "#r-" (name) } {} } }
}

fn shape_name(card: Card) -> &'static str {
    match (card, card.row().class) {
        (_, Some(class)) => silhouette(class, card.row().mark),
        (Card::Engineers, _) => "engineers",
        (Card::Technicians, _) => "technicians",
        (Card::Volunteers, _) => "volunteers",
        (Card::Base, _) => "base",
        _ => "medal",
    }
}

fn silhouette(class: Class, mark: Mark) -> &'static str {
    match (class, mark) {
        (Class::Light, _) => "light",
        (Class::Medium, _) => "medium",
        (Class::Heavy, _) => "heavy",
        (Class::Support, _) => "support",
        (Class::Spg, Mark::Artillery) => "artillery",
        (Class::Spg, _) => "destroyer",
    }
}

impl Renderer<'_> {
    /// The shape of a nation with its letter.
    pub(super) fn badge(&self, nation: Nation) -> Markup {
        html! {
            svg class={ "r-nation " (nation) } viewBox="0 0 24 24" aria-hidden="true" {
                use href={ "#r-" (nation) } {}
                text x="12" y="17" { (self.context.text(&format!("rush-board-letter-{nation}"))) }
            }
        }
    }

    /// What a card can do, and what holds it back, each with its icon.
    pub(super) fn powers(&self, card: Card) -> Vec<(&'static str, String)> {
        let row = card.row();
        let abilities = row.abilities().map(|ability| (ability.word(), self.power(row, ability)));
        let limit =
            limit(row.limit).map(|name| (name, self.context.text(&format!("rush-board-only-{name}"))));
        let national = row.national.map(|_| ("national", self.context.text("rush-board-national")));
        abilities.chain(limit).chain(national).collect()
    }

    /// An ability with its number, if it has one.
    pub(super) fn power(&self, row: &CardRow, ability: Ability) -> String {
        match ability {
            Ability::Reinforcement | Ability::Research => {
                self.counted(format!("rush-ability-{ability}-number"), row.number)
            }
            _ => self.context.name(&ability),
        }
    }
}

fn limit(limit: Limit) -> Option<&'static str> {
    match limit {
        Limit::None => None,
        Limit::Bases => Some("bases"),
        Limit::Vehicles => Some("vehicles"),
    }
}

/// The paragraph of the rules about an ability.
pub(super) fn paragraph(ability: Ability) -> &'static str {
    match ability {
        Ability::Reinforcement => "8.1",
        Ability::Draft => "6.1",
        Ability::Reconnaissance => "8.2",
        Ability::Sabotage => "8.3",
        Ability::Assault => "11.1",
        Ability::Research => "8.6",
        Ability::Repair => "8.10",
        Ability::Invulnerability => "8.12",
    }
}

/// A piece by its word as the rules show it: a card, `card-t-26` with its numbers, a nation, a class, or what is printed on
/// cards.
pub(crate) fn piece(word: &str) -> Option<Markup> {
    let drawn = if let Some(card) = word.strip_prefix("card-").and_then(|word| word.parse::<Card>().ok()) {
        return Some(small_card(card));
    } else if let Ok(card) = word.parse::<Card>() {
        html! { @if let Some(nation) = card.row().nation { (plain_badge(nation)) } (shape(card)) }
    } else if let Ok(nation) = word.parse::<Nation>() {
        plain_badge(nation)
    } else if let Ok(class) = word.parse::<Class>() {
        let name = silhouette(class, Mark::None);
        html! { svg.r-shape aria-hidden="true" { use href={ "#r-" (name) } {} } }
    } else {
        icon(printed(word)?)
    };
    Some(html! { span.r-ink { (drawn) } })
}

/// A card in small: nation and silhouette above, what it costs, pays, hits and bears below.
fn small_card(card: Card) -> Markup {
    let row = card.row();
    let vehicle = row.class.is_some();
    let cost = vehicle.then_some(("cost", row.cost));
    let fight = [("strength", row.strength), ("armour", row.armour)].into_iter().filter(|_| vehicle);
    let numbers = cost.into_iter().chain(row.resources.map(|number| ("resources", number))).chain(fight);
    html! {
        span.r-ink.r-small-card {
            span { @if let Some(nation) = row.nation { (plain_badge(nation)) } (shape(card)) }
            span { @for (sign, number) in numbers { (icon(sign)) b { (number) } } }
        }
    }
}

/// What people call a word of the notation.
pub(crate) fn named(word: &str) -> Option<Message> {
    let word = word.strip_prefix("card-").unwrap_or(word);
    let card = word.parse().map(|card: Card| card.say());
    let nation = || word.parse().map(|nation: Nation| nation.say());
    let class = || word.parse().map(|class: Class| class.say());
    let ability = || word.parse().map(|ability: Ability| ability.say());
    card.or_else(|_| nation()).or_else(|_| class()).or_else(|_| ability()).ok()
}

/// The icon of an ability, a limit or a number.
fn printed(word: &str) -> Option<&str> {
    let known = ["cost", "resources", "strength", "armour", "medal", "bases", "vehicles", "national"];
    let word = word.strip_prefix("only-").unwrap_or(word);
    (known.contains(&word) || word.parse::<Ability>().is_ok()).then_some(word)
}

/// A nation where no letter is needed, for its word stands beside it.
fn plain_badge(nation: Nation) -> Markup {
    html! {
        svg class={ "r-nation " (nation) } viewBox="0 0 24 24" aria-hidden="true" { use href={ "#r-" (nation) } {} }
    }
}

/// What an ability does, with its name.
pub(super) fn effect(ability: Ability) -> Message {
    Message::new("rush-about-ability-line")
        .with("ability", ability.say())
        .with("effect", Message::new(format!("rush-about-{ability}")))
}
