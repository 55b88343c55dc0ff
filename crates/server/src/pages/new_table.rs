//! The form for a new table, made from the options a game describes. Every option is always sent: one that does not
//! matter is only put out of sight, so that the form is whole without a script too.

use maud::{Markup, html};
use sandtable_board::BoardSetting;
use sandtable_core::{Message, Setting, SettingKind};
use sandtable_session::Json;

use super::layout::{Sheet, csrf, layout};
use super::phrases::{bot_name, count, has_armies, mark, named, of_game, owner_name, seat_name, time_name};
use crate::live::BOTS;
use crate::model::{NewTablePage, Visitor};

/// Everybody who can play a seat.
const OWNERS: [&str; 8] = ["me", "here", "link", "level1", "level2", "level3", "level4", "level5"];

/// After how many minutes a bot may stand in for whoever is away: for live play, and for games by the day.
const PATIENCE: [u32; 7] = [5, 15, 60, 24 * 60, 3 * 24 * 60, 7 * 24 * 60, 30 * 24 * 60];

/// The form.
pub fn new_table(visitor: &Visitor, page: &NewTablePage) -> Markup {
    let title = of_game(visitor, page.game, "title");
    let here = format!("/new/{}", page.game);
    let sheet = Sheet {
        title: visitor.text("web-new-table"),
        here: here.clone(),
        game: Some(page.game),
        table: None,
        about: None,
        fills: false,
    };
    let main = html! {
        main #new-table.page.narrow {
            h1 { (named(visitor, "web-new-table-of", &title)) }
            p.lede { (of_game(visitor, page.game, "tagline")) }
            @if has_armies(visitor, page.game) {
                p { a href={ "/armies/" (page.game) } { (visitor.text("web-put-together")) } }
            }
            @if page.offers_lesson { (lesson(visitor, page)) }
            (presets(visitor, page, &here))
            @if let Some(wrong) = &page.wrong { p.wrong role="alert" { (visitor.say(wrong)) } }
            form #new.stack method="post" action=(here) data-whole {
                @if let Some(preset) = page.preset { input type="hidden" name="preset" value=(preset.word); }
                @let (first, other) = page.settings.iter().partition::<Vec<_>, _>(|setting| page.seating.contains(&setting.name));
                (options(visitor, page, "kind", &first))
                (splits(visitor, page))
                (seats(visitor, page))
                (options(visitor, page, "options", &other))
                (board_settings(visitor, page))
                (hints(visitor, page))
                (absence(visitor, page))
                label.tick for="public" {
                    input #public type="checkbox" name="public" value="true" checked[page.public];
                    (visitor.text("web-public"))
                }
                div.row {
                    // The token goes with this button alone, so that it never gets into an address.
                    button.btn.main name="csrf" value=(visitor.csrf) { (visitor.text("web-open-table")) }
                    button.btn.plain-only formmethod="get" { (visitor.text("web-update-seats")) }
                }
            }
        }
    };
    layout(visitor, &sheet, &main)
}

/// Tables that are ready to be opened: each fills the form.
fn presets(visitor: &Visitor, page: &NewTablePage, here: &str) -> Markup {
    html! {
        @if !page.presets.is_empty() {
            section #presets.card.stack aria-labelledby="presets-title" {
                h2 #presets-title { (visitor.text("web-presets")) }
                ul.presets {
                    @for preset in page.presets {
                        @let name = format!("table-{}", preset.word);
                        li {
                            a.btn href={ (here) "?preset=" (preset.word) } aria-current=[(page.preset == Some(preset)).then_some("true")] { (of_game(visitor, page.game, &name)) }
                            p.small.quiet { (of_game(visitor, page.game, &format!("{name}-help"))) }
                        }
                    }
                }
            }
        }
    }
}

/// Whoever has never played the game is offered the guided first one.
fn lesson(visitor: &Visitor, page: &NewTablePage) -> Markup {
    html! {
        form #learn.row method="post" action={ "/learn/" (page.game) } data-whole {
            (csrf(visitor))
            span { (visitor.text("web-learn-first")) }
            button.btn.small { (visitor.text("web-learn")) }
        }
    }
}

/// How the seats are shared: by one of the usual splits, or seat by seat.
fn splits(visitor: &Visitor, page: &NewTablePage) -> Markup {
    let title = visitor.text("web-split");
    let none = (None, visitor.text("web-split-none"));
    let each = page
        .splits
        .iter()
        .map(|split| (Some(split), of_game(visitor, page.game, &format!("split-{}", split.word))));
    html! {
        @if !page.splits.is_empty() {
            fieldset #split.card.stack.options {
                legend.sr { (title) }
                h2 aria-hidden="true" { (title) }
                div.switches role="radiogroup" aria-label=(title) {
                    @for (split, name) in std::iter::once(none).chain(each) {
                        @let word = split.map_or("none", |split| split.word);
                        label for={ "split-" (word) } {
                            input id={ "split-" (word) } type="radio" name="split" value=(word) checked[page.split == split];
                            (name)
                        }
                    }
                }
                p.help { (visitor.text("web-split-help")) }
            }
        }
    }
}

