//! Pages to look at: a real game, played at random a little way, with everything a page can show.

use maud::html;
use sandtable_core::{ArmyLimits, Message, Outcome, Seat, SeatSet, TallyLine, Turn, Viewer};
use sandtable_i18n::Lang;
use sandtable_session::{Dice, Table};
use std::sync::Arc;

use sandtable_board::{ChoiceLine, Clickables, Package};
use sandtable_bots::{CostlyChoice, CurvePoint, GameReview, NamedAction, SeatReview};
use sandtable_server::Site;
use sandtable_server::model::{
    Account, ArmiesPage, ArmyLine, ChatLine, DamagedPage, DeletePage, DeletedLine, HintCard, HintLine,
    InvitationPage, JudgedLine, LessonCard, LogLine, NewTablePage, Occupant, PuzzleCard, PuzzleGames,
    PuzzleLine, PuzzleList, ReplayPage, ReviewPage, ReviewState, SavedArmy, SeatLine, SeatQuestion,
    ShelfGame, ShelfPage, Summary, TableLine, TableLines, TablePage, UndoQuestion, Visitor,
};
use sandtable_server::pages;
use sandtable_store::AbsenceTerms;

/// Every page by name.
pub(crate) fn every_page(lang: Lang) -> Vec<(&'static str, String)> {
    let visitor = visitor(lang);
    let rules = pages::rules::html("natisk", &visitor).expect("natisk has rules");
    vec![
        ("shelf", pages::shelf(&visitor, &shelf()).into_string()),
        ("new", pages::new_table(&visitor, &new_table()).into_string()),
        ("armies", pages::armies(&visitor, &armies()).into_string()),
        ("table", pages::table(&visitor, &playing(&visitor)).into_string()),
        ("picked", pages::table(&visitor, &picked(&visitor)).into_string()),
        ("waiting", pages::table(&visitor, &waiting(&visitor)).into_string()),
        ("over", pages::table(&visitor, &over(&visitor)).into_string()),
        ("puzzle asked", pages::table(&visitor, &puzzle(&visitor, None)).into_string()),
        ("puzzle solved", pages::table(&visitor, &puzzle(&visitor, Some(true))).into_string()),
        ("puzzle missed", pages::table(&visitor, &puzzle(&visitor, Some(false))).into_string()),
        ("puzzle games", pages::puzzle_games(&visitor, &puzzle_games()).into_string()),
        ("puzzles", pages::puzzle_list(&visitor, &puzzles()).into_string()),
        ("invitation", pages::invitation(&visitor, &invitation()).into_string()),
        ("curtain", pages::curtain(&visitor, &curtained(&visitor)).into_string()),
        ("replay", pages::replay(&visitor, &replay(&visitor)).into_string()),
        ("no review", pages::review(&visitor, &review(ReviewState::None)).into_string()),
        ("review under way", pages::review(&visitor, &review(ReviewState::UnderWay(30))).into_string()),
        ("review", pages::review(&visitor, &review(ReviewState::Finished(found()))).into_string()),
        ("rules", pages::rules(&visitor, "natisk", &rules).into_string()),
        ("damaged", pages::damaged(&visitor, &damaged()).into_string()),
        ("delete", pages::delete_table(&visitor, &delete()).into_string()),
        ("error", pages::error(&visitor, 403, "no table `x`", Some("k3v9")).into_string()),
    ]
}

fn invitation() -> InvitationPage {
    let holder = Some("<b>hello</b>".to_owned());
    InvitationPage {
        host: "Boris".to_owned(),
        token: "secret".to_owned(),
        game: "natisk",
        seat: "allies",
        holder,
    }
}

pub(crate) fn visitor(lang: Lang) -> Visitor {
    let site = site();
    let (guest, name, csrf) = ("g1".to_owned(), "Гость <123>".to_owned(), "token".to_owned());
    Visitor { guest, name, locale: site.locale(lang), csrf, site }
}

pub(crate) fn site() -> Arc<Site> {
    Site::new(sandtable_games::all()).expect("good packages")
}

fn natisk() -> &'static Package {
    sandtable_games::find("natisk").expect("natisk is on the shelf")
}

