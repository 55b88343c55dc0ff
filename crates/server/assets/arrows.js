// @ts-check
// The arrow keys on a board's own plane: `data-arrows` says which number each of them makes larger or smaller. A key goes to the
// next value worth a name, with Shift to the next whole one; Enter does it, Escape leaves it.

import { forget } from "./hints.js";
import { byId, main, onChange } from "./page.js";
import { set } from "./ranges.js";

/** What a key does: whose number, larger or smaller, and where it begins if nothing is held. */
/** @typedef {{ key: string, element: string, sign: number, start: number | null }} Arrow */

/** The number that is held, in the steps of the game. @type {{ element: string, amount: number } | null} */
let held = null;

/** @param {HTMLElement} view @returns {Arrow[]} */
function arrowsOf(view) {
  const words = view.dataset.arrows?.split(" ") ?? [];
  return words.map((word) => {
    const [key, element, sign, start] = word.split(":");
    return { key: `Arrow${key[0].toUpperCase()}${key.slice(1)}`, element, sign: sign === "-" ? -1 : 1, start: start ? Number(start) : null };
  });
}

/** @param {string} element @returns {HTMLFormElement[]} The ranges of a family. */
const rangesOf = (element) =>
  /** @type {HTMLFormElement[]} */ ([...document.querySelectorAll("form[data-range]")]).filter((form) => form.dataset.range === element);

/** @param {HTMLFormElement} form @returns {{ form: HTMLFormElement, per: number, from: number, to: number, marks: number[] }} */
function boundsOf(form) {
  const slider = /** @type {HTMLInputElement} */ (form.querySelector("input[type=range]"));
  const per = Number(form.dataset.per);
  const [from, to] = [slider.min, slider.max].map((bound) => Math.round(Number(bound) * per));
  const marks = (form.dataset.marks ?? "").split(" ").filter(Boolean).map(Number);
  return { form, per, from, to, marks };
}

/**
 * The next value in a direction: worth a name, or finely the next whole one. What lies in no range is passed over.
 * @param {string} element
 * @param {number} amount
 * @param {number} sign
 * @param {boolean} fine
 */
function next(element, amount, sign, fine) {
  const ranges = rangesOf(element).map(boundsOf);
  const ahead = (/** @type {number} */ value) => (value - amount) * sign > 0;
  const stops = (/** @type {{ from: number, marks: number[] }} */ { from, marks }) => (marks.length ? marks : [from]);
  const wished = ranges.flatMap((range) => [range.to, ...(fine ? [range.from, amount + sign * range.per] : stops(range))]);
  const inside = wished.filter((value) => ahead(value) && ranges.some(({ from, to }) => from <= value && value <= to));
  return inside.sort((one, other) => sign * (one - other))[0];
}

/** @param {Arrow} arrow @param {boolean} fine */
function turn({ element, sign, start }, fine) {
  const from = held?.element === element ? held.amount : start;
  if (from === null) return;
  const amount = next(element, from, sign, fine);
  // Back beyond the beginning nothing is held.
  if (amount === undefined) return void (held?.element === element && start === null && leave());
  held = { element, amount };
  const range = rangesOf(element).map(boundsOf).find(({ from, to }) => from <= amount && amount <= to);
  if (range) set(range.form, String(amount / range.per));
}

/** @param {HTMLElement} view @param {string} key @returns {Arrow | undefined} What is held is changed before anything else is taken. */
function arrowAt(view, key) {
  const arrows = arrowsOf(view).filter((arrow) => arrow.key === key);
  return arrows.find((arrow) => arrow.element === held?.element) ?? arrows.find((arrow) => arrow.start !== null);
}

function leave() {
  held = null;
  forget();
}

/** Does what is held. */
function commit() {
  const { element, amount } = /** @type {{ element: string, amount: number }} */ (held);
  const range = rangesOf(element).map(boundsOf).find(({ from, to }) => from <= amount && amount <= to);
  held = null;
  range?.form.requestSubmit();
}

/** @param {KeyboardEvent} event */
function press(event) {
  const view = event.target;
  if (!(view instanceof HTMLElement) || !view.dataset.arrows || event.ctrlKey || event.altKey || event.metaKey) return;
  const arrow = arrowAt(view, event.key);
  if (arrow) turn(arrow, event.shiftKey);
  else if (event.key === "Enter" && held) commit();
  else if (event.key === "Escape" && held) leave();
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** @param {MouseEvent} event */
function take(event) {
  const button = /** @type {Element} */ (event.target).closest("[data-take]");
  if (button) byId(button.getAttribute("data-take") ?? "")?.focus();
}

/** The ply that what is held was meant for. */
let meant = "";

/** What was held for another question counts no more. */
function renew() {
  if (main().dataset.ply !== meant) held = null;
  meant = main().dataset.ply ?? "";
}

/** Starts listening. */
export function arrows() {
  // Before the keys that go from one thing to the next.
  document.addEventListener("keydown", press, { capture: true });
  document.addEventListener("click", take);
  onChange(renew);
}
