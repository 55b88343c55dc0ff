//! Bots at the tables. A bot thinks about a copy of the position on a thread of its own; the table is free meanwhile, and
//! if it has changed when the bot is done, the thought is dropped. A fixed number of threads think, the others wait in a fair
//! queue. Bots that play among themselves sleep while nobody watches.

use std::sync::Arc;
use std::time::Instant;

use sandtable_bots::{BotSpec, PlayableTitle};
use sandtable_core::{Rng, Seat};
use sandtable_session::{Position, StepKind};
use sandtable_store::StoreError;

use super::LiveTable;
use crate::App;
use crate::middleware::signer::random;

/// What a bot is to think about.
struct BotJob {
    title: &'static dyn PlayableTitle,
    position: Box<dyn Position>,
    spec: BotSpec,
    seat: Seat,
    revision: usize,
}

impl BotJob {
    fn new(live: &LiveTable) -> Option<BotJob> {
        let seat = live.seating.to_move()?;
        let spec = live.seating.owner(seat)?.bot()?.parse().unwrap_or(BotSpec::LEVELS[2]);
        let game = live.game.game();
        let (title, position) = (live.package().title, game.position());
        Some(BotJob { title, position, spec, seat, revision: game.revision() })
    }

    fn think(&self, threads: usize) -> String {
        let mut rng = Rng::new(u64::from_le_bytes(random()));
        self.title.bot_on(self.spec, threads).choose(&*self.position, self.seat, &mut rng)
    }
}

/// Lets the bot to move think, if there is one and nobody has woken it.
pub(crate) fn wake(app: &Arc<App>, live: &mut LiveTable) {
    if live.has_bot_to_wake() {
        live.is_thinking = true;
        tokio::spawn(play(Arc::clone(app), live.id.clone()));
    }
}

/// Plays for the bots of a table until a person is to move.
async fn play(app: Arc<App>, id: String) {
    loop {
        match one_move(&app, &id).await {
            Ok(true) => {}
            Ok(false) => return,
            // Somebody has deleted the table meanwhile.
            Err(StoreError::NotFound(_)) => return,
            Err(error) => {
                tracing::error!(table = id, %error, "a bot cannot move");
                app.failed(error);
                break;
            }
        }
    }
    if let Some(mut live) = app.cache.loaded(&id).await {
        live.is_thinking = false;
    }
}

/// One choice of one bot; false if none is to move.
async fn one_move(app: &App, id: &str) -> Result<bool, StoreError> {
    let start = Instant::now();
    if is_at_rest(&mut *app.cache.live(app, id).await?) {
        return Ok(false);
    }
    let from_lesson = lesson_move(&*app.cache.live(app, id).await?);
    let thought = if from_lesson.is_some() { from_lesson } else { thought(app, id).await? };
    let Some((seat, revision, word)) = thought else { return Ok(true) };
    // People want to see one move after the other.
    tokio::time::sleep(app.config.pace.saturating_sub(start.elapsed())).await;
    let mut live = app.cache.live(app, id).await?;
    if live.play_bot(app, seat, revision, &word).await? {
        app.metrics.count_bot_move();
    }
    Ok(true)
}

/// What the lesson wants the bot to move to do.
fn lesson_move(live: &LiveTable) -> Option<(Seat, usize, String)> {
    let seat = live.seating.to_move().filter(|&seat| live.seating.is_bot(seat))?;
    let StepKind::Act { word, .. } = live.game.lesson_step()? else { return None };
    Some((seat, live.game.game().revision(), word.clone()))
}

/// Is no bot to move, or do they sleep? Then the next one must be woken.
fn is_at_rest(live: &mut LiveTable) -> bool {
    live.is_thinking = live.seating.is_bot_to_move() && live.is_awake();
    !live.is_thinking
}

/// What the bot to move wants to do, once it is its turn to think.
async fn thought(app: &App, id: &str) -> Result<Option<(Seat, usize, String)>, StoreError> {
    let failed = |error: &str| StoreError::Other(format!("the bot gave up: {error}"));
    let principal = app.cache.live(app, id).await?.principal();
    let thinker = app.thinkers.acquire(&principal).await;
    let mut thinker = thinker.ok_or_else(|| failed("the queue is closed"))?;
    let Some(job) = BotJob::new(&*app.cache.live(app, id).await?) else { return Ok(None) };
    let (seat, revision) = (job.seat, job.revision);
    let threads = if job.spec.goes_by_the_clock() { thinker.widen() } else { 1 };
    let thinking = app.metrics.thinking();
    let word = tokio::task::spawn_blocking(move || job.think(threads)).await;
    drop(thinking);
    Ok(Some((seat, revision, word.map_err(|panic| failed(&panic.to_string()))?)))
}

#[cfg(test)]
mod tests {
    use std::io::{self, Write};
    use std::sync::Mutex;
    use std::time::Duration;

    use sandtable_i18n::Lang;
    use sandtable_store::testing::{Engine, TestDatabase};
    use sandtable_store::{AbsenceTerms, SeatOwner};

