import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// What the maps of several areas are called, all of them in one way: by what the traveller calls what he did there, where
/// each has a name of that kind, else by where they are.
struct AreaHeadings {
  struct Heading {
    let text: String
    /// What the traveller calls it, where the text does not say that.
    let called: String?
    /// Whether the ways on it have their names from these words.
    let tellsWays: Bool
  }

  private(set) var headings: [Heading] = []

  /// `outings` are what the tracks of each area are called.
  init(of areas: [MapContent], _ outings: [[String?]], on map: TripMap) {
    let scope = map.scope
    let isByDays = map.isOfParts && map.plan.dates?.outings != nil
    let days: [String?] = areas.map { isByDays ? AreaDays(of: $0, on: scope).title : nil }
    let ways: [String?] = outings.map { $0.count == 1 ? $0[0] : nil }
    let countries = Self.countries(of: areas, on: scope)
    let apart = Self.names(of: areas, in: countries, on: scope)
    let areWaysNamed = ways.allSatisfy { $0 != nil }
    let areDaysNamed = days.allSatisfy { $0 != nil }
    headings = areas.indices.map { index -> Heading in
      let area = areas[index]
      if areDaysNamed, let day = days[index] { return Heading(text: day, called: nil, tellsWays: true) }
      let place = Self.place(of: area, on: scope)
      // What is told by its place has its country, also beside another there.
      let isOnWay = !area.lines.isEmpty && !scope.plan.isWithoutWay
      let isByPlace = !areWaysNamed && isOnWay && place != nil
      let known = isByPlace ? countries[index] : apart[index]
      let named = known.isEmpty ? AreaStarts(scope: scope).country(of: area) ?? "" : known
      let first = areWaysNamed ? ways[index] : place.flatMap { named.contains($0) ? nil : $0 }
      let parts = [first ?? "", named].filter { !$0.isEmpty }
      // Where no country is, the position tells.
      let position = area.lines.first?.points.first.map { scope.words.position($0) } ?? ""
      let own = days[index] ?? ways[index]
      return Heading(
        text: parts.isEmpty ? position : parts.joined(separator: scope.words[.listMark]),
        called: own == first ? nil : own, tellsWays: own != nil)
    }
  }

  /// What is there is all that it shows: nobody looks for a museum by the town that it lies behind.
  private static func loneMark(of area: MapContent) -> String? {
    guard area.stops.isEmpty, area.lines.isEmpty, area.marks.count == 1, !area.marks[0].name.isEmpty else {
      return nil
    }
    return area.marks[0].name
  }

  /// As its only stop or place is called, else where that is; of several as the first of them is called where a way leads there, a
  /// sight by its town, and without any where that begins.
  private static func place(of area: MapContent, on scope: PageScope) -> String? {
    if area.stops.count == 1, !area.stops[0].name.isEmpty { return area.stops[0].name }
    if let known = loneMark(of: area) ?? whereabouts(of: area, on: scope) { return known }
    guard !area.lines.isEmpty else { return nil }
    guard let first = area.stops.first(where: { !$0.name.isEmpty }) else {
      return AreaStarts(scope: scope).whereabouts(of: area)
    }
    return townOfSight(first, on: scope) ?? first.name
  }

  /// The town of a stop that has the name of a sight: several places lie around the town, and not around that.
  private static func townOfSight(_ marked: MapStop, on scope: PageScope) -> String? {
    let stop = scope.plan.way.route.stops.first {
      $0.coordinate == marked.coordinate && $0.name?.value == marked.name
    }
    return stop.flatMap { scope.townOfSight($0) }
  }

  /// Where its first stop is, where none on the sheet has a name: `6 km north-east of Buzet`; of places without a stop, on a
  /// sheet so small that no town is on it, where the first of them is.
  private static func whereabouts(of area: MapContent, on scope: PageScope) -> String? {
    guard area.stops.allSatisfy(\.name.isEmpty) else { return nil }
    if let first = area.stops.first { return whereabouts(of: first, on: scope) }
    guard area.reach == .town, let first = area.marks.first else { return nil }
    let known = scope.plan.places.first { $0.coordinate == first.coordinate }
    return known?.locality.flatMap { scope.shortWords(for: $0) }
  }

  /// Where a stop without a name is, as the list below has it.
  static func whereabouts(of stop: MapStop, on scope: PageScope) -> String? {
    locality(of: stop, on: scope).flatMap { scope.shortWords(for: $0) }
  }

  static func locality(of stop: MapStop, on scope: PageScope) -> Locality? {
    scope.plan.way.route.stops.first { $0.coordinate == stop.coordinate }?.locality
  }

  /// Where what stands on each is, in its order; where nothing but ideas does, where these are.
  private static func localities(of areas: [MapContent], on scope: PageScope) -> [[Locality]] {
    var known: [Coordinate: Locality] = [:]
    for stop in scope.plan.way.route.stops { known[stop.coordinate] = stop.locality }
    for place in scope.plan.places where known[place.coordinate] == nil {
      known[place.coordinate] = place.locality
    }
    var ideas: [Coordinate: Locality] = [:]
    for idea in scope.plan.itinerary.attractions {
      if let place = idea.position?.value { ideas[place] = idea.locality }
    }
    return areas.map { area in
      let places = area.stops.map(\.coordinate) + area.marks.map(\.coordinate)
      let told = places.compactMap { known[$0] }
      return told.isEmpty ? places.compactMap { ideas[$0] } : told
    }
  }

  /// The countries of each; empty where nothing tells them.
  private static func countries(of areas: [MapContent], on scope: PageScope) -> [String] {
    localities(of: areas, on: scope).map { places -> String in
      var seen: Set<String> = []
      let codes = places.compactMap(\.country).filter { seen.insert($0).inserted }
      return codes.isEmpty ? "" : scope.words.list(codes.map { scope.toldName(of: $0) })
    }
  }

  /// The first town of it; where it has two or three, all of these, since what is in one is not in another.
  private static func towns(_ places: [Locality], on scope: PageScope) -> String? {
    var seen: Set<String> = []
    let towns = places.filter(\.isInTown).compactMap { scope.shortWords(for: $0) }
      .filter { seen.insert($0).inserted }
    return (2...3).contains(towns.count)
      ? scope.words.list(towns) : places.lazy.compactMap { scope.shortWords(for: $0) }.first
  }

  /// By their countries; of several in one country by what alone is there, by its towns, else as the first place is
  /// called, else by where that is.
  private static func names(of areas: [MapContent], in countries: [String], on scope: PageScope) -> [String] {
    let localities = localities(of: areas, on: scope)
    return areas.indices.map { index in
      let country = countries[index]
      guard country.isEmpty || countries.count(where: { $0 == country }) > 1 else { return country }
      let area = areas[index]
      let town = towns(localities[index], on: scope)
      let name = (area.stops.map(\.name) + area.marks.map(\.name)).first { !$0.isEmpty }
      let places = area.stops.map(\.coordinate) + area.marks.map(\.coordinate)
      return loneMark(of: area) ?? town ?? name ?? places.first.map { scope.words.position($0) } ?? ""
    }
  }
}
