// What the board offers to click is not covered by another part of the board. What lies outside of the window, or under
// something that stays in place while the rest scrolls, can be scrolled to; what still moves will have gone.

const stays = (element) => ["sticky", "fixed"].includes(getComputedStyle(element).position);
const isScrolledFrom = (element) => {
  for (let at = element; at; at = at.parentElement) if (stays(at)) return true;
  return false;
};

/** Is the point outside of a part of the board that scrolls by itself? */
const isScrolledAway = (element, x, y) => {
  for (let at = element.parentElement; at && at.id !== "board"; at = at.parentElement) {
    const box = at.getBoundingClientRect();
    const scrolls = /auto|scroll/.test(getComputedStyle(at).overflow);
    if (scrolls && (x < box.left || x > box.right || y < box.top || y > box.bottom)) return true;
  }
  return false;
};

const movers = document.getAnimations().map((animation) => animation.effect?.target);
const moves = (element) => movers.some((mover) => mover?.contains(element));

/** Does a click there do the same? A large thing may lie in two places. */
const doesTheSame = (hot, top) => {
  const other = top.closest(".hot");
  return other?.outerHTML === hot.outerHTML;
};

const faults = [];
for (const hot of document.querySelectorAll("#board .hot")) {
  const box = hot.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const top = document.elementFromPoint(x, y);
  if (isScrolledAway(hot, x, y)) continue;
  if (!top?.closest("#board") || hot.contains(top) || doesTheSame(hot, top)) continue;
  if (isScrolledFrom(top) || moves(hot) || moves(top)) continue;
  faults.push(`covered: ${hot.outerHTML.slice(0, 120)} by ${top.outerHTML.slice(0, 120)}`);
}
return faults;
