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
const asking = () => ({ "X-Fragment": "1", ...(last && { "X-Page": last.tag }) });

/**
 * The pieces of a page: one begins at every tag that opens.
 * @param {string} text
 */
const pieces = (text) => text.split(/(?=<(?!\/))/);

/**
 * What the changes make of the last page. Their first line says what is where: `3:9` are nine pieces of the last page from its
 * fourth on, `+2` the next two of the new ones, which are in the other lines.
 * @param {string} old
 * @param {string} changes
 */
function patched(old, changes) {
  const end = changes.indexOf("\n");
  const [known, fresh] = [pieces(old), pieces(changes.slice(end + 1))];
  let next = 0;
  const part = (/** @type {string} */ word) => {
    const [first, count] = word.split(":").map(Number);
    const [from, start, many] = count === undefined ? [fresh, next, first] : [known, first, count];
    if (from === fresh) next += many;
    return from.slice(start, start + many).join("");
  };
  return changes.slice(0, end).split(" ").map(part).join("");
}

/**
 * Reads an answer, and keeps it unless one that was asked for later has overtaken it.
 * @param {Response} answer
 * @param {number} turn
 * @param {Page | null} shown The last page when it was asked for.
 * @returns {Promise<string>}
 */
async function read(answer, turn, shown) {
  const isChange = answer.headers.get("Content-Type") === "application/x-sandtable-changes";
  const text = isChange ? patched(shown?.text ?? "", await answer.text()) : await answer.text();
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
