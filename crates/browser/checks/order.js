// What must hold for every page: a language, a title, one main part, ids that are there once and are there when named.

const faults = [];
const blame = (isBad, fault) => isBad && faults.push(fault);

blame(!document.documentElement.lang, "the page has no language");
blame(!document.title.trim(), "the page has no title");
blame(document.querySelectorAll("main").length !== 1, "the page should have one main part");
blame(document.querySelectorAll("h1").length > 1, "the page has more than one h1");

const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at))) faults.push(`the id ${id} is there twice`);

for (const name of ["for", "form", "aria-labelledby", "aria-describedby", "aria-controls"]) {
  for (const element of document.querySelectorAll(`[${name}]`)) {
    for (const id of element.getAttribute(name).split(/\s+/)) {
      blame(!document.getElementById(id), `${name} names ${id}, which is not there`);
    }
  }
}
for (const element of document.querySelectorAll("[tabindex]")) {
  blame(element.tabIndex > 0, `a tabindex above 0: ${element.outerHTML.slice(0, 120)}`);
}
for (const link of document.querySelectorAll("[src], link[href]")) {
  const address = new URL(link.getAttribute("src") ?? link.getAttribute("href"), location.href);
  blame(address.origin !== location.origin, `something comes from elsewhere: ${address}`);
}
return faults;
