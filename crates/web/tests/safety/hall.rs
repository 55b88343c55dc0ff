//! A house with its doors, and a second look at its store: tests see the truth there that guests must not.

use std::sync::Arc;

use axum::Router;
use bots::Gym;
use record::{Dice, Json, Table};
use store::testing::{Engine, Place};
use store::{Holder, NewSeat, NewTable, Secret, StepRow, Store, TableRow};
use table::Rng;
use web::{Config, House};

/// A house for one test.
pub(crate) struct Hall {
    pub(crate) app: Router,
    pub(crate) store: Store,
    /// The file goes away with it.
    _place: Place,
}

/// The game that is played.
pub(crate) fn title() -> &'static dyn Gym {
    titles::find("natisk").expect("natisk is on the shelf")
}

impl Hall {
    pub(crate) async fn new() -> Hall {
        let place = Place::new(Engine::Sqlite).await;
        let house = House::open(Config::new(place.url()).for_tests()).await.unwrap();
        Hall { app: web::app(Arc::clone(&house)), store: place.open().await, _place: place }
    }

    /// Lays a table by hand: these options, this position, these dice, these guests on the seats. Its path.
    pub(crate) async fn lay(
        &self,
        options: &Json,
        state: Option<&Json>,
        key: [u8; 32],
        guests: &[&str],
    ) -> String {
        let [a, b, ..] = Secret::fresh().unwrap().0;
        let id = format!("laid{}x{a:02x}{b:02x}", self.store.counts().await.unwrap().tables);
        let seat = |guest: &&str| NewSeat { holder: Holder::Guest((*guest).to_owned()), token: None };
        let table = NewTable {
            id: id.clone(),
            game: title().id().to_owned(),
            rules: title().rules(),
            options: options.clone(),
            state: state.cloned(),
            dice_key: Secret(key),
            seats: guests.iter().map(seat).collect(),
            host: guests[0].to_owned(),
            public: true,
            rematch_of: None,
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
    while table.turn() == table::Turn::Chance {
        table.luck(None).unwrap();
    }
}

/// A game played at random for so many choices, if it lasts that long.
pub(crate) fn played(options: &Json, seed: u64, choices: usize) -> Option<Box<dyn Table>> {
    let mut rng = Rng::new(seed);
    let mut table = title().open(options, Dice::from_seed(seed)).unwrap();
    settle(&mut *table);
    for _ in 0..choices {
        let table::Turn::Seat(seat) = table.turn() else { return None };
        let words: Vec<_> = table.choices().into_iter().map(|choice| choice.word).collect();
        table.act(seat, &words[rng.below(words.len() as u32) as usize]).unwrap();
        settle(&mut *table);
    }
    matches!(table.turn(), table::Turn::Seat(_)).then_some(table)
}
