//! A page as the script keeps it: its text, and where its pieces begin, so that the next page is put together without looking
//! for them again.

use anyhow::{Context, Result};
use memchr::{memchr_iter, memmem};

/// A page, or whatever else was answered.
#[derive(Default)]
pub(crate) struct Page {
    text: String,
    /// Where its pieces begin: at every tag that opens.
    cuts: Vec<usize>,
}

impl Page {
    pub(crate) fn new(text: String) -> Page {
        let mut page = Page { cuts: Vec::new(), text };
        page.cut(0);
        page
    }

    /// The page that a diff makes of this one, as the script does it: its first line names the pieces of this page that stay, and says
    /// how many of the new ones come next.
    pub(crate) fn patched(&self, diff: &str) -> Result<Page> {
        let (line, new) = diff.split_once('\n').context("a diff begins with a line")?;
        let new = Page::new(new.to_owned());
        let room = self.text.len() + new.text.len();
        let mut page = Page { text: String::with_capacity(room), cuts: Vec::with_capacity(self.cuts.len()) };
        let mut next = 0;
        for part in line.split_whitespace() {
            if let Some((first, count)) = part.split_once(':') {
                let first: usize = first.parse()?;
                page.keep(self, first, first + count.parse::<usize>()?)?;
            } else {
                let end = next + part.parse::<usize>()?;
                page.keep(&new, next, end)?;
                next = end;
            }
        }
        Ok(page)
    }

    /// Adds pieces of another page.
    fn keep(&mut self, old: &Page, first: usize, end: usize) -> Result<()> {
        let cuts = old.cuts.get(first..end).context("only what is on the page can stay")?;
        let Some(&from) = cuts.first() else { return Ok(()) };
        let to = old.cuts.get(end).map_or(old.text.len(), |&cut| cut);
        let start = self.text.len();
        self.text.push_str(&old.text[from..to]);
        self.cuts.extend(cuts.iter().map(|cut| cut - from + start));
        Ok(())
    }

    /// Finds the pieces of what begins here.
    fn cut(&mut self, start: usize) {
        let bytes = self.text.as_bytes();
        let tags = memchr_iter(b'<', &bytes[start..]).map(|at| start + at);
        self.cuts.extend(tags.filter(|at| bytes.get(at + 1) != Some(&b'/')));
    }

    /// The value of the first input with this name.
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        let before = format!("name=\"{name}\" value=\"");
        self.quoted(&before).next()
    }

    /// The first game of which the page offers a new table.
    pub(crate) fn game(&self) -> Option<&str> {
        self.quoted("href=\"/new/").next()
    }

    /// What can be chosen on the page.
    pub(crate) fn actions(&self) -> Vec<&str> {
        self.quoted("name=\"action\" value=\"").collect()
    }

    /// What stands between this and the next quotation mark, wherever it does.
    fn quoted<'page, 'name>(
        &'page self,
        before: &'name str,
    ) -> impl Iterator<Item = &'page str> + use<'page, 'name> {
        let places = memmem::find_iter(self.text.as_bytes(), before);
        places.filter_map(|at| Some(self.text[at + before.len()..].split_once('"')?.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_player_needs_of_a_page() {
        let text = r#"<input name="revision" value="7"> <button name="action" value="place army2 we-1-2"><a href="/new/toy">"#;
        let page = Page::new(text.to_owned());
        assert_eq!((page.value("revision"), page.value("location")), (Some("7"), None));
        assert_eq!((page.actions(), page.game()), (vec!["place army2 we-1-2"], Some("toy")));
    }

    #[test]
    fn a_page_is_made_from_the_last_one() {
        let first = Page::new("<p>a<b>b</b></p>".to_owned());
        let second = first.patched("0:1 +2 1:1\n<i>new</i><u>").unwrap();
        assert_eq!(second.text, "<p>a<i>new</i><u><b>b</b></p>");
        assert_eq!(second.cuts, Page::new(second.text.clone()).cuts);
        let third = second.patched("3:1 0:2\n").unwrap();
        assert_eq!((&*third.text, third.cuts), ("<b>b</b></p><p>a<i>new</i>", vec![0, 12, 16]));
        assert!(
            first.patched("1:2\n").is_err() && first.patched("+1\n").is_err(),
            "there are two pieces, and none is new"
        );
    }
}
