// @ts-check
// What a thing on the board is: a small card over the page when the pointer or the keyboard rests on it, or a finger. It moves
// nothing and is in nobody's way; by the key I or by a finger it is held, and its link can be followed.

import { byId, main, onChange, parse } from "./page.js";

/** How long the pointer or the keyboard rests before the card comes, in milliseconds; and a finger. */
const REST = 450;
const HOLD = 550;
/** A finger that moves further than this does something else, in pixels. */
const STILL = 8;

/**
 * What the server says of kinds of things, by its address.
 * @type {Map<string, Promise<string>>}
 */
const known = new Map();

/** @type {HTMLElement | null} */
let shown = null;
let timer = 0;

/** @param {EventTarget | null} node @returns {HTMLElement | null} */
const thingAt = (node) =>
  node instanceof Element ? node.closest("#board :is([data-element], [data-rule], [data-piece])") : null;

/** @param {HTMLElement} thing @returns {string} What it is called, and how it stands. */
const nameOf = (thing) =>
  thing.dataset.name ||
  thing.dataset.called ||
  thing.title ||
  thing.querySelector(":scope > .sr")?.textContent ||
  thing.querySelector(":scope > .cover[aria-label]")?.getAttribute("aria-label") ||
  "";

/** @param {HTMLElement} thing @returns {string} The paragraph about it. */
function ruleOf(thing) {
  const link = thing.querySelector(":scope > .rule-link")?.getAttribute("href")?.split("#r")[1];
  const near = /** @type {HTMLElement | null} */ (thing.closest("[data-rule]"));
  return link?.replaceAll("-", ".") ?? near?.dataset.rule ?? "";
}

/** @param {HTMLElement} thing @returns {Promise<string>} */
function explain(thing) {
  const piece = thing.dataset.piece ?? thing.querySelector(":scope > [data-piece]")?.getAttribute("data-piece") ?? thing.dataset.element ?? "";
  const fields = new URLSearchParams({ rule: ruleOf(thing), piece, lang: document.documentElement.lang });
  const address = `/about/${main().dataset.game}?${fields}`;
  const answer = known.get(address) ?? fetch(address).then((got) => (got.ok ? got.text() : ""));
  known.set(address, answer);
  answer.catch(() => known.delete(address));
  return answer;
}

/** @returns {HTMLElement} The card, which is no part of what is morphed. */
function card() {
  const old = byId("about");
  if (old) return old;
  const made = Object.assign(document.createElement("aside"), { id: "about", hidden: true });
  made.setAttribute("role", "tooltip");
  document.body.append(made);
  return made;
}

/** @param {HTMLElement} thing @param {boolean} held */
async function show(thing, held) {
  const said = await explain(thing).catch(() => "");
  const name = nameOf(thing);
  if (shown !== thing || !thing.isConnected || (!said && !name)) return;
  const place = card();
  const title = Object.assign(document.createElement("strong"), { textContent: name });
  place.replaceChildren(...(name ? [title] : []), ...parse(said).body.childNodes);
  place.classList.toggle("held", held);
  place.hidden = false;
  thing.setAttribute("aria-describedby", "about");
  lay(place, thing.getBoundingClientRect());
}

/**
 * Beside the thing, where there is room.
 * @param {HTMLElement} place
 * @param {DOMRect} box
 */
function lay(place, box) {
  const { offsetWidth: width, offsetHeight: height } = place;
  const below = box.bottom + 8 + height < innerHeight;
  const top = below ? box.bottom + 8 : Math.max(4, box.top - height - 8);
  const left = Math.min(Math.max(4, box.left + box.width / 2 - width / 2), innerWidth - width - 4);
  place.style.setProperty("--left", `${left}px`);
  place.style.setProperty("--top", `${top}px`);
}

/** @param {HTMLElement | null} thing @param {number} after @param {boolean} held */
function rest(thing, after, held) {
  clearTimeout(timer);
  if (byId("about")?.matches(".held") && thing === shown) return;
  hide();
  shown = thing;
  if (thing && !document.querySelector(".dragged")) timer = setTimeout(() => show(thing, held), after);
}

/** The card goes away. */
function hide() {
  clearTimeout(timer);
  shown?.removeAttribute("aria-describedby");
  shown = null;
  const place = byId("about");
  if (place) place.hidden = true;
}

/** @param {PointerEvent} event */
function over(event) {
  if (event.pointerType === "touch" || byId("about")?.contains(/** @type {Node} */ (event.target))) return;
  const thing = thingAt(event.target);
  if (thing !== shown && !byId("about")?.matches(".held:not([hidden])")) rest(thing, REST, false);
}

/** @param {FocusEvent} event */
function focused(event) {
  const target = /** @type {Element} */ (event.target);
  if (target.matches(":focus-visible") && !target.closest("#about")) rest(thingAt(target), REST, false);
}

/** Where a finger went down. */
let finger = { x: 0, y: 0 };

/** @param {PointerEvent} event */
function down(event) {
  if (byId("about")?.contains(/** @type {Node} */ (event.target))) return;
  hide();
  const thing = event.pointerType === "touch" ? thingAt(event.target) : null;
  if (!thing) return;
  finger = { x: event.clientX, y: event.clientY };
  shown = thing;
  timer = setTimeout(() => press(thing), HOLD);
}

/** A finger has rested long enough; letting it go is no tap. @param {HTMLElement} thing */
function press(thing) {
  show(thing, true);
  /** @param {MouseEvent} event */
  const swallow = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  addEventListener("pointerup", () => setTimeout(() => removeEventListener("click", swallow, { capture: true }), 60), { once: true });
}

/** @param {PointerEvent} event */
function moved(event) {
  if (event.pointerType !== "touch" || !shown) return;
  if (Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > STILL) hide();
}

/** @param {PointerEvent} event */
function up(event) {
  if (event.pointerType === "touch" && byId("about")?.hidden !== false) hide();
}

/**
 * Where the keyboard was before it went to the card.
 * @type {HTMLElement | null}
 */
let origin = null;

/** @param {KeyboardEvent} event */
function pressed(event) {
  const place = byId("about");
  if (event.key === "Escape" && shown) {
    const back = place?.contains(document.activeElement) ? origin : null;
    hide();
    // What cannot be clicked is given up by the keyboard as soon as that leaves it.
    if (back && !back.matches("a, button, [tabindex]")) back.setAttribute("tabindex", "-1");
    back?.focus();
  }
  if (event.key !== "i" || event.ctrlKey || event.metaKey || event.altKey || !place || place.hidden) return;
  if (/** @type {Element} */ (event.target).closest("input, textarea, select")) return;
  place.classList.add("held");
  origin = /** @type {HTMLElement | null} */ (document.activeElement);
  /** @type {HTMLElement | null} */ (place.querySelector("a"))?.focus();
}

/** Starts watching. */
export function about() {
  document.addEventListener("pointerover", over);
  document.addEventListener("focusin", focused);
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", moved);
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", up);
  document.addEventListener("contextmenu", (event) => byId("about")?.matches(".held:not([hidden])") && event.preventDefault());
  document.addEventListener("keydown", pressed);
  document.addEventListener("scroll", hide, { capture: true, passive: true });
  onChange(hide);
}
