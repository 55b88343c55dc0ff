//! New tables: from the form, at one click, or the same people again.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use sandtable_board::{BoardSetting, Package, TablePreset};
use sandtable_bots::{BotSpec, PlayableTitle};
use sandtable_core::{BadOptions, Message, Setting, SettingKind, Split};
use sandtable_session::Json;
use sandtable_store::{AbsenceTerms, Experience, SeatOwner, StoreError, TableSettings};
use serde_json::{Map, json};

use super::table::{Wanted, html};
use super::table_request::TableRequest;
use crate::App;
use crate::app::NewTableRequest;
use crate::app_error::AppError;
use crate::live::{BOTS, LiveTable, USUAL_BOT};
use crate::middleware::address::ClientAddress;
use crate::middleware::csrf::Fields;
use crate::middleware::signer::random;
use crate::model::{NewTablePage, Visitor};
use crate::pages;

/// How many values of a number are tried at most.
const MANY: i64 = 20;
/// The longest a table can wait for somebody, in minutes: a month.
const LONGEST: u32 = 31 * 24 * 60;

fn package(app: &App, game: &str) -> Result<&'static Package, AppError> {
    app.package(game).ok_or_else(AppError::not_found)
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

/// The preset a form was filled with.
fn wanted_preset(package: &Package, fields: &Fields) -> Option<&'static TablePreset> {
    package.preset(fields.field("preset")?)
}

/// The options of a preset.
pub(super) fn ready(title: &dyn PlayableTitle, preset: &TablePreset) -> Json {
    let mut options = title.defaults();
    let Json::Object(chosen) = &mut options else { return options };
    for (name, value) in preset.options {
        if let Some(setting) = title.settings().iter().find(|setting| setting.name == *name) {
            choose(chosen, setting, Some(value));
        }
    }
    options
}

/// The options of a form, over those of its preset or the usual ones. A switch that was not sent is off, if anything was sent
/// at all.
fn options(package: &Package, fields: &Fields) -> Json {
    let title = package.title;
    let preset = wanted_preset(package, fields);
    let mut options = preset.map_or_else(|| title.defaults(), |preset| ready(title, preset));
    let is_sent = has_chosen(fields);
    let Json::Object(chosen) = &mut options else { return options };
    for setting in title.settings().iter().filter(|_| is_sent) {
        choose(chosen, setting, fields.field(&format!("option.{}", setting.name)));
    }
    options
}

/// The preset of the form, unless its options have been changed since.
fn unchanged_preset(package: &Package, options: &Json, fields: &Fields) -> Option<&'static TablePreset> {
    wanted_preset(package, fields).filter(|preset| ready(package.title, preset) == *options)
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
    let package = package(&app, &game)?;
    let wanted = wanted.into();
    let options = options(package, &wanted);
    let wrong = package.title.seats(&options).err().map(|why| explained(package.title, &why));
    let mut page = page(package, options, &wanted, wrong);
    page.offers_lesson =
        app.site.lesson(&game).is_some() && experience(&app, &visitor, &game).await?.tables == 0;
    Ok(html(pages::new_table(&visitor, &page)))
}

/// The form as it was filled in; the first seat is the visitor's and the others a bot's, unless it says otherwise.
fn page(package: &Package, options: Json, sent: &Fields, wrong: Option<Message>) -> NewTablePage {
    let title = package.title;
    let seats = title.seats(&options).or_else(|_| title.seats(&title.defaults())).unwrap_or_default();
    let (splits, split) = (title.splits(&options), split(title, &options, sent));
    let automa = automa_seat(title, &options);
    NewTablePage {
        game: title.id(),
        settings: title.settings(),
        seating: seating(title),
        presets: package.presets,
        preset: unchanged_preset(package, &options, sent),
        options,
        seats,
        owners: wanted_owners(seats.len(), split, sent).into_iter().map(str::to_owned).collect(),
        splits,
        split,
        public: sent.field("public").is_some(),
        board_settings: package.board_settings,
        board: chosen_settings(package, sent),
        automa,
        hints: chosen_hints(sent),
        absence: absence(sent).unwrap_or_default(),
        offers_lesson: false,
        wrong,
    }
}

