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
use table::{BadOptions, Message, Setting, SettingKind};

use super::table::{Wanted, html};
use super::visit::Visit;
use crate::House;
use crate::guard::csrf::Fields;
use crate::house::Wish;
use crate::live::{Desk, USUAL_BOT};
use crate::model::{NewTablePage, Visitor};
use crate::pages;
use crate::trouble::Trouble;

/// So many values of a number are tried at most.
const MANY: i64 = 20;

fn title(house: &House, game: &str) -> Result<&'static dyn Gym, Trouble> {
    house.title(game).ok_or_else(Trouble::not_found)
}

/// The option that makes a game of one seat, and its value: the game's own solo mode.
pub(super) fn solo(title: &dyn Gym) -> Option<(&'static str, Json)> {
    let settings = title.settings().into_iter();
    let mut options = settings.flat_map(|setting| values(&setting).map(move |value| (setting.name, value)));
    options.find(|(name, value)| title.seats(&json!({ *name: value })).is_ok_and(|seats| seats.len() == 1))
}

/// All that can be put into an option that has few values.
pub(super) fn values(setting: &Setting) -> Box<dyn Iterator<Item = Json>> {
    match setting.kind {
        SettingKind::Switch => Box::new([false, true].into_iter().map(Json::from)),
        SettingKind::Choice { words } => Box::new(words.iter().map(|&word| Json::from(word))),
        SettingKind::Number { min, max } => Box::new((min..=max.min(min + MANY)).map(Json::from)),
        SettingKind::Lines { .. } => Box::new(std::iter::empty()),
    }
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
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
    Query(wanted): Wanted,
) -> Result<Response, Trouble> {
    let title = title(&house, &game)?;
    let wanted = wanted.into();
    let options = options(title, &wanted);
    let wrong = title.seats(&options).err().map(|why| told(title, &why));
    Ok(html(pages::new_table(&visitor, &page(title, options, &wanted, wrong))))
}

/// The form as it was filled in; the first seat is the visitor's and the others a bot's, unless it says otherwise.
fn page(title: &'static dyn Gym, options: Json, sent: &Fields, wrong: Option<Message>) -> NewTablePage {
    let seats = title.seats(&options).or_else(|_| title.seats(&title.defaults())).unwrap_or_default();
    let is_sent = sent.iter().next().is_some();
    NewTablePage {
        game: title.id(),
        settings: title.settings(),
        seating: seating(title),
        options,
        seats,
        holders: (0..seats.len()).map(|seat| wanted_holder(seat, sent).to_owned()).collect(),
        public: !is_sent || sent.field("public").is_some(),
        solo: seats.len() == 2 && solo(title).is_some(),
        wrong,
    }
}

/// The options that decide which seats there are.
fn seating(title: &dyn Gym) -> Vec<&'static str> {
    let usual = title.seats(&title.defaults()).unwrap_or_default();
    let decides = |setting: &Setting| {
        values(setting)
            .any(|value| title.seats(&json!({ setting.name: value })).is_ok_and(|seats| seats != usual))
    };
    title.settings().iter().filter(|setting| decides(setting)).map(|setting| setting.name).collect()
}

/// What is wrong, after the name of the option.
fn told(title: &dyn Gym, bad: &BadOptions) -> Message {
    if title.settings().iter().all(|setting| setting.name != bad.option) {
        return bad.say.clone();
    }
    let option = Message::new(format!("{}-option-{}", title.id(), bad.option));
    Message::new("web-bad-option").with("option", option).with("why", bad.say.clone())
}

/// Opens the table of the form, or gives the form back with what is wrong.
pub(super) async fn open(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
    fields: Fields,
) -> Result<Response, Trouble> {
    let title = title(&house, &game)?;
    let mut options = options(title, &fields);
    let is_automa = |(name, value): (&str, &str)| name.starts_with("seat") && value == "automa";
    if fields.iter().any(is_automa) {
        make_solo(title, &mut options);
    }
    // A whole table is laid out, because some options only fail there.
    let seats = match title.open(&options, record::Dice::by_hand()) {
        Ok(table) => table.seats().len(),
        Err(why) => {
            let form = page(title, options, &fields, Some(told(title, &why)));
            return Ok(
                (StatusCode::UNPROCESSABLE_ENTITY, html(pages::new_table(&visitor, &form))).into_response()
            );
        }
    };
    let holders = holders(seats, &visitor, &fields)?;
    opened(&house, &visitor, title, options, holders, fields.field("public").is_some()).await
}

fn make_solo(title: &dyn Gym, options: &mut Json) {
    if let Some((name, value)) = solo(title) {
        options[name] = value;
    }
}

/// Who is to play a seat by the form.
fn wanted_holder(seat: usize, fields: &Fields) -> &str {
    let usual = if seat == 0 { "me" } else { USUAL_BOT };
    fields.field(&format!("seat{seat}")).unwrap_or(usual)
}

/// Who sits where by the form.
fn holders(seats: usize, visitor: &Visitor, fields: &Fields) -> Result<Vec<Holder>, Trouble> {
    (0..seats).map(|seat| holder(wanted_holder(seat, fields), visitor)).collect()
}

fn holder(word: &str, visitor: &Visitor) -> Result<Holder, Trouble> {
    match word {
        "me" | "here" | "automa" => Ok(Holder::Guest(visitor.guest.clone())),
        "link" => Ok(Holder::Open),
        bot => match bot.parse::<BotSpec>() {
            Ok(BotSpec::Level(_)) => Ok(Holder::Bot(bot.to_owned())),
            _ => Err(Trouble::unreadable()),
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
    let title = title(&house, &game)?;
    let mut options = options(title, &fields);
    if fields.field("automa").is_some() {
        make_solo(title, &mut options);
    }
    let seats = title.seats(&options).map_err(|_| Trouble::unreadable())?.len();
    let holders = holders(seats, &visitor, &Fields::default())?;
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

/// The same people once more, each at the next seat. Whoever asks second comes to the table of the first.
pub(super) async fn rematch(visit: Visit) -> Result<Response, Trouble> {
    let Visit { house, visitor, mut desk, .. } = visit;
    if !desk.is_over() || desk.seats_of(&visitor.guest).is_empty() {
        return Err(Trouble::not_yours());
    }
    if desk.row.rematch.is_none() {
        let noted = match house.open_table(&visitor, again(&desk)).await {
            Ok(new) => desk.note_rematch(&house, new).await,
            Err(StoreError::Taken(_)) => desk.refresh(&house).await,
            Err(error) => Err(error),
        };
        noted.map_err(|error| house.failed(error))?;
    }
    let next = desk.row.rematch.as_ref().unwrap_or(&desk.row.id);
    Ok(Redirect::to(&format!("/t/{next}")).into_response())
}

fn again(desk: &Desk) -> Wish {
    let row = &desk.row;
    Wish {
        game: row.game.clone(),
        rules: row.rules,
        options: row.options.clone(),
        holders: desk.swapped(),
        public: row.public,
        rematch_of: Some(row.id.clone()),
    }
}
