//! The hands. All of them are open: the viewer's own is large and at hand, those of others are slips beside the board.

use maud::{Markup, html};
use siege::ids::{Card, Color, Player, Token, Tokens};
use siege::{Frame, Mode, PlayerView, Rule};
use table::{Message, Say};

use super::{Drawing, deck, icon, token};
use crate::model::Click;

/// What lies before the viewer: questions with buttons, the own hand, or the Fieldmarshal's tokens.
pub(super) fn tray(drawing: &Drawing<'_>) -> Markup {
    html! {
        div.s-tray {
            (offer(drawing))
            (fallen(drawing))
            (deck::plan(drawing))
            @match front(drawing) {
                Some(player) => (own(drawing, player)),
                None => (staff(drawing)),
            }
        }
    }
}

/// Whose hand is large: the viewer's, or for those without one the active player's.
fn front<'a>(drawing: &Drawing<'a>) -> Option<&'a PlayerView> {
    let wanted = match drawing.me {
        Some(Player::Fieldmarshal) => return None,
        Some(player) => player,
        None => drawing.view.active,
    };
    drawing.view.players.iter().find(|player| player.player == wanted)
}

fn own(drawing: &Drawing<'_>, player: &PlayerView) -> Markup {
    let mine = drawing.me == Some(player.player);
    html! {
        section.s-own {
            (head(drawing, player))
            div.s-cards {
                @if player.hand.is_empty() { p.quiet { (drawing.text("no-cards")) } }
                @for (card, count) in player.hand.iter() {
                    @let element = if mine { format!("hand-{card}") } else { theirs(player.player, card) };
                    (drawing.card(card, count, &format!("c-{}-{card}", player.player), Some(&element)))
                }
            }
            (buttons(drawing))
        }
    }
}

fn theirs(player: Player, card: Card) -> String {
    format!("{player}-{card}")
}

/// Name, number of cards, points and trophies of a defender.
fn head(drawing: &Drawing<'_>, player: &PlayerView) -> Markup {
    let element = player.player.to_string();
    let name = drawing.easel.say(&player.player);
    let mine = drawing.me == Some(player.player);
    html! {
        div.s-head data-element=(element) data-rule="2.3" {
            i class={ "mark seat-" (player.player.index()) } {}
            h3 { (name) @if mine { span.s-you { " (" (drawing.text("you")) ")" } } }
            @if player.out { span.badge { (drawing.text("out")) } }
            @else { small { (player.hand.total()) "/" (drawing.view.limit) } }
            @if drawing.view.mode != Mode::Coop {
                small { (drawing.counted("points", player.points)) }
                span.s-trophies { (drawing.row(player.trophies)) }
            }
            (drawing.cover(&element, &name))
        }
    }
}

/// The hands of all others, in the order of their turns.
pub(super) fn others(drawing: &Drawing<'_>) -> Markup {
    let large = front(drawing).map(|player| player.player);
    let others = drawing.view.players.iter().filter(|player| Some(player.player) != large);
    html! {
        section.s-others { @for player in others { (other(drawing, player)) } }
    }
}

/// From so many players on the hands of the others need the whole width.
pub(super) fn is_crowd(drawing: &Drawing<'_>) -> bool {
    drawing.view.players.len() > 3
}

fn other(drawing: &Drawing<'_>, player: &PlayerView) -> Markup {
    html! {
        div.s-other.active[player.player == drawing.view.active] {
            (head(drawing, player))
            div.s-slips {
                @for (card, count) in player.hand.iter() {
                    @let element = theirs(player.player, card);
                    (drawing.slip(card, count, &format!("c-{element}"), Some(&element)))
                }
            }
        }
    }
}

/// Everything that is no piece: to be done with a question, and the three combined strikes.
fn buttons(drawing: &Drawing<'_>) -> Markup {
    html! {
        div.s-buttons {
            @if drawing.view.rules.contains(&Rule::CombinedStrike) {
                @for &color in Color::ALL { (combined(drawing, color)) }
            }
            (done(drawing))
        }
    }
}

