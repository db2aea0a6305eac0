// Looks things up in the index of the site, which lies beside it in data/. A page that was opened from a disk may read no
// other file but scripts: so the index is scripts, which hand their data to `tripbookSearch`.
(() => {
  "use strict";

  const form = document.querySelector("form[data-index]");
  if (!form) return;
  const [field, status] = [form.elements.q, document.querySelector(".found")];
  const [list, more] = [document.querySelector(".hits"), document.querySelector(".further")];
  const kinds = document.getElementById("kinds").content;

  // Reading

  const data = { words: [], texts: [] };
  window.tripbookSearch = (part, ...values) => {
    if (part === "index") data.index = { words: values[0][0], texts: values[0][1], kinds: values[0][2] };
    else data[part][values[0]] = values[1];
  };

  const loading = new Map();
  const load = (suffix) => {
    if (!loading.has(suffix)) {
      loading.set(suffix, new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = form.dataset.index.replace(/\.js$/, suffix + ".js");
        script.onload = resolve;
        script.onerror = () => {
          // Another query may try again.
          loading.delete(suffix);
          reject(new Error(suffix));
        };
        document.head.append(script);
      }));
    }
    return loading.get(suffix);
  };
  const loadPart = (part, number) =>
    load(`-${part}-${number + 1}`).then(() => data[part][number]);

  // Words, as the module `Search` has them

  const POINTS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g;
  const LETTERS = { "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ı": "i", "ħ": "h", "ς": "σ" };
  const DENSE = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3041-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\u{20000}-\u{3ffff}]/u;
  const RUNS = new RegExp(`(?:(?!${DENSE.source})[\\p{L}\\p{N}\\p{M}])+|(?:(?=${DENSE.source})[\\p{L}\\p{N}\\p{M}])+`, "gu");
  const IN_WORD = /[\p{L}\p{N}\p{M}]$/u;
  const LONGEST = 40;

  const fold = (text) =>
    text.normalize("NFKD").replace(POINTS, "").normalize("NFC").toLowerCase()
      .replace(/[^ -~]/g, (letter) => LETTERS[letter] || letter);

  const termsOf = (query) => {
    const terms = new Set();
    for (const [run] of fold(query).matchAll(RUNS)) {
      const letters = [...run];
      if (!DENSE.test(letters[0])) terms.add(letters.slice(0, LONGEST).join(""));
      else if (letters.length === 1) terms.add(run);
      else for (let index = 1; index < letters.length; index++) terms.add(letters[index - 1] + letters[index]);
    }
    return [...terms];
  };

  // Days, which the index has as words: `20260506`, whose beginning is a month

  const MONTHS = form.dataset.months.split("|").map((names) => names.split(",").map((name) => fold(name.trim())));
  const [FIRST_YEAR, LAST_YEAR] = form.dataset.years.split("-").map(Number);
  const monthOf = (name) => {
    for (const names of MONTHS) {
      // Three letters tell them apart.
      const number = names.findIndex((month) => month === name || (name.length > 2 && month.startsWith(name)));
      if (number >= 0) return number + 1;
    }
    return 0;
  };
  const NAME = "([\\p{L}\\p{M}]{2,}|\\d{1,2}\\p{L}+?)\\.?";
  const DAYS = [
    ["(\\d{4})[-/.](\\d{1,2})(?:[-/.](\\d{1,2}))?", "ymd"],
    ["(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?(\\d{4})?", "dmy"],
    [`(\\d{1,2})(?:st|nd|rd|th|\\.|º)?\\s(?:of\\s|de\\s)?${NAME}(?:,?\\s(?:de\\s)?(\\d{4}))?`, "dny"],
    [`(\\d{4})\\p{L}?\\s?${NAME}\\s?(?:(\\d{1,2})\\p{L}?)?`, "ynd"],
    [`${NAME}\\s(?:de\\s)?(\\d{4})`, "ny"],
    [`${NAME}\\s?(\\d{1,2})(?:st|nd|rd|th|\\p{L})?(?:,?\\s(\\d{4}))?`, "ndy"],
  ].map(([pattern, parts]) => [new RegExp(`(^|[^\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "u"), parts]);
  const two = (number) => String(number).padStart(2, "0");

  // The first day or month that a query names, as the words that it may be, and the query without it.
  const dayOf = (query) => {
    const text = fold(query);
    for (const [pattern, parts] of DAYS) {
      const found = text.match(pattern);
      if (!found) continue;
      const part = (name) => found[parts.indexOf(name) + 2];
      const month = parts.includes("n") ? monthOf(part("n")) : Number(part("m"));
      const [year, day] = ["y", "d"].map((name) => (parts.includes(name) && Number(part(name))) || 0);
      if (month < 1 || month > 12 || day > 31 || !(year || day)) continue;
      const years = year ? [year] : Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);
      return {
        words: years.map((number) => number + two(month) + (day ? two(day) : "")),
        rest: text.slice(0, found.index) + found[1] + " " + text.slice(found.index + found[0].length),
      };
    }
    return null;
  };

  // Finding

  // As many letters may be wrong in a word of so many.
  const slipsIn = (length) => (length < 5 ? 0 : length < 9 ? 1 : 2);

  // How many letters at least are to be changed, added, left out or swapped to come from a term to a word, or to
  // the beginning of a longer one; more than `most` are all the same.
  const distance = (term, word, most) => {
    let [last, row] = [[], Array.from({ length: word.length + 1 }, (_, index) => index)];
    for (let at = 1; at <= term.length; at++) {
      const next = [at];
      for (let to = 1; to <= word.length; to++) {
        next[to] = Math.min(row[to] + 1, next[to - 1] + 1, row[to - 1] + (term[at - 1] !== word[to - 1]));
        if (at > 1 && to > 1 && term[at - 1] === word[to - 2] && term[at - 2] === word[to - 1]) {
          next[to] = Math.min(next[to], last[to - 2] + 1);
        }
      }
      if (Math.min(...next) > most) return most + 1;
      [last, row] = [row, next];
    }
    return Math.min(...row.slice(Math.max(0, term.length - most)));
  };

  // Words of the index that are nearly a term, those with the fewest slips; asked only where nothing else is found.
  const wordsLike = async (term) => {
    let most = slipsIn(term.length);
    let like = [];
    if (!most || DENSE.test(term)) return like;
    for (const lines of await Promise.all(data.index.words.map((_, number) => loadPart("words", number)))) {
      for (const [, word] of lines.matchAll(/;([^,]+)/g)) {
        if (word.length < term.length - most) continue;
        const slips = distance(term, word.slice(0, term.length + most), most);
        if (slips > most) continue;
        if (slips < most) [most, like] = [slips, []];
        like.push(word);
      }
    }
    return like;
  };

  // The documents that hold a word which begins so, with how well each does, beside those that are known already.
  const lookUp = async (term, scores = new Map()) => {
    const firsts = data.index.words;
    const parts = firsts.map((_, number) => number).filter(
      (number) => (firsts[number] <= term || firsts[number].startsWith(term))
        && (number + 1 === firsts.length || firsts[number + 1] >= term));
    for (const lines of await Promise.all(parts.map((number) => loadPart("words", number)))) {
      for (let start = lines.indexOf(";" + term); start >= 0; start = lines.indexOf(";" + term, start + 1)) {
        const end = lines.indexOf(";", start + 1);
        const [word, ...mentions] = lines.slice(start + 1, end < 0 ? undefined : end).split(",");
        let document = 0;
        for (const mention of mentions) {
          const weight = { "!": 3, "#": 2 }[mention[0]];
          document += parseInt(mention.replace(/\W/, ""), 36);
          // A whole word beats the beginning of one, but a title any text.
          const score = 2 * (weight || 1) + (word === term);
          if (score > (scores.get(document) || 0)) scores.set(document, score);
        }
      }
    }
    return scores;
  };

  // How many documents of a list are that one, or stand before it.
  const rank = (firsts, document) => firsts.filter((first) => first <= document).length;

  // Numbers of documents by kind, and of a kind the best first; of equals as they stand in the index. Of each list of
  // words a document holds one. A day that is asked for is the very first.
  const find = async (lists, isDay) => {
    const found = await Promise.all(lists.map(async (words) => {
      const best = new Map();
      await Promise.all(words.map((word) => lookUp(word, best)));
      return best;
    }));
    if (!found.length) return [];
    const hits = [];
    for (const document of found[0].keys()) {
      if (!found.every((scores) => scores.has(document))) continue;
      hits.push([document, rank(data.index.kinds, document), found.reduce((sum, scores) => sum + scores.get(document), 0)]);
    }
    return hits.sort((one, other) => (isDay && other[2] - one[2]) || one[1] - other[1] || other[2] - one[2] || one[0] - other[0])
      .map(([document]) => document);
  };

  // What a query finds: a day or its words as they are, else with words that are nearly so.
  const answer = async (query) => {
    await load("");
    const day = dayOf(query);
    const ways = [...(day ? [[[day.words], day.rest]] : []), [[], query]];
    for (const isClose of [false, true]) {
      for (const [days, rest] of ways) {
        const lists = await Promise.all(termsOf(rest).map(async (term) => (isClose && !(await lookUp(term)).size ? wordsLike(term) : [term])));
        const hits = await find([...days, ...lists], days.length);
        if (hits.length) return { hits, terms: lists.flat(), isClose };
      }
    }
    return { hits: [] };
  };

  const read = async (document) => {
    const number = rank(data.index.texts, document) - 1;
    return (await loadPart("texts", number))[document - data.index.texts[number]];
  };

  // Showing

  const [AT_ONCE, AROUND, LONGEST_QUOTE] = [20, 70, 220];

  // Where in a text the terms stand: pairs of beginning and end. Letters are folded one by one, so that places in the
  // folded text are known in the text itself.
  const places = (text, terms) => {
    let folded = "";
    const origins = [];
    let index = 0;
    for (const letter of text) {
      const plain = letter < "\u0080" ? letter.toLowerCase() : fold(letter);
      for (let count = 0; count < plain.length; count++) origins.push(index);
      folded += plain;
      index += letter.length;
    }
    origins.push(text.length);
    const found = [];
    for (const term of terms) {
      for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
        if (!DENSE.test(term) && IN_WORD.test(folded.slice(Math.max(0, at - 2), at))) continue;
        found.push([origins[at], origins[at + term.length]]);
      }
    }
    return found.sort((one, other) => one[0] - other[0]);
  };

  const marked = (text, found, start, end) => {
    const nodes = [];
    let done = start;
    for (const [from, to] of found) {
      if (to > end) break;
      if (from < start || to <= done) continue;
      const at = Math.max(from, done);
      nodes.push(text.slice(done, at), element("mark", "", text.slice(at, to)));
      done = to;
    }
    return [...nodes, text.slice(done, end)];
  };

  // Rows of tables, whose cells are parted by tabs, are no sentences: quoted only where nothing else has a term. A heading
  // does not run into what stands below it.
  const excerpt = (whole, terms) => {
    const prose = whole.replace(/.*\t.*\n?/g, "").trim();
    const text = (places(prose, terms)[0] || prose && !places(whole, terms)[0] ? prose : whole).replace(/([^.!?…。])\n/g, "$1 · ").replace(/\s/g, " ");
    const found = places(text, terms), first = found[0]?.[0] || 0;
    let start = Math.max(0, first - AROUND);
    if (start) start = Math.min(Math.max(text.indexOf(" ", start) + 1, start), first);
    let end = Math.min(text.length, start + LONGEST_QUOTE);
    if (end < text.length) end = Math.max(text.lastIndexOf(" ", end), end - 20);
    return [start ? "… " : "", ...marked(text, found, start, end), end < text.length ? " …" : ""];
  };

  const element = (name, className, ...content) => {
    const made = document.createElement(name);
    made.className = className;
    made.append(...content);
    return made;
  };

  const thumbnail = (src) =>
    Object.assign(element("img", "thumb"), { loading: "lazy", alt: "", src, width: 96, height: 72 });

  const item = ([kind, title, link, date, tags, text, picture], terms) => {
    const sign = kinds.querySelector(`[data-kind="${kind}"]`).cloneNode(true);
    const anchor = element("a", "", ...marked(title, places(title, terms), 0, title.length));
    anchor.href = link;
    anchor.dir = "auto";
    const parts = [element("p", "top", sign, date), element("h2", "", anchor)];
    if (tags) parts.push(element("p", "note", ...marked(tags, places(tags, terms), 0, tags.length)));
    if (text) parts.push(element("p", "dek", ...excerpt(text, terms)));
    for (const part of parts.slice(2)) part.dir = "auto";
    return element("li", "hit", element("div", "body", ...parts), ...(picture ? [thumbnail(picture)] : []));
  };

  let latest = 0, hits = [], terms = [];
  const showMore = async (ticket) => {
    const shown = list.children.length;
    const documents = await Promise.all(hits.slice(shown, shown + AT_ONCE).map(read));
    if (ticket !== latest) return null;
    const items = documents.map((document) => item(document, terms));
    list.append(...items);
    more.hidden = list.children.length >= hits.length;
    return items[0];
  };

  const search = async () => {
    const query = field.value.trim();
    const ticket = ++latest;
    try {
      const found = await answer(query);
      if (ticket !== latest) return;
      ({ terms, hits } = found);
      list.replaceChildren();
      more.hidden = true;
      await showMore(ticket);
      if (ticket !== latest) return;
      const { none, close } = status.dataset;
      const text = !hits.length ? none : found.isClose ? close : status.dataset.found;
      status.textContent = hits.length || termsOf(query).length ? text.replace("{count}", hits.length).replace("{query}", () => query) : "";
    } catch {
      if (ticket === latest) status.textContent = status.dataset.unread;
    }
  };

  // The address

  // The query stands in the address, so that a search can be sent to somebody and found again on the way back.
  const remember = () => {
    const query = field.value.trim();
    const address = query ? "?q=" + encodeURIComponent(query) : location.pathname;
    try {
      history.replaceState(null, "", address);
    } catch {
      // Some browsers let a file have no other address: then there is none to send.
    }
  };

  let pause = 0;
  field.addEventListener("input", () => {
    search();
    clearTimeout(pause);
    pause = setTimeout(remember, 400);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    search();
    remember();
  });
  // Who leaves by a result comes back to it.
  list.addEventListener("click", remember);
  more.addEventListener("click", async () => {
    const first = await showMore(latest);
    // Who goes by keys goes on at the first that is new.
    first?.querySelector("a").focus();
  });
  field.value = new URLSearchParams(location.search).get("q") || field.value;
  if (field.value) search();
})();
