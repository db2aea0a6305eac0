/// Which names of signs a stop tells already: ruins to which a day led have the number of their stop and a sign of their
/// own, and the name twice is none for the sign next to them.
enum NamesOfStops {
  /// Units between the two, within which one name is read for both.
  private static let reach = 120.0

  /// Whether one of these stops, whose names are written, is called as a sign and drawn close by.
  static func tell(_ sign: Marker, by stops: [Marker]) -> Bool {
    let name = sign.label.lowercased()
    return !name.isEmpty
      && stops.contains { stop in
        stop.label.lowercased() == name && stop.point.distance(to: sign.point) <= reach
      }
  }
}
