//! The routes of the app. A handler is thin: it reads the request, asks the table, and hands the answer to a page. What a form posts is the same with and without script; with the header `X-Fragment: 1` the answer is the
//! `<main id="table">` alone, otherwise a redirect to the page.
//!
//! | route                      | asks for                                                                         |
//! |----------------------------|----------------------------------------------------------------------------------|
//! | `GET /`                    | the shelf; `?mine=2`, `?open=2`: the second page of a list                        |
//! | `POST /deleted`            | nothing: the visitor has read which tables were deleted                           |
//! | `POST /lang`, `POST /name` | `lang` or `name`, and `back`: a local path                                       |
//! | `POST /play/{game}`        | a table at one click: a bot opposite; with `automa`, the game's own solo mode     |
//! | `POST /learn/{game}`       | a table with the guided first game                                                |
//! | `GET /puzzles`             | the games with puzzles                                                            |
//! | `GET /puzzles/{game}`      | the puzzles of a game                                                             |
//! | `POST /puzzles/{game}/{puzzle}` | `from`: a table with the puzzle; the table of the puzzle before it is left      |
//! | `GET /new/{game}`          | the form; `option.<name>` of the query are the options chosen so far             |
//! | `POST /new/{game}`         | `option.<name>`, `seat0`.. (`me`, `here`, `link`, `level1`.., `automa`), or `split` and `player0`.. , `public`, `hints` (`usual`, `on`, `off`), `absence` (minutes), `stand_in` |
//! | `GET /armies/{game}`       | where armies are put together: `army` as text, or `name`, `faction`, `leader`, `unit.<word>`; `points`, `hired`; `preset`, `random` |
//! | `POST /armies/{game}`      | the same fields: keeps the army for the guest                                    |
//! | `POST /armies/{game}/rename` | `army-name`, `to`                                                              |
//! | `POST /armies/{game}/delete` | `army-name`                                                                    |
//! | `GET /about/{game}`        | `?piece=`, `?rule=`, `?lang=`: what a kind of thing on the board is               |
//! | `GET /rules/{game}`        | the rules                                                                        |
//! | `GET /s/{token}`           | whether to take the seat of the link                                             |
//! | `POST /s/{token}`          | nothing: brings whoever has the link into the seat                               |
//! | `GET /t/{id}`              | the table; `?pick=a&pick=b` is what was clicked so far, `?why=` as below          |
//! | `GET /live`                | `t=<id>`, several: changes of all these tables as server-sent events; with `now` how they stand, once |
//! | `GET /t/{id}/live`         | changes as server-sent events; `?since=<version>` or `Last-Event-ID`             |
//! | `GET /t/{id}/why`          | `?element=`: why it cannot be clicked, or done if it is an action                |
//! | `GET /t/{id}/preview`      | `?action=`, `?amount=`, `?per=`: what it would do                                |
//! | `GET /t/{id}/steer`        | `?element=`, `?target=`: what dragging it there would do, or why it cannot be     |
//! | `GET /t/{id}/targets`      | `?element=`, `?target=a&target=b`: onto which of them it can be dragged           |
//! | `GET /t/{id}/replay`       | `?ply=`, `?as=<seat word or public>`                                             |
//! | `GET /t/{id}/review`       | the review of a game that is over, as far as it is made; `?who=all`: bots too     |
//! | `POST /t/{id}/review`      | nothing: lets the game be reviewed                                               |
//! | `POST /t/{id}/fork`        | `seat`, `ply`: a new table from there on, against bots, with what the seat could not see dealt again |
//! | `GET /t/{id}/scenes`       | `?from=<ply>`: the steps after it with their boards, to be shown one after the other |
//! | `GET /t/{id}/record`       | the record as text, once the game is over                                        |
//! | `GET /t/{id}/lines`        | of a damaged table that is over: the lines of its record that are left            |
//! | `POST /t/{id}/end-damaged` | nothing: ends the game of a damaged table                                        |
//! | `GET /t/{id}/delete`       | asks the host whether the table is to be deleted; POST deletes it                 |
//! | `POST /t/{id}/act`         | `seat`, `revision`, `move`, `action` (or several, with `;` between), and `amount`, `per` for one of a range |
//! | `POST /t/{id}/drop`        | `seat`, `revision`, `move`, `element`, `target`: as `steer` says                 |
//! | `POST /t/{id}/army`        | `seat`, `revision`, `move`, and `army-name` or `army`: brings an army             |
//! | `POST /t/{id}/hint`        | `seat`, `revision`: what a bot would do; the answer takes as long as it thinks    |
//! | `POST /t/{id}/undo`        | `seat`, `revision`, `move`                                                       |
//! | `POST /t/{id}/restart`     | `seat`, `revision`, `move`                                                       |
//! | `POST /t/{id}/request-undo` | `seat`, `revision`: asks the others for an undo of the seat's last step         |
//! | `POST /t/{id}/answer`      | `answer`: `yes` or `no`                                                          |
//! | `POST /t/{id}/put-off`     | `seat`, `revision`, `move`, `until`: `period`, or `subject` with `subject`: declines an offer, now and until then |
//! | `POST /t/{id}/ask-again`   | `seat`, `offer`: the seat wants to be asked about it again                        |
//! | `POST /t/{id}/skip-lesson` | nothing: the guided game goes on as any other                                     |
//! | `POST /t/{id}/try-again`   | `seat`, `revision`, `move`: back to the question of the puzzle                    |
//! | `POST /t/{id}/play-on`     | nothing: the puzzle is left, and the game goes on as any other                    |
//! | `POST /t/{id}/resign`      | `seat`, `revision`                                                               |
//! | `POST /t/{id}/rematch`     | nothing: a new table with the sides swapped                                      |
//! | `POST /t/{id}/lift`        | `seat`: the curtain, for the seat to move                                        |
//! | `POST /t/{id}/seat`        | `seat`, `holder`: `me`, `link`, `level1`.. `level5`                              |
//! | `POST /t/{id}/leave`       | `seat`: a bot plays for whoever left                                             |
//! | `POST /t/{id}/stand-in`    | `seat`, `bot`: who stands in for its owner, `table` or `level1`.. `level5`       |
//! | `POST /t/{id}/sitting`     | `question`, `answer`: whether somebody who has seen hands may sit down           |
//! | `POST /t/{id}/chat`        | `text`                                                                           |
//! | `POST /t/{id}/notes`       | `text`                                                                           |
//!
//! A seat is named by its word (`axis`). Every POST carries `csrf`.

