/// Which names of signs a stop tells already: ruins to which a day led have the number of their stop and a sign of their
/// own, and the name twice is none for the sign next to them.
enum NamesOfStops {
  /// Units between the two, within which one name is read for both.
  private static let reach = 120.0
  /// Units between two places within which they are one, so that what stands behind a comma tells them apart no more.
  private static let onePlace = 4.0

  /// Whether one of these stops, whose names are written, is called as a sign and drawn close by, or stands at its very place
  /// and has more or less behind a comma: `Šešula` beside `Šešula, Šolta` is the name twice.
  static func tell(_ sign: Marker, by stops: [Marker]) -> Bool {
    let name = sign.label.lowercased()
    return !name.isEmpty
      && stops.contains { stop in
        let own = stop.label.lowercased()
        if own == name { return stop.point.distance(to: sign.point) <= reach }
        return stop.anchor.distance(to: sign.anchor) <= onePlace
          && (beforeComma(own) == name[...] || own[...] == beforeComma(name))
      }
  }

  private static func beforeComma(_ name: String) -> Substring { name.prefix { $0 != "," } }
}
