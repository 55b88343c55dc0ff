//! What can be asked of the engine. Unknown fields are refused: a misspelt `optoins` must not be silently nothing.

use record::Json;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Request {
    Titles {},
    New { game: String, options: Option<Json>, seed: Option<u64> },
    Load { record: String, seed: Option<u64> },
    Set { game: String, options: Option<Json>, state: Json, seed: Option<u64> },
    Get {},
    Turn {},
    Act { seat: String, action: String, age: Option<usize> },
    Luck { outcome: Option<String> },
    View { viewer: String },
    Log { viewer: String, from: Option<usize> },
    Undo { seat: Option<String>, to: Option<usize> },
    Restart { seat: String },
    Bot { name: String, ms: Option<u64>, sims: Option<u64>, play: Option<bool> },
    Record {},
    Explain { action: String, seat: Option<String> },
    Preview { action: String, seat: Option<String> },
}
