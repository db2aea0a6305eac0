/// How one got about.
package enum TravelMode: String, CaseIterable, Hashable, Sendable {
  case walk, road, rail, flight, boat
}
