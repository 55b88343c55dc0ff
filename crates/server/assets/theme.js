// @ts-check
// Runs before the first paint: says that there is a script, and puts on the theme chosen earlier.
document.documentElement.classList.add("scripted");
try {
  const theme = localStorage.getItem("theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; then the browser's own preference holds.
}
