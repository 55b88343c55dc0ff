//! The shelf: every game with a picture and one button that plays it at once, and the tables to go back to.

use maud::{Markup, html};
use sandtable_core::Message;

use super::layout::{Sheet, csrf, layout};
use super::phrases::{count, has_armies, of_game, seat_name};
use super::pictures::picture;
use crate::model::{DeletedLine, ShelfGame, ShelfPage, TableLine, TableLines, Visitor};

/// The first page of the app.
pub fn shelf(visitor: &Visitor, page: &ShelfPage) -> Markup {
    let sheet = Sheet {
        title: visitor.text("web-shelf"),
        here: "/".to_owned(),
        game: None,
        table: None,
        about: None,
        fills: false,
    };
    let main = html! {
        main #shelf.page {
            div.stack {
                h1 { (visitor.text("web-welcome")) }
                p.lede { (visitor.text("web-welcome-more")) }
            }
            (deleted(visitor, &page.deleted))
            @let (resumed, other) = resumed(&page.mine);
            (list(visitor, "resume", &resumed, &[], &html! {}))
            ul.games { @for game in &page.games { (game_card(visitor, game)) } }
            div.lists {
                (list(visitor, "mine", &other, &page.damaged, &turns(visitor, "mine", &page.mine)))
                @let open: Vec<_> = page.open.lines.iter().collect();
                (list(visitor, "open", &open, &[], &turns(visitor, "open", &page.open)))
            }
        }
    };
    layout(visitor, &sheet, &main)
}

fn game_card(visitor: &Visitor, game: &ShelfGame) -> Markup {
    let title = of_game(visitor, game.id, "title");
    html! {
        li.card.game id={ "game-" (game.id) } {
            div.picture { @if let Some(package) = visitor.site.package(game.id) { (picture(package)) } }
            div.about {
                div {
                    h2 { (title) }
                    p.tagline { (of_game(visitor, game.id, "tagline")) }
                }
                p.small { (of_game(visitor, game.id, "about")) }
                (facts(visitor, game))
                @if game.lesson && game.is_new { p.small.quiet { (visitor.text("web-learn-first")) } }
                div.row {
                    (learn_button(visitor, game))
                    form.row method="post" action={ "/play/" (game.id) } data-whole {
                        (csrf(visitor))
                        button.btn.main aria-label={ (visitor.text("web-play-now")) ": " (title) } { (visitor.text("web-play-now")) }
                        @if game.solo && !game.plays_solo {
                            button.btn name="automa" value="true" aria-label={ (visitor.text("web-play-solo")) ": " (title) } { (visitor.text("web-play-solo")) }
                        }
                    }
                    a.btn href={ "/new/" (game.id) } aria-label={ (visitor.text("web-new-table")) ": " (title) } { (visitor.text("web-new-table")) }
                    @if has_armies(visitor, game.id) {
                        a.btn.plain href={ "/armies/" (game.id) } aria-label={ (visitor.text("web-armies")) ": " (title) } { (visitor.text("web-armies")) }
                    }
                    @if game.puzzles {
                        a.btn.plain href={ "/puzzles/" (game.id) } aria-label={ (visitor.text("web-puzzles")) ": " (title) } { (visitor.text("web-puzzles")) }
                    }
                    a.btn.plain href={ "/rules/" (game.id) } aria-label={ (visitor.text("web-to-rules")) ": " (title) } { (visitor.text("web-to-rules")) }
                }
            }
        }
    }
}

/// The door to the guided first game; whoever is new is shown it first.
fn learn_button(visitor: &Visitor, game: &ShelfGame) -> Markup {
    let name = format!("{}: {}", visitor.text("web-learn"), of_game(visitor, game.id, "title"));
    html! {
        @if game.lesson {
            form.row.learn method="post" action={ "/learn/" (game.id) } data-whole {
                (csrf(visitor))
                button.btn aria-label=(name) { (visitor.text("web-learn")) }
            }
        }
    }
}

fn facts(visitor: &Visitor, game: &ShelfGame) -> Markup {
    let sides: Vec<_> = game.seats.iter().map(|word| seat_name(visitor, game.id, word)).collect();
    html! {
        ul.facts {
            li.badge title=(sides.join(", ")) { (seats(visitor, game)) }
            li.badge { (of_game(visitor, game.id, "length")) }
            @if game.solo { li.badge { (visitor.text("web-solo-too")) } }
        }
    }
}

/// How many can play.
fn seats(visitor: &Visitor, game: &ShelfGame) -> String {
    if game.least == game.most {
        return count(visitor, "web-seats-count", game.most);
    }
    let range = Message::new("web-seats-range").with("from", game.least as i64);
    visitor.say(&range.with("to", game.most as i64))
}

/// This many games under way come before the games on the shelf.
const RESUMED: usize = 3;

/// The latest games under way, and the visitor's other tables.
fn resumed(mine: &TableLines) -> (Vec<&TableLine>, Vec<&TableLine>) {
    let (under_way, over): (Vec<_>, Vec<_>) = mine.lines.iter().partition(|table| !table.over);
    let latest = if mine.page == 1 { RESUMED } else { 0 };
    let (first, later) = under_way.split_at(under_way.len().min(latest));
    (first.to_vec(), later.iter().copied().chain(over).collect())
}

