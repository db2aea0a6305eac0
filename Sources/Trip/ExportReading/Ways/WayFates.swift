import Importing

/// What becomes of the values of files of ways, by their paths.
enum WayFates {
  static func fate(of path: String, in kind: WayKind) -> FieldFate {
    switch kind {
    case .gpx: gpx[path]
    case .tcx: tcx[path]
    case .kml, .kmz: ofKML(path)
    case .geojson: .unknown
    }
  }

  /// GPX 1.0 and 1.1, with the extensions that watches write.
  private static let gpx: FieldFates = {
    var paths: [FieldFate: [String]] = [
      .used: [
        "gpx@creator", "gpx.name", "gpx.metadata.name", "gpx.trk.name", "gpx.trk.type", "gpx.trk.src",
        "gpx.rte.name", "gpx.rte.rtept.extensions.RoutePointExtension.rpt@lat",
        "gpx.rte.rtept.extensions.RoutePointExtension.rpt@lon", "gpx.trk.trkseg.trkpt.time",
      ],
      .kept: ["gpx.metadata.author.*", "gpx.author", "gpx.email", "gpx.metadata.copyright.*"],
      .notNeeded: [
        "gpx@version", "gpx@schemaLocation", "gpx.time", "gpx.desc", "gpx.keywords", "gpx.url", "gpx.urlname",
        "gpx.bounds.*", "gpx.metadata.time", "gpx.metadata.desc", "gpx.metadata.keywords",
        "gpx.metadata.link.*", "gpx.metadata.bounds.*",
        // How OsmAnd draws it.
        "gpx.extensions.color", "gpx.extensions.width", "gpx.extensions.coloring_type",
        "gpx.extensions.show_arrows", "gpx.extensions.show_start_finish", "gpx.extensions.split_interval",
        "gpx.extensions.split_type",
      ],
    ]
    for way in ["gpx.trk", "gpx.rte"] { paths[.notNeeded, default: []] += ofWay.map { way + "." + $0 } }
    for point in ["gpx.trk.trkseg.trkpt", "gpx.rte.rtept", "gpx.wpt"] {
      paths[.used, default: []] += [point + "@lat", point + "@lon", point + ".ele"]
      paths[.notNeeded, default: []] += ofPoint.map { point + "." + $0 }
    }
    let texts = ["time", "name", "desc", "cmt", "type", "sym", "link@href", "url"]
    paths[.used, default: []] += texts.map { "gpx.wpt." + $0 }
    paths[.notNeeded, default: []] += ["link.*", "urlname"].map { "gpx.wpt." + $0 }
    let others = ["name", "desc", "cmt", "type", "sym", "link.*", "url", "urlname"]
    for point in ["gpx.trk.trkseg.trkpt.", "gpx.rte.rtept."] {
      paths[.notNeeded, default: []] += others.map { point + $0 }
    }
    paths[.notNeeded, default: []] += ["gpx.rte.rtept.time", "gpx.rte.src", "gpx.rte.type"]
    return FieldFates(paths)
  }()

  /// What a track and a route have and nobody needs.
  private static let ofWay = [
    "desc", "cmt", "number", "link.*", "url", "urlname", "color", "extensions.TrackExtension.*",
    "extensions.TrackStatsExtension.*", "extensions.RouteExtension.*", "extensions.Trip.*",
    "extensions.line.*", "extensions.label.*",
  ]

  /// The same of a point: how well it was measured, and what a watch measures beside it.
  private static let ofPoint = [
    "hdop", "vdop", "pdop", "sat", "fix", "geoidheight", "magvar", "course", "speed", "src", "ageofdgpsdata",
    "dgpsid", "extensions.TrackPointExtension.*", "extensions.PowerExtension.*",
    "extensions.WaypointExtension.*", "extensions.RoutePointExtension.*", "extensions.ViaPoint.*",
    "extensions.CreationTimeExtension.*", "extensions.speed", "extensions.course", "extensions.power",
    "extensions.hr", "extensions.cadence", "extensions.distance", "extensions.heartrate", "extensions.hAcc",
    "extensions.vAcc", "extensions.accuracy", "extensions.icon", "extensions.color", "extensions.background",
  ]

  /// Garmin's Training Center XML, version 2.
  private static let tcx: FieldFates = {
    let (root, point) = ("TrainingCenterDatabase", "Track.Trackpoint")
    let (activity, course) = (root + ".Activities.Activity", root + ".Courses.Course")
    var paths: [FieldFate: [String]] = [
      .used: [activity + "@Sport", course + ".Name"],
      .kept: [activity + ".Creator.*", course + ".Creator.*"],
      .notNeeded: [
        root + "@schemaLocation", root + ".Author.*", root + ".Folders.*", activity + ".*", course + ".*",
      ],
    ]
    for way in [activity + ".Lap." + point, course + "." + point, course + ".CoursePoint"] {
      let fields = [
        "Time", "Position.LatitudeDegrees", "Position.LongitudeDegrees", "AltitudeMeters", "Name", "Notes",
      ]
      paths[.used, default: []] += fields.map { way + "." + $0 }
    }
    return FieldFates(paths)
  }()

  /// In KML the same fields stand in folders of any depth, so the last names tell.
  private static func ofKML(_ path: String) -> FieldFate {
    let parts = path.split { $0 == "." || $0 == "@" }.map(String.init)
    guard let last = parts.last else { return .unknown }
    if parts.dropLast().contains(where: kmlNotNeeded.contains) || kmlNotNeeded.contains(last) {
      return .notNeeded
    }
    if parts.contains("author") { return .kept }
    return kmlUsed.contains(last) ? .used : .unknown
  }

  private static let kmlUsed: Set<String> = [
    "coordinates", "coord", "when", "begin", "name", "description",
  ]
  private static let kmlNotNeeded: Set<String> = [
    "Style", "StyleMap", "styleUrl", "LookAt", "Camera", "visibility", "open", "altitudeMode", "tessellate",
    "extrude", "Snippet", "snippet", "id", "end", "Schema", "SchemaData", "angles", "schemaLocation",
    "Region", "ScreenOverlay", "GroundOverlay", "address", "phoneNumber", "drawOrder", "version",
  ]
}
