//! New tables: from the form, at one click, or the same people again.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use sandtable_bots::{BotSpec, PlayableTitle};
use sandtable_core::{BadOptions, Message, Setting, SettingKind, Split};
use sandtable_session::Json;
use sandtable_store::{AbsenceTerms, SeatOwner, StoreError};
use serde_json::{Map, json};

use super::table::{Wanted, html};
use super::table_request::TableRequest;
use crate::App;
use crate::app::NewTableRequest;
use crate::app_error::AppError;
use crate::live::{BOTS, LiveTable, USUAL_BOT};
use crate::middleware::address::ClientAddress;
use crate::middleware::csrf::Fields;
use crate::model::{NewTablePage, Visitor};
use crate::pages;

/// How many values of a number are tried at most.
const MANY: i64 = 20;
/// The longest a table can wait for somebody, in minutes: a month.
const LONGEST: u32 = 31 * 24 * 60;

fn title(app: &App, game: &str) -> Result<&'static dyn PlayableTitle, AppError> {
    app.package(game).map(|package| package.title).ok_or_else(AppError::not_found)
}

/// The option that makes a game of one seat, and its value: the game's own solo mode.
pub(super) fn solo(title: &dyn PlayableTitle) -> Option<(&'static str, Json)> {
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
fn options(title: &dyn PlayableTitle, fields: &Fields) -> Json {
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
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
    Query(wanted): Wanted,
) -> Result<Response, AppError> {
    let title = title(&app, &game)?;
    let wanted = wanted.into();
    let options = options(title, &wanted);
    let wrong = title.seats(&options).err().map(|why| explained(title, &why));
    Ok(html(pages::new_table(&visitor, &page(title, options, &wanted, wrong))))
}

/// The form as it was filled in; the first seat is the visitor's and the others a bot's, unless it says otherwise.
fn page(
    title: &'static dyn PlayableTitle,
    options: Json,
    sent: &Fields,
    wrong: Option<Message>,
) -> NewTablePage {
    let seats = title.seats(&options).or_else(|_| title.seats(&title.defaults())).unwrap_or_default();
    let is_sent = sent.iter().next().is_some();
    let (splits, split) = (title.splits(&options), split(title, &options, sent));
    NewTablePage {
        game: title.id(),
        settings: title.settings(),
        seating: seating(title),
        options,
        seats,
        owners: wanted_owners(seats.len(), split, sent).into_iter().map(str::to_owned).collect(),
        splits,
        split,
        public: !is_sent || sent.field("public").is_some(),
        solo: seats.len() == 2 && solo(title).is_some(),
        absence: absence(sent).unwrap_or_default(),
        wrong,
    }
}

/// The options that decide which seats there are.
fn seating(title: &dyn PlayableTitle) -> Vec<&'static str> {
    let usual = title.seats(&title.defaults()).unwrap_or_default();
    let decides = |setting: &Setting| {
        values(setting)
            .any(|value| title.seats(&json!({ setting.name: value })).is_ok_and(|seats| seats != usual))
    };
    title.settings().iter().filter(|setting| decides(setting)).map(|setting| setting.name).collect()
}

/// What is wrong, after the name of the option.
fn explained(title: &dyn PlayableTitle, bad: &BadOptions) -> Message {
    if title.settings().iter().all(|setting| setting.name != bad.option) {
        return bad.say.clone();
    }
    let option = Message::new(format!("{}-option-{}", title.id(), bad.option));
    Message::new("web-bad-option").with("option", option).with("why", bad.say.clone())
}

/// Opens the table of the form, or gives the form back with what is wrong.
pub(super) async fn open(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Path(game): Path<String>,
    fields: Fields,
) -> Result<Response, AppError> {
    let title = title(&app, &game)?;
    let mut options = options(title, &fields);
    let is_automa = |(name, value): (&str, &str)| name.starts_with("seat") && value == "automa";
    if fields.iter().any(is_automa) {
        make_solo(title, &mut options);
    }
    // A whole table is laid out, because some options only fail there.
    let seats = match title.open(&options, sandtable_session::Dice::by_hand()) {
        Ok(table) => table.seats().len(),
        Err(why) => {
            let form = page(title, options, &fields, Some(explained(title, &why)));
            return Ok(
                (StatusCode::UNPROCESSABLE_ENTITY, html(pages::new_table(&visitor, &form))).into_response()
            );
        }
    };
    let owners = owners(seats, split(title, &options, &fields), &visitor, &fields)?;
    app.check_caps(&visitor.guest, address).await?;
    let (game, rules) = (title.id().to_owned(), title.rules());
    let (public, absence) = (fields.field("public").is_some(), absence(&fields)?);
    let request = NewTableRequest { game, rules, options, owners, public, rematch_of: None, absence };
    opened(&app, &visitor, request).await
}

