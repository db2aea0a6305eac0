package import TripModel

extension Words {
  /// `38.6916° N, 9.2160° W`: four digits, about ten metres.
  package func position(_ coordinate: Coordinate) -> String {
    let latitude = self(
      coordinate.latitude < 0 ? .latitudeSouth : .latitudeNorth,
      ["degrees": numbers.decimal(abs(coordinate.latitude), digits: 4)])
    let longitude = self(
      coordinate.longitude < 0 ? .longitudeWest : .longitudeEast,
      ["degrees": numbers.decimal(abs(coordinate.longitude), digits: 4)])
    return latitude + self[.listMark] + longitude
  }
}