/// The seat that the game itself plays in its solo mode: of two seats the one that mode leaves out.
fn automa_seat(title: &dyn PlayableTitle, options: &Json) -> Option<&'static str> {
    let mut alone = options.clone();
    make_solo(title, &mut alone);
    match (title.seats(options).ok()?, title.seats(&alone).ok()?) {
        (&[one, other], &[person]) => Some(if person == one { other } else { one }),
        _ => None,
    }
}

/// What the form sets the board to, where it is not as usual.
fn chosen_settings(package: &Package, fields: &Fields) -> BTreeMap<String, String> {
    let chosen = |setting: &BoardSetting| {
        let word = fields.field(&format!("board.{}", setting.name))?;
        let is_unusual = setting.words.iter().skip(1).any(|known| *known == word);
        is_unusual.then(|| (setting.name.to_owned(), word.to_owned()))
    };
    package.board_settings.iter().filter_map(chosen).collect()
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
    let package = package(&app, &game)?;
    let title = package.title;
    let mut options = options(package, &fields);
    let against = match automa(title, &options, &fields) {
        Ok(against) => against,
        Err(wrong) => return Ok(form_again(&visitor, &page(package, options, &fields, Some(wrong)))),
    };
    if against.is_some() {
        make_solo(title, &mut options);
    }
    // A whole table is laid out, because some options only fail there.
    let seats = match title.open(&options, sandtable_session::Dice::by_hand()) {
        Ok(table) => table.seats().len(),
        Err(why) => {
            let form = page(package, options, &fields, Some(explained(title, &why)));
            return Ok(form_again(&visitor, &form));
        }
    };
    let owners = match against {
        Some(seat) => vec![owner(opponent(seat, &fields), &visitor)?],
        None => owners(seats, split(title, &options, &fields), &visitor, &fields)?,
    };
    app.check_caps(&visitor.guest, address).await?;
    let (game, rules) = (title.id().to_owned(), title.rules());
    let (public, absence) = (fields.field("public").is_some(), absence(&fields)?);
    let hints = hints(seats, split(title, &options, &fields), against.is_some(), &fields);
    let settings = TableSettings {
        watch: public,
        board: chosen_settings(package, &fields),
        hints,
        ..TableSettings::default()
    };
    let preset = unchanged_preset(package, &options, &fields);
    let request = NewTableRequest {
        game,
        rules,
        options,
        state: None,
        owners,
        public,
        rematch_of: None,
        absence,
        settings,
        lesson: false,
    };
    opened(&app, &visitor, request, preset).await
}

/// The form, as it was filled in, with what is wrong.
fn form_again(visitor: &Visitor, form: &NewTablePage) -> Response {
    (StatusCode::UNPROCESSABLE_ENTITY, html(pages::new_table(visitor, form))).into_response()
}

/// The seat the form gives to the game itself, by its number; refused if that is not the one the solo mode plays.
fn automa(title: &dyn PlayableTitle, options: &Json, fields: &Fields) -> Result<Option<usize>, Message> {
    let seats = title.seats(options).unwrap_or_default();
    let is_chosen = |seat: &usize| fields.field(&format!("seat{seat}")) == Some("automa");
    let chosen: Vec<_> = (0..seats.len()).filter(is_chosen).collect();
    let played = automa_seat(title, options);
    match chosen[..] {
        [] => Ok(None),
        [seat] if played == Some(seats[seat]) => Ok(Some(seat)),
        _ => {
            let word = played.unwrap_or_else(|| seats.first().copied().unwrap_or_default());
            let seat = Message::new(format!("{}-side-{word}", title.id()));
            Err(Message::new("web-automa-side").with("seat", seat))
        }
    }
}

/// Who plays against the game itself in that seat: a person, whoever opens the table unless the form says otherwise.
fn opponent(automa: usize, fields: &Fields) -> &'static str {
    let other = fields.field(&format!("seat{}", 1 - automa));
    if other == Some("link") { "link" } else { "me" }
}

/// What the form says about hints; nothing where it leaves that to who plays.
fn chosen_hints(fields: &Fields) -> Option<bool> {
    match fields.field("hints") {
        Some("on") => Some(true),
        Some("off") => Some(false),
        _ => None,
    }
}

