// Looks things up in the index of the site, which lies beside it in data/. A page that was opened from a disk may read no
// other file but scripts: so the index is scripts, which hand their data to `tripbookSearch`.
(() => {
  "use strict";

  const form = document.querySelector("form[data-index]");
  if (!form) return;
  const [field, status] = [form.elements.q, document.querySelector(".found")];
  const [list, more] = [document.querySelector(".hits"), document.querySelector(".further")];
  const kinds = document.getElementById("kinds").content;

  // MARK: reading

  const data = { words: [], texts: [] };
  window.tripbookSearch = (part, ...values) => {
    if (part === "index") data.index = { words: values[0][0], texts: values[0][1] };
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

  // MARK: words, as the module `Search` has them

  const POINTS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g;
  const LETTERS = { "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ı": "i", "ħ": "h", "ς": "σ" };
  const DENSE = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3041-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\u{20000}-\u{3ffff}]/u;
  const RUNS = new RegExp(`(?:(?!${DENSE.source})[\\p{L}\\p{N}\\p{M}])+|(?:(?=${DENSE.source})[\\p{L}\\p{N}\\p{M}])+`, "gu");
  const IN_WORD = /[\p{L}\p{N}\p{M}]$/u;
  const LONGEST = 40;

  const fold = (text) =>
    text.normalize("NFKD").replace(POINTS, "").normalize("NFC").toLowerCase()
      .replace(/[ßæœøđðþłıħς]/g, (letter) => LETTERS[letter]);

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

  // MARK: finding

  // The documents that hold a word which begins so, with how well each does.
  const lookUp = async (term) => {
    const firsts = data.index.words;
    const parts = firsts.map((_, number) => number).filter(
      (number) => (firsts[number] <= term || firsts[number].startsWith(term))
        && (number + 1 === firsts.length || firsts[number + 1] >= term));
    const scores = new Map();
    for (const lines of await Promise.all(parts.map((number) => loadPart("words", number)))) {
      for (let start = lines.indexOf(";" + term); start >= 0; start = lines.indexOf(";" + term, start + 1)) {
        const end = lines.indexOf(";", start + 1);
        const [word, ...mentions] = lines.slice(start + 1, end < 0 ? undefined : end).split(",");
        let document = 0;
        for (const mention of mentions) {
          const weight = { "!": 3, "#": 2 }[mention[0]];
          document += parseInt(weight ? mention.slice(1) : mention, 36);
          // A whole word beats the beginning of one, but a title any text.
          const score = 2 * (weight || 1) + (word === term ? 1 : 0);
          if (score > (scores.get(document) || 0)) scores.set(document, score);
        }
      }
    }
    return scores;
  };

  // Numbers of documents, the best first; of equals as they stand in the index.
  const find = async (terms) => {
    await load("");
    const found = await Promise.all(terms.map(lookUp));
    if (!found.length) return [];
    const hits = [];
    for (const document of found[0].keys()) {
      if (!found.every((scores) => scores.has(document))) continue;
      hits.push([document, found.reduce((sum, scores) => sum + scores.get(document), 0)]);
    }
    return hits.sort((one, other) => other[1] - one[1] || one[0] - other[0]).map(([document]) => document);
  };

  const read = async (document) => {
    const firsts = data.index.texts;
    let number = firsts.length - 1;
    while (firsts[number] > document) number--;
    return (await loadPart("texts", number))[document - firsts[number]];
  };

  // MARK: showing

  const AT_ONCE = 20;
  const AROUND = 70;
  const LONGEST_QUOTE = 220;

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
      nodes.push(text.slice(done, Math.max(from, done)));
      const mark = document.createElement("mark");
      mark.textContent = text.slice(Math.max(from, done), to);
      nodes.push(mark);
      done = to;
    }
    return [...nodes, text.slice(done, end)];
  };

  const excerpt = (text, terms) => {
    const found = places(text, terms);
    let start = Math.max(0, (found.length ? found[0][0] : 0) - AROUND);
    if (start > 0) start = Math.max(text.indexOf(" ", start) + 1, start);
    if (found.length && start > found[0][0]) start = found[0][0];
    let end = Math.min(text.length, start + LONGEST_QUOTE);
    if (end < text.length) end = Math.max(text.lastIndexOf(" ", end), end - 20);
    return [start > 0 ? "… " : "", ...marked(text, found, start, end), end < text.length ? " …" : ""];
  };

  const element = (name, className, ...content) => {
    const made = document.createElement(name);
    made.className = className;
    made.append(...content);
    return made;
  };

  const item = ([kind, title, link, date, tags, text], terms) => {
    const sign = kinds.querySelector(`[data-kind="${kind}"]`).cloneNode(true);
    const anchor = element("a", "", ...marked(title, places(title, terms), 0, title.length));
    anchor.href = link;
    anchor.dir = "auto";
    const parts = [element("p", "top", sign, date), element("h2", "", anchor)];
    if (tags) parts.push(element("p", "note", ...marked(tags, places(tags, terms), 0, tags.length)));
    if (text) parts.push(element("p", "dek", ...excerpt(text.replaceAll("\n", " "), terms)));
    for (const part of parts.slice(2)) part.dir = "auto";
    return element("li", "hit", ...parts);
  };

  let latest = 0;
  let hits = [];
  let terms = [];
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
      const wanted = termsOf(query);
      const found = wanted.length ? await find(wanted) : [];
      if (ticket !== latest) return;
      [terms, hits] = [wanted, found];
      list.replaceChildren();
      more.hidden = true;
      await showMore(ticket);
      if (ticket !== latest) return;
      const text = hits.length ? status.dataset.found : status.dataset.none;
      status.textContent = wanted.length ? text.replace("{count}", hits.length).replace("{query}", () => query) : "";
    } catch {
      if (ticket === latest) status.textContent = status.dataset.unread;
    }
  };

  // MARK: the address

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
    if (first) first.querySelector("a").focus();
  });
  field.value = new URLSearchParams(location.search).get("q") || field.value;
  if (field.value) search();
})();
