//! The program as people and hosts meet it: run on piped input, one module per command.

mod armies;
mod command_line;
mod engine;
mod keeping;
mod playing;
mod protocol;
mod puzzles;
mod records;
mod reports;
mod said;
mod states;
mod upgrade;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{env, fs};

use sandtable_board::{Newcomers, Package, SketchBoard};
use sandtable_i18n::Texts;
use sandtable_session::TitleOf;
use sandtable_testkit::march::{self, March};

/// How a run went.
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

/// A folder to run the program in; gone when dropped.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&folder).expect("a folder for the test");
        Folder(folder)
    }

    /// Runs `sandtable` with these arguments and this input.
    fn run(&self, args: &[&str], input: impl AsRef<[u8]>) -> Run {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sandtable"))
            .args(args)
            .current_dir(&self.0)
            .env("LC_ALL", "C.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        // A program that ends early does not read everything; that is its right.
        let mut stdin = child.stdin.take().expect("a pipe");
        let input = input.as_ref().to_vec();
        let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
        let output = child.wait_with_output().expect("the program ends");
        writer.join().expect("the input is written");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes UTF-8");
        Run { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect("the file is there")
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.0.join(name), text).expect("the file can be written");
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Runs `sandtable` in a folder of its own.
fn sandtable(args: &[&str], input: impl AsRef<[u8]>) -> Run {
    Folder::new().run(args, input)
}

/// March, the toy game with ranges, as a package.
const MARCH: Package = Package {
    title: &TitleOf::<March>::new(),
    board: &SketchBoard::<March>::new(),
    texts: march::TEXTS,
    rules: Texts { name: "march", en: "", ru: "" },
    guide: None,
    assets: &[],
    board_settings: &[],
    shelf_picture: || maud::html! {},
    presets: &[],
    newcomers: Newcomers::NONE,
    puzzles: &[],
};

/// An engine in English that knows March as well.
fn engine_with_march() -> sandtable::Engine {
    static PACKAGES: LazyLock<Vec<Package>> =
        LazyLock::new(|| sandtable_games::all().iter().copied().chain([MARCH]).collect());
    let program = sandtable::Program::new(&PACKAGES, Some(sandtable_i18n::Lang::En));
    sandtable::Engine::new(program.expect("good packages"))
}

/// An engine of the program as it is, in English whatever the environment says.
fn engine_in_english() -> sandtable::Engine {
    let program = sandtable::Program::new(sandtable_games::all(), Some(sandtable_i18n::Lang::En));
    sandtable::Engine::new(program.expect("good packages"))
}
