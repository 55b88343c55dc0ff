//! What goes wrong in a route. It travels as a bare status with the message beside it and becomes a page where the
//! visitor is known; what happened inside goes to the log and never to the page.

use axum::http::StatusCode;
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, HeaderValue};
use axum::response::{IntoResponse, Response};
use sandtable_core::Message;
use sandtable_store::StoreError;

use crate::model::Visitor;
use crate::pages;

/// What is said of a table whose rules are no longer played here.
const TOO_OLD: &str = "web-error-too-old";

/// A status and what to say.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct AppError {
    status: StatusCode,
    message: Message,
}

impl AppError {
    /// This status, explained by the message with this id.
    pub(crate) fn new(status: StatusCode, id: &'static str) -> AppError {
        AppError { status, message: Message::new(id) }
    }

    /// There is no such thing here.
    pub(crate) fn not_found() -> AppError {
        AppError::new(StatusCode::NOT_FOUND, "web-error-not-found")
    }

    /// It says nothing we know.
    pub(crate) fn unreadable() -> AppError {
        AppError::new(StatusCode::BAD_REQUEST, "web-error-unreadable")
    }

    /// It is not for this guest.
    pub(crate) fn not_yours() -> AppError {
        AppError::new(StatusCode::FORBIDDEN, "web-error-not-yours")
    }

    /// What is stored of it cannot be read.
    pub(crate) fn damaged() -> AppError {
        AppError::new(StatusCode::INTERNAL_SERVER_ERROR, "web-error-damaged")
    }

    /// Is the table of rules that are no longer played here?
    pub(crate) fn is_too_old(&self) -> bool {
        self.message.id == TOO_OLD
    }

    /// Our own fault.
    pub(crate) fn fault() -> Response {
        AppError::new(StatusCode::INTERNAL_SERVER_ERROR, "web-error-fault").into_response()
    }
}

impl From<StoreError> for AppError {
    fn from(error: StoreError) -> AppError {
        match error {
            StoreError::TooOld(_) => AppError::new(StatusCode::GONE, TOO_OLD),
            StoreError::NotFound(_) => AppError::new(StatusCode::NOT_FOUND, "web-error-no-table"),
            StoreError::Damaged(why) => {
                tracing::error!(why, "what is stored is damaged");
                AppError::damaged()
            }
            error => {
                tracing::error!(%error, "the store failed");
                AppError::new(StatusCode::SERVICE_UNAVAILABLE, "web-error-busy")
            }
        }
    }
}

impl IntoResponse for AppError {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// The answer to a request for this path, with a page in place of a bare error.
pub(crate) fn explained(mut response: Response, visitor: &Visitor, path: &str) -> Response {
    let status = response.status();
    // A form that comes back with what is wrong in it is a page already.
    let is_page =
        response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    if is_page || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let error = response.extensions_mut().remove::<AppError>();
    let message = error.map_or_else(|| usual(status), |error| error.message);
    let table = path.strip_prefix("/t/").and_then(|path| path.split_once('/')).map(|(id, _)| id);
    let table = table.filter(|_| ![StatusCode::NOT_FOUND, StatusCode::GONE].contains(&status));
    let said = visitor.say(&message);
    let page = match path.strip_prefix("/t/").and_then(|rest| rest.split('/').next()) {
        Some(id) if message.id == TOO_OLD => pages::too_old(visitor, &said, id),
        _ => pages::error(visitor, status.as_u16(), &said, table),
    };
    let page = page.into_string();
    response.headers_mut().remove(CONTENT_LENGTH);
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    *response.body_mut() = page.into();
    response
}

/// What is said of an error nobody explained, such as a body that is too long.
fn usual(status: StatusCode) -> Message {
    Message::new(match status {
        StatusCode::NOT_FOUND => "web-error-not-found",
        StatusCode::REQUEST_TIMEOUT => "web-error-busy",
        status if status.is_server_error() => "web-error-fault",
        _ => "web-error-unreadable",
    })
}
