//! What goes wrong at a door. It travels as a bare status with the message beside it and becomes a page where the
//! visitor is known; what happened inside goes to the log and never to the page.

use axum::http::StatusCode;
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE, HeaderValue};
use axum::response::{IntoResponse, Response};
use store::StoreError;
use table::Message;

use crate::model::Visitor;
use crate::pages;

/// A status and what to tell.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Trouble {
    status: StatusCode,
    message: Message,
}

impl Trouble {
    /// This status, told by the message with this id.
    pub(crate) fn new(status: StatusCode, id: &str) -> Trouble {
        Trouble { status, message: Message::new(id) }
    }

    /// There is no such thing here.
    pub(crate) fn not_found() -> Trouble {
        Trouble::new(StatusCode::NOT_FOUND, "house-error-not-found")
    }

    /// It says nothing we know.
    pub(crate) fn unreadable() -> Trouble {
        Trouble::new(StatusCode::BAD_REQUEST, "house-error-unreadable")
    }

    /// It is not for this guest.
    pub(crate) fn not_yours() -> Trouble {
        Trouble::new(StatusCode::FORBIDDEN, "house-error-not-yours")
    }

    /// Our own fault.
    pub(crate) fn fault() -> Response {
        Trouble::new(StatusCode::INTERNAL_SERVER_ERROR, "house-error-fault").into_response()
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        match error {
            StoreError::NotFound(_) => Trouble::new(StatusCode::NOT_FOUND, "house-error-no-table"),
            error => {
                tracing::error!(%error, "the store failed");
                Trouble::new(StatusCode::SERVICE_UNAVAILABLE, "house-error-busy")
            }
        }
    }
}

impl IntoResponse for Trouble {
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
    let told = response.extensions_mut().remove::<Trouble>();
    let message = told.map_or_else(|| usual(status), |trouble| trouble.message);
    let table = path.strip_prefix("/t/").and_then(|path| path.split_once('/')).map(|(id, _)| id);
    let table = table.filter(|_| status != StatusCode::NOT_FOUND);
    let page = pages::error(visitor, status.as_u16(), &visitor.say(&message), table).into_string();
    response.headers_mut().remove(CONTENT_LENGTH);
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    *response.body_mut() = page.into();
    response
}

/// What is told of an error nobody explained, such as a body that is too long.
fn usual(status: StatusCode) -> Message {
    Message::new(match status {
        StatusCode::NOT_FOUND => "house-error-not-found",
        StatusCode::REQUEST_TIMEOUT => "house-error-busy",
        status if status.is_server_error() => "house-error-fault",
        _ => "house-error-unreadable",
    })
}
