import Drawing
import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// The whole trip to be read in one go: each day with its picture, its words in full and its map beside them. What would be
/// heavier than a page may be goes on on another.
struct StoryPage {
  private let scope: PageScope
  private let index: Int

  /// `index` is that of one of the parts of the story.
  init(site: TripSite, index: Int) {
    scope = PageScope(site: site, path: site.plan.addresses.story[index].page)
    self.index = index
  }

  private var parts: [StoryPart] { plan.addresses.story }

  private var plan: TripPlan { scope.plan }
  private var words: Words { scope.words }

  var file: OutputFile {
    let title = scope.words(.storyOf, ["title": scope.tripTitle])
    let days = parts[index].days
    let maps = days.map { number in
      isLine(number) || isWhereBefore(number) && number != days.first
        ? nil : map("map-\(plan.days[number].date)").beside(plan.days[number], of: days.count)
    }
    let keys = keys(of: zip(days, maps).map { (day: plan.days[$0], map: $1) })
    let lastMap = maps.lastIndex { $0 != nil }
    let source = words.credit(of: maps.compactMap { $0?.sources }.reduce(into: []) { $0.formUnion($1) })
    return scope.file(
      "story", section: .story, title: title, description: plan.profile.description,
      [
        "title": .text(scope.tripTitle.withHyphensHeld),
        "kicker": TemplateValue(plan.dates.map { words.dates.range($0.start.value, $0.end.value) }),
        "part": TemplateValue(parts.count > 1 ? name(of: index) : nil),
        "lede": TemplateValue(index == 0 ? plan.profile.description?.inDirectionOfMost : nil),
        "goOn": .text(words[.storyGoOn]), "top": .text(scope.link(parts[0].page)),
        "parts": .text(scope.storyParts),
        "leaps": TemplateValue(leaps), "route": TemplateValue(route),
        "days": TemplateValue(
          zip(days, maps).enumerated().map { index, leaf in
            // Whose land these maps show is told once, below the last of them.
            self.leaf(leaf.0, leaf.1).with([
              "key": TemplateValue(keys[index]), "source": TemplateValue(index == lastMap ? source : nil),
            ])
          }),
        "share": SharePicture(scope: scope).value, "turn": turning.value(on: scope, label: .storyHeading),
      ])
  }

  /// What the lines of each map mean: beside a key of one of its lines the other would seem to be that.
  private func keys(of leaves: [(day: DayPlan, map: SVGDrawing?)]) -> [[Record]] {
    leaves.map { day, drawing in drawing.map { map("key").keyOfLines(on: $0, of: day) } ?? [] }
  }

  /// What leads down to the days of this page, and behind it what leads to the other parts.
  private var leaps: [Record] {
    let others = parts.enumerated().filter { $0.offset != index }.map(\.element)
    return parts[index].days.map(leap) + others.compactMap { leap(to: $0) }
  }

  /// What leads to another part, by the day with which that begins.
  private func leap(to part: StoryPart) -> Record? {
    part.days.first.map { number in
      [
        "href": .text(scope.link(part.page)),
        "label": .text(scope.label(of: plan.days[number]) + "\u{A0}…"),
      ]
    }
  }

  /// What leads down to a day of this page.
  private func leap(_ number: Int) -> Record {
    let day = plan.days[number]
    return ["href": .text("#" + anchor(of: day)), "label": .text(scope.label(of: day))]
  }

  private func anchor(of day: DayPlan) -> String { "day-\(day.date)" }

  /// The way of the whole trip, once, where there is one, and what the front page says in numbers: each day has its own.
  private var route: Record? {
    guard index == 0, !plan.way.route.legs.isEmpty, !plan.isOfOnePlace,
      let drawn = map("route").wholeTrip()
    else { return nil }
    return ["map": .record(drawn), "facts": FrontFacts(scope: scope).facts.value]
  }

  /// Whether a day has one stop, where the day before had its only one: its map would be the same once more.
  private func isWhereBefore(_ number: Int) -> Bool {
    guard number > 0, let here = onlyStop(of: plan.days[number]),
      let before = onlyStop(of: plan.days[number - 1])
    else { return false }
    return here.distance(to: before) < 1000
  }

  /// What entries of days before have shown of a day's pictures when one comes to it.
  private func seen(of day: DayPlan) -> Set<PhotoID> {
    Set(
      day.photos.filter { id in
        (scope.site.showing[id] ?? []).contains { plan[$0].day.value < day.date }
      })
  }

  /// Whether an entry of several days has told all that a day has: then it is a line.
  private func isLine(_ number: Int) -> Bool {
    let day = plan.days[number]
    guard day.entries.isEmpty, day.way == nil, !plan.entriesOfSeveralDays(on: day.date).isEmpty else {
      return false
    }
    return Set(day.photos).isSubset(of: seen(of: day))
  }

  private func onlyStop(of day: DayPlan) -> Coordinate? {
    day.route.legs.isEmpty && day.route.stops.count == 1 ? day.route.stops.first?.coordinate : nil
  }

  private func map(_ name: String) -> TripMap { TripMap(scope: scope, name: name) }

  private func leaf(_ number: Int, _ map: SVGDrawing?) -> Record {
    let day = plan.days[number]
    // However long it is: a day begins a page of its own where it has to, and loses no words.
    let story = DayStory(scope: scope, day: day, maxWords: .max, above: seen(of: day))
    let gallery = story.gallery(in: .leaf, light: 0)
    return [
      "anchor": .text(anchor(of: day)), "href": .text(scope.link(day.page)),
      "kept": scope.kept(day.kept), "label": .text(scope.label(of: day)),
      "hasNumber": .flag(plan.toldNumber(of: day) != nil),
      "title": .text(scope.title(of: day).withHyphensHeld),
      "date": .record(scope.dayLink(day.date)), "hasOwnTitle": .flag(scope.ownTitle(of: day) != nil),
      "where": scope.whereRecord(of: day), "line": TemplateValue(scope.line(on: day)),
      "clock": ClockLine(scope: scope, shift: day.clockShift?.value).value,
      "facts": isLine(number) ? .none : DayFacts(scope: scope, day: day).all.value,
      "cover": story.head(isFirst: number == parts[index].days.first),
      "stories": TemplateValue(story.records(level: 3, isOfStory: true)),
      "gallery": TemplateValue(gallery),
      "galleryHeading": TemplateValue(story.isTold && !gallery.isEmpty ? words[.picturesAlso] : nil),
      "galleryCaption": TemplateValue(story.loneCaption),
      "mapHTML": map.map { .html(HTML(trusted: $0.markup)) } ?? .none,
    ]
  }

  private func name(of part: Int) -> String {
    words(
      .storyPart, ["number": words.numbers.whole(part + 1), "count": words.numbers.whole(parts.count)])
  }

  private var turning: Turning {
    Turning(at: index, of: Array(parts.indices)) { part, phrase in
      let days = parts[part].days
      let title = days.first.map { scope.title(of: plan.days[$0]) } ?? ""
      return Turning.Side(
        page: parts[part].page, label: words(phrase, ["what": name(of: part)]), title: title)
    }
  }
}

extension PageScope {
  /// Where each part of the story begins, for the script that leads a reader back: `2026-05-04 story/index.html|…`.
  var storyParts: String {
    plan.addresses.story.compactMap { part in
      part.days.first.map { "\(plan.days[$0].date) \(link(part.page))" }
    }.joined(separator: "|")
  }
}
