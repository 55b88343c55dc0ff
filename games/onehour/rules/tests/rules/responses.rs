//! Section 11: what holds for all responses.

use sandtable_core::prelude::*;
use sandtable_onehour::ids::{Deed, Nation, Response};
use sandtable_onehour::tables::RESPONSES;
use sandtable_onehour::{Action, Ask};

use super::common::{at, empty, is_offered, losses, markers, opening, reserve, track, view};

#[test]
fn r11_1_boxes_are_for_others_and_in_the_order_of_the_sheets() {
    assert_eq!(RESPONSES.len(), 29);
    for (row, &response) in RESPONSES.iter().zip(Response::ALL) {
        assert_eq!(row.response, response);
        assert!(!row.players.contains(&row.sheet), "{response} on one's own sheet");
    }
    let double: Vec<_> =
        RESPONSES.iter().filter(|row| row.players.len() == 2).map(|row| row.response).collect();
    assert_eq!(
        double,
        [
            Response::StrategicBombing,
            Response::CodeBreaking,
            Response::Partisans,
            Response::FactoryRaids,
            Response::ChineseNationalists,
            Response::LendLeaseUssr,
            Response::Isolationism
        ]
    );
}

/// The text of each box says on whose sheet it is, after which action, and who plays it.
#[test]
fn r11_1_the_text_names_sheet_action_and_players() {
    let rules = include_str!("../../../text/en.md");
    let name = |nation: Nation| match nation {
        Nation::Germany => "Germany",
        Nation::Uk => "United Kingdom",
        Nation::Japan => "Japan",
        Nation::Ussr => "USSR",
        Nation::Usa => "USA",
    };
    for (row, number) in RESPONSES.iter().zip(1..) {
        let players: Vec<_> = row.players.iter().map(|&nation| name(nation)).collect();
        let head = format!("({}, {:?}; {})", name(row.sheet), row.after, players.join(" or "));
        let line = rules.lines().find(|line| line.starts_with(&format!("**13.{number}** "))).unwrap();
        assert!(line.contains(&head), "{}: {head} is not in {line}", row.response);
    }
}

#[test]
fn r11_2_boxes_come_from_top_to_bottom_after_the_whole_action() {
    let mut scene = opening("germany").markers("uk", 3).scene();
    scene.play("germany attack france").play("germany send german-army1 germany");
    scene.play("germany send german-army2 germany").play("germany done").play("germany done");
    scene.play("uk commit british-army1");
    assert!(is_offered(&scene, "evacuation"), "the third box of the row");
    scene.play("uk decline");
    assert!(is_offered(&scene, "code-breaking"), "the fourth");
    scene.play("uk decline");
    assert_eq!(losses(&scene, "french-army"), 1);
}

#[test]
fn r11_3_a_double_flag_is_asked_in_turn_order_and_played_once() {
    let position = || empty("germany").on("germany", "german-army1").markers("uk", 1).markers("usa", 1);
    let mut scene = position().scene();
    scene.play("germany attack france");
    assert_eq!(view(&scene).asked, Some(Nation::Uk));
    scene.play("uk decline");
    assert_eq!(view(&scene).asked, Some(Nation::Usa));
    let mut scene = position().scene();
    scene.play("germany attack france").play("uk respond code-breaking");
    assert!(!is_offered(&scene, "code-breaking") && markers(&scene, "usa") == 1);
    let mut scene = position().order("germany usa uk japan ussr").scene();
    scene.play("germany attack france");
    assert_eq!(view(&scene).asked, Some(Nation::Usa), "by the track as it stands now");
}

#[test]
fn r11_3_a_response_question_and_its_decline_can_be_recognised() {
    let mut scene = empty("germany").on("germany", "german-army1").markers("uk", 1).scene();
    scene.play("germany attack france");
    let asked =
        Ask::Response { response: Response::CodeBreaking, after: Deed::Attack, nation: Nation::Germany };
    assert_eq!(scene.asks(), Some(asked));
    let mut legal = Vec::new();
    scene.state().legal(&mut legal);
    assert_eq!(legal, [Action::Respond(Response::CodeBreaking), Action::Decline]);
    assert_eq!(view(&scene).offer, Some(Response::CodeBreaking));
}

