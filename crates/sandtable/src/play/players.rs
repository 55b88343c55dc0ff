//! Who sits where: `--seat axis=level3`.

use anyhow::{Result, bail};
use sandtable_bots::{BotSpec, DynBot, PlayableTitle};
use sandtable_session::Table;

use crate::telling;

/// The bot that takes a seat nobody was named for.
const USUAL: BotSpec = BotSpec::LEVELS[2];

/// Who decides for a seat.
pub(super) enum Player {
    Person,
    Bot(Box<dyn DynBot>),
}

/// One player a seat. The first seat nobody was named for is yours, unless you took one; bots take the others.
pub(super) fn filled(
    title: &'static dyn PlayableTitle,
    table: &dyn Table,
    wanted: &[String],
) -> Result<Vec<Player>> {
    let mut named: Vec<Option<Player>> = table.seats().iter().map(|_| None).collect();
    for wish in wanted {
        let Some((seat, who)) = wish.split_once('=') else {
            bail!("`{wish}` should be a seat and who takes it, like `{}=level3`", table.seats()[0]);
        };
        let seat = telling::seat_of(table.seats(), seat)?;
        named[seat.index()] = Some(player(title, who)?);
    }
    let mut is_mine_taken = named.iter().flatten().any(Player::is_person);
    let fill = |player: Option<Player>| player.unwrap_or_else(|| spare(title, &mut is_mine_taken));
    Ok(named.into_iter().map(fill).collect())
}

fn spare(title: &'static dyn PlayableTitle, is_mine_taken: &mut bool) -> Player {
    if std::mem::replace(is_mine_taken, true) { Player::Bot(title.bot(USUAL)) } else { Player::Person }
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
