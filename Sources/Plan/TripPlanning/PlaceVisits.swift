import TripModel

extension TripThings {
  /// Places, told when one was there, who, and what was paid there: asked of what is planned, so that they know no
  /// more than is published.
  func placesVisited(
    on route: RoutePlan, paying expenses: [ExpensePlan], until today: LocalDate
  ) -> [PlacePlan] {
    var places = places
    let passed = passed(places)
    // Its own recording tells better than a picture some way off.
    var days = zip(places, passed).map { place, passed in
      let reach = passed.isEmpty ? Nearness.entryReach : TimedTrack.reachOfWaypoint
      return passed.union(daysTold(by: place, within: reach))
    }
    let near = NeighbourIndex(places.map { ($0.coordinate, $0.id) })
    for event in itinerary.events {
      guard let door = event.at?.position, !door.reason.isVague else { continue }
      // Who slept there left it on a day of its own.
      let booked = event.days.filter { $0 <= today }
      for (place, _) in near.within(Self.sameDoor, of: door.value) { days[place.index].formUnion(booked) }
    }
    // Where a planned route leads on a day nobody was for that.
    var told = days
    for stop in route.stops {
      guard let place = stop.place, passed[place.index].isEmpty else { continue }
      days[place.index].formUnion(stop.days)
      if !stop.isOnlyPlanned { told[place.index].formUnion(stop.days) }
    }
    for index in places.indices where places[index].isOnlyPlanned {
      places[index].isOnlyPlanned = told[index].isEmpty && !places[index].isTold
    }
    for index in places.indices {
      places[index].days = days[index].sorted()
      places[index].who = people(at: places[index])
    }
    let purchases = PurchasesByPlace(places: places)
    for (index, expense) in expenses.enumerated() {
      for place in purchases.places(of: expense) {
        places[place.index].expenses.append(index)
        places[place.index].isOnlyPlanned = false
      }
    }
    return places
  }

  /// The days on which the recording of each waypoint's own file came by it; none of a pin.
  private func passed(_ places: [PlacePlan]) -> [Set<LocalDate>] {
    var waypoints: [String: [(Coordinate, Int)]] = [:]
    for (index, place) in places.enumerated() {
      if case .waypoint(let file) = place.origin {
        waypoints[file, default: []].append((place.coordinate, index))
      }
    }
    var days = places.map { _ in Set<LocalDate>() }
    if waypoints.isEmpty { return days }
    for track in tracks {
      guard let near = waypoints[track.plan.file].map({ NeighbourIndex($0) }) else { continue }
      for piece in track.pieces where piece.isRecorded {
        guard let day = piece.day else { continue }
        for point in piece.points {
          for (index, _) in near.within(TimedTrack.reachOfWaypoint, of: point.coordinate) {
            days[index].insert(day)
          }
        }
      }
    }
    return days
  }

  /// Metres within which what is booked is at a pin itself.
  private static let sameDoor = 40.0

  /// Its own day, those of what was written there, and those of pictures that were taken within reach, in metres.
  private func daysTold(by place: PlacePlan, within reach: Double) -> Set<LocalDate> {
    var days = Set([place.day].compactMap(\.self))
    for entry in place.entries { days.insert(self[entry].day.value) }
    for near in place.photos where near.metres.map({ $0 <= reach }) ?? true {
      let photo = self[near.photo]
      guard photo.position?.reason.isEstimate != true, let day = photo.day?.value else { continue }
      days.insert(day)
    }
    return days
  }

  /// Those whom the pin names, then those of the entries, each once.
  private func people(at place: PlacePlan) -> [String] {
    var seen: Set<String> = []
    return (place.who + place.entries.flatMap { self[$0].who }).filter {
      seen.insert($0.lowercased()).inserted
    }
  }
}

extension TimedTrack {
  /// Metres from what was recorded within which that came by a place of its own file.
  fileprivate static let reachOfWaypoint = 100.0
}

extension PlacePlan {
  /// Whether anything was written or photographed there, on whatever day.
  fileprivate var isTold: Bool { !entries.isEmpty || photos.contains(where: \.isAtPlace) }
}

/// Which purchase names which place: “Pensão Flor, 4 nights”, “Mint tea at the Hafa”.
private struct PurchasesByPlace {
  private let places: [PlacePlan]
  private let byWords: [[String]: [PlaceID]]
  /// Places by the word that one calls them by for short: `hafa` for “Café Hafa”.
  private let byProperName: [String: PlaceID]
  private let longest: Int

  /// Letters that a name of one word must have: a shorter one is rather a word of the language.
  private static let shortest = 4
  private static let maxWords = 12
  /// Words of a title that ends with a name: a longer one is rather a sentence.
  private static let maxWordsBeforeName = 3

  init(places: [PlacePlan]) {
    self.places = places
    byProperName = Self.properNames(of: places)
    var byWords: [[String]: [PlaceID]] = [:]
    for place in places {
      let words = Self.words(of: place.title)
      guard !words.isEmpty, words.count <= Self.maxWords, words.joined().count >= Self.shortest else {
        continue
      }
      byWords[words, default: []].append(place.id)
    }
    self.byWords = byWords
    longest = byWords.keys.lazy.map(\.count).max() ?? 0
  }

  /// The places whose whole name stands in what was bought; one of a single word only on a day on which one was there,
  /// since “Beach” is also in “Beach towel”.
  func places(of expense: ExpensePlan) -> [PlaceID] {
    let words = Self.words(of: expense.expense.what)
    var found: Set<PlaceID> = []
    for start in words.indices {
      for end in start..<min(words.count, start + longest) {
        let name = Array(words[start...end])
        for id in byWords[name] ?? [] where name.count > 1 || places[id.index].days.contains(expense.day) {
          found.insert(id)
        }
      }
    }
    if found.isEmpty { found.formUnion(calledForShort(in: expense)) }
    return found.sorted { $0.index < $1.index }
  }

  /// The places that are called for short in what was bought on a day there. At its beginning any word is capitalised.
  private func calledForShort(in expense: ExpensePlan) -> [PlaceID] {
    Self.parts(of: expense.expense.what).dropFirst().filter(Self.isProperName)
      .compactMap { byProperName[$0.lowercased()] }
      .filter { places[$0.index].days.contains(expense.day) }
  }

  /// The last words of titles, where they are names: written with a capital, of one place alone, and of no town.
  private static func properNames(of places: [PlacePlan]) -> [String: PlaceID] {
    var titles: [String: Int] = [:]
    for place in places {
      for word in Set(words(of: place.title)) { titles[word, default: 0] += 1 }
    }
    var towns: Set<String> = []
    for place in places {
      for town in [place.locality?.town, place.locality?.city] { towns.formUnion(words(of: town ?? "")) }
    }
    var names: [String: PlaceID] = [:]
    for place in places {
      let parts = parts(of: place.title)
      guard (2...maxWordsBeforeName).contains(parts.count), let last = parts.last, isProperName(last) else {
        continue
      }
      let word = last.lowercased()
      if titles[word] == 1, !towns.contains(word) { names[word] = place.id }
    }
    return names
  }

  private static func isProperName(_ word: String) -> Bool {
    word.count >= shortest && word.first?.isUppercase == true
  }

  private static func words(of text: String) -> [String] { parts(of: text.lowercased()) }

  private static func parts(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
