//! Why something cannot be clicked: whatever a click would have meant is refused with its reason.

use sandtable_core::prelude::*;
use sandtable_core::{Arg, Message, Rng, Turn};
use sandtable_siege::{Element, Mode, Options, Siege};
use sandtable_testkit::Walk;
use serde_json::json;

use crate::common::{Scene, base, later, read, with_options, words};

/// The reason why an element cannot be clicked after these, with its paragraph: `wrong-color 4.3`; or `none`.
fn reason(scene: &Scene, picked: &str, element: &str) -> String {
    let why = scene.state().why_not_click(read(element), &words::<Element>(picked));
    why.map_or("none".to_owned(), |why| told(&why))
}

fn told(why: &Message) -> String {
    let rule = why.args.iter().find(|(name, _)| name == "rule");
    let Some((_, Arg::Text(rule))) = rule else { panic!("{why:?} cites no rule") };
    format!("{} {rule}", why.id.trim_start_matches("siege-why-"))
}

#[test]
fn another_enemy_is_refused_as_the_target_of_the_card_that_was_picked() {
    let position = later().foe("pz3 tank-1").foe("pz3 tank-4").foe("pz3 air-1").foe("remb tank-1");
    let scene = position.hand("tank-r").scene();
    assert_eq!(reason(&scene, "hand-tank-r", "e1"), "none");
    assert_eq!(reason(&scene, "hand-tank-r", "e2"), "wrong-color 4.3");
    assert_eq!(reason(&scene, "hand-tank-r", "e3"), "wrong-line 4.3");
    assert_eq!(reason(&scene, "hand-tank-r", "e4"), "untouchable 15.1");
    assert_eq!(reason(&scene, "", "e2"), "wrong-color 4.3", "there is no other card to play on it");
}

#[test]
fn a_card_that_cannot_be_played_now_says_why() {
    let scene = later().foe("pz3 rear-1").hand("tank-r il2 precise wire repair builders joint").scene();
    assert_eq!(reason(&scene, "", "hand-tank-r"), "rear-or-city 4.3");
    assert_eq!(reason(&scene, "", "hand-il2"), "out-of-reach 4.1");
    assert_eq!(reason(&scene, "", "hand-precise"), "modifier-alone 16.1");
    assert_eq!(reason(&scene, "hand-tank-r", "hand-precise"), "nothing-to-hit 16.1");
    assert_eq!(reason(&scene, "", "hand-wire"), "not-burning 10.8");
    assert_eq!(reason(&scene, "", "hand-repair"), "idle 4.2");
    assert_eq!(reason(&scene, "", "hand-builders"), "building-stands 17.23");
    assert_eq!(reason(&scene, "", "hand-joint"), "cannot-join 16.16");
}

#[test]
fn a_place_that_is_closed_to_a_card_says_why() {
    let position = later().walls("1 2 3").pillboxes("2").foe("pz3 air-3").foe("pz3 tank-3");
    let scene = position.hand("dotcard napalm carpet sandbags wire disinfo").scene();
    assert_eq!(reason(&scene, "hand-dotcard", "sector-1"), "none");
    assert_eq!(reason(&scene, "hand-dotcard", "sector-2"), "has-pillbox 5.7");
    assert_eq!(reason(&scene, "hand-dotcard", "sector-5"), "no-wall 5.7");
    assert_eq!(reason(&scene, "hand-napalm", "air-4"), "nobody-there 4.2");
    assert_eq!(reason(&scene, "hand-napalm", "city-3"), "out-of-reach 17.1");
    assert_eq!(reason(&scene, "hand-carpet", "color-red"), "nobody-there 4.2");
    assert_eq!(reason(&scene, "hand-sandbags", "wall-4"), "none");
    assert_eq!(reason(&scene, "hand-sandbags", "wall-1"), "wall-stands 5.1");
    assert_eq!(reason(&scene, "hand-disinfo pillbox-2", "wall-5"), "no-wall 17.9");
    assert_eq!(reason(&scene, "hand-disinfo", "pillbox-1"), "no-pillbox 17.9");
}

#[test]
fn materials_of_the_base_game_go_together() {
    let scene = base().walls("1").hand("sandbags").scene();
    assert_eq!(reason(&scene, "", "hand-sandbags"), "no-materials 5.1");
    assert_eq!(reason(&scene, "hand-sandbags", "wall-1"), "wall-stands 5.1");
    let scene = base().walls("1").hand("wire").scene();
    assert_eq!(reason(&scene, "", "hand-wire"), "no-materials 5.1");
}

