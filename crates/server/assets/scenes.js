// @ts-check
// What others did, one thing after the other: each is told in the strip above the board and ringed where it happens, and only
// then the page goes on. Whoever clicks or presses Escape sees the end at once.

import { fly, morph, stands } from "./morph.js";
import { beforeShow, byId, main, onChange, parse, refresh, wait } from "./page.js";

/**
 * How long a sentence stands there.
 * @type {Record<string, number>}
 */
const PACES = { off: 0, fast: 450, normal: 1100, slow: 2400 };

/** So much can come of a step of one's own without surprise. */
const EXPECTED = 3;

/** More sentences than this share the time of so many: nobody waits for minutes because others did much. */
const UNHURRIED = 10;

/** The last ply that was shown or is about to be. */
let shown = 0;

/** What is being shown, after what was asked for before. @type {Promise<void>} */
let showing = Promise.resolve();

/** Words of what was told last; what they name stays marked until more is told. @type {Set<string>} */
let touched = new Set();

/** Does somebody want to see the end? */
let skipped = false;

/** How many rows of steps are being shown or wait for it. */
let rows = 0;

/** @type {(() => void) | undefined} Ends the pause. */
let hurry;

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @returns {string} The pace that was chosen; whoever wants little motion is shown none unless they ask for it. */
function pace() {
  try {
    const chosen = localStorage.getItem("telling");
    if (chosen && chosen in PACES) return chosen;
  } catch {
    // Without storage it is the usual one.
  }
  return isCalm() ? "off" : "normal";
}

/** @param {Element} board @param {string} word @returns {HTMLElement | null} */
const thing = (board, word) => board.querySelector(`[data-element="${CSS.escape(word)}"]`);

/** Takes the rings away. */
const unring = () => document.querySelectorAll(".happens").forEach((ringed) => ringed.classList.remove("happens"));

/**
 * Rings what a sentence is about.
 * @param {Element} board
 * @param {string[]} words
 */
function ring(board, words) {
  unring();
  const found = words.flatMap((word) => thing(board, word) ?? []);
  found.forEach((element) => element.classList.add("happens"));
  found[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Marks what was touched since the viewer's last turn, once the board rests. */
function markTouched() {
  const board = byId("board");
  if (board) touched.forEach((word) => thing(board, word)?.classList.add("touched"));
}

/**
 * Shows what becomes of a few things, before the rest of the step.
 * @param {Element} board
 * @param {Element} then
 * @param {string[]} words
 */
function changeSome(board, then, words) {
  for (const word of words) {
    const [now, next] = [thing(board, word), thing(then, word)];
    if (now && next) morph(now, next);
    else now?.classList.add("leaves");
  }
}

/**
 * Tells one thing that happened.
 * @param {Element} line
 * @param {Element} then The board after the step.
 * @param {boolean} isLast Is it the last of the step?
 * @param {number} share How much of the usual time it gets.
 */
async function tell(line, then, isLast, share) {
  const [board, text] = [byId("board"), byId("strip-text")];
  if (skipped || !board || !text) return;
  const words = (line.getAttribute("data-about") ?? "").split(" ").filter(Boolean);
  words.forEach((word) => touched.add(word));
  byId("strip")?.removeAttribute("hidden");
  text.replaceChildren(...[...line.cloneNode(true).childNodes].map((node) => document.adoptNode(node)));
  const before = stands();
  if (isLast) morph(board, then);
  else changeSome(board, then, words);
  fly(before);
  ring(board, words);
  await Promise.race([wait((PACES[pace()] * share) / rows), new Promise((done) => (hurry = () => done(undefined)))]);
}

/** @param {Element} step */
const linesOf = (step) => [...step.querySelectorAll(":scope > .told")];

/** Is a step one's own, and what came of it no surprise? @param {Element} step */
const isExpected = (step) => step.hasAttribute("data-own") && linesOf(step).length <= EXPECTED;

/**
 * @param {Element} step
 * @param {number} share How much of the usual time a sentence gets.
 */
async function showStep(step, share) {
  const board = byId("board");
  const then = step.querySelector(":scope > .board");
  if (skipped || !board || !then) return;
  // The parsed board has the name of the one on the page, so that one becomes the other.
  then.id = "board";
  then.className = board.className;
  const lines = linesOf(step);
  if (lines.length === 0 || isExpected(step)) return morph(board, then);
  for (const line of lines) await tell(line, then, line === lines[lines.length - 1], share);
}

/**
 * Shows the steps after one, up to another.
 * @param {number} from
 * @param {number} to
 */
async function showSteps(from, to) {
  const answer = await fetch(`/t/${main().dataset.id}/scenes?from=${from}`).catch(() => null);
  if (!answer?.ok) return;
  const all = [...parse(await answer.text()).querySelectorAll("#scenes > li")];
  const steps = all.filter((step) => Number(step.getAttribute("data-ply")) <= to);
  const sentences = steps.filter((step) => !isExpected(step)).flatMap(linesOf).length;
  touched = new Set();
  document.documentElement.classList.add("telling-now");
  for (const step of steps) await showStep(step, Math.min(1, UNHURRIED / sentences));
  document.documentElement.classList.remove("telling-now");
  byId("strip")?.setAttribute("hidden", "");
  unring();
}

/**
 * Shows the steps after one, up to another, once those before them were shown.
 * @param {number} from
 * @param {number} to
 */
function showInTurn(from, to) {
  if (rows === 0) skipped = false;
  rows += 1;
  showing = showing.then(() => showSteps(from, to)).finally(() => (rows -= 1));
  return showing;
}

/** Ends the showing, if there is one. */
export function endShow() {
  skipped = true;
  hurry?.();
}

/**
 * What others did until the next page is shown first, if somebody looks on.
 * @param {HTMLElement} next
 */
async function lead(next) {
  const now = main();
  const [from, to] = [Math.max(Number(now.dataset.ply), shown), Number(next.dataset.ply)];
  const isSame = next.id === "table" && next.dataset.as === now.dataset.as && byId("board") !== null;
  if (to < shown) shown = to;
  if (!isSame || to <= from || document.hidden || pace() === "off") return showing;
  shown = to;
  await showInTurn(from, to);
}

/** Shows the steps since a ply once more, then the table as it is. @param {number} from */
export async function showAgain(from) {
  if (pace() === "off") return;
  await showInTurn(from, Number(main().dataset.ply));
  await refresh();
}

/** The steps that are marked as new in the log. */
export function showNews() {
  const news = [...document.querySelectorAll("#log .news[data-ply]:not(.undone)")];
  const plies = news.map((line) => Number(line.getAttribute("data-ply")));
  if (plies.length > 0) showAgain(Math.min(...plies) - 1);
}

/** The pace is chosen once for all tables. */
function choosePace() {
  const select = byId("telling-pace");
  if (!(select instanceof HTMLSelectElement)) return;
  select.value = pace();
  select.addEventListener("change", () => {
    try {
      localStorage.setItem("telling", select.value);
    } catch {
      // Then it lasts as long as the page.
    }
  });
}

/** Starts showing what others do. */
export function scenes() {
  beforeShow(lead);
  onChange(markTouched);
  choosePace();
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !byId("strip")?.hasAttribute("hidden")) endShow();
  });
}
