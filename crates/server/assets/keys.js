// @ts-check
// Playing by keyboard: arrows go to the nearest thing that can be clicked, letters press the buttons that own them. With
// Shift they go to whatever lies on the board; what cannot be clicked then says why not, as under the mouse.

import { LENT } from "./morph.js";
import { byId, main, onChange } from "./page.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {EventTarget | null} target */
const isWriting = (target) =>
  target instanceof Element && target.closest("input:not([type=checkbox]), textarea, select, dialog") !== null;

/** @returns {HTMLElement[]} What the arrows go through: choices from a choice, else the board. */
function places() {
  const list = document.activeElement?.closest("#choices") ? "#choices .choice" : "#board .hot";
  return visible([...document.querySelectorAll(list)]);
}

/** @returns {HTMLElement[]} Everything on the board: its control, or where there is none, the thing itself. */
function everything() {
  const things = [...document.querySelectorAll("#board [data-element]")].filter(nameOf);
  return visible(things.map(controlOf));
}

/** @param {Element} thing @returns {Element} */
const controlOf = (thing) => thing.querySelector(":scope > :is(.hot, .picked, .swap)") ?? thing;

/** @param {Element[]} found */
const visible = (found) =>
  /** @type {HTMLElement[]} */ (found).filter((place) => place.checkVisibility());

/** @param {Element} thing */
const nameOf = (thing) =>
  thing.getAttribute("data-name") ||
  thing.querySelector(":scope > .sr")?.textContent ||
  thing.querySelector(":scope > .cover[aria-label]")?.getAttribute("aria-label");

/** @param {Element} element @returns {[number, number]} */
function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/**
 * The nearest place in a direction; being off the line counts double.
 * @param {HTMLElement[]} all
 * @param {Element} from
 * @param {[number, number]} direction
 */
function nearest(all, from, [dx, dy]) {
  const [x, y] = middle(from);
  let best = { far: Infinity, place: /** @type {HTMLElement | undefined} */ (undefined) };
  for (const place of all) {
    const [px, py] = middle(place);
    const along = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    const far = along + 2 * aside;
    if (place !== from && along > 1 && far < best.far) best = { far, place };
  }
  return best.place;
}

/** @param {HTMLElement[]} all @param {[number, number]} direction */
function step(all, direction) {
  const from = document.activeElement;
  const next = from?.closest("#board, #choices") ? nearest(all, from, direction) : all[0];
  if (next) go(next);
  return all.length > 0;
}

/** @param {HTMLElement} place */
function go(place) {
  if (place.matches("[data-element]")) dress(place);
  place.focus();
  place.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/**
 * What cannot be clicked takes the focus only while it has it, as a button that is out of use.
 * @param {HTMLElement} thing
 */
function dress(thing) {
  const values = ["button", "-1", "true", nameOf(thing) ?? ""];
  LENT.forEach((name, at) => thing.setAttribute(name, values[at]));
  const undress = () => LENT.forEach((name) => thing.removeAttribute(name));
  thing.addEventListener("blur", undress, { once: true });
}

/** @param {EventTarget | null} target @returns {target is HTMLElement} */
const isCold = (target) => target instanceof HTMLElement && target.matches("#board [data-element]");

/** @param {KeyboardEvent} event */
function press(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || isWriting(event.target)) return;
  if (event.key in ARROWS) {
    const all = event.shiftKey ? everything() : places();
    if (main().id === "table" && step(all, ARROWS[event.key])) event.preventDefault();
    return;
  }
  if ((event.key === "Enter" || event.key === " ") && isCold(event.target)) {
    event.preventDefault();
    return event.target.click();
  }
  if (event.key === "?") return showKeys();
  const button = document.querySelector(`[data-key="${CSS.escape(keyOf(event))}"]`);
  if (button instanceof HTMLElement) button.click();
}

/**
 * A letter by its place on the keyboard, so that U is U in every layout.
 * @param {KeyboardEvent} event
 */
const keyOf = (event) =>
  event.code.startsWith("Key") ? event.code.slice(3).toLowerCase() : event.key.toLowerCase();

/** What has the focus may have become another thing meanwhile, or one that can be clicked. */
function keepPace() {
  const thing = document.activeElement;
  if (!isCold(thing)) return;
  thing.setAttribute("aria-label", nameOf(thing) ?? "");
  const control = /** @type {HTMLElement} */ (controlOf(thing));
  if (control !== thing) control.focus({ preventScroll: true });
}

function showKeys() {
  const dialog = byId("keys");
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** Starts listening. */
export function keys() {
  document.addEventListener("keydown", press);
  byId("show-keys")?.addEventListener("click", showKeys);
  onChange(keepPace);
}
