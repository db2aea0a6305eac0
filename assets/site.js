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

  // "/" leads into the search, from every page; on its own page into the field.
  const lens = document.querySelector("a.find");
  lens?.setAttribute("aria-keyshortcuts", "/");
  document.addEventListener("keydown", (event) => {
    const { key, target } = event, isSearch = key === "/";
    if (event.defaultPrevented || event.repeat || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    const link = isSearch ? lens : document.querySelector(`link[rel="${relations[key]}"]`);
    if (!link || document.querySelector("dialog[open]")) return;
    if (isSearch ? target.closest("input, select, textarea, [contenteditable]") : event.shiftKey || usesArrows(target) || pageMoves()) return;
    event.preventDefault();
    const field = isSearch && document.querySelector("form[data-index] [type=search]");
    if (field) field.focus();
    else location.assign(link.href);
  });

  for (const [key, relation] of Object.entries(relations)) {
    const link = document.querySelector(`.turn a[rel="${relation}"]`);
    link?.setAttribute("aria-keyshortcuts", key);
  }

  // On a narrow screen the sections are one line, of which the current one is brought to the middle.
  const line = document.querySelector(".mast ul");
  const here = line?.querySelector("[aria-current]");
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
