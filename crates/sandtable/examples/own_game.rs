//! A game of your own, in one file and in a repository of your own: rules, texts, board and program.
//!
//! ```text
//! cargo run --example own_game                  the tables in the browser
//! cargo run --example own_game -- play cup      in the terminal
//! ```
//!
//! One die lies hidden under a cup. The caller peeks and says *high* or *low*; the doubter believes it or not. A real
//! game has one folder with a crate for its rules and one for its board (`docs/adding-a-game.md`), but the program
//! asks for no more than this.

use std::collections::BTreeMap;
use std::process::ExitCode;

use maud::{Markup, PreEscaped, html};
use sandtable_board::{Asset, BoardContext, BoardInput, GameBoard, Newcomers, Package};
use sandtable_core::{
    BadOptions, Checked, Game, Hidden, Judged, Log, Message, Outcome, Rng, Rules, Say, Seat, SeatSet,
    Setting, Shown, Sketch, Turn, Viewer,
};
use sandtable_i18n::Texts;
use sandtable_session::TitleOf;
use serde::{Deserialize, Serialize};

/// The games of this program. The ones that come with Sandtable could stand beside it.
pub static PACKAGES: &[Package] = &[PACKAGE];

/// The cup, whole.
const PACKAGE: Package = Package {
    title: &TitleOf::<Cup>::new(),
    board: &CupBoard,
    texts: Texts { name: "cup", en: ENGLISH, ru: RUSSIAN },
    rules: Texts { name: "cup", en: ENGLISH_RULES, ru: RUSSIAN_RULES },
    guide: None,
    assets: &[Asset::css("cup.css", STYLE)],
    board_settings: &[],
    shelf_picture: || PreEscaped(PICTURE.to_owned()),
    presets: &[],
    newcomers: Newcomers::NONE,
    puzzles: &[],
};

fn main() -> ExitCode {
    sandtable::run(PACKAGES, std::env::args_os())
}

// The nouns.

sandtable_core::words! {
    /// What can be said.
    pub enum Call: "call" in "cup-call" {
        /// The die shows three or four.
        High = "high",
        /// The die shows one or two.
        Low = "low",
        /// It was the truth.
        Believe = "believe",
        /// It was a lie.
        Doubt = "doubt",
    }
}

sandtable_core::words! {
    /// What the die can show.
    pub enum Pips: "number of pips" {
        /// 1.
        One = "one",
        /// 2.
        Two = "two",
        /// 3.
        Three = "three",
        /// 4.
        Four = "four",
    }
}

sandtable_core::messages! {
    /// What happened.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "kebab-case", tag = "what")]
    pub enum Event in "cup" {
        /// The die was thrown; nobody hears what it shows.
        Thrown,
        /// Something was said.
        Said { call: Call },
    }
}

sandtable_core::messages! {
    /// The question put to a seat.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Ask in "cup-ask" {
        /// High or low?
        Claim,
        /// Believe it?
        Answer { call: Call },
    }
}

// The game and its position.

/// The game of the cup.
#[derive(Debug)]
pub struct Cup;

/// There is nothing to choose before the game.
#[derive(Clone, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Position {
    die: Option<Pips>,
    claim: Option<Call>,
    answer: Option<Call>,
}

/// A position as someone sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// What the die shows, to whoever may look.
    pub die: Option<Pips>,
    /// What the caller said.
    pub claim: Option<Call>,
}

const CALLER: Seat = Seat(0);
const DOUBTER: Seat = Seat(1);

impl Game for Cup {
    const ID: &'static str = "cup";
    const RULES: u32 = 1;
    type Options = Options;
    type State = Position;

    fn settings() -> Vec<Setting> {
        Vec::new()
    }

    fn seats(_options: &Options) -> &'static [&'static str] {
        &["caller", "doubter"]
    }

    fn setup(_options: &Options, _rules: u32) -> Result<Position, BadOptions> {
        Ok(Position { die: None, claim: None, answer: None })
    }
}

impl Position {
    fn winner(&self) -> Seat {
        let is_high = self.die >= Some(Pips::Three);
        let is_lie = is_high != (self.claim == Some(Call::High));
        let is_doubted = self.answer == Some(Call::Doubt);
        if is_lie == is_doubted { DOUBTER } else { CALLER }
    }
}

// The five parts of a position: rules, secrets, what is shown, judgement, checks.

impl Rules for Position {
    type Action = Call;
    type Chance = Pips;
    type Event = Event;

    fn turn(&self) -> Turn {
        match (self.die, self.claim, self.answer) {
            (None, ..) => Turn::Chance,
            (_, None, _) => Turn::Seat(CALLER),
            (_, _, None) => Turn::Seat(DOUBTER),
            _ => Turn::Over,
        }
    }

    fn legal(&self, out: &mut Vec<Call>) {
        match self.turn() {
            Turn::Seat(CALLER) => out.extend([Call::High, Call::Low]),
            Turn::Seat(_) => out.extend([Call::Believe, Call::Doubt]),
            _ => {}
        }
    }

    fn apply<L: Log<Event>>(&mut self, call: Call, log: &mut L) {
        let said = if self.claim.is_none() { &mut self.claim } else { &mut self.answer };
        *said = Some(call);
        log.add(Event::Said { call });
    }

    fn chances(&self, out: &mut Vec<(Pips, u32)>) {
        if self.turn() == Turn::Chance {
            out.extend(Pips::ALL.iter().map(|&pips| (pips, 1)));
        }
    }

