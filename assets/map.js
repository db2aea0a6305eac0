// The map of the trip: moved and enlarged, narrowed to a day or a kind of place, and played along the way. Words and
// controls stand in templates of the page, so that a page without script has none: its pins are links, its lists are whole.
(() => {
  "use strict";

  const { abs, atan2, ceil, floor, hypot, max, min, PI } = Math;
  const stand = document.querySelector(".atlas");
  const drawings = stand ? [...stand.querySelectorAll("svg.map:not(.map-square)")] : [];
  if (!drawings.length) return;

  // How large the map is at least that follows a point, pixels that are no drag yet, how many part before
  // their time, and units of the sheet that they may stand off: two signs.
  const FOLLOWED = 4, SLOP = 5, FEW = 12, PARTED = 44;
  // Milliseconds in which a second tap is a double one, and after which a wheel begins anew.
  const TWICE = 450, REST = 300;
  // What the card of a chosen day takes in the corner of the map.
  const WIDE = 240, HIGH = 100;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const rooms = new Map([...document.querySelectorAll("[data-tools]")].map((slot) => {
    slot.append(slot.querySelector("template").content.cloneNode(true));
    return [slot.dataset.tools, slot];
  }));
  const find = (selector) => [...rooms.values()].map((slot) => slot.querySelector(selector)).find(Boolean);
  const [daysOf, kindsOf, own, status] = [".day", ".kind", ".own", "[role=status]"].map(find);
  // The list below the map knows the same places, by the same addresses.
  const items = [...document.querySelectorAll(".place")];
  const itemOf = new Map(items.map((item) => [item.querySelector(".title a").getAttribute("href"), item]));
  const listed = (element) => (element.dataset.days || "").split(" ").filter(Boolean);
  const fits = (item, day, kind) => (!day || listed(item).includes(day)) && (!kind || (item.dataset.kind || "").split("\n").includes(kind));

  const put = (element, attributes) => {
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    return element;
  };
  const make = (name, attributes, parent) => parent.appendChild(put(document.createElementNS(drawings[0].namespaceURI, name), attributes));
  const hide = (element, isHidden) => isHidden ? put(element, { display: "none" }) : element.removeAttribute("display");
  const isShown = ({ element }) => !element.hasAttribute("display");
  const picture = (src) => Object.assign(document.createElement("img"), { src, alt: "" });
  const about = (x, y, scale) => `translate(${x} ${y}) scale(${scale}) translate(${-x} ${-y})`;
  const strokes = (path) => path.getAttribute("d").split("M").slice(1).map((part) => "M" + part);
  const start = (stroke) => stroke.match(/^M(-?[\d.]+) ?(-?[\d.]+)/).slice(1).map(Number);
  const total = (sum, { length }) => sum + length;
  const within = (value, least, most) => min(max(value, least), most);

  class Sheet {
    constructor(svg) {
      this.svg = svg;
      [this.width, this.height] = svg.getAttribute("viewBox").split(" ").slice(2).map(Number);
      [this.x, this.y, this.zoom] = [0, 0, 1];
      // Where many stand as one they part to the last level.
      this.largest = max(svg.dataset.largest, ...[...svg.querySelectorAll("[data-from]")].map(({ dataset }) => dataset.from));
      const under = svg.querySelector("[aria-hidden]");
      this.markers = [...svg.querySelectorAll("[data-at]")].map((element) => this.marker(element));
      // What is drawn by <use> hears of a style only from what it uses.
      this.used = [...svg.querySelectorAll("defs path")];
      this.dots = [...svg.querySelectorAll("[class^=map-dot]")];
      // A place within 300 metres of the stop that is called as it is stands for nothing more.
      const near = 300 / 6371e3 * svg.dataset.lay.split(" ")[2];
      for (const one of this.markers) one.isTwin = one.isOut = !one.element.dataset.item && one.name
        && this.markers.some(({ element, name, x, y }) => element.dataset.item && name === one.name && hypot(x - one.x, y - one.y) < near);
      // What keeps its size while the map grows, each about its place: that it says, or to which it was moved.
      this.steady = [...under.querySelectorAll("text")].filter((text) => !text.closest(".map-inset, g[transform], [data-scale]")).map((element) => {
        const turn = element.getAttribute("transform") || "", moved = turn.match(/^translate\((\S+) (\S+)\)/);
        const [x, y] = element.hasAttribute("x") || !moved ? ["x", "y"].map((name) => element.getAttribute(name)) : moved.slice(1);
        return { element, x: Number(x), y: Number(y), turn };
      });
      this.towns = this.steady.filter(({ element }) => element.matches(".map-town, .map-quarter, .map-level text, :is(.map-country, .map-sea):not([transform])"));
      // The dots of towns that stand on the whole sheet, whose names hang by them.
      this.ringed = [...under.querySelectorAll(":is(.map-town-edge, .map-town-dot):not(.map-inset *)")].map((path) => ({ path, dots: strokes(path).map((d) => {
        const [x, y] = start(d);
        return { d, town: this.towns.find((town) => town.x === x && town.y === y) };
      }) }));
      // Names that come as the map grows, each level with the dots of its towns.
      this.levels = [...under.querySelectorAll(".map-level")].map((element) => ({
        element, from: Number(element.dataset.level), towns: this.towns.filter((town) => element.contains(town.element)),
        dots: element.matches(".map-town") ? ["map-town-edge", "map-town-dot"].map((name) => make("path", { class: name }, element)) : [],
      }));
      for (const heads of under.querySelectorAll(".map-head")) {
        for (const stroke of strokes(heads)) {
          const [x, y] = start(stroke);
          const element = make("path", { class: heads.getAttribute("class"), d: stroke }, heads.parentNode);
          this.steady.push({ element, x, y, turn: "" });
        }
        heads.remove();
      }
      for (const { dots, element } of this.levels) element.prepend(...dots);
      // The part of the way that counts, each kind of it in its own line.
      this.drawn = make("g", { class: "map-drawn" }, under);
      this.kinds = [...svg.querySelectorAll("[data-legs]")].map((path) => {
        const kind = path.id.split("-").pop();
        return { path, lines: (kind === "rail" ? ["rail", "tie"] : [kind]).map((name) => make("path", { class: "map-" + name }, this.drawn)) };
      });
      // Under the signs, whose numbers it would hide.
      this.here = make("circle", { class: "map-here", display: "none" }, svg);
      if (this.markers[0]) this.markers[0].element.before(this.here);
      this.edges = make("g", {}, svg);
      this.key = svg.parentNode.querySelector("figcaption");
      const marked = (row) => [row, ...row.querySelectorAll("[class]")].map((element) => element.getAttribute("class")).join(" ");
      // Each row with what its sample is of: a line, a dot, a sign, the colour of a kind, else what is hollow.
      this.rows = [...this.key.querySelectorAll(".line, .hollow")].map((row) => [row, [/map-(entry|photo|several|walk|rail|boat|road|flight|joined)/, /c-\w+/, /^/].map((sort) => marked(row).match(sort)).find(Boolean)[0]]);
      // Dots of pictures, as those of the way.
      this.photos = this.dots.flatMap((element) => strokes(element).map((dot) => [...start(dot), { element, sort: "map-photo" }]));
      this.reader = make("circle", { class: "map-reader", display: "none" }, svg);
      this.course = this.stages = this.days(make("g", {}, svg.querySelector("defs")));
      const bar = svg.querySelector("[data-scale]");
      if (bar) {
        this.lengths = bar.dataset.scale.split("|").map((told) => told.match(/^(\S+) (.*)$/)).filter(Boolean);
        this.bar = make("g", { class: "map-scale" }, svg);
        // On the left, at the top.
        this.corner = [false, false];
        [this.stroke, this.figure] = [make("path", {}, this.bar), make("text", {}, this.bar)];
        this.bar.append(...under.querySelectorAll(".map-north"));
      }
      this.ices = [...under.querySelectorAll(".map-ice")].filter((path) => !path.closest(".map-inset"));
      this.words = [...svg.parentNode.querySelectorAll(".ice")];
      svg.classList.add("map-live");
    }

    // The scale bar of the sheet as it was drawn is not true of an enlarged one, which gets its own, in a corner. The arrow stays
    // where it is.
    measure() {
      if (!this.bar) return;
      const { told } = this, [isLeft, isTop] = this.corner, right = isLeft ? 28 + (told ? told[1] * this.zoom : 0) : this.width - 28, foot = isTop ? 48 : this.height - 26;
      put(this.bar, { transform: `translate(${this.x} ${this.y}) scale(${1 / this.zoom})` });
      put(this.stroke, { d: told ? `M${right - told[1] * this.zoom} ${foot - 5}v5H${right}v-5` : "" });
      put(this.figure, { x: right, y: foot - 9 }).textContent = told ? told[2] : "";
    }

    // The bar moves to another corner where it lies on a sign or a dot, or on the way: to the one with least under it.
    clear(signs, points) {
      const { told } = this;
      if (!told) return;
      const long = told[1] * this.zoom, arrows = [...this.bar.querySelectorAll(".map-north")].map((arrow) => arrow.getBBox());
      const crowd = ([isLeft, isTop]) => {
        const x = isLeft ? 22 : this.width - 34 - long, y = isTop ? 22 : this.height - 52, right = x + long + 12, foot = y + 32;
        if (arrows.some((box) => box.x < right && x < box.x + box.width && box.y < foot && y < box.y + box.height)) return Infinity;
        const isUnder = ([left, top], reach) => left + reach > x && left - reach < right && top + reach > y && top - reach < foot;
        return 12 * signs.filter((sign) => isUnder(sign, 13)).length + points.filter((point) => isUnder(point, 3)).length;
      };
      const corners = [this.corner, [false, false], [true, false], [true, true], [false, true]], crowds = corners.map(crowd);
      this.corner = corners[crowds.indexOf(min(...crowds))];
      this.measure();
    }

    // What ice looks like is said while some is in sight. The words keep their room, so that nothing moves below the map.
    explain() {
      if (!this.words[0] || !this.isSeen) return;
      const probe = make("path", {}, this.svg);
      this.boxes ||= this.ices.flatMap(strokes).map((d) => put(probe, { d }).getBBox());
      probe.remove();
      const [right, foot] = [this.x + this.width / this.zoom, this.y + this.height / this.zoom];
      const isIn = this.zoom <= 1 || this.boxes.some((box) => box.x < right && box.x + box.width > this.x && box.y < foot && box.y + box.height > this.y);
      for (const words of this.words) words.style.visibility = isIn ? "" : "hidden";
    }

    // The length that the bar has at this enlargement, as units of the sheet and in words; none where the sheet shows its own.
    get told() {
      if (!this.bar || this.zoom <= 1) return;
      return this.lengths.find(([, units]) => units * this.zoom <= 1.2 * this.lengths[0][1]);
    }

    marker(element) {
      const [x, y, toX = x, toY = y] = element.dataset.at.split(" ").map(Number);
      // The hairline to a place whose marker had to give way, or may have to when it parts, goes with the marker.
      const pill = element.querySelector("rect.map-stop"), { from, until, of, others, kind } = element.dataset;
      const aside = pill ? (pill.getAttribute("width") - pill.getAttribute("height")) / 2 : 0;
      const leads = (from || toX - x || toY - y ? ["", "-edge", "-end"] : []).map((part) => make("path", { class: "map-lead" + part }, element));
      element.prepend(...leads.slice(0, 1));
      const own = element.querySelector(".map-name"), link = element.getAttribute("href"), place = itemOf.get(link);
      if (link && !element.querySelector(".map-target")) element.prepend(make("path", { class: "map-target", d: `M${toX} ${toY}h0` }, element));
      const item = element.dataset.item ? document.getElementById(element.dataset.item) : place;
      // What it stands for: lines of the list, and of what is in none the days and the kinds.
      const many = (of ? of.split(" ") : []).flatMap((run) => {
        const [first, last = first] = run.split("-");
        return items.slice(first - 1, last);
      }).concat((others ? others.split("\n") : []).map((told) => {
        const [days, kind] = told.split("\t");
        return { dataset: { days, kind } };
      }));
      // Units from its middle within which it covers its place.
      const round = element.querySelector("circle.map-stop"), reach = (pill ? pill.getAttribute("height") / 2 : round ? Number(round.getAttribute("r")) : element.querySelector("[class$=-number]") ? 13 : 9.5);
      const home = { x, y, toX, toY, right: 0, down: 0, from: Number(from || 1), until: Number(until || Infinity) };
      return { element, leads, aside, reach, home, ...home, place, item, of: many[0] ? many : [!kind && place || element], sum: element.querySelector(".map-cluster-number, .world-number"), sorts: [element.querySelector(".map-entry") ? "map-entry" : of || others ? "map-several" : element.getAttribute("class"), element.querySelector(".map-idea") && ""], own, name: element.dataset.name || own?.textContent };
    }

    // The way by days: each day's lines in their order, with their lengths; of what lies apart from all of them nobody knows the day.
    days(room) {
      const lines = this.kinds.flatMap(({ path: of }) => {
        const told = of.dataset.legs.split(" "), whole = strokes(of);
        // Of a way that leads back over itself one line is drawn for both ways.
        return strokes(of.dataset.once ? of.previousSibling : of).map((d, index) => ({ d, path: whole[index], of, order: told[2 * index], day: told[2 * index + 1], sort: "map-" + of.id.split("-").pop() }));
      }).sort((one, other) => one.order - other.order);
      this.lines = lines;
      const stages = [];
      let stage;
      for (const line of lines) {
        line.path = make("path", { d: line.path }, room);
        if (line.day === "?") continue;
        if (!stage || (line.day !== "-" && stage.day !== line.day)) stages.push(stage = { day: line.day, lines: [] });
        stage.lines.push(line);
      }
      // Once all are there: a page that has changed is laid out anew for whoever measures in it, and a phone would do so line by line.
      for (const line of lines) line.length = line.path.getTotalLength();
      for (stage of stages) stage.length = stage.lines.reduce(total, 0);
      return stages;
    }

    get isSeen() { return this.svg.getClientRects().length > 0; }

    show() {
      this.x = within(this.x, 0, this.width - this.width / this.zoom);
      this.y = within(this.y, 0, this.height - this.height / this.zoom);
      const small = 1 / this.zoom;
      this.svg.setAttribute("viewBox", `${this.x} ${this.y} ${this.width * small} ${this.height * small}`);
      this.measure();
      if (this.shownAt !== this.zoom) {
        this.shownAt = this.zoom;
        this.svg.style.setProperty("--zoom", this.zoom);
        this.part();
        for (const { element, leads, aside, reach, x, y, toX, toY, right, down, isOut, from, until } of this.markers) {
          element.setAttribute("transform", about(x, y, small) + `translate(${right} ${down})`);
          // A dot of what the marker itself covers would lie on its number, as if somebody stood there. A pill covers more at its sides.
          const isFar = hypot(max(0, abs(toX - x) - aside), toY - y) > reach - 2;
          for (const [index, lead] of leads.entries())
            hide(put(lead, { d: `M${x - right} ${y - down}` + (index ? "h0" : `L${toX - right} ${toY - down}`) }), !isFar);
          hide(element, isOut || this.zoom < from || this.zoom >= until);
        }
        for (const { element, x, y, turn } of this.steady) element.setAttribute("transform", about(x, y, small) + turn);
        const isNear = this.zoom > 1;
        this.svg.classList.toggle("map-near", isNear);
        for (const path of this.used) put(path, { "vector-effect": isNear ? "non-scaling-stroke" : "none" });
        this.letter();
      }
      // A name may have come to an edge, which is looked after once the map rests.
      else {
        clearTimeout(this.later);
        this.later = setTimeout(() => this.letter(), 150);
      }
      this.explain();
      if (card.sheet === this) card.stay();
      // The sheet that is not seen has no say.
      if (!this.isSeen) return;
      for (const [name, isOver] of [[".closer", this.zoom >= this.largest], [".farther", this.zoom <= 1], [".all", this.zoom <= 1]])
        find(name).setAttribute("aria-disabled", isOver);
    }

    // Of a day or a kind there are so few that they need not wait until the sheet has grown for them: they stand around their number's
    // place as they will there, each with a line to it.
    part() {
      for (const marker of this.markers) {
        Object.assign(marker, marker.home);
        marker.element.classList.remove("map-parted");
      }
      if (this.zoom <= 1) return;
      if (this.isPart) this.partFew();
      this.settle();
    }

    partFew() {
      for (const sign of this.markers) {
        if (!sign.left || sign.isOut || sign.left.length > FEW || this.zoom < sign.from || this.zoom >= sign.until) continue;
        const few = this.markers.filter(({ sum, of }) => !sum && sign.left.includes(of[0])), { x, y } = sign;
        const times = max(...few.map(({ from }) => from)) - 1;
        const spots = few.map(({ home }) => [(home.x - x) * times + home.toX - x, (home.y - y) * times + home.toY - y]);
        // Without a stop they have its place to themselves.
        const [aside, under] = [0, 1].map((way) => sign.element.matches(".map-at-stop") ? 0 : spots.reduce((sum, spot) => sum + spot[way], 0) / spots.length);
        const parted = few.map(({ home }, index) => {
          const [right, down] = [spots[index][0] - aside, spots[index][1] - under], part = min(1, PARTED / hypot(right, down)), [toX, toY] = [x + right * part, y + down * part];
          return { x, y, toX, toY, right: toX - home.toX, down: toY - home.toY, from: 1 };
        });
        if (few.length < sign.left.length || parted.some((one, at) => parted.some((other, index) => index < at && hypot(one.toX - other.toX, one.toY - other.toY) < 14))) continue;
        sign.until = 0;
        for (const [index, marker] of few.entries()) Object.assign(marker, parted[index]).element.classList.add("map-parted");
      }
    }

    // What had to give way on the sheet as it was drawn stands as near to its place as the others let it now: a sign would else
    // stand in the sea beside its harbour.
    settle() {
      const shown = this.markers.filter(({ isOut, from, until }) => !isOut && this.zoom >= from && this.zoom < until);
      const isAt = ({ element }) => element.matches(".map-at-stop"), signs = shown.filter((marker) => !isAt(marker));
      const meets = (one, other) => hypot(max(0, abs((one.x - other.x) * this.zoom + one.toX - one.x - other.toX + other.x) - one.aside - other.aside), (one.y - other.y) * this.zoom + one.toY - one.y - other.toY + other.y) < one.reach + other.reach + 3;
      for (const marker of signs) {
        const { home, x, y, element } = marker, right = home.toX - x, down = home.toY - y;
        if (!right && !down || element.classList.contains("map-parted")) continue;
        // Beside a stop that hides its place it stands so far off that the line to it is seen.
        const isHidden = signs.some((other) => other !== marker && other.element.querySelector(".map-stop") && meets({ ...marker, toX: x, toY: y, reach: 0 }, other));
        for (const part of isHidden ? [0, 1 + 8 / hypot(right, down)] : [0, 0.25, 0.5, 0.75]) {
          const nearer = { toX: x + right * part, toY: y + down * part, right: right * (part - 1), down: down * (part - 1) };
          const there = { ...marker, ...nearer };
          if (signs.some((other) => other !== marker && meets(there, other))) continue;
          Object.assign(marker, nearer);
          break;
        }
      }
      // A number goes with the stop at which it stands.
      for (const sign of shown.filter(isAt)) {
        const stop = signs.find(({ element, x, y }) => x === sign.x && y === sign.y && element.querySelector(".map-stop"));
        if (stop) Object.assign(sign, { toX: sign.home.toX + stop.right, toY: sign.home.toY + stop.down, right: stop.right, down: stop.down });
      }
    }

    // Names that had no room on the sheet as it was drawn get theirs where it has grown; those that would leave it, or on which a
    // marker has come to lie, another place.
    letter() {
      const shown = this.markers.filter(isShown);
      for (const { own, added } of this.markers) for (const name of [own, added]) if (name) hide(name, name === added);
      for (const { element, isOut } of this.towns) hide(element, isOut);
      for (const { element, from } of this.levels) hide(element, this.zoom < from);
      this.ring();
      if (!this.isSeen) return;
      for (const marker of shown) marker.half ||= marker.element.querySelector(".map-stop, .map-pin, .map-cluster-rim").getBBox().width / 2;
      this.list(shown);
      const edges = this.lead(shown);
      if (this.zoom === 1) return;
      const boxes = [];
      const place = (marker, left, top, width, height) => {
        const [x, y] = [marker.x * (this.zoom - 1) + left, marker.y * (this.zoom - 1) + top];
        return { left: x, top: y, right: x + width, bottom: y + height };
      };
      const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
      const [left, top] = [this.x * this.zoom, this.y * this.zoom], frame = { left, top, right: left + this.width, bottom: top + this.height };
      const isIn = (box) => box.left >= left && box.top >= top && box.right <= frame.right && box.bottom <= frame.bottom;
      const towns = this.towns.filter(({ element }) => !element.closest(".map-level[display]")).map((town) => {
        // One that was not shown had none.
        if (!town.box?.width) town.box = town.element.getBBox();
        return { town, box: place(town, town.box.x, town.box.y, town.box.width, town.box.height) };
      });
      for (const marker of shown) {
        boxes.push(place(marker, marker.toX - marker.half, marker.toY - 13, 2 * marker.half, 26));
      }
      const inSight = this.way.filter((point) => this.shows(point)), onSheet = ([x, y]) => [(x - this.x) * this.zoom, (y - this.y) * this.zoom];
      this.clear(shown.map(({ x, y, toX, toY }) => onSheet([x + (toX - x) / this.zoom, y + (toY - y) / this.zoom])), [...inSight, ...this.photos].map(onSheet));
      // The bar and the arrow have their corners to themselves.
      for (const part of this.bar?.children || []) {
        const { x, y, width, height } = part.getBBox();
        boxes.push(place({ x: 0, y: 0 }, left + x - 6, top + y - 6, width + 12, height + 12));
      }
      for (const [spot, { x, y, width, height }] of edges) boxes.push(place(spot, x, y, width, height));
      if (plate.isStill) boxes.push({ left, top, right: left + WIDE, bottom: top + HIGH });
      const isFree = (box) => !inSight.some(([x, y]) => meet(box, { left: x * this.zoom, right: x * this.zoom, top: y * this.zoom + 2, bottom: y * this.zoom - 2 }));
      for (const [index, marker] of shown.entries()) {
        marker.isNamed = false;
        if (!marker.own) continue;
        const { x, y, width, height } = marker.own.getBBox(), left = x + marker.right, top = y + marker.down, box = place(marker, left, top + height / 5, width, height * 0.6);
        marker.isNamed = isIn(box) && isFree(box) && !marker.own.textContent.endsWith("…") && !boxes.some((other, at) => at !== index && meet(box, other));
        if (marker.isNamed) boxes.push(place(marker, left, top, width, height)); else hide(marker.own, true);
      }
      // Stops before places, of which one that is called as the stop beside it is named by that.
      for (const marker of shown.reverse()) {
        const { own, name } = marker;
        if (!name || shown.some((other) => other.isNamed && other.name === name && hypot(other.x - marker.x, other.y - marker.y) * this.zoom < 90)) continue;
        if (!marker.added) {
          marker.added = make("text", { class: `map-name${marker.element.querySelector(".map-stop") ? "" : " map-name-pin"} map-added`, "font-size": own ? own.getAttribute("font-size") : this.width > 700 ? 14 : 13 }, marker.element);
          // One that is long has two lines.
          const [, ...lines] = name.length > 24 && name.match(`^(.{${name.length / 2 - 3 | 0},}? )(.+)`) || [, name];
          marker.lines = lines.map((textContent, index) => Object.assign(make("tspan", { x: 0, dy: index * 1.16 + "em" }, marker.added), { textContent }));
        }
        hide(marker.added);
        const { width, height } = marker.added.getBBox();
        const sides = [marker.half + 4, -marker.half - 4 - width], beside = (y) => sides.map((x) => [x, y]);
        const around = [-width / 2, marker.half - width, -marker.half].flatMap((x) => [[x, 14], [x, -14 - height]]);
        const tries = [...beside(-height / 2), ...around, ...beside(4), ...beside(-4 - height)]
          .map((spot) => [...spot, place(marker, marker.toX + spot[0], marker.toY + spot[1], width, height)])
          .filter(([, , box]) => isIn(box) && !boxes.some((other) => meet(box, other)));
        // Rather beside the name of a town than on it.
        const clear = tries.filter(([, , box]) => isFree(box)), spot = (clear[0] ? clear : tries).find(([, , box]) => !towns.some((other) => meet(box, other.box))) || clear[0] || tries[0];
        if (!spot) { hide(marker.added, true); continue; }
        marker.isNamed = true;
        boxes.push(spot[2]);
        put(marker.added, { y: marker.toY - marker.down + spot[1] + height * 0.78 / marker.lines.length });
        for (const part of marker.lines) put(part, { x: marker.toX - marker.right + spot[0] });
      }
      // What the traveller named stands before what is only passed.
      for (const { town, box } of towns) if (meet(box, frame) && !isIn(box) || boxes.some((other) => meet(box, other))) hide(town.element, true);
      this.ring();
      for (const { towns: own, dots } of this.levels) {
        const d = own.filter(isShown).map(({ x, y }) => `M${x} ${y}h0`).join("");
        for (const dot of dots) dot.setAttribute("d", d);
      }
    }

    // A town has its dot as long as it has its name: one by itself, below the scale bar or at the edge, is a place that nobody knows.
    ring() {
      for (const { path, dots } of this.ringed) path.setAttribute("d", dots.filter(({ town }) => !town || isShown(town)).map(({ d }) => d).join(""));
    }

    // The key lists what is in sight and under no sign. It keeps its height, so that nothing moves below it.
    list(shown) {
      const isAll = this.zoom <= 1 && !this.isPart;
      const isBare = ([x, y, of]) => this.has(of) && this.shows([x, y]) && !shown.some((marker) => abs((marker.x - x) * this.zoom + marker.toX - marker.x) < marker.half && abs((marker.y - y) * this.zoom + marker.toY - marker.y) < 13);
      const sorts = isAll ? [] : shown.filter(({ x, y }) => this.shows([x, y])).flatMap(({ sorts }) => sorts)
        .concat([...this.way, ...this.photos].filter(isBare).map(([, , { sort }]) => sort));
      if (!isAll) this.key.style.minHeight = this.key.offsetHeight + "px";
      for (const [row, sort] of this.rows) row.hidden = !isAll && !sorts.includes(sort);
    }

    // What of a chosen day is beyond the edge is told there: where, and its words.
    lead(shown) {
      this.edges.replaceChildren();
      const [left, top] = this.middle;
      return (this.chosen ? shown : []).filter(({ isOther, element, x, y }) => !isOther && element.dataset.item && !this.shows([x, y])).map((marker) => {
        const [right, down] = [marker.x - left, marker.y - top], part = 0.46 / this.zoom / max(abs(right) / this.width, abs(down) / this.height);
        const [x, y] = [left + right * part, top + down * part];
        const text = make("text", { class: "map-name", x, y, "font-size": 14, "text-anchor": right > 0 ? "end" : "start", transform: about(x, y, 1 / this.zoom) }, this.edges);
        text.textContent = marker.name + " " + "→↘↓↙←↖↑↗"[Math.round(atan2(down, right) * 4 / PI) & 7];
        return [{ x, y }, text.getBBox()];
      });
    }

    // Of markers that stand close their targets lie over each other; the one whose middle is nearest is meant.
    nearest({ clientX, clientY }) {
      const [left, top] = this.at(clientX, clientY);
      const apart = ({ x, y, toX, toY }) => hypot((x - left) * this.zoom + toX - x, (y - top) * this.zoom + toY - y);
      return this.markers.filter((marker) => isShown(marker) && marker.element.href)
        .reduce((best, marker) => apart(marker) < apart(best) ? marker : best);
    }

    // Where a position lies on the sheet, by the formulas of Stereographic.swift and EqualEarth.swift.
    lay({ latitude, longitude }) {
      const [middle, meridian, scale, x, y] = this.svg.dataset.lay.split(" ").map(Number), { sin, cos } = Math, turn = PI / 180;
      const north = latitude * turn, east = ((longitude - meridian + 540) % 360 - 180) * turn;
      if (isNaN(middle)) {
        const root = Math.sqrt(3), angle = Math.asin(root / 2 * sin(north)), second = angle ** 2, sixth = second ** 3;
        const slope = 1.340264 - 0.243318 * second + sixth * (0.006251 + 0.034164 * second);
        return [x + scale * 2 * root * east * cos(angle) / (3 * slope),
          y - scale * angle * (1.340264 - 0.081106 * second + sixth * (0.000893 + 0.003796 * second))];
      }
      const centre = middle * turn, factor = 2 * scale / (1 + sin(centre) * sin(north) + cos(centre) * cos(north) * cos(east));
      return [x + factor * cos(north) * sin(east), y - factor * (cos(centre) * sin(north) - sin(centre) * cos(north) * cos(east))];
    }

    // Shows the reader, and whether there is anything to show: most are elsewhere.
    find(position) {
      const [x, y] = this.lay(position), isHere = x >= 0 && y >= 0 && x <= this.width && y <= this.height;
      hide(put(this.reader, { cx: x, cy: y }), !isHere);
      if (isHere) {
        this.zoom = max(this.zoom, FOLLOWED);
        this.centre(x, y);
      }
      return isHere;
    }

    // From the window to the sheet.
    at(x, y) {
      const box = this.svg.getBoundingClientRect();
      return [this.x + (x - box.left) / box.width * this.width / this.zoom, this.y + (y - box.top) / box.height * this.height / this.zoom];
    }

    get middle() { return [this.x + this.width / this.zoom / 2, this.y + this.height / this.zoom / 2]; }

    // Whether a point of the sheet is in sight, a margin being a share of what is seen.
    shows([x, y], margin = 0) {
      const [right, down] = [(x - this.x) * this.zoom / this.width, (y - this.y) * this.zoom / this.height];
      return min(right, down) >= margin && max(right, down) <= 1 - margin;
    }

    // What is to be kept in sight when there is no pointer to say so: where the player or the reader is, whose card is open, else of all
    // that is seen what stands for several, or the marker, or the point of the way, that has most of the others around it.
    aim() {
      for (const dot of [this.here, this.reader]) {
        const here = ["cx", "cy"].map((name) => Number(dot.getAttribute(name)));
        if (!dot.hasAttribute("display") && this.shows(here)) return here;
      }
      if (card.sheet === this && this.shows([card.marker.x, card.marker.y])) return [card.marker.x, card.marker.y];
      const inSight = this.markers.filter((marker) => isShown(marker) && this.shows([marker.x, marker.y])), many = inSight.filter(({ sum }) => sum);
      // What stands for several is to part.
      const markers = (many[0] ? many : inSight).map(({ x, y }) => [x, y]);
      const seen = markers[0] ? markers : this.way.filter((point) => this.shows(point));
      if (!seen[0]) return this.middle;
      const others = seen.filter((_, index) => !(index % ceil(seen.length / 200)));
      const far = seen.map(([x, y]) => others.reduce((sum, other) => sum + hypot(x - other[0], y - other[1]), 0));
      return seen[far.indexOf(min(...far))];
    }

    // Points along the way, each with its line.
    get way() {
      const length = this.lines.reduce(total, 0);
      return this.points ||= this.lines.flatMap((line) => {
        const last = ceil(1500 * line.length / length) + 8;
        return Array.from({ length: last + 1 }, (_, step) => line.path.getPointAtLength(step * line.length / last)).map(({ x, y }) => [x, y, line]);
      });
    }

    // Whether a line or a dot is of what was chosen.
    has(of) { return of.element ? isShown(of) : !this.chosen || this.chosen.includes(of); }

    // Closer to the way, which comes a little nearer to the middle with every step.
    closer() {
      const [x, y] = this.aim(), [left, top] = this.middle;
      if (this.enlarge(2, [x, y])) this.move((x - left) / 4, (y - top) / 4);
    }

    enlarge(factor, [x, y] = this.middle) {
      const zoom = within(this.zoom * factor, 1, this.largest);
      if (zoom === this.zoom) return false;
      this.x = x - (x - this.x) * this.zoom / zoom;
      this.y = y - (y - this.y) * this.zoom / zoom;
      this.zoom = zoom;
      this.show();
      return true;
    }

    move(right, down) {
      this.x += right;
      this.y += down;
      this.show();
    }

    whole() {
      this.zoom = 1;
      this.show();
    }

    centre(x, y) {
      const [left, top] = this.middle;
      this.move(x - left, y - top);
    }

    // Everything that is shown, below that card, with a margin in which its signs, the arrow and the bar have room; of the ground no more
    // than there is of it, since a map of the world has no bays.
    fit() {
      const course = this.way.filter(([, , line]) => this.chosen && this.has(line));
      const points = this.markers.filter(({ isOther }) => !isOther).map(({ home }) => [home.x, home.y]).concat(course);
      if (!points[0]) return this.whole();
      const [left, right, top, bottom] = [0, 1].flatMap((way) => [min, max].map((end) => end(...points.map((point) => point[way]))));
      const head = plate.isStill ? HIGH : 0;
      this.zoom = within(1 / max((right - left) / this.width / 0.8, (bottom - top) / (this.height - 144 - head / 2), 1e-9), 1, this.bar ? max(4, this.largest / 8) : 4);
      this.centre((left + right) / 2, (top + bottom) / 2 - head / 4 / this.zoom);
    }

    narrow(day, kind) {
      for (const marker of this.markers) {
        const { element, of, sum } = marker, left = of.filter((item) => fits(item, day, kind));
        marker.isOther = !left.length;
        // Where places of a kind are the stops tell, of whatever kind.
        marker.isOut = marker.isOther && !(element.dataset.item && fits(element, day)) || marker.isTwin && !kind;
        if (sum) [sum.textContent, marker.left] = ["+" + left.length, left];
      }
      this.isPart = !!(day || kind);
      for (const dot of this.dots) hide(dot, !fits(dot, day));
      // Of a way that somebody named.
      for (const name of this.towns) name.isOut = name.element.dataset.days && !fits(name.element, day);
      // A chosen day is played, else all of them.
      const own = this.stages.filter((stage) => stage.day === day);
      this.course = own[0] ? own : this.stages;
      const lines = own.flatMap((stage) => stage.lines);
      this.chosen = day ? lines : null;
      this.draw(lines, !!day);
      // Where it leads, on each of its longer lines: beyond the far end of one there and back it would lead back.
      const long = lines.reduce(total, 0);
      this.steady = this.steady.filter(({ day, element }) => !day || element.remove());
      for (const { path, length, sort } of lines) if (length > long / 8) {
        const [{ x, y }, next] = [0.4, 0.41].map((part) => path.getPointAtLength(part * length));
        const element = make("path", { class: "map-head " + sort, d: `M${x + 6.5} ${y}l-11-5.2 2.5 5.2-2.5 5.2z` }, this.drawn.parentNode);
        this.steady.push({ element, x, y, turn: `rotate(${atan2(next.y - y, next.x - x) * 180 / PI} ${x} ${y})`, day });
      }
      this.shownAt = 0;
      if (day || kind) this.fit(); else this.whole();
    }

    // The part of the way that counts; the rest is pale beside it.
    draw(parts, isPart) {
      for (const { path, lines } of this.kinds) {
        const d = parts.filter(({ of }) => of === path).map((part) => part.d).join("");
        for (const line of lines) hide(put(line, { d }), !d);
      }
      this.svg.classList.toggle("map-part", isPart);
      hide(this.here, true);
    }

    // The way up to a moment, from 0 to 1, each day taking as long as any other: the day, how much of it, and the point.
    play(moment) {
      const stages = this.course, time = moment * stages.length;
      const index = min(stages.length - 1, floor(time + 1e-9));
      const stage = stages[index];
      const part = max(0, time - index);
      let left = part * stage.length;
      const parts = stages.slice(0, index).flatMap(({ lines }) => lines);
      let point = stage.lines[0].path.getPointAtLength(0);
      for (const line of stage.lines) {
        if (left <= 0) break;
        point = line.path.getPointAtLength(min(left, line.length));
        if (left >= line.length) parts.push(line); else {
          let d = "";
          for (let step = 0; step <= 40; step++) {
            const { x, y } = line.path.getPointAtLength(left * step / 40);
            d += (step ? "L" : "M") + x.toFixed(1) + " " + y.toFixed(1);
          }
          parts.push({ d, of: line.of });
        }
        left -= line.length;
      }
      this.draw(parts, true);
      hide(put(this.here, { cx: point.x, cy: point.y }));
      return { day: stage.day, part, point: [point.x, point.y] };
    }

    // Where a point of the sheet is, beside its marker if that had to give way, in pixels from the corner of the stand.
    place({ x, y, toX = x, toY = y }) {
      const [outer, box] = [stand.getBoundingClientRect(), this.svg.getBoundingClientRect()], scale = box.width / this.width;
      return {
        left: box.left - outer.left + ((x - this.x) * this.zoom + toX - x) * scale, top: box.top - outer.top + ((y - this.y) * this.zoom + toY - y) * scale,
        across: outer.width, down: box.bottom - outer.top,
      };
    }
  }

  // The card of a pin, beside it: what its line in the list says, and its first photo. The address names what is open.
  const name = (fragment) => { try { history.replaceState(history.state, "", location.href.split("#")[0] + fragment); } catch { /* a frame may forbid it */ } };
  const card = {
    open(sheet, marker) {
      halt();
      card.close();
      const element = find("template.pin").content.cloneNode(true).firstElementChild;
      const { item } = marker;
      if (item.dataset.photo) element.append(picture(item.dataset.photo));
      const more = item.querySelector("template");
      // A stop says all of it in its template, a place what its line does not.
      for (const part of item.querySelectorAll(".place .title, .place p[dir]")) element.append(part.cloneNode(true));
      if (more) element.append(more.content.cloneNode(true));
      for (const part of item.querySelectorAll(".place .go:not(.ways)")) element.append(part.cloneNode(true));
      element.setAttribute("aria-label", element.querySelector(".title").textContent);
      element.querySelector("button").addEventListener("click", () => card.close(true));
      Object.assign(card, { sheet, marker, element });
      stand.append(element);
      card.stay();
      (element.querySelector("a") || element.querySelector("button")).focus({ preventScroll: true });
      if (item.id) name("#" + item.id);
    },
    stay() {
      const { left, top, across, down } = card.sheet.place(card.marker);
      const { offsetWidth: width, offsetHeight: height } = card.element;
      const { style } = card.element, beside = left + 20 + width <= across ? left + 20 : left - 20 - width;
      style.left = within(beside < 0 ? left - width / 2 : beside, 8, max(8, across - width - 8)) + "px";
      // Where it has room on neither side it stands below its pin or above it, over the edge of the map if need be.
      style.top = (beside >= 0 ? within(top - height / 2, 8, max(8, down - height - 8)) : top < down / 2 ? top + 22 : top - 22 - height) + "px";
    },
    // What the address asks for; the list below, to which it leads without script, has the same ids.
    ask() {
      let id = location.hash.slice(1);
      try { id = decodeURIComponent(id); } catch { return; }
      const sheet = seen(), marker = id && sheet.markers.find(({ item, place, isOut }) => [item, place].some((line) => line?.id === id) && !isOut);
      if (!marker) return;
      const isHidden = sheet.zoom < marker.from;
      if (isHidden) sheet.zoom = marker.from;
      if (isHidden || !sheet.shows([marker.x, marker.y])) sheet.centre(marker.x, marker.y);
      card.open(sheet, marker);
      sheet.svg.scrollIntoView({ block: "center", behavior: "instant" });
    },
    close(isLeft) {
      if (!card.element) return;
      const { element, marker } = card;
      card.element = card.sheet = null;
      element.remove();
      if (marker.item.id && location.hash) name("");
      if (isLeft) marker.element.focus({ preventScroll: true });
    },
  };

  // When the page was last scrolled by the wheel.
  let scrolled = -REST;
  const sheets = drawings.map((svg) => new Sheet(svg));
  const seen = () => sheets.find((sheet) => sheet.isSeen) || sheets[0];

  for (const sheet of sheets) {
    const { svg } = sheet;
    const fingers = new Map();
    let moved = 0, tap = { timeStamp: -TWICE };
    const hold = () => {
      const all = [...fingers.values()], [one, other = one] = all;
      return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, apart: hypot(one.x - other.x, one.y - other.y) };
    };
    svg.addEventListener("pointerdown", (event) => {
      if (event.button || fingers.size > 1) return;
      if (!fingers.size) moved = 0;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    });
    svg.addEventListener("pointermove", (event) => {
      if (!fingers.has(event.pointerId)) return;
      const before = hold();
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = hold();
      moved += hypot(now.x - before.x, now.y - before.y) + abs(now.apart - before.apart);
      if (moved < SLOP) return;
      follow(false);
      if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
      const [from, to] = [sheet.at(before.x, before.y), sheet.at(now.x, now.y)];
      sheet.move(from[0] - to[0], from[1] - to[1]);
      if (before.apart) sheet.enlarge(now.apart / before.apart, sheet.at(now.x, now.y));
    });
    for (const name of ["pointerup", "pointercancel"]) svg.addEventListener(name, (event) => {
      if (!fingers.delete(event.pointerId) || name !== "pointerup" || fingers.size || moved >= SLOP) return;
      // A second tap or click beside the first, which browsers do not all tell.
      const isTwice = event.timeStamp - tap.timeStamp < TWICE && hypot(event.clientX - tap.clientX, event.clientY - tap.clientY) < 30;
      if (isTwice && !event.target.closest("a")) sheet.enlarge(2, sheet.at(event.clientX, event.clientY));
      tap = isTwice ? { timeStamp: -TWICE } : event;
    });
    svg.addEventListener("dragstart", (event) => event.preventDefault());
    // Two fingers are for the map; one scrolls the page as long as all of the map is shown.
    for (const name of ["touchstart", "touchmove"])
      svg.addEventListener(name, (event) => { if (event.touches.length > 1) event.preventDefault(); }, { passive: false });
    // A wheel scrolls the page, unless the reader has gone to the map or enlarged it; where it can grow or shrink no more
    // the page scrolls on, and a wheel that scrolls the page does so until it rests. With Ctrl, or two fingers on a pad,
    // it is always the map's.
    svg.addEventListener("wheel", (event) => {
      const isPinch = event.ctrlKey, move = event.deltaY * (event.deltaMode ? 20 : 1);
      const isWanted = isPinch || ((sheet.zoom > 1 || stand.contains(document.activeElement)) && event.timeStamp - scrolled > REST);
      if (isWanted && sheet.enlarge(Math.exp(isPinch ? -within(move, -50, 50) / 100 : -move / 300), sheet.at(event.clientX, event.clientY)) || isPinch)
        event.preventDefault();
      else scrolled = event.timeStamp;
    }, { passive: false });
    svg.addEventListener("click", (event) => {
      if (moved >= SLOP) {
        moved = 0;
        event.preventDefault();
        return;
      }
      const link = event.target.closest("a[data-at]");
      const marker = link && (event.target.matches(".map-target") ? sheet.nearest(event) : sheet.markers.find(({ element }) => element === link));
      if (!link) card.close();
      if (!marker || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      // What stands for several parts where the sheet has grown; where it never does, its link leads to their list.
      if (marker.until <= sheet.largest && marker.sum) {
        event.preventDefault();
        sheet.zoom = marker.until;
        return sheet.centre(marker.x, marker.y);
      }
      if (!marker.item && marker.element === link) return;
      event.preventDefault();
      if (!marker.item) return marker.element.dispatchEvent(new MouseEvent("click", { cancelable: true }));
      card.open(sheet, marker);
    });
    svg.addEventListener("focusin", ({ target }) => {
      const marker = sheet.markers.find(({ element }) => element === target);
      if (!marker || sheet.zoom === 1 || !target.matches(":focus-visible")) return;
      if (!sheet.shows([marker.x, marker.y], 0.05)) sheet.centre(marker.x, marker.y);
    });
  }
  addEventListener("wheel", (event) => { if (!event.target.closest?.("svg.map-live")) scrolled = event.timeStamp; }, { passive: true });

  put(stand, { tabindex: 0, role: "group", "aria-label": stand.dataset.label });
  stand.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && card.element) {
      card.close(true);
      return event.preventDefault();
    }
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest(".pincard, .tools")) return;
    const sheet = seen(), [right, down] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] || [0, 0];
    if (right || down) {
      // Where nothing is hidden there is nothing to be moved to, and the page scrolls.
      if (sheet.zoom === 1) return;
      follow(false);
      sheet.move(right * sheet.width / sheet.zoom / 6, down * sheet.height / sheet.zoom / 6);
    } else if (event.key === "+" || event.key === "=") sheet.closer();
    else if (event.key === "-") sheet.enlarge(0.5);
    else if (event.key === "0") everything();
    else return;
    event.preventDefault();
  });
  find(".closer").addEventListener("click", () => seen().closer());
  find(".farther").addEventListener("click", () => seen().enlarge(0.5));
  const everything = () => {
    // What was played is over.
    if (plate.element && !timer) narrow();
    follow(false);
    seen().whole();
  };
  find(".all").addEventListener("click", everything);
  // The browser asks the reader, and tells this page alone.
  const finder = find(".reader");
  finder.hidden = !navigator.geolocation;
  finder.addEventListener("click", () => navigator.geolocation.getCurrentPosition(
    ({ coords }) => { status.textContent = sheets.filter((sheet) => sheet.find(coords)).length ? "" : finder.dataset.beyond; },
    () => { status.textContent = finder.dataset.unknown; }, { timeout: 20000 }));

  // Days and kinds
  const lede = document.querySelector(".lede"), whole = lede.textContent;
  const narrow = () => {
    halt();
    card.close();
    plate.close();
    follow(false);
    if (line) line.value = 0;
    if (date) date.textContent = "";
    const [day, kind] = [daysOf, kindsOf].map((control) => control?.value || "");
    if (own) put(own, { href: daysOf.selectedOptions[0].dataset.href || "" }).hidden = !day;
    lede.textContent = [daysOf, kindsOf].filter((one) => one?.value).map((one) => one.selectedOptions[0].textContent).join(" · ") || whole;
    if (day && find("template.plate")) plate.show(day, daysOf.selectedOptions[0], 0, true);
    for (const sheet of sheets) sheet.narrow(day, kind);
    // Where the sheet ends a sign may be left below the card: that is the more wanted of the two.
    if (plate.isStill && seen().markers.some((marker) => {
      const { left, top } = seen().place(marker);
      return isShown(marker) && left < WIDE && top < HIGH;
    })) plate.close();
    for (const item of items) item.hidden = !fits(item, day, kind);
    for (const { item, place, isOther } of seen().markers) if (item && item !== place) item.hidden = isOther;
    for (const row of document.querySelectorAll(".ends > div, .stops > [data-days]")) row.hidden = !fits(row, day);
    for (const area of document.querySelectorAll(".area")) {
      area.hidden = !area.querySelector(".place:not([hidden])");
      if (day || kind) area.open = true;
    }
    const count = items.filter((item) => !item.hidden).length;
    if (status) status.textContent = items.length && (day || kind) ? (!kind && status.dataset.day || status.dataset.text).replace("{count}", count).replace("{all}", items.length) : "";
  };
  for (const control of [daysOf, kindsOf]) if (control) control.addEventListener("change", narrow);

  // The way, played
  const [button, line, date, follower] = [".go-on", ".moment", ".date", ".follow"].map(find);
  const isFollowing = () => follower?.getAttribute("aria-pressed") === "true";
  // Whether the reader has moved the map away from the player, who is then let go.
  let isLeft = false;
  const follow = (isOn) => {
    isLeft = !isOn;
    if (follower && isOn !== isFollowing()) follower.setAttribute("aria-pressed", isOn);
  };
  // The day's picture and title and the way so far, on the map, at the edge where the player is not.
  const plate = {
    // `isStill` says that the day is chosen, and not played: then its own way is told.
    show(day, option, part, isStill = false) {
      plate.isStill = isStill;
      if (!plate.element) {
        plate.element = find("template.plate").content.cloneNode(true).firstElementChild;
        stand.append(plate.element);
      }
      const { element } = plate, { photo, title, way } = option.dataset, [heading, told] = element.querySelectorAll("b, span");
      element.classList.toggle("chosen", isStill);
      if (plate.day !== day) {
        plate.day = day;
        element.querySelector("img")?.remove();
        if (photo) element.prepend(picture(photo));
        heading.textContent = title || option.textContent;
      }
      const { unit, metres } = element.dataset, [before, own, sign = ""] = way.split(" ");
      const length = floor((isStill ? own : +before + part * own) / metres);
      return told.textContent = unit && (length || !isStill) ? number.format(length) + sign + "\u00a0" + unit : "";
    },
    // In the corner at the start of the map; in that below it while the player is as high.
    stay(sheet, [x, y]) {
      const { top, down } = sheet.place({ x, y });
      plate.element.style.top = top < 2 * HIGH ? down - HIGH + "px" : "";
    },
    close() {
      plate.element?.remove();
      plate.element = plate.day = plate.isStill = null;
    },
  };
  const number = new Intl.NumberFormat((document.documentElement.lang || "en") + "-u-nu-latn");
  let timer = 0, last = 0;
  const halt = () => {
    cancelAnimationFrame(timer);
    clearTimeout(timer);
    timer = 0;
    if (button) {
      button.classList.remove("is-on");
      button.setAttribute("aria-label", button.dataset.play);
    }
  };
  if (button && sheets[0].stages.length) {
    const most = Number(line.max);
    const render = () => {
      card.close();
      const played = new Map(sheets.filter(({ stages }) => stages.length).map((sheet) => [sheet, sheet.play(line.value / most)]));
      const sheet = played.has(seen()) ? seen() : sheets[0], { day, part, point } = played.get(sheet);
      if (sheet.zoom > 1 && (isFollowing() || !isLeft && !sheet.shows(point, 0.03))) sheet.centre(...point);
      const option = [...daysOf.options].find(({ value }) => value && value === day);
      const text = option ? option.textContent : "";
      if (date.textContent !== text) date.textContent = text;
      const told = option ? plate.show(day, option, part) : plate.close();
      line.setAttribute("aria-valuetext", [text, told].filter(Boolean).join(" · "));
      if (plate.element) plate.stay(sheet, point);
    };
    follower.addEventListener("click", () => {
      follow(!isFollowing());
      if (!isFollowing()) return;
      for (const sheet of sheets) if (sheet.zoom === 1) sheet.zoom = FOLLOWED;
      render();
    });
    const go = (now) => {
      // Where motion is not wanted it goes from day to day.
      const count = sheets[0].course.length, step = calm.matches ? 1 / count : (now - last) / within(count * 2500, 6000, 60000);
      last = now;
      line.value = calm.matches ? floor((line.value / most + step) * count + 0.01) / count * most : Number(line.value) + step * most;
      render();
      if (line.value >= most) return halt();
      wait();
    };
    const wait = () => { timer = calm.matches ? setTimeout(go, 1500) : requestAnimationFrame(go); };
    button.addEventListener("click", () => {
      if (timer) return halt();
      if (line.value >= most) line.value = 0;
      isLeft = false;
      button.classList.add("is-on");
      button.setAttribute("aria-label", button.dataset.pause);
      render();
      last = performance.now();
      wait();
    });
    line.addEventListener("input", () => {
      halt();
      isLeft = false;
      render();
    });
  }

  // On a phone that is turned another sheet may come into sight, whose names have not found their places yet.
  let known = seen();
  new ResizeObserver(() => {
    if (seen() !== known) {
      card.close();
      known = seen();
      known.shownAt = 0;
    }
    known.show();
  }).observe(stand);
  // The browser goes to the line of that name first.
  const ask = () => requestAnimationFrame(() => requestAnimationFrame(card.ask));
  addEventListener("hashchange", ask);
  if (location.hash) addEventListener("load", ask);
})();
