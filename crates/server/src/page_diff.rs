//! What has changed on a page since the one the script shows. A page is cut into pieces, one before every tag that opens; the server
//! remembers only a hash of each piece, the script the page itself. A diff names the pieces that stay, by number, and
//! spells out the others. No board has to know of it, and where the page is not remembered the whole page is sent.

use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasher, Hasher};
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};

use foldhash::fast::RandomState;
use memchr::memchr_iter;
use serde::Serialize;

use crate::middleware::signer::fresh_id;

/// How many pieces are remembered in all, at 8 bytes each; the oldest pages are forgotten first.
const MOST_PIECES: usize = 2_000_000;

/// A part of a page, as it is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Part<'a> {
    /// The first of the old pieces that stay, and how many follow each other.
    Kept(usize, usize),
    /// New text.
    New(&'a str),
}

/// A page that a script got.
struct ShownPage {
    /// Who got it: nobody else is answered by what it holds.
    guest: String,
    pieces: Vec<u64>,
}

/// The pages that scripts show now.
#[derive(Default)]
pub(crate) struct ShownPages {
    /// With keys of its own, so that nobody can write two texts with one hash.
    hasher: RandomState,
    pages: Mutex<Pages>,
}

#[derive(Default)]
struct Pages {
    by_tag: HashMap<String, ShownPage>,
    /// From the oldest to the latest; some are gone already.
    tags: VecDeque<String>,
    pieces: usize,
}

impl ShownPages {
    fn pages(&self) -> MutexGuard<'_, Pages> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers what the guest is about to be shown. Its tag; and, if the page with the other tag is remembered, how to
    /// make one from the other. A page serves once: whoever asks twice gets the whole page.
    pub(crate) fn replace<'a>(
        &self,
        guest: &str,
        shown: Option<&str>,
        text: &'a str,
    ) -> (String, Option<Vec<Part<'a>>>) {
        let ends = ends(text);
        let pieces = self.hashes(text, &ends);
        let old = shown.and_then(|tag| self.pages().take(tag, guest));
        let diff = old.map(|old| diff(&old.pieces, &pieces, &ends, text));
        let tag = fresh_id();
        self.pages().put(tag.clone(), ShownPage { guest: guest.to_owned(), pieces });
        (tag, diff)
    }

    fn hashes(&self, text: &str, ends: &[usize]) -> Vec<u64> {
        let mut from = 0;
        let hash = |&end: &usize| {
            let mut hasher = self.hasher.build_hasher();
            hasher.write(&text.as_bytes()[mem::replace(&mut from, end)..end]);
            hasher.finish()
        };
        ends.iter().map(hash).collect()
    }
}

impl Pages {
    fn take(&mut self, tag: &str, guest: &str) -> Option<ShownPage> {
        if self.by_tag.get(tag)?.guest != guest {
            return None;
        }
        self.remove(tag)
    }

    fn remove(&mut self, tag: &str) -> Option<ShownPage> {
        let page = self.by_tag.remove(tag)?;
        self.pieces -= page.pieces.len();
        Some(page)
    }

    fn put(&mut self, tag: String, page: ShownPage) {
        self.pieces += page.pieces.len();
        self.tags.push_back(tag.clone());
        self.by_tag.insert(tag, page);
        while self.pieces > MOST_PIECES || self.tags.len() > 2 * self.by_tag.len() + 16 {
            let Some(oldest) = self.tags.pop_front() else { return };
            self.remove(&oldest);
        }
    }
}

/// Where the pieces of a page end. The script cuts in the same way: `text.split(/(?=<(?!\/))/)`.
fn ends(text: &str) -> Vec<usize> {
    let bytes = text.as_bytes();
    let mut ends = Vec::with_capacity(text.len() / 32);
    ends.extend(memchr_iter(b'<', bytes).filter(|&cut| cut > 0 && bytes.get(cut + 1) != Some(&b'/')));
    ends.extend((!text.is_empty()).then_some(text.len()));
    ends
}

/// How to make the new page, whose pieces end there, from the old one.
fn diff<'a>(old: &[u64], new: &[u64], ends: &[usize], text: &'a str) -> Vec<Part<'a>> {
    let places = Places::new(old);
    let mut parts = Vec::new();
    let mut from = 0;
    for (&to, &hash) in ends.iter().zip(new) {
        if let Some(Part::Kept(first, count)) = parts.last_mut()
            && old.get(*first + *count) == Some(&hash)
        {
            *count += 1;
        } else if let Some(place) = places.find(hash) {
            parts.push(Part::Kept(place, 1));
        } else if let Some(Part::New(before)) = parts.last_mut() {
            *before = &text[from - before.len()..to];
        } else {
            parts.push(Part::New(&text[from..to]));
        }
        from = to;
    }
    parts
}

