//! Two worlds that differ only in what a viewer may not know. Whatever the viewer asks for, both must send the same
//! bytes: then nothing of the difference can have left the server, in whatever shape.
//!
//! A pair of worlds is a position of a game and the same position as the viewer may imagine it. Both are played on with
//! the same choices and the same dice for as long as the rules themselves show the viewer the same.

use sandtable_core::{Rng, Seat, Turn, Viewer};
use sandtable_session::{Dice, Json, Table};
use serde_json::json;

use crate::guest::{Answer, Guest, between, encoded};
use crate::test_app::{Scenario, TestApp, id, settle, title};

const KEY: [u8; 32] = [7; 32];

/// One of the two worlds: a table of the app and the same table in our hands.
struct World {
    path: String,
    mirror: Box<dyn Table>,
}

/// A position and another that looks the same to these eyes.
fn positions(scenario: &Scenario, eyes: Viewer, seed: u64, choices: usize) -> Option<[Json; 2]> {
    let table = scenario.played(seed, choices)?;
    let mut rng = Rng::new(seed);
    let truth = table.state();
    let mut others = (0..20).map(|_| scenario.imagined(&*table, eyes, &mut rng));
    let other = others.find(|other| *other != truth)?;
    Some([truth, other])
}

impl World {
    async fn new(app: &TestApp, scenario: &Scenario, state: &Json, guests: &[&str]) -> World {
        let mut mirror = scenario.set(state, Dice::from_key(KEY));
        settle(&mut *mirror);
        World { path: app.lay(scenario, Some(state), KEY, guests).await, mirror }
    }

    fn words(&self) -> Vec<String> {
        self.mirror.choices().into_iter().map(|choice| choice.word).collect()
    }

    fn mover(&self) -> Option<Seat> {
        if let Turn::Seat(seat) = self.mirror.turn() { Some(seat) } else { None }
    }

    fn told(&self, eyes: Viewer) -> (Json, Vec<sandtable_session::Entry>) {
        (self.mirror.view(eyes), self.mirror.log(eyes, 0))
    }

    /// The answer without what differs from table to table by chance: ids, links, the ids of moves and requests, the tags of pages.
    fn plain(&self, answer: &Answer) -> String {
        let mut text = format!("{}{}", answer.head, answer.body).replace(id(&self.path), "TABLE");
        for (start, end) in
            [("x-request-id: ", "\n"), ("x-page: ", "\n"), ("name=\"move\" value=\"", "\""), ("/s/", "\"")]
        {
            while let Some(found) = between(&text, start, end).filter(|found| !found.is_empty()) {
                text = text.replace(&format!("{start}{found}{end}"), &format!("{start}{end}"));
            }
        }
        text
    }
}

/// Something a viewer asks the server.
enum Question {
    Get(String),
    Fragment(String),
    Post(&'static str, Vec<(&'static str, String)>),
}

impl Question {
    async fn put(&self, guest: &mut Guest, table: &str) -> Answer {
        match self {
            Question::Get(path) => guest.get(&format!("{table}{path}")).await,
            Question::Fragment(path) => guest.fragment(&format!("{table}{path}")).await,
            Question::Post(route, fields) => {
                let fields: Vec<_> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
                guest.post_fragment(&format!("{table}/{route}"), &fields).await
            }
        }
    }
}

