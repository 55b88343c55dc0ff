// @ts-check
// The page and the server: fetches the changing part of a page, sends forms, puts the answer in place.

import { fetchInside } from "./fragment.js";
import { fly, morph, stands } from "./morph.js";

/** @returns {HTMLElement} The part of the page that changes. */
export const main = () => /** @type {HTMLElement} */ (document.querySelector("main"));

/** @param {string} id */
export const byId = (id) => document.getElementById(id);

/** @param {string} text @returns {Document} */
export const parse = (text) => new DOMParser().parseFromString(text, "text/html");

/** @param {Document} page @returns {HTMLElement | null} */
const mainOf = (page) => page.querySelector("main");

/**
 * What wants to know that the page has changed.
 * @type {(() => void)[]}
 */
const followers = [];

/** @param {() => void} follower */
export const onChange = (follower) => void followers.push(follower);

/**
 * What is shown before another state of the page takes its place.
 * @type {(next: HTMLElement) => Promise<void>}
 */
let lead = async () => {};

/** @param {(next: HTMLElement) => Promise<void>} first */
export const beforeShow = (first) => void (lead = first);

/**
 * Shows what leads to a page; the keyboard goes on where it was.
 * @param {Document} page
 */
async function leadTo(page) {
  const next = mainOf(page);
  const among = focused();
  if (next) await lead(next).catch(() => {});
  if (document.activeElement === document.body) resting = among;
}

/**
 * Puts a page in place of this one.
 * @param {Document} page
 * @returns {boolean} Whether it was another state of the same page.
 */
export function show(page) {
  const next = mainOf(page);
  const now = main();
  if (!next || next.id !== now.id) return false;
  if (Number(next.dataset.version ?? 0) < Number(now.dataset.version ?? 0)) return true;
  const before = stands();
  const among = focused();
  const stepped = next.dataset.ply !== now.dataset.ply;
  morph(now, next);
  if (stepped) fly(before);
  keepFocus(among);
  followers.forEach((follower) => follower());
  return true;
}

/** Where the keyboard was when there was nothing left to click: it goes on there with the next turn. */
let resting = "";

/** Where the keyboard is, if it is what is used: on the board, among the choices, or elsewhere. */
function focused() {
  const at = document.activeElement;
  if (at === document.body) return resting;
  if (!at?.matches(":focus-visible")) return "";
  return at.closest("#board") ? "#board .hot" : at.closest("#choices") ? "#choices .choice" : "";
}

/**
 * If what had the keyboard can no longer be clicked, the next thing that can gets it.
 * @param {string} among
 */
