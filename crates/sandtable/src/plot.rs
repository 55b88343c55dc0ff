//! The findings of a simulation, or of a review, as a picture. The SVG is written by hand: a dozen rectangles need no library.

use std::collections::BTreeMap;
use std::fmt::Write;

use sandtable_bots::{Findings, GameReview, Rate, SeatFindings, SeatReview, StatFindings};
use sandtable_core::Message;

use crate::program::Program;

const PANEL: (f64, f64) = (440.0, 250.0);
const MARGIN: f64 = 40.0;
const PLOT: (f64, f64) = (PANEL.0 - 2.0 * MARGIN, PANEL.1 - 2.0 * MARGIN);
/// How much of a panel the names of lying bars take.
const NAMES: f64 = 110.0;
/// A histogram has at most this many bars; beyond that, neighbours share one.
const BARS: i64 = 40;
/// Of the seats, as the pages have them: red, blue, green, yellow and others.
const COLOURS: [&str; 6] = ["#b5483a", "#3b6ea5", "#6a8f3c", "#c08a2e", "#8a5ea8", "#4a9a9a"];
/// Of what belongs to no seat.
const GREY: &str = "#777777";

/// The whole picture.
pub(crate) fn svg(findings: &Findings, program: &Program) -> String {
    let mut panels = vec![wins(findings, program)];
    panels.extend((!findings.stats.is_empty()).then(|| stats(findings, program)));
    panels.extend(findings.seats.iter().zip(COLOURS.iter().cycle()).map(|(seat, colour)| {
        let title =
            Message::new("sandtable-plot-scores").with("seat", program.seat_of(findings.game, seat.seat));
        histogram(&program.say(&title), &seat.scores.counts, colour)
    }));
    let rounds = findings.rounds.iter().map(|rounds| ("sandtable-plot-rounds", rounds));
    let spreads = [
        ("sandtable-plot-steps", &findings.steps),
        ("sandtable-plot-leads", &findings.lead_changes),
        ("sandtable-plot-legal", &findings.legal),
    ];
    let spreads = rounds.chain(spreads);
    panels.extend(spreads.map(|(id, spread)| histogram(&program.text(id), &spread.counts, GREY)));
    page(&heading(findings, program), &panels)
}

/// How every seat stood step by step, and where its costliest choices were.
pub(crate) fn review_svg(review: &GameReview, program: &Program) -> String {
    let heading = Message::new("sandtable-reviewed")
        .with("game", program.title_of(&review.game))
        .with("steps", review.plies as i64);
    let curves = review.seats.iter().zip(COLOURS.iter().cycle());
    let panels: Vec<_> = curves.map(|(seat, colour)| curve(review, seat, colour, program)).collect();
    page(&program.say(&heading), &panels)
}

fn curve(review: &GameReview, seat: &SeatReview, colour: &str, program: &Program) -> String {
    let place =
        |ply: usize, chance: f64| (PLOT.0 * ply as f64 / review.plies.max(1) as f64, PLOT.1 * (1.0 - chance));
    let mut panel = frame(&program.seat_of(&review.game, &seat.seat));
    panel += &text(-6.0, 4.0, "end", ">100 %");
    panel += &text(-6.0, PLOT.1 + 4.0, "end", ">0 %");
    panel += &text(PLOT.0, PLOT.1 + 16.0, "end", &format!(">{}", review.plies));
    let points = seat.curve.iter().map(|point| place(point.ply, point.chance));
    let points: Vec<_> = points.map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    let points = points.join(" ");
    let _ = writeln!(
        panel,
        "<polyline points=\"{points}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"1.5\"/>"
    );
    for costly in &seat.costliest {
        panel += &drop_of(
            place(costly.ply, costly.chance),
            place(costly.ply, costly.chance - costly.cost),
            costly.ply,
        );
    }
    panel
}

