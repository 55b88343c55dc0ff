//! What has changed on a page since the one the script shows. A page is cut into pieces, one before every tag that opens; the server
//! remembers only a hash of each piece, the script the page itself. A diff names the pieces that stay, by number, and
//! spells out the others. No board has to know of it, and where the page is not remembered the whole page is sent.
//!
//! A diff is sent as text ([`written`]): one line that says what is where, and then all that is new.
//! `0:9 +2 12:269` are nine old pieces from the first on, two new ones, and 269 old ones from the thirteenth on.
//!
//! Most of a page stays, so it is first compared in blocks of some pieces each: one begins with every tag that has an id. Only
//! the blocks that have changed are cut into pieces, which are looked for among those of the blocks that are gone.

use std::collections::{HashMap, VecDeque};
use std::fmt::Write;
use std::hash::{BuildHasher, Hasher as _};
use std::ops::Range;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use foldhash::fast::RandomState;
use memchr::memmem::Finder;
use memchr::{memchr_iter, memrchr};

use crate::middleware::signer::fresh_id;

/// What a diff is sent as.
pub(crate) const MEDIA_TYPE: &str = "application/x-sandtable-changes";
/// How many hashes are remembered in all, at 8 bytes each; the oldest pages are forgotten first.
const MOST_HASHES: usize = 2_000_000;
/// What a part seldom needs more of in the line that says what is where.
const ROOM_FOR_A_PART: usize = 12;

/// What is in every tag that has an id.
static ID: LazyLock<Finder<'_>> = LazyLock::new(|| Finder::new(" id="));

/// A part of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Part<'a> {
    /// The first of the old pieces that stay, and how many follow each other.
    Kept(usize, usize),
    /// New text, and how many pieces it is.
    New(&'a str, usize),
}

