//! Tests in real Chromium.

mod by_mouse;
