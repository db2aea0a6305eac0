import TripModel

/// What may be wrong with a position that stands where nobody was.
enum PositionSlip: Hashable {
  /// 0, 0: what programs write where they know none.
  case nowhere
  case exchanged
  case lostSign
  /// One of the two numbers is missing.
  case zero
  case wholeDegrees
  /// Nobody gets there and back in the time between what was before and after.
  case tooFar

  /// Metres from a reading within which something else of the trip shows that it was meant.
  static let reach = 100_000.0

  /// What a position may have been meant to be, by the slips that turn one into another.
  static func readings(of place: Coordinate) -> [(slip: PositionSlip, place: Coordinate)] {
    let (north, east) = (place.latitude, place.longitude)
    let signs: [(PositionSlip, Double, Double)] = [
      (.lostSign, north, -east), (.lostSign, -north, east), (.lostSign, -north, -east),
      (.exchanged, east, north),
      (.exchanged, east, -north), (.exchanged, -east, north), (.exchanged, -east, -north),
    ]
    return signs.compactMap { slip, latitude, longitude in
      Coordinate(latitude: latitude, longitude: longitude).flatMap { $0 == place ? nil : (slip, $0) }
    }
  }

  /// The slip by which a position stands here and not at another place; of those that fit, the one that leads nearest.
  static func slip(from place: Coordinate, to meant: Coordinate) -> (slip: PositionSlip, reading: Coordinate)?
  {
    let near = readings(of: place).map { ($0, $0.place.distance(to: meant)) }.filter { $0.1 <= reach }
    return near.min { $0.1 < $1.1 }.map { ($0.0.slip, $0.0.place) }
  }

  /// Whether one number is missing, and the other is that of a place nearby.
  static func isZero(_ place: Coordinate, near other: Coordinate) -> Bool {
    place.latitude == 0 && abs(place.longitude - other.longitude) < 1
      || place.longitude == 0 && abs(place.latitude - other.latitude) < 1
  }
}

extension Coordinate {
  /// A hundredth of a degree around 0, 0, where there is nothing but water.
  var isNowhere: Bool { abs(latitude) < 0.01 && abs(longitude) < 0.01 }

  var isInWholeDegrees: Bool { latitude == latitude.rounded() && longitude == longitude.rounded() }

  /// Whether neither number is whole.
  var isExact: Bool { latitude != latitude.rounded() && longitude != longitude.rounded() }

  /// Whether it is another position with the decimals taken away or rounded.
  func isRounded(from other: Coordinate) -> Bool {
    func fits(_ whole: Double, _ exact: Double) -> Bool {
      whole == exact.rounded() || whole == exact.rounded(.towardZero)
    }
    return fits(latitude, other.latitude) && fits(longitude, other.longitude)
  }
}