fn shelf() -> ShelfPage {
    let games = vec![ShelfGame {
        id: "natisk",
        seats: &["axis", "allies"],
        least: 2,
        most: 2,
        solo: true,
        plays_solo: false,
        lesson: true,
        puzzles: true,
        is_new: true,
    }];
    let line = |id: &str, your_turn, over| TableLine {
        variant: vec!["Nippon".to_owned()],
        id: id.to_owned(),
        game: "natisk".to_owned(),
        people: vec!["Anna".to_owned(), "Бот 3".to_owned()],
        your_turn,
        over,
        ply: 41,
        is_host: over,
    };
    ShelfPage {
        games,
        mine: TableLines {
            lines: vec![line("a", true, false), line("b", false, true)],
            page: 1,
            has_more: true,
        },
        damaged: vec!["d".to_owned()],
        open: TableLines { lines: vec![line("c", false, false)], page: 2, has_more: true },
        deleted: vec![DeletedLine { game: "natisk".to_owned(), host: "Гость <123>".to_owned() }],
    }
}

pub(crate) fn damaged() -> DamagedPage {
    DamagedPage { id: "k3v9".to_owned(), lines: 41, is_over: true, can_end: true, is_host: true }
}

fn delete() -> DeletePage {
    DeletePage {
        id: "k3v9".to_owned(), game: "natisk".to_owned(), people: vec!["Гость <123>".to_owned()]
    }
}

fn army_line(why_not: Option<Message>) -> ArmyLine {
    ArmyLine { name: "Дунай <b>".to_owned(), price: 500, why_not }
}

/// An army that is too dear, and another that is kept.
fn armies() -> ArmiesPage {
    let title = sandtable_games::find("dolg").expect("dolg is on the shelf").title;
    let lists = title.army_lists().expect("it has armies");
    let ready = lists.presets().swap_remove(1).army;
    ArmiesPage {
        game: "dolg",
        lists,
        text: ready.to_string(),
        army: ready.clone(),
        limits: ArmyLimits { points: 500, hired: true },
        link: "http://127.0.0.1/armies/dolg?army=x".to_owned(),
        wrong: Some(Message::new("table-army-unnamed")),
        saved: true,
        mine: vec![SavedArmy { name: "Дунай <b>".to_owned(), price: lists.price(&ready), list: ready }],
    }
}

fn new_table() -> NewTablePage {
    let title = natisk().title;
    NewTablePage {
        splits: &[],
        split: None,
        game: "natisk",
        settings: title.settings(),
        seating: vec!["board", "mode"],
        presets: &[],
        preset: None,
        options: title.defaults(),
        seats: &["axis", "allies"],
        owners: vec!["me".to_owned(), "link".to_owned()],
        public: true,
        automa: Some("axis"),
        board_settings: &[],
        board: std::collections::BTreeMap::new(),
        hints: None,
        absence: AbsenceTerms::default(),
        offers_lesson: true,
        wrong: Some(Message::new("natisk-bad-blanks")),
    }
}

/// A game after so many steps, then on until a seat is to move; always the first choice but one.
pub(crate) fn game(steps: usize) -> Box<dyn Table> {
    let title = natisk().title;
    let mut table = title.open(&title.defaults(), Dice::from_key([7; 32])).expect("the defaults are good");
    while table.ply() < steps || !matches!(table.turn(), Turn::Seat(_)) {
        match table.turn() {
            Turn::Seat(seat) => {
                let choices = table.choices();
                let word = choices[choices.len() / 2].word.clone();
                table.act(seat, &word).expect("a choice is legal");
            }
            Turn::Chance => {
                table.luck(None).expect("luck decides");
            }
            Turn::Over => break,
        }
    }
    table
}

/// The page of the seat to move.
pub(crate) fn playing(visitor: &Visitor) -> TablePage {
    let table = game(60);
    let Turn::Seat(seat) = table.turn() else { panic!("a seat is to move") };
    let choices: Vec<_> = table
        .choices()
        .into_iter()
        .map(|choice| ChoiceLine {
            word: choice.word,
            say: choice.say,
            path: choice.path,
            preview: Vec::new(),
        })
        .collect();
    let mut page = page(&*table, visitor, Viewer::Seat(seat), &Clickables::new(&choices, &[]));
    page.ask = table.ask();
    page.choices = choices;
    page.can_undo = true;
    page.can_request_undo = true;
    page.can_ask_hint = true;
    page
}

/// The same with a hint.
pub(crate) fn advised(visitor: &Visitor) -> TablePage {
    let page = playing(visitor);
    TablePage { hint: Some(hint(&page)), ..page }
}

fn hint(page: &TablePage) -> HintCard {
    let mut lines = page.choices.iter().zip([0, 0, 7]).map(|(choice, worse)| HintLine {
        word: choice.word.clone(),
        say: choice.say.clone(),
        worse: Message::new(if worse == 0 { "table-as-good" } else { "table-worse" }).with("points", worse),
    });
    HintCard {
        best: lines.next().expect("there are choices"),
        path: page.choices[0].path.clone(),
        because: vec![Message::new("natisk-title")],
        although: vec![Message::new("natisk-tagline")],
        others: lines.collect(),
    }
}

