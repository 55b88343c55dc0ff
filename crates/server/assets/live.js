// @ts-check
// Hears from the server that tables have changed. One tab of a browser listens for all of them, because a browser keeps few
// connections to one place: the tab that holds a Web Lock, which is the one looked at last. It tells the others, hidden ones
// too. Where there are no Web Locks a tab listens while it is seen, and asks now and then while it is not.

import { markTurn, ring } from "./alerts.js";
import { lineIsBack, main, onChange, quiet, refresh, sayLine } from "./page.js";

/** How a table stands, as the server tells it: first how it is, then every change. */
/** @typedef {{ table: string, version: number, mine: boolean }} Standing */
/** What tabs tell each other: news of a table, how the line is, that a tab was opened or closed. */
/** @typedef {{ kind: string, standing?: Standing, isLost?: boolean }} News */

/** The lock of the tab that listens; and of each tab, followed by its table. */
const LISTENER = "sandtable listener";
const TABLE = "sandtable table ";

/** How often a hidden tab asks where it cannot listen, and how often the listener looks which tabs are left. */
const SLOW = 20_000;

/** @type {BroadcastChannel | null} */
let channel = null;
/** @type {EventSource | null} */
let stream = null;
/** The address of the stream: it names the tables. */
let followed = "";
let isListener = false;
let pause = 500;
/** @type {number | undefined} */
let retry;

/** The latest change we heard of. An answer that was under way may be older. */
let heard = 0;

/** The change the page shows. */
const version = () => Number(main().dataset.version ?? 0);

const own = () => main().dataset.id ?? "";

/** @returns {Promise<string[]>} The tables that any tab of this browser has open. */
async function openTables() {
  const { held } = channel ? await navigator.locks.query() : { held: [] };
  const names = (held ?? []).map(({ name }) => name ?? "").filter((name) => name.startsWith(TABLE));
  return [...new Set([own(), ...names.map((name) => name.slice(TABLE.length))])].sort();
}

/** @param {string[]} tables */
const addressOf = (tables) => `/live?${new URLSearchParams(tables.map((table) => ["t", table]))}`;

/** Listens to what is open now. What was listened to so far is left only when the new line stands. */
async function listen() {
  const address = addressOf(await openTables());
  const isThere = stream && stream.readyState !== EventSource.CLOSED;
  if (!isListener || (isThere && address === followed)) return;
  clearTimeout(retry);
  const [old, next] = [stream, new EventSource(address)];
  [stream, followed] = [next, address];
  next.addEventListener("open", () => {
    old?.close();
    pause = 500;
    spread({ kind: "line", isLost: false });
  });
  next.addEventListener("error", () => {
    old?.close();
    lost(next);
  });
  for (const kind of ["stand", "change"]) next.addEventListener(kind, (event) => announce(kind, JSON.parse(event.data)));
}

function hush() {
  clearTimeout(retry);
  stream?.close();
  stream = null;
}

/**
 * The browser tries again by itself as long as the stream is not closed; after that we do.
 * @param {EventSource} failed
 */
function lost(failed) {
  if (failed !== stream) return;
  spread({ kind: "line", isLost: true });
  if (failed.readyState !== EventSource.CLOSED) return;
  clearTimeout(retry);
  retry = setTimeout(listen, pause);
  pause = Math.min(pause * 2, 15000);
}

/** @param {string} kind @param {Standing} standing */
function announce(kind, standing) {
  ring(standing.table, standing.mine, document.hidden || standing.table !== own());
  spread({ kind, standing });
}

/** @param {News} news For every tab, this one included. */
function spread(news) {
  channel?.postMessage(news);
  take(news);
}

/** @param {News} news */
function take({ kind, standing, isLost }) {
  if (kind === "tabs") return void (isListener && setTimeout(listen, 300));
  if (kind === "line") return isLost ? sayLine("lost") : lineIsBack();
  if (standing?.table === own()) hear(kind, standing);
}

/**
 * The same version again means that somebody came or went. The answer to one's own move brings its news itself, and only
 * it ends what was picked; so that is waited for. A tab that nobody sees only shows whose turn it is.
 * @param {string} kind
 * @param {Standing} standing
 */
async function hear(kind, { version: told, mine }) {
  const shown = version();
  heard = Math.max(heard, told);
  if (document.hidden) return markTurn(mine);
  await quiet();
  if (told > version() || (kind === "change" && told === shown && told === version())) refresh();
}

let place = new AbortController();

/**
 * Becomes the tab that listens: at once, or when no other does.
 * @param {boolean} atOnce
 */
async function takePlace(atOnce) {
  place.abort();
  place = new AbortController();
  const how = atOnce ? { steal: true } : { signal: place.signal };
  await navigator.locks.request(LISTENER, how, hold).catch(() => {});
  if (!isListener) return;
  // Another tab is looked at now.
  isListener = false;
  hush();
  takePlace(false);
}

/** @returns {Promise<void>} Which ends only with the tab. */
function hold() {
  isListener = true;
  listen();
  return new Promise(() => {});
}

/** One tab listens for all. */
function share() {
  channel = new BroadcastChannel("sandtable");
  channel.addEventListener("message", ({ data }) => take(data));
  const tellTabs = () => channel?.postMessage({ kind: "tabs" });
  navigator.locks.request(TABLE + own(), { mode: "shared" }, () => {
    tellTabs();
    return new Promise(() => {});
  });
  addEventListener("pagehide", tellTabs);
  setInterval(() => isListener && listen(), SLOW);
  takePlace(!document.hidden);
}

/** Asks how the table stands, once. */
async function ask() {
  const answer = await fetch(`${addressOf([own()])}&now`).catch(() => null);
  if (!document.hidden || !answer?.ok) return;
  /** @type {Standing[]} */
  const standings = await answer.json();
  standings.forEach((standing) => announce("stand", standing));
}

/** Each tab is on its own. */
function beAlone() {
  isListener = true;
  setInterval(() => document.hidden && ask(), SLOW);
  if (!document.hidden) listen();
}

function comeIntoSight() {
  if (document.hidden) return void (channel ?? hush());
  if (!channel) listen();
  else if (!isListener) takePlace(true);
  refresh();
}

/** Keeps the table up to date. */
export function live() {
  if ("locks" in navigator && "BroadcastChannel" in globalThis) share();
  else beAlone();
  document.addEventListener("visibilitychange", comeIntoSight);
  addEventListener("pagehide", hush);
  addEventListener("online", listen);
  onChange(() => {
    const { title, turn, curtain } = main().dataset;
    if (title) document.title = title;
    markTurn(turn === "mine" || curtain !== undefined);
    if (heard > version()) setTimeout(refresh, 100);
  });
}