/// A costly choice: from where the seat stood to where it stood after it, with its step.
fn drop_of((x, above): (f64, f64), (_, below): (f64, f64), ply: usize) -> String {
    let mut drop = format!("<path d=\"M{x:.1} {above:.1}V{below:.1}\" stroke=\"black\"/>\n");
    let _ = writeln!(drop, "<circle cx=\"{x:.1}\" cy=\"{below:.1}\" r=\"3\"/>");
    drop + &text(x, below + 14.0, "middle", &format!("font-size=\"10\">{}", ply + 1))
}

fn heading(findings: &Findings, program: &Program) -> String {
    let heading = Message::new("sandtable-plot-heading")
        .with("game", program.title_of(findings.game))
        .with("games", findings.games as i64)
        .with("seed", findings.seed.to_string());
    program.say(&heading)
}

/// Panels in two columns.
fn page(heading: &str, panels: &[String]) -> String {
    let (width, height) = (2.0 * PANEL.0, MARGIN + PANEL.1 * panels.len().div_ceil(2) as f64);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
    );
    svg += &text(width / 2.0, 26.0, "middle", &format!("font-size=\"16\">{}", escaped(heading)));
    for (index, panel) in panels.iter().enumerate() {
        let (x, y) = ((index % 2) as f64 * PANEL.0 + MARGIN, (index / 2) as f64 * PANEL.1 + 2.0 * MARGIN);
        let _ = writeln!(svg, "<g transform=\"translate({x} {y})\">\n{panel}</g>");
    }
    svg + "</svg>\n"
}

/// How often each seat won, with the interval as a whisker.
fn wins(findings: &Findings, program: &Program) -> String {
    let mut panel = frame(&program.text("sandtable-plot-wins"));
    panel += &text(-6.0, 4.0, "end", ">100 %");
    panel += &text(-6.0, PLOT.1 + 4.0, "end", ">0 %");
    let step = PLOT.0 / findings.seats.len().max(1) as f64;
    for (index, seat) in findings.seats.iter().enumerate() {
        panel += &bar_with_whisker(step * (index as f64 + 0.5), step.min(120.0) * 0.5, index, &seat.wins);
        panel += &text(step * (index as f64 + 0.5), PLOT.1 + 16.0, "middle", &name(findings, seat, program));
    }
    panel
}

fn name(findings: &Findings, seat: &SeatFindings, program: &Program) -> String {
    format!(">{} ({})", escaped(&program.seat_of(findings.game, seat.seat)), escaped(&seat.bot.to_string()))
}

fn bar_with_whisker(x: f64, width: f64, index: usize, rate: &Rate) -> String {
    let y = |share: f64| PLOT.1 * (1.0 - share);
    let mut bar =
        rect(x - width / 2.0, y(rate.share), width, PLOT.1 * rate.share, COLOURS[index % COLOURS.len()]);
    let _ = writeln!(
        bar,
        "<path d=\"M{x:.1} {low:.1}V{high:.1}M{left:.1} {low:.1}h8M{left:.1} {high:.1}h8\" stroke=\"black\"/>",
        low = y(rate.low),
        high = y(rate.high),
        left = x - 4.0,
    );
    bar + &text(x + width / 2.0 + 4.0, y(rate.share) + 4.0, "start", &format!(">{:.1} %", 100.0 * rate.share))
}

/// How often whoever had the most of a thing won, with the interval as a whisker; the dashes are a fair share.
fn stats(findings: &Findings, program: &Program) -> String {
    let mut panel = text(
        PLOT.0 / 2.0,
        -10.0,
        "middle",
        &format!("font-weight=\"bold\">{}", escaped(&program.text("sandtable-plot-stats"))),
    );
    let step = PLOT.1 / findings.stats.len() as f64;
    for (index, stat) in findings.stats.iter().enumerate() {
        panel += &lying_bar(step * (index as f64 + 0.5), step * 0.7, stat, program);
    }
    let fair = along(1.0 / findings.seats.len() as f64);
    let _ = writeln!(
        panel,
        "<path d=\"M{NAMES} 0V{bottom}H{right}\" fill=\"none\" stroke=\"#444444\"/>\n\
         <path d=\"M{fair:.1} 0V{bottom}\" stroke=\"#b5483a\" stroke-dasharray=\"4 3\"/>",
        bottom = PLOT.1,
        right = PLOT.0,
    );
    panel += &text(NAMES, PLOT.1 + 16.0, "middle", ">0 %");
    panel + &text(PLOT.0, PLOT.1 + 16.0, "middle", ">100 %")
}

