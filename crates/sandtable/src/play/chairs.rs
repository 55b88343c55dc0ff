//! Who sits where: `--seat axis=level3`.

use anyhow::{Result, bail};
use bots::{BotSpec, Gym, Mind};
use record::Table;

use crate::telling;

/// The bot that takes a seat nobody was named for.
const USUAL: BotSpec = BotSpec::LEVELS[2];

/// Who decides for a seat.
pub(super) enum Chair {
    Person,
    Bot(Box<dyn Mind>),
}

/// One chair a seat. The first seat nobody was named for is yours, unless you took one; bots take the others.
pub(super) fn filled(title: &'static dyn Gym, table: &dyn Table, wanted: &[String]) -> Result<Vec<Chair>> {
    let mut named: Vec<Option<Chair>> = table.seats().iter().map(|_| None).collect();
    for wish in wanted {
        let Some((seat, who)) = wish.split_once('=') else {
            bail!("`{wish}` should be a seat and who takes it, like `{}=level3`", table.seats()[0]);
        };
        let seat = telling::seat_of(table.seats(), seat)?;
        named[seat.index()] = Some(chair(title, who)?);
    }
    let mut is_mine_taken = named.iter().flatten().any(Chair::is_person);
    let fill = |chair: Option<Chair>| chair.unwrap_or_else(|| spare(title, &mut is_mine_taken));
    Ok(named.into_iter().map(fill).collect())
}

fn spare(title: &'static dyn Gym, is_mine_taken: &mut bool) -> Chair {
    if std::mem::replace(is_mine_taken, true) { Chair::Bot(title.mind(USUAL)) } else { Chair::Person }
}

fn chair(title: &'static dyn Gym, who: &str) -> Result<Chair> {
    match who {
        "me" => Ok(Chair::Person),
        bot => match bot.parse::<BotSpec>() {
            Ok(spec) => Ok(Chair::Bot(title.mind(spec))),
            Err(why) => bail!("{why}; or `me`"),
        },
    }
}

impl Chair {
    pub(super) fn is_person(&self) -> bool {
        matches!(self, Chair::Person)
    }
}
