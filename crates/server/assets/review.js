// @ts-check
// The review of a game: while it is being made, the page asks again how far it is.

import { fetchInside } from "./fragment.js";
import { main, show, wait } from "./page.js";

/** How long between two questions, in milliseconds. */
const PAUSE = 1000;

/** Starts asking, for as long as the review is under way. */
export async function review() {
  while ("underWay" in main().dataset) {
    await wait(PAUSE);
    const answer = await fetchInside(location.href).catch(() => null);
    if (answer?.[0].ok) show(answer[1]);
  }
}