#[test]
fn r11_4_a_response_costs_a_marker_and_may_be_played_again() {
    let mut scene = opening("germany").markers("uk", 2).track("uk", "air", 1).scene();
    scene.play("germany industry air").play("uk respond factory-raids");
    assert_eq!((markers(&scene, "uk"), track(&scene, "germany", "air")), (1, 1));
    scene.play("uk pass").play("germany industry air").play("uk respond factory-raids");
    assert_eq!((markers(&scene, "uk"), track(&scene, "germany", "air")), (0, 1));
    scene.play("germany industry air");
    assert_eq!(track(&scene, "germany", "air"), 2, "no marker, no question");
}

#[test]
fn r11_4_without_its_capital_a_nation_does_not_respond() {
    let mut scene =
        empty("germany").on("uk", "italian-army").on("germany", "german-army1").markers("uk", 2).scene();
    scene.play("germany attack france");
    assert!(!is_offered(&scene, "code-breaking"));
}

/// U-boats take the last piece out of Reserve, and only then there is something in Losses for Lend-Lease.
#[test]
fn r11_5_requirements_are_read_when_the_box_is_offered() {
    let all = "british-army1 british-army1 british-army1 british-army2 british-army2 french-army british-fleet1 \
               british-fleet1 british-fleet1 british-fleet2 british-fleet2";
    let mut scene = empty("uk")
        .removed(all)
        .reserve("british-fleet1 british-army1")
        .on("baltic", "german-fleet1")
        .markers("germany", 1)
        .markers("usa", 1)
        .scene();
    scene.play("uk build").play("uk deploy british-army1 uk").play("uk done");
    scene.play("germany respond u-boats");
    assert_eq!(losses(&scene, "british-fleet1"), 1);
    scene.play("usa respond lend-lease-uk");
    assert_eq!(reserve(&scene, "british-fleet1"), 1);
}

#[test]
fn r11_5_a_response_without_effect_cannot_be_played() {
    let mut scene = empty("uk")
        .on("uk", "british-army1")
        .on("baltic", "german-fleet1")
        .reserve("british-army1")
        .markers("germany", 1)
        .scene();
    scene.play("uk build").play("uk deploy british-army1 uk").play("uk done");
    assert!(!is_offered(&scene, "u-boats"), "the British Reserve is empty");
}

#[test]
fn r11_6_nobody_responds_to_a_response() {
    let mut scene = empty("uk")
        .on("middle-east", "british-army2")
        .on("north-africa", "italian-army")
        .reserve("german-army1")
        .markers("germany", 1)
        .markers("ussr", 1)
        .scene();
    scene.play("uk attack north-africa").play("germany respond afrika-korps");
    assert_eq!(at(&scene, "italy", "german-army1"), 1, "the only place is taken at once");
    assert_eq!(view(&scene).asked, Some(Nation::Ussr), "the next turn, no question about the German army");
}

#[test]
fn r11_6_passes_made_before_stay_made() {
    let mut scene = opening("germany").markers("uk", 1).scene();
    scene.play("germany attack balkans").play("germany send german-army1 germany").play("germany done");
    scene.play("uk respond code-breaking");
    assert_eq!(view(&scene).passed, [Nation::Uk, Nation::Japan, Nation::Ussr, Nation::Usa]);
}

#[test]
fn r11_7_the_owner_of_the_pieces_chooses() {
    let mut scene = empty("germany")
        .on("uk", "british-army1")
        .track("uk", "air", 1)
        .reserve("german-army1 german-army2 italian-army")
        .markers("uk", 1)
        .scene();
    scene.play("germany build").play("germany raise german-army1").play("germany raise german-army1");
    scene.play("uk respond strategic-bombing");
    assert_eq!(scene.legal(), ["scrap german-army1", "scrap german-army2", "scrap italian-army"]);
    assert_eq!(scene.asks(), Some(Ask::Effect { response: Response::StrategicBombing }));
    scene.play("germany scrap italian-army");
    assert_eq!(losses(&scene, "italian-army"), 2);
}

#[test]
fn r11_8_the_others_slide_back() {
    let mut scene = empty("germany").on("germany", "german-army1").markers("usa", 1).scene();
    scene.play("germany attack france").play("usa respond code-breaking");
    let order = [Nation::Usa, Nation::Germany, Nation::Uk, Nation::Japan, Nation::Ussr];
    assert_eq!(view(&scene).order, order);
}
