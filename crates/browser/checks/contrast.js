// Every text against what is painted behind it, by the numbers of WCAG 2 AA. What lies behind is asked of the browser
// point by point, because on a board it is rarely an ancestor.

const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
const seen = new Map();

/** Any CSS colour as red, green, blue and opacity. */
function colour(text) {
  if (!seen.has(text)) {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = "#000";
    pen.fillStyle = text;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
    seen.set(text, [r, g, b, a / 255]);
  }
  return seen.get(text);
}

const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];

function light([r, g, b]) {
  const part = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
}

function contrast(one, other) {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** How much of an element is left after the opacity of all around it. */
function opacity(element) {
  let rest = 1;
  for (let at = element; at; at = at.parentElement) rest *= Number(getComputedStyle(at).opacity);
  return rest;
}

/** The colours an element may put behind a text: none, one, or the stops of a gradient. */
function paints(element) {
  const style = getComputedStyle(element);
  if (element instanceof SVGGeometryElement || element instanceof SVGUseElement) {
    return style.fill.startsWith("url") || style.fill === "none" ? [] : [[style.fill, Number(style.fillOpacity)]];
  }
  const stops = style.backgroundImage.includes("gradient(") ? (style.backgroundImage.match(/(?:rgba?|color|oklch|oklab|lab|lch|hsla?)\([^()]*\)/g) ?? []) : [];
  return [[style.backgroundColor, 1], ...stops.map((stop) => [stop, 1])];
}

/** All colours that may lie behind a text of this element at a point. */
function grounds(element, x, y) {
  const stack = document.elementsFromPoint(x, y);
  const from = stack.indexOf(element);
  if (from < 0) return [];
  const canvas = matchMedia("(prefers-color-scheme: dark)").matches ? [18, 18, 18, 1] : [255, 255, 255, 1];
  let found = [canvas];
  for (const layer of stack.slice(from).reverse()) {
    const [base, ...stops] = paints(layer).map(([text, part]) => {
      const [r, g, b, a] = colour(text);
      return [r, g, b, a * part * opacity(layer)];
    });
    if (!base) continue;
    found = found.map((below) => over(base, below));
    found = [...found, ...stops.flatMap((stop) => found.map((below) => over(stop, below)))].slice(0, 12);
  }
  return found;
}

/** Large letters need less; a drawing may be shown smaller or larger than it is written. */
const isLarge = (element, style) => {
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const size = parseFloat(style.fontSize) * scale;
  return size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
};

const isShown = (element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
  !element.closest(":disabled, [aria-disabled=true]");

/** The worst contrast of an element's text in a box, if it is too low. */
function judge(element, box, said) {
  if (box.width < 2 || box.height < 2) return [];
  const style = getComputedStyle(element);
  const ink = colour(element instanceof SVGElement ? style.fill : style.color);
  const part = ink[3] * opacity(element);
  const needed = isLarge(element, style) ? 3 : 4.5;
  const behind = grounds(element, box.left + box.width / 2, box.top + box.height / 2);
  const worst = Math.min(...behind.map((ground) => contrast(over([ink[0], ink[1], ink[2], part], ground), ground)));
  if (behind.length === 0 || worst >= needed - 0.02) return [];
  const name = `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ""}.${[...element.classList].join(".")}`;
  return [`contrast ${worst.toFixed(2)} of ${needed}: "${said.trim().slice(0, 30)}" in ${name} of ${element.parentElement?.getAttribute("class") || element.parentElement?.tagName}`];
}

const sheet = new CSSStyleSheet();
sheet.replaceSync("* { pointer-events: auto !important; transition: none !important; animation: none !important; }");
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
try {
  const faults = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const element = text.parentElement;
    if (!text.nodeValue.trim() || !isShown(element)) continue;
    range.selectNodeContents(text);
    let box = range.getClientRects()[0];
    if (!box) continue;
    if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) {
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      box = range.getClientRects()[0];
    }
    judge(element, box, text.nodeValue).forEach((fault) => faults.add(fault));
  }
  for (const field of document.querySelectorAll("input[type=text], input[type=number], textarea, select")) {
    if (!isShown(field)) continue;
    field.scrollIntoView({ block: "center", behavior: "instant" });
    judge(field, field.getBoundingClientRect(), "what is written").forEach((fault) => faults.add(fault));
  }
  return [...faults];
} finally {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  scrollTo(0, 0);
}
