// The motion of a Live Photo begins when asked for and rests when put away. Without it, it waits for its own button.
(() => {
  "use strict";

  for (const live of document.querySelectorAll("details.live")) {
    const film = live.querySelector("video");
    live.addEventListener("toggle", () => {
      if (live.open) film.play().catch(() => {});
      else film.pause();
    });
  }
})();
