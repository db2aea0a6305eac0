// Cards to go through, and what is kept of it. The page lists all cards in order; this makes a deck of them, and knows nothing
// that is not in the page.
//
//   .next[data-site]          all of it, with the words that are said, blanks in braces
//   .dest[data-tags]          a card by its id, with its tags a line each and data-rank, its place in the file
//   .dest img[data-small]     its picture, and the same small for the lists
//   section > template        what a list is made of
//   button[value]             what is done with the card on top, or with all that is kept
//
// Kept is one text under "tripbook:<site>:next", the one that can be taken along: {"version":1,"site":"…",
// "seen":[["kyoto","like"],["porto","dislike"]],"favourites":["kyoto"],"tag":"food","guided":true}. Each card is seen once, in
// order; what is liked is the history, and every favourite is liked. Cards that are gone are kept, and not shown. A later
// version must read this one.
(() => {
  "use strict";
  const page = document.querySelector(".next");
  const words = page.dataset;
  const find = (name, inside = page) => inside.querySelector(name);
  const cards = [...page.querySelectorAll(".dest")];
  const cardOf = (slug) => cards.find(({ id }) => id === slug);
  const [deck, field, choice] = [".deck", "textarea", "select"].map((name) => find(name));
  const key = `tripbook:${words.site}:next`;
  const tagsOf = (card) => card.dataset.tags.split("\n").filter(Boolean);
  const list = new Intl.ListFormat(document.documentElement.lang);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const say = (text, card, values = {}) =>
    text.replace(/{(\w+)}/g, (_, name) => values[name] ?? find("." + name, card).textContent);
  const write = (name, text) => { find(name).textContent = text; };
  const tell = (text) => write(".told", text);

  // Each card once, in the order it was seen; no text read is trusted.
  const empty = () => ({ version: 1, site: words.site, seen: [], favourites: [], tag: "", guided: false });
  const read = (text) => {
    try {
      const { version, site, seen, favourites, tag = "", guided } = JSON.parse(text);
      if (version !== 1 || site !== words.site) return null;
      const ways = new Map(seen.map(([slug, way]) => [slug + "", way === "dislike" ? way : "like"]));
      const hearts = [...new Set(favourites.map(String))];
      for (const slug of hearts) ways.set(slug, "like");
      return { version, site, seen: [...ways], favourites: hearts, tag: tag + "", guided: !!guided };
    } catch { return null; }
  };
  let isKept = true;
  let isOpened = false;
  const load = () => {
    let text = null;
    try { text = localStorage.getItem(key); } catch { isKept = false; }
    const found = text ? read(text) : empty();
    if (!found) tell(words.broken);
    return found || empty();
  };
  let state = load();
  // Read in a way that any address lets it be.
  let [[first] = []] = new URLSearchParams(location.hash.slice(1));

  const liked = () => state.seen.flatMap(([slug, way]) => (way === "like" && cardOf(slug)) || []);
  const unseen = () => {
    const seen = new Map(state.seen);
    return cards.filter(({ id }) => !seen.has(id));
  };
  // First the card asked for or taken back, then those with the preferred tag.
  const waiting = () => {
    const rank = (card) => (card.id === first ? 0 : tagsOf(card).includes(state.tag) ? 1 : 2);
    return unseen().sort((one, other) => rank(one) - rank(other));
  };
  // The three commonest tags of what is liked, those first that the choice has first, and the cards with most of them, those
  // first that are written first.
  const recommend = () => {
    const counts = new Map([...choice.options].map(({ value }) => [value, 0]));
    for (const tag of liked().flatMap(tagsOf)) counts.set(tag, counts.get(tag) + 1);
    const common = [...counts.keys()].filter((tag) => counts.get(tag))
      .sort((one, other) => counts.get(other) - counts.get(one)).slice(0, 3);
    const best = unseen().map((card) => ({ card, hits: common.filter((tag) => tagsOf(card).includes(tag)) }))
      .filter(({ hits }) => hits[0])
      .sort((one, other) => other.hits.length - one.hits.length || one.card.dataset.rank - other.card.dataset.rank)
      .slice(0, 3);
    return { common, best };
  };

  const entry = (section, { card, hits }) => {
    const item = find("template", section).content.firstElementChild.cloneNode(true);
    const [link, image, heart] = ["a", "img", ".heart"].map((name) => find(name, item));
    item.dataset.of = card.id;
    link.textContent = say("{name}", card);
    link.href = find("a", card).href;
    const picture = find("img", card);
    if (picture) image.src = picture.dataset.small;
    else image.remove();
    find(".land", item).textContent = say("{land}", card);
    if (hits) find(".why", item).textContent = say(words.reason, card, { tags: list.format(hits) });
    else find(".known", item).replaceWith(find(".known", card).cloneNode(true));
    heart.ariaPressed = state.favourites.includes(card.id);
    heart.ariaLabel = say(words.heart, card);
    return item;
  };
  const show = (name, entries) => {
    const section = find(name);
    const slots = find(".list", section);
    const held = find(":focus", slots)?.closest("[data-of]").dataset.of;
    slots.replaceChildren(...entries.map((one) => entry(section, one)));
    const same = find(`[data-of="${held}"]`, slots);
    if (held) find(same ? ".heart" : "h2", same || section).focus({ preventScroll: true });
  };
  const render = () => {
    const line = waiting();
    for (const card of cards) {
      const place = line.indexOf(card);
      card.classList.toggle("on-top", !place);
      card.hidden = ![0, 1].includes(place) && !card.classList.contains("leaving");
      card.inert = place;
    }
    find(".end").hidden = line.length;
    write(".left", say(words.left, null, { count: line.length, all: cards.length }));
    for (const button of page.querySelectorAll(".choose button"))
      button.ariaDisabled = button.value === "undo" ? line.length === cards.length : !line.length;
    const { common, best } = recommend();
    const tags = list.format(common);
    show(".top3", best);
    write(".top3 .empty", tags || !line[0] ? words.noneLeft : words.noneYet);
    write(".from", tags && say(words.from, null, { tags }));
    const all = liked().reverse().map((card) => ({ card }));
    show(".favourites", all.filter(({ card }) => state.favourites.includes(card.id)));
    show(".history", all);
    choice.value = state.tag;
    find(".guide").hidden = state.guided;
    find(".unkept").hidden = isKept;
    // There is something to take along. After that it is as the reader leaves it.
    if (!isOpened && state.seen[0]) find("details").open = isOpened = true;
  };
  const update = () => {
    field.value = JSON.stringify(state);
    try { localStorage.setItem(key, field.value); } catch { isKept = false; }
    render();
  };

  const leave = (card, side, from = "none") => {
    if (calm.matches) return;
    card.classList.add("leaving");
    const to = `translate(${side * 115}%, ${side ? 0 : -60}%) rotate(${side * 8}deg)`;
    card.animate([{ transform: from }, { transform: to, opacity: 0 }], { duration: 260, easing: "ease-in" })
      .onfinish = () => { card.classList.remove("leaving"); render(); };
  };
  const mark = (slug, isFavourite) => {
    state.favourites = state.favourites.filter((other) => other !== slug);
    if (isFavourite) state.favourites.push(slug);
  };
  const now = (card) => (card ? say(words.following, card) : words.end);
  const act = (way, from) => {
    const [card, after] = waiting();
    if (way === "undo") {
      const at = state.seen.findLastIndex(([slug]) => cardOf(slug));
      if (at < 0) return;
      [[first]] = state.seen.splice(at, 1);
      mark(first, false);
      cardOf(first).getAnimations().map((flight) => flight.finish());
      tell(say(words.undone, cardOf(first)));
    } else if (card) {
      leave(card, { dislike: -1, favourite: 0, like: 1 }[way], from);
      state.seen.push([card.id, way === "dislike" ? way : "like"]);
      mark(card.id, way === "favourite");
      tell(say(words[way], card) + " " + now(after));
    }
    update();
  };

  // Past a quarter of its width, or with a flick, a card goes.
  let drag;
  const follow = ({ type, target, pointerId, isPrimary, button, clientX, timeStamp }) => {
    if (type === "pointerdown") {
      const card = target.closest(".on-top");
      if (card && isPrimary && !button) drag = { card, pointerId, clientX, timeStamp };
      return;
    }
    if (pointerId !== drag?.pointerId) return;
    const { card, pose } = drag;
    const by = clientX - drag.clientX;
    const far = Math.abs(by);
    const way = by < 0 ? "dislike" : "like";
    if (type === "pointermove") {
      if (!pose && far < 8) return;
      deck.setPointerCapture(pointerId);
      card.style.transform = drag.pose = `translate(${by}px) rotate(${calm.matches ? 0 : by / 50}deg)`;
      card.dataset.pull = way;
      return;
    }
    const isFlick = far > 40 && far > (timeStamp - drag.timeStamp) * .6;
    drag = null;
    card.style.transform = "";
    delete card.dataset.pull;
    if (pose && type === "pointerup" && (isFlick || far > card.offsetWidth / 4)) act(way, pose);
  };
  for (const type of ["down", "move", "up", "cancel"]) deck["onpointer" + type] = follow;

  const KEYS = { ArrowLeft: "dislike", ArrowRight: "like", ArrowUp: "favourite", z: "undo", Backspace: "undo" };
  document.onkeydown = (event) => {
    const way = KEYS[event.key];
    if (!way || event.repeat || event.target.closest("select, textarea")) return;
    if (["ctrl", "alt", "meta", "shift"].some((name) => event[name + "Key"])) return;
    const { top, bottom } = deck.getBoundingClientRect();
    if (top + bottom < 0 || top + bottom > 2 * innerHeight) return;
    event.preventDefault();
    act(way);
  };
  const deeds = {
    guided() { state.guided = true; update(); find("[value=like]").focus({ preventScroll: true }); },
    copy() { field.select(); document.execCommand("copy"); write(".said", words.copied); },
    read() {
      const given = read(field.value);
      // Who reads it in has been here.
      if (given) { state = { ...given, guided: true }; update(); }
      write(".said", given ? words.read : words.unread);
    },
    reset() {
      const { value } = field;
      state = { ...empty(), guided: true };
      update();
      field.value = value;
      write(".said", words.reset);
    },
  };
  page.onclick = ({ target }) => {
    const button = target.closest("button");
    if (!button) return;
    const { value } = button;
    if (value) return (deeds[value] || act)(value);
    const { of } = button.closest("li").dataset;
    const isFavourite = !state.favourites.includes(of);
    mark(of, isFavourite);
    if (!new Map(state.seen).has(of)) state.seen.push([of, "like"]);
    update();
    tell(say(isFavourite ? words.favourite : words.unhearted, cardOf(of)));
  };
  choice.onchange = () => {
    [state.tag, first] = [choice.value, ""];
    update();
    tell(now(waiting()[0]));
  };
  onstorage = (event) => { if (event.key === key) { state = load(); render(); } };
  page.classList.add("ready");
  field.value = JSON.stringify(state);
  render();
})();