#[test]
fn a_card_is_not_played_on_what_it_never_goes_with() {
    let scene = later().foe("pz3 tank-1").hand("tank-r il2 lend ap").scene();
    assert_eq!(reason(&scene, "hand-il2", "air-3"), "not-this-way 4.1");
    assert_eq!(reason(&scene, "hand-il2", "hand-ap"), "not-a-hit 16.1");
    assert_eq!(reason(&scene, "hand-tank-r", "hand-il2"), "not-a-modifier 16.1");
    assert_eq!(reason(&scene, "hand-tank-r hand-lend", "color-red"), "no-change 16.3");
}

#[test]
fn what_has_nothing_to_do_with_the_question_says_what_comes_first() {
    let scene = later().foe("pz3 tank-1").hand("tank-r").discard("wire").scene();
    for element in ["deck-main", "pile-wire", "die", "ring-air", "defender-2", "accept", "token-maus"] {
        assert_eq!(reason(&scene, "", element), "must-play 3.1", "{element}");
    }
}

#[test]
fn swaps_are_refused_card_by_card() {
    let refused = json!([{"give": "wire", "to": "defender-2", "want": "lull"}]);
    let trade = json!([{"phase": {"phase": "play"}}, {"trade": {"left": 1}}]);
    let position = later().hand("wire il2").hand_of("defender-2", "wire lull").field("phase", json!("trade"));
    let scene = position.field("frames", trade).field("refused", refused).scene();
    assert_eq!(reason(&scene, "hand-wire", "defender-2-lull"), "refused-before 3.7");
    assert_eq!(reason(&scene, "hand-wire", "defender-2-wire"), "like-for-like 3.7");
    assert_eq!(reason(&scene, "", "hand-wire"), "refused-before 3.7");
    assert_eq!(reason(&scene, "", "hand-il2"), "none");
}

#[test]
fn questions_about_enemies_and_hands_name_who_may_not_answer() {
    let aim = json!([{"phase": {"phase": "move"}}, "play", "sweep",
        {"aim": {"player": "defender-1", "card": "tank-r", "mods": {"cards": 2}}}]);
    let position = later().foe("pz3 tank-1").foe("pz3 tank-6").hand("rearm crew lull").field("frames", aim);
    let scene = position.field("in_play", json!({"tank-r": 1, "ap": 1})).scene();
    assert_eq!(reason(&scene, "", "e2"), "wrong-color 4.3");
    assert_eq!(reason(&scene, "", "hand-lull"), "not-a-modifier 16.1");
    assert_eq!(reason(&scene, "hand-rearm", "ring-tank"), "no-change 16.4");
    let toll =
        json!(["end-turn", "reveal", {"toll": {"player": "defender-1", "toll": "science", "left": 1}}]);
    let scene = later().hand("wire frost").field("phase", json!("reveal")).field("frames", toll).scene();
    assert_eq!(reason(&scene, "", "hand-wire"), "science-only 14.14");
    assert_eq!(reason(&scene, "", "hand-frost"), "none");
}

#[test]
fn the_fieldmarshal_learns_what_the_die_decides() {
    let orders = json!(["end-turn", "reveal", "orders"]);
    let position = with_options(|options| options.mode = Mode::Fieldmarshal);
    let position = position.foe("pz3 air-1").field("phase", json!("reveal")).field("frames", orders);
    let scene = position.field("marshal", json!({"maus": 1, "v1": 1})).scene();
    assert_eq!(reason(&scene, "token-maus", "sector-3"), "none");
    assert_eq!(reason(&scene, "token-v1", "sector-3"), "events-by-die 18.6");
}

/// A few things of every kind.
fn elements() -> Vec<Element> {
    words(
        "hand-wire hand-tank-r hand-air-any hand-il2 hand-ap hand-frost defender-2-wire pile-wire top-wire deck-main e1 e5 \
         air-3 city-2 sector-4 wall-2 building-5 pillbox-1 color-red ring-air defender-2 token-maus combined-blue die done",
    )
}

/// Whatever a legal action needs is not refused, and what the seat cannot see changes no answer.
#[test]
fn refusals_are_for_what_leads_nowhere_and_the_same_in_every_world() {
    for mode in [Mode::Coop, Mode::Fieldmarshal] {
        let options = Options { mode, players: 3, combined_strike: true, ..Options::default() };
        let mut rng = Rng::new(5);
        Walk::<Siege>::new(&options, 3, 150).each(|walk| {
            let state = walk.state();
            let Turn::Seat(seat) = state.turn() else { return };
            let (mut legal, mut path) = (Vec::new(), Vec::new());
            state.legal(&mut legal);
            for action in legal {
                state.path(action, &mut path);
            }
            let mut imagined = state.clone();
            imagined.determinize(seat, &mut rng);
            for element in elements() {
                let why = state.why_not_click(element, &[]);
                assert!(why.is_none() || !path.contains(&element), "`{element}` can be clicked: {why:?}");
                assert_eq!(why, imagined.why_not_click(element, &[]), "`{element}`");
            }
        });
    }
}
