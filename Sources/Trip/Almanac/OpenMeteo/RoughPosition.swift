import TripModel

/// What is told of a place to whoever is asked about it: its position to a tenth of a degree, about ten kilometres.
struct RoughPosition: Hashable, Sendable {
  /// Tenths of degrees.
  private let latitude: Int
  private let longitude: Int

  init(_ place: Coordinate) {
    latitude = Int((place.latitude * 10).rounded())
    longitude = Int((place.longitude * 10).rounded())
  }

  /// `38.7, -9.2`.
  var text: String { Self.degrees(latitude) + ", " + Self.degrees(longitude) }

  /// The first fields of a question.
  var fields: [String] {
    ["latitude=" + Self.degrees(latitude), "longitude=" + Self.degrees(longitude)]
  }

  private static func degrees(_ tenths: Int) -> String {
    "\(tenths < 0 ? "-" : "")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }
}

extension [String] {
  /// An address with these fields behind it.
  func asked(of base: String) -> String {
    base + (base.contains("?") ? "&" : "?") + joined(separator: "&")
  }
}