function keepFocus(among) {
  if (!among || document.activeElement?.matches(".hot, .choice, [data-element]")) return;
  const next = document.querySelector(among) ?? document.querySelector("#board .hot");
  resting = next ? "" : among;
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

let asked = 0;
/** The address on its way here; what is fetched again meanwhile is fetched from there. */
let going = "";

/** @param {Response} answer @returns {number} How long the server asks us to wait before asking again; 0 if it answered. */
const askedToWait = (answer) => (answer.status === 429 ? Math.max(Number(answer.headers.get("Retry-After")), 1) * 1000 : 0);

/**
 * Says at the top of the page that the server is out of reach, or that it is in reach again.
 * @param {"" | "lost" | "again"} state `again`: something that was sent has not arrived yet.
 */
export function sayLine(state) {
  const line = byId("line-state");
  if (!line) return;
  line.textContent = state && (line.dataset[state] ?? "");
  line.classList.toggle("lost", state !== "");
}

/**
 * What waits for the line.
 * @type {Set<() => void>}
 */
const waiting = new Set();

/** The server is in reach again: whatever waits for it goes on. */
export function lineIsBack() {
  sayLine("");
  waiting.forEach((go) => go());
  waiting.clear();
}

/** @param {number} pause In milliseconds, at most. */
const untilLine = (pause) => Promise.race([wait(pause), new Promise((go) => waiting.add(() => go(undefined)))]);

/**
 * Fetches, again and again if the line is down or the server asks to wait, for as long as it is wanted. A move has an id, so
 * that it counts once however often it is sent.
 * @param {string} address
 * @param {RequestInit} [how]
 * @param {() => boolean} [wanted]
 * @returns {Promise<[Response, Document] | null>} Nothing once it is no longer wanted.
 */
async function patiently(address, how, wanted = () => true) {
  for (let pause = 400; wanted(); pause = Math.min(pause * 2, 8000)) {
    const answer = await fetchInside(address, how).catch(() => null);
    const asked = answer && askedToWait(answer[0]);
    if (answer && !asked) {
      sayLine("");
      return answer;
    }
    if (!asked || how) sayLine(how ? "again" : "lost");
    await (asked ? wait(asked) : untilLine(pause));
  }
  return null;
}

/**
 * Fetches a state of this page and shows it under its address, unless a later one was asked for meanwhile.
 * @param {string} address
 */
export async function visit(address) {
  const turn = ++asked;
  going = address;
  const fetched = await patiently(address, undefined, () => turn === asked);
  if (!fetched || turn !== asked) return;
  const [answer, page] = fetched;
  if (answer.ok) await leadTo(page);
  if (turn !== asked) return;
  going = "";
  if (!answer.ok) return refused(page, answer);
  history.replaceState(null, "", address);
  if (!show(page)) location.assign(address);
}

/** Fetches this page again; what is shown to whoever hands over the keyboard stays until they do. */
export async function refresh() {
  if (!("handover" in main().dataset)) await visit(going || location.pathname + location.search);
}

/**
 * Tells something in the line for notices.
 * @param {(Node | string)[]} content
 */
export function tell(...content) {
  byId("notice")?.replaceChildren(...content);
}

/**
 * Tells what the server says is wrong.
 * @param {Document} page
 * @param {Response} answer
 */
function refused(page, answer) {
  tell(page.querySelector(".wrong")?.textContent ?? `${answer.status}`);
}

/** @param {number} ms */
export const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/** What is under way: the last form that was sent, and when everything sent so far has been answered. */
let underWay = "";
/** @type {Promise<void>} */
let answered = Promise.resolve();

/** Waits until nothing is under way; but not for ever, for an answer may be lost. */
export const quiet = () => Promise.race([answered.catch(() => {}), wait(5000)]);

/**
 * Sends a form of the table and shows the answer. What is sent meanwhile waits in line; only the same again is dropped.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} submitter
 */
export function submit(form, submitter) {
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form, submitter)));
  const address = form.getAttribute("action") ?? "";
  const said = `${address}?${body}`;
  if (said === underWay) return;
  underWay = said;
  const before = answered.catch(() => {});
  answered = before.then(() => deliver(form, address, body)).finally(() => {
    if (underWay === said) underWay = "";
  });
}

/**
 * Sends a form whose answer takes a while, past the line of the others, and shows the answer. It changes nothing that another would
 * have to wait for.
 * @param {HTMLFormElement} form
 * @param {() => boolean} wanted
 */
export async function consult(form, wanted) {
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  const fetched = await patiently(form.getAttribute("action") ?? "", { method: "POST", body }, wanted);
  if (!fetched || !wanted()) return;
  const [answer, page] = fetched;
  if (!answer.ok) return refused(page, answer);
  // What was picked so far stays picked: the answer does not know of it.
  if (location.search) await refresh();
  else show(page);
}

/** @param {HTMLFormElement} form @param {string} address @param {URLSearchParams} body */
async function deliver(form, address, body) {
  main().setAttribute("aria-busy", "true");
  try {
    const [answer, page] = /** @type {[Response, Document]} */ (await patiently(address, { method: "POST", body }));
    // What was asked for before this answer is older.
    asked++;
    going = "";
    if (answer.ok) await leadTo(page);
    receive(form, answer, page);
  } finally {
    main().removeAttribute("aria-busy");
  }
}

/** @param {HTMLFormElement} form @param {Response} answer @param {Document} page */
function receive(form, answer, page) {
  if (!answer.ok) return refused(page, answer);
  if (location.search) history.replaceState(null, "", location.pathname);
  if (!show(page)) return location.reload();
  form.querySelectorAll("textarea").forEach((area) => (area.defaultValue = area.value));
  if ("clear" in form.dataset) form.reset();
}
