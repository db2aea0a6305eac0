package import SiteOutput
package import TripModel

/// The world with the places of the library: what was written, ridden or booked stands on it by the place where it was.
package struct LibraryMap: Hashable, Sendable {
  /// Everything that has a position, each with the place that it is part of: by trip, then in the order of its summary.
  package var points: [LibraryPoint]
  /// Places that stand for themselves, since there are few in their cell of the grid.
  package var single: [LibraryPlaceNumber]
  /// From north to south, then from west to east.
  package var clusters: [Cluster]
  /// Degrees that a cell of the grid is wide and high.
  package var cell: Int
  /// Countries that are shaded, by code.
  package var visited: [String]

  /// Many places of one cell.
  package struct Cluster: Hashable, Sendable {
    /// The name of its list on the page of the map: `n40w010`, the cell's south-west corner.
    package var anchor: String
    /// The mean of where they are.
    package var middle: Coordinate
    /// By country, then in the order of the plan.
    package var places: [LibraryPlaceNumber]
  }
}

/// Something of a trip that has a position.
package struct LibraryPoint: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable { case stop, pin, waypoint, entry, event, attraction }

  package var trip: TripNumber
  package var kind: Kind
  /// Nil for a stop without a name.
  package var title: String?
  /// The language of the title.
  package var language: String
  /// The thing's own page; of a stop that of its pin or its first day.
  package var page: OutputPath
  package var coordinate: Coordinate
  package var town: String?
  package var region: String?
  package var country: String?
  package var days: [LocalDate]
  package var category: String?
  /// Whom the thing names.
  package var who: [String]
  /// The same, each with the number of the profile.
  package var named: [LibraryPlace.Presence]
  /// Those of them who have a profile; where it names nobody, those who come along.
  package var people: [PersonNumber]
  /// Whose it is.
  package var relation: Person.Relation
  /// A pin's own, else that of the only one whose it is, as written.
  package var colour: String?
  /// Whether nobody has been there yet, as far as the trip says.
  package var isPlanned: Bool
  /// The place of the library that it is part of; nil of an entry, a ride, or a stop without a name.
  package var place: LibraryPlaceNumber?
}
