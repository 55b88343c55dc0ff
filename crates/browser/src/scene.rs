//! Tables laid out in the database: the same game every time, for pictures that do not change by themselves and tests
//! that need a game well under way.

use anyhow::{Context, Result};
use bots::BotSpec;
use record::{Dice, Json, Table};
use store::{Holder, NewSeat, NewSteps, NewTable, Secret};
use table::{Rng, Seat, Turn};

use crate::house::House;

/// A game played by bots from a seed, up to some step.
#[derive(Clone, Debug)]
pub struct Scene<'a> {
    /// Its id in addresses.
    pub id: &'a str,
    /// The game.
    pub game: &'a str,
    /// Options that differ from the usual ones.
    pub options: Json,
    /// Where luck and the bots' choices come from.
    pub seed: u8,
    /// The game stops when a guest is to move and this holds; or at its end.
    pub until: fn(&dyn Table, Seat) -> bool,
    /// Who holds the seats.
    pub holders: Vec<Holder>,
}

impl Scene<'_> {
    /// Plays it and puts it into the house; its host is this guest.
    pub async fn lay(&self, house: &House, host: &str) -> Result<()> {
        let store = house.store().await?;
        let table = self.play()?;
        let seats = self.holders.iter().map(|holder| NewSeat { holder: holder.clone(), token: None });
        let new = NewTable {
            id: self.id.to_owned(),
            game: self.game.to_owned(),
            rules: table.rules(),
            options: table.options(),
            state: None,
            dice_key: Secret(self.key()),
            seats: seats.collect(),
            host: host.to_owned(),
            public: true,
            rematch_of: None,
        };
        store.create(&new).await?;
        let lines: Vec<String> = table.record().steps.iter().map(ToString::to_string).collect();
        let turn = match table.turn() {
            Turn::Seat(seat) => Some(seat.0),
            _ => None,
        };
        let steps = NewSteps {
            at: 0,
            lines: &lines,
            ply: table.ply() as u64,
            turn,
            over: table.outcome().is_some(),
            ..NewSteps::default()
        };
        store.append(self.id, &steps).await?;
        store.close().await;
        Ok(())
    }

    fn key(&self) -> [u8; 32] {
        [self.seed; 32]
    }

    /// The table as it is laid, with everything that is hidden.
    pub fn play(&self) -> Result<Box<dyn Table>> {
        let title = titles::find(self.game).with_context(|| format!("no game `{}`", self.game))?;
        let mut table = title.open(&self.options(title.defaults()), Dice::from_key(self.key()))?;
        let mut mind = title.mind("greedy".parse::<BotSpec>()?);
        let mut rng = Rng::new(self.seed.into());
        loop {
            match table.turn() {
                Turn::Over => return Ok(table),
                Turn::Chance => drop(table.luck(None)?),
                Turn::Seat(seat) => {
                    let is_asked = matches!(self.holders[seat.index()], Holder::Guest(_));
                    if is_asked && (self.until)(&*table, seat) {
                        return Ok(table);
                    }
                    let word = mind.choose(&*table, seat, &mut rng);
                    table.act(seat, &word)?;
                }
            }
        }
    }

    fn options(&self, mut usual: Json) -> Json {
        let (Some(all), Some(own)) = (usual.as_object_mut(), self.options.as_object()) else { return usual };
        all.extend(own.clone());
        usual
    }
}
