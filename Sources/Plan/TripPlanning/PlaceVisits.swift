import TripModel

extension TripThings {
  /// Places, told when one was there, who, and what was paid there: asked of what is planned, so that they know no
  /// more than is published.
  func placesVisited(on route: RoutePlan, paying expenses: [ExpensePlan]) -> [PlacePlan] {
    var places = places
    var days = places.map { daysTold(by: $0) }
    for stop in route.stops {
      if let place = stop.place { days[place.index].formUnion(stop.days) }
    }
    for index in places.indices {
      places[index].days = days[index].sorted()
      places[index].who = people(at: places[index])
    }
    let purchases = PurchasesByPlace(places: places)
    for (index, expense) in expenses.enumerated() {
      for place in purchases.places(of: expense) { places[place.index].expenses.append(index) }
    }
    return places
  }

  /// Its own day, those of what was written there, and those of pictures that were taken within reach of an entry.
  private func daysTold(by place: PlacePlan) -> Set<LocalDate> {
    var days = Set([place.day].compactMap(\.self))
    for entry in place.entries { days.insert(self[entry].day.value) }
    for near in place.photos where near.metres.map({ $0 <= Nearness.entryReach }) ?? true {
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

/// Which purchase names which place: “Pensão Flor, 4 nights”.
private struct PurchasesByPlace {
  private let places: [PlacePlan]
  private let byWords: [[String]: [PlaceID]]
  private let longest: Int

  /// Letters that a name of one word must have: a shorter one is rather a word of the language.
  private static let shortest = 4
  private static let maxWords = 12

  init(places: [PlacePlan]) {
    self.places = places
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
    guard longest > 0 else { return [] }
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
    return found.sorted { $0.index < $1.index }
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