/// A field of the form that says who plays some seats.
struct Row {
    field: String,
    seats: Vec<usize>,
}

/// One for each seat, or for each player of a split.
fn rows(page: &NewTablePage) -> Vec<Row> {
    match page.split {
        None => {
            let row = |seat| Row { field: format!("seat{seat}"), seats: vec![seat] };
            (0..page.seats.len()).map(row).collect()
        }
        Some(split) => {
            let row =
                |player| Row { field: format!("player{player}"), seats: split.seats_of(player).collect() };
            (0..split.count()).map(row).collect()
        }
    }
}

fn seats(visitor: &Visitor, page: &NewTablePage) -> Markup {
    html! {
        fieldset #seats.card.stack {
            legend.sr { (visitor.text("web-seats")) }
            h2 aria-hidden="true" { (visitor.text("web-seats")) }
            @for row in rows(page) {
                div.field {
                    label for=(row.field) {
                        @for (nth, word) in row.seats.iter().filter_map(|&seat| page.seats.get(seat)).enumerate() {
                            @if nth > 0 { ", " }
                            (mark(visitor, page.game, Some(word))) " " (seat_name(visitor, page.game, word))
                        }
                    }
                    (owner(visitor, page, &row))
                }
            }
            @if let Some(word) = page.automa { p.help.quiet.small { (automa_help(visitor, page, word)) } }
            p.help.quiet.small { (visitor.text("web-seats-help")) }
        }
    }
}

/// Which side is whose if the game itself plays.
fn automa_help(visitor: &Visitor, page: &NewTablePage, automa: &str) -> String {
    let other = page.seats.iter().find(|word| **word != automa).copied().unwrap_or_default();
    let [seat, other] = [automa, other].map(|word| seat_name(visitor, page.game, word));
    visitor.say(&Message::new("web-automa-help").with("seat", seat).with("other", other))
}

/// What the page shows of the board: no part of the game.
fn board_settings(visitor: &Visitor, page: &NewTablePage) -> Markup {
    let title = visitor.text("web-board");
    html! {
        @if !page.board_settings.is_empty() {
            fieldset #board-settings.card.stack {
                legend.sr { (title) }
                h2 aria-hidden="true" { (title) }
                @for setting in page.board_settings { (board_setting(visitor, page, setting)) }
            }
        }
    }
}

fn board_setting(visitor: &Visitor, page: &NewTablePage, setting: &BoardSetting) -> Markup {
    let say = |more: &str| of_game(visitor, page.game, &format!("board-{}{more}", setting.name));
    let (id, name) = (format!("board-{}", setting.name), format!("board.{}", setting.name));
    let field = Field { id, name, label: say("") };
    let usual = setting.words.first().copied().unwrap_or_default();
    let now = page.board.get(setting.name).map_or(usual, String::as_str);
    html! {
        div.field {
            (field.choice(&Json::from(now), setting.words, |word| say(&format!("-{word}"))))
            p.help { (say("-help")) }
        }
    }
}

/// Whether whoever is to move may ask what a bot would do.
fn hints(visitor: &Visitor, page: &NewTablePage) -> Markup {
    let words = [("usual", "web-hints-usual"), ("on", "web-hints-on"), ("off", "web-hints-off-word")];
    let chosen = match page.hints {
        None => "usual",
        Some(true) => "on",
        Some(false) => "off",
    };
    html! {
        div.card.field {
            label for="hints" { (visitor.text("web-hints")) }
            select #hints name="hints" {
                @for (word, say) in words { option value=(word) selected[word == chosen] { (visitor.text(say)) } }
            }
            p.help { (visitor.text("web-hints-help")) }
        }
    }
}

/// What happens if somebody is away.
fn absence(visitor: &Visitor, page: &NewTablePage) -> Markup {
    html! {
        details #away.card {
            summary { (visitor.text("web-if-away")) }
            div.stack {
                div.field {
                    label for="absence" { (visitor.text("web-patience")) }
                    select #absence name="absence" {
                        @for minutes in PATIENCE {
                            option value=(minutes) selected[page.absence.minutes == minutes] { (time_name(visitor, minutes)) }
                        }
                    }
                }
                div.field {
                    label for="stand-in" { (visitor.text("web-stand-in")) }
                    select #stand-in name="stand_in" {
                        @for bot in BOTS { option value=(bot) selected[page.absence.stand_in == bot] { (bot_name(visitor, bot)) } }
                    }
                }
                p.help.quiet.small { (visitor.text("web-if-away-help")) }
            }
        }
    }
}

