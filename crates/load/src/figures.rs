//! What was measured, as text and as Markdown.

use std::fmt::Write as _;
use std::time::Duration;

use crate::player::Asked;

/// The figures of one run.
pub(crate) struct Figures {
    tables: u16,
    seconds: u64,
    /// What the server's threads worked while it was played, if that is known.
    pub(crate) work: Option<Duration>,
    /// And our own, on the same cores.
    pub(crate) own_work: Option<Duration>,
    /// What the host of a virtual machine kept of its cores meanwhile: nobody's fault here, but it is in every time.
    pub(crate) stolen: Option<Duration>,
    all: Asked,
    /// Bytes of memory at several moments, where they are known.
    pub(crate) memory: Vec<(&'static str, Option<u64>)>,
}

impl Figures {
    pub(crate) fn new(tables: u16, seconds: u64) -> Figures {
        Figures {
            tables,
            seconds,
            work: None,
            own_work: None,
            stolen: None,
            all: Asked::default(),
            memory: Vec::new(),
        }
    }

    /// Adds what one player saw.
    pub(crate) fn take(&mut self, asked: Asked) {
        self.all.opened.extend(asked.opened);
        self.all.moved.extend(asked.moved);
        self.all.bytes += asked.bytes;
        self.all.errors.extend(asked.errors);
    }

    fn facts(&self) -> Vec<(String, String)> {
        let moves = self.all.moved.len();
        let rate = moves as f64 / self.seconds as f64;
        let mut facts = vec![
            ("tables".to_owned(), self.tables.to_string()),
            ("seconds".to_owned(), self.seconds.to_string()),
            ("moves".to_owned(), moves.to_string()),
            ("moves a second".to_owned(), format!("{rate:.0}")),
            ("errors".to_owned(), self.all.errors.len().to_string()),
        ];
        facts.push(("bytes answered to a move".to_owned(), (self.all.bytes / moves.max(1)).to_string()));
        for (whose, work) in [("server", self.work), ("generator", self.own_work)] {
            let Some(work) = work else { continue };
            let each = work.as_secs_f64() * 1e3 / moves.max(1) as f64;
            facts.push((format!("{whose} work for a move"), format!("{each:.2} ms")));
        }
        facts.extend(self.stolen.map(|time| {
            ("kept by the host of this machine".to_owned(), format!("{:.1} s", time.as_secs_f64()))
        }));
        let known = self.memory.iter().filter_map(|&(when, bytes)| Some((when, bytes?)));
        facts.extend(known.map(|(when, bytes)| (when.to_owned(), format!("{} MiB", bytes >> 20))));
        facts
    }

    fn kinds(&self) -> Vec<(&'static str, [String; 5])> {
        let kinds = [("move", &self.all.moved), ("open", &self.all.opened)];
        kinds.into_iter().map(|(kind, times)| (kind, spread(times))).collect()
    }

    /// For the terminal.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for (name, value) in self.facts() {
            let _ = writeln!(text, "{name:<36}{value:>10}");
        }
        let _ = writeln!(
            text,
            "\n{:<8}{:>10}{:>10}{:>10}{:>10}{:>10}",
            "ms", "count", "p50", "p90", "p99", "max"
        );
        for (kind, [count, p50, p90, p99, max]) in self.kinds() {
            let _ = writeln!(text, "{kind:<8}{count:>10}{p50:>10}{p90:>10}{p99:>10}{max:>10}");
        }
        for error in self.all.errors.iter().take(5) {
            let _ = writeln!(text, "error: {error}");
        }
        text
    }

    /// For docs/bench.md.
    pub(crate) fn markdown(&self) -> String {
        let mut text = String::from("| | |\n|---|---:|\n");
        for (name, value) in self.facts() {
            let _ = writeln!(text, "| {name} | {value} |");
        }
        text.push_str("\n| ms | count | p50 | p90 | p99 | max |\n|---|---:|---:|---:|---:|---:|\n");
        for (kind, figures) in self.kinds() {
            let _ = writeln!(text, "| {kind} | {} |", figures.join(" | "));
        }
        text
    }
}

/// Count, median, 90 and 99 of 100, and the longest, in milliseconds.
fn spread(times: &[Duration]) -> [String; 5] {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let at = |share: f64| {
        let place = (sorted.len() as f64 * share).ceil() as usize;
        sorted
            .get(place.saturating_sub(1))
            .map_or_else(|| "-".to_owned(), |time| format!("{:.1}", time.as_secs_f64() * 1e3))
    };
    [times.len().to_string(), at(0.5), at(0.9), at(0.99), at(1.0)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spread_of_a_hundred_times() {
        let times: Vec<_> = (1..=100).rev().map(Duration::from_millis).collect();
        assert_eq!(spread(&times), ["100", "50.0", "90.0", "99.0", "100.0"]);
        assert_eq!(spread(&times[..1]), ["1", "100.0", "100.0", "100.0", "100.0"]);
        assert_eq!(spread(&[]), ["0", "-", "-", "-", "-"]);
    }

    #[test]
    fn figures_are_told_both_ways() {
        let mut figures = Figures::new(2, 1);
        figures.work = Some(Duration::from_millis(5));
        figures.stolen = Some(Duration::from_millis(1250));
        figures.memory.push(("server memory at start", Some(5 << 20)));
        figures.take(Asked { moved: vec![Duration::from_millis(3); 2], ..Asked::default() });
        assert!(figures.text().contains("moves a second"), "{}", figures.text());
        assert!(
            figures.markdown().contains("| move | 2 | 3.0 | 3.0 | 3.0 | 3.0 |"),
            "{}",
            figures.markdown()
        );
        assert!(figures.markdown().contains("| server memory at start | 5 MiB |"));
        assert!(figures.markdown().contains("| server work for a move | 2.50 ms |"));
        assert!(figures.text().contains("kept by the host of this machine"), "{}", figures.text());
    }
}
