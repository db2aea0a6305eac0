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
  /// ISO 3166-1 alpha-2: the country that a part is framed on, as far as one map can show it and its places.
  package var whole: String?
  /// Towns that are named beside the dots, those first that matter most.
  package var names: [Name] = []

  /// What a number says to those who point at it or hear it read: `12 places`.
  package var told: @Sendable (Int) -> String = { String($0) }

  /// What a country is called on a live map, by its code of ISO 3166-1.
  package var country: @Sendable (_ code: String) -> String = { $0 }

  package init() {}

  package struct Name: Sendable {
    package var coordinate: Coordinate
    package var name: String

    package init(coordinate: Coordinate, name: String) {
      self.coordinate = coordinate
      self.name = name
    }
  }

  /// Many places at once.
  package struct Cluster: Sendable {
    package var coordinate: Coordinate
    /// How many places.
    package var count: Int
    /// The name by which their lines are known to a script, and the way to a list of them.
    package var list: String
    package var link: String
    /// At how many of them nobody has been yet.
    package var planned: Int

    package init(coordinate: Coordinate, count: Int, list: String, link: String, planned: Int = 0) {
      self.coordinate = coordinate
      self.count = count
      self.list = list
      self.link = link
      self.planned = planned
    }
  }

  package struct Spot: Sendable {
    package var coordinate: Coordinate
    package var name: String
    package var link: String
    package var shape: SpotShape
    /// In CSS hexadecimal; nil for that of its shape.
    package var colour: String?
    /// Whether nobody has been there yet: then its sign is hollow.
    package var isPlanned: Bool

    package init(
      coordinate: Coordinate, name: String, link: String, shape: SpotShape = .circle, colour: String? = nil,
      isPlanned: Bool = false
    ) {
      self.isPlanned = isPlanned
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
