// @ts-check
// Hears from the server that the table has changed, and fetches it. The stream is closed while nobody looks: a browser
// keeps few connections to one place.

import { byId, main, onChange, quiet, refresh } from "./page.js";

/** @type {EventSource | null} */
let stream = null;
let pause = 500;
/** @type {number | undefined} */
let retry;

/** The latest change we heard of. An answer that was under way may be older. */
let heard = 0;

/** The change the page shows. */
const version = () => Number(main().dataset.version ?? 0);

function listen() {
  hush();
  stream = new EventSource(`/t/${main().dataset.id}/live?since=${version()}`);
  stream.addEventListener("open", () => {
    pause = 500;
    say("");
  });
  stream.addEventListener("change", hear);
  stream.addEventListener("error", lost);
}

function hush() {
  clearTimeout(retry);
  stream?.close();
  stream = null;
}

/**
 * The same version again means that somebody came or went. The answer to one's own move brings its news itself, and only
 * it ends what was picked; so that is waited for.
 * @param {MessageEvent} event
 */
async function hear(event) {
  const [told, shown] = [Number(event.lastEventId), version()];
  heard = Math.max(heard, told);
  await quiet();
  if (told > version() || (told === shown && told === version())) catchUp();
}

async function catchUp() {
  try {
    await refresh();
  } catch {
    lost();
  }
}

/** The browser tries again by itself as long as the stream is not closed; after that we do. */
function lost() {
  say(main().dataset.lost ?? "");
  if (stream && stream.readyState !== EventSource.CLOSED) return;
  clearTimeout(retry);
  retry = setTimeout(listen, pause);
  pause = Math.min(pause * 2, 15000);
}

/** @param {string} text */
function say(text) {
  const line = byId("line-state");
  if (!line) return;
  line.textContent = text;
  line.classList.toggle("lost", text !== "");
}

/** Keeps the table up to date. */
export function live() {
  listen();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return hush();
    listen();
    catchUp();
  });
  addEventListener("pagehide", hush);
  addEventListener("online", listen);
  onChange(() => {
    const title = main().dataset.title;
    if (title) document.title = title;
    if (heard > version()) setTimeout(catchUp, 100);
  });
}
