// Everything the Tab key stops at must look different while it has the focus: itself, its label, or what is around it.
// Needs a Tab pressed before, so that the browser takes the focus for one of the keyboard.

const STOPS = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex='-1'])";
const LOOKS = [
  "outlineStyle", "outlineWidth", "outlineColor", "boxShadow", "borderTopColor", "borderTopWidth", "backgroundColor",
  "textDecorationLine", "transform", "translate", "top", "clipPath", "stroke", "filter",
];

const look = (element, pseudo) => {
  const style = getComputedStyle(element, pseudo);
  if (style.outlineStyle === "none") return LOOKS.slice(3).map((name) => style[name]).join();
  return LOOKS.map((name) => style[name]).join();
};

const around = (element) =>
  [element, element.parentElement, element.nextElementSibling, ...(element.labels ?? [])].filter(Boolean);

const looks = (element) =>
  around(element).flatMap((one) => [look(one), look(one, "::before"), look(one, "::after")]).join("|");

const faults = [];
const calm = new CSSStyleSheet();
calm.replaceSync("* { transition: none !important; animation: none !important; }");
document.adoptedStyleSheets = [...document.adoptedStyleSheets, calm];
for (const element of document.querySelectorAll(STOPS)) {
  if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(":disabled")) continue;
  document.activeElement?.blur();
  const before = looks(element);
  element.focus({ preventScroll: true, focusVisible: true });
  if (document.activeElement !== element) faults.push(`cannot be focused: ${element.outerHTML.slice(0, 120)}`);
  else if (looks(element) === before) faults.push(`looks the same with the focus: ${element.outerHTML.slice(0, 120)}`);
}
document.activeElement?.blur();
document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== calm);
return faults;
