import Diagnostics
import TripModel

/// A place near which no trip of a library publishes anything, with whose it is.
struct SharedPlace {
  let place: PrivatePlace
  /// The trips that name it, with where.
  private var owners: [TripID: SourcePlace] = [:]
  /// Those of them to which it is home.
  private var homes: Set<TripID> = []
  /// Whether library.yml or the machine names it, and whether as home.
  private var isShared = false
  private(set) var isHomeToAll = false

  init(_ place: PrivatePlace) { self.place = place }

  /// Notes who names it, as a home or as a zone; no trip for library.yml and the machine.
  mutating func note(_ kind: PrivatePlace.Kind, of trip: TripID?, at place: SourcePlace?) {
    guard let trip else {
      isShared = true
      isHomeToAll = isHomeToAll || kind == .home
      return
    }
    let isNew = owners[trip] == nil || kind == .home && !homes.contains(trip)
    if isNew, let place { owners[trip] = place }
    if kind == .home { homes.insert(trip) }
  }

  /// A trip's own places come first, what is home to others alone last.
  func rank(for trip: TripID) -> Int { owners[trip] != nil ? 0 : isShared ? 1 : 2 }

  /// The place as it is one of a trip's: what is home to others alone is a zone to it, so that no page says how far from
  /// it the trip was.
  func seen(from trip: TripID) -> PrivatePlace {
    var place = self.place
    if let own = owners[trip] {
      place.place = own
    } else {
      let other = owners.min { $0.key < $1.key }
      place.place = isShared ? nil : other?.value
      place.place?.trip = other?.key
    }
    if !isHomeToAll, !homes.contains(trip) { place.kind = .zone }
    return place
  }
}
