import TripModel

/// Somebody whom the pages of a trip name: one who travels, or whom entries and pins say to have been there.
package struct PersonPlan: Hashable, Sendable {
  /// As it was written first.
  package var name: String
  /// Whether the person is one of those whose trip it is.
  package var travels: Bool
  /// The entries that name the person, in the order of time.
  package var entries: [EntryID] = []
  /// The places at which the person was.
  package var places: [PlaceID] = []
}

extension TripPlan {
  /// Those who travel, then the others in the order in which they are met, each once (`PersonKey`). Whoever has not said yes
  /// to the trip is named on none but its list, and is left out.
  package var people: [PersonPlan] {
    var people: [PersonPlan] = []
    var indices: [PersonKey: Int] = [:]
    func index(of name: String, travels: Bool = false) -> Int {
      let key = PersonKey(name)
      if let index = indices[key] { return index }
      indices[key] = people.count
      people.append(PersonPlan(name: name, travels: travels))
      return people.count - 1
    }
    for traveller in profile.travellers where traveller.status == .accepted {
      _ = index(of: traveller.name, travels: true)
    }
    for entry in journal.entries {
      for name in Set(entry.namedPeople.map { index(of: $0) }).sorted() {
        people[name].entries.append(entry.id)
      }
    }
    for place in places {
      for name in Set(place.who.map { index(of: $0) }).sorted() { people[name].places.append(place.id) }
    }
    return people
  }
}
