/* Served with the pages of a preview, and in no built site: loads a page again when it would look different, and shows what is
   wrong in the trip's folder. All words come from the server. */
(function () {
  "use strict";

  var stamp = document.currentScript.dataset.stamp;
  var key = "tripbook-preview:" + location.pathname;
  var connection = null;
  var lostTimer = 0;
  var problems = null;
  var ui = null;

  // ------------------------------------------------------------------ What outlives a reload

  function read(name) {
    try { return JSON.parse(sessionStorage.getItem(name)); } catch (error) { return null; }
  }

  function keep(name, value) {
    try {
      if (value === null) { sessionStorage.removeItem(name); } else { sessionStorage.setItem(name, JSON.stringify(value)); }
    } catch (error) { /* A browser that keeps nothing loses the place on the page, and nothing else. */ }
  }

  function reload() {
    keep(key, { x: scrollX, y: scrollY });
    location.reload();
  }

  /* The browser goes back to the place by itself in most cases; where the page has grown meanwhile it is done again. */
  function goBack() {
    var place = read(key);
    keep(key, null);
    if (!place) { return; }
    var root = document.documentElement;
    var manner = root.style.scrollBehavior;
    root.style.scrollBehavior = "auto";
    scrollTo(place.x, place.y);
    root.style.scrollBehavior = manner;
  }

  // ------------------------------------------------------------------ The overlay

  function make(name, className, text) {
    var element = document.createElement(name);
    if (className) { element.className = className; }
    if (text) { element.textContent = text; }
    return element;
  }

  /* In a tree of its own, so that neither the site's style nor ours reaches the other. */
  function build() {
    var host = make("div");
    host.id = "tripbook-preview";
    var root = host.attachShadow({ mode: "open" });
    var sheet = make("link");
    sheet.rel = "stylesheet";
    sheet.href = "/.tripbook/preview.css";
    var box = make("section", "box");
    box.hidden = true;
    var list = make("ol", "list");
    list.tabIndex = 0;
    var stale = make("p", "stale");
    var close = make("button", "close");
    close.type = "button";
    var badge = make("button", "badge");
    badge.type = "button";
    badge.setAttribute("aria-expanded", "false");
    badge.hidden = true;
    var title = make("h2", "title");
    title.id = "title";
    var head = make("div", "head");
    head.append(title, close);
    box.setAttribute("aria-labelledby", "title");
    box.append(head, stale, list);
    var lost = make("p", "lost");
    lost.setAttribute("role", "status");
    root.append(sheet, lost, box, badge);
    badge.addEventListener("click", function () { show(box.hidden, true); });
    close.addEventListener("click", function () { show(false, true); });
    root.addEventListener("keydown", function (event) {
      if (event.key !== "Escape" || box.hidden) { return; }
      event.stopPropagation();
      show(false, true);
    });
    // Nothing of it is seen before its style is there.
    host.hidden = true;
    sheet.addEventListener("load", function () { host.hidden = false; });
    document.body.append(host);
    return { host: host, box: box, list: list, stale: stale, close: close, badge: badge, title: title, lost: lost };
  }

  function show(isOpen, byHand) {
    ui.box.hidden = !isOpen;
    ui.badge.setAttribute("aria-expanded", String(isOpen));
    if (!byHand) { return; }
    keep("tripbook-preview-seen", isOpen ? null : signature());
    keep("tripbook-preview-open", isOpen || null);
    (isOpen ? ui.close : ui.badge).focus();
  }

  function signature() {
    return problems.problems.map(function (p) { return p.severity + p.place + p.message; }).join("\n");
  }

  function counted(severity, words) {
    var count = problems.problems.filter(function (p) { return p.severity === severity; }).length;
    return count === 0 ? null : count + " " + words[count === 1 ? severity : severity + "s"];
  }

  function line(problem, words) {
    var item = make("li", "problem " + problem.severity);
    var message = make("p", "message");
    message.append(make("b", "severity", words[problem.severity]), " ", problem.message, " ", make("small", "", problem.code));
    item.append(message);
    if (problem.place) { item.append(make("p", "place", problem.place)); }
    if (problem.excerpt) {
      var excerpt = make("pre");
      excerpt.append(make("span", "number", String(problem.excerpt.line) + " "), problem.excerpt.before,
        make("mark", "", problem.excerpt.marked || " "), problem.excerpt.after);
      item.append(excerpt);
    }
    if (problem.advice) { item.append(make("p", "advice", problem.advice)); }
    if (problem.others === 1) { item.append(make("p", "advice", words.same)); }
    if (problem.others > 1) { item.append(make("p", "advice", words.sameMany.replace("{count}", problem.others))); }
    return item;
  }

  function tell(told) {
    problems = told;
    var words = told.words;
    if (!ui) { ui = build(); }
    var counts = ["error", "warning", "note"].map(function (s) { return counted(s, words); }).filter(Boolean);
    var hasErrors = told.problems.some(function (p) { return p.severity === "error"; });
    ui.title.textContent = words.title;
    ui.close.textContent = words.close;
    ui.stale.textContent = told.isStale ? words.stale : "";
    ui.stale.hidden = !told.isStale;
    ui.list.setAttribute("aria-label", words.title);
    ui.list.replaceChildren.apply(ui.list, told.problems.map(function (p) { return line(p, words); }));
    ui.badge.hidden = counts.length === 0;
    ui.badge.textContent = counts.join(", ");
    ui.badge.title = words.open;
    ui.badge.className = "badge " + (hasErrors ? "error" : "calm");
    ui.words = words;
    var isNew = hasErrors && read("tripbook-preview-seen") !== signature();
    show(counts.length > 0 && (isNew || Boolean(read("tripbook-preview-open"))), false);
    if (counts.length === 0) { keep("tripbook-preview-seen", null); keep("tripbook-preview-open", null); }
  }

  function lose(isLost) {
    if (isLost && lostTimer) { return; }
    clearTimeout(lostTimer);
    lostTimer = 0;
    if (!isLost) {
      if (ui) { ui.lost.textContent = ""; }
      return;
    }
    // A connection that comes back at once was never missed.
    lostTimer = setTimeout(function () { if (ui) { ui.lost.textContent = ui.words.lost; } }, 1500);
  }

  // ------------------------------------------------------------------ The connection

  function connect() {
    if (connection) { return; }
    var own = new EventSource("/.tripbook/events?page=" + encodeURIComponent(location.pathname)
      + "&stamp=" + encodeURIComponent(stamp));
    connection = own;
    own.addEventListener("open", function () { lose(false); });
    own.addEventListener("reload", reload);
    own.addEventListener("problems", function (event) { tell(JSON.parse(event.data)); });
    own.addEventListener("error", function () {
      lose(true);
      // Most browsers try again by themselves; those that give up are told to.
      if (own.readyState !== EventSource.CLOSED || connection !== own) { return; }
      connection = null;
      setTimeout(follow, 1000);
    });
  }

  function disconnect() {
    if (!connection) { return; }
    connection.close();
    connection = null;
    lose(false);
  }

  /* A browser keeps few connections to one server: a page that nobody looks at needs none, and catches up later. */
  function follow() {
    if (document.visibilityState === "hidden") { disconnect(); } else { connect(); }
  }

  document.addEventListener("visibilitychange", follow);
  addEventListener("pagehide", disconnect);
  addEventListener("pageshow", follow);
  if (document.readyState === "complete") { goBack(); } else { addEventListener("load", goBack); }
  follow();
})();
