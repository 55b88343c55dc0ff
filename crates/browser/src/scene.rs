//! Tables set up in the database: the same game every time, for pictures that do not change by themselves and tests that
//! need a game well under way.

use anyhow::{Context, Result};
use sandtable_board::{Package, find};
use sandtable_bots::BotSpec;
use sandtable_core::{Rng, Seat, Turn};
use sandtable_session::{Dice, Json, Table};
use sandtable_store::{NewSeat, NewSteps, NewTable, SeatOwner, Secret, Token};

use crate::person::Person;
use crate::test_server::TestServer;

/// Who owns a seat of a scene.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner {
    /// The person who set the table up.
    Host,
    /// A bot of this level.
    Bot(&'static str),
    /// Whoever gets the link.
    Open,
}

/// A game played by bots from a seed, up to a moment.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Its id in addresses.
    pub id: &'static str,
    /// The game.
    pub game: &'static str,
    /// Options that differ from the defaults.
    pub options: Json,
    /// Where luck and the bots' choices come from.
    pub seed: u8,
    /// The game stops when the host is to move and this holds; or at its end.
    pub until: fn(&dyn Table, Seat) -> bool,
    /// Who owns the seats.
    pub owners: Vec<Owner>,
}

impl Scene {
    /// A game between the host, in the first seat, and bots of the first level; its id is `scene`.
    pub fn new(
        package: &Package,
        options: Json,
        seed: u8,
        until: fn(&dyn Table, Seat) -> bool,
    ) -> Result<Scene> {
        let seats = package.title.seats(&with_defaults(package, &options))?;
        let mut owners = vec![Owner::Host];
        owners.resize(seats.len(), Owner::Bot("level1"));
        Ok(Scene { id: "scene", game: package.id(), options, seed, until, owners })
    }

    /// The same with bots of another level.
    #[must_use]
    pub fn with_bots(mut self, level: &'static str) -> Scene {
        for owner in self.owners.iter_mut().filter(|owner| matches!(owner, Owner::Bot(_))) {
            *owner = Owner::Bot(level);
        }
        self
    }

    /// Plays it and puts it into the server's database, hosted by this guest.
    pub async fn set_up(&self, server: &TestServer, host: &str) -> Result<()> {
        let store = server.store().await?;
        let table = self.play(server.packages())?;
        store.create(&self.new_table(&*table, host)).await?;
        let lines: Vec<String> = table.record().steps.iter().map(ToString::to_string).collect();
        let steps = NewSteps {
            at: 0,
            lines: &lines,
            ply: table.ply() as u64,
            turn: seat_to_move(&*table),
            over: table.outcome().is_some(),
            ..NewSteps::default()
        };
        store.append(self.id, &steps).await?;
        store.close().await;
        Ok(())
    }

    fn new_table(&self, table: &dyn Table, host: &str) -> NewTable {
        let seat_owner = |owner: &Owner| match owner {
            Owner::Host => SeatOwner::Guest(host.to_owned()),
            Owner::Bot(level) => SeatOwner::Bot((*level).to_owned()),
            Owner::Open => SeatOwner::Open,
        };
        let link = |seat| Token::from_link(&format!("{}-{seat}", self.id)).hash();
        let seats = self.owners.iter().enumerate();
        let seats = seats.map(|(seat, owner)| NewSeat { owner: seat_owner(owner), token: Some(link(seat)) });
        NewTable {
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
            absence: sandtable_store::AbsenceTerms::default(),
            settings: sandtable_store::TableSettings { watch: true, ..Default::default() },
            lesson: false,
        }
    }

    fn key(&self) -> [u8; 32] {
        [self.seed; 32]
    }

    /// The table at that moment, hidden information included.
    pub fn play(&self, packages: &'static [Package]) -> Result<Box<dyn Table>> {
        let package = find(packages, self.game).with_context(|| format!("no game `{}`", self.game))?;
        let title = package.title;
        let mut table = title.open(&with_defaults(package, &self.options), Dice::from_key(self.key()))?;
        let mut bot = title.bot("greedy".parse::<BotSpec>()?);
        let mut rng = Rng::new(self.seed.into());
        loop {
            match table.turn() {
                Turn::Over => return Ok(table),
                Turn::Chance => drop(table.luck(None)?),
                Turn::Seat(seat) => {
                    if self.owners[seat.index()] == Owner::Host && (self.until)(&*table, seat) {
                        return Ok(table);
                    }
                    let word = bot.choose(&*table.position(), seat, &mut rng);
                    table.act(seat, &word)?;
                }
            }
        }
    }
}

fn with_defaults(package: &Package, options: &Json) -> Json {
    let mut all = package.title.defaults();
    if let (Some(all), Some(own)) = (all.as_object_mut(), options.as_object()) {
        all.extend(own.clone());
    }
    all
}

fn seat_to_move(table: &dyn Table) -> Option<u8> {
    match table.turn() {
        Turn::Seat(seat) => Some(seat.0),
        _ => None,
    }
}

impl Person {
    /// Sets a scene up with this person as its host, and opens its page.
    pub async fn join(&self, server: &TestServer, scene: &Scene) -> Result<()> {
        self.visit("/").await?;
        scene.set_up(server, &self.guest().await?).await?;
        self.visit(&format!("/t/{}", scene.id)).await?;
        self.find("main#table").await?;
        Ok(())
    }
}
