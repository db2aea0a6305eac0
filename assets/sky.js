// The weather near a place now: of the steps of its forecast the one in which clocks there are.
//
//   .now[data-zone]           a line, and the time zone whose clocks its steps go by
//   .now[data-steps]          a line each: 16 letters of when three hours begin, a blank, the weather
//   .now[data-text]           what is said, with {weather} where that stands
(() => {
  "use strict";
  const STEP = 3 * 3600 * 1000;
  const weather = ({ zone, steps }) => {
    try {
      // Swedes write days and times so that they can be compared as texts.
      const clock = new Intl.DateTimeFormat("sv", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
      const [until, from] = [0, STEP].map((ago) => clock.format(Date.now() - ago));
      return steps.split("\n").find((step) => step.slice(0, 16) <= until && step.slice(0, 16) > from)?.slice(17);
    } catch { return undefined; }
  };
  const tell = () => {
    for (const line of document.querySelectorAll(".now[data-steps]")) {
      const found = weather(line.dataset);
      line.hidden = !found;
      if (found) line.textContent = line.dataset.text.replace("{weather}", found);
    }
  };
  tell();
  // A page may lie open for hours.
  document.addEventListener("visibilitychange", tell);
})();
