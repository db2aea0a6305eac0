/// How one got about.
package enum TravelMode: String, CaseIterable, Hashable, Sendable, Codable {
  case walk, road, rail, flight, boat
}

extension TravelMode? {
  /// Whether its heights are those of the ground; of a way of which nothing is known they are taken for it.
  var isOnGround: Bool { self != .flight && self != .boat }
}