/// A diff as it is sent.
pub(crate) fn written(parts: &[Part<'_>]) -> String {
    let new = |part: &Part<'_>| if let Part::New(text, _) = part { text.len() } else { 0 };
    let mut sent =
        String::with_capacity(parts.iter().map(new).sum::<usize>() + ROOM_FOR_A_PART * parts.len() + 1);
    for (nth, part) in parts.iter().enumerate() {
        let gap = if nth > 0 { " " } else { "" };
        let written = match part {
            Part::Kept(first, count) => write!(sent, "{gap}{first}:{count}"),
            Part::New(_, count) => write!(sent, "{gap}+{count}"),
        };
        written.expect("text takes any text");
    }
    sent.push('\n');
    for part in parts {
        if let Part::New(text, _) = part {
            sent.push_str(text);
        }
    }
    sent
}

/// A page that a script got.
struct ShownPage {
    /// Who got it: nobody else is answered by what it holds.
    guest: String,
    hashes: Hashes,
}

/// What is remembered of the text of a page.
#[derive(Default)]
struct Hashes {
    pieces: Vec<u64>,
    blocks: Vec<Block>,
}

/// Some pieces that follow each other.
struct Block {
    hash: u64,
    /// Where its pieces end; the next block begins there.
    end: usize,
}

impl Hashes {
    /// The pieces of a block.
    fn of_block(&self, nth: usize) -> Range<usize> {
        let start = nth.checked_sub(1).map_or(0, |before| self.blocks[before].end);
        start..self.blocks[nth].end
    }

    /// How much there is to remember.
    fn count(&self) -> usize {
        self.pieces.len() + 2 * self.blocks.len()
    }
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
    /// How many hashes they are.
    count: usize,
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
        let old = shown.and_then(|tag| self.pages().take(tag, guest));
        let (hashes, parts) = self.compare(old.as_ref().map_or(&Hashes::default(), |old| &old.hashes), text);
        let tag = fresh_id();
        self.pages().put(tag.clone(), ShownPage { guest: guest.to_owned(), hashes });
        (tag, old.map(|_| parts))
    }

    /// The hashes of a new page, and how to make it from the old one.
    fn compare<'a>(&self, old: &Hashes, text: &'a str) -> (Hashes, Vec<Part<'a>>) {
        let blocks = self.blocks(old, text);
        let mut is_gone = vec![true; old.blocks.len()];
        blocks.iter().filter_map(|block| block.old).for_each(|nth| is_gone[nth] = false);
        let gone = (0..old.blocks.len()).filter(|&nth| is_gone[nth]).flat_map(|nth| old.of_block(nth));
        let gone = Places::new(gone.map(|place| (old.pieces[place], place)).collect());
        let mut new = Hashes::default();
        let mut diff = Diff { text, parts: Vec::new() };
        for NewBlock { range, hash, old: same } in blocks {
            if let Some(nth) = same {
                let pieces = old.of_block(nth);
                diff.keep(pieces.start, pieces.len());
                new.pieces.extend_from_slice(&old.pieces[pieces]);
            } else {
                for piece in pieces(text, range) {
                    let hash = self.hash(&text[piece.clone()]);
                    match diff
                        .next()
                        .filter(|&next| old.pieces.get(next) == Some(&hash))
                        .or_else(|| gone.find(hash))
                    {
                        Some(place) => diff.keep(place, 1),
                        None => diff.add(piece),
                    }
                    new.pieces.push(hash);
                }
            }
            new.blocks.push(Block { hash, end: new.pieces.len() });
        }
        (new, diff.parts)
    }

    /// The blocks of a new page, and which of the old ones they are.
    fn blocks(&self, old: &Hashes, text: &str) -> Vec<NewBlock> {
        let known = Places::new(old.blocks.iter().map(|block| block.hash).zip(0..).collect());
        let mut next = None;
        let block = |range: Range<usize>| {
            let hash = self.hash(&text[range.clone()]);
            // Of blocks that are alike the one that follows, so that they stay together.
            let follows =
                next.filter(|&next: &usize| old.blocks.get(next).is_some_and(|block| block.hash == hash));
            let old = follows.or_else(|| known.find(hash));
            next = old.map(|nth| nth + 1);
            NewBlock { range, hash, old }
        };
        block_ranges(text).map(block).collect()
    }

    fn hash(&self, text: &str) -> u64 {
        let mut hasher = self.hasher.build_hasher();
        hasher.write(text.as_bytes());
        hasher.finish()
    }
}

/// A block of a new page.
struct NewBlock {
    range: Range<usize>,
    hash: u64,
    /// Its number on the old page.
    old: Option<usize>,
}

/// A diff as it grows.
struct Diff<'a> {
    text: &'a str,
    parts: Vec<Part<'a>>,
}

impl Diff<'_> {
    /// The old piece after the last one that stays, if nothing new has come since.
    fn next(&self) -> Option<usize> {
        if let Some(Part::Kept(first, count)) = self.parts.last() { Some(first + count) } else { None }
    }

    fn keep(&mut self, place: usize, more: usize) {
        match self.parts.last_mut() {
            Some(Part::Kept(first, count)) if *first + *count == place => *count += more,
            _ => self.parts.push(Part::Kept(place, more)),
        }
    }

    fn add(&mut self, piece: Range<usize>) {
        match self.parts.last_mut() {
            Some(Part::New(before, count)) => {
                *before = &self.text[piece.start - before.len()..piece.end];
                *count += 1;
            }
            _ => self.parts.push(Part::New(&self.text[piece], 1)),
        }
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
        self.count -= page.hashes.count();
        Some(page)
    }

    fn put(&mut self, tag: String, page: ShownPage) {
        self.count += page.hashes.count();
        self.tags.push_back(tag.clone());
        self.by_tag.insert(tag, page);
        while self.count > MOST_HASHES || self.tags.len() > 2 * self.by_tag.len() + 16 {
            let Some(oldest) = self.tags.pop_front() else { return };
            self.remove(&oldest);
        }
    }
}

