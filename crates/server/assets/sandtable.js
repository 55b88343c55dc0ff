// @ts-check
// Everything a page does beyond plain links and forms. All of it works without this script too, by the same handlers.

import { about } from "./about.js";
import { advice } from "./advice.js";
import { alerts } from "./alerts.js";
import { armies } from "./armies.js";
import { arrows } from "./arrows.js";
import { dragging } from "./drag.js";
import { hints } from "./hints.js";
import { keys } from "./keys.js";
import { lesson } from "./lesson.js";
import { live } from "./live.js";
import { byId, main, parse, submit, visit, wait } from "./page.js";
import { panel } from "./panel.js";
import { plane } from "./plane.js";
import { ranges } from "./ranges.js";
import { replay } from "./replay.js";
import { review } from "./review.js";
import { rules } from "./rules.js";
import { endShow, scenes, showAgain, showNews } from "./scenes.js";

/** The switch goes from what is seen to the other. */
function theme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  try {
    localStorage.setItem("theme", root.dataset.theme);
  } catch {
    // Then it lasts as long as the page.
  }
}

/** @param {HTMLElement} button */
async function copy(button) {
  const field = byId(button.dataset.copy ?? button.dataset.copyText ?? "");
  const link = field instanceof HTMLInputElement ? field.value : (button.dataset.copyLink ?? "");
  const text = field instanceof HTMLTextAreaElement ? field.value : new URL(link, location.href).href;
  if (!(await onClipboard(text))) return void field?.scrollIntoView();
  const said = button.textContent;
  button.textContent = button.dataset.copied ?? "";
  await wait(1500);
  button.textContent = said;
}

/**
 * Puts a text on the clipboard. Where the page did not come over https, as in a home network, only the old way works.
 * @param {string} text
 * @returns {Promise<boolean>} Whether it is there.
 */
async function onClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = Object.assign(document.createElement("textarea"), { value: text });
    document.body.append(field);
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    return copied;
  }
}

/** @param {MouseEvent} event */
function click(event) {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("#theme")) return theme();
  const copied = target.closest("[data-copy], [data-copy-link], [data-copy-text]");
  if (copied instanceof HTMLElement) return void copy(copied);
  const open = byId("me");
  if (open?.hasAttribute("open") && !open.contains(target)) open.removeAttribute("open");
}

/**
 * Clicks of the table: picking, dropping what was picked, the steps since the last turn.
 * @param {MouseEvent} event
 */
function tableClick(event) {
  const link = /** @type {Element} */ (event.target).closest("a");
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link?.id === "step-through") {
    event.preventDefault();
    return showNews();
  }
  endShow();
  if (!link?.matches("#board :is(.hot, .picked, .swap), #drop, #hand-over")) return;
  event.preventDefault();
  visit(link.pathname + link.search);
}

/** @param {SubmitEvent} event */
function send(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.getAttribute("method") !== "post" || "whole" in form.dataset || !form.closest("main")) return;
  event.preventDefault();
  submit(form, event.submitter);
}

/** How far this browser has seen the table: who comes back to more is shown the rest. */
function comeBack() {
  const { id, ply } = main().dataset;
  const key = `seen ${id}`;
  try {
    const seen = Number(localStorage.getItem(key) ?? 0);
    if (seen > 0 && seen < Number(ply)) showAgain(seen);
    addEventListener("pagehide", () => localStorage.setItem(key, main().dataset.ply ?? "0"));
  } catch {
    // Without storage nobody is known to come back.
  }
}

/**
 * Options that only count sometimes are put out of sight.
 * @param {HTMLFormElement} form
 */
function depend(form) {
  const data = new FormData(form);
  for (const option of form.querySelectorAll(".depends")) {
    option.classList.toggle("off", data.get(option.getAttribute("data-on") ?? "") !== option.getAttribute("data-word"));
  }
}

/**
 * The seats hang on the options: asks which there are now.
 * @param {HTMLFormElement} form
 */
async function reseat(form) {
  const data = /** @type {any} */ (new FormData(form));
  const answer = await fetch(`${form.getAttribute("action")}?${new URLSearchParams(data)}`).catch(() => null);
  const seats = answer?.ok && parse(await answer.text()).getElementById("seats");
  if (!seats) return;
  seats.querySelectorAll("select").forEach((select) => (select.value = data.get(select.name) ?? select.value));
  byId("seats")?.replaceWith(document.adoptNode(seats));
}

/** @param {HTMLFormElement} form */
function newTable(form) {
  depend(form);
  // What is wrong must be seen, also if it is folded.
  form.addEventListener("invalid", (event) => /** @type {Element} */ (event.target).closest("details")?.setAttribute("open", ""), true);
  form.addEventListener("change", (event) => {
    depend(form);
    const field = /** @type {HTMLInputElement} */ (event.target);
    if (field.closest(".options")) reseat(form);
    // Whoever chooses the game's own opponent plays the other side.
    if (field.value === "automa") form.querySelectorAll("#seats select").forEach((other) => other !== field && (/** @type {HTMLSelectElement} */ (other).value = "me"));
  });
}

/** The table, with all that moves on it. */
function table() {
  document.addEventListener("submit", send);
  document.addEventListener("click", tableClick);
  keys();
  hints();
  advice();
  about();
  dragging();
  plane();
  ranges();
  arrows();
  panel();
  lesson();
  scenes();
  live();
  comeBack();
}

document.addEventListener("click", click);
alerts();
const form = byId("new");
if (form instanceof HTMLFormElement) newTable(form);
if (main().id === "armies") armies();
if (main().id === "rules") rules();
if (main().id === "review") review();
if (main().id === "table") table();
if (main().id === "replay") {
  about();
  keys();
  plane();
  replay();
}
