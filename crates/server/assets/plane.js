// @ts-check
// A board too large for the screen lies in a `[data-zoom]` that scrolls: wheel, two fingers, keys and buttons bring it nearer, and
// the mouse drags its empty places about. How near is `--plane-zoom` on the root, so that a new page keeps it.

import { main, onChange } from "./page.js";

/** The whole board, and as near as it gets. */
const [FAR, NEAR] = [1, 5];
/** What a key or a button does. */
const STEP = 1.4;

let zoom = FAR;

/** @param {EventTarget | null} target @returns {HTMLElement | null} */
const viewAt = (target) => (target instanceof Element ? target.closest("[data-zoom]") : null);

/** @returns {HTMLElement | null} */
const onlyView = () => main().querySelector("[data-zoom]");

/**
 * Comes nearer or goes away; the point of the window stays over what it was over.
 * @param {HTMLElement} view
 * @param {number} next
 * @param {number} x
 * @param {number} y
 */
function zoomTo(view, next, x, y) {
  const box = view.getBoundingClientRect();
  const [left, top] = [x - box.left, y - box.top];
  const before = zoom;
  zoom = Math.min(NEAR, Math.max(FAR, next));
  const [across, down] = [(view.scrollLeft + left) / before, (view.scrollTop + top) / before];
  document.documentElement.style.setProperty("--plane-zoom", zoom.toFixed(3));
  view.scrollLeft = across * zoom - left;
  view.scrollTop = down * zoom - top;
}

/**
 * Comes nearer to whatever acts, or to the middle.
 * @param {HTMLElement} view
 * @param {number} next
 */
function zoomMiddle(view, next) {
  const box = (view.querySelector("[data-follow]") ?? view).getBoundingClientRect();
  zoomTo(view, next, box.left + box.width / 2, box.top + box.height / 2);
  follow();
}

/** @param {WheelEvent} event */
function wheel(event) {
  const view = viewAt(event.target);
  if (!view || event.shiftKey || !event.deltaY) return;
  event.preventDefault();
  zoomTo(view, zoom * Math.exp(-event.deltaY / 500), event.clientX, event.clientY);
}

/**
 * Two fingers: how far apart they were, and how near the board was then.
 * @type {{ apart: number, zoom: number } | null}
 */
let pinch = null;

/** @param {TouchList} fingers */
const apart = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

/** @param {TouchEvent} event */
function touch(event) {
  const view = viewAt(event.target);
  if (!view || event.touches.length !== 2) return void (pinch = null);
  event.preventDefault();
  const [one, other] = event.touches;
  pinch ??= { apart: apart(event.touches), zoom };
  const next = (pinch.zoom * apart(event.touches)) / Math.max(1, pinch.apart);
  zoomTo(view, next, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
}

/**
 * Where the mouse took hold of an empty place.
 * @type {{ view: HTMLElement, x: number, y: number } | null}
 */
let held = null;

/** @param {PointerEvent} event */
function hold(event) {
  const view = viewAt(event.target);
  const target = /** @type {Element} */ (event.target);
  if (!view || event.pointerType === "touch" || event.button !== 0) return;
  if (!target.closest("[data-element], a, button, label")) held = { view, x: event.clientX, y: event.clientY };
}

/** @param {PointerEvent} event */
function pan(event) {
  if (!held) return;
  held.view.scrollBy(held.x - event.clientX, held.y - event.clientY);
  held = { view: held.view, x: event.clientX, y: event.clientY };
}

/** @param {KeyboardEvent} event */
function key(event) {
  const view = onlyView();
  const target = /** @type {Element} */ (event.target);
  if (!view || event.ctrlKey || event.altKey || event.metaKey || target.closest("input, textarea, select, form[data-range], dialog")) return;
  const next = { "+": zoom * STEP, "=": zoom * STEP, "-": zoom / STEP, "0": FAR }[event.key];
  if (next) zoomMiddle(view, next);
}

/** @param {MouseEvent} event */
function click(event) {
  const button = /** @type {Element} */ (event.target).closest("[data-zoom-by]");
  const view = onlyView();
  if (!button || !view) return;
  const by = Number(button.getAttribute("data-zoom-by"));
  zoomMiddle(view, by > 0 ? zoom * STEP : by < 0 ? zoom / STEP : FAR);
}

/** Whatever acts is brought into sight; in the beginning the board is seen from its lower edge. */
function follow() {
  const view = onlyView();
  const thing = view?.querySelector("[data-follow]");
  if (!view || !thing) return;
  const [box, spot] = [view.getBoundingClientRect(), thing.getBoundingClientRect()];
  const [x, y] = [spot.left + spot.width / 2 - box.left, spot.top + spot.height / 2 - box.top];
  const margin = 0.12 * Math.min(box.width, box.height);
  const isSeen = x > margin && y > margin && x < box.width - margin && y < box.height - margin;
  if (!isSeen) view.scrollBy(x - box.width / 2, y - box.height / 2);
}

/** Starts listening. */
export function plane() {
  const view = onlyView();
  if (view) view.scrollTop = view.scrollHeight;
  follow();
  onChange(follow);
  document.addEventListener("wheel", wheel, { passive: false });
  document.addEventListener("touchmove", touch, { passive: false });
  document.addEventListener("touchend", () => (pinch = null));
  document.addEventListener("pointerdown", hold);
  document.addEventListener("pointermove", pan);
  document.addEventListener("pointerup", () => (held = null));
  document.addEventListener("pointercancel", () => (held = null));
  document.addEventListener("keydown", key);
  document.addEventListener("click", click);
}

/**
 * The point of a board's own plane under the pointer, as a target is written: `data-plane` names its left, upper, right and lower edge.
 * @param {number} x
 * @param {number} y
 * @returns {{ plane: HTMLElement, target: string } | null}
 */
export function pointAt(x, y) {
  const found = document.elementsFromPoint(x, y).map((node) => node.closest("[data-plane]"));
  const plane = /** @type {HTMLElement | undefined} */ (found.find((node) => node));
  if (!plane) return null;
  const [left, top, right, bottom] = (plane.dataset.plane ?? "").split(",").map(Number);
  const box = plane.getBoundingClientRect();
  const across = Math.round(left + ((x - box.left) / box.width) * (right - left));
  const down = Math.round(top + ((y - box.top) / box.height) * (bottom - top));
  return { plane, target: `@${across},${down}` };
}