/// Everything there is to ask, with the secrets of both worlds in the questions: an answer that tells which world it
/// is would be found.
fn questions(worlds: &[World; 2], own: &[Seat], rng: &mut Rng) -> Vec<Question> {
    let table = &worlds[0].mirror;
    let mut asked = vec![Question::Get(String::new()), Question::Fragment(String::new())];
    asked.push(Question::Get("/record".to_owned()));
    asked.push(Question::Get("/live/no-such-route".to_owned()));
    asked.push(Question::Get("/scenes?from=0".to_owned()));
    for eyes in table.seats().iter().chain(&["public", "nobody"]) {
        let ply = rng.below(table.ply() as u32 + 2);
        asked.push(Question::Get(format!("/replay?ply={ply}&as={eyes}")));
    }
    for world in worlds {
        let mut choices = world.words();
        let word = &choices.swap_remove(rng.below(choices.len() as u32) as usize);
        asked.push(Question::Get(format!("/preview?action={}", encoded(word))));
        for element in word.split(' ').skip(1).flat_map(|part| [part.to_owned(), format!("reserve-{part}")]) {
            asked.push(Question::Get(format!("/why?element={element}")));
            asked.push(Question::Get(format!("?pick={element}")));
            asked.push(Question::Get(format!("/steer?element={element}&target={}", encoded(word))));
            asked.push(Question::Get(format!("/targets?element={element}&target={}", encoded(word))));
        }
        asked.extend(foreign_moves(worlds, own, word));
    }
    asked
}

/// Moves for seats that are not the viewer's own, or not to move: they must be refused in the same words.
fn foreign_moves(worlds: &[World; 2], own: &[Seat], word: &str) -> Vec<Question> {
    let table = &worlds[0].mirror;
    let is_own_turn = |seat: Seat| own.contains(&seat) && worlds[0].mover() == Some(seat);
    let foreign = (0..).map(Seat).zip(table.seats()).filter(|&(seat, _)| !is_own_turn(seat));
    let fields = |seat: &str| {
        let revision = table.revision().to_string();
        vec![
            ("seat", seat.to_owned()),
            ("revision", revision),
            ("move", "forged1".to_owned()),
            ("action", word.to_owned()),
        ]
    };
    let routes = ["act", "undo", "restart"];
    foreign.flat_map(|(_, seat)| routes.map(|route| Question::Post(route, fields(seat)))).collect()
}

/// Puts all questions to both worlds.
async fn compare(worlds: &[World; 2], guest: &mut Guest, own: &[Seat], rng: &mut Rng) -> usize {
    let asked = questions(worlds, own, rng);
    for question in &asked {
        let mut plain = Vec::new();
        for world in worlds {
            let answer = question.put(guest, &world.path).await;
            plain.push(world.plain(&answer));
        }
        same(&plain[0], &plain[1]);
    }
    asked.len()
}

fn same(one: &str, other: &str) {
    if let Some((left, right)) = one.lines().zip(other.lines()).find(|(left, right)| left != right) {
        let at = left.bytes().zip(right.bytes()).take_while(|(left, right)| left == right).count();
        let part = |line: &str| line.chars().skip(at.saturating_sub(200)).take(400).collect::<String>();
        panic!("the viewer can tell the worlds apart:\n{}\n---\n{}", part(left), part(right));
    }
    assert_eq!(one, other);
}

/// One step in both worlds, by a choice both have. False if there is none, or the rules now show the viewer
/// different things (a bombing, the viewer's own research).
async fn step(worlds: &mut [World; 2], movers: &mut [Guest], eyes: Viewer, rng: &mut Rng) -> bool {
    let common: Vec<_> =
        worlds[0].words().into_iter().filter(|word| worlds[1].words().contains(word)).collect();
    let (Some(seat), false) =
        (worlds[0].mover(), common.is_empty() || worlds[0].mover() != worlds[1].mover())
    else {
        return false;
    };
    let word = &common[rng.below(common.len() as u32) as usize];
    let at = seat.index() % movers.len();
    let guest = &mut movers[at];
    for world in worlds.iter_mut() {
        let (revision, name) = (world.mirror.revision().to_string(), world.mirror.seats()[seat.index()]);
        let path = world.path.clone();
        guest.post(&format!("{path}/lift"), &[("seat", name)]).await;
        let fields = [("seat", name), ("revision", revision.as_str()), ("move", "m"), ("action", word)];
        let fields = fields.map(|(name, value)| {
            (name, if name == "move" { format!("m{revision}") } else { value.to_owned() })
        });
        let fields: Vec<_> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        // Where the curtain falls, the mover sees first what came of it.
        let status = guest.post(&format!("{path}/act"), &fields).await.status;
        assert!(status == 303 || status == 200, "{status}");
        world.mirror.act(seat, word).unwrap();
        settle(&mut *world.mirror);
    }
    worlds[0].told(eyes) == worlds[1].told(eyes) && worlds[0].mover() == worlds[1].mover()
}

