//! New tables: from the form, at one click, or the same people again.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use bots::{BotSpec, Gym};
use record::Json;
use serde_json::{Map, json};
use store::{Holder, StoreError};
use table::{Setting, SettingKind};

use super::table::{Fragment, Wanted, answer, html};
use crate::House;
use crate::guard::csrf::Fields;
use crate::house::Wish;
use crate::model::{NewTablePage, Visitor};
use crate::pages;
use crate::trouble::Trouble;

/// The bot a newcomer meets.
const USUAL: &str = "level3";

fn title(game: &str) -> Result<&'static dyn Gym, Trouble> {
    titles::find(game).ok_or_else(Trouble::not_found)
}

/// The option that makes a game of one seat: its own solo mode.
pub(super) fn solo(title: &dyn Gym) -> Option<(&'static str, &'static str)> {
    let settings = title.settings();
    let words = settings.iter().filter_map(|setting| match setting.kind {
        SettingKind::Choice { words } => Some((setting.name, words)),
        _ => None,
    });
    let mut options = words.flat_map(|(name, words)| words.iter().map(move |&word| (name, word)));
    options.find(|(name, word)| title.seats(&json!({ *name: word })).is_ok_and(|seats| seats.len() == 1))
}

/// The options of a form, over the usual ones. A switch that was not sent is off, if anything was sent at all.
fn options(title: &dyn Gym, fields: &Fields) -> Json {
    let mut options = title.defaults();
    let is_sent = fields.iter().any(|(name, _)| name.starts_with("option."));
    let Json::Object(chosen) = &mut options else { return options };
    for setting in title.settings().iter().filter(|_| is_sent) {
        choose(chosen, setting, fields.field(&format!("option.{}", setting.name)));
    }
    options
}

fn choose(options: &mut Map<String, Json>, setting: &Setting, sent: Option<&str>) {
    let value = match (&setting.kind, sent) {
        (SettingKind::Switch, sent) => Json::Bool(sent.is_some_and(|text| text != "false")),
        (_, None) => return,
        (SettingKind::Number { .. }, Some(text)) => {
            text.trim().parse::<i64>().map_or_else(|_| text.into(), Json::from)
        }
        (SettingKind::Choice { .. }, Some(text)) => text.into(),
        (SettingKind::Lines { .. }, Some(text)) => {
            text.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().into()
        }
    };
    options.insert(setting.name.to_owned(), value);
}

/// The form.
pub(super) async fn form(
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
    Query(wanted): Wanted,
) -> Result<Response, Trouble> {
    let title = title(&game)?;
    let options = options(title, &wanted.into());
    let wrong = title.seats(&options).err().map(|why| why.to_string());
    Ok(html(pages::new_table(&visitor, &page(title, options, wrong))))
}

fn page(title: &'static dyn Gym, options: Json, wrong: Option<String>) -> NewTablePage {
    let seats = title.seats(&options).or_else(|_| title.seats(&title.defaults())).unwrap_or_default();
    NewTablePage { game: title.id(), settings: title.settings(), options, seats, wrong }
}

/// Opens the table of the form, or gives the form back with what is wrong.
pub(super) async fn open(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
    fields: Fields,
) -> Result<Response, Trouble> {
    let title = title(&game)?;
    let mut options = options(title, &fields);
    let is_automa = |(name, value): (&str, &str)| name.starts_with("seat") && value == "automa";
    if fields.iter().any(is_automa) {
        make_solo(title, &mut options);
    }
    // A whole table is laid out, because some options only fail there.
    let laid_out = title.open(&options, record::Dice::by_hand()).map_err(|why| why.to_string());
    match laid_out.and_then(|table| holders(table.seats().len(), &visitor, &fields)) {
        Ok(holders) => {
            opened(&house, &visitor, title, options, holders, fields.field("public").is_some()).await
        }
        Err(wrong) => {
            let form = html(pages::new_table(&visitor, &page(title, options, Some(wrong))));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, form).into_response())
        }
    }
}

fn make_solo(title: &dyn Gym, options: &mut Json) {
    if let Some((name, word)) = solo(title) {
        options[name] = word.into();
    }
}

/// Who sits where by the form; the first seat is the visitor's and the others a bot's, unless it says otherwise.
fn holders(seats: usize, visitor: &Visitor, fields: &Fields) -> Result<Vec<Holder>, String> {
    let usual = |seat| if seat == 0 { "me" } else { USUAL };
    let wanted = |seat| fields.field(&format!("seat{seat}")).unwrap_or(usual(seat));
    (0..seats).map(|seat| holder(wanted(seat), visitor)).collect()
}

fn holder(word: &str, visitor: &Visitor) -> Result<Holder, String> {
    match word {
        "me" | "here" | "automa" => Ok(Holder::Guest(visitor.guest.clone())),
        "link" => Ok(Holder::Open),
        bot => match bot.parse::<BotSpec>() {
            Ok(BotSpec::Level(_)) => Ok(Holder::Bot(bot.to_owned())),
            _ => Err(format!("`{bot}` should be one of me, here, link, automa, level1 to level5")),
        },
    }
}

/// A table at one click.
pub(super) async fn play_now(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
    fields: Fields,
) -> Result<Response, Trouble> {
    let title = title(&game)?;
    let mut options = options(title, &fields);
    if fields.field("automa").is_some() {
        make_solo(title, &mut options);
    }
    let unreadable = || Trouble::new(StatusCode::BAD_REQUEST, "house-error-unreadable");
    let seats = title.seats(&options).map_err(|_| unreadable())?.len();
    let holders = holders(seats, &visitor, &Fields::default()).map_err(|_| unreadable())?;
    opened(&house, &visitor, title, options, holders, false).await
}

async fn opened(
    house: &Arc<House>,
    visitor: &Visitor,
    title: &dyn Gym,
    options: Json,
    holders: Vec<Holder>,
    public: bool,
) -> Result<Response, Trouble> {
    house.remember(visitor).await?;
    let (game, rules) = (title.id().to_owned(), title.rules());
    let wish = Wish { game, rules, options, holders, public, rematch_of: None };
    let id = house.open_table(visitor, wish).await.map_err(|error| house.failed(error))?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

/// The same people once more with the sides swapped. Whoever asks second comes to the table of the first.
pub(super) async fn rematch(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    fragment: Fragment,
) -> Result<Response, Trouble> {
    let mut desk = house.desk(&id).await?;
    if !desk.is_over() || desk.seats_of(&visitor.guest).is_empty() {
        return Err(Trouble::not_yours());
    }
    if desk.row.rematch.is_none() {
        let wish = Wish {
            game: desk.row.game.clone(),
            rules: desk.row.rules,
            options: desk.row.options.clone(),
            holders: desk.swapped(),
            public: desk.row.public,
            rematch_of: Some(id),
        };
        let noted = match house.open_table(&visitor, wish).await {
            Ok(new) => desk.note_rematch(&house, new).await,
            Err(StoreError::Taken(_)) => desk.refresh(&house).await,
            Err(error) => Err(error),
        };
        noted.map_err(|error| house.failed(error))?;
    }
    match &desk.row.rematch {
        Some(new) => Ok(Redirect::to(&format!("/t/{new}")).into_response()),
        None => answer(&house, desk, &visitor, fragment).await,
    }
}