/// Does a piece begin at this `<`? The script cuts in the same way: `text.split(/(?=<(?!\/))/)`.
fn is_cut(text: &str, at: usize) -> bool {
    text.as_bytes().get(at + 1) != Some(&b'/')
}

/// The pieces of a part of the text that begins with one.
fn pieces(text: &str, Range { start, end }: Range<usize>) -> impl Iterator<Item = Range<usize>> {
    let tags = memchr_iter(b'<', &text.as_bytes()[start..end]).map(move |at| start + at);
    ranges(start, tags.filter(move |&at| at > start && is_cut(text, at)), end)
}

/// The blocks of a page.
fn block_ranges(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut last = 0;
    let starts = ID.find_iter(text.as_bytes()).filter_map(move |id| {
        let start = last + memrchr(b'<', &text.as_bytes()[last..id])?;
        (start > last && is_cut(text, start)).then(|| last = start)?;
        Some(start)
    });
    ranges(0, starts, text.len())
}

/// What lies between these places.
fn ranges(start: usize, cuts: impl Iterator<Item = usize>, end: usize) -> impl Iterator<Item = Range<usize>> {
    let mut from = start;
    cuts.chain([end]).map(move |to| std::mem::replace(&mut from, to)..to).filter(|range| !range.is_empty())
}

/// Where each hash comes first. An open table is enough: hashes need not be hashed again.
struct Places {
    known: Vec<(u64, usize)>,
    /// Places in `known` from 1; 0 is nothing. At least half of them are.
    slots: Vec<u32>,
}

impl Places {
    fn new(known: Vec<(u64, usize)>) -> Places {
        let mut places = Places { slots: vec![0; (2 * known.len()).next_power_of_two()], known };
        for nth in 0..places.known.len() {
            let slot = places.slot(places.known[nth].0);
            if places.slots[slot] == 0 {
                places.slots[slot] = nth as u32 + 1;
            }
        }
        places
    }

    fn find(&self, hash: u64) -> Option<usize> {
        let nth = self.slots[self.slot(hash)].checked_sub(1)?;
        Some(self.known[nth as usize].1)
    }

