//! The name we are called by. A page elsewhere can point a name of its own at our address and would then be let in by a
//! browser as if it were ours (DNS rebinding); so we answer only to the names we know. An address in digits is no name
//! that anybody could point elsewhere.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::HOST;
use axum::http::uri::Authority;
use axum::http::{StatusCode, Uri};
use axum::middleware::Next;
use axum::response::Response;

use super::refusal;
use crate::App;

/// Turns away what was meant for somebody else. Whoever names nobody is no browser.
pub(crate) async fn check(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let host = request.headers().get(HOST).map(|host| host.to_str().unwrap_or_default());
    if host.is_none_or(|host| is_ours(host, app.config.public_url.as_deref())) {
        return next.run(request).await;
    }
    refusal(&app, request.headers(), StatusCode::MISDIRECTED_REQUEST, "web-error-host")
}

fn is_ours(host: &str, public_url: Option<&str>) -> bool {
    let Ok(host) = host.parse::<Authority>() else { return false };
    let name = host.host().trim_end_matches('.').to_ascii_lowercase();
    let is_loopback = name == "localhost" || name.ends_with(".localhost");
    let is_address = name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    is_loopback || is_address || public_url.and_then(name_in).is_some_and(|own| own == name)
}

fn name_in(url: &str) -> Option<String> {
    url.parse::<Uri>().ok()?.host().map(str::to_ascii_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_names_are_answered_to() {
        let public = Some("https://Tables.example");
        for ours in
            ["localhost", "localhost:7440", "LOCALHOST.", "127.0.0.1:7440", "[::1]:7440", "192.168.1.5"]
        {
            assert!(is_ours(ours, None) && is_ours(ours, public), "{ours}");
        }
        assert!(is_ours("tables.example", public) && is_ours("tables.EXAMPLE:443", public));
        for foreign in
            ["tables.example", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "", "a b"]
        {
            assert!(!is_ours(foreign, None), "{foreign}");
        }
        assert!(!is_ours("evil.example", public));
    }
}
