//! Where armies are put together. The server judges what is in the form: the script only asks it again after every change, and
//! without script a button does.

use maud::{Markup, html};
use sandtable_core::{ArmyUnit, Message};

use super::layout::{Sheet, csrf, layout};
use super::phrases::{count, named, of_game, why};
use super::table::move_fields;
use crate::model::{ArmiesPage, ArmyLine, SavedArmy, TablePage, Visitor};

/// The page.
pub fn armies(visitor: &Visitor, page: &ArmiesPage) -> Markup {
    let sheet = Sheet {
        title: visitor.text("web-armies"),
        here: here(page),
        game: Some(page.game),
        table: None,
        about: None,
        fills: false,
    };
    let symbols = visitor.site.package(page.game).map(|package| package.board.symbols());
    let main = html! {
        main #armies.page {
            @if let Some(symbols) = symbols { (symbols) }
            div.stack {
                h1 { (named(visitor, "web-armies-of", &of_game(visitor, page.game, "title"))) }
                p.lede { (visitor.text("web-armies-more")) }
            }
            @if let Some(wrong) = &page.wrong { div.wrong role="alert" { (why(visitor, page.game, wrong)) } }
            @if page.saved { p.saved role="status" { (visitor.text("web-army-saved")) } }
            div.army-columns {
                (form(visitor, page))
                div.stack {
                    (verdict(visitor, page))
                    (ready(visitor, page))
                    (share(visitor, page))
                    (mine(visitor, page))
                }
            }
        }
    };
    layout(visitor, &sheet, &main)
}

/// The page's own address without the server's.
fn here(page: &ArmiesPage) -> String {
    let path = page.link.find("/armies/").map(|start| &page.link[start..]);
    path.unwrap_or_default().to_owned()
}

/// A text as a value in an address.
pub(crate) fn percent_encoded(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let byte = |byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    text.bytes().map(byte).collect()
}

/// The text of an army with a line for each part.
fn in_lines(text: &str) -> String {
    let Some((name, body)) = text.rsplit_once(": ") else { return text.to_owned() };
    format!("{name}:\n{}", body.replace(", ", "\n"))
}

fn form(visitor: &Visitor, page: &ArmiesPage) -> Markup {
    let label = |what: &str| of_game(visitor, page.game, &format!("army-{what}"));
    html! {
        form #army.stack action={ "/armies/" (page.game) } novalidate data-whole {
            div.card.stack {
                div.army-head {
                    div.field.grow {
                        label for="army-name" { (visitor.text("web-army-name")) }
                        input #army-name type="text" name="name" value=(page.army.name) maxlength="60" autocomplete="off";
                    }
                    div.field {
                        label for="army-points" { (visitor.text("web-army-limit")) }
                        input #army-points.num type="number" name="points" min=(page.lists.points().start()) max=(page.lists.points().end()) value=(page.limits.points) required;
                    }
                    div.field {
                        label for="army-faction" { (label("faction")) }
                        select #army-faction name="faction" {
                            @for known in page.lists.factions() {
                                option value=(known.word) selected[known.word == page.army.faction] { (visitor.say(&known.name)) }
                            }
                        }
                    }
                    (leader(visitor, page, &label("leader")))
                }
                label.tick for="army-hired" {
                    input #army-hired type="checkbox" name="hired" value="true" checked[page.limits.hired];
                    (label("hired"))
                }
            }
            (units(visitor, page))
            div.row.army-buttons {
                // The token goes with this button alone, so that it never gets into an address.
                button.btn.main #army-save formmethod="post" name="csrf" value=(visitor.csrf) { (visitor.text("web-army-save")) }
                button.btn #army-random name="random" value="true" { (visitor.text("web-army-random")) }
                button.btn.plain-only #army-check { (visitor.text("web-army-check")) }
                a.btn.plain href={ "/new/" (page.game) } { (visitor.text("web-new-table")) }
            }
        }
    }
}

fn leader(visitor: &Visitor, page: &ArmiesPage, label: &str) -> Markup {
    html! {
        div.field #army-leaders {
            label for="army-leader" { (label) }
            select #army-leader name="leader" {
                @for known in page.lists.leaders(page.army.faction) {
                    option value=(known.word) selected[known.word == page.army.leader] { (visitor.say(&known.name)) }
                }
            }
        }
    }
}

