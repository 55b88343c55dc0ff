//! An app with its routes, and a second look at its store: tests see the truth there that guests must not.

use axum::Router;
use sandtable_bots::PlayableTitle;
use sandtable_core::{Game, Rng, Seat, Seen, Turn, Viewer};
use sandtable_server::{App, Config};
use sandtable_session::{Dice, Json, Session, Table};
use sandtable_store::testing::{Engine, TestDatabase};
use sandtable_store::{NewSeat, NewTable, SeatOwner, Secret, StepRow, Store, TableRow};

/// An app for one test.
pub(crate) struct TestApp {
    pub(crate) router: Router,
    pub(crate) store: Store,
    /// The file goes away with it.
    _database: TestDatabase,
}

/// The game that most tests play.
pub(crate) fn title() -> &'static dyn PlayableTitle {
    sandtable_games::find("natisk").expect("natisk is on the list").title
}

/// A game with options, as a test plays it.
#[derive(Clone)]
pub(crate) struct Scenario {
    pub(crate) title: &'static dyn PlayableTitle,
    pub(crate) options: Json,
    imagine: fn(&dyn Table, Seat, &mut Rng) -> Json,
}

impl Scenario {
    pub(crate) fn new(title: &'static dyn PlayableTitle, options: Json) -> Scenario {
        let imagine = match title.id() {
            "dolg" => imagine::<sandtable_dolg::Dolg>,
            "natisk" => imagine::<sandtable_natisk::Natisk>,
            "onehour" => imagine::<sandtable_onehour::Onehour>,
            "rush" => imagine::<sandtable_rush::Rush>,
            "siege" => imagine::<sandtable_siege::Siege>,
            other => panic!("say here which type `{other}` has"),
        };
        Scenario { title, options, imagine }
    }

    /// Every game on the list with its usual options, or a small game of it where that would be long, and each mode that
    /// has secrets of its own.
    pub(crate) fn all() -> Vec<Scenario> {
        let usual = sandtable_games::all().iter().map(|package| (package.title, usual(package.title)));
        let siege = sandtable_games::find("siege").expect("siege is on the list").title;
        let fieldmarshal = serde_json::json!({ "mode": "fieldmarshal", "players": 2 });
        usual.chain([(siege, fieldmarshal)]).map(|(title, options)| Scenario::new(title, options)).collect()
    }

    pub(crate) fn seats(&self) -> usize {
        self.title.seats(&self.options).unwrap().len()
    }

    pub(crate) fn set(&self, state: &Json, dice: Dice) -> Box<dyn Table> {
        self.title.set(&self.options, state, dice).unwrap()
    }

    /// The position as it may be for all the viewer knows; the public knows what no seat hides.
    pub(crate) fn imagined(&self, table: &dyn Table, eyes: Viewer, rng: &mut Rng) -> Json {
        match eyes {
            Viewer::Seat(seat) => (self.imagine)(table, seat, rng),
            Viewer::Public => (0..self.seats() as u8).map(Seat).fold(table.state(), |world, seat| {
                (self.imagine)(&*self.set(&world, Dice::by_hand()), seat, rng)
            }),
        }
    }

    /// A game played at random for this many choices, if it lasts that long.
    pub(crate) fn played(&self, seed: u64, choices: usize) -> Option<Box<dyn Table>> {
        let mut rng = Rng::new(seed);
        let mut table = self.title.open(&self.options, Dice::from_seed(seed)).unwrap();
        settle(&mut *table);
        for _ in 0..choices {
            let Turn::Seat(seat) = table.turn() else { return None };
            let words: Vec<_> = table.choices().into_iter().map(|choice| choice.word).collect();
            table.act(seat, &words[rng.below(words.len() as u32) as usize]).unwrap();
            settle(&mut *table);
        }
        matches!(table.turn(), Turn::Seat(_)).then_some(table)
    }
}

fn usual(title: &dyn PlayableTitle) -> Json {
    match title.id() {
        "dolg" => serde_json::json!({ "points": 300 }),
        _ => title.defaults(),
    }
}

fn imagine<G: Game>(table: &dyn Table, seat: Seat, rng: &mut Rng) -> Json {
    let session = table.as_any().downcast_ref::<Session<G>>().expect("it is a table of this game");
    serde_json::to_value(Seen::new(session.state(), seat).imagine(rng)).unwrap()
}

impl TestApp {
    pub(crate) async fn new() -> TestApp {
        let database = TestDatabase::new(Engine::Sqlite).await;
        let app = App::open(Config::new(database.url(), sandtable_games::all()).for_tests()).await.unwrap();
        let router = sandtable_server::router(app);
        TestApp { router, store: database.open().await, _database: database }
    }

    /// Lays a table by hand: this game, this position, these dice, these guests on the seats. Its path.
    pub(crate) async fn lay(
        &self,
        scenario: &Scenario,
        state: Option<&Json>,
        key: [u8; 32],
        guests: &[&str],
    ) -> String {
        let [a, b, ..] = Secret::fresh().unwrap().0;
        let id = format!("laid{}x{a:02x}{b:02x}", self.store.counts().await.unwrap().tables);
        let seat = |guest: &&str| NewSeat { owner: SeatOwner::Guest((*guest).to_owned()), token: None };
        let table = NewTable {
            id: id.clone(),
            game: scenario.title.id().to_owned(),
            rules: scenario.title.rules(),
            options: scenario.options.clone(),
            state: state.cloned(),
            dice_key: Secret(key),
            seats: guests.iter().map(seat).collect(),
            host: guests[0].to_owned(),
            public: true,
            rematch_of: None,
            absence: sandtable_store::AbsenceTerms::default(),
            settings: sandtable_store::TableSettings { watch: true, hints: Some(true), ..Default::default() },
            lesson: false,
        };
        self.store.create(&table).await.unwrap();
        format!("/t/{id}")
    }

    /// What is truly kept of a table.
    pub(crate) async fn truth(&self, table: &str) -> (TableRow, Vec<StepRow>) {
        self.store.load(id(table)).await.unwrap()
    }
}

/// The id in the path of a table.
pub(crate) fn id(table: &str) -> &str {
    table.trim_start_matches("/t/")
}

/// Lets luck decide whatever it has to.
pub(crate) fn settle(table: &mut dyn Table) {
    while table.turn() == Turn::Chance {
        table.luck(None).unwrap();
    }
}
