// On a small screen: nothing sticks out sideways, the board is above the panel, and every control can be brought into
// view, is not covered by another, and is large enough for a finger.

const faults = [];
const root = document.documentElement;
if (root.scrollWidth > innerWidth) {
  faults.push(`the page is ${root.scrollWidth} wide on a screen of ${innerWidth}`);
  for (const element of document.querySelectorAll("body *")) {
    const box = element.getBoundingClientRect();
    if (box.right > innerWidth + 1 && box.width > 0) faults.push(`sticks out: ${element.outerHTML.slice(0, 100)}`);
    if (faults.length > 5) break;
  }
}
const [board, panel] = ["board", "panel"].map((id) => document.getElementById(id)?.getBoundingClientRect());
if (board && panel && board.top >= panel.top && board.right > panel.left + 1) {
  faults.push("the board should be above the panel, or beside it");
}

const isInline = (element) => element.matches("a:not(.btn):not(.hot)") || getComputedStyle(element).display === "inline";

for (const control of document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary")) {
  if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || control.matches(":disabled, .sr, .skip, [tabindex='-1']")) continue;
  control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const box = control.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const mine = top && (control.contains(top) || top.contains(control) || [...(control.labels ?? [])].some((label) => label.contains(top)));
  if (!mine) faults.push(`out of reach: ${control.outerHTML.slice(0, 120)} under ${top?.outerHTML.slice(0, 80)}`);
  if (!isInline(control) && Math.min(box.width, box.height) < 24) {
    const wide = [...(control.labels ?? [])].some((label) => Math.min(label.offsetWidth, label.offsetHeight) >= 24);
    if (!wide) faults.push(`${Math.round(box.width)} by ${Math.round(box.height)} is too small for a finger: ${control.outerHTML.slice(0, 120)}`);
  }
}
scrollTo(0, 0);
return faults;
