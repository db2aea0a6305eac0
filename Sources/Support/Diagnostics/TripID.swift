/// Which of the trips that share a site something belongs to.
///
/// Known to who works on several trips, and to nobody else: it reaches no byte of a site and no key of a picture.
package struct TripID: Hashable, Comparable, Sendable, Codable {
  /// The trip's folder, from the folder that holds all of them, with `/` between folders.
  package let folder: String

  package init(folder: String) { self.folder = folder }

  package static func < (one: TripID, other: TripID) -> Bool { one.folder < other.folder }
}

/// What tells of which of several trips a diagnostic is.
package enum TripTelling: String, Hashable, Sendable, Codable {
  /// Its places; what has none concerns all trips.
  case byPlaces
  /// The trip's folder, since it is said of all that is in it.
  case byFolder
  /// Its message, since it is counted for each trip, and its place may be another's.
  case byMessage
}

extension Diagnostic {
  /// The same, of one of several trips: its places are places in that one, but for those that are known to be another's.
  package func of(_ trip: TripID) -> Diagnostic {
    var told = self
    if told.place?.trip == nil { told.place?.trip = trip }
    for index in told.others.indices where told.others[index].trip == nil { told.others[index].trip = trip }
    switch tellsTrip {
    case .byPlaces: break
    case .byFolder: told.place = told.place ?? SourcePlace(file: trip.folder)
    case .byMessage:
      told.message = "In “\(trip.folder)”, " + message.prefix(1).lowercased() + message.dropFirst()
    }
    told.tellsTrip = .byPlaces
    return told
  }
}
