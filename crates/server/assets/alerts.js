// @ts-check
// Tells whoever looks elsewhere that it is their turn: by the title and the sign of the tab, and if they wish so by a tone and
// by a notification. What they wish is kept by the browser; nobody is asked for anything before they wish it.

import { byId } from "./page.js";

const DOT = "\u25cf ";

/** @param {boolean} isMine */
export function markTurn(isMine) {
  const plain = document.title.replace(DOT, "");
  document.title = isMine ? DOT + plain : plain;
  const icon = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  const wanted = isMine ? icon?.dataset.turn : icon?.dataset.plain;
  if (icon && wanted && icon.getAttribute("href") !== wanted) icon.href = wanted;
}

/** @param {string} wish @returns {boolean} */
function wishes(wish) {
  try {
    return localStorage.getItem(wish) === "yes";
  } catch {
    return false;
  }
}

/** @param {string} wish @param {boolean} isWished */
function keep(wish, isWished) {
  try {
    localStorage.setItem(wish, isWished ? "yes" : "no");
  } catch {
    // Then it lasts as long as the page.
  }
}

/**
 * Whose turn it was at each table.
 * @type {Map<string, boolean>}
 */
const turns = new Map();

/**
 * Whose turn it is at a table now; if it has just become the visitor's and they do not see it, they are told as they wish.
 * @param {string} table
 * @param {boolean} isMine
 * @param {boolean} isUnseen
 */
export function ring(table, isMine, isUnseen) {
  const isNew = isMine && turns.get(table) === false;
  turns.set(table, isMine);
  if (!isNew || !isUnseen) return;
  if (wishes("alert-sound")) tone();
  if (wishes("alert-notice")) notify(table);
}

/** Two short notes. */
function tone() {
  const sound = new AudioContext();
  const volume = sound.createGain();
  volume.connect(sound.destination);
  [660, 880].forEach((pitch, at) => {
    const note = new OscillatorNode(sound, { frequency: pitch });
    note.connect(volume);
    note.start(sound.currentTime + at * 0.16);
    note.stop(sound.currentTime + at * 0.16 + 0.14);
  });
  volume.gain.setValueAtTime(0.15, sound.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.35);
  setTimeout(() => sound.close(), 1000);
}

/** @param {string} table */
function notify(table) {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const notice = new Notification(byId("alerts")?.dataset.say ?? "", { tag: table, body: document.title.replace(DOT, "") });
  notice.addEventListener("click", () => {
    focus();
    notice.close();
  });
}

/** @param {HTMLInputElement} box Asks for the browser's permission, and unticks the box without it. */
async function permit(box) {
  const answer = "Notification" in globalThis ? await Notification.requestPermission() : "denied";
  box.checked = answer === "granted";
  byId("alert-refused")?.toggleAttribute("hidden", box.checked);
  keep("alert-notice", box.checked);
}

/** @param {Event} event */
function wish(event) {
  const box = event.target;
  if (!(box instanceof HTMLInputElement) || !box.closest("#alerts")) return;
  if (box.id === "alert-notice" && box.checked) return void permit(box);
  keep(box.id, box.checked);
  if (box.id === "alert-sound" && box.checked) tone();
}

/** Shows what is wished, and listens. */
export function alerts() {
  for (const box of document.querySelectorAll("#alerts input")) /** @type {HTMLInputElement} */ (box).checked = wishes(box.id);
  document.addEventListener("change", wish);
}
