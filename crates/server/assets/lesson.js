// @ts-check
// A guided game: what it points at comes into sight, and what it says is read from its beginning.

import { byId, main, onChange } from "./page.js";

/** The decision that was shown last, and what was pointed at. */
let decision = "";
let pointed = "";

/** Whoever scrolls elsewhere then stays there until the lesson points at something else. */
function follow() {
  const number = byId("lesson")?.dataset.decision ?? "";
  const point = document.querySelector("#board .point.next");
  const now = `${main().dataset.ply} ${point?.getAttribute("data-point") ?? ""}`;
  if (number !== decision) byId("panel")?.scrollTo({ top: 0 });
  if (point && now !== pointed) point.scrollIntoView({ block: "nearest", inline: "nearest" });
  [decision, pointed] = [number, now];
}

/** Starts following the lesson. */
export function lesson() {
  onChange(follow);
  follow();
}
