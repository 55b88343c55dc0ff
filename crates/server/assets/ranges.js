// @ts-check
// Choices that differ in one number: the slider, the field and the keys follow each other, and the preview follows them.

import { previewAmount } from "./hints.js";
import { main, onChange } from "./page.js";

/** @param {EventTarget | null} target @returns {HTMLFormElement | null} */
const rangeOf = (target) => (target instanceof Element ? target.closest("form[data-range]") : null);

/** @param {HTMLFormElement} form @returns {HTMLInputElement[]} The slider and the field. */
const inputs = (form) => [...form.querySelectorAll("input[type=range], input[type=number]")].map((input) => /** @type {HTMLInputElement} */ (input));

/**
 * Shows an amount. The slider keeps to its bounds; in the field it stays as it was written, for the game to refuse.
 * @param {HTMLFormElement} form
 * @param {string} amount
 */
export function set(form, amount) {
  inputs(form).forEach((input) => (input.value = amount));
  const action = form.querySelector("input[name=action]");
  if (action instanceof HTMLInputElement) previewAmount(action.value, amount, form.dataset.per ?? "1");
}

/** @param {Event} event */
function follow(event) {
  const form = rangeOf(event.target);
  if (!form || !(event.target instanceof HTMLInputElement)) return;
  // A field left empty goes back to what the slider has.
  set(form, event.target.value || inputs(form)[0].value);
}

/** @param {HTMLFormElement} form @param {number} by */
function step(form, by) {
  const [slider] = inputs(form);
  slider.valueAsNumber += by;
  set(form, slider.value);
}

/** @param {MouseEvent} event */
function click(event) {
  const button = /** @type {Element} */ (event.target).closest("form[data-range] [data-step]");
  const form = rangeOf(button);
  if (form && button) step(form, Number(button.getAttribute("data-step")));
}

/** @param {KeyboardEvent} event */
function key(event) {
  const form = rangeOf(event.target);
  const sign = { "-": -1, "\u2212": -1, "+": 1 }[event.key];
  // In the field a minus is a part of the number.
  if (!form || !sign || /** @type {Element} */ (event.target).matches("[type=number]")) return;
  event.preventDefault();
  step(form, sign * Number(inputs(form)[0].step));
}

/** The ply and the address the forms were made for. */
let made = "";

/** What was set for another question counts no more; what is set stays while only others talk. */
function renew() {
  const now = `${main().dataset.ply} ${location.search}`;
  if (now !== made) document.querySelectorAll("form[data-range]").forEach((form) => /** @type {HTMLFormElement} */ (form).reset());
  made = now;
}

/** Starts listening. */
export function ranges() {
  document.addEventListener("change", follow);
  document.addEventListener("focusin", follow);
  document.addEventListener("input", (event) => /** @type {Element} */ (event.target).matches("[type=range]") && follow(event));
  document.addEventListener("click", click);
  document.addEventListener("keydown", key);
  onChange(renew);
}
