//! The hands. All of them are open: the viewer's own is large and at hand, those of others are slips beside the board.

use maud::{Markup, html};
use sandtable_core::{Message, Say};
use sandtable_siege::ids::{Color, Player, Token, Tokens};
use sandtable_siege::{Element, Frame, Mode, PlayerView, Variant};

use super::{Board, deck, icon, token};
use sandtable_board::Click;

/// What lies before the viewer: questions with buttons, their own hand, or the Fieldmarshal's tokens.
pub(super) fn tray(board: &Board<'_>) -> Markup {
    html! {
        div.s-tray {
            (offer(board))
            (fallen(board))
            (deck::plan(board))
            @match front(board) {
                Some(player) => (own(board, player)),
                None => (staff(board)),
            }
        }
    }
}

/// Whose hand is large: the viewer's, or for those without one the active player's.
fn front<'a>(board: &Board<'a>) -> Option<&'a PlayerView> {
    let wanted = match board.me {
        Some(Player::Fieldmarshal) => return None,
        Some(player) => player,
        None => board.view.active,
    };
    board.view.players.iter().find(|player| player.player == wanted)
}

fn own(board: &Board<'_>, player: &PlayerView) -> Markup {
    let mine = board.me == Some(player.player);
    html! {
        section.s-own {
            (head(board, player))
            div.s-cards {
                @if player.hand.is_empty() { p.quiet { (board.text("no-cards")) } }
                @for (card, count) in player.hand.iter() {
                    @let element = if mine { Element::Hand(card) } else { Element::Theirs(player.player, card) }.to_string();
                    (board.card(card, count, &format!("c-{}-{card}", player.player), Some(&element)))
                }
            }
            (buttons(board))
        }
    }
}

/// Name, number of cards, points and trophies of a defender.
fn head(board: &Board<'_>, player: &PlayerView) -> Markup {
    let element = player.player.to_string();
    let name = board.context.name(&player.player);
    let mine = board.me == Some(player.player);
    html! {
        div.s-head data-element=(element) data-rule="2.3" {
            i class={ "mark seat-" (player.player.index()) } {}
            h3 { (name) @if mine { span.s-you { " (" (board.text("you")) ")" } } }
            @if player.out { span.badge { (board.text("out")) } }
            @else { small { (player.hand.total()) "/" (board.view.limit) } }
            @if board.view.mode != Mode::Coop {
                small { (board.counted("points", player.points)) }
                span.s-trophies { (board.row(player.trophies)) }
            }
            (board.click_layer(&element, &name))
        }
    }
}

/// The hands of all others, in the order of their turns.
pub(super) fn others(board: &Board<'_>) -> Markup {
    let large = front(board).map(|player| player.player);
    let others = board.view.players.iter().filter(|player| Some(player.player) != large);
    html! {
        section.s-others { @for player in others { (other(board, player)) } }
    }
}

/// From this number of players on, the hands of the others need the whole width.
pub(super) fn is_crowd(board: &Board<'_>) -> bool {
    board.view.players.len() > 3
}

fn other(board: &Board<'_>, player: &PlayerView) -> Markup {
    html! {
        div.s-other.active[player.player == board.view.active] {
            (head(board, player))
            div.s-slips {
                @for (card, count) in player.hand.iter() {
                    @let element = Element::Theirs(player.player, card).to_string();
                    (board.slip(card, count, &format!("c-{element}"), Some(&element)))
                }
            }
        }
    }
}

/// Everything that is not a piece: the button that ends a question, and the three combined strikes.
fn buttons(board: &Board<'_>) -> Markup {
    html! {
        div.s-buttons {
            @if board.view.variants.contains(&Variant::CombinedStrike) {
                @for &color in Color::ALL { (combined(board, color)) }
            }
            (done(board))
        }
    }
}

/// The button that ends a question; the choice itself says what that means now.
fn done(board: &Board<'_>) -> Markup {
    let Some(Click::Act(_, described)) = board.context.clickables.click("done") else { return html! {} };
    button(board, "done", &board.tell(described))
}