mod about;
mod armies;
mod assets;
mod damaged;
mod deleting;
mod guest;
mod hint;
mod invitation;
mod lesson;
mod live;
mod moves;
mod new_table;
mod puzzles;
mod replay;
mod review;
mod rules;
mod seats;
mod shelf;
mod table;
mod table_request;
mod talk;
mod wishes;

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post};

use crate::App;

/// The routes of guests.
pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route("/", get(shelf::shelf))
        .route("/lang", post(guest::lang))
        .route("/name", post(guest::name))
        .route("/deleted", post(deleting::forget))
        .route("/play/{game}", post(new_table::play_now))
        .route("/learn/{game}", post(lesson::learn))
        .route("/puzzles", get(puzzles::games))
        .route("/puzzles/{game}", get(puzzles::list))
        .route("/puzzles/{game}/{puzzle}", post(puzzles::open))
        .route("/new/{game}", get(new_table::form).post(new_table::open))
        .route("/armies/{game}", get(armies::show).post(armies::save))
        .route("/armies/{game}/rename", post(armies::rename))
        .route("/armies/{game}/delete", post(armies::delete))
        .route("/about/{game}", get(about::about))
        .route("/rules/{game}", get(rules::rules))
        .route("/s/{token}", get(invitation::show).post(invitation::accept))
        .route("/live", get(live::browser))
        .route("/t/{id}", get(table::table))
        .nest("/t/{id}", at_table())
}

/// The files of the pages.
pub(crate) fn assets() -> Router<Arc<App>> {
    Router::new().route("/assets/{edition}/{name}", get(assets::asset))
}

/// The routes of one table.
fn at_table() -> Router<Arc<App>> {
    Router::new()
        .route("/live", get(live::live))
        .route("/why", get(table::why))
        .route("/preview", get(table::preview))
        .route("/steer", get(table::steer))
        .route("/targets", get(table::targets))
        .route("/replay", get(replay::replay))
        .route("/review", get(review::show).post(review::begin))
        .route("/fork", post(review::fork))
        .route("/scenes", get(replay::scenes))
        .route("/record", get(replay::record))
        .route("/lines", get(damaged::lines))
        .route("/end-damaged", post(damaged::end))
        .route("/delete", get(deleting::form).post(deleting::delete))
        .route("/act", post(moves::act))
        .route("/drop", post(moves::drop_element))
        .route("/army", post(armies::bring))
        .route("/hint", post(hint::ask))
        .route("/undo", post(moves::undo))
        .route("/restart", post(moves::restart))
        .route("/request-undo", post(moves::request_undo))
        // What it was called before; pages that are still open have it.
        .route("/plead", post(moves::request_undo))
        .route("/answer", post(moves::answer_undo))
        .route("/put-off", post(wishes::put_off))
        .route("/ask-again", post(wishes::ask_again))
        .route("/skip-lesson", post(lesson::skip))
        .route("/try-again", post(puzzles::try_again))
        .route("/play-on", post(puzzles::play_on))
        .route("/resign", post(moves::resign))
        .route("/rematch", post(new_table::rematch))
        .route("/lift", post(seats::lift_curtain))
        .route("/seat", post(seats::change))
        .route("/leave", post(seats::leave))
        .route("/stand-in", post(seats::choose_stand_in))
        .route("/sitting", post(seats::answer_sitting))
        .route("/chat", post(talk::chat))
        .route("/notes", post(talk::notes))
}