    use super::*;
    use crate::app::NewTableRequest;
    use crate::live::think_queue::Principal;
    use crate::model::Visitor;
    use crate::{App, Config};

    /// A table of Ada's with these at its seats.
    async fn table(database: &TestDatabase, owners: &[&str]) -> (Arc<App>, String) {
        let app = App::open(Config::new(database.url(), sandtable_games::all()).for_tests()).await.unwrap();
        let (guest, name, csrf) = ("ada".to_owned(), "Ada".to_owned(), String::new());
        let site = Arc::clone(&app.site);
        let ada = Visitor { guest, name, locale: site.locale(Lang::En), csrf, site };
        let title = app.site.packages[0].title;
        let request = NewTableRequest {
            game: title.id().to_owned(),
            rules: title.rules(),
            options: title.defaults(),
            state: None,
            owners: owners.iter().map(|owner| owner.parse::<SeatOwner>().unwrap()).collect(),
            public: false,
            rematch_of: None,
            absence: AbsenceTerms::default(),
            settings: sandtable_store::TableSettings::default(),
            lesson: false,
        };
        let id = app.open_table(&ada, request).await.unwrap();
        (app, id)
    }

    #[tokio::test]
    async fn bots_among_themselves_sleep_while_nobody_watches() {
        let database = TestDatabase::new(Engine::Sqlite).await;
        for owner in ["bot level1", "stand-in level1 for ada"] {
            let (app, id) = table(&database, &[owner, "bot level1"]).await;
            let mut live = app.cache.live(&app, &id).await.unwrap();
            assert!(live.seating.is_bot_to_move() && !live.has_bot_to_wake() && is_at_rest(&mut live));
            let page = live.join("eve");
            assert!(live.has_bot_to_wake() && !is_at_rest(&mut live));
            drop(page);
            live.is_thinking = false;
            assert!(!live.has_bot_to_wake());
            live.note_look("eve", "near");
            assert!(live.has_bot_to_wake(), "without script a request is a look");
        }
    }

    /// How often a page looks while bots play to the end, and what it is told last.
    async fn looks(app: &Arc<App>, id: &str) -> (u64, u64) {
        let mut live = app.cache.live(app, id).await.unwrap();
        let mut page = live.join("eve").expect("there is room");
        wake(app, &mut live);
        drop(live);
        for looks in 1.. {
            let told = tokio::time::timeout(Duration::from_mins(1), page.next()).await.expect("it is told");
            if app.cache.live(app, id).await.unwrap().is_over() {
                return (looks, told);
            }
        }
        unreachable!("a game ends")
    }

    #[tokio::test]
    async fn a_page_looks_once_a_second_while_bots_play_and_sees_the_end() {
        let database = TestDatabase::new(Engine::Sqlite).await;
        let (app, id) = table(&database, &["bot level1", "bot level1"]).await;
        let start = Instant::now();
        let (looks, told) = looks(&app, &id).await;
        let seconds = start.elapsed().as_secs();
        let live = app.cache.live(&app, &id).await.unwrap();
        assert_eq!(told, live.version());
        assert!(looks <= 3 + seconds, "{looks} looks in {seconds} s at {} steps", live.game.game().ply());
    }

    #[tokio::test]
    async fn bots_answer_a_person_who_looks_elsewhere() {
        let database = TestDatabase::new(Engine::Sqlite).await;
        let (app, id) = table(&database, &["bot level1", "guest ada"]).await;
        let live = app.cache.live(&app, &id).await.unwrap();
        assert!(live.seating.is_bot_to_move() && live.has_bot_to_wake());
    }

    #[tokio::test]
    async fn bots_think_on_behalf_of_whose_table_it_is() {
        let database = TestDatabase::new(Engine::Sqlite).await;
        let (app, id) = table(&database, &["guest bob", "bot level1"]).await;
        let mut live = app.cache.live(&app, &id).await.unwrap();
        for (guest, address) in [("bob", "near"), ("eve", "far")] {
            live.note_look(guest, address);
            let (address, guest) = ("near".to_owned(), "ada".to_owned());
            assert_eq!(live.principal(), Principal { address, guest }, "who only watches does not count");
        }
    }

    /// All that is logged.
    #[derive(Clone, Default)]
    struct Log(Arc<Mutex<Vec<u8>>>);

    impl Write for Log {
        fn write(&mut self, text: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().write(text)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[tokio::test]
    async fn a_table_that_is_deleted_under_a_bot_is_no_error() {
        let log = Log::default();
        let writer = log.clone();
        let subscriber = tracing_subscriber::fmt().with_writer(move || writer.clone()).finish();
        let _logged = tracing::subscriber::set_default(subscriber);
        let database = TestDatabase::new(Engine::Sqlite).await;
        let (app, id) = table(&database, &["bot level1", "guest ada"]).await;
        drop(app.cache.live(&app, &id).await.unwrap());
        app.store.delete(&id, "ada").await.unwrap();
        app.cache.remove(&id).await;
        play(Arc::clone(&app), id).await;
        let logged = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
        assert!(!logged.contains("a bot cannot move"), "{logged}");
    }
}