    fn resolve<L: Log<Event>>(&mut self, pips: Pips, log: &mut L) {
        self.die = Some(pips);
        log.add(Event::Thrown);
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| Outcome {
            winners: SeatSet::only(self.winner()),
            scores: [CALLER, DOUBTER].map(|seat| i32::from(seat == self.winner())).to_vec(),
            reason: Message::new("cup-lifted"),
        })
    }
}

impl Hidden for Position {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let may_look = viewer == Viewer::Seat(CALLER) || self.turn() == Turn::Over;
        View { die: self.die.filter(|_| may_look), claim: self.claim }
    }

    fn mask(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn determinize(&mut self, seat: Seat, rng: &mut Rng) {
        if seat == DOUBTER && self.die.is_some() && self.turn() != Turn::Over {
            self.die = Some(rng.pick(Pips::ALL));
        }
    }
}

impl Shown for Position {
    type Ask = Ask;
    type Element = Call;

    fn ask(&self) -> Option<Ask> {
        match self.turn() {
            Turn::Seat(_) => Some(self.claim.map_or(Ask::Claim, |call| Ask::Answer { call })),
            _ => None,
        }
    }

    fn path(&self, call: Call, out: &mut Vec<Call>) {
        out.push(call);
    }
}

impl Judged for Position {
    fn value(&self, seat: Seat) -> f32 {
        self.outcome().map_or(0.5, |outcome| outcome.share(seat))
    }
}

impl Checked for Position {
    fn census(&self) -> BTreeMap<String, u32> {
        BTreeMap::from([("die".to_owned(), 1)])
    }
}

impl Sketch for View {
    fn sketch(&self) -> Vec<Message> {
        let die = self.die.map(|die| Message::new("cup-shows").with("number", die as u8 + 1));
        let claim = self.claim.map(|call| Event::Said { call }.say());
        [die.or_else(|| Some(Message::new("cup-covered"))), claim].into_iter().flatten().collect()
    }
}

// The board.

/// Draws the cup, and what can be said.
#[derive(Debug)]
pub struct CupBoard;

impl GameBoard for CupBoard {
    type Game = Cup;

    fn draw(&self, input: &BoardInput<'_, Cup>) -> Markup {
        html! {
            div.cup id="cup" {
                @for line in input.view.sketch() { p { (input.context.say(&line)) } }
                div.cup-calls { @for &call in Call::ALL { (bubble(call, &input.context)) } }
            }
        }
    }

    fn hue(&self, seat: &str) -> usize {
        usize::from(seat == "doubter")
    }
}

fn bubble(call: Call, context: &BoardContext<'_>) -> Markup {
    let name = context.name(&call);
    html! {
        div.cup-call data-element=(call) {
            span aria-hidden="true" { (name) }
            (context.click_layer(call.word(), &name))
            (context.rule("1.2"))
        }
    }
}

const STYLE: &str = "
.cup { display: grid; gap: 1rem; justify-items: center; padding: 2rem; }
.cup-calls { display: flex; gap: 1rem; }
.cup-call { position: relative; padding: 1rem 1.5rem; border: 1px solid var(--line-2); border-radius: 2rem; }
";

const PICTURE: &str = r#"<path class="pic-ink" d="M170 70h140l30 160H140z"/>"#;

// What it says.

const ENGLISH: &str = "\
cup-title = The cup
cup-tagline = Believe it or not
cup-about = One die, one claim, one doubt.
cup-length = About a minute
cup-side-caller = The caller
cup-side-doubter = The doubter
cup-call-high = High
cup-call-low = Low
cup-call-believe = I believe it
cup-call-doubt = I doubt it
cup-ask-claim = What do you say the die shows?
cup-ask-answer = The caller says: { $call }. Do you believe it?
cup-thrown = The die is thrown under the cup.
cup-said = Somebody says: { $call }.
cup-covered = The cup covers the die.
cup-shows = The die shows { $number }.
cup-lifted = The cup is lifted.
";

const RUSSIAN: &str = "\
cup-title = Стаканчик
cup-tagline = Верю — не верю
cup-about = Один кубик, одно заявление, одно сомнение.
cup-length = Около минуты
cup-side-caller = Заявляющий
cup-side-doubter = Сомневающийся
cup-call-high = Много
cup-call-low = Мало
cup-call-believe = Верю
cup-call-doubt = Не верю
cup-ask-claim = Что, по-вашему, на кубике?
cup-ask-answer = Заявлено: «{ $call }». Верите?
cup-thrown = Кубик брошен под стаканчик.
cup-said = Сказано: «{ $call }».
cup-covered = Кубик под стаканчиком.
cup-shows = На кубике { $number }.
cup-lifted = Стаканчик поднят.
";

const ENGLISH_RULES: &str = "\
# The cup

## 1. The game

**1.1** A die with four sides is thrown under a cup. Only the caller may look.

**1.2** The caller says *high* (three or four) or *low*, truly or not. The doubter believes it or doubts it, and wins if that
was right.
";

const RUSSIAN_RULES: &str = "\
# Стаканчик

## 1. Игра

**1.1** Под стаканчиком бросают четырёхгранный кубик. Смотреть может только заявляющий.

**1.2** Заявляющий говорит «много» (три или четыре) или «мало», честно или нет. Сомневающийся верит или не верит и
побеждает, если он прав.
";