fn puzzle(visitor: &Visitor, verdict: Option<bool>) -> TablePage {
    let mut page = playing(visitor);
    let line = |at: usize| JudgedLine {
        say: page.choices[at].say.clone(),
        because: vec![Message::new("natisk-title")],
        although: vec![Message::new("natisk-tagline")],
    };
    page.puzzle = Some(PuzzleCard {
        number: 3,
        of: 12,
        seat: "axis",
        standing: "behind",
        verdict,
        wrong: (verdict == Some(false)).then(|| line(1)),
        solutions: vec![line(0)],
        next: Some("04"),
        over: false,
    });
    page
}

fn puzzle_games() -> PuzzleGames {
    PuzzleGames { games: vec![("natisk", 12, 5)] }
}

fn puzzles() -> PuzzleList {
    let line = |number, solved| PuzzleLine {
        id: if number == 1 { "01" } else { "02" },
        number,
        seat: "axis",
        ask: Some(Message::new("natisk-title")),
        variant: vec!["Nippon".to_owned()],
        ply: 41,
        solved,
    };
    PuzzleList { game: "natisk", puzzles: vec![line(1, Some(2)), line(2, None)] }
}

fn lesson(page: &TablePage) -> LessonCard {
    let suggested = (page.choices[0].word.clone(), page.choices[0].say.clone());
    let (happened, says) = (vec!["It <b>rained</b>.".to_owned()], vec!["Place it. [6.4]".to_owned()]);
    LessonCard::Decision { number: 3, of: 9, happened, says, suggested }
}

/// The same with something picked and everything else there can be to tell.
fn picked(visitor: &Visitor) -> TablePage {
    let mut page = playing(visitor);
    page.picked = vec![page.choices[0].path[0].clone()];
    page.undo_question = Some(UndoQuestion { by: Seat(1), to_ply: 40, can_answer: true });
    page.seat_questions = vec![SeatQuestion { number: 7, name: "Eve".to_owned(), seat: Seat(1) }];
    page.notice = Some(reason());
    page.lesson = Some(lesson(&page));
    page.hint = Some(hint(&page));
    page.seats[1].occupant =
        Occupant::Person { name: "Boris".to_owned(), here: false, present: false, away_for_long: false };
    page
}

/// A remark that cites a paragraph.
fn reason() -> Message {
    Message::new("natisk-why-occupied").with("action", "place army2 we-1-2").with("rule", "3.2")
}

/// Spectators see an open seat and a bot that thinks.
fn waiting(visitor: &Visitor) -> TablePage {
    let mut page = page(&*game(30), visitor, Viewer::Public, &Clickables::default());
    page.seats[0].occupant = Occupant::Nobody;
    page.seats[0].link = None;
    page.seats[1].to_move = true;
    page.seats[0].to_move = false;
    page.seats[1].thinking = true;
    page.notes = None;
    page
}

fn over(visitor: &Visitor) -> TablePage {
    let mut page = page(&*game(60), visitor, Viewer::Seat(Seat(0)), &Clickables::default());
    let reason = Message::new("natisk-end-points")
        .with("side", Message::new("natisk-side-axis"))
        .with("points", 26)
        .with("rival_points", 19);
    page.outcome = Some(Outcome { winners: SeatSet::only(Seat(0)), scores: vec![26, 19], reason });
    page.summary = Some(summary());
    page
}

fn summary() -> Summary {
    let propaganda = |points| vec![TallyLine::new(Message::new("natisk-tally-propaganda"), points)];
    let account = |seat, points| Account { seats: vec![Seat(seat)], lines: propaganda(points) };
    Summary {
        accounts: vec![account(0, 26), account(1, 19)],
        course: vec![(0, vec![0, 0]), (30, vec![9, 14]), (60, vec![26, 19])].into(),
        share: "http://localhost/t/k3v9/replay".to_owned(),
    }
}

pub(crate) fn curtained(visitor: &Visitor) -> TablePage {
    TablePage { curtain: Some(Seat(1)), ..playing(visitor) }
}

