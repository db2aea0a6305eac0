import Importing
import TrackFile
import TripModel

/// By which clocks days and hours were told where the trip says no zone.
struct UntoldZones {
  /// Whether some were by those of the place.
  private var areByPlace = false
  /// Whether some were in UTC, since nothing tells a place.
  private var areInUTC = false

  /// Notes the clock of one thing; nil for that of UTC.
  mutating func note(_ clock: ExportClock?) {
    if clock == nil { areInUTC = true } else { areByPlace = true }
  }

  mutating func add(_ other: UntoldZones) {
    areByPlace = areByPlace || other.areByPlace
    areInUTC = areInUTC || other.areInUTC
  }

  /// What is said of it; nothing where the trip has a zone.
  func remarks(_ request: ImportRequest) -> [String] {
    guard request.zone == nil else { return [] }
    switch (areByPlace, areInUTC) {
    case (false, false): return []
    case (true, false):
      return ["Days and hours are by the clocks of the places, since trip.yml says no `time zone`."]
    case (false, true): return ["Days and hours are those of UTC, " + Self.wayOut]
    case (true, true):
      return [
        "Days and hours are by the clocks of the places, and those of UTC where there is no place, "
          + Self.wayOut
      ]
    }
  }

  private static let wayOut =
    "since trip.yml says no `time zone`: write it there, move away what came now, and import again."
}

extension GeoPoint {
  /// Where it is; nil where both are nought, since nobody knew it.
  var place: Coordinate? {
    latitude == 0 && longitude == 0 ? nil : Coordinate(latitude: latitude, longitude: longitude)
  }
}
