// @ts-check
// What a choice would do, before it is made; and why something cannot be done.

import { byId, main, onChange, parse, sayLine, tell } from "./page.js";

/**
 * Answers by table state and action.
 * @type {Map<string, Promise<Node[]>>}
 */
const known = new Map();

/** @param {string} address @returns {Promise<Node[]>} */
async function ask(address) {
  const answer = await fetch(address, { headers: { "X-Fragment": "1" } });
  if (!answer.ok) return [];
  return [...parse(await answer.text()).body.childNodes];
}

/** @param {string} question `preview?action=` or the like @param {string} word */
const address = (question, word) => `/t/${main().dataset.id}/${question}${encodeURIComponent(word)}`;

/** @param {string} action @param {string} more Another part of the question. @returns {Promise<Node[]>} */
function foresee(action, more = "") {
  const key = `${main().dataset.version} ${action}${more}`;
  const answer = known.get(key) ?? ask(address("preview?action=", action) + more).catch(() => []);
  known.set(key, answer);
  return answer;
}

/** How often an amount was previewed: only the latest is shown. */
let previewed = 0;

/**
 * Shows what an action of a range would do.
 * @param {string} action
 * @param {string} amount As it is written.
 * @param {string} per How many steps make one.
 */
export async function previewAmount(action, amount, per) {
  const turn = ++previewed;
  const foreseen = await foresee(action, `&amount=${amount}&per=${per}`);
  if (turn === previewed) fill(foreseen);
}

/** Nothing is thought about any more. */
export function forget() {
  previewed++;
  fill([]);
}

/**
 * The choice pointed at.
 * @type {HTMLButtonElement | null}
 */
let pointed = null;

/** @param {EventTarget | null} target @returns {HTMLButtonElement | null} */
const choiceAt = (target) => (target instanceof Element ? target.closest("button[name=action]") : null);

/** @param {EventTarget | null} target */
async function point(target) {
  const choice = choiceAt(target);
  // What is dragged says itself what it would do.
  if (choice === pointed || document.querySelector(".dragged")) return;
  pointed = choice;
  if (!choice) return fill([]);
  const turn = ++previewed;
  const foreseen = await foresee(choice.value);
  if (pointed === choice && turn === previewed) fill(foreseen);
}

/**
 * Shows a preview in place of the last one.
 * @param {Node[]} nodes
 */
export function fill(nodes) {
  unghost();
  const place = byId("preview");
  place?.replaceChildren(...nodes.map((node) => node.cloneNode(true)));
  place?.querySelectorAll("[data-ghost]").forEach(ghost);
  place?.querySelectorAll(".outlook").forEach(lay);
}

/**
 * Lays what would change over the board; what is noted on it is said too.
 * @param {Element} outlook
 */
function lay(outlook) {
  const notes = [...outlook.querySelectorAll("[data-note]")].map((note) => note.textContent);
  const said = Object.assign(document.createElement("p"), { textContent: notes.join("; ") });
  outlook.replaceWith(...(notes.length ? [said] : []));
  document.querySelector("#board [data-plane]")?.append(outlook);
}

/**
 * Shows a marker at the place it would get.
 * @param {Element} line
 */
function ghost(line) {
  const marker = byId(line.getAttribute("data-ghost") ?? "");
  if (!marker) return;
  const shade = /** @type {HTMLElement} */ (marker.cloneNode(true));
  shade.removeAttribute("id");
  shade.removeAttribute("data-piece");
  shade.removeAttribute("data-element");
  // A shade is only looked at.
  shade.querySelectorAll("a, button").forEach((control) => control.remove());
  shade.setAttribute("aria-hidden", "true");
  shade.classList.add("ghost");
  shade.style.setProperty("--at", line.getAttribute("data-at"));
  marker.after(shade);
}

/** What a finger has tapped to look at it. */
let looked = "";

/**
 * A finger's first tap shows what a choice would do, a second one does it.
 * @param {MouseEvent} event
 */
function lookFirst(event) {
  const choice = choiceAt(event.target);
  if (!choice || /** @type {PointerEvent} */ (event).pointerType !== "touch" || choice.value === looked) return;
  looked = choice.value;
  document.querySelectorAll(".looked").forEach((other) => other.classList.remove("looked"));
  choice.classList.add("looked");
  event.preventDefault();
  event.stopImmediatePropagation();
  const again = Object.assign(document.createElement("p"), { className: "again", textContent: byId("preview")?.dataset.again });
  foresee(choice.value).then((nodes) => looked === choice.value && fill([...nodes, again]));
}

const unghost = () => document.querySelectorAll(".ghost, #board .outlook").forEach((shade) => shade.remove());

/** @param {MouseEvent} event */
async function wonder(event) {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("a, button, input, summary, label")) return;
  // What was told is read and covers nothing any more.
  if (target.closest("#notice")) return tell();
  const thing = /** @type {HTMLElement | null} */ (target.closest("#board [data-element], #board [data-rule]"));
  if (!thing) return;
  const { element } = thing.dataset;
  const nodes = element ? await ask(address("why?element=", element) + picked()).catch(() => null) : [];
  if (!nodes) return sayLine("lost");
  const linked = nodes.some((node) => node instanceof Element && node.querySelector("a"));
  tell(...nodes, ...(linked ? [] : paragraph(thing)));
}

/** What was picked so far, to be asked along. */
const picked = () => location.search.replace("?", "&");

/**
 * A link to the paragraph about a thing: by its number, or as the thing itself has it.
 * @param {HTMLElement} thing
 * @returns {HTMLAnchorElement[]}
 */
function paragraph(thing) {
  const own = thing.querySelector(":scope > .rule-link");
  const anchor = thing.dataset.rule?.replaceAll(".", "-") ?? own?.getAttribute("href")?.split("#r")[1];
  if (!anchor) return [];
  const link = document.createElement("a");
  link.href = `/rules/${main().dataset.game}#r${anchor}`;
  link.target = "_blank";
  link.textContent = `\u00a7\u00a0${anchor.replaceAll("-", ".")}`;
  return [link];
}

/** Starts watching. */
export function hints() {
  document.addEventListener("pointerover", (event) => point(event.target));
  document.addEventListener("focusin", (event) => point(event.target));
  document.addEventListener("click", lookFirst, { capture: true });
  document.addEventListener("click", wonder);
  onChange(() => {
    looked = "";
    pointed = null;
    fill([]);
    point(document.activeElement);
  });
}
