import Diagnostics
import TripModel

/// Who is who in a library: those of whom people.yml tells, and all who come along on a trip.
///
/// Names are one person where they are written alike (`PersonKey`), as on the pages of a trip. people.yml may give
/// somebody more than one name.
struct Roster {
  /// Those of people.yml in its order, then those of most days first.
  private(set) var members: [Member] = []
  private var numbers: [PersonKey: PersonNumber] = [:]
  /// Those who come along on each trip, in the trip's order, each once.
  private(set) var travellers: [[PersonNumber]] = []
  private(set) var diagnostics: [Diagnostic] = []

  struct Member {
    var name: String
    var told: PersonProfile?
    /// In the library's order, with whether the person organises it.
    var trips: [(trip: TripNumber, isOrganiser: Bool)] = []
    /// Days up to today, each once.
    var days: Set<LocalDate> = []
  }

  static func gather(_ people: [PersonProfile], _ trips: TripsInOrder) -> Roster {
    var roster = Roster()
    var keys = roster.note(people)
    let told = roster.members.count
    let onTrips = roster.note(trips, &keys)
    roster.sort(keys, onTrips, told: told)
    roster.diagnostics = roster.members.compactMap { member in
      member.told == nil && member.trips.count > 1 ? Diagnostic.onePerson(member) : nil
    }
    return roster
  }

  /// Those of people.yml, each by all its names. Of two with one name the first is meant.
  private mutating func note(_ people: [PersonProfile]) -> [PersonKey: Int] {
    var keys: [PersonKey: Int] = [:]
    for person in people where keys[PersonKey(person.name)] == nil {
      for name in [person.name] + person.otherNames where keys[PersonKey(name)] == nil {
        keys[PersonKey(name)] = members.count
      }
      members.append(Member(name: person.name, told: person))
    }
    return keys
  }

  /// Those who come along on each trip.
  private mutating func note(_ trips: TripsInOrder, _ keys: inout [PersonKey: Int]) -> [[Int]] {
    var onTrips: [[Int]] = []
    for trip in trips.all {
      var indices: [Int] = []
      for traveller in trip.travellers {
        let index = keys[PersonKey(traveller.name)] ?? members.count
        if index == members.count {
          keys[PersonKey(traveller.name)] = index
          members.append(Member(name: traveller.name))
        }
        guard !indices.contains(index) else { continue }
        indices.append(index)
        members[index].trips.append((trip.number, traveller.isOrganiser))
        members[index].days.formUnion(trip.past)
      }
      onTrips.append(indices)
    }
    return onTrips
  }

  /// Those of whom nobody wrote find their order only when all days are known.
  private mutating func sort(_ keys: [PersonKey: Int], _ onTrips: [[Int]], told: Int) {
    let members = members
    let others = (told..<members.count).sorted { one, other in
      let (days, days2) = (members[one].days.count, members[other].days.count)
      if days != days2 { return days > days2 }
      let (trips, trips2) = (members[one].trips.count, members[other].trips.count)
      if trips != trips2 { return trips > trips2 }
      return NameKey(members[one].name) < NameKey(members[other].name)
    }
    let order = Array(0..<told) + others
    var places = [Int](repeating: 0, count: members.count)
    for (place, index) in order.enumerated() { places[index] = place }
    self.members = order.map { members[$0] }
    numbers = keys.mapValues { PersonNumber(places[$0]) }
    travellers = onTrips.map { $0.map { PersonNumber(places[$0]) } }
  }

  subscript(number: PersonNumber) -> Member { members[number.index] }

  /// Who bears a name; nil for somebody who comes along on no trip, and of whom people.yml tells nothing.
  func person(called name: String) -> PersonNumber? { numbers[PersonKey(name)] }

  /// Those whom a thing of a trip names; where it names nobody, those who come along.
  func presence(at names: [String], on trip: TripNumber) -> [LibraryPlace.Presence] {
    var seen: Set<PersonKey> = []
    if names.isEmpty {
      return travellers[trip.index].map { LibraryPlace.Presence(name: self[$0].name, person: $0) }
    }
    return names.compactMap { name in
      let person = person(called: name)
      let shown = person.map { self[$0].name } ?? name
      guard seen.insert(PersonKey(shown)).inserted else { return nil }
      return LibraryPlace.Presence(name: shown, person: person)
    }
  }
}

extension Roster {
  /// Whose a thing is that names these: nobody's name is a word on those whose trip it is, and of several people the
  /// nearest counts.
  func relation(of names: [String]) -> Person.Relation {
    guard !names.isEmpty else { return .ours }
    let relations = names.map { name -> Person.Relation in
      guard let person = person(called: name) else { return .everybody }
      return self[person].told?.relation ?? .ours
    }
    return relations.contains(.ours) ? .ours : relations.contains(.friend) ? .friend : .everybody
  }

  /// The colour of the only one among people; nil for several, who have none in common.
  func colour(of people: [PersonNumber]) -> String? {
    people.count == 1 ? self[people[0]].told?.colour : nil
  }
}

extension Diagnostic {
  fileprivate static func onePerson(_ member: Roster.Member) -> Diagnostic {
    Diagnostic(
      .note, .onePerson, "“\(member.name)” comes along on \(member.trips.count) trips, and is one person",
      advice: "Name them in people.yml, and this is said no more; where they are two, write one name longer.")
  }
}