/// Where each hash comes first among the old pieces. An open table is enough: hashes need not be hashed again.
struct Places<'a> {
    old: &'a [u64],
    /// Places from 1; 0 is nothing. At least half of them are.
    slots: Vec<u32>,
}

impl<'a> Places<'a> {
    fn new(old: &'a [u64]) -> Places<'a> {
        let mut places = Places { old, slots: vec![0; (2 * old.len()).next_power_of_two()] };
        for (hash, place) in old.iter().zip(1..) {
            let slot = places.slot(*hash);
            if places.slots[slot] == 0 {
                places.slots[slot] = place;
            }
        }
        places
    }

    fn find(&self, hash: u64) -> Option<usize> {
        (self.slots[self.slot(hash)] as usize).checked_sub(1)
    }

    /// The slot where this hash is, or where it would be.
    fn slot(&self, hash: u64) -> usize {
        let last = self.slots.len() - 1;
        let mut slot = hash as usize & last;
        while self.slots[slot] != 0 && self.old[self.slots[slot] as usize - 1] != hash {
            slot = (slot + 1) & last;
        }
        slot
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(text: &str) -> Vec<&str> {
        let mut from = 0;
        ends(text).into_iter().map(|end| &text[mem::replace(&mut from, end)..end]).collect()
    }

    /// What the script makes of a diff.
    fn made(old: &str, parts: &[Part<'_>]) -> String {
        let old = pieces(old);
        let text = |part: &Part<'_>| match part {
            Part::Kept(first, count) => old[*first..first + count].concat(),
            Part::New(text) => (*text).to_owned(),
        };
        parts.iter().map(text).collect()
    }

    #[test]
    fn a_page_is_cut_before_every_tag_that_opens() {
        assert_eq!(pieces("<a>и<b>c</b></a>"), ["<a>и", "<b>c</b></a>"]);
        assert_eq!(pieces("я</a><a><<"), ["я</a>", "<a>", "<", "<"]);
        assert!(pieces("").is_empty());
    }

    #[test]
    fn a_diff_makes_the_new_page_from_the_old_one() {
        let pages =
            ["<p>1<b>x</b><i>y</i></p>", "<p>1<i>y</i><b>z</b></p>", "", "<p>", "<p>1<b>x</b><i>y</i></p>"];
        let shown = ShownPages::default();
        let (mut tag, none) = shown.replace("ada", None, pages[0]);
        assert_eq!(none, None, "the first page is sent whole");
        for two in pages.windows(2) {
            let (next, diff) = shown.replace("ada", Some(&tag), two[1]);
            assert_eq!(made(two[0], &diff.expect("the page is remembered")), two[1]);
            tag = next;
        }
    }

    #[test]
    fn what_stays_is_not_sent_again() {
        let old = "<li>1</li>".repeat(500);
        let new = format!("{old}<li>new</li>");
        let shown = ShownPages::default();
        let (tag, _) = shown.replace("ada", None, &old);
        let (_, diff) = shown.replace("ada", Some(&tag), &new);
        assert_eq!(diff.unwrap(), [Part::Kept(0, 500), Part::New("<li>new</li>")]);
    }

    #[test]
    fn a_page_serves_its_guest_and_serves_once() {
        let shown = ShownPages::default();
        let (tag, _) = shown.replace("ada", None, "<p>");
        assert_eq!(shown.replace("eve", Some(&tag), "<p>").1, None, "not hers");
        assert!(shown.replace("ada", Some(&tag), "<p>").1.is_some());
        assert_eq!(shown.replace("ada", Some(&tag), "<p>").1, None, "once");
    }

    #[test]
    fn the_oldest_pages_are_forgotten() {
        let shown = ShownPages::default();
        let large = "<p>".repeat(MOST_PIECES / 2);
        let (first, _) = shown.replace("ada", None, &large);
        let (second, _) = shown.replace("ada", None, &large);
        let (_, third) = shown.replace("ada", None, "<p>");
        assert!(third.is_none() && shown.pages().pieces <= MOST_PIECES);
        assert_eq!(shown.replace("ada", Some(&first), "<p>").1, None);
        assert!(shown.replace("ada", Some(&second), "<p>").1.is_some());
    }
}
