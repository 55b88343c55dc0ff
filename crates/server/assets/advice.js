// @ts-check
// Asking what a strong bot would do. The answer takes a while, so it does not wait in line with moves: whoever moves meanwhile does
// not need it any more.

import { consult, main, onChange } from "./page.js";

/** Is a bot thinking about it? */
let isThinking = false;

/** The button says so; pressed again, it does nothing. */
function dress() {
  const button = document.getElementById("hint-button");
  if (!button || !isThinking) return;
  button.textContent = button.dataset.thinking ?? "";
  button.classList.add("thinking");
  button.setAttribute("aria-disabled", "true");
}

/** @param {SubmitEvent} event */
async function ask(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (form.id !== "ask-hint") return;
  event.preventDefault();
  event.stopPropagation();
  if (isThinking) return;
  isThinking = true;
  dress();
  const { ply } = main().dataset;
  try {
    await consult(form, () => main().dataset.ply === ply);
  } finally {
    isThinking = false;
    undress();
  }
  document.querySelector("#hint.advice")?.scrollIntoView({ block: "nearest" });
  document.querySelector("#board .point.next")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** What was not answered can be asked again. */
function undress() {
  const button = document.getElementById("hint-button");
  if (!button?.classList.contains("thinking")) return;
  button.textContent = button.dataset.ask ?? "";
  button.classList.remove("thinking");
  button.removeAttribute("aria-disabled");
}

/** Starts listening. */
export function advice() {
  document.addEventListener("submit", ask, { capture: true });
  onChange(dress);
}