/// A pair of worlds, played on; how many answers were compared.
async fn watch(app: &TestApp, scenario: &Scenario, eyes: Viewer, seed: u64, choices: usize) -> usize {
    let Some(states) = positions(scenario, eyes, seed, choices) else { return 0 };
    let seats = scenario.seats();
    // The last only looks on.
    let mut people = Vec::new();
    for _ in 0..=seats {
        people.push(Guest::new(&app.router).await);
    }
    let ids: Vec<_> = people[..seats].iter().map(|guest| guest.id().to_owned()).collect();
    let seated: Vec<_> = ids.iter().map(String::as_str).collect();
    let mut worlds = lay(app, scenario, &states, &seated).await;
    if worlds[0].told(eyes) != worlds[1].told(eyes) || worlds[0].mover() != worlds[1].mover() {
        return 0;
    }
    let (viewer, own) = match eyes {
        Viewer::Seat(seat) => (seat.index(), vec![seat]),
        Viewer::Public => (seats, Vec::new()),
    };
    let mut events = [
        people[viewer].listen(&worlds[0].path, "0").await,
        people[viewer].listen(&worlds[1].path, "0").await,
    ];
    let mut rng = Rng::new(seed);
    let mut compared = 0;
    for _ in 0..6 {
        if worlds[0].mover().is_none() {
            break;
        }
        compared += compare(&worlds, &mut people[viewer], &own, &mut rng).await;
        let [one, other] = &mut events;
        assert_eq!(one.ready(), other.ready(), "the events differ in number or order");
        if !step(&mut worlds, &mut people[..seats], eyes, &mut rng).await {
            break;
        }
    }
    compared
}

async fn lay(app: &TestApp, scenario: &Scenario, states: &[Json; 2], guests: &[&str]) -> [World; 2] {
    let [one, other] = states;
    [World::new(app, scenario, one, guests).await, World::new(app, scenario, other, guests).await]
}

/// Is there any other world for these eyes? Some seats see everything.
fn hides_anything(scenario: &Scenario, eyes: Viewer, games: u64) -> bool {
    (0..games)
        .any(|seed| [1, 9].into_iter().any(|choices| positions(scenario, eyes, seed, choices).is_some()))
}

/// Looks at this many games through everybody's eyes; at least `least` answers must have been compared for each.
async fn watch_games(scenario: &Scenario, games: u64, least: usize) {
    let app = TestApp::new().await;
    for eyes in Viewer::all(scenario.seats()) {
        let mut compared = 0;
        for seed in 0..games * sandtable_testkit::factor() {
            for choices in [1, 9] {
                compared += watch(&app, scenario, eyes, seed, choices).await;
            }
        }
        let name = scenario.title.id();
        assert!(
            compared >= least || !hides_anything(scenario, eyes, games),
            "{name} {}: only {compared} answers for {eyes:?} were compared",
            scenario.options
        );
    }
}

/// Natisk with these options.
fn natisk(options: Json) -> Scenario {
    Scenario::new(title(), options)
}

#[tokio::test]
async fn nobody_can_tell_two_worlds_apart_in_any_game() {
    for scenario in Scenario::all() {
        watch_games(&scenario, 2, 20).await;
    }
}

#[tokio::test]
async fn nobody_can_tell_two_worlds_apart_in_nippon() {
    watch_games(&natisk(json!({ "board": "nippon" })), 2, 100).await;
}

