//! Who sits where: `--seat axis=level3`.

use anyhow::{Result, bail};
use sandtable_bots::{BotSpec, DynBot, PlayableTitle};
use sandtable_core::Split;
use sandtable_session::Table;

use crate::telling;

/// The bot that takes a seat nobody was named for.
const USUAL: BotSpec = BotSpec::LEVELS[2];

/// Who decides for a seat.
pub(super) enum Player {
    Person,
    Bot(Box<dyn DynBot>),
}

/// How the seats are shared: `--split three`; each by itself if nothing is said.
pub(super) fn split(
    title: &'static dyn PlayableTitle,
    table: &dyn Table,
    word: Option<&str>,
) -> Result<Option<&'static Split>> {
    let Some(word) = word else { return Ok(None) };
    let splits = title.splits(&table.options());
    let words: Vec<_> = splits.iter().map(|split| split.word).collect();
    let found = splits.iter().find(|split| split.word == word);
    if found.is_none() {
        bail!("`{word}` should be a way to share the seats; this game has: {}", words.join(", "));
    }
    Ok(found)
}

/// One player a seat, or several seats for one of them where they are split: whoever is named for one of those has them all. The
/// first nobody was named for is yours, unless you took one; bots take the others.
pub(super) fn filled(
    title: &'static dyn PlayableTitle,
    table: &dyn Table,
    split: Option<&Split>,
    wanted: &[String],
) -> Result<Vec<Player>> {
    let mut named: Vec<Option<Player>> = table.seats().iter().map(|_| None).collect();
    for wish in wanted {
        let Some((seat, who)) = wish.split_once('=') else {
            bail!("`{wish}` should be a seat and who takes it, like `{}=level3`", table.seats()[0]);
        };
        let seat = telling::seat_of(table.seats(), seat)?;
        for seat in together(split, seat.index()) {
            named[seat] = Some(player(title, who)?);
        }
    }
    if !named.iter().flatten().any(Player::is_person)
        && let Some(first) = named.iter().position(Option::is_none)
    {
        for seat in together(split, first) {
            named[seat] = Some(Player::Person);
        }
    }
    Ok(named.into_iter().map(|player| player.unwrap_or_else(|| Player::Bot(title.bot(USUAL)))).collect())
}

/// The seats that one player has together with this one.
fn together(split: Option<&Split>, seat: usize) -> Vec<usize> {
    match split {
        Some(split) => split.seats_of(split.players[seat].into()).collect(),
        None => vec![seat],
    }
}

fn player(title: &'static dyn PlayableTitle, who: &str) -> Result<Player> {
    match who {
        "me" => Ok(Player::Person),
        bot => match bot.parse::<BotSpec>() {
            Ok(spec) => Ok(Player::Bot(title.bot(spec))),
            Err(why) => bail!("{why}; or `me`"),
        },
    }
}

impl Player {
    pub(super) fn is_person(&self) -> bool {
        matches!(self, Player::Person)
    }
}
