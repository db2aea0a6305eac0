// Lists that can be narrowed and put in another order. Their controls stand in a <template>, so a page without script
// has none; what can be chosen is taken from the list itself.
//
//   .listing[data-items]      the list, and what its items are
//   [data-group]              an item or several, by the name under which they can be chosen
//   [data-placed] and so on   marks that a box can ask for
//   select[data-by]           narrows by the mark of that name: one of its lines, or with data-how "least" or "most" its number
//   option[data-way]          sorts by the number of a mark, 1 upwards and -1 downwards; what has none comes last
//   th[data-sort]             a column to sort by: "order" as it stands, "text", or "number" by the cells' data-value
(() => {
  "use strict";

  const compareTexts = new Intl.Collator(document.documentElement.lang || undefined, { numeric: true }).compare;

  const prepare = (listing) => {
    const slot = listing.querySelector(".tools");
    const template = slot?.querySelector("template");
    if (!template) return;
    slot.append(template.content.cloneNode(true));
    const items = [...listing.querySelectorAll(listing.dataset.items)];
    const groups = [...listing.querySelectorAll("[data-group]")];
    const [filter, only, order, status] = [".filter", ".only", ".order", "[role=status]"]
      .map((name) => slot.querySelector(name));

    if (filter) {
      const names = new Set(groups.map((group) => group.dataset.group));
      // Rows are in the order of their days, so their names are sorted; sections have their own.
      const listed = groups[0] === items[0] ? [...names].sort(compareTexts) : [...names];
      for (const name of listed) filter.add(new Option(name, name));
    }

    const marks = [...slot.querySelectorAll("[data-by]")];
    for (const control of marks) {
      if (control.options.length > 1) continue;
      const words = new Set(items.flatMap((item) => (item.dataset[control.dataset.by] || "").split("\n")).filter(Boolean));
      for (const word of [...words].sort(compareTexts)) control.add(new Option(word, word));
    }
    const fits = (item) => marks.every(({ value, dataset: { by, how } }) => {
      const mark = item.dataset[by];
      if (!value || mark === undefined) return !value;
      return how ? (how === "least" ? 1 : -1) * (mark - value) >= 0 : mark.split("\n").includes(value);
    });

    const narrow = () => {
      const isWanted = (group) => !filter?.value || group.dataset.group === filter.value;
      for (const item of items) item.hidden = !fits(item) || Boolean(only?.checked && !(only.value in item.dataset));
      for (const group of groups) {
        const isItem = group.matches(listing.dataset.items);
        group.hidden = !isWanted(group)
          || (isItem ? group.hidden : !group.querySelector(`:is(${listing.dataset.items}):not([hidden])`));
        // What was looked for shall not be folded away.
        if (marks.some(({ value }) => value)) group.open = true;
      }
      const shown = items.filter((item) => !item.closest("[hidden]")).length;
      status.textContent = status.dataset.text.replace("{count}", shown).replace("{all}", items.length);
    };
    for (const control of [filter, only, ...marks]) if (control) control.addEventListener("change", narrow);
    if (order) {
      const name = (item) => item.querySelector(order.value).textContent;
      order.addEventListener("change", () => {
        const way = Number(order.selectedOptions[0].dataset.way);
        const number = (item) => order.value in item.dataset ? Number(item.dataset[order.value]) : way * Infinity;
        if (way) arrange(items, number, (one, other) => one - other, way);
        else arrange(items, order.value && name, compareTexts, 1);
      });
    }
    for (const head of listing.querySelectorAll("th[data-sort]")) makeSortable(head, items);
  };

  // Puts items in order within what holds them, by `key`; without one as they came.
  const arrange = (items, key, compare, direction) => {
    const keyed = items.map((item, index) => ({ item, index, key: key ? key(item) : index }));
    keyed.sort((one, other) =>
      direction * (key ? compare(one.key, other.key) : one.index - other.index) || one.index - other.index);
    for (const { item } of keyed) item.parentNode.append(item);
  };

  const makeSortable = (head, rows) => {
    const column = head.cellIndex;
    const keys = {
      order: null,
      text: (row) => row.cells[column].textContent,
      number: (row) => Number(row.cells[column].dataset.value),
    };
    const key = keys[head.dataset.sort];
    const compare = head.dataset.sort === "number" ? (one, other) => one - other : compareTexts;
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    // As it comes the list is in the order of its days.
    if (!key) head.setAttribute("aria-sort", "ascending");
    button.addEventListener("click", () => {
      const isAscending = head.getAttribute("aria-sort") !== "ascending";
      for (const other of head.parentNode.cells) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", isAscending ? "ascending" : "descending");
      arrange(rows, key, compare, isAscending ? 1 : -1);
    });
  };

  for (const listing of document.querySelectorAll(".listing")) prepare(listing);
})();