/// A list of tables: those to `resume`, the others that are `mine`, and `open` ones to watch. An empty one is not there.
fn list(visitor: &Visitor, which: &str, tables: &[&TableLine], damaged: &[String], turns: &Markup) -> Markup {
    html! {
        @if !tables.is_empty() || !damaged.is_empty() || !turns.0.is_empty() {
            section.list aria-labelledby={ "tables-" (which) } {
                h2 id={ "tables-" (which) } { (visitor.text(&format!("web-tables-{which}"))) }
                ul.tables {
                    @for table in tables { (line(visitor, which, table)) }
                    @for id in damaged { (damaged_line(visitor, id)) }
                }
                (turns)
            }
        }
    }
}

/// The way to the pages before and after this one.
fn turns(visitor: &Visitor, which: &str, list: &TableLines) -> Markup {
    let link = |page: u32, text: &str| {
        html! { a.btn.small href={ "/?" (which) "=" (page) "#tables-" (which) } { (visitor.text(text)) } }
    };
    html! {
        @if list.page > 1 || list.has_more {
            nav.row aria-label=(visitor.text(&format!("web-tables-{which}"))) {
                @if list.page > 1 { (link(list.page - 1, "web-newer-tables")) }
                @if list.has_more { (link(list.page + 1, "web-older-tables")) }
            }
        }
    }
}

fn damaged_line(visitor: &Visitor, id: &str) -> Markup {
    html! {
        li {
            span.grow { (visitor.text("web-damaged-table")) }
            a.btn href={ "/t/" (id) } aria-label={ (visitor.text("web-look")) ": " (visitor.text("web-damaged-table")) ", " (id) } { (visitor.text("web-look")) }
        }
    }
}

/// Which tables the visitor sat at are gone.
fn deleted(visitor: &Visitor, tables: &[DeletedLine]) -> Markup {
    let told = |table: &DeletedLine| {
        let message = Message::new("web-table-was-deleted").with("host", table.host.as_str());
        visitor.say(&message.with("game", of_game(visitor, &table.game, "title")))
    };
    html! {
        @if !tables.is_empty() {
            form.card.stack #deleted method="post" action="/deleted" data-whole {
                (csrf(visitor))
                @for table in tables { p { (told(table)) } }
                div.row { button.btn.small { (visitor.text("web-understood")) } }
            }
        }
    }
}

fn line(visitor: &Visitor, which: &str, table: &TableLine) -> Markup {
    let go = if table.over {
        "web-look"
    } else if which == "open" {
        "web-watch"
    } else {
        "web-resume"
    };
    let title = of_game(visitor, &table.game, "title");
    let people = company(&table.people);
    let variant = table.variant.join(", ");
    html! {
        li {
            span.grow {
                b { (title) } " "
                @if !variant.is_empty() { span.quiet { (variant) } " " }
                span { (people) }
                br;
                span.small.quiet.num { (count(visitor, "web-steps", table.ply)) }
            }
            @if table.your_turn { span.badge.turn { (visitor.text("web-your-turn")) } }
            @if table.over { span.badge { (visitor.text("web-over")) } }
            a.btn href={ "/t/" (table.id) } aria-label={ (visitor.text(go)) ": " (title) ", " (people) } { (visitor.text(go)) }
            @if table.is_host && which == "mine" {
                a.btn.plain href={ "/t/" (table.id) "/delete" } aria-label={ (visitor.text("web-delete")) ": " (title) ", " (people) } { (visitor.text("web-delete")) }
            }
        }
    }
}

/// Who sits there, in order; neighbours of one name are counted, as bots are often many.
fn company(people: &[String]) -> String {
    let names = people.chunk_by(|one, next| one == next).map(|alike| match alike.len() {
        1 => alike[0].clone(),
        many => format!("{} \u{d7}{many}", alike[0]),
    });
    names.collect::<Vec<_>>().join(" \u{2013} ")
}

#[cfg(test)]
mod tests {
    use super::{RESUMED, TableLine, TableLines, company, resumed};

    #[test]
    fn bots_of_one_name_are_counted() {
        let people = ["Anna", "Bot 1", "Bot 1", "Boris"].map(str::to_owned);
        assert_eq!(company(&people), "Anna \u{2013} Bot 1 \u{d7}2 \u{2013} Boris");
    }

    #[test]
    fn games_under_way_come_first_but_not_all() {
        let table = |id: usize| TableLine {
            id: id.to_string(),
            game: "natisk".to_owned(),
            variant: Vec::new(),
            people: Vec::new(),
            your_turn: false,
            over: id == 1,
            ply: 0,
            is_host: false,
        };
        let page = |page| TableLines { lines: (0..RESUMED + 3).map(table).collect(), page, has_more: true };
        let ids = |lines: Vec<&TableLine>| lines.iter().map(|line| line.id.clone()).collect::<String>();
        let (one, two) = (page(1), page(2));
        let (first, other) = resumed(&one);
        assert_eq!((ids(first), ids(other)), ("023".to_owned(), "451".to_owned()));
        assert_eq!(ids(resumed(&two).1), "023451", "only of the first page");
    }
}
