//! The table in the browser.
//!
//! A [`House`] holds the store and the tables in memory; [`app`] is its doors; [`serve`] opens them to the network. Pages
//! are pure functions from [`model`] to markup, and the model is made for one viewer at a time: what a viewer may not
//! know never reaches a page.

pub mod assets;
pub mod boards;
mod doors;
mod guard;
mod guests;
mod health;
mod house;
mod live;
mod metrics;
pub mod model;
pub mod pages;
mod serve;
mod trouble;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

pub use guard::limits::{Limits, Rate};
pub use house::{Config, House};
pub use serve::{log, serve};

use guard::{cookie, csrf, headers, limits, watch};

/// How long a form may be.
const BODY: usize = 64 * 1024;

/// The doors of the house with their guards, the outermost last.
pub fn app(house: Arc<House>) -> Router {
    let state = || Arc::clone(&house);
    let guests = doors::doors()
        .fallback(|| async { StatusCode::NOT_FOUND })
        .layer(from_fn_with_state(state(), csrf::check))
        .layer(from_fn_with_state(state(), cookie::greet))
        .layer(from_fn_with_state(state(), limits::limit))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, house.config.timeout))
        .layer(DefaultBodyLimit::max(BODY));
    let watchers = Router::new()
        .route("/health/live", get(health::live))
        .route("/health/ready", get(health::ready))
        .route("/metrics", get(health::metrics));
    guests
        .merge(watchers)
        .layer(CompressionLayer::new())
        .layer(from_fn(headers::dress))
        .layer(from_fn_with_state(state(), watch::watch))
        .with_state(house)
}
