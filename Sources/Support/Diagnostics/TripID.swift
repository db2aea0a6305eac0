/// Which of the trips that share a site something belongs to.
///
/// Known to who works on several trips, and to nobody else: it reaches no byte of a site and no key of a picture.
package struct TripID: Hashable, Comparable, Sendable, Codable {
  /// The trip's folder, from the folder that holds all of them, with `/` between folders.
  package let folder: String

  package init(folder: String) { self.folder = folder }

  package static func < (one: TripID, other: TripID) -> Bool { one.folder < other.folder }
}

extension Diagnostic {
  /// The same, of one of several trips: its places are places in that one, but for those that are known to be another's.
  /// What has no place concerns them all, and stays as it is.
  package func of(_ trip: TripID) -> Diagnostic {
    var told = self
    if told.place?.trip == nil { told.place?.trip = trip }
    for index in told.others.indices where told.others[index].trip == nil { told.others[index].trip = trip }
    return told
  }
}
