// On every page: arrow keys that turn pages, and a navigation that shows where the reader is.
// A page reads the same without it.
(() => {
  "use strict";

  // In a script that runs from right to left, what comes next stands on the left.
  const isRightToLeft = document.documentElement.dir === "rtl";
  const relations = isRightToLeft
    ? { ArrowRight: "prev", ArrowLeft: "next" }
    : { ArrowLeft: "prev", ArrowRight: "next" };

  const KEYS_OF_THEIR_OWN = "input, select, textarea, dialog, audio, video, [contenteditable], " +
    "[role=application], [role=slider], [role=listbox], [role=menu], [role=tablist], [role=radiogroup]";

  // Where an arrow already means something: in fields, in what moves sideways, in an open dialog.
  const usesArrows = (element) => {
    if (element.closest(KEYS_OF_THEIR_OWN)) return true;
    for (let part = element; part && part !== document.body; part = part.parentElement) {
      if (part.scrollWidth > part.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(part).overflowX)) return true;
    }
    return false;
  };

  // A page that is zoomed in, or wider than the window, is moved by the arrows.
  const pageMoves = () =>
    (window.visualViewport && window.visualViewport.scale > 1.01) ||
    document.documentElement.scrollWidth > document.documentElement.clientWidth + 1;

  document.addEventListener("keydown", (event) => {
    const relation = relations[event.key];
    if (!relation || event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (document.querySelector("dialog[open]") || usesArrows(event.target) || pageMoves()) return;
    const link = document.querySelector(`link[rel="${relation}"]`);
    if (!link) return;
    event.preventDefault();
    location.assign(link.href);
  });

  // "/" leads into the search, from every page; on its own page into the field.
  const lens = document.querySelector("a.find");
  if (lens) lens.setAttribute("aria-keyshortcuts", "/");
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || !lens || event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (event.target.closest("input, select, textarea, [contenteditable]")) return;
    event.preventDefault();
    const field = document.querySelector("form[data-index] [type=search]");
    if (field) field.focus();
    else location.assign(lens.href);
  });

  for (const [key, relation] of Object.entries(relations)) {
    const link = document.querySelector(`.turn a[rel="${relation}"]`);
    if (link) link.setAttribute("aria-keyshortcuts", key);
  }

  // On a narrow screen the sections are one line, of which the current one is brought to the middle.
  const line = document.querySelector(".mast ul");
  const here = line && line.querySelector("[aria-current]");
  const centre = () => {
    const item = here.closest("li");
    // Where it holds on to an edge it does not tell where it belongs.
    item.classList.add("loose");
    const [outer, inner] = [line.getBoundingClientRect(), here.getBoundingClientRect()];
    item.classList.remove("loose");
    line.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  };
  if (here) {
    centre();
    // The window or the letters may become wider.
    const observer = new ResizeObserver(centre);
    observer.observe(line);
    observer.observe(here);
  }

  // The story keeps where its reader was, in the browser and nowhere else. A browser that keeps nothing says so by an error.
  const kept = (key, value) => {
    try {
      if (value === undefined) return JSON.parse(localStorage.getItem(key));
      localStorage.setItem(key, JSON.stringify(value));
    } catch { /* Then one begins at the beginning. */ }
    return null;
  };
  const story = document.querySelector("a[data-story]");
  if (story) {
    const key = "tripbook story " + story.href.replace(/[?#].*$/, "");
    const place = kept(key);
    // What is kept is a day and its name; its page is told by this one, as the story may have grown.
    const parts = story.dataset.parts.split("|").map((part) => part.split(" "));
    const part = place && parts.filter(([first]) => first <= place.day).pop();
    if (part && /^\d{4}-\d\d-\d\d$/.test(place.day) && typeof place.name === "string") {
      story.textContent = story.dataset.words.replace("{what}", () => place.name);
      story.href = part[1] + "#day-" + place.day;
      story.hidden = false;
    }
    const leaves = [...document.querySelectorAll(".leaf")];
    // The first day is where everybody begins.
    const isBegun = (leaf) => leaf.id !== "day-" + parts[0][0];
    const observer = new IntersectionObserver((changes) => {
      for (const { isIntersecting, target } of changes) {
        if (!isIntersecting || !isBegun(target)) continue;
        kept(key, { day: target.id.slice("day-".length), name: target.dataset.name });
      }
    }, { rootMargin: "-45% 0px -45% 0px" });
    for (const leaf of leaves) observer.observe(leaf);
  }
})();
