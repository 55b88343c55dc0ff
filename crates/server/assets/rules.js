// @ts-check
// The page of the rules: a paragraph that is linked to unfolds its section, and the search shows only what it finds.

import { byId } from "./page.js";

const sections = () => /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll(".rules-section"));
const field = () => /** @type {HTMLInputElement} */ (byId("rules-search"));

/** Shows the paragraph of the address, whatever is folded or filtered away. */
function unfoldTarget() {
  const target = byId(decodeURIComponent(location.hash.slice(1)));
  const section = target?.closest("details");
  if (!target || !section) return;
  if (field().value) {
    field().value = "";
    search();
  }
  section.open = true;
  target.scrollIntoView();
}

/** @param {string} text */
const plain = (text) => text.toLowerCase().replaceAll("ё", "е");

/** Keeps the paragraphs that have all the words; each section with one of them is unfolded. */
function search() {
  const words = plain(field().value).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const section of sections()) {
    const rules = [...section.querySelectorAll(".rule")];
    const kept = rules.filter((rule) => words.every((word) => plain(rule.textContent ?? "").includes(word)));
    for (const rule of rules) rule.classList.toggle("found", kept.includes(rule));
    section.hidden = words.length > 0 && kept.length === 0;
    section.open = words.length > 0 && kept.length > 0;
    found += kept.length;
  }
  byId("reference")?.classList.toggle("searching", words.length > 0);
  tell(words.length > 0, found);
}

/** @param {boolean} searching @param {number} found */
function tell(searching, found) {
  const output = byId("rules-found");
  if (!output) return;
  const said = found > 0 ? `${output.dataset.found} ${found}` : (output.dataset.none ?? "");
  output.textContent = searching ? said : "";
}

/** The page. */
export function rules() {
  field().addEventListener("input", search);
  byId("rules-unfold")?.addEventListener("click", () => {
    for (const section of sections()) section.open = true;
  });
  addEventListener("hashchange", unfoldTarget);
  document.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest("a");
    if (link?.hash && link.hash === location.hash) unfoldTarget();
  });
  if (field().value) search();
  unfoldTarget();
}