/// The units that can serve, by their headings.
fn units(visitor: &Visitor, page: &ArmiesPage) -> Markup {
    let all = page.lists.units(page.army.faction);
    let shown: Vec<_> = all.into_iter().filter(|unit| page.limits.hired || !unit.hired).collect();
    html! {
        div #army-units.stack {
            @for group in shown.chunk_by(|one, next| one.group == next.group) {
                fieldset.card.army-group {
                    @let title = group.first().map(|unit| visitor.say(&unit.group)).unwrap_or_default();
                    legend.sr { (title) }
                    h2 aria-hidden="true" { (title) }
                    ul.army-units { @for unit in group { (unit_row(visitor, page, unit)) } }
                }
            }
        }
    }
}

fn unit_row(visitor: &Visitor, page: &ArmiesPage, unit: &ArmyUnit) -> Markup {
    let name = visitor.say(&unit.name);
    let id = format!("unit-{}", unit.word);
    let price = Message::new("web-army-price").with("points", unit.points).with("most", unit.most);
    let piece = visitor.site.package(page.game).and_then(|package| package.board.piece(unit.word));
    let step = |by: &str, sign: &str, id_of: &str| {
        let said = visitor.say(&Message::new(id_of.to_owned()).with("name", name.as_str()));
        html! { button.btn.scripted-only type="button" data-step=(by) data-field=(id) aria-label=(said) { (sign) } }
    };
    html! {
        li.army-unit.taken[page.army.count(unit.word) > 0] {
            @if let Some(piece) = piece { span.army-piece aria-hidden="true" { (piece) } }
            label.grow for=(id) { (name) br; span.small.quiet { (visitor.say(&price)) } }
            span.army-count {
                (step("-1", "\u{2212}", "web-less"))
                input.num id=(id) type="number" name={ "unit." (unit.word) } min="0" max=(unit.most) value=(page.army.count(unit.word)) inputmode="numeric";
                (step("1", "+", "web-more"))
            }
        }
    }
}

/// What it costs, and all that is wrong with it.
fn verdict(visitor: &Visitor, page: &ArmiesPage) -> Markup {
    let price = page.lists.price(&page.army);
    let faults = page.lists.faults(&page.army, page.limits);
    let cost = Message::new("web-army-cost").with("price", price).with("points", page.limits.points);
    let number: usize = page.army.units.iter().map(|(_, count)| usize::from(*count)).sum();
    html! {
        section #army-verdict.card.stack aria-live="polite" aria-label=(visitor.text("web-army-verdict")) {
            p.army-cost.num { (visitor.say(&cost)) }
            // Within the limit it is green, above it red.
            meter min="0" max=(price.max(page.limits.points)) low=(page.limits.points) high=(page.limits.points) optimum="0" value=(price) aria-label=(visitor.say(&cost)) {}
            p.small.quiet { (count(visitor, "web-army-number", number)) @if price <= page.limits.points { ", " (count(visitor, "web-army-left", usize::from(page.limits.points - price))) } }
            @if faults.is_empty() { p.legal { (visitor.text("web-army-legal")) } }
            @else { ul.faults { @for fault in &faults { li { (why(visitor, page.game, fault)) } } } }
        }
    }
}

/// The army as a link and as text.
fn share(visitor: &Visitor, page: &ArmiesPage) -> Markup {
    html! {
        section #army-share.card.stack aria-label=(visitor.text("web-army-share")) {
            h2 { (visitor.text("web-army-share")) }
            div.field {
                label for="army-link" { (visitor.text("web-army-link")) }
                div.row {
                    input #army-link.grow type="text" readonly value=(page.link);
                    button.btn.scripted-only type="button" data-copy="army-link" data-copied=(visitor.text("web-copied")) { (visitor.text("web-copy")) }
                }
            }
            form.field action={ "/armies/" (page.game) } data-whole {
                input type="hidden" name="points" value=(page.limits.points);
                @if page.limits.hired { input type="hidden" name="hired" value="true"; }
                label for="army-text" { (visitor.text("web-army-text")) }
                textarea #army-text name="army" rows="6" spellcheck="false" { (in_lines(&page.text)) }
                p.help { (visitor.text("web-army-text-help")) }
                div.row {
                    button.btn { (visitor.text("web-army-read")) }
                    button.btn.scripted-only type="button" data-copy-text="army-text" data-copied=(visitor.text("web-copied")) { (visitor.text("web-army-copy-text")) }
                }
            }
        }
    }
}

/// Armies to begin with.
fn ready(visitor: &Visitor, page: &ArmiesPage) -> Markup {
    html! {
        section.card.stack #army-ready aria-label=(visitor.text("web-army-ready")) {
            h2 { (visitor.text("web-army-ready")) }
            form.row action={ "/armies/" (page.game) } data-whole {
                label.sr for="army-preset" { (visitor.text("web-army-ready")) }
                select #army-preset.grow name="preset" {
                    @for ready in page.lists.presets() { option value=(ready.army.name) { (visitor.say(&ready.name)) } }
                }
                button.btn { (visitor.text("web-army-start")) }
            }
        }
    }
}

