/// A recorded track file: paths with times, planned routes, and marked points.
package struct Track: Sendable {
  /// How the names of files end that are read as tracks, in small letters.
  package static let endings: Set<String> = ["gpx", "kml", "kmz", "tcx", "geojson"]

  /// The file, relative to the trip folder.
  package var file: String
  package var name: String?
  /// What its recorder says was done all along it; nil where it says nothing, or nothing that we know.
  package var activity: TrackActivity?
  /// The program or device that wrote it; nil where it does not say.
  package var recorder: String?
  /// Stretches that were recorded without a break, then planned routes; points of two are never joined.
  package var segments: [[TrackPoint]]
  package var waypoints: [Waypoint]
  /// The day that its own name or its folder gives, for a track whose points have no times.
  package var namedDay: NamedDay?
  /// The entry that is the text of its folder.
  package var folderEntry: String?
  /// In which line of its file a point is first said to be of each day, by the day's number since 1970 in UTC; empty
  /// where that is unknown.
  package var dayLines: [Int: Int] = [:]
  /// Whether a part of it near a private place was cut out: its names may tell where that is, and when it was
  /// recorded.
  package var isCut = false

  package init(file: String, name: String? = nil, segments: [[TrackPoint]] = [], waypoints: [Waypoint] = []) {
    self.file = file
    self.name = name
    self.segments = segments
    self.waypoints = waypoints
  }
}

/// One point of a way: where, how high, and when, as far as the file says.
package struct TrackPoint: Hashable, Sendable {
  package var coordinate: Coordinate
  /// Metres above the sea.
  package var elevation: Double?
  package var instant: Instant?
  /// Whether it is of a planned route, which nobody recorded: then it has no time.
  package var isPlanned = false
  /// Whether its way only says now and then where one was: one was there, and nobody knows the way to the next point.
  package var isEstimate = false

  package init(coordinate: Coordinate, elevation: Double? = nil, instant: Instant? = nil) {
    self.coordinate = coordinate
    self.elevation = elevation
    self.instant = instant
  }
}

/// A point that was marked by hand or by a program, with a name.
package struct Waypoint: Hashable, Sendable {
  package var name: String?
  package var note: String?
  package var point: TrackPoint
  /// What it marks.
  package var kind: Kind
  /// What the place is, as the site has categories for it; nil where the mark says nothing of it.
  package var category: String?
  /// The address that its source gives for it.
  package var link: String?

  package enum Kind: Hashable, Sendable {
    case place
    /// Where a picture was taken: by its name, its type or what it links to. The file is that of the link, without
    /// its folders.
    case picture(file: String?)
  }

  package init(
    name: String?, note: String? = nil, point: TrackPoint, kind: Kind = .place, category: String? = nil,
    link: String? = nil
  ) {
    self.name = name
    self.note = note
    self.point = point
    self.kind = kind
    self.category = category
    self.link = link
  }

  package var isPicture: Bool { kind != .place }
}
