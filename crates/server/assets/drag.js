// @ts-check
// Dragging on the board: a thing is taken and dropped on another, and the server says what that would do. Whatever can be
// dragged can be clicked too. A finger scrolls and taps as ever; it drags after it has rested on a thing for a moment.

import { fill } from "./hints.js";
import { byId, main, onChange, parse, submit } from "./page.js";
import { pointAt } from "./plane.js";

/** How far the pointer moves before it drags, in pixels. */
const FAR = 6;
/** How long a finger rests before it drags, in milliseconds. */
const HOLD = 350;

/**
 * What is being dragged, from where, and onto what.
 * @typedef {{ thing: HTMLElement, x: number, y: number, moving: boolean, target: string, timer: number, asked: boolean }} Drag
 */
/** @type {Drag | null} */
let drag = null;

/** @param {Element | null | undefined} node @returns {HTMLElement | null} */
const thingAt = (node) => /** @type {HTMLElement | null} */ (node?.closest("#board [data-element]") ?? null);

/** @param {string} question @param {string[][]} fields @returns {Promise<Document | null>} */
async function ask(question, fields) {
  const answer = await fetch(`/t/${main().dataset.id}/${question}?${new URLSearchParams(fields)}`).catch(() => null);
  return answer?.ok ? parse(await answer.text()) : null;
}

/** @param {HTMLElement} thing */
const elementOf = (thing) => thing.dataset.element ?? "";

/** @param {string} name */
const unmark = (name) => document.querySelectorAll(`.${name}`).forEach((node) => node.classList.remove(name));

/** @param {PointerEvent} event */
function take(event) {
  const thing = thingAt(/** @type {Element} */ (event.target));
  if (!thing || event.button !== 0 || !event.isPrimary || main().dataset.turn !== "mine") return;
  const isFinger = event.pointerType === "touch";
  const timer = isFinger ? setTimeout(begin, HOLD) : 0;
  drag = { thing, x: event.clientX, y: event.clientY, moving: false, target: "", timer, asked: false };
}

/** The thing follows the pointer from now on; where it can go is shown. */
async function begin() {
  if (!drag) return;
  const { thing } = drag;
  drag.moving = true;
  drag.timer = 0;
  thing.classList.add("dragged");
  const targets = await targetsOf(thing);
  if (drag?.thing === thing) targets.forEach((target) => target.classList.add("drop-can"));
}

/**
 * What a thing can be dropped on.
 * @param {HTMLElement} thing
 * @returns {Promise<HTMLElement[]>}
 */
async function targetsOf(thing) {
  const things = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#board [data-element]")]);
  const others = things.filter((other) => other !== thing);
  const answer = await ask("targets", [["element", elementOf(thing)], ...others.map((other) => ["target", elementOf(other)])]);
  const open = new Set([...(answer?.querySelectorAll("[data-target]") ?? [])].map((line) => line.getAttribute("data-target")));
  return others.filter((other) => open.has(elementOf(other)));
}

/** @param {PointerEvent} event */
function move(event) {
  if (!drag) return;
  if (!drag.moving) {
    if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
    // A finger that moves before it has rested scrolls.
    if (drag.timer) return void end();
    begin();
  }
  aim(event.clientX, event.clientY);
}

/** @param {number} x @param {number} y */
function aim(x, y) {
  const things = document.elementsFromPoint(x, y).map(thingAt);
  const thing = things.find((thing) => thing && thing !== drag?.thing);
  const point = thing ? null : pointAt(x, y);
  const over = thing ?? point?.plane;
  const target = thing?.dataset.element ?? point?.target ?? "";
  if (!drag || target === drag.target) return;
  drag.target = target;
  if (point && drag.asked) return;
  unmark("drop-here");
  unmark("drop-not");
  if (over && target) weigh(drag, over);
  else fill([]);
}

/**
 * Asks what a drop would do, and shows it.
 * @param {Drag} now
 * @param {HTMLElement} over
 */
async function weigh(now, over) {
  const target = now.target;
  now.asked = true;
  const answer = await ask("steer", [["element", elementOf(now.thing)], ["target", target]]);
  now.asked = false;
  const answered = answer?.querySelector(".steer");
  if (!answered || drag !== now) return;
  // Points are many: while one is asked about the pointer goes on, and the last is asked about in the end.
  if (now.target !== target) return void (now.target.startsWith("@") && target.startsWith("@") && weigh(now, over));
  unmark("drop-here");
  unmark("drop-not");
  over.classList.add(answered.matches(".refused") ? "drop-not" : "drop-here");
  fill([...answered.childNodes]);
}

/** @param {PointerEvent} event */
function release(event) {
  if (!drag) return;
  const { thing, target, moving } = drag;
  end();
  if (!moving) return;
  event.preventDefault();
  swallowClick();
  if (target) drop(elementOf(thing), target);
}

/** The click that follows a drag is none. */
export function swallowClick() {
  /** @param {MouseEvent} event */
  const swallow = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 50);
}

/**
 * Sends the drop with the fields of the form that makes a move.
 * @param {string} element
 * @param {string} target
 */
function drop(element, target) {
  const act = byId("act");
  if (!(act instanceof HTMLFormElement)) return;
  const form = document.createElement("form");
  form.setAttribute("action", `/t/${main().dataset.id}/drop`);
  const fields = [...act.querySelectorAll("input[type=hidden]")].map((field) => field.cloneNode());
  form.append(...fields, hidden("element", element), hidden("target", target));
  submit(form, null);
}

/** @param {string} name @param {string} value */
const hidden = (name, value) => Object.assign(document.createElement("input"), { type: "hidden", name, value });

/** Nothing is dragged any more. */
function end() {
  if (drag?.timer) clearTimeout(drag.timer);
  if (drag?.moving) fill([]);
  drag = null;
  ["dragged", "drop-can", "drop-here", "drop-not"].forEach(unmark);
}

/** The thing stays where it was. The pointer is still down: letting it go is no click. */
function putBack() {
  if (drag?.moving) document.addEventListener("pointerup", swallowClick, { once: true });
  end();
}

/** Starts listening. */
export function dragging() {
  document.addEventListener("pointerdown", take);
  document.addEventListener("pointermove", move);
  document.addEventListener("pointerup", release);
  document.addEventListener("pointercancel", end);
  // A finger that drags does not scroll; links are not dragged as addresses.
  document.addEventListener("touchmove", (event) => drag?.moving && event.preventDefault(), { passive: false });
  // Holding a finger down opens no menu, and dragging marks no text.
  document.addEventListener("contextmenu", (event) => drag?.moving && event.preventDefault());
  document.addEventListener("selectstart", (event) => drag && event.preventDefault());
  document.addEventListener("dragstart", (event) => thingAt(/** @type {Element} */ (event.target)) && event.preventDefault());
  document.addEventListener("keydown", (event) => event.key === "Escape" && putBack());
  onChange(end);
}