/// What the form says about people who are away.
fn absence(fields: &Fields) -> Result<AbsenceTerms, AppError> {
    let usual = AbsenceTerms::default();
    let minutes = fields.field("absence").map_or(Ok(usual.minutes), str::parse);
    let minutes = minutes.ok().filter(|minutes| (1..=LONGEST).contains(minutes));
    let stand_in = fields.field("stand_in").unwrap_or(&usual.stand_in).to_owned();
    match minutes {
        Some(minutes) if BOTS.contains(&stand_in.as_str()) => Ok(AbsenceTerms { minutes, stand_in }),
        _ => Err(AppError::unreadable()),
    }
}

fn make_solo(title: &dyn PlayableTitle, options: &mut Json) {
    if let Some((name, value)) = solo(title) {
        options[name] = value;
    }
}

/// How the form shares the seats, if not seat by seat.
fn split(title: &dyn PlayableTitle, options: &Json, fields: &Fields) -> Option<&'static Split> {
    let word = fields.field("split")?;
    title.splits(options).iter().find(|split| split.word == word)
}

/// Who is to play each seat by the form: the seat's own field, or that of the player who has it.
fn wanted_owners<'a>(seats: usize, split: Option<&Split>, fields: &'a Fields) -> Vec<&'a str> {
    let wanted = |seat: usize| {
        let (kind, number) = match split {
            Some(split) => ("player", split.players.get(seat).map_or(0, |player| usize::from(*player))),
            None => ("seat", seat),
        };
        let usual = if number == 0 { "me" } else { USUAL_BOT };
        fields.field(&format!("{kind}{number}")).unwrap_or(usual)
    };
    (0..seats).map(wanted).collect()
}

/// Who sits where by the form.
fn owners(
    seats: usize,
    split: Option<&Split>,
    visitor: &Visitor,
    fields: &Fields,
) -> Result<Vec<SeatOwner>, AppError> {
    wanted_owners(seats, split, fields).into_iter().map(|word| owner(word, visitor)).collect()
}

fn owner(word: &str, visitor: &Visitor) -> Result<SeatOwner, AppError> {
    match word {
        "me" | "here" | "automa" => Ok(SeatOwner::Guest(visitor.guest.clone())),
        "link" => Ok(SeatOwner::Open),
        bot => match bot.parse::<BotSpec>() {
            Ok(BotSpec::Level(_)) => Ok(SeatOwner::Bot(bot.to_owned())),
            _ => Err(AppError::unreadable()),
        },
    }
}

/// Where the seats can be shared by two, whoever plays at one click has a whole side.
fn usual_split(title: &dyn PlayableTitle, options: &Json) -> Option<&'static Split> {
    title.splits(options).iter().find(|split| split.count() == 2)
}

/// A table at one click.
pub(super) async fn play_now(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Path(game): Path<String>,
    fields: Fields,
) -> Result<Response, AppError> {
    let title = title(&app, &game)?;
    let mut options = options(title, &fields);
    if fields.field("automa").is_some() {
        make_solo(title, &mut options);
    }
    let seats = title.seats(&options).map_err(|_| AppError::unreadable())?.len();
    let owners = owners(seats, usual_split(title, &options), &visitor, &Fields::default())?;
    app.check_caps(&visitor.guest, address).await?;
    let (game, rules, absence) = (title.id().to_owned(), title.rules(), AbsenceTerms::default());
    let request = NewTableRequest { game, rules, options, owners, public: false, rematch_of: None, absence };
    opened(&app, &visitor, request).await
}

async fn opened(app: &Arc<App>, visitor: &Visitor, request: NewTableRequest) -> Result<Response, AppError> {
    app.remember(visitor).await?;
    let id = app.open_table(visitor, request).await.map_err(|error| app.failed(error))?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

/// The same people once more, each at the next seat. Whoever asks second comes to the table of the first.
pub(super) async fn rematch(request: TableRequest) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    let TableRequest { app, visitor, .. } = request;
    if !live.is_over() || live.seating.seats_of(&visitor.guest).is_empty() {
        return Err(AppError::not_yours());
    }
    if live.rematch().is_none() {
        app.check_caps(&visitor.guest, None).await?;
        let noted = match app.open_table(&visitor, again(&app, &live)).await {
            Ok(new) => live.note_rematch(&app, new).await,
            Err(StoreError::Taken(_)) => live.refresh(&app).await,
            Err(error) => Err(error),
        };
        noted.map_err(|error| app.failed(error))?;
    }
    let next = live.rematch().unwrap_or(&live.id);
    Ok(Redirect::to(&format!("/t/{next}")).into_response())
}

/// The same game again, by the newest rules.
fn again(app: &App, live: &LiveTable) -> NewTableRequest {
    let game = live.game.game();
    NewTableRequest {
        game: game.id().to_owned(),
        rules: app.package(game.id()).map_or(game.rules(), |package| package.title.rules()),
        options: live.options().clone(),
        owners: live.seating.rotated(),
        public: live.seating.is_public(),
        rematch_of: Some(live.id.clone()),
        absence: live.seating.absence().clone(),
    }
}
