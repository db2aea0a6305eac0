import Drawing
import SiteLanguage
import SiteOutput
import TripPlanning

/// The map of all trips, with the lists behind its numbers and the countries below it.
struct WorldPage {
  private let scope: LibraryScope

  init(site: LibrarySite, path: OutputPath) { scope = LibraryScope(site: site, path: path) }

  private var plan: LibraryPlan { scope.plan }
  private var words: Words { scope.words }

  var file: OutputFile {
    let visited = plan.countries.filter(\.isVisited)
    let told = told
    let elsewhere = plan.placesElsewhere
    let choices = WorldChoices(scope: scope)
    var shapes = CategoryShapes()
    let groups = groups(choices, &shapes)
    let sheet = shapes.drawing.map { HTML(trusted: $0.markup) }
    return scope.file(
      "library-map", section: .map, title: words[.navMap], description: told.joined(separator: " "),
      [
        "lede": .text(told.first ?? ""), "planned": TemplateValue(told.dropFirst().first),
        "map": TemplateValue(scope.worldMap),
        "whose": TemplateValue(MapOwners(scope: scope).records),
        "countriesHref": TemplateValue(plan.addresses.countries.map { scope.link($0) }),
        "countries": TemplateValue(visited.map(line)), "groups": TemplateValue(groups),
        "shapesHTML": TemplateValue(sheet),
        "filters": TemplateValue(choices.controls),
        "loose": TemplateValue(
          elsewhere.isEmpty ? [] : [RegionList(scope: scope, heading: nil, places: elsewhere).record]),
      ])
  }

  /// `Visited: 61 places and 3 countries.`, `Planned: 24 places and 1 country.`
  private var told: [String] {
    let reaches: KeyValuePairs = [
      Phrase.libraryMapVisited: scope.counted(plan.visited), .libraryMapPlanned: scope.counted(plan.ahead),
    ]
    return reaches.compactMap { phrase, what in what.map { words(phrase, ["what": $0]) } }
  }

  /// A country with the regions that anything is known of.
  private func line(_ country: LibraryCountry) -> Record {
    let regions = country.regions.compactMap(\.name)
    return scope.countryLine(country).with([
      "regions": TemplateValue(regions.isEmpty ? nil : words.list(regions))
    ])
  }

  // MARK: - What is behind the numbers

  private func groups(_ choices: WorldChoices, _ shapes: inout CategoryShapes) -> [Record] {
    var groups: [Record] = []
    for cluster in plan.map.clusters {
      let heading = heading(of: cluster.points)
      groups.append(group(cluster.points, id: cluster.anchor, heading: heading, choices, &shapes))
    }
    let single = plan.map.single
    if !single.isEmpty {
      groups.append(group(single, id: Self.single, heading: words[.libraryMapSingle], choices, &shapes))
    }
    return groups
  }

  private static let single = "single"

  private func group(
    _ points: [LibraryPointNumber], id: String, heading: String, _ choices: WorldChoices,
    _ shapes: inout CategoryShapes
  ) -> Record {
    var lines: [Record] = []
    for number in points { lines.append(point(number, &shapes).with(choices.marks(of: plan[number]))) }
    return [
      "id": .text(id), "number": .text(words.numbers.whole(points.count)), "heading": .text(heading),
      "count": .text(words.counted(.countPlaces, points.count)),
      "points": TemplateValue(lines),
    ]
  }

  /// The countries in which points stand, each once, in their order.
  private func heading(of points: [LibraryPointNumber]) -> String {
    var known: Set<String> = []
    let codes = points.compactMap { plan[$0].country }.filter { known.insert($0).inserted }
    return codes.isEmpty ? words[.libraryMapElsewhere] : words.list(codes.map { words.country($0) })
  }

  private func point(_ number: LibraryPointNumber, _ shapes: inout CategoryShapes) -> Record {
    let point = plan[number]
    let sign = shapes.sign(Signs.sign(of: point.category), isHollow: point.isPlanned)
    let when = scope.dates(point.days) ?? (point.isPlanned ? words[.libraryPlanned] : nil)
    return [
      "href": .text(scope.link(point.page)), "title": .text(scope.name(of: point)),
      "language": scope.language(point.language),
      "signHTML": .html(HTML(trusted: sign.markup)),
      "trip": .text(plan[point.trip].summary.title), "when": TemplateValue(when),
      "who": TemplateValue(scope.named(point.named)),
    ]
  }
}
