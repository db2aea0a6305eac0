/// What a GPX file holds, in the order in which it stands there.
package struct TrackDocument: Hashable, Sendable {
  package var name: String?
  /// The program or device that wrote the file.
  package var creator: String?
  package var tracks: [RecordedTrack] = []
  package var routes: [PlannedRoute] = []
  package var waypoints: [MarkedPoint] = []
  /// How many descriptions were pages that a program made, which are no notes.
  package var pagesLeftOut = 0

  package init() {}

  /// Whether there is nothing in it that could be shown.
  package var isEmpty: Bool {
    waypoints.isEmpty && routes.allSatisfy(\.points.isEmpty)
      && tracks.allSatisfy { $0.segments.allSatisfy(\.isEmpty) }
  }
}

/// A path as it was recorded.
package struct RecordedTrack: Hashable, Sendable {
  package var name: String?
  /// What the recorder calls what was done: `running`.
  package var activity: String?
  /// Stretches without a break; points of two are never joined. A stretch may be empty.
  package var segments: [[GeoPoint]]
  /// Whether its source says that its points are few and nobody knows the way between them: `estimate`.
  package var isEstimate = false

  package init(name: String? = nil, segments: [[GeoPoint]] = []) {
    self.name = name
    self.segments = segments
  }
}

/// A path as somebody planned it.
package struct PlannedRoute: Hashable, Sendable {
  package var name: String?
  /// Those through which it was to lead: on many routes a few towns.
  package var points: [GeoPoint]
  /// The line that a program computed from a point to the next, by the place of the point in the list; without one it
  /// is straight.
  package var finer: [Int: [GeoPoint]] = [:]

  package init(name: String? = nil, points: [GeoPoint] = []) {
    self.name = name
    self.points = points
  }

  /// Its points with all that is known between them, in their order.
  package var line: [GeoPoint] {
    finer.isEmpty ? points : points.indices.flatMap { [points[$0]] + (finer[$0] ?? []) }
  }
}

/// A point that somebody marked.
package struct MarkedPoint: Hashable, Sendable {
  package var name: String?
  /// The description, or else the comment.
  package var note: String?
  /// The comment of one that has a description, too.
  package var comment: String?
  /// The type, or else the symbol that a device shows for it.
  package var category: String?
  /// The symbol that a device shows for it.
  package var symbol: String?
  /// The address of what belongs to it, such as a picture.
  package var link: String?
  package var point: GeoPoint

  package init(
    name: String? = nil, note: String? = nil, category: String? = nil, symbol: String? = nil,
    link: String? = nil,
    point: GeoPoint
  ) {
    self.name = name
    self.note = note
    self.category = category
    self.symbol = symbol
    self.link = link
    self.point = point
  }
}

/// A point on the Earth, maybe with its height and the time when somebody was there.
package struct GeoPoint: Hashable, Sendable {
  /// Degrees north, -90 to 90.
  package let latitude: Double
  /// Degrees east, -180 to 180.
  package let longitude: Double
  /// Metres above the sea.
  package var elevation: Double?
  /// Seconds since 1970-01-01T00:00:00Z, with the fraction that the file gives.
  package var time: Double?

  /// Nil for what is not on the Earth.
  package init?(latitude: Double, longitude: Double, elevation: Double? = nil, time: Double? = nil) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
    self.elevation = elevation
    self.time = time
  }
}
