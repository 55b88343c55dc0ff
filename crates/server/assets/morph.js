// @ts-check
// Turns one tree into another, keeping the elements that have the same id, so that focus, typed text and running
// transitions survive; and lets pieces fly from where they were to where they are.

/** Attributes that belong to whoever uses the page, not to the server. */
const KEPT = new Set(["open", "checked"]);

/** Attributes that something cannot be focused without, lent to it while it has the focus. */
export const LENT = ["role", "tabindex", "aria-disabled", "aria-label"];

/** @param {Element} from @param {Element} to */
function syncAttributes(from, to) {
  const lent = from === document.activeElement ? LENT : [];
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !KEPT.has(name) && !lent.includes(name)) from.removeAttribute(name);
  }
  const opened = from.getAttribute("data-open") !== to.getAttribute("data-open");
  for (const { name, value } of [...to.attributes]) {
    if (!KEPT.has(name) && from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement && opened) from.open = to.open;
  if (from instanceof HTMLInputElement && from.type === "range") from.value = to.getAttribute("value") ?? from.value;
}

/** @param {Node} parent @param {Node} child @param {Node | null} before */
function move(parent, child, before) {
  // `moveBefore` keeps a running transition, `insertBefore` ends it; not every browser has the first.
  const keeps = /** @type {any} */ (parent);
  if (keeps.moveBefore && child.parentNode) keeps.moveBefore(child, before);
  else parent.insertBefore(child, before);
}

/** @param {Node} node @returns {string} */
const idOf = (node) => (node instanceof Element && node.id) || "";

/** @param {Node} one @param {Node} other */
const alike = (one, other) => one.nodeName === other.nodeName && idOf(one) === idOf(other);

/**
 * @param {Element} from
 * @param {Element} to
 */
function syncChildren(from, to) {
  const named = new Map([...from.children].filter((child) => child.id).map((child) => [child.id, child]));
  /** @type {Node | null} */
  let here = from.firstChild;
  for (const next of [...to.childNodes]) {
    const kept = named.get(idOf(next));
    if (kept && kept.nodeName === next.nodeName) {
      if (kept === here) here = here.nextSibling;
      else move(from, kept, here);
      morph(kept, /** @type {Element} */ (next));
    } else if (here && alike(here, next)) {
      const old = here;
      here = here.nextSibling;
      morphNode(old, next);
    } else {
      from.insertBefore(document.importNode(next, true), here);
    }
  }
  while (here) {
    const gone = here;
    here = here.nextSibling;
    from.removeChild(gone);
  }
}

/** @param {Node} from @param {Node} to */
function morphNode(from, to) {
  if (from instanceof Element && to instanceof Element) morph(from, to);
  else if (from.nodeValue !== to.nodeValue) from.nodeValue = to.nodeValue;
}

/**
 * Makes `from` equal to `to`, except what `data-kept` says a script has filled.
 * @param {Element} from
 * @param {Element} to
 */
export function morph(from, to) {
  if (from.isEqualNode(to) || from.hasAttribute("data-kept")) return;
  syncAttributes(from, to);
  // What somebody is writing stays as it is.
  if (from instanceof HTMLTextAreaElement && from.value !== from.defaultValue) return;
  syncChildren(from, to);
}

/** @typedef {{ box: DOMRect, kind: string }} Stand */

/** @returns {Map<string, Stand>} Where every piece stands now. */
export function stands() {
  /** @type {Map<string, Stand>} */
  const found = new Map();
  for (const piece of document.querySelectorAll("[data-piece][id]")) {
    found.set(piece.id, { box: piece.getBoundingClientRect(), kind: piece.getAttribute("data-piece") ?? "" });
  }
  return found;
}

/**
 * Lets the pieces fly from where they stood; one that stood nowhere drops onto the table.
 * @param {Map<string, Stand>} before
 */
export function fly(before) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const pieces = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-piece][id]")]);
  const left = new Map([...before].filter(([id]) => !document.getElementById(id)));
  for (const piece of pieces) {
    const stood = before.get(piece.id) ?? leaver(left, piece.dataset.piece ?? "");
    if (stood) slide(piece, stood.box);
    else restart(piece, "dropped");
  }
}

/**
 * A piece of the same kind that has just left its place; each flies once.
 * @param {Map<string, Stand>} left
 * @param {string} kind
 */
function leaver(left, kind) {
  for (const [id, stand] of left) {
    if (kind && stand.kind === kind) {
      left.delete(id);
      return stand;
    }
  }
  return undefined;
}

/** @param {HTMLElement} piece @param {DOMRect} from */
function slide(piece, from) {
  const to = piece.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) + Math.abs(y) < 2) return;
  piece.classList.remove("flying");
  piece.style.transform = `translate(${x}px, ${y}px)`;
  piece.getBoundingClientRect();
  piece.classList.add("flying");
  piece.style.transform = "";
  piece.addEventListener("transitionend", () => piece.classList.remove("flying"), { once: true });
}

/** @param {Element} element @param {string} name */
function restart(element, name) {
  element.classList.remove(name);
  element.getBoundingClientRect();
  element.classList.add(name);
}
