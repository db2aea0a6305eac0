// Pictures large, over the page. Without it a picture leads to its own page, and so does any click that asks for a new
// tab or window. Nothing is done for a picture before one is opened, so a page may hold a thousand.
(() => {
  "use strict";

  const template = document.getElementById("viewer");
  if (!template || typeof HTMLDialogElement !== "function") return;

  const isRightToLeft = document.documentElement.dir === "rtl";
  // The part of the stage's width that a finger must move, or pixels for each millisecond.
  const FAR = 0.2;
  const FAST = 0.4;
  // Less than this is a tap.
  const STILL = 8;

  let dialog = null;
  let stage, count, spoken, caption, pageLink, original, back, on;
  let pictures = [];
  let position = 0;
  // The address that stands in the bar where the viewer is open: "#p=belem".
  const fragment = (name) => "#p=" + encodeURIComponent(name);
  const named = () => {
    const match = /^#p=(.+)$/.exec(location.hash);
    try {
      return match && decodeURIComponent(match[1]);
    } catch {
      return null;
    }
  };

  // The pictures of the page in their order. Of one that stands there several times the last counts: a day shows some
  // of its pictures with its hours, and all of them in the gallery below.
  const collect = () => {
    const links = new Map();
    for (const link of document.querySelectorAll("main a[data-photo]")) {
      if (link.closest("[hidden]")) continue;
      links.delete(link.dataset.photo);
      links.set(link.dataset.photo, link);
    }
    return [...links.values()];
  };

  const make = () => {
    dialog = document.createElement("dialog");
    dialog.className = "viewer";
    dialog.setAttribute("aria-label", template.dataset.label);
    dialog.append(template.content.cloneNode(true));
    const part = (selector) => dialog.querySelector(selector);
    [stage, caption, pageLink, original] = [".stage", ".caption", ".panel a", ".panel .full"].map(part);
    [back, on] = [part(".back"), part(".on")];
    [count, spoken] = part(".count").children;
    part(".close").addEventListener("click", () => dialog.close());
    back.addEventListener("click", () => move(position - 1));
    on.addEventListener("click", () => move(position + 1));
    dialog.addEventListener("keydown", onKey);
    dialog.addEventListener("close", onClose);
    listenToFingers();
    document.body.append(dialog);
  };

  // MARK: what is shown

  const slide = (index) => {
    const link = pictures[index];
    const frame = document.createElement("div");
    frame.className = "slide";
    const small = link.querySelector("img");
    if (link.dataset.film) {
      frame.append(film(link, small));
      return frame;
    }
    frame.append(sized(small, small.currentSrc || small.src, index));
    const large = sized(small, null, index);
    // The small one is known to the browser already: it stands there until the large one can be painted at once.
    const show = () => frame.replaceChildren(large);
    large.decode().then(show, () => large.complete && large.naturalWidth && show());
    return frame;
  };

  // A clip is played where it stands; its own controls have the keys and fingers that are on it.
  const film = (link, small) => {
    const video = document.createElement("video");
    video.controls = true;
    video.playsInline = true;
    video.preload = "metadata";
    video.poster = small.currentSrc || small.src;
    video.width = small.getAttribute("width");
    video.height = small.getAttribute("height");
    video.setAttribute("aria-label", small.alt);
    video.src = link.getAttribute("data-film");
    return video;
  };

  const sized = (small, source, index) => {
    const image = new Image();
    const ratio = small.width && small.height ? small.getAttribute("width") / small.getAttribute("height") : 1;
    const widest = Math.max(...[...small.srcset.matchAll(/ (\d+)w/g)].map((size) => +size[1]), +small.getAttribute("width"));
    image.alt = small.alt;
    image.draggable = false;
    image.style.maxWidth = widest + "px";
    image.style.maxHeight = Math.round(widest / ratio) + "px";
    if (index === position) image.fetchPriority = "high";
    if (source || !small.srcset) {
      image.src = source || small.src;
    } else {
      // As wide as it will be: a tall picture is held by the height of the window.
      image.sizes = Math.ceil(Math.min(innerWidth, innerHeight * ratio)) + "px";
      image.srcset = small.srcset;
    }
    return image;
  };

  // Three pictures lie side by side: the one that is looked at, and its neighbours, which so are loaded beforehand.
  let slides = new Map();
  const show = () => {
    const kept = new Map();
    for (const index of [position, position + 1, position - 1]) {
      if (index < 0 || index >= pictures.length) continue;
      const frame = slides.get(index) || slide(index);
      frame.style.insetInlineStart = (index - position) * 100 + "%";
      frame.inert = index !== position;
      if (frame.inert) for (const video of frame.querySelectorAll("video")) video.pause();
      kept.set(index, frame);
    }
    stage.replaceChildren(...kept.values());
    slides = kept;
    const link = pictures[position];
    const alternative = link.querySelector("img").alt;
    count.textContent = template.dataset.count
      .replace("{number}", position + 1).replace("{count}", pictures.length);
    spoken.textContent = count.textContent + ": " + alternative;
    caption.textContent = alternative;
    pageLink.href = link.href;
    // The full picture, where it is offered, stands beside the picture's page.
    const ending = link.dataset.original;
    original.hidden = !ending;
    if (ending) {
      original.href = new URL("original." + ending, link.href).href;
      original.download = link.dataset.photo + "." + ending;
    }
    // Not disabled, which would take the focus away from under a finger or key.
    back.setAttribute("aria-disabled", position === 0);
    on.setAttribute("aria-disabled", position === pictures.length - 1);
  };

  // `from` is how far a finger has already moved the stage.
  const move = (index, from = 0) => {
    const target = Math.max(0, Math.min(index, pictures.length - 1));
    const step = target - position;
    if (step !== 0) {
      position = target;
      show();
      history.replaceState(history.state, "", fragment(pictures[position].dataset.photo));
    }
    const width = stage.clientWidth * (isRightToLeft ? -1 : 1);
    glide(from + Math.sign(step) * width);
  };

  const glide = (from) => {
    stage.style.transform = "";
    if (!from || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    stage.animate(
      [{ transform: `translateX(${from}px)` }, { transform: "none" }],
      { duration: 240, easing: "cubic-bezier(.2, .7, .2, 1)" });
  };

  // MARK: opening and closing

  const open = (name) => {
    pictures = collect();
    const index = pictures.findIndex((link) => link.dataset.photo === name);
    if (index < 0) return false;
    if (!dialog) make();
    position = index;
    slides = new Map();
    show();
    if (!dialog.open) {
      back.hidden = on.hidden = pictures.length < 2;
      dialog.showModal();
      on.focus();
    }
    return true;
  };

  // However it was closed (a button, Escape, the way back): the address loses the picture, and the page shows where it is.
  const onClose = () => {
    // The word of it comes a moment late; by then the way forward may have opened it again.
    if (dialog.open) return;
    const link = pictures[position];
    stage.replaceChildren();
    slides = new Map();
    if (named() !== null) {
      const isOurs = history.state && history.state.viewer;
      // At once, since going back takes its time.
      history.replaceState(null, "", location.pathname + location.search);
      if (isOurs) history.back();
    }
    // The way back restores where the page was scrolled to, after which the picture is looked for.
    requestAnimationFrame(() => setTimeout(() => {
      link.focus({ preventScroll: true });
      link.scrollIntoView({ block: "nearest", behavior: "instant" });
    }, 50));
  };

  const follow = () => {
    const name = named();
    if (name !== null && (!dialog || !dialog.open || pictures[position].dataset.photo !== name)) open(name);
    else if (name === null && dialog && dialog.open) dialog.close();
  };

  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target.closest("main a[data-photo]");
    if (!link || !open(link.dataset.photo)) return;
    event.preventDefault();
    history.pushState({ viewer: true }, "", fragment(link.dataset.photo));
  });
  addEventListener("popstate", follow);
  addEventListener("hashchange", follow);

  // MARK: keys and fingers

  const onKey = (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.target.localName === "video") return;
    const targets = {
      ArrowLeft: position + (isRightToLeft ? 1 : -1), ArrowRight: position + (isRightToLeft ? -1 : 1),
      Home: 0, End: pictures.length - 1,
    };
    if (!(event.key in targets)) return;
    event.preventDefault();
    move(targets[event.key]);
  };

  const listenToFingers = () => {
    let start = null;
    let moved = 0;
    const isZoomed = () => window.visualViewport && window.visualViewport.scale > 1.01;

    // Two fingers belong to the browser, which zooms; in a zoomed page one finger does, too.
    if (window.visualViewport) {
      window.visualViewport.addEventListener("resize", () => stage.classList.toggle("zoomed", isZoomed()));
    }
    stage.addEventListener("pointerdown", (event) => {
      moved = 0;
      if (event.target.localName === "video") return;
      if (!event.isPrimary || isZoomed()) {
        if (start) settle(0);
        return;
      }
      if (event.button === 0) start = { x: event.clientX, time: event.timeStamp, id: event.pointerId };
    });
    stage.addEventListener("pointermove", (event) => {
      if (!start || event.pointerId !== start.id) return;
      const distance = event.clientX - start.x;
      if (!moved && Math.abs(distance) < STILL) return;
      if (!moved) stage.setPointerCapture(start.id);
      // At either end it follows unwillingly.
      const step = Math.sign(distance) * (isRightToLeft ? 1 : -1);
      moved = pictures[position + step] ? distance : distance / 3;
      stage.style.transform = `translateX(${moved}px)`;
    });
    const settle = (step) => {
      const from = moved;
      start = null;
      move(position + step, from);
    };
    stage.addEventListener("pointerup", (event) => {
      if (!start || event.pointerId !== start.id) return;
      const speed = Math.abs(moved) / Math.max(1, event.timeStamp - start.time);
      const isMeant = Math.abs(moved) > stage.clientWidth * FAR || (speed > FAST && Math.abs(moved) > STILL);
      settle(isMeant ? Math.sign(moved) * (isRightToLeft ? 1 : -1) : 0);
    });
    stage.addEventListener("pointercancel", () => start && settle(0));
    // A click beside the picture closes, as it does beside any dialog; the end of a swipe is none.
    stage.addEventListener("click", (event) => {
      if (!moved && !["img", "video"].includes(event.target.localName)) dialog.close();
    });
  };

  // An address with a picture in it, as somebody was sent it.
  follow();
})();
