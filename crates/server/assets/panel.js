// @ts-check
// The panel beside the board: on a phone a sheet that is pulled up, or down to one line; the board alone on the whole screen;
// and what was said in the chat since one last saw it.

import { swallowClick } from "./drag.js";
import { byId, main, onChange } from "./page.js";

/** How far a finger goes before it pulls, in pixels. */
const FAR = 24;

/** @param {string} id @returns {HTMLInputElement} */
const box = (id) => /** @type {HTMLInputElement} */ (byId(id));

/** Where the sheet was taken, and how high it was. @type {{ y: number, height: number } | null} */
let pull = null;

/** @param {PointerEvent} event */
function take(event) {
  const target = /** @type {Element} */ (event.target);
  const grip = target.closest(".grip, main:has(#fold:checked) .ask");
  if (!grip || !event.isPrimary || target.closest("a, button")) return;
  pull = { y: event.clientY, height: byId("panel")?.offsetHeight ?? 0 };
  grip.setPointerCapture(event.pointerId);
}

/** @param {PointerEvent} event */
function follow(event) {
  const panel = byId("panel");
  if (!pull || !panel || Math.abs(event.clientY - pull.y) < FAR) return;
  panel.style.height = `${Math.max(48, pull.height + pull.y - event.clientY)}px`;
}

/** The sheet goes to the next of its three heights in the direction it was pulled. @param {PointerEvent} event */
function release(event) {
  if (!pull) return;
  const way = event.clientY - pull.y;
  letGo();
  if (Math.abs(way) < FAR) return unfold();
  swallowClick();
  if (way > 0) lower();
  else raise();
}

/** One line is too little to read: a tap on it opens the panel, however long the finger rests there. */
function unfold() {
  if (!box("fold").checked) return;
  swallowClick();
  box("fold").checked = false;
}

/** The sheet stays as it was. */
function letGo() {
  if (pull) byId("panel")?.style.removeProperty("height");
  pull = null;
}

function lower() {
  if (box("sheet").checked) box("sheet").checked = false;
  else box("fold").checked = true;
}

function raise() {
  if (box("fold").checked) box("fold").checked = false;
  else box("sheet").checked = true;
}

/** The board alone, or everything again. */
function toggleFull() {
  const isFull = document.documentElement.classList.toggle("full");
  if (isFull) document.documentElement.requestFullscreen?.().catch(() => {});
  else if (document.fullscreenElement) document.exitFullscreen();
  byId("full")?.setAttribute("aria-pressed", String(isFull));
}

/** Whoever leaves the whole screen by a key of the browser sees everything again. */
function leaveFull() {
  if (!document.fullscreenElement && document.documentElement.classList.contains("full")) toggleFull();
}

/** @param {MouseEvent} event */
function click(event) {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("#full, #leave-full")) return toggleFull();
  if (target.closest("#unread")) box("fold").checked = false;
}

/** The last line of the chat that was seen, by its number. */
let seen = Infinity;

const seenKey = () => `chat ${main().dataset.id}`;

/** @returns {HTMLElement[]} */
const chatLines = () => [...document.querySelectorAll("#chat-lines li")].map((line) => /** @type {HTMLElement} */ (line));

function markUnread() {
  const unread = chatLines().filter(({ dataset }) => Number(dataset.said) > seen && !("own" in dataset)).length;
  const mark = byId("unread");
  if (!mark) return;
  mark.hidden = unread === 0;
  mark.textContent = `${mark.dataset.say}: ${unread}`;
}

/** Everything said so far is seen. */
function readAll() {
  seen = Math.max(0, ...chatLines().map(({ dataset }) => Number(dataset.said)));
  try {
    localStorage.setItem(seenKey(), String(seen));
  } catch {
    // Then it is remembered as long as the page.
  }
  markUnread();
}

/** @param {Element} chat */
const isInSight = (chat) => {
  const [box, panel] = [chat.getBoundingClientRect(), byId("panel")?.getBoundingClientRect()];
  return !document.hidden && panel !== undefined && box.top < panel.bottom - 20 && box.bottom > panel.top && panel.height > 100;
};

function look() {
  const chat = byId("chat-lines");
  if (chat && isInSight(chat)) readAll();
  else markUnread();
}

/** Starts listening. */
export function panel() {
  document.addEventListener("pointerdown", take);
  document.addEventListener("pointermove", follow);
  document.addEventListener("pointerup", release);
  document.addEventListener("pointercancel", letGo);
  document.addEventListener("click", click);
  document.addEventListener("fullscreenchange", leaveFull);
  byId("panel")?.addEventListener("scroll", look, { passive: true });
  document.addEventListener("visibilitychange", look);
  try {
    seen = Number(localStorage.getItem(seenKey()) ?? 0);
  } catch {
    seen = 0;
  }
  onChange(look);
  look();
}
