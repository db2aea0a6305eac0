// Pictures large, over the page. Without it a picture leads to its own page, and so does any click that asks for a new
// tab or window. Nothing is done for a picture before one is opened, so a page may hold a thousand.
(() => {
  "use strict";

  const template = document.getElementById("viewer");
  if (!template || typeof HTMLDialogElement !== "function") return;

  // On the left of a page that runs from right to left.
  const onward = document.documentElement.dir === "rtl" ? -1 : 1;
  const isZoomed = () => window.visualViewport?.scale > 1.01;
  // The part of the stage's width that a finger must move, or pixels a millisecond.
  const FAR = 0.2;
  const FAST = 0.4;
  // Less is a tap; two within so many milliseconds are one.
  const STILL = 8;
  const TWICE = 320;
  // How many times larger two taps make a picture, and it is at most.
  const CLOSE = 2.5;
  const CLOSEST = 8;
  // Milliseconds of each picture of a slide show.
  const PAUSE = 5000;

  let dialog = null;
  let stage, count, spoken, caption, when, pageLink, original, play, back, on;
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
    dialog.tabIndex = -1;
    dialog.setAttribute("aria-label", template.dataset.label);
    dialog.append(template.content.cloneNode(true));
    const part = (selector) => dialog.querySelector(selector);
    [stage, pageLink, original] = [".stage", ".panel a", ".panel .full"].map(part);
    [caption, when] = part(".caption").children;
    [play, back, on] = [part(".play"), part(".back"), part(".on")];
    play.dataset.start = play.getAttribute("aria-label");
    play.addEventListener("click", () => runs() ? stop() : start());
    [count, spoken] = part(".count").children;
    part(".close").addEventListener("click", () => dialog.close());
    back.addEventListener("click", () => move(position - 1));
    on.addEventListener("click", () => move(position + 1));
    dialog.addEventListener("keydown", onKey);
    dialog.addEventListener("close", onClose);
    document.addEventListener("visibilitychange", () => document.hidden && stop());
    listenToFingers();
    document.body.append(dialog);
  };

  // What is shown

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
    // The small one, which the browser has, stands there until the large one can be painted.
    const show = () => {
      large.style.transform = frame.firstChild.style.transform;
      frame.replaceChildren(large);
    };
    large.decode().then(show, () => large.complete && large.naturalWidth && show());
    return frame;
  };

  // A clip is played where it stands; its controls have the keys and fingers on it.
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

  // Three lie side by side: the one looked at and its neighbours, so loaded beforehand.
  let slides = new Map();
  const show = () => {
    for (const frame of slides.values()) for (const image of frame.querySelectorAll("img")) image.style.transform = "";
    zoom = { scale: 1, x: 0, y: 0 };
    stage.classList.remove("near");
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
    const { said, when: told } = link.dataset;
    spoken.textContent = count.textContent + ": " + [alternative, said !== alternative && said, told].filter(Boolean).join(" · ");
    // What is said to those who cannot see it is no caption.
    caption.textContent = said || (told ? "" : alternative);
    when.textContent = told || "";
    pageLink.href = link.href;
    // The full picture, where it is offered, stands beside the picture's page.
    const address = link.dataset.original;
    original.hidden = !address;
    if (address) {
      original.href = address;
      original.download = link.dataset.photo + address.slice(address.lastIndexOf("."));
    }
    // Not disabled, which would take the focus away from under a finger or key.
    back.setAttribute("aria-disabled", position === 0);
    on.setAttribute("aria-disabled", position === pictures.length - 1);
  };

  // Slide show

  let timer = null;
  const runs = () => timer !== null;
  const label = () => {
    play.classList.toggle("runs", runs());
    play.setAttribute("aria-label", runs() ? play.dataset.pause : play.dataset.start);
  };
  const stop = () => {
    clearTimeout(timer);
    timer = null;
    if (play) label();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // What is played is seen to its end, and what has not come yet is waited for.
      const [video, image] = ["video", "img"].map((name) => slides.get(position).querySelector(name));
      if (video ? !video.paused : !image.complete) return wait();
      move(position + 1);
      if (position + 1 < pictures.length) wait();
      else stop();
    }, PAUSE);
    label();
  };
  // At the end it begins anew.
  const start = () => {
    if (position + 1 >= pictures.length) move(0);
    wait();
  };

  // Zoom

  // How much larger the picture is that is looked at, and how far its middle is from the stage's.
  let zoom = { scale: 1, x: 0, y: 0 };
  const image = () => slides.get(position)?.querySelector("img");

  // `x` and `y` are where the stage's middle is 0: what is seen there stays there.
  const zoomTo = (scale, x = 0, y = 0) => {
    scale = Math.min(CLOSEST, Math.max(1, scale));
    const factor = scale / zoom.scale;
    place(scale, x - (x - zoom.x) * factor, y - (y - zoom.y) * factor);
  };

  const place = (scale, x, y) => {
    const shown = image();
    if (!shown) return void (zoom = { scale: 1, x: 0, y: 0 });
    // A picture narrower than its box is moved no further than its edge.
    const ratio = (shown.naturalWidth || 1) / (shown.naturalHeight || 1);
    const width = Math.min(shown.clientWidth, shown.clientHeight * ratio);
    const far = [width, width / ratio].map((length, axis) =>
      Math.max(0, (length * scale - (axis ? stage.clientHeight : stage.clientWidth)) / 2));
    const within = (value, limit) => scale === 1 ? 0 : Math.max(-limit, Math.min(limit, value));
    zoom = { scale, x: within(x, far[0]), y: within(y, far[1]) };
    shown.style.transform = scale === 1 ? "" : `translate(${zoom.x}px, ${zoom.y}px) scale(${scale})`;
    stage.classList.toggle("near", scale > 1);
    if (scale === 1) return;
    stop();
    // More of its pixels than filled the window.
    if (shown.srcset && !shown.dataset.near) {
      shown.dataset.near = "yes";
      shown.sizes = Math.ceil(innerWidth * CLOSE) + "px";
    }
  };

  // `from` is how far a finger has already moved the stage.
  const move = (index, from = 0) => {
    const target = Math.max(0, Math.min(index, pictures.length - 1));
    const step = target - position;
    if (step !== 0) {
      position = target;
      show();
      history.replaceState(history.state, "", fragment(pictures[position].dataset.photo));
      if (runs()) wait();
    }
    glide(from + Math.sign(step) * stage.clientWidth * onward);
  };

  const glide = (from) => {
    stage.style.transform = "";
    dialog.style.removeProperty("--fade");
    if (!from || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    stage.animate(
      [{ transform: `translateX(${from}px)` }, { transform: "none" }],
      { duration: 240, easing: "cubic-bezier(.2, .7, .2, 1)" });
  };

  // Opening and closing

  const open = (name) => {
    pictures = collect();
    const index = pictures.findIndex((link) => link.dataset.photo === name);
    if (index < 0) return false;
    if (!dialog) make();
    position = index;
    slides = new Map();
    show();
    if (!dialog.open) {
      play.hidden = back.hidden = on.hidden = pictures.length < 2;
      // A page that the browser has zoomed stays its own.
      stage.classList.toggle("zoomed", isZoomed());
      dialog.showModal();
      dialog.focus();
    }
    return true;
  };

  // However it was closed, the address loses the picture, and the page shows where it is.
  const onClose = () => {
    // The word of it comes a moment late; by then the way forward may have opened it again.
    if (dialog.open) return;
    stop();
    const link = pictures[position];
    stage.replaceChildren();
    stage.style.transform = "";
    dialog.style.removeProperty("--fade");
    slides = new Map();
    if (named() !== null) {
      const isOurs = history.state?.viewer;
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
    if (name !== null && (!dialog?.open || pictures[position].dataset.photo !== name)) open(name);
    else if (name === null && dialog?.open) dialog.close();
  };

  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest("main a[data-photo]");
    if (!link || !open(link.dataset.photo)) return;
    event.preventDefault();
    history.pushState({ viewer: true }, "", fragment(link.dataset.photo));
  });
  addEventListener("popstate", follow);
  addEventListener("hashchange", follow);

  // Keys and fingers

  const onKey = (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.localName === "video") return;
    const steps = { "+": zoom.scale * 1.5, "=": zoom.scale * 1.5, "-": zoom.scale / 1.5, "0": 1 };
    if (event.key in steps) {
      event.preventDefault();
      zoomTo(steps[event.key]);
      return;
    }
    if (event.shiftKey) return;
    // A button that has the focus is pressed by it.
    if (event.key === " " && event.target.localName !== "button") {
      event.preventDefault();
      if (!play.hidden) play.click();
      return;
    }
    // What is near is moved by the keys that turn what is whole.
    const pushes = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    if (zoom.scale > 1 && event.key in pushes) {
      event.preventDefault();
      const [right, down] = pushes[event.key];
      place(zoom.scale, zoom.x + right * stage.clientWidth / 6, zoom.y + down * stage.clientHeight / 6);
      return;
    }
    const targets = {
      ArrowLeft: position - onward, ArrowRight: position + onward,
      Home: 0, End: pictures.length - 1,
    };
    if (!(event.key in targets)) return;
    event.preventDefault();
    move(targets[event.key]);
  };

  const listenToFingers = () => {
    // Fingers on the stage by number, where each is; the first as it came down.
    const fingers = new Map();
    let first = null;
    // How far it has moved, and whether across, down, or a picture that is zoomed.
    let moved = { x: 0, y: 0 };
    let way = null;
    let pinch = null;
    let tap = { time: -Infinity, x: 0, y: 0 };
    const fromMiddle = ({ x, y }) => {
      const box = stage.getBoundingClientRect();
      return [x - box.left - box.width / 2, y - box.top - box.height / 2];
    };

    // In a page that the browser has zoomed, fingers are the browser's.
    window.visualViewport?.addEventListener("resize", () => stage.classList.toggle("zoomed", isZoomed()));
    stage.addEventListener("pointerdown", (event) => {
      if (event.isPrimary) fingers.clear();
      if (event.target.localName === "video" || event.button !== 0 || isZoomed()) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 2) {
        if (way === "across" || way === "down") settle(0);
        const [one, other] = [...fingers.values()];
        pinch = { apart: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)), scale: zoom.scale };
        [first, way] = [null, "near"];
      } else if (event.isPrimary) {
        [way, moved] = [null, { x: 0, y: 0 }];
        first = { x: event.clientX, y: event.clientY, time: event.timeStamp, id: event.pointerId, zoom };
      }
    });
    stage.addEventListener("pointermove", (event) => {
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (pinch && fingers.size === 2) {
        const [one, other] = [...fingers.values()];
        const middle = fromMiddle({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
        zoomTo(pinch.scale * Math.hypot(one.x - other.x, one.y - other.y) / pinch.apart, ...middle);
        return;
      }
      if (!first || event.pointerId !== first.id) return;
      const [x, y] = [event.clientX - first.x, event.clientY - first.y];
      if (!way && Math.hypot(x, y) < STILL) return;
      if (!way) {
        way = zoom.scale > 1 ? "near" : Math.abs(y) > Math.abs(x) ? "down" : "across";
        stage.setPointerCapture(first.id);
      }
      moved = { x, y };
      if (way === "near") {
        place(zoom.scale, first.zoom.x + x, first.zoom.y + y);
      } else if (way === "down") {
        // Upwards there is nothing to go to.
        moved = { x: 0, y: y > 0 ? y : y / 4 };
        stage.style.transform = `translateY(${moved.y}px)`;
        dialog.style.setProperty("--fade", Math.max(0, 1 - Math.abs(moved.y) / stage.clientHeight));
      } else {
        // At either end it follows unwillingly.
        const step = Math.sign(x) * -onward;
        moved = { x: pictures[position + step] ? x : x / 3, y: 0 };
        stage.style.transform = `translateX(${moved.x}px)`;
      }
    });
    const settle = (step) => {
      const from = way === "across" ? moved.x : 0;
      first = null;
      move(position + step, from);
    };
    const isMeant = (length, whole, event) => {
      const speed = Math.abs(length) / Math.max(1, event.timeStamp - first.time);
      return Math.abs(length) > whole * FAR || (speed > FAST && Math.abs(length) > STILL);
    };
    const lift = (event) => {
      fingers.delete(event.pointerId);
      if (fingers.size < 2) pinch = null;
    };
    stage.addEventListener("pointerup", (event) => {
      lift(event);
      if (!first || event.pointerId !== first.id) return;
      if (way === "near") {
        first = null;
      } else if (way === "down") {
        if (moved.y > 0 && isMeant(moved.y, stage.clientHeight, event)) dialog.close();
        else settle(0);
      } else if (way === "across") {
        settle(isMeant(moved.x, stage.clientWidth, event) ? Math.sign(moved.x) * -onward : 0);
      } else {
        tapped(event);
        first = null;
      }
    });
    // Two taps bring a picture near, and two more away again.
    const tapped = (event) => {
      if (event.target.localName !== "img") return;
      const isSecond = event.timeStamp - tap.time < TWICE
        && Math.hypot(event.clientX - tap.x, event.clientY - tap.y) < 3 * STILL;
      tap = { time: isSecond ? -Infinity : event.timeStamp, x: event.clientX, y: event.clientY };
      if (isSecond) zoomTo(zoom.scale > 1 ? 1 : CLOSE, ...fromMiddle({ x: event.clientX, y: event.clientY }));
    };
    stage.addEventListener("pointercancel", (event) => {
      lift(event);
      if (first && way !== "near") settle(0);
      first = null;
    });
    // Two fingers on a touchpad are told as a wheel with this key.
    stage.addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(zoom.scale * Math.exp(-event.deltaY / 100), ...fromMiddle({ x: event.clientX, y: event.clientY }));
    }, { passive: false });
    // A click beside the picture closes, as it does beside any dialog; the end of a swipe is none.
    stage.addEventListener("click", (event) => {
      if (!way && !["img", "video"].includes(event.target.localName)) dialog.close();
    });
  };

  // An address with a picture in it, as somebody was sent it.
  follow();
})();
