package import TripModel

/// What a map tells of a walk beside its line: how far one has come, and how high one was.
package struct MapWalk: Hashable, Sendable {
  /// A place on the way at which its length is told: `6`, or `6 km`.
  package struct Distance: Hashable, Sendable {
    package var coordinate: Coordinate
    package var text: String

    package init(coordinate: Coordinate, text: String) {
      self.coordinate = coordinate
      self.text = text
    }
  }

  /// A place on the way at which its height is told.
  package struct Height: Hashable, Sendable {
    package var coordinate: Coordinate
    package var name: String?
    /// `1,924 m`.
    package var value: String
    /// Whether it is a summit or a pass, which has the sign of one.
    package var isTop: Bool

    package init(coordinate: Coordinate, name: String? = nil, value: String, isTop: Bool) {
      self.coordinate = coordinate
      self.name = name
      self.value = value
      self.isTop = isTop
    }

    /// `Klammspitze 1,924 m`.
    var text: String { [name, value].compactMap(\.self).joined(separator: " ") }
  }

  package var distances: [Distance]
  /// The most important first: where there is no room for all, the last are left out.
  package var heights: [Height]
  /// The way at even distances from start to end, for a script that shows here what is pointed at on the profile;
  /// empty where none does.
  package var steps: [Coordinate]

  package init(distances: [Distance], heights: [Height], steps: [Coordinate] = []) {
    self.distances = distances
    self.heights = heights
    self.steps = steps
  }
}