/// Who plays the seats of a row.
fn owner(visitor: &Visitor, page: &NewTablePage, row: &Row) -> Markup {
    let first = row.seats.first().copied().unwrap_or_default();
    let automa = page.automa.filter(|word| page.seats.get(first) == Some(word)).map(|_| "automa");
    let chosen = page.owners.get(first).map(String::as_str);
    html! {
        select id=(row.field) name=(row.field) {
            @for word in OWNERS.into_iter().chain(automa) { option value=(word) selected[Some(word) == chosen] { (owner_name(visitor, word)) } }
        }
    }
}

/// Of more options than this, only choices between words and numbers are shown at once; the others are folded, so that the
/// button that opens the table is not far below.
const FEW: usize = 8;

/// A card of options: `kind` for those that decide the seats, `options` for the rest.
fn options(visitor: &Visitor, page: &NewTablePage, id: &str, settings: &[&Setting]) -> Markup {
    let title = visitor.text(&format!("web-{id}"));
    html! {
        @if !settings.is_empty() {
            fieldset.card.stack.options id=(id) {
                legend.sr { (title) }
                h2 aria-hidden="true" { (title) }
                @let is_folded = |setting: &&&Setting| settings.len() > FEW && !matches!(setting.kind, SettingKind::Choice { .. } | SettingKind::Number { .. });
                @for setting in settings.iter().filter(|setting| !is_folded(setting)) { (option(visitor, page, setting)) }
                (more(visitor, page, &settings.iter().filter(is_folded).copied().collect::<Vec<_>>()))
            }
        }
    }
}

/// The options that are folded; a form that came back shows them, for one of them may be wrong.
fn more(visitor: &Visitor, page: &NewTablePage, settings: &[&Setting]) -> Markup {
    html! {
        @if !settings.is_empty() {
            details #more open[page.wrong.is_some()] {
                summary { (count(visitor, "web-more-options", settings.len())) }
                div.stack { @for setting in settings { (option(visitor, page, setting)) } }
            }
        }
    }
}

fn option(visitor: &Visitor, page: &NewTablePage, setting: &Setting) -> Markup {
    let body = html! {
        (control(visitor, page, setting))
        p.help id={ "help-" (setting.name) } { (of_game(visitor, page.game, &format!("option-{}-help", setting.name))) }
    };
    let Some((on, word)) = setting.when else { return html! { div.field { (body) } } };
    let only = format!(
        "{}: {}",
        of_game(visitor, page.game, &format!("option-{on}")),
        of_game(visitor, page.game, &format!("option-{on}-{word}"))
    );
    html! {
        div.field.depends data-on={ "option." (on) } data-word=(word) {
            (body)
            p.help.plain-only { (named(visitor, "web-only-with", &only)) }
        }
    }
}

fn control(visitor: &Visitor, page: &NewTablePage, setting: &Setting) -> Markup {
    let label = of_game(visitor, page.game, &format!("option-{}", setting.name));
    let field =
        Field { id: format!("option-{}", setting.name), name: format!("option.{}", setting.name), label };
    let now = &page.options[setting.name];
    match &setting.kind {
        SettingKind::Switch => field.switch(now),
        SettingKind::Number { min, max } => field.number(now, *min, *max),
        SettingKind::Choice { words } => field.choice(now, words, |word| {
            of_game(visitor, page.game, &format!("option-{}-{word}", setting.name))
        }),
        SettingKind::Lines { max, example } => field.lines(now, *max, example),
    }
}

/// A field of the form.
struct Field {
    id: String,
    name: String,
    label: String,
}

impl Field {
    fn switch(&self, now: &Json) -> Markup {
        html! {
            label.tick for=(self.id) {
                input id=(self.id) type="checkbox" name=(self.name) value="true" checked[now.as_bool() == Some(true)];
                (self.label)
            }
        }
    }

    fn number(&self, now: &Json, min: i64, max: i64) -> Markup {
        html! {
            label for=(self.id) { (self.label) }
            input.num id=(self.id) type="number" name=(self.name) min=(min) max=(max) value=(now.as_i64().unwrap_or(min)) required;
        }
    }

    fn choice(&self, now: &Json, words: &[&str], say: impl Fn(&str) -> String) -> Markup {
        html! {
            span.label id={ (self.id) "-label" } { (self.label) }
            div.switches role="radiogroup" aria-labelledby={ (self.id) "-label" } {
                @for word in words {
                    label for={ (self.id) "-" (word) } {
                        input id={ (self.id) "-" (word) } type="radio" name=(self.name) value=(word) checked[now.as_str() == Some(word)];
                        (say(word))
                    }
                }
            }
        }
    }

    fn lines(&self, now: &Json, max: usize, example: &str) -> Markup {
        let lines: Vec<&str> = now.as_array().into_iter().flatten().filter_map(Json::as_str).collect();
        html! {
            label for=(self.id) { (self.label) }
            textarea id=(self.id) name=(self.name) rows=(max.min(3)) placeholder=(example) spellcheck="false" { (lines.join("\n")) }
        }
    }
}
