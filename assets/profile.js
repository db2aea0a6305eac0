// On the page of a walk: what is pointed at on its profile is shown on the map above, and the other way round.
// Without it the same kilometres stand on both.
(() => {
  "use strict";

  // Pixels around the way within which the map counts as pointed at.
  const NEAR = 40;

  const panel = document.querySelector(".along[data-heights]");
  const chart = panel?.parentElement.querySelector("svg[data-line]");
  if (!chart) return;

  const numbers = (text) => text.split(" ").map(Number);
  const heights = numbers(panel.dataset.heights);
  const line = numbers(chart.dataset.line);
  const last = heights.length - 1;
  const [slider, output] = [panel.querySelector("input"), panel.querySelector("output")];
  const language = (document.documentElement.lang || "en") + "-u-nu-latn";

  const made = (parent, name, attributes) => {
    const element = document.createElementNS(parent.namespaceURI, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute("aria-hidden", "true");
    return parent.appendChild(element);
  };
  const rule = made(chart, "line", { class: "profile-rule", y1: 0, y2: "100%" });
  const spot = made(chart, "circle", { class: "map-here", r: 6 });
  const maps = [...document.querySelectorAll(".map [data-way]")].map((way) => {
    const svg = way.closest("svg");
    const flat = numbers(way.dataset.way);
    const points = heights.map((_, index) => [flat[2 * index], flat[2 * index + 1]]);
    return { svg, points, spot: made(svg, "circle", { class: "map-here", r: 7 }) };
  });

  const figure = (value, digits) =>
    value.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });

  const show = (step) => {
    const along = step / last;
    const length = along * Number(panel.dataset.length);
    const saying = panel.dataset.saying.replace("{distance}", figure(length, 1)).replace("{height}", figure(heights[step], 0));
    for (const end of ["x1", "x2"]) rule.setAttribute(end, 100 * along + "%");
    spot.setAttribute("cx", 100 * along + "%");
    spot.setAttribute("cy", line[step] / 100 + "rem");
    for (const map of maps) {
      map.spot.setAttribute("cx", map.points[step][0]);
      map.spot.setAttribute("cy", map.points[step][1]);
    }
    slider.value = step;
    slider.setAttribute("aria-valuetext", saying);
    output.textContent = saying;
    document.documentElement.classList.add("is-along");
  };

  // One moves freely over the chart; a finger still scrolls the page.
  const pointAtChart = (event) => {
    const box = chart.getBoundingClientRect();
    show(Math.round(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * last));
  };
  chart.onpointermove = chart.onpointerdown = pointAtChart;

  for (const { svg, points } of maps) {
    const pointAtMap = (event) => {
      const box = svg.getBoundingClientRect();
      const scale = svg.viewBox.baseVal.width / box.width;
      const [x, y] = [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
      const far = points.map(([left, top]) => Math.hypot(left - x, top - y));
      const nearest = far.indexOf(Math.min(...far));
      if (far[nearest] <= NEAR * scale) show(nearest);
    };
    svg.onpointermove = svg.onpointerdown = pointAtMap;
  }

  slider.addEventListener("input", () => show(Number(slider.value)));
  slider.addEventListener("focus", () => show(Number(slider.value)));
  panel.hidden = false;
})();