/// To be done with a question: what that means now, the choice itself says.
fn done(drawing: &Drawing<'_>) -> Markup {
    let Some(Click::Act(_, deed)) = drawing.easel.hot.click("done") else { return html! {} };
    button(drawing, "done", &drawing.tell(deed))
}

fn combined(drawing: &Drawing<'_>, color: Color) -> Markup {
    let name = drawing.tell(&Message::new("siege-board-combined").with("color", color.say()));
    button(drawing, &format!("combined-{color}"), &name)
}

/// A button that is there only while it can be pressed.
fn button(drawing: &Drawing<'_>, element: &str, name: &str) -> Markup {
    html! {
        @if drawing.is_live(element) {
            div.s-button data-element=(element) { span { (name) } (drawing.cover(element, name)) }
        }
    }
}

impl Drawing<'_> {
    /// A token that may be chosen.
    fn choice(&self, token: Token, count: u8, id: &str) -> Markup {
        let element = format!("token-{token}");
        let name = self.several(&token, count);
        html! {
            div.s-held.piece id={ (id) "-" (token) } data-element=(element) data-piece=(token) title=(name) {
                (token::whole(token))
                small { (self.easel.say(&token)) }
                @if count > 1 { b.s-count { "\u{d7}" (count) } }
                (self.cover(&element, &name))
                (self.easel.rule(token::paragraph(token)))
            }
        }
    }
}

/// A swap that waits for its answer (3.7).
fn offer(drawing: &Drawing<'_>) -> Markup {
    let Some(Frame::Answer { give, want, to, .. }) = drawing.frame() else { return html! {} };
    let said = Message::new("siege-board-offer")
        .with("player", drawing.view.active.say())
        .with("partner", to.say())
        .with("give", give.say())
        .with("want", want.say());
    html! {
        section.s-offer {
            h3 { (drawing.tell(&said)) }
            (drawing.slip(give, 1, "o-give", None))
            (icon("swap"))
            (drawing.slip(want, 1, "o-want", None))
            (button(drawing, "accept", &drawing.easel.text("siege-accept")))
            (button(drawing, "refuse", &drawing.easel.text("siege-refuse")))
        }
    }
}

/// The dead of this moment, while one of them may be brought back (15.3).
fn fallen(drawing: &Drawing<'_>) -> Markup {
    let view = drawing.view;
    if !matches!(drawing.frame(), Some(Frame::Mend { .. })) {
        return html! {};
    }
    let mut dead = view.fallen;
    dead.pour(view.claimed);
    html! {
        section.s-staff {
            h3 { (drawing.text("fallen")) }
            div.s-cards {
                @for (token, count) in dead.iter() {
                    (drawing.choice(token, count, "m"))
                }
                @if view.fallen_ha_go > 0 {
                    (drawing.choice(Token::HaGo, view.fallen_ha_go, "m"))
                }
            }
        }
    }
}

/// The Fieldmarshal's tokens, and at first the substitutes to choose from (18.4, 18.10).
fn staff(drawing: &Drawing<'_>) -> Markup {
    let choosing = matches!(drawing.frame(), Some(Frame::ChooseSubstitutes { .. }));
    let mending = matches!(drawing.frame(), Some(Frame::Mend { .. }));
    let (title, tokens) = match (choosing, drawing.view.aside) {
        (true, Some(aside)) => ("substitutes", aside),
        _ => ("marshal", drawing.view.marshal.unwrap_or(Tokens::EMPTY)),
    };
    html! {
        section.s-staff {
            h3 { i.mark.seat-5 {} (drawing.text(title)) }
            div.s-cards {
                @if tokens.is_empty() { p.quiet { (drawing.text("no-tokens")) } }
                @for (token, count) in tokens.iter().filter(|_| !mending) {
                    (drawing.choice(token, count, "t"))
                }
                (die(drawing))
            }
            (buttons(drawing))
        }
    }
}

fn die(drawing: &Drawing<'_>) -> Markup {
    let name = drawing.text("die");
    html! {
        @if drawing.is_live("die") {
            div.s-held data-element="die" title=(name) {
                (icon("die")) small { (name) } (drawing.cover("die", &name))
            }
        }
    }
}
