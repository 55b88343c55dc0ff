// @ts-check
// Playing by keyboard: arrows go to the nearest thing that can be clicked, letters press the buttons that own them.

import { byId, main } from "./page.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {EventTarget | null} target */
const isWriting = (target) =>
  target instanceof Element && target.closest("input:not([type=checkbox]), textarea, select, dialog") !== null;

/** @returns {HTMLElement[]} What the arrows go through: choices from a choice, else the board. */
function places() {
  const list = document.activeElement?.closest("#choices") ? "#choices .choice" : "#board .hot";
  const found = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(list)]);
  return found.filter((place) => place.getClientRects().length > 0);
}

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

/** @param {[number, number]} direction */
function step(direction) {
  const all = places();
  const from = document.activeElement;
  const next = from && all.includes(/** @type {HTMLElement} */ (from)) ? nearest(all, from, direction) : all[0];
  next?.focus();
  next?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return all.length > 0;
}

/** @param {KeyboardEvent} event */
function press(event) {
  if (event.ctrlKey || event.altKey || event.metaKey || isWriting(event.target)) return;
  if (event.key in ARROWS) {
    if (main().id === "table" && step(ARROWS[event.key])) event.preventDefault();
    return;
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

function showKeys() {
  const dialog = byId("keys");
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

/** Starts listening. */
export function keys() {
  document.addEventListener("keydown", press);
  byId("show-keys")?.addEventListener("click", showKeys);
}
