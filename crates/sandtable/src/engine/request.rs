//! What can be asked of the engine. Unknown fields are refused: a misspelt `optoins` must fail loudly.

use sandtable_session::Json;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Request {
    Titles {},
    New {
        game: String,
        options: Option<Json>,
        seed: Option<u64>,
        rules: Option<u32>,
    },
    Load {
        record: String,
        seed: Option<u64>,
    },
    Set {
        game: String,
        options: Option<Json>,
        state: Json,
        seed: Option<u64>,
        rules: Option<u32>,
    },
    Get {},
    Turn {},
    Act {
        seat: String,
        action: String,
        #[serde(alias = "age")]
        revision: Option<usize>,
        next: Option<bool>,
    },
    Luck {
        outcome: Option<String>,
        next: Option<bool>,
    },
    View {
        viewer: String,
    },
    Log {
        viewer: String,
        from: Option<usize>,
    },
    Undo {
        seat: Option<String>,
        to: Option<usize>,
    },
    Restart {
        seat: String,
    },
    Bot {
        name: String,
        ms: Option<u64>,
        sims: Option<u64>,
        play: Option<bool>,
    },
    Hint {
        name: Option<String>,
        ms: Option<u64>,
        sims: Option<u64>,
        most: Option<usize>,
    },
    Odds {
        action: String,
        seat: Option<String>,
    },
    Record {},
    Explain {
        action: String,
        seat: Option<String>,
    },
    Preview {
        action: String,
        seat: Option<String>,
    },
    Why {
        element: String,
        picked: Option<Vec<String>>,
        seat: Option<String>,
    },
    Steer {
        element: String,
        target: String,
        seat: Option<String>,
    },
}
