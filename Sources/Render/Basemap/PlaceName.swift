/// What a point on the Earth is called: its town, region and country, or its sea.
package struct PlaceName: Hashable, Sendable {
  /// The town whose ground the point is on, or the nearest one.
  package var town: Town?
  /// The part of that town that is nearest, where the gazetteer has one.
  package var quarter: String?
  /// The part of that town whose point is the nearest place of all, which need not reach so far.
  package var nearQuarter: NearQuarter?
  /// Metres from the town's middle to the point, and in which direction it lies from there.
  package var metres: Double
  package var wind: Wind
  /// Whether the point is in the town, or so near that nobody would say "3 km from" it.
  package var isInTown: Bool
  /// The town's first-order region; nil where that is not certain.
  package var region: String?
  /// ISO 3166-1 alpha-2: `IS`. Nil on the open sea and where no country is.
  package var country: String?
  /// The sea, where the point is on the water.
  package var sea: String?
}

/// A part of a town near a point that may be in another one.
package struct NearQuarter: Hashable, Sendable {
  package var name: String
  /// From where the gazetteer has it.
  package var metres: Double
}

/// An eighth of the horizon.
package enum Wind: Int, CaseIterable, Hashable, Sendable {
  case north, northEast, east, southEast, south, southWest, west, northWest

  /// - Parameter azimuth: Degrees clockwise from north.
  package init(azimuth: Double) {
    let eighth = azimuth.isFinite ? Int((azimuth / 45).rounded()) : 0
    self = Self.allCases[((eighth % 8) + 8) % 8]
  }
}