fn combined(board: &Board<'_>, color: Color) -> Markup {
    let name = board.tell(&Message::new("siege-board-combined").with("color", color.say()));
    button(board, &Element::Combined(color).to_string(), &name)
}

/// A button that is there only while it can be pressed.
fn button(board: &Board<'_>, element: &str, name: &str) -> Markup {
    html! {
        @if board.is_live(element) {
            div.s-button data-element=(element) data-rule=(if matches!(element, "accept" | "refuse") { "3.7" } else { "3.1" }) { span { (name) } (board.click_layer(element, name)) }
        }
    }
}

impl Board<'_> {
    /// A token that may be chosen.
    fn choice(&self, token: Token, count: u8, id: &str) -> Markup {
        let element = Element::Token(token).to_string();
        let name = self.several(&token, count);
        html! {
            div.s-held.piece id={ (id) "-" (token) } data-element=(element) data-piece=(token) title=(name) {
                (token::whole(token))
                small { (self.context.name(&token)) }
                @if count > 1 { b.s-count { "\u{d7}" (count) } }
                (self.click_layer(&element, &name))
                (self.context.rule(token::paragraph(token)))
            }
        }
    }
}

/// A swap that waits for its answer (3.7).
fn offer(board: &Board<'_>) -> Markup {
    let Some(Frame::Answer { give, want, to, .. }) = board.frame() else { return html! {} };
    let said = Message::new("siege-board-offer")
        .with("player", board.view.active.say())
        .with("partner", to.say())
        .with("give", give.say())
        .with("want", want.say());
    html! {
        section.s-offer {
            h3 { (board.tell(&said)) }
            (board.slip(give, 1, "o-give", None))
            (icon("swap"))
            (board.slip(want, 1, "o-want", None))
            (button(board, "accept", &board.context.text("siege-do-accept")))
            (button(board, "refuse", &board.context.text("siege-do-refuse")))
        }
    }
}

/// The dead of this moment, while one of them may be brought back (15.3).
fn fallen(board: &Board<'_>) -> Markup {
    let view = board.view;
    if !matches!(board.frame(), Some(Frame::Mend { .. })) {
        return html! {};
    }
    let mut dead = view.fallen;
    dead.pour(&view.claimed);
    html! {
        section.s-staff {
            h3 { (board.text("fallen")) }
            div.s-cards {
                @for (token, count) in dead.iter() {
                    (board.choice(token, count, "m"))
                }
                @if view.fallen_ha_go > 0 {
                    (board.choice(Token::HaGo, view.fallen_ha_go, "m"))
                }
            }
        }
    }
}

/// The Fieldmarshal's tokens, and at first the substitutes to choose from (18.4, 18.10).
fn staff(board: &Board<'_>) -> Markup {
    let choosing = matches!(board.frame(), Some(Frame::ChooseSubstitutes { .. }));
    let mending = matches!(board.frame(), Some(Frame::Mend { .. }));
    let (title, tokens) = match (choosing, board.view.aside) {
        (true, Some(aside)) => ("substitutes", aside),
        _ => ("marshal", board.view.marshal.unwrap_or(Tokens::EMPTY)),
    };
    html! {
        section.s-staff {
            h3 { i.mark.seat-5 {} (board.text(title)) }
            div.s-cards {
                @if tokens.is_empty() { p.quiet { (board.text("no-tokens")) } }
                @for (token, count) in tokens.iter().filter(|_| !mending) {
                    (board.choice(token, count, "t"))
                }
                (die(board))
            }
            (buttons(board))
        }
    }
}

fn die(board: &Board<'_>) -> Markup {
    let name = board.text("die");
    html! {
        @if board.is_live("die") {
            div.s-held data-element="die" data-rule="7.2" title=(name) {
                (icon("die")) small { (name) } (board.click_layer("die", &name))
            }
        }
    }
}
