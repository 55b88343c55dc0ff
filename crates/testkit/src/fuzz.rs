//! Bad input by the thousand: good inputs mutated, on stable Rust, from a seed.
//!
//! What once failed is kept as a file and tried first in every run.

use std::fs;
use std::path::{Path, PathBuf};

use sandtable_core::Rng;

use crate::{caught, factor, folder, only_seed};

/// What is tried: good inputs, rounds of mutation, and the inputs that once failed.
#[derive(Clone, Debug)]
pub struct Fuzz {
    inputs: Vec<Vec<u8>>,
    rounds: u64,
    kept: Option<PathBuf>,
}

impl Fuzz {
    /// Starts from these good inputs and tries this many changed ones; `SANDTABLE_LONG` multiplies the rounds.
    pub fn new<I: Into<Vec<u8>>>(inputs: impl IntoIterator<Item = I>, rounds: u64) -> Fuzz {
        Fuzz { inputs: inputs.into_iter().map(Into::into).collect(), rounds, kept: None }
    }

    /// The files of this folder are tried first, unchanged, and then changed like the others.
    #[must_use]
    pub fn kept_in(mut self, folder: impl AsRef<Path>) -> Fuzz {
        self.kept = Some(folder.as_ref().to_owned());
        self
    }

    /// Tries `eat` on everything; a panic is reported with the seed and the input.
    pub fn run(mut self, mut eat: impl FnMut(&[u8])) {
        self.inputs.extend(self.regressions(&mut eat));
        let inputs = std::mem::take(&mut self.inputs);
        for input in &inputs {
            check("a good input", input, &mut eat);
        }
        let seeds = only_seed().map_or(0..self.rounds * factor(), |seed| seed..seed + 1);
        for seed in seeds {
            let input = changed(&inputs, &mut Rng::new(seed));
            check(&format!("seed {seed}, which SANDTABLE_SEED={seed} runs alone"), &input, &mut eat);
        }
    }

    fn regressions(&self, eat: &mut impl FnMut(&[u8])) -> Vec<Vec<u8>> {
        let files = self.kept.as_deref().map(folder::files).unwrap_or_default();
        let read = |file: &PathBuf| {
            let input = fs::read(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
            check(&file.display().to_string(), &input, eat);
            input
        };
        files.iter().map(read).collect()
    }
}

fn check(from: &str, input: &[u8], eat: &mut impl FnMut(&[u8])) {
    if let Err(why) = caught(|| eat(input)) {
        let escaped = input.escape_ascii();
        panic!("{from}: {why}\nthe input, to be kept as a file ({} bytes):\nb\"{escaped}\"", input.len());
    }
}

/// One of the inputs, changed one to eight times; now and then random bytes.
fn changed(inputs: &[Vec<u8>], rng: &mut Rng) -> Vec<u8> {
    if inputs.is_empty() || rng.below(16) == 0 {
        return (0..rng.below(200)).map(|_| rng.bits() as u8).collect();
    }
    let mut input = inputs[rng.below(inputs.len() as u32) as usize].clone();
    for _ in 0..=rng.below(8) {
        let other = &inputs[rng.below(inputs.len() as u32) as usize];
        input = if rng.below(8) == 0 { spliced(&input, other, rng) } else { mutate(&input, rng) };
    }
    input
}

/// The beginning of one input and the end of another.
fn spliced(one: &[u8], other: &[u8], rng: &mut Rng) -> Vec<u8> {
    let (head, tail) = (place(one, rng), place(other, rng));
    [&one[..head], &other[tail..]].concat()
}

/// A place in the input, the end among them.
fn place(input: &[u8], rng: &mut Rng) -> usize {
    rng.below(input.len() as u32 + 1) as usize
}

/// One change of an input: a bit flipped, something put in or left out, a part repeated elsewhere, a line doubled
/// or moved, two words swapped.
pub fn mutate(input: &[u8], rng: &mut Rng) -> Vec<u8> {
    match rng.below(7) {
        0 => flipped(input, rng),
        1 => inserted(input, rng),
        2 => deleted(input, rng),
        3 => spliced(input, input, rng),
        4 => line_doubled(input, rng),
        5 => lines_swapped(input, rng),
        _ => words_swapped(input, rng),
    }
}

fn flipped(input: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut output = input.to_vec();
    if !output.is_empty() {
        let at = rng.below(output.len() as u32) as usize;
        output[at] ^= 1 << rng.below(8);
    }
    output
}

/// Bytes that have caused bugs somewhere: ends, quotes, signs, big numbers, letters of two and four bytes.
const TROUBLE: [&[u8]; 16] = [
    b"\0",
    b"\n",
    b"\r\n",
    b" ",
    b"\"",
    b"{",
    b"]",
    b"#",
    b"-1",
    b"0",
    b"256",
    b"99999999999999999999",
    b"*",
    b"---",
    "\u{44f}".as_bytes(),
    "\u{1f3b2}".as_bytes(),
];

fn inserted(input: &[u8], rng: &mut Rng) -> Vec<u8> {
    let at = place(input, rng);
    [&input[..at], rng.pick(&TROUBLE), &input[at..]].concat()
}

fn deleted(input: &[u8], rng: &mut Rng) -> Vec<u8> {
    let from = place(input, rng);
    let rest = (input.len() - from).min(rng.below(20) as usize);
    [&input[..from], &input[from + rest..]].concat()
}

fn line_doubled(input: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut lines: Vec<&[u8]> = input.split(|&byte| byte == b'\n').collect();
    let (line, at) = (rng.pick(&lines), rng.below(lines.len() as u32 + 1) as usize);
    lines.insert(at, line);
    lines.join(&b'\n')
}

fn lines_swapped(input: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut lines: Vec<&[u8]> = input.split(|&byte| byte == b'\n').collect();
    let (one, other) = (rng.below(lines.len() as u32), rng.below(lines.len() as u32));
    lines.swap(one as usize, other as usize);
    lines.join(&b'\n')
}

fn words_swapped(input: &[u8], rng: &mut Rng) -> Vec<u8> {
    let mut parts: Vec<&[u8]> =
        input.chunk_by(|a, b| a.is_ascii_whitespace() == b.is_ascii_whitespace()).collect();
    let words: Vec<usize> = (0..parts.len()).filter(|&part| !parts[part][0].is_ascii_whitespace()).collect();
    if !words.is_empty() {
        parts.swap(rng.pick(&words), rng.pick(&words));
    }
    parts.concat()
}