    /// The slot where this hash is, or where it would be.
    fn slot(&self, hash: u64) -> usize {
        let last = self.slots.len() - 1;
        let mut slot = hash as usize & last;
        while self.slots[slot] != 0 && self.known[self.slots[slot] as usize - 1].0 != hash {
            slot = (slot + 1) & last;
        }
        slot
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the script cuts.
    fn pieces(text: &str) -> Vec<&str> {
        super::pieces(text, 0..text.len()).map(|piece| &text[piece]).collect()
    }

    fn blocks(text: &str) -> Vec<&str> {
        block_ranges(text).map(|block| &text[block]).collect()
    }

    /// What the script makes of a diff.
    fn made(old: &str, parts: &[Part<'_>]) -> String {
        let sent = written(parts);
        let (line, new) = sent.split_once('\n').unwrap();
        let (old, mut new) = (pieces(old), pieces(new).into_iter());
        let number = |text: &str| text.parse::<usize>().unwrap();
        let text = |part: &str| match part.split_once(':') {
            Some((first, count)) => old[number(first)..][..number(count)].concat(),
            None => new.by_ref().take(number(&part[1..])).collect(),
        };
        let made = line.split_whitespace().map(text).collect();
        assert_eq!(new.next(), None, "all that is sent is used");
        made
    }

    #[test]
    fn a_page_is_cut_before_every_tag_that_opens() {
        assert_eq!(pieces("<a>и<b>c</b></a>"), ["<a>и", "<b>c</b></a>"]);
        assert_eq!(pieces("я</a><a><<"), ["я</a>", "<a>", "<", "<"]);
        assert!(pieces("").is_empty());
    }

    #[test]
    fn a_block_begins_with_every_tag_that_has_an_id() {
        assert_eq!(
            blocks("<a>1<b id=\"x\" c>2<i>3</i></b><p c id=\"y\">"),
            ["<a>1", "<b id=\"x\" c>2<i>3</i></b>", "<p c id=\"y\">"]
        );
        assert_eq!(
            blocks("<a id=\"x\" id=\"y\">1</a id=\"z\">2 id=\""),
            ["<a id=\"x\" id=\"y\">1</a id=\"z\">2 id=\""]
        );
        assert!(blocks("").is_empty());
    }

    /// Every block is cut just as the page is.
    #[test]
    fn blocks_are_whole_pieces() {
        let odd = ["<a>", "<b id=\"x\">", "</b>", " id=\"", "<", "я", "</", "<p id=\""];
        let texts = (0..4096).map(|n: usize| (0..4).map(|nth| odd[n >> (3 * nth) & 7]).collect::<String>());
        for text in texts {
            let cut: Vec<_> = block_ranges(&text).flat_map(|block| super::pieces(&text, block)).collect();
            assert_eq!(cut, super::pieces(&text, 0..text.len()).collect::<Vec<_>>(), "{text}");
        }
    }

    #[test]
    fn a_diff_makes_the_new_page_from_the_old_one() {
        let pages = [
            "<p>1<b>x</b><i>y</i></p>",
            "<p>1<i>y</i><b>z</b></p>",
            "",
            "<p>",
            "<p>1<b>x</b><i>y</i></p>",
            "<p id=\"a\">1<b>x</b></p><p id=\"b\">2</p><p id=\"b\">2</p>",
            "<p id=\"b\">2</p><p id=\"b\">2</p><p id=\"a\">1<b>y</b><b>x</b></p>",
            "<p id=\"a\">1<b>y</b></p><p id=\"b\">2</p>3",
        ];
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
    fn a_diff_is_a_line_and_what_is_new() {
        let parts = [Part::Kept(0, 9), Part::New("<b>x</b><i>\n", 2), Part::New("<p>", 1), Part::Kept(12, 1)];
        assert_eq!(written(&parts), "0:9 +2 +1 12:1\n<b>x</b><i>\n<p>");
        assert_eq!(written(&[]), "\n");
    }

    #[test]
    fn what_stays_is_not_sent_again() {
        let old = "<li>1</li>".repeat(500);
        let new = format!("{old}<li>new</li>");
        let shown = ShownPages::default();
        let (tag, _) = shown.replace("ada", None, &old);
        let (_, diff) = shown.replace("ada", Some(&tag), &new);
        assert_eq!(diff.unwrap(), [Part::Kept(0, 500), Part::New("<li>new</li>", 1)]);
    }

    #[test]
    fn a_block_that_stays_is_not_cut() {
        let item = |n: usize, text: &str| format!("<li id=\"{n}\"><b>{n}</b>{text}</li>");
        let page =
            |text: &str| (0..100).map(|n| item(n, if n == 50 { text } else { "" })).collect::<String>();
        let (old, new) = (page("<i>old</i>"), page("<i>new</i>"));
        let shown = ShownPages::default();
        let (hashes, _) = shown.compare(&Hashes::default(), &old);
        let (again, diff) = shown.compare(&hashes, &new);
        assert_eq!(diff, [Part::Kept(0, 102), Part::New("<i>new</i></li>", 1), Part::Kept(103, 98)]);
        assert_eq!((again.blocks.len(), again.pieces.len()), (100, 201));
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
        let large = "<p>".repeat(MOST_HASHES / 2 - 2);
        let (first, _) = shown.replace("ada", None, &large);
        let (second, _) = shown.replace("ada", None, &large);
        let (_, third) = shown.replace("ada", None, "<p>");
        assert!(third.is_none() && shown.pages().count <= MOST_HASHES);
        assert_eq!(shown.replace("ada", Some(&first), "<p>").1, None);
        assert!(shown.replace("ada", Some(&second), "<p>").1.is_some());
    }
}
