//! The page on which armies are put together, and the armies a guest keeps. An army is in the address of its page, so that
//! the address can be passed on; only what is saved is stored, and only its owner sees it.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use sandtable_core::{ArmyLimits, ArmyList, ArmyLists, ArmyPreset, Message, Rng, read_army_name};
use sandtable_store::{StoreError, StoredArmy};

use super::table::{Wanted, html};
use super::table_request::TableRequest;
use crate::App;
use crate::app_error::AppError;
use crate::live::Play;
use crate::middleware::csrf::Fields;
use crate::model::{ArmiesPage, SavedArmy, Visitor};
use crate::{names, pages};

/// How many armies a guest can keep for a game.
pub(crate) const MOST_ARMIES: u32 = 50;
/// What an army may cost if nobody says.
const USUAL_POINTS: u16 = 1000;

/// Whoever asks for a page about armies, and for which game.
struct Builder {
    app: Arc<App>,
    visitor: Visitor,
    game: &'static str,
    lists: &'static dyn ArmyLists,
}

impl Builder {
    fn new(app: Arc<App>, visitor: Visitor, game: &str) -> Result<Builder, AppError> {
        let package = app.package(game).ok_or_else(AppError::not_found)?;
        let lists = package.title.army_lists().ok_or_else(AppError::not_found)?;
        Ok(Builder { app, visitor, game: package.id(), lists })
    }

    /// What the form allows.
    fn limits(&self, fields: &Fields) -> ArmyLimits {
        let range = self.lists.points();
        let ready = self.preset(fields).map(|ready| ready.points);
        let points = ready.or_else(|| fields.text("points").trim().parse().ok()).unwrap_or(USUAL_POINTS);
        ArmyLimits {
            points: points.clamp(*range.start(), *range.end()),
            hired: fields.field("hired").is_some(),
        }
    }

    /// The army that is ready and wanted.
    fn preset(&self, fields: &Fields) -> Option<ArmyPreset> {
        let wanted = fields.field("preset")?;
        self.lists.presets().into_iter().find(|ready| ready.army.name == wanted)
    }

    /// The army of the form. Whatever does not serve its faction is left out, so that another faction begins anew.
    fn army(&self, fields: &Fields) -> Result<ArmyList, Message> {
        let factions = self.lists.factions();
        let faction = factions.iter().find(|known| known.word == fields.text("faction")).or(factions.first());
        let faction = faction.map_or("", |known| known.word);
        let leaders = self.lists.leaders(faction);
        let leader = leaders.iter().find(|known| known.word == fields.text("leader")).or(leaders.first());
        let units = self.lists.units(faction).into_iter().filter_map(|unit| {
            let count = fields.text(&format!("unit.{}", unit.word)).trim();
            (!matches!(count, "" | "0")).then(|| format!(", {count} {}", unit.word))
        });
        let unnamed = || self.visitor.text("web-army-unnamed");
        let name =
            fields.field("name").filter(|name| !name.trim().is_empty()).map_or_else(unnamed, str::to_owned);
        let leader = leader.map_or("", |known| known.word);
        let text = format!("{name}: {faction}, {leader}{}", units.collect::<String>());
        ArmyList::read(&text, self.lists)
    }

    /// An army out of the address: as text, one that is ready, or one at random.
    fn wanted(&self, fields: &Fields) -> Result<ArmyList, Message> {
        if let Some(text) = fields.field("army") {
            return ArmyList::read(text, self.lists);
        }
        if let Some(ready) = self.preset(fields) {
            return Ok(ArmyList { name: self.visitor.say(&ready.name), ..ready.army });
        }
        let army = self.army(fields)?;
        if fields.field("random").is_none() {
            return Ok(army);
        }
        let random = self.lists.random(army.faction, self.limits(fields), &mut Rng::new(fresh_seed()));
        Ok(ArmyList { name: army.name.clone(), ..random.unwrap_or(army) })
    }

    /// What the guest keeps, as far as it can still be read.
    async fn mine(&self) -> Result<Vec<SavedArmy>, AppError> {
        let stored = self.app.store.armies(&self.visitor.guest, self.game).await;
        let stored = stored.map_err(|error| self.app.failed(error))?;
        let saved = |army: &StoredArmy| saved_army(army, self.lists);
        Ok(stored.iter().filter_map(saved).collect())
    }

    async fn page(&self, fields: &Fields, army: Result<ArmyList, Message>) -> Result<ArmiesPage, AppError> {
        let limits = self.limits(fields);
        let (wrong, text) = match &army {
            Ok(army) => (None, army.to_string()),
            Err(why) => (Some(why.clone()), fields.text("army").to_owned()),
        };
        // What cannot be read leaves an empty army of the same faction.
        let army = match army {
            Ok(army) => army,
            Err(_) => self.army(&Fields::default()).map_err(|_| AppError::unreadable())?,
        };
        Ok(ArmiesPage {
            game: self.game,
            lists: self.lists,
            link: format!("{}{}", self.app.address(), link(self.game, &army, limits)),
            army,
            limits,
            text,
            wrong,
            saved: fields.field("saved").is_some(),
            mine: self.mine().await?,
        })
    }

    /// The page again, with what is wrong.
    async fn refused(&self, fields: &Fields, why: Message) -> Result<Response, AppError> {
        let army = self.wanted(fields);
        let page = ArmiesPage { wrong: Some(why), ..self.page(fields, army).await? };
        let page = html(pages::armies(&self.visitor, &page));
        Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
    }

    fn redirect(&self, army: &ArmyList, limits: ArmyLimits, more: &str) -> Response {
        Redirect::to(&format!("{}{more}", link(self.game, army, limits))).into_response()
    }
}

