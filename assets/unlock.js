// Opens a sealed site: asks for the password, puts the page that is sealed in this one in its place, and gives it its
// pictures, clips and files as they are needed. What does not authenticate is never shown. A page that is open is the page
// of an open site with its scripts; only where it would ask the network for a sealed file, this opens it.
//
//   html[data-root]           the way to the top of the site; form[data-…] what is said
//   script#sealed             the page: base64 of nonce, AES-256-GCM of head, text and padding, tag; its address is authenticated
//   keys.js                   tripbookKeys({version, site, keys}): the site key behind each password
//   x/NAME.js                 tripbookSealed(NAME, base64): a file, or the first piece of one
//   #…~k=KEY                  the site key, where pages on a disk share no storage
(() => {
  "use strict";

  const { subtle } = crypto;
  const html = document.documentElement;
  const [form, status] = [document.querySelector("form"), document.querySelector("[role=status]")];
  const words = { ...form.dataset };
  const absolute = (link, base = location.href) => { try { return new URL(link, base).href; } catch { return ""; } };
  const root = absolute(html.dataset.root).split(/[?#]/)[0];
  const isOnDisk = location.protocol === "file:";
  const address = html.dataset.root === "./" ? "index.html" : `x/${location.pathname.split("/").at(-2)}/index.html`;
  const space = document.querySelector("svg").namespaceURI;
  const utf8 = (text) => new TextEncoder().encode(text);
  const say = (text) => { status.textContent = text; };

  // In the bar of addresses and in the history it is seen: it goes at once.
  const KEY = /~k=([\w-]{43})$/;
  const given = KEY.exec(location.hash)?.[1];
  const FORGET = "~lock";
  const isLeft = location.hash === "#" + FORGET;
  if (given || isLeft) history.replaceState(history.state, "", location.href.replace(KEY, "").replace(/#(~lock)?$/, ""));

  // One that comes while the page stands there.
  const onHash = () => { if (KEY.test(location.hash)) location.reload(); };
  addEventListener("hashchange", onHash);

  // MARK: keys

  let [ring, keys, secret] = [null, null, ""];
  window.tripbookKeys = (found) => { ring = found; };

  const bytesOf = (text) => {
    const letters = atob(text);
    const bytes = new Uint8Array(letters.length);
    for (let index = 0; index < bytes.length; index++) bytes[index] = letters.charCodeAt(index);
    return bytes;
  };
  const decrypt = (key, iv, name, bytes) =>
    subtle.decrypt({ name: "AES-GCM", iv, additionalData: utf8(name) }, key, bytes).then((text) => new Uint8Array(text));

  // 130 bits of a code, as letters.
  const nameOf = async (text, key = keys.names) => {
    let [name, bits, count] = ["", 0, 0];
    for (const byte of new Uint8Array(await subtle.sign("HMAC", key, utf8(text)))) {
      [bits, count] = [(bits << 8 | byte) & 0xffff, count + 8];
      for (; count > 4 && name.length < 26; name += "abcdefghijklmnopqrstuvwxyz234567"[bits >> count & 31]) count -= 5;
    }
    return name;
  };
  // Whether these bytes are the site's key, of which all others are made.
  const use = async (bytes) => {
    const whole = await subtle.importKey("raw", bytes, "HKDF", false, ["deriveKey"]);
    const made = (info, kind, ...uses) => subtle.deriveKey(
      { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: utf8(info) }, whole, kind, false, uses);
    const names = await made("tripbook names 1", { name: "HMAC", hash: "SHA-256", length: 256 }, "sign");
    if (!(await nameOf("site", names)).startsWith(ring.site)) return false;
    keys = { names, content: await made("tripbook content 1", { name: "AES-GCM", length: 256 }, "decrypt") };
    secret = btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
    return true;
  };
  const useText = async (text) =>
    Boolean(text) && use(bytesOf(text.replace(/-/g, "+").replace(/_/g, "/"))).catch(() => false);
  const usePassword = async (password) => {
    const plain = utf8(password.normalize("NFKC").trim().replace(/\s+/g, " "));
    const base = await subtle.importKey("raw", plain, "PBKDF2", false, ["deriveKey"]);
    for (const { key, nonce, rounds: iterations, salt } of ring.keys) {
      const wrapping = await subtle.deriveKey(
        { name: "PBKDF2", hash: "SHA-256", salt: bytesOf(salt), iterations }, base, { name: "AES-GCM", length: 256 }, false, ["decrypt"]);
      const bytes = await decrypt(wrapping, bytesOf(nonce), "tripbook key 1", bytesOf(key)).catch(() => null);
      if (bytes && await use(bytes)) return true;
    }
    return false;
  };

  // A browser that keeps nothing says so by an error.
  const slot = () => "tripbook key " + ring.site;
  const stores = ["sessionStorage", "localStorage"];
  const kept = (name) => { try { return window[name].getItem(slot()); } catch { return null; } };
  // Then it is asked for again.
  const keep = (name) => { try { window[name].setItem(slot(), secret); } catch {} };
  const forget = () => { for (const name of stores) try { window[name].removeItem(slot()); } catch {} };

  // MARK: opening

  // The text of a sealed file or piece, and what stands at its head.
  const open = async (name, text) => {
    const sealed = bytesOf(text);
    const bytes = await decrypt(keys.content, sealed.subarray(0, 12), name, sealed.subarray(12));
    const lines = [];
    let start = 0;
    while (lines.length < 4) {
      const end = bytes.indexOf(10, start);
      if (end < 0) throw new Error(name);
      lines.push(new TextDecoder().decode(bytes.subarray(start, end)));
      start = end + 1;
    }
    const [path, whole, offset, count] = [lines[0], ...lines.slice(1).map(Number)];
    return { path, whole, offset, count, bytes: bytes.subarray(start, start + count) };
  };

  const waiting = new Map();
  window.tripbookSealed = (name, text) => {
    if (waiting.has(name)) waiting.get(name)(text);
  };
  const source = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, "src");
  const load = (name) => new Promise((resolve, reject) => {
    const script = document.createElement("script");
    waiting.set(name, resolve);
    source.set.call(script, `${root}x/${name}.js`);
    script.onload = script.onerror = () => {
      script.remove();
      waiting.delete(name);
      reject(new Error(name));
    };
    document.head.append(script);
  }).then((text) => open(name, text));

  const TYPES = {
    svg: "image/svg+xml", jpg: "image/jpeg", jpeg: "image/jpeg", png: "image/png", webp: "image/webp", avif: "image/avif",
    gif: "image/gif", mp4: "video/mp4", m4v: "video/mp4", mov: "video/mp4", webm: "video/webm", m4a: "audio/mp4",
    mp3: "audio/mpeg", ogg: "audio/ogg", opus: "audio/ogg", wav: "audio/wav", txt: "text/plain",
  };
  // The stem of the name that a link to a sealed file has; null for any other link.
  const stemOf = (link) => {
    const href = absolute(link);
    return href.startsWith(root + "x/") ? /^([a-z2-7]{26}(-[\w-]+)?)(\.\w+)?$/.exec(href.slice(root.length + 2))?.[1] : null;
  };
  const whole = async (stem) => {
    const name = stem.length === 26 ? stem : await nameOf(stem);
    const first = await load(name);
    const parts = [first.bytes];
    let [size, kind] = [first.count, TYPES[first.path.split(".").pop().toLowerCase()]];
    // A piece at a time: what is joined the browser may keep on its disk.
    for (let at = 1; size < first.whole; at++) {
      const piece = await load(await nameOf(`${name} ${at}`));
      if (piece.path !== first.path || piece.offset !== size || !piece.count) throw new Error(name);
      parts[0] = new Blob([parts[0], piece.bytes]);
      size += piece.count;
    }
    if (first.offset || size !== first.whole) throw new Error(name);
    return { path: first.path, blob: new Blob(parts, { type: kind || "application/octet-stream" }) };
  };
  const coming = new Map();
  const file = (stem) => {
    if (!coming.has(stem)) coming.set(stem, whole(stem).finally(() => coming.delete(stem)));
    return coming.get(stem);
  };
  const textOf = (stem) => file(stem).then(({ blob }) => blob.text());
  // So many at once.
  let free = 4;
  const line = [];
  const inTurn = async (job) => {
    if (free) free--;
    else await new Promise((resolve) => line.push(resolve));
    try { return await job(); } finally {
      if (line.length) line.shift()();
      else free++;
    }
  };

  // MARK: pictures, clips and sounds

  const SEALED = { img: ["src", "srcset"], source: ["src", "srcset"], video: ["src", "poster"], audio: ["src"] };
  const setAttribute = Element.prototype.setAttribute;
  const sealedOf = (element, name) => element.getAttribute("data-sealed-" + name);
  const candidates = (set) => set.split(",").map((part) => part.trim().split(/\s+/));
  const isSealed = (element, name, value) =>
    Boolean(value) && SEALED[element.localName]?.includes(name) && Boolean(stemOf(candidates(String(value))[0][0]));
  // Nothing, as large as the picture will be.
  const blank = (image) => "data:image/svg+xml," + encodeURIComponent(
    `<svg xmlns="${space}" width="${+image.getAttribute("width") || 1}" height="${+image.getAttribute("height") || 1}"/>`);
  const empty = (element, name) => {
    if (element.localName === "img") setAttribute.call(element, "src", blank(element));
    else element.removeAttribute(name);
  };
  // Puts a sealed address where the browser does not look.
  const put = (element, name, value) => {
    setAttribute.call(element, "data-sealed-" + name, value);
    empty(element, name);
  };

  const chosen = (image) => {
    const sources = image.parentElement?.localName === "picture" ? [...image.parentElement.querySelectorAll("source")] : [];
    const from = sources.find((one) => sealedOf(one, "srcset") && (!one.media || matchMedia(one.media).matches)) || image;
    const set = sealedOf(from, "srcset");
    if (!set) return sealedOf(image, "src");
    // One that is cut to its box is as wide as its height makes it.
    const ratio = image.getAttribute("width") / image.getAttribute("height") || 0;
    const width = /^([\d.]+)px$/.exec(image.sizes)?.[1] || Math.max(image.clientWidth, image.clientHeight * ratio) || innerWidth;
    const sizes = candidates(set).map(([link, size = "1x"]) => [link, parseFloat(size) * (size.endsWith("x") ? width : 1)]);
    sizes.sort((one, other) => one[1] - other[1]);
    return (sizes.find(([, size]) => size >= width * devicePixelRatio * .9) || sizes.at(-1))[0];
  };
  const wanted = (element, name) =>
    element.localName === "img" ? chosen(element)
      : sealedOf(element, name) || (name === "src" ? sealedOf(element.querySelector("source[data-sealed-src]") || element, "src") : null);

  // What an element shows: of each attribute the sealed address, its blob's, and when it is there.
  const shown = new WeakMap();
  const show = (element, name) => {
    const link = wanted(element, name);
    if (!link) return Promise.resolve();
    const all = shown.get(element) || {};
    shown.set(element, all);
    if (all[name]?.link === link) return all[name].ready;
    const [last, now] = [all[name], { link }];
    all[name] = now;
    now.ready = inTurn(() => all[name] === now ? file(stemOf(link)) : null).then((opened) => opened?.blob, () => new Blob()).then((blob) => {
      if (!blob || all[name] !== now) return;
      now.url = URL.createObjectURL(blob);
      // What does not open keeps its box, in which the browser shows its words.
      if (!blob.size && element.getAttribute("width")) element.style.aspectRatio = `${element.getAttribute("width")}/${element.getAttribute("height")}`;
      setAttribute.call(element, name, now.url);
      if (last?.url) URL.revokeObjectURL(last.url);
    });
    return now.ready;
  };
  const hide = (element) => {
    for (const [name, { url }] of Object.entries(shown.get(element) || {})) {
      if (element.paused === false) continue;
      delete shown.get(element)[name];
      empty(element, name);
      if (name === "src" && isFilm(element)) element.load();
      if (url) URL.revokeObjectURL(url);
    }
  };
  const isFilm = ({ localName }) => localName === "video" || localName === "audio";
  const paper = matchMedia("print");
  const observed = (options, change) => new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) change(target, isIntersecting);
  }, options);
  const near = observed({ rootMargin: "100%" }, (element, isIn) => { if (isIn) show(element, isFilm(element) ? "poster" : "src"); });
  const far = observed({ rootMargin: "300%" }, (element, isIn) => { if (!isIn && !paper.matches) hide(element); });
  // A clip is loaded whole, so it waits until it is looked at.
  const looked = observed({ threshold: .25 }, (element, isIn) => { if (isIn && isFilm(element)) show(element, "src"); });
  const watch = (part) => {
    if (part.nodeType !== Node.ELEMENT_NODE) return;
    for (const element of [part, ...part.querySelectorAll("img, video, audio")]) {
      if (!SEALED[element.localName] || !(wanted(element, "src") || wanted(element, "poster"))) continue;
      for (const observer of [near, far, looked]) observer.observe(element);
    }
  };

  // On paper all pictures are seen, and whoever prints waits for none of them.
  const showAll = () => Promise.allSettled([...document.images].map((image) => {
    image.loading = "eager";
    return image.decode();
  }));

  // Scripts of the page give sealed addresses to what they make, and ask for them.
  const takeOver = () => {
    const over = (kind, name, with_) => {
      const own = Object.getOwnPropertyDescriptor(kind.prototype, name);
      Object.defineProperty(kind.prototype, name, { ...own, ...with_(own) });
    };
    const given = (element, name, value, own) => {
      if (isSealed(element, name, value)) {
        put(element, name, value);
        if (element.isConnected) watch(element);
      } else {
        element.removeAttribute("data-sealed-" + name);
        own();
      }
    };
    for (const [kind, ...names] of [[HTMLImageElement, "src", "srcset"], [HTMLSourceElement, "src", "srcset"], [HTMLMediaElement, "src"], [HTMLVideoElement, "poster"]]) {
      for (const name of names) over(kind, name, (own) => ({
        get() {
          const link = sealedOf(this, name);
          return link === null ? own.get.call(this) : name === "srcset" ? link : absolute(link);
        },
        set(value) { given(this, name, value, () => own.set.call(this, value)); },
      }));
    }
    over(HTMLImageElement, "currentSrc", (own) => ({
      get() { return wanted(this, "src") ? absolute(shown.get(this)?.src?.link || sealedOf(this, "src")) : own.get.call(this); },
    }));
    over(HTMLImageElement, "complete", (own) => ({ get() { return Boolean(!wanted(this, "src") || shown.get(this)?.src?.url) && own.get.call(this); } }));
    over(HTMLImageElement, "sizes", (own) => ({
      set(value) {
        own.set.call(this, value);
        if (shown.get(this)?.src) show(this, "src");
      },
    }));
    for (const [kind, name] of [[HTMLImageElement, "decode"], [HTMLMediaElement, "play"]]) {
      over(kind, name, ({ value }) => ({ value() { return show(this, "src").then(() => value.call(this)); } }));
    }
    Element.prototype.setAttribute = function (name, value) {
      if (SEALED[this.localName]?.includes(name)) given(this, name, value, () => setAttribute.call(this, name, value));
      else setAttribute.call(this, name, value);
    };
    // A file that is a script hands data to a function: it is read, not run.
    over(HTMLScriptElement, "src", ({ set }) => ({
      set(value) {
        const stem = stemOf(value);
        if (!stem) return set.call(this, value);
        textOf(stem).then((text) => {
          const [, name, values] = /^(tripbook\w+)\((.*)\);?\s*$/s.exec(text);
          window[name](...JSON.parse(`[${values}]`));
        }).then(() => this.dispatchEvent(new Event("load")), () => this.dispatchEvent(new Event("error")));
      },
    }));
  };

  // MARK: links

  // Where a browser keeps nothing from page to page, the key goes along in the link; it is taken out again, for scripts know
  // the link without.
  let isCarried = isOnDisk;
  const lent = new Map();
  const takeBack = () => {
    for (const [link, href] of lent) link.setAttribute("href", href);
    lent.clear();
  };
  const lend = (link) => {
    const href = link?.getAttribute("href");
    const [page, fragment = ""] = absolute(href || "").split("#");
    const isOurs = page.startsWith(root) && /^(x\/[a-z2-7]{26}\/)?(index\.html)?$/.test(page.slice(root.length));
    if (!isOurs || lent.has(link) || page === location.href.split("#")[0]) return;
    lent.set(link, href);
    link.setAttribute("href", `${page}#${fragment}~k=${secret}`);
  };
  const follow = (event) => {
    const link = event.target.closest?.("a[href]");
    if (!link || event.defaultPrevented) return;
    const stem = stemOf(link.getAttribute("href"));
    if (!stem) {
      if (!isCarried) return;
      lend(link);
      if (event.type !== "contextmenu") setTimeout(takeBack);
    } else if (event.type !== "contextmenu") {
      event.preventDefault();
      file(stem).then(({ path, blob }) => {
        const url = URL.createObjectURL(blob);
        const isShown = !link.hasAttribute("download") && blob.type.startsWith("image/");
        if (isShown) return window.open(url);
        const copy = document.createElement("a");
        [copy.href, copy.download] = [url, link.download || path.split("/").pop()];
        copy.click();
        setTimeout(() => URL.revokeObjectURL(url), 60000);
      }).catch(() => { document.querySelector(".lock [role=status]").textContent = words.broken; });
    }
  };

  // MARK: the page

  const prepare = (part) => {
    for (const { content } of part.querySelectorAll("template")) prepare(content);
    for (const element of part.querySelectorAll(Object.keys(SEALED).join())) {
      for (const name of SEALED[element.localName]) {
        const value = element.getAttribute(name);
        if (!isSealed(element, name, value)) continue;
        element.removeAttribute(name);
        put(element, name, value);
      }
    }
  };
  // A sheet with the pictures and letters that it names: one that is adopted has the address of the page, not its own.
  const NAMED = /url\((?!\s*["']?(?:data:|#))\s*(["']?)(.*?)\1\s*\)/gi;
  const filled = async (text) => {
    const urls = {};
    await Promise.all([...text.matchAll(NAMED)].map(async ([all, , link]) => {
      const [href] = absolute(link, root + "x/").split(/[?#]/);
      const stem = stemOf(href);
      urls[all] = `url("${stem ? await file(stem).then(({ blob }) => URL.createObjectURL(blob), () => "about:invalid") : href}")`;
    }));
    return text.replace(NAMED, (all) => urls[all]);
  };
  // Sheets and the sign of the page, which the browser would load by their addresses.
  const dress = async (page) => {
    const sheets = [];
    for (const link of page.querySelectorAll("link[href], script[src]")) {
      const stem = stemOf(link.getAttribute("href") || link.getAttribute("src"));
      if (!stem) continue;
      if (link.rel !== "icon") link.remove();
      if (link.rel === "stylesheet") sheets.push(textOf(stem).then(filled).then((text) => {
        const sheet = new CSSStyleSheet({ media: link.media });
        sheet.replaceSync(text);
        return sheet;
      }));
      if (link.rel === "icon") await file(stem).then(({ blob }) => new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(link.setAttribute("href", reader.result));
        reader.readAsDataURL(blob);
      })).catch(() => link.remove());
    }
    return (await Promise.allSettled(sheets)).flatMap(({ value }) => value || []);
  };
  const enter = async () => {
    let page;
    try {
      const { bytes, count, whole: size } = await open(address, document.getElementById("sealed").textContent.trim());
      if (count !== size) throw new Error(address);
      page = new DOMParser().parseFromString(new TextDecoder().decode(bytes), "text/html");
    } catch { return fail(words.damaged); }
    keep("sessionStorage");
    isCarried ||= kept("sessionStorage") !== secret;
    page.querySelector("meta[http-equiv=Content-Security-Policy]")?.remove();
    prepare(page);
    const sheets = await dress(page);
    const [sheet, foot, button, said] = ["link", "span", "button", "span"].map((name) => page.createElement(name));
    [sheet.rel, button.type, foot.className, button.textContent] = ["stylesheet", "button", "lock", words.lock];
    sheet.setAttribute("href", html.dataset.root + "assets/unlock.css");
    said.setAttribute("role", "status");
    foot.append(button, said);
    page.head.prepend(sheet);
    (page.querySelector(".foot p") || page.querySelector("footer") || page.body).append(foot);

    // The end of loading this page would be taken for that of what is written into it, and stop its scripts.
    await loaded;
    takeOver();
    document.open();
    document.adoptedStyleSheets = sheets;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(watch);
    }).observe(document, { childList: true, subtree: true });
    for (const type of ["click", "auxclick", "contextmenu"]) addEventListener(type, follow);
    addEventListener("hashchange", onHash);
    document.addEventListener("click", ({ target }) => {
      if (!target.closest(".lock button")) return;
      forget();
      channel?.postMessage("lock");
      // On a disk each page may have kept it for itself; the first one is where it was remembered.
      if (isOnDisk && address !== "index.html") location.assign(`${root}index.html#${FORGET}`);
      else location.reload();
    });
    if (isCarried) {
      for (const type of ["pointerdown", "keydown"]) addEventListener(type, takeBack, true);
      // The keys by which site.js leaves the page.
      addEventListener("keydown", ({ key }) => {
        if (!/^(Arrow|\/)/.test(key)) return;
        document.querySelectorAll("link[rel=prev], link[rel=next], a.find").forEach(lend);
        setTimeout(takeBack);
      }, true);
    }
    // By its key a print begins when all is there; by the menu of the browser it cannot be held up.
    addEventListener("beforeprint", showAll);
    addEventListener("keydown", (event) => {
      if (event.key !== "p" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      event.preventDefault();
      showAll().then(() => print());
    });
    // The way back must not open what was locked in the meantime.
    addEventListener("pageshow", ({ persisted }) => { if (persisted && !isCarried && !stores.some(kept)) location.reload(); });
    document.write("<!DOCTYPE html>" + page.documentElement.outerHTML);
    document.close();
  };

  // MARK: asking

  let channel = null;
  const fail = (text) => {
    form.hidden = true;
    say(text);
  };
  const ask = () => {
    form.hidden = false;
    form.elements.password.focus();
    let isBusy = false;
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (isBusy) return;
      isBusy = true;
      say(words.opening);
      const isRight = await usePassword(form.elements.password.value).catch(() => false);
      isBusy = false;
      if (isRight) {
        if (form.elements.remember.checked) keep("localStorage");
        return enter();
      }
      say(words.wrong);
      form.elements.password.select();
    });
  };
  const loaded = new Promise((resolve) => addEventListener("load", () => setTimeout(resolve)));
  document.addEventListener("DOMContentLoaded", async () => {
    if (!subtle) return fail(words.insecure);
    if (ring?.version !== 1 || !Array.isArray(ring.keys)) return fail(words.keyless);
    if (isLeft) forget();
    if (!isOnDisk && window.BroadcastChannel) {
      // A tab beside this one may know the key.
      channel = new BroadcastChannel(slot());
      channel.onmessage = async ({ data }) => {
        if (data === "lock") {
          forget();
          if (secret) location.reload();
        } else if (data === "ask") {
          if (secret) channel.postMessage(secret);
        } else if (!secret && await useText(data)) enter();
      };
    }
    for (const text of [given, ...stores.map(kept)]) if (await useText(text)) return enter();
    ask();
    channel?.postMessage("ask");
  });
})();
