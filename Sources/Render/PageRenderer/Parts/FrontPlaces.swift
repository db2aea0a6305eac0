import Drawing
import SiteLanguage
import TripPlanning

/// What the front page says of a folder of places that has no day: what they are and where, and all of few or the first of many,
/// with the numbers that they have on its map and on the page of all places, where that map follows no way.
struct FrontPlaces {
  private let scope: PageScope
  private let places: [PlacePlan]
  private var words: Words { scope.words }

  /// Nil where days tell the trip, or there is no place.
  init?(scope: PageScope) {
    guard scope.plan.days.isEmpty, !scope.plan.places.isEmpty else { return nil }
    self.scope = scope
    places = PlacesPage(scope: scope).ordered
  }

  /// As many are a look, of more: all of them have a page.
  private static let maxShown = 6
  /// Up to so many all stand there, three or six rows: a part of them would say less than their names do.
  private static let maxWhole = 18
  /// More countries are no place.
  private static let maxCountries = 3

  /// `32 camp sites in Alsace, France.`
  var sentence: String {
    guard let area else { return words.counted(.placesLede, places.count) }
    return words(.placesWhere, ["places": counted, "where": area])
  }

  /// Nothing where all of them are named beside or below the map: nobody reads a list twice.
  var value: TemplateValue {
    guard names.isEmpty else { return .none }
    let areBeside = isNumbered && Signs.areBeside(places)
    let shown = places.prefix(count).enumerated().map { index, place in
      PlaceLine(scope: scope, place: place, isAmongMany: true, isNumberBeside: areBeside)
        .record(number: isNumbered ? index + 1 : nil)
    }
    let record: Record = [
      "heading": .text(heading), "places": TemplateValue(shown), "label": .text(words[.allPlaces]),
      "href": TemplateValue(scope.plan.addresses.places.map { scope.link($0) }),
    ]
    return .record(record)
  }

  /// The names of all of them behind their numbers on the map, which has no room for some: a list beside it. None where
  /// the page has them anyway, where they are more than a look takes in, and where the map has other numbers.
  var names: [Record] {
    guard isNumbered, places.count > Self.maxShown, places.count <= Self.maxNamed else { return [] }
    // What all of them are stands above.
    let short = ListedNames.short(places.map(\.title))
    return places.enumerated().map { index, place in
      [
        "marker": .text(words.numbers.whole(index + 1)), "name": .text(short[index]), "detail": .none,
        "href": .text(scope.link(place.page)), "there": .none, "id": .none, "photo": .none, "facts": .none,
        "card": .none,
      ]
    }
  }

  /// As many names stand one below the other as high as their map.
  private static let maxNamed = 40

  /// Whether its map has the numbers of their page: where it has a way those are its stops' own, of another order.
  private var isNumbered: Bool { scope.numberedPlaces != nil }

  /// What stands above the first of them: `The first 6 of 32 camp sites`.
  private var heading: String {
    guard places.count > count else { return counted }
    return words(.firstOfAll, ["count": words.numbers.whole(count), "all": counted])
  }

  /// How many of them stand there.
  private var count: Int { places.count <= Self.maxWhole ? places.count : Self.maxShown }

  /// `32 camp sites`; `32 places` where they are of several kinds.
  private var counted: String {
    let kinds = Set(places.map { Signs.sign(of: $0.category) })
    let kind = kinds.count == 1 ? kinds.first : nil
    return words.counted(kind?.counted ?? .countPlaces, places.count)
  }

  /// The region that holds all of them, else their countries, those of most places first; nil where not all are known.
  private var area: String? {
    let known = places.compactMap(\.locality)
    let countries = known.compactMap(\.country)
    guard countries.count == places.count else { return nil }
    let counts = Dictionary(countries.map { ($0, 1) }, uniquingKeysWith: +)
    let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { words.country($0.key) }
    guard let first = ordered.first, ordered.count <= Self.maxCountries else { return nil }
    guard ordered.count == 1 else { return words.list(ordered) }
    let regions = Set(known.map(\.region))
    guard regions.count == 1, let region = regions.first ?? nil, region != first else { return first }
    return region.isolated + words[.listMark] + first.isolated
  }
}

extension PlaceCategory {
  /// How several of a kind are counted; nil where they are places and no more.
  fileprivate var counted: Phrase? {
    switch self {
    case .sight: .countSights
    case .food: .countEateries
    case .stay: .countStays
    case .camp: .countCamps
    case .museum: .countMuseums
    case .view: .countViews
    case .fun, .transport, .shopping, .other: nil
    }
  }
}
