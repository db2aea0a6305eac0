import SiteLanguage
import TripModel
import TripPlanning

/// By what the map of all trips can be narrowed: a year, a person, a trip, a category. A choice that would leave all as it is
/// is none.
struct WorldChoices {
  /// The controls, in their order.
  let controls: [Record]
  /// The values of categories, by their names as written. Two that are called alike are one.
  private let kinds: [String: Int]
  /// Which controls there are: lines are marked for no others.
  private let names: Set<String>

  init(scope: LibraryScope) {
    let (plan, words) = (scope.plan, scope.words)
    let places = plan.places
    let years = Set(places.flatMap { $0.days.map(\.year) }).sorted(by: >)
    let people = Set(places.flatMap(\.people)).sorted()
    let trips = Set(places.flatMap { $0.visits.map(\.trip) }).sorted()
    let written = Set(places.compactMap(\.category))
    let kinds = Set(written.compactMap { Self.label(of: $0, in: words) }).sorted()
    let all: [(name: String, label: String, nothing: String, choices: [(value: Int, label: String)])] = [
      ("year", words[.filterYear], words[.filterAllYears], years.map { ($0, String($0)) }),
      ("who", words[.filterPerson], words[.filterAllPeople], people.map { ($0.index, plan[$0].name) }),
      ("trip", words[.filterTrip], words[.filterAllTrips], trips.map { ($0.index, plan[$0].summary.title) }),
      (
        "kind", words[.filterCategory], words[.filterAllCategories],
        kinds.enumerated().map { ($0.offset, $0.element) }
      ),
    ]
    let shown = all.filter { $0.choices.count > 1 }
    controls = shown.map { control in
      [
        "name": .text(control.name), "label": .text(control.label), "nothing": .text(control.nothing),
        "choices": TemplateValue(
          control.choices.map { choice -> Record in
            ["value": .text(String(choice.value)), "label": .text(choice.label)]
          }),
      ]
    }
    names = Set(shown.map(\.name))
    var values: [String: Int] = [:]
    for category in written {
      values[category] = Self.label(of: category, in: words).flatMap { kinds.firstIndex(of: $0) }
    }
    self.kinds = values
  }

  /// Which choices leave a place: values of the controls, with blanks between them.
  func marks(of place: LibraryPlace) -> Record {
    func mark(_ name: String, _ values: [Int]) -> TemplateValue {
      guard names.contains(name), !values.isEmpty else { return .none }
      return .text(values.map(String.init).joined(separator: " "))
    }
    return [
      "years": mark("year", Set(place.days.map(\.year)).sorted()),
      "people": mark("who", place.people.map(\.index)),
      "number": mark("trip", Set(place.visits.map(\.trip.index)).sorted()),
      "kind": mark("kind", place.category.flatMap { kinds[$0] }.map { [$0] } ?? []),
    ]
  }

  /// What was booked is called as what is marked: a hotel is lodging. Nil for a category that is no word.
  private static func label(of category: String, in words: Words) -> String? {
    let name = TripEvent.Kind(rawValue: category.lowercased())?.category ?? category
    if let phrase = CategoryName(name).phrase { return words[phrase] }
    guard name.contains(where: \.isLetter) else { return nil }
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
