extension AirportCode {
  /// Where the airport is whose code a name has; nil where it has none that tells a city, or the list does not
  /// have it.
  package static func position(in name: String) -> Coordinate? {
    code(in: name).flatMap { Airport(code: $0)?.coordinate }
  }
}
