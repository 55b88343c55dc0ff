//! The table in the browser.
//!
//! An [`App`] holds the store and the tables in memory; [`router`] is its routes; [`serve`] opens them to the network. Pages
//! are pure functions from [`model`] to markup, and the model is made for one viewer at a time: what a viewer may not
//! know never reaches a page.

pub mod assets;

mod background;
mod config;
mod connections;
mod daily_cap;
mod guests;
mod health;
mod middleware;
mod names;
mod routes;

mod app;
mod app_error;
mod live;
mod metrics;
pub mod model;
mod page_diff;
pub mod pages;
mod puzzles;
mod serve;
mod site;

use std::sync::Arc;

use axum::Router;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

pub use app::App;
pub use config::{Config, Upkeep};
pub use connections::{Deadlines, serve_on};
pub use middleware::limits::{Act, Limits, Rate, Rates};
pub use middleware::slots::Caps;
pub use serve::{log, serve};
pub use site::{Site, TEXTS};

use middleware::{body, compression, cookie, csrf, headers, host, limits, request_log};

/// The routes of the app with their middleware, the outermost last.
pub fn router(app: Arc<App>) -> Router {
    let state = || Arc::clone(&app);
    let guests = routes::routes()
        .fallback(|| async { StatusCode::NOT_FOUND })
        .layer(from_fn_with_state(state(), csrf::check))
        .layer(from_fn_with_state(state(), cookie::identify))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, app.config.timeout))
        .layer(from_fn_with_state(state(), body::read))
        .layer(from_fn(compression::compress))
        // Files are for everybody and kept by caches on the way, so nobody is identified there.
        .merge(routes::assets().layer(CompressionLayer::new()))
        .layer(from_fn_with_state(state(), limits::limit))
        .layer(from_fn_with_state(state(), host::check));
    let monitoring = Router::new()
        .route("/health/live", get(health::live))
        .route("/health/ready", get(health::ready))
        .route("/metrics", get(health::metrics))
        .layer(CompressionLayer::new());
    guests
        .merge(monitoring)
        .layer(from_fn(headers::add))
        .layer(from_fn_with_state(state(), request_log::log))
        .with_state(app)
}
