//! What pages of text show and name: tokens, cards, and the signs on them and on the board.

use maud::{Markup, html};
use sandtable_core::{Message, Say};
use sandtable_siege::ids::{Card, Player, Token};

use super::{card, icon, token};

/// The signs that the rules show, `sign-fire`.
const SIGNS: [&str; 11] =
    ["air", "art", "tank", "fire", "hedgehog", "wing", "pillbox", "building", "science", "rubble", "flask"];

/// A piece by its word: `tiger-e`, `tiger-e-1` with less armour, `tank-r`, `sign-fire`.
pub(super) fn piece(word: &str) -> Option<Markup> {
    if let Some(sign) = word.strip_prefix("sign-") {
        return SIGNS.contains(&sign).then(|| html! { span.s-ink.s-mention { (icon(sign)) } });
    }
    if let Ok(token) = word.parse() {
        return Some(token::printed(token));
    }
    if let Ok(card) = word.parse() {
        return Some(card::printed(card));
    }
    let (token, armor) = word.rsplit_once('-')?;
    let (token, armor) = (token.parse::<Token>().ok()?, armor.parse().ok()?);
    (1..=token.row().armor)
        .contains(&armor)
        .then(|| html! { span.s-ink.s-mention { (token::with_armor(token, armor)) } })
}

/// What people call a word of the notation or of the options that shape the game.
pub(super) fn named(word: &str) -> Option<Message> {
    match word {
        "base" | "wunderwaffe" => return Some(Message::new(format!("siege-option-edition-{word}"))),
        "ordinary" | "coop" | "fieldmarshal" => {
            return Some(Message::new(format!("siege-option-mode-{word}")));
        }
        _ => {}
    }
    let token = word.parse().map(|token: Token| token.say());
    let card = || word.parse().map(|card: Card| card.say());
    let player = || word.parse().map(|player: Player| player.say());
    token.or_else(|_| card()).or_else(|_| player()).ok()
}
