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
    /// The values worth a name of the ranges that begin with what was picked.
    pub marks: Vec<MarkLine>,
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
    pub fn new<'a>(choices: impl IntoIterator<Item = &'a ChoiceLine>, picked: &[String]) -> Clickables {
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
        Clickables { elements, picked: picked.to_vec(), marks: Vec::new() }
    }

    /// What clicking this element does, if anything.
    pub fn click(&self, element: &str) -> Option<&Click> {
        self.elements.iter().find(|(clickable, _)| clickable == element).map(|(_, click)| click)
    }

    /// Is this element as it is where nothing was picked and clicking it does nothing?
    pub fn is_quiet(&self, element: &str) -> bool {
        self.picked.is_empty() && self.click(element).is_none()
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
