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
    return scope.file(
      "library-map", section: .map, title: words[.navMap], description: told.joined(separator: " "),
      [
        "lede": .text(told.first ?? ""), "planned": TemplateValue(told.dropFirst().first),
        "map": TemplateValue(scope.worldMap),
        "whose": TemplateValue(MapOwners(scope: scope).records),
        "countriesHref": TemplateValue(plan.addresses.countries.map { scope.link($0) }),
        "countries": TemplateValue(visited.map(line)), "groups": TemplateValue(groups(choices)),
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

  private func groups(_ choices: WorldChoices) -> [Record] {
    let clusters = plan.map.clusters.map { cluster in
      group(cluster.points, id: cluster.anchor, heading: heading(of: cluster.points), choices)
    }
    let single = plan.map.single
    return single.isEmpty
      ? clusters : clusters + [group(single, id: Self.single, heading: words[.libraryMapSingle], choices)]
  }

  private static let single = "single"

  private func group(
    _ points: [LibraryPointNumber], id: String, heading: String, _ choices: WorldChoices
  ) -> Record {
    [
      "id": .text(id), "number": .text(words.numbers.whole(points.count)), "heading": .text(heading),
      "count": .text(words.counted(.countPlaces, points.count)),
      "points": TemplateValue(points.map { point($0).with(choices.marks(of: plan[$0])) }),
    ]
  }

  /// The countries in which points stand, each once, in their order.
  private func heading(of points: [LibraryPointNumber]) -> String {
    var known: Set<String> = []
    let codes = points.compactMap { plan[$0].country }.filter { known.insert($0).inserted }
    return codes.isEmpty ? words[.libraryMapElsewhere] : words.list(codes.map { words.country($0) })
  }

  private func point(_ number: LibraryPointNumber) -> Record {
    let point = plan[number]
    let when = scope.dates(point.days) ?? (point.isPlanned ? words[.libraryPlanned] : nil)
    return [
      "href": .text(scope.link(point.page)), "title": .text(scope.name(of: point)),
      "language": scope.language(point.language),
      "signHTML": .html(Signs.html(point.category, isHollow: point.isPlanned)),
      "trip": .text(plan[point.trip].summary.title), "when": TemplateValue(when),
      "who": TemplateValue(scope.named(point.named)),
    ]
  }
}
