// @ts-check
// Looking back: the replay's buttons and slider, and the picture of a board.

import { byId, main, visit } from "./page.js";

/** How long a step is shown at the usual pace. */
const STEP = 900;

/** How many times as fast a replay can go. */
const PACES = [0.25, 0.5, 1, 2, 4, 8];

/** Whoever wants little motion is not shown more than about two steps a second. */
const CALM = 2;

/**
 * The next step to come while the replay plays.
 * @type {ReturnType<typeof setTimeout> | undefined}
 */
let playing;

let pace = 1;

/** @param {number} ply */
const at = (ply) => `/t/${main().dataset.id}/replay?ply=${ply}&as=${main().dataset.as}`;

/** @returns {number[]} The paces there are for whoever looks on. */
const paces = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? PACES.filter((one) => one <= CALM) : PACES);

function stop() {
  clearTimeout(playing);
  playing = undefined;
  byId("play")?.setAttribute("aria-pressed", "false");
}

async function play() {
  if (playing) return stop();
  byId("play")?.setAttribute("aria-pressed", "true");
  if (main().dataset.ply === main().dataset.last) await visit(at(0)).catch(stop);
  waitForNext();
}

function waitForNext() {
  clearTimeout(playing);
  playing = setTimeout(advance, STEP / pace);
}

/** A step on; the next is waited for only when this one is seen, however slow the line. */
async function advance() {
  const { ply, last } = main().dataset;
  const mine = playing;
  if (ply === last) return stop();
  await visit(at(Number(ply) + 1)).catch(stop);
  if (playing === mine) waitForNext();
}

/** @param {number} wanted */
function goAt(wanted) {
  const all = paces();
  pace = all.includes(wanted) ? wanted : (all.filter((one) => one < wanted).pop() ?? 1);
  const speed = byId("speed");
  if (speed) speed.textContent = `\u00d7${pace.toLocaleString(document.documentElement.lang)}`;
  byId("slower")?.setAttribute("aria-disabled", String(pace === all[0]));
  byId("faster")?.setAttribute("aria-disabled", String(pace === all[all.length - 1]));
  // Pieces have arrived before they fly again.
  document.documentElement.style.setProperty("--move", `${Math.min(420, (STEP / pace) * 0.6)}ms`);
  if (playing) waitForNext();
}

/** @param {number} by Slower or faster by so many paces. */
function hurry(by) {
  const wanted = paces()[paces().indexOf(pace) + by];
  if (!wanted) return;
  goAt(wanted);
  try {
    localStorage.setItem("pace", String(pace));
  } catch {
    // Then it lasts as long as the page.
  }
}

function rememberedPace() {
  try {
    return Number(localStorage.getItem("pace") ?? 1);
  } catch {
    return 1;
  }
}

/** @param {MouseEvent} event */
function click(event) {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("#play")) return void play();
  if (target.closest("#slower")) return hurry(-1);
  if (target.closest("#faster")) return hurry(1);
  if (target.closest("#picture")) return void picture();
  const link = target.closest("a");
  if (!link || !link.hasAttribute("href") || link.hasAttribute("download") || !link.pathname.endsWith("/replay")) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  stop();
  visit(link.pathname + link.search);
}

/**
 * The buttons by their keys. Plus is on one key with the equals sign.
 * @type {Record<string, string>}
 */
const KEYS = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", " ": "play", "-": "slower", "+": "faster", "=": "faster" };

/**
 * Does what has the focus take this key for itself? The slider wants only those that move it, a button only space.
 * @param {Element} target
 * @param {string} key
 */
function isTaken(target, key) {
  const moves = key.length > 1 ? ", input" : "";
  const presses = key === " " ? ", button, summary" : "";
  return target.closest(`select, textarea, input:not([type=range])${moves}${presses}`) !== null;
}

/** @param {KeyboardEvent} event */
function press(event) {
  const button = byId(KEYS[event.key] ?? "");
  if (!button || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.target instanceof Element && isTaken(event.target, event.key)) return;
  event.preventDefault();
  button.click();
}

/** Starts the replay. */
export function replay() {
  goAt(rememberedPace());
  document.addEventListener("click", click);
  document.addEventListener("keydown", press);
  document.addEventListener("input", (event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.id !== "ply") return;
    stop();
    visit(at(event.target.valueAsNumber));
  });
}

/** The board as a PNG file, drawn by the browser itself. */
async function picture() {
  const board = byId("board");
  if (!board) return;
  const { width, height } = board.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await drawing(board, width, height))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: width * 2, height: height * 2 });
  canvas.getContext("2d")?.drawImage(image, 0, 0, width * 2, height * 2);
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = byId("picture")?.dataset.name ?? "board.png";
  link.click();
}

/**
 * The board with its style sheets as one SVG.
 * @param {Element} board
 * @param {number} width
 * @param {number} height
 */
async function drawing(board, width, height) {
  const sheets = [...document.querySelectorAll("link[rel=stylesheet]")].map((sheet) => sheet.getAttribute("href") ?? "");
  const styles = await Promise.all(sheets.map(async (sheet) => (await fetch(sheet)).text()));
  const style = document.createElement("style");
  style.textContent = styles.join("\n");
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  const dark = document.documentElement.dataset.theme ?? (scheme.includes("dark") && matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  const page = document.createElement("div");
  page.setAttribute("style", `color-scheme: ${dark}; background: var(--paper); color: var(--ink); width: ${width}px; height: ${height}px`);
  page.append(board.cloneNode(true));
  const write = (/** @type {Node} */ node) => new XMLSerializer().serializeToString(node);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${write(style)}${write(page)}</foreignObject></svg>`;
}