/// The player and the public must not learn what the bot of the rules has in its bag. It draws from there at every turn,
/// so that two worlds soon differ openly: more of them are looked at.
#[tokio::test]
async fn nobody_can_tell_two_worlds_apart_in_the_solo_game() {
    for board in ["base", "nippon"] {
        watch_games(&natisk(json!({ "board": board, "mode": "solo" })), 6, 100).await;
    }
}

#[tokio::test]
async fn behind_the_curtain_both_worlds_look_the_same() {
    let app = TestApp::new().await;
    let scenario = natisk(title().defaults());
    let mut curtains = 0;
    for seed in 0..4 * sandtable_testkit::factor() {
        let Some(states) = positions(&scenario, Viewer::Public, seed, 4) else { continue };
        let mut ada = [Guest::new(&app.router).await];
        let id = ada[0].id().to_owned();
        let mut worlds = lay(&app, &scenario, &states, &[&id, &id]).await;
        let mut rng = Rng::new(seed);
        let mut before = None;
        for _ in 0..8 {
            if before != worlds[0].mover() {
                compare(&worlds, &mut ada[0], &[Seat(0), Seat(1)], &mut rng).await;
                curtains += 1;
            }
            before = worlds[0].mover();
            if !step(&mut worlds, &mut ada, Viewer::Public, &mut rng).await {
                break;
            }
        }
    }
    assert!(curtains > 8, "only {curtains} curtains were looked at");
}

/// What the seat to move is advised to do, as the whole answer of the server.
async fn hint(world: &World, guest: &mut Guest) -> String {
    let seat = world.mover().map_or("", |seat| world.mirror.seats()[seat.index()]);
    let revision = world.mirror.revision().to_string();
    let fields = [("seat", seat), ("revision", revision.as_str())];
    let answer = guest.post_fragment(&format!("{}/hint", world.path), &fields).await;
    assert!(answer.body.contains("id=\"hint-play\""), "{}", answer.body);
    world.plain(&answer)
}

/// A hint is thought out on the server, which knows the truth: it must not get into it.
#[tokio::test]
async fn a_hint_is_the_same_in_worlds_that_look_alike() {
    let app = TestApp::new().await;
    let mut compared = 0;
    for scenario in Scenario::all() {
        for (seed, choices) in [(0, 1), (1, 9), (2, 25)] {
            let Some(table) = scenario.played(seed, choices) else { continue };
            let Turn::Seat(seat) = table.turn() else { continue };
            let Some(states) = positions(&scenario, Viewer::Seat(seat), seed, choices) else { continue };
            let mut people = Vec::new();
            for _ in 0..scenario.seats() {
                people.push(Guest::new(&app.router).await);
            }
            let ids: Vec<_> = people.iter().map(|guest| guest.id().to_owned()).collect();
            let worlds =
                lay(&app, &scenario, &states, &ids.iter().map(String::as_str).collect::<Vec<_>>()).await;
            if worlds[0].told(Viewer::Seat(seat)) != worlds[1].told(Viewer::Seat(seat)) {
                continue;
            }
            let guest = &mut people[seat.index()];
            same(&hint(&worlds[0], guest).await, &hint(&worlds[1], guest).await);
            compared += 1;
        }
    }
    assert!(compared >= 6, "only {compared} hints were compared");
}

#[tokio::test]
async fn the_owner_does_see_the_difference() {
    let app = TestApp::new().await;
    let scenario = natisk(title().defaults());
    let states = positions(&scenario, Viewer::Seat(Seat(0)), 1, 0).expect("a game is longer than that");
    let (ada, mut bob) = (Guest::new(&app.router).await, Guest::new(&app.router).await);
    let mut pages = Vec::new();
    for state in &states {
        let world = World::new(&app, &scenario, state, &[ada.id(), bob.id()]).await;
        pages.push(world.plain(&bob.get(&world.path).await));
    }
    assert_ne!(pages[0], pages[1], "the comparison would find nothing");
}
