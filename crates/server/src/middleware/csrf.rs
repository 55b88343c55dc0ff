//! Every POST passes here: the form must come from our own pages (its token, and the browser's word where it comes
//! from), and is read once. No route can forget to ask.

use std::sync::Arc;

use axum::Form;
use axum::body::Body;
use axum::extract::{FromRequest, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::cookie::IsKnown;
use crate::App;
use crate::app_error::AppError;
use crate::model::Visitor;

/// The fields of a form.
#[derive(Clone, Default, Debug)]
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    /// What a field holds, or nothing.
    pub(crate) fn field(&self, name: &str) -> Option<&str> {
        self.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// What a field holds, or the empty text.
    pub(crate) fn text(&self, name: &str) -> &str {
        self.field(name).unwrap_or_default()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

impl From<Vec<(String, String)>> for Fields {
    fn from(fields: Vec<(String, String)>) -> Fields {
        Fields(fields)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Fields {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Fields, Self::Rejection> {
        Ok(parts.extensions.remove::<Fields>().unwrap_or_default())
    }
}

/// Reads and checks the form of a POST.
pub(crate) async fn check(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if request.method() != Method::POST {
        return next.run(request).await;
    }
    match checked(&app, request).await {
        Ok(request) => next.run(request).await,
        Err(response) => response,
    }
}

async fn checked(app: &App, request: Request) -> Result<Request, Response> {
    let (mut parts, body) = request.into_parts();
    if !is_from_here(app, &parts.headers) {
        return Err(refusal("web-error-foreign-form"));
    }
    let copy = Request::from_parts(parts.clone(), body);
    let form = Form::<Vec<(String, String)>>::from_request(copy, &());
    let Form(fields) = form.await.map_err(IntoResponse::into_response)?;
    let fields = Fields(fields);
    let guest = parts.extensions.get::<Visitor>().map(|visitor| visitor.guest.as_str()).unwrap_or_default();
    if !app.signer.is_form_token(guest, fields.text("csrf")) {
        let is_known = parts.extensions.get() == Some(&IsKnown(true));
        return Err(refusal(if is_known { "web-error-foreign-form" } else { "web-error-no-cookies" }));
    }
    parts.extensions.insert(fields);
    Ok(Request::from_parts(parts, Body::empty()))
}

fn refusal(why: &'static str) -> Response {
    AppError::new(StatusCode::FORBIDDEN, why).into_response()
}

/// A browser that says where the form comes from must name us.
fn is_from_here(app: &App, headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if matches!(text("sec-fetch-site"), Some("cross-site" | "same-site")) {
        return false;
    }
    let Some(origin) = text("origin") else { return true };
    let host = origin.split_once("://").map(|(_, host)| host);
    host == text("host") || app.config.public_url.as_deref() == Some(origin)
}
