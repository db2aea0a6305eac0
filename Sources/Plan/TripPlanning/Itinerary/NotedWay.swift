import TripModel

/// The stations that the note of a ride lists with their hours, one a line: `an 11:33 Köln Hbf - Gleis 6`.
struct NotedStations {
  /// Each once, in the order of the note.
  let names: [String]

  init(in note: String) {
    var names: [String] = []
    for name in note.noteLines.compactMap(Self.name) where names.last != name { names.append(name) }
    self.names = names
  }

  /// What stands behind the hour of a line that has one behind a word, or at its beginning: up to the platform and the
  /// train.
  private static func name(in line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard let hour = words.prefix(2).firstIndex(where: isHour), !(words.first?.hasSuffix(":") ?? false) else {
      return nil
    }
    let name = words[(hour + 1)...].prefix { !["-", "–", "·", ","].contains($0) && !$0.hasPrefix("(") }
    return name.isEmpty ? nil : name.joined(separator: " ")
  }

  private static func isHour(_ word: Substring) -> Bool {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && (1...2).contains(parts[0].count) && parts[1].count == 2
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }
}

extension EventPlan {
  /// How much longer than straight on a way over a station is at most.
  private static let longestDetour = 1.6
  /// How many people the city at least has whose name stands before that of one of its stations.
  private static let cityOfStations = 100_000

  /// The towns by which a ride came as its note lists its stations, each beyond doubt and nearer to the end than the one
  /// before: all that the gazetteer knows, or none where one of these is nowhere on the way.
  func notedWay(_ names: PlaceLookup) -> [Coordinate] {
    guard kind.isRide, kind != .flight, let note, let from, let to, let start = from.position?.value,
      let end = to.position?.value
    else { return [] }
    var stations = NotedStations(in: note).names
    guard stations.count > 1, stations.first == from.name else { return [] }
    stations.removeFirst()
    if stations.last == to.name { stations.removeLast() }
    let wishes = stations.map { [$0] + StationName.towns(in: $0) }
    guard !wishes.isEmpty else { return [] }
    let guesses = stations.map(Self.beginnings)
    let towns = names.towns(meantBy: Set(wishes.joined()).union(guesses.joined()).sorted())
    var way: [Coordinate] = []
    var last = start
    for (wish, beginnings) in zip(wishes, guesses) {
      let left = last.distance(to: end)
      let told = wish.flatMap { towns[$0] ?? [] }.filter { $0.population >= TownChoice.known }
      let large = told.isEmpty ? Self.city(named: beginnings, among: towns) : told
      // The line leads on to the next: a station that no town is called by leaves it as it is.
      if large.isEmpty { continue }
      let found = Set(large.map(\.coordinate)).filter { place in
        let rest = place.distance(to: end)
        return rest < left && last.distance(to: place) + rest <= Self.longestDetour * left
      }
      guard let town = found.first, found.count == 1 else {
        // A beginning is but a guess, and tells nothing of the rest.
        if told.isEmpty { continue }
        return []
      }
      way.append(town)
      last = town
    }
    return way
  }

  /// What a station's name begins with, the longest first: `Berlin` of `Berlin Gesundbrunnen`.
  private static func beginnings(of station: String) -> [String] {
    let words = station.split(separator: " ")
    return (1..<max(1, words.count)).reversed().map { words.prefix($0).joined(separator: " ") }
  }

  /// The cities that the longest of these names means that means one.
  private static func city(named names: [String], among towns: [String: [TownReading]]) -> [TownReading] {
    for name in names {
      let large = (towns[name] ?? []).filter { $0.population >= Self.cityOfStations }
      if !large.isEmpty { return large }
    }
    return []
  }
}