/// What the guest keeps.
fn mine(visitor: &Visitor, page: &ArmiesPage) -> Markup {
    html! {
        section #mine.card.stack aria-label=(visitor.text("web-army-mine")) {
            h2 { (visitor.text("web-army-mine")) }
            @if page.mine.is_empty() { p.small.quiet { (visitor.text("web-army-none")) } }
            @else { ul.saved-armies { @for (nth, army) in page.mine.iter().enumerate() { (saved(visitor, page, army, nth)) } } }
        }
    }
}

fn saved(visitor: &Visitor, page: &ArmiesPage, army: &SavedArmy, nth: usize) -> Markup {
    let link = format!(
        "/armies/{}?army={}&points={}",
        page.game,
        percent_encoded(&army.list.to_string()),
        page.limits.points
    );
    let named = |id: &str| format!("{}: {}", visitor.text(id), army.name);
    html! {
        li {
            div.row {
                span.grow { b { (army.name) } br; span.small.quiet.num { (count(visitor, "table-points", usize::from(army.price))) } }
                a.btn.small href=(link) aria-label=(named("web-army-open")) { (visitor.text("web-army-open")) }
            }
            details {
                summary.small aria-label=(named("web-army-change")) { (visitor.text("web-army-change")) }
                form.row method="post" action={ "/armies/" (page.game) "/rename" } data-whole {
                    (csrf(visitor))
                    input type="hidden" name="army-name" value=(army.name);
                    label.sr for={ "to-" (nth) } { (visitor.text("web-army-name")) }
                    input.grow id={ "to-" (nth) } type="text" name="to" value=(army.name) maxlength="60" required;
                    button.btn.small { (visitor.text("web-army-rename")) }
                }
                form.row method="post" action={ "/armies/" (page.game) "/delete" } data-whole {
                    (csrf(visitor))
                    button.btn.small name="army-name" value=(army.name) aria-label=(named("web-delete")) { (visitor.text("web-delete")) }
                }
            }
        }
    }
}

/// At a table, while an army can be brought: the armies the guest keeps, and a field for any other.
pub(crate) fn bring(visitor: &Visitor, page: &TablePage) -> Markup {
    let Some(armies) = &page.armies else { return Markup::default() };
    let fits = armies.iter().filter(|army| army.why_not.is_none()).count();
    html! {
        details #bring.bring open[fits > 0] data-open=(fits > 0) {
            summary { h2 { (visitor.text("web-bring-army")) } }
            form.stack method="post" action={ "/t/" (page.id) "/army" } {
                (move_fields(visitor, page))
                @if armies.is_empty() { p.small.quiet { (visitor.text("web-army-none")) } }
                ul.saved-armies { @for army in armies { (bring_line(visitor, page, army)) } }
            }
            form.stack method="post" action={ "/t/" (page.id) "/army" } {
                (move_fields(visitor, page))
                label.small for="bring-text" { (visitor.text("web-bring-text")) }
                textarea #bring-text name="army" rows="3" spellcheck="false" required {}
                div.row {
                    button.btn.small { (visitor.text("web-bring")) }
                    a.small href={ "/armies/" (page.game) } target="_blank" { (visitor.text("web-put-together")) }
                }
            }
        }
    }
}

fn bring_line(visitor: &Visitor, page: &TablePage, army: &ArmyLine) -> Markup {
    html! {
        li.row {
            span.grow { (army.name) " " span.small.quiet.num { (count(visitor, "table-points", usize::from(army.price))) }
                @if let Some(reason) = &army.why_not { div.small.unfit { (why(visitor, page.game, reason)) } }
            }
            @if army.why_not.is_none() {
                button.btn.small name="army-name" value=(army.name) aria-label={ (visitor.text("web-bring")) ": " (army.name) } { (visitor.text("web-bring")) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{in_lines, percent_encoded};

    #[test]
    fn every_part_of_an_army_has_its_line() {
        assert_eq!(
            in_lines("Rome, 500: rome, hadrian, 2 rom-legion"),
            "Rome, 500:\nrome\nhadrian\n2 rom-legion"
        );
        assert_eq!(in_lines("no army"), "no army");
    }

    #[test]
    fn anything_can_stand_in_an_address() {
        assert_eq!(percent_encoded("A b: rome, 2 rom-legion"), "A%20b%3A%20rome%2C%202%20rom-legion");
        assert_eq!(percent_encoded("&=#\"<Д"), "%26%3D%23%22%3C%D0%94");
    }
}
