/* Served with the pages of a preview, and in no built site: loads a page again when it would look different, and shows what is
   wrong in the trip's folder, and what can be added to the day that the page is about. All words come from the server. */
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

  /* A box that a button in a corner opens and closes; whether it is open outlives a reload. */
  function panel(root, name, turned) {
    var memory = "tripbook-preview-" + name;
    var box = make("section", "box " + name);
    box.hidden = true;
    var list = make("ol", "list");
    list.tabIndex = 0;
    var lead = make("p", "lead");
    var close = make("button", "close");
    close.type = "button";
    var badge = make("button", "badge " + name);
    badge.type = "button";
    badge.setAttribute("aria-expanded", "false");
    badge.hidden = true;
    var title = make("h2", "title");
    title.id = "title-" + name;
    var head = make("div", "head");
    head.append(title, close);
    box.setAttribute("aria-labelledby", title.id);
    box.append(head, lead, list);
    root.append(box, badge);
    var own = {
      wasOpen: function () { return Boolean(read(memory)); },
      forget: function () { keep(memory, null); },
      show: function (isOpen) {
        box.hidden = !isOpen;
        badge.setAttribute("aria-expanded", String(isOpen));
      },
      fill: function (words, items) {
        title.textContent = words.title;
        close.textContent = words.close;
        lead.textContent = words.lead || "";
        lead.hidden = !words.lead;
        list.setAttribute("aria-label", words.title);
        list.replaceChildren.apply(list, items);
      },
      label: function (text, className) {
        badge.textContent = text;
        badge.hidden = text === "";
        badge.className = "badge " + name + " " + className;
      },
      badge: badge
    };
    function turn(isOpen) {
      own.show(isOpen);
      keep(memory, isOpen || null);
      turned(isOpen);
      (isOpen ? close : badge).focus();
    }
    badge.addEventListener("click", function () { turn(box.hidden); });
    close.addEventListener("click", function () { turn(false); });
    [box, badge].forEach(function (element) {
      element.addEventListener("keydown", function (event) {
        if (event.key !== "Escape" || box.hidden) { return; }
        event.stopPropagation();
        turn(false);
      });
    });
    return own;
  }

  /* In a tree of its own, so that neither the site's style nor ours reaches the other. */
  function build() {
    var host = make("div");
    host.id = "tripbook-preview";
    var root = host.attachShadow({ mode: "open" });
    var sheet = make("link");
    sheet.rel = "stylesheet";
    sheet.href = "/.tripbook/preview.css";
    var lost = make("p", "lost");
    lost.setAttribute("role", "status");
    root.append(sheet, lost);
    // Nothing of it is seen before its style is there.
    host.hidden = true;
    sheet.addEventListener("load", function () { host.hidden = false; });
    document.body.append(host);
    return {
      lost: lost,
      day: panel(root, "day", function (isOpen) { if (isOpen) { ui.problems.show(false); } }),
      problems: panel(root, "problems", function (isOpen) {
        if (isOpen) { ui.day.show(false); }
        keep("tripbook-preview-seen", isOpen ? null : signature());
      })
    };
  }

  function overlay() {
    if (!ui) { ui = build(); }
    return ui;
  }

  // ------------------------------------------------------------------ What is wrong

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
    var box = overlay().problems;
    var counts = ["error", "warning", "note"].map(function (s) { return counted(s, words); }).filter(Boolean);
    var hasErrors = told.problems.some(function (p) { return p.severity === "error"; });
    box.fill({ title: words.title, close: words.close, lead: told.isStale ? words.stale : "" },
      told.problems.map(function (p) { return line(p, words); }));
    box.label(counts.join(", "), hasErrors ? "error" : "calm");
    box.badge.title = words.open;
    ui.words = words;
    var isNew = hasErrors && read("tripbook-preview-seen") !== signature();
    box.show(counts.length > 0 && (isNew || box.wasOpen()));
    if (counts.length === 0) { keep("tripbook-preview-seen", null); box.forget(); }
  }

  // ------------------------------------------------------------------ What can be added to a day

  function command(offered, words) {
    var item = make("li", "command");
    var text = make("code", "", offered.line);
    var copy = make("button", "copy", words.copy);
    copy.type = "button";
    copy.setAttribute("aria-label", words.copy + ": " + offered.line);
    var said = make("span", "said");
    said.setAttribute("role", "status");
    copy.addEventListener("click", function () {
      // Where a browser lets no page copy, the line stands marked, ready for one's own keys.
      getSelection().selectAllChildren(text);
      if (!navigator.clipboard) { return; }
      navigator.clipboard.writeText(offered.line).then(function () {
        said.textContent = words.copied;
        setTimeout(function () { said.textContent = ""; }, 2000);
      }, function () {});
    });
    var row = make("div", "row");
    row.append(text, copy);
    item.append(make("p", "purpose", offered.purpose + " "), row);
    item.firstChild.append(said);
    return item;
  }

  function note(told) {
    if (!told && !ui) { return; }
    var box = overlay().day;
    if (!told) { box.label("", ""); return box.show(false); }
    box.fill({ title: told.title, close: told.words.close, lead: told.lead },
      told.commands.map(function (c) { return command(c, told.words); }));
    box.label(told.label, "calm");
    box.show(box.wasOpen());
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
    lostTimer = setTimeout(function () { if (ui && ui.words) { ui.lost.textContent = ui.words.lost; } }, 1500);
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
    own.addEventListener("note", function (event) { note(JSON.parse(event.data)); });
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