/// Where a share lies on an axis that leaves room for names.
fn along(share: f64) -> f64 {
    NAMES + (PLOT.0 - NAMES) * share
}

fn lying_bar(y: f64, height: f64, stat: &StatFindings, program: &Program) -> String {
    let StatFindings { thing, most, .. } = stat;
    let mut bar = text(NAMES - 6.0, y + 4.0, "end", &format!(">{}", escaped(&program.text(thing))));
    bar += &rect(NAMES, y - height / 2.0, along(most.share) - NAMES, height, GREY);
    let (low, high) = (along(most.low), along(most.high));
    let _ = writeln!(bar, "<path d=\"M{low:.1} {y:.1}H{high:.1}\" stroke=\"black\"/>");
    bar + &text(high + 4.0, y + 4.0, "start", &format!(">{:.0} %", 100.0 * most.share))
}

fn histogram(title: &str, counts: &BTreeMap<i64, u64>, colour: &str) -> String {
    let mut panel = frame(title);
    let (Some((&least, _)), Some((&most, _))) = (counts.first_key_value(), counts.last_key_value()) else {
        return panel;
    };
    let width = (most - least) / BARS + 1;
    let bins = binned(counts, least, width);
    let highest = bins.iter().copied().max().unwrap_or(1).max(1) as f64;
    let step = PLOT.0 / bins.len() as f64;
    for (index, &count) in bins.iter().enumerate() {
        let height = PLOT.1 * count as f64 / highest;
        panel += &rect(step * index as f64 + 0.5, PLOT.1 - height, (step - 1.0).max(0.5), height, colour);
    }
    panel += &text(0.0, PLOT.1 + 16.0, "start", &format!(">{least}"));
    panel + &text(PLOT.0, PLOT.1 + 16.0, "end", &format!(">{most}"))
}

/// How many fall into each bin of this width.
fn binned(counts: &BTreeMap<i64, u64>, least: i64, width: i64) -> Vec<u64> {
    let mut bins = Vec::new();
    for (number, count) in counts {
        let bin = ((number - least) / width) as usize;
        bins.resize(bins.len().max(bin + 1), 0);
        bins[bin] += count;
    }
    bins
}

fn frame(title: &str) -> String {
    let axes = format!("<path d=\"M0 0V{}H{}\" fill=\"none\" stroke=\"#444444\"/>\n", PLOT.1, PLOT.0);
    axes + &text(PLOT.0 / 2.0, -10.0, "middle", &format!("font-weight=\"bold\">{}", escaped(title)))
}

fn rect(x: f64, y: f64, width: f64, height: f64, colour: &str) -> String {
    format!(
        "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{colour}\"/>\n"
    )
}

/// `rest` is what follows the attributes: more of them, `>`, and the text, escaped.
fn text(x: f64, y: f64, anchor: &str, rest: &str) -> String {
    format!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" {rest}</text>\n")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_share_a_bar_when_there_are_many() {
        let counts: BTreeMap<i64, u64> = (0..100).map(|number| (number, 1)).collect();
        assert_eq!(binned(&counts, 0, 3).len(), 34);
        assert_eq!(binned(&counts, 0, 3)[33], 1, "the last holds the rest");
        assert_eq!(histogram("x", &counts, "red").matches("<rect").count(), 34);
    }

    #[test]
    fn an_empty_histogram_is_an_empty_frame() {
        assert_eq!(histogram("x", &BTreeMap::new(), "red").matches("<rect").count(), 0);
    }

    #[test]
    fn a_title_cannot_break_the_picture() {
        assert!(frame("a<b&c").contains("a&lt;b&amp;c"));
    }
}
