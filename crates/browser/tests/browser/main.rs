//! The house in real Chromium. Each test has a house and browsers of its own.

mod by_keys;
mod by_mouse;
mod every_page;
mod hot_seat;
mod language;
mod lost_line;
mod other_boards;
mod phone;
mod plain;
mod replay;
mod rush;
mod siege;
mod tables;
mod taking_back;
