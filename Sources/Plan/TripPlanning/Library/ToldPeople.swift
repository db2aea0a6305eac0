import TripModel

/// Whom a library and its trips tell of, each person once: what the library's own people.yml says comes first, and what it
/// leaves open a trip may say.
enum ToldPeople {
  /// Those of the library in its order, then those of the trips in theirs.
  static func gather(_ library: LibraryContents, _ trips: TripsInOrder) -> [PersonProfile] {
    let own = library.people.published(on: trips.today).map { person in
      PersonProfile(person, portrait: person.picture.flatMap { library.portraits[$0] } ?? [])
    }
    let ofTrips = trips.all.flatMap { trip in
      trip.summary.people.map { profile in profile.moved { trip.trip.onSite($0) } }
    }
    var people: [PersonProfile] = []
    var numbers: [PersonKey: Int] = [:]
    for profile in own + ofTrips {
      let keys = profile.keys
      let number = keys.lazy.compactMap { numbers[$0] }.first ?? people.count
      if number == people.count {
        people.append(profile)
      } else {
        people[number].complete(by: profile)
      }
      for key in keys where numbers[key] == nil { numbers[key] = number }
    }
    return people
  }
}

extension PersonProfile {
  /// Takes over what is not told yet. How somebody is reached only the first says who tells of them: without a word of
  /// it there, nobody is to be told.
  fileprivate mutating func complete(by other: PersonProfile) {
    let known = Set(keys)
    otherNames += ([other.name] + other.otherNames).filter { !known.contains(PersonKey($0)) }
    if portrait.isEmpty { portrait = other.portrait }
    if links.isEmpty { links = other.links }
    if been.isEmpty { been = other.been }
    bio = bio ?? other.bio
    colour = colour ?? other.colour
  }
}
