// @ts-check
// The inside of a page from the server: whole, or as what has changed since the last one. The last one is kept as text,
// under the tag the server gave it, and nothing older.

/**
 * A page, its tag, and when it was asked for.
 * @typedef {{ tag: string, text: string, turn: number }} Page
 */
/** @type {Page | null} */
let last = null;
let asked = 0;

/** @returns {Record<string, string>} What asks for the inside of a page. */
const asking = () => ({ "X-Fragment": "1", ...(last && { "X-Shown": last.tag }) });

/**
 * The parts of a diff: numbers say which pieces of the last page stay, the first and how many; the rest is new.
 * @param {string} old
 * @param {([number, number] | string)[]} parts
 */
function patched(old, parts) {
  const pieces = old.split(/(?=<(?!\/))/);
  return parts.map((part) => (typeof part === "string" ? part : pieces.slice(part[0], part[0] + part[1]).join(""))).join("");
}

/**
 * Reads an answer, and keeps it unless one that was asked for later has overtaken it.
 * @param {Response} answer
 * @param {number} turn
 * @param {Page | null} shown The last page when it was asked for.
 * @returns {Promise<string>}
 */
async function read(answer, turn, shown) {
  const isDiff = answer.headers.get("Content-Type") === "application/json";
  const text = isDiff ? patched(shown?.text ?? "", await answer.json()) : await answer.text();
  const tag = answer.headers.get("X-Page");
  if (tag && turn > (last?.turn ?? 0)) last = { tag, text, turn };
  return text;
}

/**
 * Fetches the inside of a page.
 * @param {string} address
 * @param {RequestInit} [how]
 * @returns {Promise<[Response, Document]>}
 */
export async function fetchInside(address, how) {
  const [shown, turn] = [last, ++asked];
  const answer = await fetch(address, { ...how, headers: asking() });
  return [answer, new DOMParser().parseFromString(await read(answer, turn, shown), "text/html")];
}
