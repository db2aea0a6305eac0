// The map of a library, narrowed to a year, a person, a trip or a category. The controls stand in a template of the page, so
// that a page without script has none, and shows everything.
//
//   li[data-year] and so on   a line, by the values of the controls that it fits
//   li[data-sign]             the same line, by the sign that stands for it
//   a[data-lists]             a number, by the signs of its lines
//   [data-of]                 signs without a number: of one line, or of each dot of a path those of all
(() => {
  "use strict";

  const slot = document.querySelector(".tools[data-narrow]");
  if (!slot) return;
  slot.append(slot.querySelector("template").content.cloneNode(true));
  const controls = [...slot.querySelectorAll("select")], status = slot.querySelector("[role=status]");

  const lists = [...document.querySelectorAll(".points")].map((group) => {
    return { group, sum: group.querySelector("summary b"), items: [...group.querySelectorAll("li")] };
  });
  const bySign = new Map();
  for (const item of lists.flatMap(({ items }) => items)) bySign.set(item.dataset.sign, [...(bySign.get(item.dataset.sign) || []), item]);
  const signs = [...document.querySelectorAll(".world svg :is(a, g[data-of])")].map((sign) => {
    const { of, lists: names } = sign.dataset;
    return { sign, of, sum: sign.querySelector(".world-number"), own: (names || "").split(" ").flatMap((name) => bySign.get(name) || []) };
  });
  const drawings = [...document.querySelectorAll(".world path[data-of]")].map((path) => {
    const dots = path.getAttribute("d").split("M").slice(1), of = path.dataset.of.split(" ");
    return { path, dots: dots.map((dot, index) => ({ d: "M" + dot, of: of[index] })) };
  });

  const head = document.querySelector(".pagehead"), lede = head.querySelector(".lede"), whole = lede.textContent;

  const allows = (item) => ({ value, name }) => !value || (item.dataset[name] || "").split(" ").includes(value);
  const fits = (item) => controls.every(allows(item));
  // What would be left if one knew of which year it is.
  const isUndated = (item) => !item.dataset.year && controls.filter(({ name }) => name !== "year").every(allows(item));
  const isLeft = (of) => of.split(",").some((number) => (bySign.get(number) || []).some(({ hidden }) => !hidden));

  const narrow = () => {
    const isNarrow = controls.some(({ value }) => value);
    const isOfYear = controls.some(({ name, value }) => name === "year" && value);
    let [shown, all, undated] = [0, 0, 0];
    for (const { group, sum, items } of lists) {
      for (const item of items) item.hidden = !fits(item);
      const count = items.filter(({ hidden }) => !hidden).length;
      sum.textContent = count;
      group.hidden = !count;
      [shown, all] = [shown + count, all + items.length];
      if (isOfYear) undated += items.filter(isUndated).length;
    }
    for (const { path, dots } of drawings) path.setAttribute("d", dots.filter(({ of }) => isLeft(of)).map(({ d }) => d).join(""));
    for (const { sign, of, sum, own } of signs) {
      const count = own.filter(({ hidden }) => !hidden).length;
      sign.classList.toggle("out", of ? !isLeft(of) : !count);
      if (sum) sum.textContent = count;
    }
    // What the page says of all stands there for all alone; of a part its choices do.
    head.classList.toggle("part", isNarrow);
    lede.textContent = isNarrow ? controls.filter(({ value }) => value).map((one) => one.selectedOptions[0].textContent).join(" · ") : whole;
    const told = isNarrow ? [status.dataset.text.replace("{count}", shown).replace("{all}", all)] : [];
    if (undated) told.push(status.dataset.undated.replace("{count}", undated));
    status.textContent = told.join(" · ");
  };
  for (const control of controls) control.addEventListener("change", narrow);
  // A browser may keep what was chosen when the page is loaded again.
  if (controls.some(({ value }) => value)) narrow();
})();
