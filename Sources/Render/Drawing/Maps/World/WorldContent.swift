package import TripModel

/// What stands on the map of all that several trips tell: countries that are shaded, and where anything is.
package struct WorldContent: Sendable {
  /// ISO 3166-1 alpha-2.
  package var visited: [String] = []
  /// Places that are shown by their number.
  package var clusters: [Cluster] = []
  /// Places that stand for themselves.
  package var spots: [Spot] = []
  /// Whether a script may move the map, and narrow it by what each sign stands for.
  package var isLive = false
  /// Whether it is a part of all: it is framed on its places, of which those of one town would else be one heap.
  package var isPart = false

  package init() {}

  /// Many places at once.
  package struct Cluster: Sendable {
    package var coordinate: Coordinate
    package var number: String
    /// What it says to those who point at it or hear it read.
    package var name: String
    package var link: String

    package init(coordinate: Coordinate, number: String, name: String, link: String) {
      self.coordinate = coordinate
      self.number = number
      self.name = name
      self.link = link
    }
  }

  package struct Spot: Sendable {
    package var coordinate: Coordinate
    package var name: String
    package var link: String
    package var shape: SpotShape
    /// In CSS hexadecimal; nil for that of its shape.
    package var colour: String?

    package init(
      coordinate: Coordinate, name: String, link: String, shape: SpotShape = .circle, colour: String? = nil
    ) {
      self.coordinate = coordinate
      self.name = name
      self.link = link
      self.shape = shape
      self.colour = colour
    }
  }

  package var isEmpty: Bool { visited.isEmpty && clusters.isEmpty && spots.isEmpty }
}

/// The same map for wide and for narrow screens.
package struct WorldDrawings: Hashable, Sendable {
  package var wide: SVGDrawing
  package var narrow: SVGDrawing
}
