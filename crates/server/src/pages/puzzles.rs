//! The lists of puzzles: of all games, and of one.

use maud::{Markup, html};
use sandtable_core::Message;

use super::layout::{Sheet, csrf, layout};
use super::phrases::{of_game, seat_name};
use crate::model::{PuzzleGames, PuzzleLine, PuzzleList, Visitor};

/// The games with puzzles.
pub fn puzzle_games(visitor: &Visitor, page: &PuzzleGames) -> Markup {
    let main = html! {
        main #puzzles.page {
            div.stack {
                h1 { (visitor.text("web-puzzles")) }
                p.lede { (visitor.text("web-puzzles-more")) }
            }
            ul.puzzles {
                @for (game, of, solved) in &page.games {
                    li { a href={ "/puzzles/" (game) } { (of_game(visitor, game, "title")) } " " span.quiet { (visitor.say(&count(*solved, *of))) } }
                }
            }
        }
    };
    layout(visitor, &sheet(visitor, "/puzzles".to_owned(), visitor.text("web-puzzles"), None), &main)
}

/// The puzzles of one game.
pub fn puzzle_list(visitor: &Visitor, page: &PuzzleList) -> Markup {
    let title = format!("{}: {}", visitor.text("web-puzzles"), of_game(visitor, page.game, "title"));
    let solved = page.puzzles.iter().filter(|line| line.solved.is_some()).count();
    let main = html! {
        main #puzzles.page {
            div.stack {
                h1 { (title) }
                p.lede { (visitor.text("web-puzzles-more")) }
                p { (visitor.say(&count(solved, page.puzzles.len()))) }
            }
            ul.puzzles { @for puzzle in &page.puzzles { (line(visitor, page.game, puzzle)) } }
            p { a href="/puzzles" { (visitor.text("web-puzzles-games")) } }
        }
    };
    let here = format!("/puzzles/{}", page.game);
    layout(visitor, &sheet(visitor, here, title, Some(page.game)), &main)
}

fn sheet<'a>(visitor: &Visitor, here: String, title: String, game: Option<&'a str>) -> Sheet<'a> {
    Sheet { title, here, game, table: None, about: Some(visitor.text("web-puzzles-more")), fills: false }
}

fn count(solved: usize, of: usize) -> Message {
    Message::new("web-puzzles-count").with("solved", solved as i64).with("of", of as i64)
}

fn line(visitor: &Visitor, game: &str, puzzle: &PuzzleLine) -> Markup {
    let number = visitor.say(&Message::new("web-puzzle-number").with("number", puzzle.number as i64));
    let step = visitor.say(&Message::new("web-puzzle-step").with("ply", puzzle.ply as i64));
    html! {
        li.card.puzzle-line id={ "puzzle-" (puzzle.id) } {
            form method="post" action={ "/puzzles/" (game) "/" (puzzle.id) } {
                (csrf(visitor))
                button.btn.main[puzzle.solved.is_none()] aria-label={ (visitor.text("web-puzzle-solve")) ": " (number) } { (number) }
            }
            div {
                b { (seat_name(visitor, game, puzzle.seat)) }
                @if let Some(ask) = &puzzle.ask { ": " (visitor.say(ask)) }
                div.small.quiet { @for word in &puzzle.variant { (word) ", " } (step) }
            }
            @if let Some(tries) = puzzle.solved {
                span.badge.solved { (visitor.say(&Message::new("web-puzzle-solved").with("tries", tries as i64))) }
            }
        }
    }
}
