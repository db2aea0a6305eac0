// The map of the trip: moved, enlarged, narrowed to a day or a kind of place, played along the way. Words and controls
// stand in templates.
(() => {
  "use strict";

  const { abs, atan2, ceil, cos, floor, hypot, max, min, PI, sin } = Math;
  const all = (selector, room = document) => [...room.querySelectorAll(selector)];
  const stand = document.querySelector(".atlas"), drawings = all(".atlas svg.map:not(.map-square)");
  if (!drawings.length) return;

  // How large a map is that follows a point, pixels that are no drag, how many part before their time, how far off.
  const FOLLOWED = 4, SLOP = 5, FEW = 12, PARTED = 31;
  // Milliseconds of a double tap, and after which a wheel begins anew.
  const TWICE = 450, REST = 300;
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  for (const slot of all("[data-tools]")) slot.append(slot.querySelector("template").content.cloneNode(true));
  const find = (selector) => document.querySelector("[data-tools] " + selector);
  const [daysOf, kindsOf, own, status] = [".day", ".kind", ".own", "[role=status]"].map(find);
  // The list below knows the same places, by the same addresses.
  const items = all(".place");
  const itemOf = new Map(items.map((item) => [item.querySelector(".title a").getAttribute("href"), item]));
  const fits = ({ dataset: { days = "", kind: kinds = "" } }, day, kind) => !(day && !days.split(" ").includes(day) || kind && !kinds.split("\n").includes(kind));

  const put = (element, attributes) => {
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    return element;
  };
  const make = (name, attributes, parent) => parent.appendChild(put(document.createElementNS(drawings[0].namespaceURI, name), attributes));
  const on = (element, names, act, how) => { for (const name of names.split(" ")) element.addEventListener(name, act, how); };
  const frame = (element) => element.getBoundingClientRect();
  const hide = (element, isHidden) => isHidden ? put(element, { display: "none" }) : element.removeAttribute("display");
  const isShown = ({ element }) => !element.hasAttribute("display");
  const picture = (src) => Object.assign(document.createElement("img"), { src, alt: "" });
  const about = (x, y, scale) => `translate(${x} ${y}) scale(${scale}) translate(${-x} ${-y})`;
  const strokes = (path) => path.getAttribute("d").split("M").slice(1).map((part) => "M" + part);
  const start = (stroke) => {
    const [, x, y] = stroke.match(/^M(-?[\d.]+) ?(-?[\d.]+)/).map(Number);
    return { x, y };
  };
  const total = (sum, { length }) => sum + length;
  // Points along a line, up to a part of it.
  const along = ({ path, length }, count, part = 1) => Array.from({ length: count + 1 }, (_, step) => path.getPointAtLength(part * length * step / count));
  const within = (value, least, most) => min(max(value, least), most);
  const room = (left, top, width = 0, height = 0) => ({ left, top, right: left + width, bottom: top + height });
  const meet = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const measured = (element, edge = 0) => {
    const { x, y, width, height } = element.getBBox();
    return room(x - edge, y - edge, width + 2 * edge, height + 2 * edge);
  };
  const raise = (name) => stand.appendChild(find("template." + name).content.firstElementChild.cloneNode(true));

  class Sheet {
    constructor(svg) {
      this.svg = svg;
      [this.width, this.height] = svg.getAttribute("viewBox").split(" ").slice(2).map(Number);
      [this.x, this.y, this.zoom] = [0, 0, 1];
      this.sides = [["x", this.width], ["y", this.height]];
      this.margin = Number(svg.querySelector(".map-neat")?.getAttribute("x") || 0);
      // Where many stand as one they part to the last level.
      this.largest = max(svg.dataset.largest, ...all("[data-from]", svg).map(({ dataset }) => dataset.from));
      const under = svg.querySelector("[aria-hidden]");
      this.markers = all("[data-at]", svg).map((element) => this.marker(element));
      // Stops that are one sign part as places do.
      for (const sign of this.markers) if (sign.stops) sign.of = this.markers.filter(({ element }) => sign.stops.split(" ").includes(element.dataset.item)).map(({ of }) => of[0]);
      // What <use> draws hears of a style only from what it uses.
      this.used = all("defs path", svg);
      this.dots = all("[class^=map-dot]", svg);
      // A place within 300 metres of a stop of its name stands for nothing more.
      const near = 300 / 6371e3 * svg.dataset.lay?.split(" ")[2], stops = this.markers.filter(({ element }) => element.dataset.item);
      for (const one of this.markers) one.isTwin = one.isOut = !one.isStop && one.name
        && stops.some(({ name, x, y }) => name === one.name && hypot(x - one.x, y - one.y) < near);
      // What keeps its size while the map grows, about the place that it says or was moved to.
      this.steady = all("text", under).filter((text) => !text.closest(".map-inset, g[transform], [data-scale]")).map((element) => {
        const turn = element.getAttribute("transform") || "", moved = turn.match(/^translate\((\S+) (\S+)\)/) || [];
        const [x, y] = ["x", "y"].map((name, index) => Number(element.getAttribute(name) || moved[index + 1] || 0));
        return { element, x, y, turn };
      });
      this.towns = this.steady.filter(({ element }) => element.matches(".map-town, .map-quarter, .map-level text, :is(.map-country, .map-sea):not([transform])"));
      // Dots of towns, each with the name that it hangs by.
      this.ringed = all(":is(.map-town-edge, .map-town-dot):not(.map-inset *)", under).map((path) => [path, strokes(path).map((d) => {
        const { x, y } = start(d);
        return [d, this.towns.find((town) => town.x === x && town.y === y)];
      })]);
      this.levels = all(".map-level", under);
      for (const level of this.levels) if (level.matches(".map-town")) {
        const dots = this.towns.filter(({ element }) => level.contains(element)).map((town) => [`M${town.x} ${town.y}h0`, town]);
        const paths = ["map-town-edge", "map-town-dot"].map((name) => make("path", { class: name }, level));
        level.prepend(...paths);
        this.ringed.push(...paths.map((path) => [path, dots]));
      }
      // The part of the way that counts, by kinds.
      this.drawn = make("g", { class: "map-drawn" }, under);
      this.heads = make("g", {}, under);
      this.kinds = all("[data-legs]", svg).map((path) => {
        const kind = path.id.split("-").pop();
        return { path, kind, lines: [kind, kind === "rail" && "tie"].filter(Boolean).map((name) => make("path", { class: "map-" + name }, this.drawn)) };
      });
      // Under the signs, whose numbers it would hide.
      this.here = { element: make("circle", { class: "map-here", display: "none" }, svg) };
      this.markers[0]?.element.before(this.here.element);
      this.edges = make("g", {}, svg);
      this.key = svg.parentNode.querySelector("figcaption");
      this.photos = this.dots.flatMap((element) => strokes(element).map((dot) => ({ ...start(dot), of: { element, sort: ".map-photo" } })));
      this.reader = { element: make("circle", { class: "map-reader", display: "none" }, svg) };
      this.course = this.stages = this.days(make("g", {}, svg.querySelector("defs")));
      const bar = svg.querySelector("[data-scale]");
      if (bar) {
        this.lengths = bar.dataset.scale.split("|").map((told) => told.match(/^(\S+) (.*)$/)).filter(Boolean);
        this.bar = make("g", { class: "map-scale" }, svg);
        [this.stroke, this.figure] = ["path", "text"].map((name) => make(name, {}, this.bar));
        this.bar.append(...all(".map-north", under));
      }
      this.ices = all(".map-ice", under).filter((path) => !path.closest(".map-inset"));
      this.words = all(".ice", svg.parentNode);
      svg.classList.add("map-live");
    }

    // An enlarged sheet gets its own bar where least of signs and way is under it, and neither arrow nor card.
    measure(signs, points) {
      if (!this.bar) return;
      const [, units, words] = this.zoom > 1 && this.lengths.find(([, units]) => units * this.zoom <= 1.2 * this.lengths[0][1]) || [];
      put(this.stroke, { d: "" });
      this.figure.textContent = "";
      if (!words) return;
      const long = units * this.zoom + 12, taken = all(".map-north", this.bar).map((arrow) => measured(arrow)).concat(this.covered);
      const corners = [this.height - 52, 22].flatMap((top) => [this.width - 22 - long, 22].map((left) => room(left, top, long, 32)));
      const crowds = corners.map((corner) => [taken, signs, points].reduce((sum, rooms) => 999 * sum + rooms.filter((one) => meet(corner, one)).length, 0));
      const { left, right, bottom } = corners[crowds.indexOf(min(...crowds))];
      put(this.stroke, { d: `M${left + 6} ${bottom - 11}v5H${right - 6}v-5` });
      put(this.figure, { x: right - 6, y: bottom - 15 }).textContent = words;
    }

    // What ice looks like is said while some is in sight; words keep their room.
    explain() {
      if (!this.words[0] || !this.isSeen) return;
      const probe = make("path", {}, this.svg);
      this.boxes ||= this.ices.flatMap(strokes).map((d) => measured(put(probe, { d })));
      probe.remove();
      const sight = room(this.x, this.y, this.width / this.zoom, this.height / this.zoom);
      const isIn = this.zoom <= 1 || this.boxes.some((box) => meet(box, sight));
      for (const words of this.words) words.style.visibility = isIn ? "" : "hidden";
    }

    marker(element) {
      const [x, y, toX = x, toY = y] = element.dataset.at.split(" ").map(Number), { from, until, of, others, kind, stops } = element.dataset;
      const pick = (selector) => element.querySelector(selector), stop = pick(".map-stop"), rim = stop || pick(".map-cluster-rim"), own = pick(".map-name");
      // Units from its middle within which it covers its place, more at the sides of a pill.
      const [width, height, r] = ["width", "height", "r"].map((name) => Number(rim?.getAttribute(name) || 0));
      const reach = height / 2 || r || (pick("[class$=-number]") ? 13 : 9.5), sum = pick(".map-cluster-number, .world-number, [data-stops] .map-number"), aside = width && (width - height) / 2;
      // The hairline to a place whose marker gives way.
      const leads = (from || toX - x || toY - y ? ["", "-edge", "-end"] : []).map((part) => make("path", { class: "map-lead" + part }, element));
      element.prepend(...leads.slice(0, 1));
      const link = element.getAttribute("href"), place = itemOf.get(link);
      if (link && !pick(".map-target")) element.prepend(make("path", { class: "map-target", d: `M${toX} ${toY}h0` }, element));
      // A stop by itself, also as a ring.
      const item = document.getElementById(element.dataset.item || !sum && stops) || (stops ? null : place);
      // It stands for lines of the list, else for its days and kind.
      const many = (of ? of.split(" ") : []).flatMap((run) => {
        const [first, last = first] = run.split("-");
        return items.slice(first - 1, last);
      }).concat((others ? others.split("\n") : []).map((told) => {
        const [days, kind] = told.split("\t");
        return { dataset: { days, kind } };
      }));
      const home = { x, y, toX, toY, from: Number(from || 1), until: Number(until || Infinity), isParted: false };
      return {
        element, leads, aside, reach, home, ...home, place, item, of: many[0] ? many : [!kind && place || element], sum, told: [...sum?.childNodes || []], stops,
        // How the key shows it, as a selector.
        sort: [pick(".map-entry") ? ".map-entry" : of || others ? ".map-several" : ":scope > ." + element.classList[0], pick(".map-idea") ? ".hollow" : []].flat(),
        own, name: element.dataset.name || own?.textContent, isStop: !!stop, isAt: element.matches(".map-at-stop"),
      };
    }

    // The way by days, in order; nobody knows the day of what lies apart.
    days(room) {
      const lines = this.lines = this.kinds.flatMap(({ path: of, kind }) => {
        const told = of.dataset.legs.split(" "), whole = strokes(of);
        // A way there and back is drawn as one line.
        return strokes(of.dataset.once ? of.previousSibling : of).map((d, index) => ({ d, path: whole[index], of, sort: ".map-" + kind, order: told[2 * index], day: told[2 * index + 1] }));
      }).sort((one, other) => one.order - other.order);
      const stages = [];
      let stage;
      for (const line of lines) {
        line.path = make("path", { d: line.path }, room);
        if (line.day === "?") continue;
        if (!stage || (line.day !== "-" && stage.day !== line.day)) stages.push(stage = { day: line.day, lines: [] });
        stage.lines.push(line);
      }
      // Once all are there: a changed page is laid out anew to be measured.
      for (const line of lines) line.length = line.path.getTotalLength();
      for (stage of stages) stage.length = stage.lines.reduce(total, 0);
      return stages;
    }

    get isSeen() { return this.svg.getClientRects()[0]; }

    show() {
      // An enlarged map has no margin.
      for (const [way, long] of this.sides) {
        const rest = long - long / this.zoom, edge = min(this.margin, rest / 2);
        this[way] = within(this[way], edge, rest - edge);
      }
      const small = 1 / this.zoom;
      put(this.svg, { viewBox: `${this.x} ${this.y} ${this.width * small} ${this.height * small}` });
      if (this.bar) put(this.bar, { transform: `translate(${this.x} ${this.y}) scale(${small})` });
      if (this.shownAt !== this.zoom) {
        this.shownAt = this.zoom;
        this.svg.style.setProperty("--zoom", this.zoom);
        this.part();
        for (const marker of this.markers) {
          const { element, home, leads, aside, reach, x, y, toX, toY } = marker, right = toX - home.toX, down = toY - home.toY;
          put(element, { transform: about(x, y, small) + `translate(${right} ${down})` }).classList.toggle("map-parted", marker.isParted);
          // A dot of what the marker covers would lie on its number.
          const isFar = hypot(max(0, abs(toX - x) - aside), toY - y) > reach - 2;
          for (const [index, lead] of leads.entries())
            hide(put(lead, { d: `M${x - right} ${y - down}` + (index ? "h0" : `L${home.toX} ${home.toY}`) }), !isFar);
          hide(element, !this.isUp(marker));
        }
        for (const { element, x, y, turn } of this.steady) put(element, { transform: about(x, y, small) + turn });
        const isNear = this.zoom > 1;
        this.svg.classList.toggle("map-near", isNear);
        for (const path of this.used) put(path, { "vector-effect": isNear ? "non-scaling-stroke" : "none" });
        this.letter();
      }
      // Names at an edge are seen to once the map rests, or now and then: one that follows the player never does.
      else {
        clearTimeout(this.later);
        if (performance.now() > this.stale) this.letter();
        else this.later = setTimeout(() => this.letter(), 150);
      }
      this.explain();
      if (card.sheet === this) card.stay();
      if (!this.isSeen) return;
      for (const [name, isOver] of [[".closer", this.zoom >= this.largest], [".farther", this.zoom <= 1], [".all", this.zoom <= 1]])
        put(find(name), { "aria-disabled": isOver });
    }

    // Whether a marker is of the day, and the sheet large enough.
    isUp({ isOut, from, until }) { return !isOut && this.zoom >= from && this.zoom < until; }

    part() {
      for (const marker of this.markers) Object.assign(marker, marker.home);
      if (this.zoom <= 1) return;
      if (this.isPart) this.partFew();
      this.settle();
    }

    few(sign) { return this.markers.filter(({ sum, stops, of }) => !sum && !stops && sign.left?.includes(of[0])); }

    // The few of a day or kind stand around their number's place, each with a line to its own; stops stay.
    partFew() {
      for (const sign of this.markers) {
        if (!sign.left?.[0] || sign.left.length > FEW || !this.isUp(sign)) continue;
        const few = this.few(sign), { x, y } = sign;
        if (few.length < sign.left.length || sign.stops && few.some((one, at) => few.slice(at + 1).some((other) => this.apart(one, other) < 26))) continue;
        // A ring becomes a number with none beside it.
        if (!sign.sum && this.markers.some((other) => other !== sign && other.isStop && this.isUp(other) && few.some((one) => this.apart(one, other) < PARTED))) continue;
        const turn = ({ home }) => atan2(home.y - y, home.x - x), far = max(PARTED, few.length * 5);
        sign.until = 0;
        few.sort((one, other) => turn(one) - turn(other)).forEach((marker, index) => {
          const angle = turn(few[0]) + 2 * PI * index / few.length, { home } = marker, at = (from, to, part) => from + (to - from) * this.zoom + far * part;
          marker.from = 1;
          if (sign.isAt || few[1] && !sign.stops) Object.assign(marker, { toX: at(home.x, x, cos(angle)), toY: at(home.y, y, sin(angle)), isParted: true });
        });
      }
    }

    // What had to give way stands as near to its place as the others let it now.
    settle() {
      const up = this.markers.filter((marker) => this.isUp(marker)), signs = up.filter(({ isAt }) => !isAt);
      const meets = (one, other) => {
        const [[x, y], [left, top]] = [one, other].map((marker) => this.seat(marker));
        return hypot(max(0, abs(x - left) - one.aside - other.aside), y - top) < one.reach + other.reach + 3;
      };
      for (const marker of signs) {
        const { home, x, y } = marker, right = home.toX - x, down = home.toY - y, others = signs.filter((other) => other !== marker);
        if (!right && !down || marker.isParted) continue;
        const at = (part) => ({ ...marker, toX: x + right * part, toY: y + down * part });
        // Beside a stop that hides its place its line is to be seen.
        const isHidden = others.some((other) => other.isStop && meets({ ...at(0), reach: 0 }, other));
        const tries = isHidden ? [0, 1 + 8 / hypot(right, down)] : [0, 0.25, 0.5, 0.75];
        Object.assign(marker, tries.map(at).find((there) => !others.some((other) => meets(there, other))));
      }
      // A number goes with the stop at which it stands.
      for (const sign of up) {
        const stop = sign.isAt && signs.find(({ isStop, x, y }) => isStop && x === sign.x && y === sign.y);
        if (!stop) continue;
        sign.toX += stop.toX - stop.home.toX;
        sign.toY += stop.toY - stop.home.toY;
      }
    }

    letter() {
      for (const { own, added } of this.markers) {
        if (own) hide(own, this.zoom > 1);
        if (added) hide(added, true);
      }
      for (const { element, isOut } of this.towns) hide(element, isOut);
      for (const level of this.levels) hide(level, this.zoom < level.dataset.level);
      if (this.isSeen) this.write(this.markers.filter(isShown));
      // A town has its dot as long as it has its name.
      for (const [path, dots] of this.ringed) put(path, { d: dots.filter(([, town]) => !town || isShown(town)).map(([d]) => d).join("") });
      this.stale = performance.now() + 500;
    }

    // Names without room get theirs where the sheet has grown; those that would leave it, or lie below a sign, another.
    write(shown) {
      const boxes = shown.map((marker) => {
        const { width, height } = marker.size ||= marker.element.querySelector(".map-stop, .map-pin, .map-cluster-rim").getBBox();
        return this.around(marker, width, height);
      });
      const signs = [...boxes];
      this.list(shown, boxes);
      this.head(boxes);
      const edges = this.lead(shown);
      if (this.zoom === 1) return this.measure();
      const place = (spot, { x, y, width, height }) => room(...this.seat({ ...spot, toX: x, toY: y }), width, height);
      const sheet = room(0, 0, this.width, this.height);
      const isIn = (box) => min(box.left, box.top, this.width - box.right, this.height - box.bottom) >= 6;
      const towns = this.towns.filter(({ element }) => !element.closest("[display]")).map((town) => [town, place(town, town.written ||= town.element.getBBox())]);
      // The way that counts, in points between which no letters go.
      const count = ceil(this.zoom / 4), parts = Array.from({ length: count }, (_, step) => step / count);
      const fine = this.way.flatMap(({ x, y, of }, index, { [index + 1]: next }) => !this.has(of) || !this.shows({ x, y }, -0.5) || next?.of !== of ? []
        : parts.map((part) => ({ x: x + (next.x - x) * part, y: y + (next.y - y) * part })));
      const [way, photos] = [fine, this.photos].map((points) => points.filter((point) => this.shows(point)).map((point) => this.around(point, 0)));
      const crossed = ({ left, top, right, bottom }) => way.filter((point) => meet({ left, top: top + 2, right, bottom: bottom - 2 }, point)).length;
      const gap = (box, sign) => hypot(max(0, box.left - sign.right, sign.left - box.right), max(0, box.top + 3 - sign.bottom, sign.top - box.bottom + 3));
      const isTaken = (box) => boxes.some((other) => meet(box, other));
      this.measure(boxes, way.concat(photos));
      boxes.push(...[...this.bar?.children || []].map((part) => measured(part, 6)), ...edges.map(([spot, box]) => place(spot, box)));
      const waiting = shown.flatMap((marker, index) => {
        marker.isNamed = false;
        const { own, name, size, isStop } = marker, half = size.width / 2, down = size.height / 2 + 1;
        if (!name || !meet(this.around(marker, 0), sheet)) return [];
        if (!marker.added) {
          marker.added = make("text", { class: `map-name${isStop ? "" : " map-name-pin"} map-added`, "font-size": own?.getAttribute("font-size") || (this.width > 700 ? 14 : 13) }, marker.element);
          const [, ...lines] = name.length > 24 && name.match(`^(.{${name.length / 2 - 3 | 0},}? )(.+)`) || [, name];
          marker.lines = lines.map((textContent, index) => Object.assign(make("tspan", { x: 0, dy: index * 1.16 + "em" }, marker.added), { textContent }));
          marker.letters = marker.added.getBBox();
          hide(marker.added, true);
        }
        const { width, height } = marker.letters, [left, top] = this.seat(marker);
        const beside = (y) => [[half + 4, y], [-half - 4 - width, y]];
        const around = [down, down + 4].flatMap((y) => [-width / 2, half - width, -half].flatMap((x) => [[x, y], [x, -y - height]]));
        const tries = [...beside(-height / 2), ...around, ...beside(4), ...beside(-4 - height)]
          .map(([x, y]) => room(within(left + x, 6, this.width - width - 6), top + y, width, height)).filter((box) => isIn(box) && !isTaken(box))
          // Rather on a town's name than on the way, of which least is hidden; on a place's only for few.
          .map((box) => [99 * signs.some((sign) => gap(box, sign) < gap(box, signs[index]) - 2) + 2 * crossed(box) + towns.some(([, other]) => meet(box, other)), box])
          .filter(([cost]) => this.isPart || cost < (isStop ? 99 : 2)).sort(([one], [other]) => one - other);
        return [{ marker, tries, height, left, top }];
      });
      // Stops before places, of which one called as the stop beside it is named by that, those with few tries first.
      waiting.sort((one, other) => other.marker.isStop - one.marker.isStop || one.tries.length - other.tries.length);
      for (const { marker, tries, height, left, top } of waiting) {
        const { added, lines, name, home } = marker;
        if (shown.some((other) => other.isNamed && other.name === name && this.apart(other, marker) < 90)) continue;
        const [, box] = tries.find(([, box]) => !isTaken(box)) || [];
        if (!box) continue;
        marker.isNamed = true;
        boxes.push(box);
        hide(put(added, { y: home.toY + box.top - top + height * 0.78 / lines.length }));
        for (const part of lines) put(part, { x: home.toX + box.left - left });
      }
      for (const [{ element }, box] of towns) if (meet(box, sheet) && !isIn(box) || isTaken(box)) hide(element, true);
    }

    // The key lists what is in sight and under no sign.
    list(shown, boxes) {
      const isAll = this.zoom <= 1 && !this.isPart;
      const isBare = (point) => this.has(point.of) && this.shows(point) && !boxes.some((box) => meet(box, this.around(point, 0)));
      const inSight = isAll ? [] : [...shown.filter((marker) => this.shows(marker)), ...[...this.way, ...this.photos].filter(isBare).map(({ of }) => of)];
      const sorts = [...new Set(inSight.flatMap(({ sort }) => sort))];
      if (!isAll) this.key.style.minHeight = this.key.offsetHeight + "px";
      for (const row of all(".line, .hollow, .on-far", this.key)) row.hidden = !isAll && !sorts.some((sort) => row.matches(sort) || row.querySelector(sort));
    }

    // What of a chosen day is beyond the edge is told there.
    lead(shown) {
      this.edges.replaceChildren();
      const { x: left, y: top } = this.middle;
      return shown.filter((marker) => this.chosen && marker.isStop && !marker.isOther && !this.shows(marker)).map((marker) => {
        const right = marker.x - left, down = marker.y - top, part = 0.46 / this.zoom / max(abs(right) / this.width, abs(down) / this.height);
        const { top: head, bottom } = this.covered, x = left + right * part, y = max(top + down * part, this.y + (head < 9 && bottom + 16) / this.zoom);
        const text = make("text", { class: "map-name", x, y, "font-size": 14, "text-anchor": right > 0 ? "end" : "start", transform: about(x, y, 1 / this.zoom) }, this.edges);
        text.textContent = (this.few(marker)[0] || marker).name + " " + "→↘↓↙←↖↑↗"[Math.round(atan2(down, right) * 4 / PI) & 7];
        return [{ x, y }, text.getBBox()];
      });
    }

    // Targets overlap; the nearest is meant.
    nearest(event) {
      return this.closest(this.markers.filter((marker) => isShown(marker) && marker.element.href), this.at(event));
    }

    closest(spots, to) { return spots.reduce((best, spot) => this.apart(spot, to) < this.apart(best, to) ? spot : best); }

    // A position on the sheet, by the formulas of Stereographic.swift and EqualEarth.swift.
    lay({ latitude, longitude }) {
      const [middle, meridian, scale, x, y] = this.svg.dataset.lay.split(" ").map(Number), turn = PI / 180;
      const north = latitude * turn, east = ((longitude - meridian + 540) % 360 - 180) * turn;
      if (isNaN(middle)) {
        const root = 3 ** 0.5, angle = Math.asin(root / 2 * sin(north));
        const [height, slope] = [[1.340264, 1], [-0.081106, 3], [0.000893, 7], [0.003796, 9]].reduce(([height, slope], [share, power]) => [height + share * angle ** power, slope + share * power * angle ** (power - 1)], [0, 0]);
        return { x: x + scale * 2 * root * east * cos(angle) / (3 * slope), y: y - scale * height };
      }
      const centre = middle * turn, across = cos(north) * cos(east), factor = 2 * scale / (1 + sin(centre) * sin(north) + cos(centre) * across);
      return { x: x + factor * cos(north) * sin(east), y: y - factor * (cos(centre) * sin(north) - sin(centre) * across) };
    }

    stand(who, { x, y }, isHidden) { hide(put(Object.assign(who, { x, y }).element, { cx: x, cy: y }), isHidden); }

    // Shows the reader, and whether there is one here.
    find(position) {
      const spot = this.lay(position), isHere = meet(room(spot.x, spot.y), room(0, 0, this.width, this.height));
      this.stand(this.reader, spot, !isHere);
      if (isHere) {
        this.zoom = max(this.zoom, FOLLOWED);
        this.centre(spot);
      }
      return isHere;
    }

    at({ clientX, clientY }) {
      const box = frame(this.svg), scale = this.width / box.width / this.zoom;
      return { x: this.x + (clientX - box.left) * scale, y: this.y + (clientY - box.top) * scale };
    }

    // What the card of a chosen day takes of the map.
    get covered() {
      if (!plate.isStill || !this.isSeen) return room(0, 0);
      const sheet = frame(this.svg), { x, y, width, height } = frame(plate.element);
      return room(...[x - sheet.x - 12, y - sheet.y - 12, width + 24, height + 24].map((long) => long * this.width / sheet.width));
    }

    // Where in the frame a point is, or what stands beside it.
    seat({ x, y, toX = x, toY = y }) { return [(x - this.x) * this.zoom + toX - x, (y - this.y) * this.zoom + toY - y]; }

    apart(one, other) {
      const [[x, y], [left, top]] = [one, other].map((spot) => this.seat(spot));
      return hypot(x - left, y - top);
    }

    // What so much around a point takes of the frame.
    around(spot, width, height = width) {
      const [left, top] = this.seat(spot);
      return room(left - width / 2, top - height / 2, width, height);
    }

    get middle() { return { x: this.x + this.width / this.zoom / 2, y: this.y + this.height / this.zoom / 2 }; }

    // Whether a point is in sight, the margin a share of what is seen.
    shows({ x, y }, margin = 0) {
      const [left, top] = this.seat({ x, y }), [right, down] = [left / this.width, top / this.height];
      return min(right, down) >= margin && max(right, down) <= 1 - margin;
    }

    // What is kept in sight without a pointer: player, reader, what has the card, else of what stands for several, of markers
    // or of the way what is nearest to the middle of them.
    aim() {
      const spots = [this.here, this.reader].filter(isShown);
      if (card.sheet === this) spots.push(card.marker);
      const markers = this.markers.filter(isShown);
      const seen = [spots, markers.filter(({ sum }) => sum), markers, this.way].map((points) => points.filter((point) => this.shows(point))).find(([first]) => first) || [this.middle];
      const mean = (way) => seen.reduce((sum, { [way]: at }) => sum + at, 0) / seen.length;
      return this.closest(seen, { x: mean("x"), y: mean("y") });
    }

    get way() {
      const length = this.lines.reduce(total, 0);
      return this.points ||= this.lines.flatMap((of) => along(of, ceil(1500 * of.length / length) + 8).map(({ x, y }) => ({ x, y, of })));
    }

    // Whether a line or a dot is of the chosen day.
    has(of) { return of.element ? isShown(of) : !this.chosen || this.chosen.includes(of); }

    // Closer to the way, which comes nearer the middle.
    closer() {
      const aim = this.aim(), { x, y } = this.middle;
      if (!this.enlarge(2, aim)) return;
      this.move((aim.x - x) / 4, (aim.y - y) / 4);
      // The edge cuts no sign that it might leave whole.
      const seats = this.markers.filter(isShown).filter((marker) => this.shows(marker, -0.04)).map((marker) => this.seat(marker));
      this.move(...this.sides.map(([, long], way) => seats.reduce((far, { [way]: at }) => far || abs(abs(at - long / 2) - long / 2) < 16 && (at - within(at, 16, long - 16)) / this.zoom, 0)));
    }

    enlarge(factor, { x, y } = this.middle) {
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

    centre({ x, y }) {
      const middle = this.middle;
      this.move(x - middle.x, y - middle.y);
    }

    // All that is shown, below that card, with room for signs, arrow and bar; no closer than the ground is drawn, but a walk is to be seen.
    fit() {
      const course = this.way.filter(({ of }) => this.chosen && this.has(of));
      const points = this.markers.filter(({ isOther }) => !isOther).map(({ home }) => home).concat(course);
      if (!points[0]) return this.whole();
      const [left, right, top, bottom] = ["x", "y"].flatMap((way) => [min, max].map((end) => end(...points.map((point) => point[way]))));
      const head = this.covered.bottom / 2;
      this.zoom = within(1 / max((right - left) / this.width / 0.8, (bottom - top) / (this.height - 144 - head), 1e-9), 1, this.bar ? max(4, this.largest / (this.largest > 50 ? 8 : 2)) : 4);
      this.centre({ x: (left + right) / 2, y: (top + bottom) / 2 - head / 2 / this.zoom });
    }

    narrow(day, kind) {
      for (const marker of this.markers) {
        const { element, of, sum, told } = marker, left = of.filter((item) => fits(item, day, kind));
        marker.isOther = !left.length;
        // Where places of a kind are the stops tell, of whatever kind.
        marker.isOut = marker.isOther && !(marker.isStop && fits(element, day)) || marker.isTwin && !kind;
        if (sum || marker.stops) marker.left = left;
        sum?.replaceChildren(...marker.stops || left.length === of.length ? told : ["+" + left.length]);
      }
      this.isPart = !!(day || kind);
      for (const dot of this.dots) hide(dot, !fits(dot, day));
      for (const name of this.towns) name.isOut = name.element.dataset.days && !fits(name.element, day);
      const own = this.stages.filter((stage) => stage.day === day);
      this.course = own[0] ? own : this.stages;
      const lines = own.flatMap((stage) => stage.lines);
      this.chosen = day ? lines : null;
      this.draw(lines, !!day);
      this.shownAt = 0;
      if (day || kind) this.fit(); else this.whole();
    }

    draw(parts, isPart) {
      for (const { path, lines } of this.kinds) {
        const d = parts.filter(({ of }) => of === path).map((part) => part.d).join("");
        for (const line of lines) hide(put(line, { d }), !d);
      }
      this.svg.classList.toggle("map-part", isPart);
      hide(this.here.element, true);
      hide(this.heads, isPart && !this.chosen);
    }

    // Where the way leads, on what is in sight of its longer lines; of one there and back, there.
    head(signs) {
      this.heads.replaceChildren();
      signs.push(this.covered);
      for (const line of this.chosen || (this.zoom > 1 ? this.lines : [])) {
        const points = this.way.filter(({ of }) => of === line);
        const free = points.filter((point) => this.shows(point, 0.03) && !signs.some((one) => meet(one, this.around(point, 18))));
        const spot = free[floor(free.length * 0.4)], next = points[points.indexOf(spot) + 1];
        if (!next || line.day === "?" || free.length * line.length * this.zoom / points.length < 40) continue;
        const { x, y } = spot;
        signs.push(this.around(spot, 24));
        make("path", { class: "map-head " + line.sort.slice(1), d: `M${x + 6.5} ${y}l-11-5.2 2.5 5.2-2.5 5.2z`, transform: about(x, y, 1 / this.zoom) + `rotate(${atan2(next.y - y, next.x - x) * 180 / PI} ${x} ${y})` }, this.heads);
      }
    }

    // The way up to a moment, from 0 to 1, each day as long: day, part of it, and point.
    play(moment) {
      const stages = this.course, time = moment * stages.length, index = min(stages.length - 1, floor(time + 1e-9));
      const { day, lines, length } = stages[index], part = max(0, time - index);
      const parts = stages.slice(0, index).flatMap(({ lines }) => lines);
      let left = part * length, [point] = along(lines[0], 1);
      for (const line of lines) {
        if (left <= 0) break;
        if (left >= line.length) {
          parts.push(line);
          point = along(line, 1)[1];
        } else {
          const points = along(line, 40, left / line.length);
          parts.push({ d: "M" + points.map(({ x, y }) => x.toFixed(1) + " " + y.toFixed(1)).join("L"), of: line.of });
          point = points[40];
        }
        left -= line.length;
      }
      this.draw(parts, true);
      this.stand(this.here, point);
      return { day, part, point };
    }

    // The same in pixels from the stand's corner.
    place(spot) {
      const outer = frame(stand), box = frame(this.svg), [left, top] = this.seat(spot), scale = box.width / this.width;
      return { left: box.left - outer.left + left * scale, top: box.top - outer.top + top * scale, across: outer.width, down: box.bottom - outer.top };
    }
  }

  // The card of a pin: its line in the list and first photo. The address names it.
  const name = (fragment) => { try { history.replaceState(history.state, "", fragment); } catch { /* a frame may forbid it */ } };
  const card = {
    open(sheet, marker) {
      halt();
      card.close();
      const element = raise("pin"), { item } = marker, { photo } = item.dataset, more = item.querySelector("template");
      const copy = (parts) => element.append(...all(parts, item).map((part) => part.cloneNode(true)));
      if (photo) element.append(picture(photo));
      // A stop says all of it in its template, a place what its line does not.
      copy(".place .title, .place p[dir]");
      if (more) element.append(more.content.cloneNode(true));
      copy(".place .go:not(.ways)");
      put(element, { "aria-label": element.querySelector(".title").textContent });
      const close = element.querySelector("button");
      on(close, "click", () => card.close(true));
      Object.assign(card, { sheet, marker, element });
      card.stay();
      (element.querySelector("a") || close).focus({ preventScroll: true });
      if (item.id) name("#" + item.id);
    },
    stay() {
      const { left, top, across, down } = card.sheet.place(card.marker);
      const { style, offsetWidth: width, offsetHeight: height } = card.element, beside = left + 20 + width <= across ? left + 20 : left - 20 - width;
      style.left = within(beside < 0 ? left - width / 2 : beside, 8, max(8, across - width - 8)) + "px";
      // Without room beside its pin it stands below or above.
      style.top = (beside >= 0 ? within(top - height / 2, 8, max(8, down - height - 8)) : top < down / 2 ? top + 22 : top - 22 - height) + "px";
    },
    // What the address asks for; without script that is in the list.
    ask() {
      const asked = document.querySelector(":target"), sheet = seen(), marker = asked && sheet.markers.find(({ item, place, isOut }) => [item, place].includes(asked) && !isOut);
      if (marker) {
        sheet.zoom = max(sheet.zoom, marker.from);
        sheet.centre(marker);
        card.open(sheet, marker);
      } else if (daysOf && asked?.matches("[id^=day-]")) {
        daysOf.value = asked.dataset.days;
        narrow();
      } else return;
      // Once the lists below are as short as the day leaves them.
      requestAnimationFrame(() => sheet.svg.scrollIntoView({ block: "center", behavior: "instant" }));
    },
    close(isLeft) {
      if (!card.element) return;
      const { element, marker } = card;
      card.element = card.sheet = null;
      element.remove();
      if (marker.item.id) name("");
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
      const [one, other = one] = fingers.values(), [x, y] = [one.clientX - other.clientX, one.clientY - other.clientY];
      return { clientX: one.clientX - x / 2, clientY: one.clientY - y / 2, apart: hypot(x, y) };
    };
    on(svg, "pointerdown", (event) => {
      if (event.button || fingers.size > 1) return;
      if (!fingers.size) moved = 0;
      fingers.set(event.pointerId, event);
    });
    on(svg, "pointermove", (event) => {
      if (!fingers.has(event.pointerId)) return;
      const before = hold();
      fingers.set(event.pointerId, event);
      const now = hold();
      moved += hypot(now.clientX - before.clientX, now.clientY - before.clientY) + abs(now.apart - before.apart);
      if (moved < SLOP) return;
      follow(false);
      if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
      const from = sheet.at(before), to = sheet.at(now);
      sheet.move(from.x - to.x, from.y - to.y);
      if (before.apart) sheet.enlarge(now.apart / before.apart, sheet.at(now));
    });
    on(svg, "pointerup pointercancel", (event) => {
      if (!fingers.delete(event.pointerId) || event.type !== "pointerup" || fingers.size || moved >= SLOP) return;
      // A second one beside the first, which browsers do not all tell.
      const isTwice = event.timeStamp - tap.timeStamp < TWICE && hypot(event.clientX - tap.clientX, event.clientY - tap.clientY) < 30;
      if (isTwice && !event.target.closest("a")) sheet.enlarge(2, sheet.at(event));
      tap = isTwice ? { timeStamp: -TWICE } : event;
    });
    on(svg, "dragstart", (event) => event.preventDefault());
    // One finger scrolls the page as long as all of the map is shown.
    on(svg, "touchstart touchmove", (event) => { if (event.touches.length > 1) event.preventDefault(); }, { passive: false });
    // A wheel scrolls the page unless the map has the focus or is enlarged, and where it can grow or shrink no more, until the wheel
    // rests. With Ctrl, or two fingers on a pad, it is the map's.
    on(svg, "wheel", (event) => {
      const isPinch = event.ctrlKey, move = event.deltaY * (event.deltaMode ? 20 : 1);
      const isWanted = isPinch || ((sheet.zoom > 1 || stand.contains(document.activeElement)) && event.timeStamp - scrolled > REST);
      if (isWanted && sheet.enlarge(Math.exp(isPinch ? -within(move, -50, 50) / 100 : -move / 300), sheet.at(event)) || isPinch)
        event.preventDefault();
      else scrolled = event.timeStamp;
    }, { passive: false });
    on(svg, "click", (event) => {
      if (moved >= SLOP) {
        moved = 0;
        event.preventDefault();
        return;
      }
      const link = event.target.closest("a[data-at]");
      const marker = link && (event.target.matches(".map-target") ? sheet.nearest(event) : sheet.markers.find(({ element }) => element === link));
      if (!link) card.close();
      if (!marker || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      // What stands for several parts where the sheet grows; else its link leads to their list.
      if (marker.until <= sheet.largest && (marker.sum || marker.stops && !marker.item)) {
        event.preventDefault();
        sheet.zoom = marker.until;
        return sheet.centre(marker);
      }
      if (!marker.item && marker.element === link) return;
      event.preventDefault();
      if (!marker.item) return marker.element.dispatchEvent(new MouseEvent("click", { cancelable: true }));
      card.open(sheet, marker);
    });
    on(svg, "focusin", ({ target }) => {
      const marker = sheet.markers.find(({ element }) => element === target);
      if (!marker || sheet.zoom === 1 || !target.matches(":focus-visible")) return;
      if (!sheet.shows(marker, 0.05)) sheet.centre(marker);
    });
  }
  on(window, "wheel", (event) => { if (!event.target.closest?.("svg.map-live")) scrolled = event.timeStamp; }, { passive: true });

  put(stand, { tabindex: 0, role: "group", "aria-label": stand.dataset.label });
  on(stand, "keydown", (event) => {
    if (event.key === "Escape" && card.element) {
      card.close(true);
      return event.preventDefault();
    }
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest(".pincard, .tools")) return;
    const sheet = seen(), [right, down] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] || [];
    if (right || down) {
      // Where nothing is hidden the page scrolls.
      if (sheet.zoom === 1) return;
      follow(false);
      sheet.move(right * sheet.width / sheet.zoom / 6, down * sheet.height / sheet.zoom / 6);
    } else if (event.key === "+" || event.key === "=") sheet.closer();
    else if (event.key === "-") sheet.enlarge(0.5);
    else if (event.key === "0") everything();
    else return;
    event.preventDefault();
  });
  on(find(".closer"), "click", () => seen().closer());
  on(find(".farther"), "click", () => seen().enlarge(0.5));
  const everything = () => {
    if (plate.element && !timer) narrow();
    follow(false);
    seen().whole();
  };
  on(find(".all"), "click", everything);
  const finder = find(".reader");
  finder.hidden = !navigator.geolocation;
  on(finder, "click", () => navigator.geolocation.getCurrentPosition(
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
    const options = [daysOf, kindsOf].map((control) => control?.value && control.selectedOptions[0]), [day, kind] = options.map((option) => option?.value || "");
    if (own) put(own, { href: options[0]?.dataset?.href || "" }).hidden = !day;
    lede.textContent = options.filter(Boolean).map(({ textContent }) => textContent).join(" · ") || whole;
    if (day && find("template.plate")) plate.show(options[0], 0, true);
    for (const sheet of sheets) sheet.narrow(day, kind);
    // Where the sheet ends a sign may be left below the card: then it stands at the foot, or nowhere.
    const sheet = seen(), isOver = () => plate.isStill && sheet.markers.some((marker) => isShown(marker) && meet(sheet.covered, sheet.around(marker, 0)));
    if (isOver()) {
      plate.stay(sheet);
      if (isOver()) plate.close();
      sheet.letter();
    }
    for (const item of items) item.hidden = !fits(item, day, kind);
    for (const { item, place, isOther } of seen().markers) if (item && item !== place) item.hidden = isOther;
    for (const row of all(".ends > div, .stops > [data-days]")) row.hidden = !fits(row, day);
    for (const area of all(".area")) {
      area.hidden = !area.querySelector(".place:not([hidden])");
      if (day || kind) area.open = true;
    }
    const count = items.filter((item) => !item.hidden).length;
    status.textContent = items.length && (day || kind) ? (!kind && status.dataset.day || status.dataset.text).replace("{count}", count).replace("{all}", items.length) : "";
  };
  for (const control of [daysOf, kindsOf]) control && on(control, "change", narrow);

  // The way, played
  const [button, line, date, follower] = [".go-on", ".moment", ".date", ".follow"].map(find);
  const isFollowing = () => follower?.getAttribute("aria-pressed") === "true";
  // Whether the reader has moved the map away from the player.
  let isLeft = false;
  const follow = (isOn) => {
    isLeft = !isOn;
    follower?.setAttribute("aria-pressed", isOn);
  };
  // The day's picture, title and date, and the way so far, where the player is not.
  const plate = {
    // `isStill`: the day is chosen, not played.
    show(option, part, isStill = false) {
      const { element = raise("plate") } = plate, { photo, title, way, length } = option.dataset, [heading, day, told] = element.querySelectorAll("b, span");
      if (plate.option !== option) {
        element.replaceChildren(...photo ? [picture(photo)] : [], element.lastElementChild);
        // In the browser's store before its day begins.
        picture(option.nextElementSibling?.dataset.photo || "");
        heading.textContent = title || option.textContent;
      }
      day.textContent = !isStill && title ? option.textContent : "";
      element.classList.toggle("chosen", isStill);
      Object.assign(plate, { element, option, isStill });
      const { unit, metres, far } = element.dataset, [before, own, sign = ""] = way.split(" ");
      return told.textContent = isStill ? length || "" : unit ? far.replace("{distance}", floor((+before + part * own) / metres).toLocaleString(document.documentElement.lang + "-u-nu-latn") + sign + "\u00a0" + unit) : "";
    },
    // In the corner above, or below while the player is there.
    stay(sheet, point = sheet) {
      const { left, top, down } = sheet.place(point), { style, offsetWidth, offsetHeight } = plate.element;
      style.top = left < offsetWidth + 50 && top < offsetHeight + 50 ? down - offsetHeight - 12 + "px" : "";
    },
    close() {
      plate.element?.remove();
      plate.element = plate.option = plate.isStill = undefined;
    },
  };
  let timer = 0, last = 0;
  const turn = (isOn) => put(button, { "aria-label": button.dataset[isOn ? "pause" : "play"] }).classList.toggle("is-on", isOn);
  const halt = () => {
    cancelAnimationFrame(timer);
    clearTimeout(timer);
    timer = 0;
    if (button) turn(false);
  };
  if (button && sheets[0].stages.length) {
    const most = Number(line.max);
    const render = () => {
      card.close();
      const played = new Map(sheets.filter(({ stages }) => stages.length).map((sheet) => [sheet, sheet.play(line.value / most)]));
      const sheet = played.has(seen()) ? seen() : sheets[0], { day, part, point } = played.get(sheet);
      if (sheet.zoom > 1 && (isFollowing() || !isLeft && !sheet.shows(point, 0.03))) sheet.centre(point);
      const option = [...daysOf.options].find(({ value }) => value && value === day);
      const text = option?.textContent || "";
      if (date.textContent !== text) date.textContent = text;
      const told = option ? plate.show(option, part) : plate.close();
      line.setAttribute("aria-valuetext", [text, told].filter(Boolean).join(" · "));
      if (plate.element) plate.stay(sheet, point);
    };
    on(follower, "click", () => {
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
    on(button, "click", () => {
      if (timer) return halt();
      if (line.value >= most) line.value = 0;
      isLeft = false;
      turn(true);
      render();
      last = performance.now();
      wait();
    });
    on(line, "input", () => {
      halt();
      isLeft = false;
      render();
    });
  }

  // A turned phone shows another sheet, whose names have no places yet.
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
  on(window, "hashchange", ask);
  on(window, "load", ask);
})();
