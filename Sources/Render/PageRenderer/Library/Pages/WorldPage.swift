import Drawing
import SiteLanguage
import SiteOutput
import TripPlanning

/// The map of all trips, with the lists of its places and the countries below it.
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
        "countries": TemplateValue(visited.map { scope.lineWithRegions($0) }),
        "groups": TemplateValue(groups),
        "shapesHTML": TemplateValue(sheet),
        "filters": TemplateValue(choices.controls),
        "loose": TemplateValue(
          elsewhere.isEmpty ? [] : [RegionList(scope: scope, heading: nil, places: elsewhere).record]),
      ])
  }

  /// `Visited: 61 places, 8 stops and 3 countries.`, `Planned: 24 places and 1 country.`
  private var told: [String] {
    let reaches: KeyValuePairs = [
      Phrase.libraryMapVisited: scope.counted(plan.visited), .libraryMapPlanned: scope.counted(plan.ahead),
    ]
    return reaches.compactMap { phrase, what in what.map { words(phrase, ["what": $0]) } }
  }

  // MARK: - What is behind the signs

  private func groups(_ choices: WorldChoices, _ shapes: inout CategoryShapes) -> [Record] {
    let lists = PlaceLists(scope: scope)
    // Where nothing can be chosen no script asks which sign stands for a line.
    let signs = choices.controls.isEmpty ? [:] : lists.signs
    var groups: [Record] = []
    for list in lists.all {
      var lines: [Record] = []
      for number in list.places {
        let line = listed(plan[number], &shapes).with(choices.marks(of: plan[number]))
        lines.append(line.with(["sign": TemplateValue(signs[number])]))
      }
      groups.append([
        "id": .text(list.id), "number": .text(words.numbers.whole(list.places.count)),
        "heading": .text(list.heading), "isOpen": .flag(false), "points": TemplateValue(lines),
      ])
    }
    // A list that is the only one need not be chosen.
    return groups.count == 1 ? groups.map { $0.with(["isOpen": .flag(true)]) } : groups
  }

  private func status(of place: LibraryPlace) -> String? {
    guard place.isPlanned else { return nil }
    return words[place.isMissed ? .placeNotSeen : .libraryPlanned]
  }

  /// `26 July 2022 · Planned: 1 December 2026`; nil where nothing tells it.
  private func when(_ visit: LibraryPlace.Visit) -> String? {
    guard !visit.isMissed else { return nil }
    let parts = [scope.dates(visit.days), scope.planned(on: visit.ahead)].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// A place with its trip and its days; of one that several came by how many, and in which years.
  private func listed(_ place: LibraryPlace, _ shapes: inout CategoryShapes) -> Record {
    let sign = shapes.sign(Signs.sign(of: place.category), isHollow: place.isPlanned)
    let (trip, when): (String, String?) =
      place.visits.count == 1
      ? (plan[place.visits[0].trip].summary.title, when(place.visits[0]))
      : (scope.counted(TripCount(place)), scope.years(of: place.days))
    return [
      "href": .text(scope.link(place.best)), "title": .text(place.name),
      "language": scope.language(place.language),
      "signHTML": .html(HTML(trusted: sign.markup)),
      "trip": .text(trip), "when": TemplateValue(when),
      "status": TemplateValue(status(of: place)),
      "who": TemplateValue(scope.named(place.named)),
    ]
  }
}
