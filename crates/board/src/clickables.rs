//! What can be clicked on a board: the paths of all choices form a tree, and the next level of it is hot.

use sandtable_core::Message;

/// A choice, ready to be clicked.
#[derive(Clone, Debug)]
pub struct ChoiceLine {
    /// The action in the notation.
    pub word: String,
    /// As a sentence.
    pub say: Message,
    /// What to click, in order.
    pub path: Vec<String>,
    /// What it would do, as far as can be foreseen.
    pub preview: Vec<Message>,
}

/// What can be clicked on a board, and what a click does.
#[derive(Clone, Debug, Default)]
pub struct Clickables {
    /// The elements of the next level of the trie: each leads on, or is an action.
    pub elements: Vec<(String, Click)>,
    /// Elements that were picked already.
    pub picked: Vec<String>,
    /// Elements that could be picked instead of one of those, each with the link that does so.
    pub swaps: Vec<(String, String)>,
    /// The values worth a name of the ranges that begin with what was picked.
    pub marks: Vec<MarkLine>,
    /// What a lesson points at.
    pub pointed: Pointed,
}

/// The elements a lesson points at.
#[derive(Clone, Debug, Default)]
pub struct Pointed {
    /// The one to click next.
    pub next: Option<String>,
    /// Those that are only spoken of.
    pub others: Vec<String>,
}

/// A value of a range that is worth a name: a board may draw where it leads to.
#[derive(Clone, Debug)]
pub struct MarkLine {
    /// The last element of its path.
    pub element: String,
    /// The number.
    pub amount: i32,
    /// The action in the notation.
    pub word: String,
    /// As a sentence.
    pub say: Message,
}

/// What clicking an element does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Click {
    /// Picks it; the next level follows. The link to follow.
    Pick(String),
    /// Makes this choice, given as its word and as a sentence.
    Act(String, Message),
}

impl Clickables {
    /// The next level of all choices after what was picked.
    #[expect(clippy::needless_pass_by_value, reason = "it is an iterator, cheap to copy")]
    pub fn new<'a>(
        choices: impl IntoIterator<Item = &'a ChoiceLine> + Clone,
        picked: &[String],
    ) -> Clickables {
        let elements = next_level(choices.clone(), picked);
        let mut swaps: Vec<(String, String)> = Vec::new();
        for depth in (0..picked.len()).rev() {
            let is_known = |element: &String| {
                let listed = elements.iter().any(|(known, _)| known == element);
                listed || picked.contains(element) || swaps.iter().any(|(known, _)| known == element)
            };
            let level = next_level(choices.clone(), &picked[..depth]);
            let level = level.into_iter().filter(|(element, _)| !is_known(element));
            let others: Vec<_> =
                level.filter_map(|(element, click)| click.link().map(|link| (element, link))).collect();
            swaps.extend(others);
        }
        Clickables {
            elements,
            picked: picked.to_vec(),
            swaps,
            marks: Vec::new(),
            pointed: Pointed::default(),
        }
    }

    /// The link that picks this element instead of what was picked, if that is possible.
    pub fn swap(&self, element: &str) -> Option<&str> {
        self.swaps.iter().find(|(other, _)| other == element).map(|(_, link)| link.as_str())
    }

    /// What clicking this element does, if anything.
    pub fn click(&self, element: &str) -> Option<&Click> {
        self.elements.iter().find(|(clickable, _)| clickable == element).map(|(_, click)| click)
    }

    /// Is this element as it is where nothing was picked, clicking it does nothing and nobody points at it?
    pub fn is_quiet(&self, element: &str) -> bool {
        self.picked.is_empty() && self.click(element).is_none() && !self.is_pointed(element)
    }

    /// Is it what a lesson wants to be clicked next?
    pub fn is_next(&self, element: &str) -> bool {
        self.pointed.next.as_deref() == Some(element)
    }

    fn is_pointed(&self, element: &str) -> bool {
        self.is_next(element) || self.pointed.others.iter().any(|pointed| pointed == element)
    }

    /// The class of the ring around an element a lesson points at.
    pub fn point_class(&self, element: &str) -> Option<&'static str> {
        self.is_pointed(element).then(|| if self.is_next(element) { "point next" } else { "point" })
    }

    /// The link that asks why this element cannot be clicked, and keeps what was picked.
    pub fn why_link(&self, element: &str) -> String {
        let picked = self.picked.iter().map(|picked| format!("&pick={picked}"));
        format!("?why={element}{}", picked.collect::<String>())
    }

    /// Was it picked?
    pub fn is_picked(&self, element: &str) -> bool {
        self.picked.iter().any(|picked| picked == element)
    }
}

impl Click {
    /// Where picking leads; an action has no link.
    fn link(self) -> Option<String> {
        if let Click::Pick(link) = self { Some(link) } else { None }
    }
}

/// The elements that follow these, each with what clicking it does.
fn next_level<'a>(
    choices: impl IntoIterator<Item = &'a ChoiceLine>,
    picked: &[String],
) -> Vec<(String, Click)> {
    let mut elements: Vec<(String, Click)> = Vec::new();
    for choice in choices.into_iter().filter(|choice| choice.path.starts_with(picked)) {
        let Some(next) = choice.path.get(picked.len()) else { continue };
        if elements.iter().any(|(element, _)| element == next) {
            continue;
        }
        let last = choice.path.len() == picked.len() + 1;
        let click = if last {
            Click::Act(choice.word.clone(), choice.say.clone())
        } else {
            Click::Pick(pick_link(picked, next))
        };
        elements.push((next.clone(), click));
    }
    elements
}

/// The link that picks one more element: `?pick=a&pick=b`.
fn pick_link(picked: &[String], next: &str) -> String {
    let mut link = String::from("?");
    for element in picked.iter().map(String::as_str).chain([next]) {
        if link.len() > 1 {
            link.push('&');
        }
        link.push_str("pick=");
        link.push_str(element);
    }
    link
}