fn fresh_seed() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    u64::from_le_bytes(bytes)
}

fn saved_army(army: &StoredArmy, lists: &'static dyn ArmyLists) -> Option<SavedArmy> {
    let list = ArmyList::read(&army.text, lists).ok()?;
    Some(SavedArmy { name: army.name.clone(), price: lists.price(&list), list })
}

/// The address of an army.
fn link(game: &str, army: &ArmyList, limits: ArmyLimits) -> String {
    let hired = if limits.hired { "&hired=true" } else { "" };
    format!(
        "/armies/{game}?army={}&points={}{hired}",
        pages::percent_encoded(&army.to_string()),
        limits.points
    )
}

/// The page. One at random gets an address of its own, so that it stays the same.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
    Query(wanted): Wanted,
) -> Result<Response, AppError> {
    let builder = Builder::new(app, visitor, &game)?;
    let fields = wanted.into();
    let army = builder.wanted(&fields);
    match &army {
        Ok(army) if fields.field("random").is_some() => {
            Ok(builder.redirect(army, builder.limits(&fields), ""))
        }
        _ => Ok(html(pages::armies(&builder.visitor, &builder.page(&fields, army).await?))),
    }
}

/// A name that is what it seems.
fn checked_name(name: &str) -> Result<String, Message> {
    let name = read_army_name(&name.replace(char::is_control, " "))?;
    names::check(&name).map_err(Message::new)?;
    Ok(name)
}

/// Saves the army of the form for the guest.
pub(super) async fn save(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
    fields: Fields,
) -> Result<Response, AppError> {
    let builder = Builder::new(app, visitor, &game)?;
    let checked =
        builder.army(&fields).and_then(|army| Ok(ArmyList { name: checked_name(&army.name)?, ..army }));
    let army = match checked {
        Ok(army) => army,
        Err(why) => return builder.refused(&fields, why).await,
    };
    builder.app.remember(&builder.visitor).await?;
    let stored = StoredArmy { name: army.name.clone(), text: army.to_string() };
    let guest = &builder.visitor.guest;
    let put = builder.app.store.put_army(guest, builder.game, &stored, MOST_ARMIES).await;
    if put.map_err(|error| builder.app.failed(error))? {
        return Ok(builder.redirect(&army, builder.limits(&fields), "&saved=true"));
    }
    let full = Message::new("web-army-too-many").with("most", i64::from(MOST_ARMIES));
    builder.refused(&fields, full).await
}

/// Another name for an army.
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
    fields: Fields,
) -> Result<Response, AppError> {
    let builder = Builder::new(app, visitor, &game)?;
    let old = fields.text("army-name");
    let renamed = match checked_name(fields.text("to")) {
        Ok(name) => builder.renamed(old, name).await?,
        Err(why) => Err(why),
    };
    match renamed {
        Ok(()) => Ok(Redirect::to(&format!("/armies/{}#mine", builder.game)).into_response()),
        Err(why) => builder.refused(&Fields::default(), why).await,
    }
}

impl Builder {
    async fn renamed(&self, old: &str, name: String) -> Result<Result<(), Message>, AppError> {
        let Some(army) = self.mine().await?.into_iter().find(|army| army.name == old) else {
            return Ok(Err(Message::new("web-no-such-army")));
        };
        let text = ArmyList { name: name.clone(), ..army.list }.to_string();
        let stored = StoredArmy { name, text };
        let changed = self.app.store.rename_army(&self.visitor.guest, self.game, old, &stored).await;
        let changed = changed.map_err(|error| self.app.failed(error))?;
        Ok(if changed { Ok(()) } else { Err(Message::new("web-army-name-taken")) })
    }
}

/// Deletes an army.
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
    fields: Fields,
) -> Result<Response, AppError> {
    let builder = Builder::new(app, visitor, &game)?;
    let deleted =
        builder.app.store.delete_army(&builder.visitor.guest, builder.game, fields.text("army-name")).await;
    deleted.map_err(|error| builder.app.failed(error))?;
    Ok(Redirect::to(&format!("/armies/{}#mine", builder.game)).into_response())
}

/// Brings an army to the table: one that the guest keeps, or a text. It is played as the ordinary chain of actions.
pub(super) async fn bring(request: TableRequest) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    let wanted = request.move_request(&live)?;
    let army = match read_wanted(&request, live.game.game().id()).await? {
        // What fits depends on what the seat to move has chosen so far: nobody else is told.
        Ok(_) if live.seating.asked_seat(request.guest()) != Some(wanted.seat) => {
            Err(Message::new("table-why-not-your-turn"))
        }
        army => army,
    };
    match army.and_then(|army| live.game.game().bring_army(&army)) {
        Ok(chain) => {
            let played = live.play(&request.app, &wanted, Play::Chain(&chain)).await;
            request.answer(live, played).await
        }
        Err(why) => {
            live.notify(request.guest(), why);
            request.answer(live, Ok::<_, StoreError>(())).await
        }
    }
}

/// The army of the form.
async fn read_wanted(request: &TableRequest, game: &str) -> Result<Result<ArmyList, Message>, AppError> {
    let lists = request.app.package(game).and_then(|package| package.title.army_lists());
    let lists = lists.ok_or_else(AppError::not_found)?;
    let Some(name) = request.fields.field("army-name") else {
        return Ok(ArmyList::read(request.fields.text("army"), lists));
    };
    let stored = request.app.store.armies(request.guest(), game).await;
    let stored = stored.map_err(|error| request.app.failed(error))?;
    let found = stored.iter().find(|army| army.name == name);
    let missing = || Message::new("web-no-such-army");
    Ok(found.ok_or_else(missing).and_then(|army| ArmyList::read(&army.text, lists)))
}
