//! Pages and what has changed on them are compressed whole, by a compressor that every thread keeps: to make one costs
//! several times what a move's answer takes to compress. Files go another way, as do streams, which have no end to wait for.

use std::cell::RefCell;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::body::{Body, HttpBody, to_bytes};
use axum::extract::Request;
use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use flate2::{Compress, Compression, Crc, FlushCompress, Status};

use crate::page_diff;

/// What is shorter fits into one packet anyway.
const SHORT: u64 = 512;
/// For whole pages: half the work of the usual level for a tenth more bytes.
const PAGE: Compression = Compression::new(2);
/// For what has changed on them, a few KB: half the work again, for half a KB more. For whole pages, too, where many wait: that is a
/// quarter more bytes.
const QUICK: Compression = Compression::new(1);
/// With so many requests under way all of them wait for the processor, and not for the line.
const MANY: usize = 16;
/// Of a gzip file: deflated, no name, no time, no system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

thread_local! {
    static PAGE_COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new(PAGE, false));
    static QUICK_COMPRESSOR: RefCell<Compress> = RefCell::new(Compress::new(QUICK, false));
}

static UNDER_WAY: AtomicUsize = AtomicUsize::new(0);

/// A request that is not answered yet.
struct UnderWay;

impl UnderWay {
    fn begin() -> UnderWay {
        UNDER_WAY.fetch_add(1, Ordering::Relaxed);
        UnderWay
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        UNDER_WAY.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Compresses the answer if it is text and the browser takes gzip.
pub(crate) async fn compress(request: Request, next: Next) -> Response {
    let takes_gzip = takes_gzip(request.headers());
    let _under_way = UnderWay::begin();
    let response = next.run(request).await;
    if !takes_gzip || !is_long_text(&response) {
        return response;
    }
    let is_quiet = UNDER_WAY.load(Ordering::Relaxed) < MANY;
    let compressor = if is_quiet && is_page(&response) { &PAGE_COMPRESSOR } else { &QUICK_COMPRESSOR };
    let (mut parts, body) = response.into_parts();
    let Ok(text) = to_bytes(body, usize::MAX).await else {
        return Response::from_parts(parts, Body::empty());
    };
    let zipped = compressor.with_borrow_mut(|compressor| gzip(compressor, &text));
    parts.headers.remove(CONTENT_LENGTH);
    parts.headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    parts.headers.append(VARY, HeaderValue::from_static("accept-encoding"));
    Response::from_parts(parts, Body::from(zipped))
}

fn takes_gzip(headers: &HeaderMap) -> bool {
    let lists = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|list| list.to_str().ok());
    lists.flat_map(|list| list.split(',')).any(|entry| {
        let (name, quality) = entry.split_once(';').unwrap_or((entry, ""));
        // `q=0` means that it is not taken.
        name.trim().eq_ignore_ascii_case("gzip") && quality.trim().trim_end_matches(['0', '.']) != "q="
    })
}

fn content_type(response: &Response) -> &str {
    response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default()
}

fn is_page(response: &Response) -> bool {
    content_type(response).starts_with("text/")
}

/// Is all of it there already, and worth compressing?
fn is_long_text(response: &Response) -> bool {
    let is_text =
        is_page(response) || [page_diff::MEDIA_TYPE, "application/json"].contains(&content_type(response));
    is_text && response.body().size_hint().exact().is_some_and(|length| length >= SHORT)
}

fn gzip(compressor: &mut Compress, text: &[u8]) -> Vec<u8> {
    compressor.reset();
    let room = 64 + text.len() / 2;
    let mut zipped = Vec::with_capacity(room);
    zipped.extend(HEAD);
    loop {
        let rest = &text[compressor.total_in() as usize..];
        let status = compressor.compress_vec(rest, &mut zipped, FlushCompress::Finish);
        if status.expect("a compressor takes any text") == Status::StreamEnd {
            break;
        }
        zipped.reserve(room);
    }
    let mut crc = Crc::new();
    crc.update(text);
    zipped.extend(crc.sum().to_le_bytes());
    zipped.extend(crc.amount().to_le_bytes());
    zipped
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use axum::Router;
    use axum::middleware::from_fn;
    use axum::response::Html;
    use axum::routing::get;
    use flate2::read::GzDecoder;
    use tower::ServiceExt;

    use super::*;

    #[test]
    fn what_is_compressed_can_be_read_again() {
        let noise: String = (0..3000u32).map(|n| n.wrapping_mul(2_654_435_761).to_string()).collect();
        let texts = ["<li>one</li>".repeat(500), noise, "\u{43d}\u{430}".to_owned(), String::new()];
        for level in [PAGE, QUICK] {
            let mut compressor = Compress::new(level, false);
            for text in &texts {
                let zipped = gzip(&mut compressor, text.as_bytes());
                let mut read = String::new();
                GzDecoder::new(&*zipped).read_to_string(&mut read).unwrap();
                assert_eq!(read, *text);
            }
        }
    }

    #[tokio::test]
    async fn a_page_is_compressed_quickly_where_many_wait() {
        let numbers = (0..3000u32).map(|n| (n.wrapping_mul(40_503) % 997).to_string());
        let page = numbers.collect::<Vec<_>>().join("<li id=");
        let text = page.clone();
        let app = Router::new().route("/", get(async move || Html(text.clone()))).layer(from_fn(compress));
        let zipped = async || {
            let request = Request::get("/").header(ACCEPT_ENCODING, "gzip").body(Body::empty()).unwrap();
            let answer = app.clone().oneshot(request).await.unwrap();
            to_bytes(answer.into_body(), usize::MAX).await.unwrap()
        };
        let small = zipped().await;
        let waiting: Vec<_> = (0..MANY).map(|_| UnderWay::begin()).collect();
        let quick = zipped().await;
        assert!(small.len() < quick.len(), "{} and {}", small.len(), quick.len());
        drop(waiting);
        assert_eq!(zipped().await, small);
        for bytes in [small, quick] {
            let mut read = String::new();
            GzDecoder::new(&*bytes).read_to_string(&mut read).unwrap();
            assert_eq!(read, page);
        }
    }

    #[test]
    fn gzip_is_for_those_who_take_it() {
        let takes = |list: &'static str| {
            takes_gzip(&HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(list))]))
        };
        assert!(["gzip", "br, GZIP", "deflate, gzip;q=0.5", "gzip; q=1.0"].into_iter().all(takes));
        assert!(!["", "br", "gzip;q=0", "gzip; q=0.000", "x-gzip"].into_iter().any(takes));
        assert!(!takes_gzip(&HeaderMap::new()));
    }
}