/// Whether there are hints at the table of the form. Several people at one screen are one guest, so the form alone knows that there are several.
fn hints(seats: usize, split: Option<&Split>, is_solo: bool, fields: &Fields) -> Option<bool> {
    let is_shared = !is_solo && wanted_owners(seats, split, fields).contains(&"here");
    chosen_hints(fields).or_else(|| is_shared.then_some(false))
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
        "me" | "here" => Ok(SeatOwner::Guest(visitor.guest.clone())),
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

/// Who plays which seat at one click: the visitor one side, bots the rest. Of two sides it is either.
fn usual_owners(seats: usize, split: Option<&Split>, visitor: &Visitor) -> Vec<SeatOwner> {
    let player =
        |seat: usize| split.map_or(seat, |split| split.players.get(seat).map_or(0, |&player| player.into()));
    let sides = split.map_or(seats, Split::count);
    let mine = if sides == 2 { usize::from(random::<1>()[0] % 2) } else { 0 };
    let owner = |seat| {
        if player(seat) == mine {
            SeatOwner::Guest(visitor.guest.clone())
        } else {
            SeatOwner::Bot(USUAL_BOT.to_owned())
        }
    };
    (0..seats).map(owner).collect()
}

/// What *Play* opens, if it is not the usual game.
pub(super) fn played_at_once(package: &Package) -> Option<&'static TablePreset> {
    package.presets.first()
}

/// How often the visitor has played this game.
pub(super) async fn experience(app: &App, visitor: &Visitor, game: &str) -> Result<Experience, AppError> {
    let played = app.store.experience(&visitor.guest).await.map_err(|error| app.failed(error))?;
    let none = || Experience { game: game.to_owned(), tables: 0, finished: 0 };
    Ok(played.into_iter().find(|one| one.game == game).unwrap_or_else(none))
}

/// Does the form say anything about the options?
fn has_chosen(fields: &Fields) -> bool {
    fields.iter().any(|(name, _)| name.starts_with("option."))
}

/// The options the game wants a newcomer to play by.
fn choose_for_newcomer(package: &Package, options: &mut Json) {
    let wanted = serde_json::from_str(package.newcomers.options).ok();
    if let (Json::Object(chosen), Some(Json::Object(wanted))) = (options, wanted) {
        chosen.extend(wanted);
    }
}

/// A table at one click.
pub(super) async fn play_now(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Path(game): Path<String>,
    fields: Fields,
) -> Result<Response, AppError> {
    let package = package(&app, &game)?;
    let title = package.title;
    let is_automa = fields.field("automa").is_some();
    let preset = played_at_once(package).filter(|_| !is_automa);
    let mut options = preset.map_or_else(|| options(package, &fields), |preset| ready(title, preset));
    if !has_chosen(&fields) && experience(&app, &visitor, &game).await?.finished == 0 {
        choose_for_newcomer(package, &mut options);
    }
    if is_automa {
        make_solo(title, &mut options);
    }
    let seats = title.seats(&options).map_err(|_| AppError::unreadable())?.len();
    let owners = usual_owners(seats, usual_split(title, &options), &visitor);
    app.check_caps(&visitor.guest, address).await?;
    let (game, rules) = (title.id().to_owned(), title.rules());
    let (absence, settings) = (AbsenceTerms::default(), TableSettings::default());
    let request = NewTableRequest {
        game,
        rules,
        options,
        state: None,
        owners,
        public: false,
        rematch_of: None,
        absence,
        settings,
        lesson: false,
    };
    opened(&app, &visitor, request, preset).await
}

pub(super) async fn opened(
    app: &Arc<App>,
    visitor: &Visitor,
    request: NewTableRequest,
    preset: Option<&TablePreset>,
) -> Result<Response, AppError> {
    app.remember(visitor).await?;
    let id = app.open_table(visitor, request).await.map_err(|error| app.failed(error))?;
    if let Some(preset) = preset.filter(|preset| !preset.moves.is_empty()) {
        let words: Vec<String> = preset.moves.iter().map(|&word| word.to_owned()).collect();
        let begun = app.live(&id).await?.begin(app, &visitor.guest, &words).await;
        begun.map_err(|error| app.failed(error))?;
    }
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
        state: None,
        owners: live.seating.rotated(),
        public: live.seating.is_public(),
        rematch_of: Some(live.id.clone()),
        absence: live.seating.absence().clone(),
        settings: TableSettings { forked_from: None, ..live.seating.settings().clone() },
        lesson: false,
    }
}
