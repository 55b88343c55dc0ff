// @ts-check
// The page on which armies are put together. The server judges the army: after every change it is asked again, and the parts
// of its answer that hang on the change are put in place.

import { byId, parse, wait } from "./page.js";

/** What is put in place after every change. */
const JUDGED = ["army-verdict", "army-share"];
/** What hangs on the faction and on whether troops may be hired. */
const LISTED = ["army-leaders", "army-units"];

let asked = 0;

/** @param {Document} page @param {string[]} ids */
function replace(page, ids) {
  for (const id of ids) {
    const next = page.getElementById(id);
    if (next) byId(id)?.replaceWith(document.adoptNode(next));
  }
}

/** @param {HTMLFormElement} form @param {string[]} ids */
async function judge(form, ids) {
  const turn = ++asked;
  await wait(120);
  if (turn !== asked) return;
  const fields = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  const answer = await fetch(`${form.getAttribute("action")}?${fields}`).catch(() => null);
  if (!answer?.ok || turn !== asked) return;
  replace(parse(await answer.text()), ids);
  const link = byId("army-link");
  if (link instanceof HTMLInputElement) history.replaceState(null, "", new URL(link.value).search);
}

/** @param {HTMLElement} button */
function step(button) {
  const field = byId(button.dataset.field ?? "");
  if (!(field instanceof HTMLInputElement)) return;
  if (button.dataset.step === "1") field.stepUp();
  else field.stepDown();
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** @param {Event} event */
function changed(event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  field.closest(".army-unit")?.classList.toggle("taken", Number(field.value) > 0);
  const form = field.form;
  const lists = field.id === "army-faction" || field.id === "army-hired";
  if (form) judge(form, lists ? [...JUDGED, ...LISTED] : JUDGED);
}

/** The page. */
export function armies() {
  const form = byId("army");
  form?.addEventListener("input", changed);
  form?.addEventListener("click", (event) => {
    const button = /** @type {Element} */ (event.target).closest("[data-step]");
    if (button instanceof HTMLElement) step(button);
  });
}