fn page(table: &dyn Table, visitor: &Visitor, viewer: Viewer, hot: &Clickables) -> TablePage {
    TablePage {
        id: "k3v9".to_owned(),
        game: "natisk",
        version: 12,
        revision: table.revision(),
        ply: table.ply(),
        viewer,
        seats: seats(table),
        ask: None,
        put_off: None,
        armies: Some(vec![army_line(None), army_line(Some(Message::new("table-why-no-army")))]),
        wishes: Vec::new(),
        choices: Vec::new(),
        shortcuts: Vec::new(),
        names: std::collections::HashMap::new(),
        ranges: Vec::new(),
        picked: Vec::new(),
        move_id: "m1".to_owned(),
        board: natisk().board.draw(table, viewer, hot, &std::collections::BTreeMap::new(), &visitor.locale),
        log: log(table, viewer, visitor),
        log_from: 0,
        can_undo: false,
        can_request_undo: false,
        can_resign: viewer != Viewer::Public,
        play_on: false,
        together: false,
        can_rematch: viewer != Viewer::Public,
        rematch: None,
        dice: table.dice().commitment().map(|seal| seal.to_string()).unwrap_or_default(),
        undo_question: None,
        seat_questions: Vec::new(),
        absence: AbsenceTerms { minutes: 3 * 24 * 60, ..AbsenceTerms::default() },
        chat: vec![ChatLine {
            number: 1,
            own: false,
            name: "Boris".to_owned(),
            text: "<b>hello</b>".to_owned(),
        }],
        notes: Some("Watch the Pacific.".to_owned()),
        outcome: None,
        summary: None,
        fork: None,
        curtain: None,
        hand_over: None,
        notice: None,
        lesson: None,
        puzzle: None,
        can_ask_hint: false,
        hint: None,
    }
}

fn seats(table: &dyn Table) -> Vec<SeatLine> {
    let people = [
        Occupant::Person { name: "Anna".to_owned(), here: true, present: true, away_for_long: false },
        Occupant::Bot { level: "level3".to_owned(), stands_in_for: Some("Boris".to_owned()) },
    ];
    let lines = table.seats().iter().zip(people).enumerate().map(|(at, (word, occupant))| SeatLine {
        seat: Seat(at as u8),
        word,
        occupant,
        to_move: table.turn() == Turn::Seat(Seat(at as u8)),
        thinking: false,
        link: (at == 0).then(|| "http://localhost/s/secret".to_owned()),
        changes: vec!["me", "here", "link", "level3"],
        stand_in: (at == 0).then(|| "level2".to_owned()),
    });
    lines.collect()
}

/// Somebody sat down.
fn seat_line(ply: usize) -> LogLine {
    let says = "<p>Boris sits down.</p>".into();
    LogLine { ply, seat: Some(Seat(1)), says, undone: false, news: true, seat_event: Some(3) }
}

/// The last lines are news, two in the middle were taken back.
pub(crate) fn log(table: &dyn Table, viewer: Viewer, visitor: &Visitor) -> Vec<LogLine> {
    let entries = table.log(viewer, 0);
    let last = entries.len();
    let lines = entries.into_iter().map(|entry| LogLine {
        ply: entry.ply,
        seat: entry.seat,
        says: html! { @for told in &entry.events { p { (visitor.say(&told.say)) } } }.into_string().into(),
        undone: (10..12).contains(&entry.ply),
        news: entry.ply + 4 > last,
        seat_event: None,
    });
    lines.chain([seat_line(last)]).collect()
}

fn replay(visitor: &Visitor) -> ReplayPage {
    let table = game(30);
    ReplayPage {
        id: "k3v9".to_owned(),
        game: "natisk",
        seats: table.seats(),
        viewer: Viewer::Public,
        viewers: Viewer::all(2).collect(),
        ply: 30,
        last: 60,
        board: natisk().board.draw(
            &*table,
            Viewer::Public,
            &Clickables::default(),
            &std::collections::BTreeMap::new(),
            &visitor.locale,
        ),
        log: log(&*table, Viewer::Public, visitor),
        has_record: true,
        has_review: true,
    }
}

fn review(state: ReviewState) -> ReviewPage {
    ReviewPage {
        id: "k3v9".to_owned(),
        game: "natisk",
        state,
        shown: vec!["axis", "allies"],
        has_others: true,
        notice: Some(Message::new("web-review-busy")),
    }
}

/// A game in which one side made a mistake.
fn found() -> GameReview {
    let action = |word: &str| NamedAction { word: word.to_owned(), say: Message::new("natisk-title") };
    let costly = CostlyChoice {
        ply: 11,
        done: action("worse"),
        better: action("better"),
        chance: 0.6,
        cost: 0.25,
        because: vec![Message::new("natisk-side-axis")],
        against: vec![Message::new("natisk-side-allies")],
    };
    let curve = [(0, 0.5), (11, 0.6), (20, 0.0)].map(|(ply, chance)| CurvePoint { ply, chance }).to_vec();
    let seat = |seat: &str, costliest| SeatReview { seat: seat.to_owned(), curve: curve.clone(), costliest };
    GameReview {
        game: "natisk".to_owned(),
        plies: 20,
        seats: vec![seat("axis", vec![costly]), seat("allies", Vec::new())],
    }
}
