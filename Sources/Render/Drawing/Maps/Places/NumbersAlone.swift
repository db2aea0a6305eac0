/// Whether the numbers of pins, which the list below explains, are all that a phone shows of their names: where many have
/// no room, those that have are no choice that anybody made, and each stands where it may be read for a neighbour.
enum NumbersAlone {
  /// Of so many pins one may be without its name.
  private static let oneOf = 5

  /// `names` are what found room of the names of signs.
  static func tell(_ signs: [Marker], named names: [Marker.Source: MapLabel]) -> Bool {
    let pins = signs.filter(isNumbered)
    return oneOf * pins.count { names[$0.source] == nil } > pins.count
  }

  /// Whether it is a pin that has a name and a number.
  static func isNumbered(_ sign: Marker) -> Bool {
    sign.kind != nil && !sign.number.isEmpty && !sign.label.isEmpty
  }
}

extension Marker {
  /// Whether a list beside the map has its name behind its number, on a sheet that no script moves.
  var isToldByNumber: Bool { NumbersAlone.isNumbered(self) && days == nil }
}

extension MapFrame {
  /// Whether it is seen on phones and nowhere else where there is more room.
  var isForPhones: Bool { classes == "on-narrow" }
}
