import TripModel

/// What made trips, liked places and friends say for places to go next.
struct DestinationHints {
  /// How much speaks for a destination: what comes first settles it.
  struct Weight: Hashable, Comparable {
    /// Trips that have one of its tags.
    var trips = 0
    /// The best rating of a liked place that has one, in hundredths.
    var rating = 0
    /// Friends who were there.
    var friends = 0

    static func < (one: Weight, other: Weight) -> Bool {
      (one.trips, one.rating, one.friends) < (other.trips, other.rating, other.friends)
    }
  }

  /// The trips that bear a word, by their positions in the list.
  private var trips: [TagKey: Set<Int>] = [:]
  /// The place with a word that is rated best; of equals that of the newest trip.
  private var liked: [TagKey: (name: String, rating: Rating)] = [:]
  private let friends: [Friend]

  /// A friend, and where they were: whatever is within a private circle is not among that.
  private struct Friend {
    var name: String
    var been: [Presence]
  }

  /// Where somebody was.
  private struct Presence {
    var position: Coordinate?
    var country: String?
    /// By what the place may be called.
    var names: Set<PlaceKey>

    init(_ been: Person.Been) {
      (position, country) = (been.coordinate, been.country)
      names = Set(been.readings.map { PlaceKey($0) })
    }
  }

  /// What a place that was liked is rated at least.
  private static let good = Rating(hundredths: 400)
  /// Metres from a destination within which a friend was there.
  private static let reach = 50_000.0

  /// `made` are the trips that have begun, the newest first.
  init(_ contents: DestinationContents, made: [NumberedTrip]) {
    friends = contents.people.filter { $0.relation == .friend }.map { friend in
      let open = friend.been.filter { been in been.coordinate.map { contents.isOpen($0) } ?? true }
      return Friend(name: friend.name, been: open.map { Presence($0) })
    }
    for (number, trip) in made.enumerated() {
      let summary = trip.summary
      let visited = summary.items.filter { $0.kind == .attraction && $0.wasVisited }
      let words = summary.tags.map(\.name) + [summary.category].compactMap(\.self) + visited.flatMap(\.words)
      for word in words { trips[TagKey(word), default: []].insert(number) }
      for item in summary.items {
        guard let rating = item.rating, let good = Self.good, rating >= good else { continue }
        for word in item.words.map({ TagKey($0) }) where liked[word].map({ $0.rating < rating }) ?? true {
          liked[word] = (name: item.title, rating: rating)
        }
      }
    }
  }

  /// How much speaks for a destination, and the strongest of it.
  func hint(
    for destination: Destination, at place: DestinationPlaces.Place
  ) -> (weight: Weight, hint: DestinationHint?) {
    var weight = Weight()
    var ofTrips: DestinationHint?
    var ofPlace: DestinationHint?
    var all: Set<Int> = []
    var most = 0
    for tag in destination.tags {
      let bearing = trips[TagKey(tag)] ?? []
      all.formUnion(bearing)
      if bearing.count > most {
        most = bearing.count
        ofTrips = DestinationHint.tag(tag, trips: most)
      }
      if let best = liked[TagKey(tag)], best.rating.hundredths > weight.rating {
        weight.rating = best.rating.hundredths
        ofPlace = DestinationHint.liked(place: best.name, tag: tag)
      }
    }
    let names = Set([destination.name, destination.town].map { PlaceKey($0) })
    let were = friends.filter { friend in friend.been.contains { Self.isThere($0, names, place) } }
    weight.trips = all.count
    weight.friends = were.count
    return (weight, ofTrips ?? ofPlace ?? were.first.map { DestinationHint.friend($0.name) })
  }

  /// By positions where both are known, else by names.
  private static func isThere(
    _ been: Presence, _ names: Set<PlaceKey>, _ place: DestinationPlaces.Place
  ) -> Bool {
    if let spot = been.position, let position = place.position {
      return spot.distance(to: position) <= reach
    }
    if let country = been.country, let other = place.country, country != other { return false }
    return !been.names.isDisjoint(with: names)
  }
}

extension TripSummary.Item {
  /// What it is found by: its tags, and what kind of place it is.
  fileprivate var words: [String] { tags + [category].compactMap(\.self) }
}
