//! Room for long texts.

use maud::Render;

/// Put first into a long text, it makes room for so many bytes at once. Otherwise the text would be copied each time it has outgrown
/// its place.
#[derive(Clone, Copy, Debug)]
pub struct Room(pub usize);

impl Render for Room {
    fn render_to(&self, text: &mut String) {
        text.reserve(self.0);
    }
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    #[test]
    fn room_is_not_seen() {
        let text = html! { (Room(5000)) p { "x" } }.into_string();
        assert_eq!(text, "<p>x</p>");
        assert!(text.capacity() >= 5000);
    }
}
