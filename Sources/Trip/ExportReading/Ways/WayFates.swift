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
    let ofPoint = [
      "hdop", "vdop", "pdop", "sat", "fix", "geoidheight", "magvar", "course", "speed", "src",
      "ageofdgpsdata",
      "dgpsid", "extensions.TrackPointExtension.*", "extensions.speed", "extensions.course",
      "extensions.power", "extensions.hr", "extensions.cadence", "extensions.distance",
      "extensions.heartrate",
      "extensions.hAcc", "extensions.vAcc", "extensions.accuracy",
    ]
    var paths: [FieldFate: [String]] = [
      .used: [
        "gpx@creator", "gpx.name", "gpx.metadata.name", "gpx.trk.name", "gpx.trk.type", "gpx.trk.src",
        "gpx.rte.name", "gpx.rte.rtept.extensions.RoutePointExtension.rpt.*",
        "gpx.wpt.name", "gpx.wpt.desc", "gpx.wpt.cmt", "gpx.wpt.type", "gpx.wpt.sym", "gpx.wpt.link@href",
        "gpx.wpt.url",
      ],
      .kept: ["gpx.metadata.author.*", "gpx.author", "gpx.email", "gpx.metadata.copyright.*"],
      .notNeeded: [
        "gpx@version", "gpx@xsi:schemaLocation", "gpx.time", "gpx.desc", "gpx.keywords", "gpx.url",
        "gpx.urlname", "gpx.bounds.*", "gpx.metadata.*", "gpx.trk.desc", "gpx.trk.cmt", "gpx.trk.number",
        "gpx.trk.link.*", "gpx.trk.url", "gpx.trk.urlname", "gpx.trk.extensions.*", "gpx.rte.desc",
        "gpx.rte.cmt", "gpx.rte.number", "gpx.rte.src", "gpx.rte.type", "gpx.rte.link.*",
        "gpx.rte.extensions.*", "gpx.rte.rtept.extensions.RoutePointExtension.*", "gpx.rte.rtept.name",
        "gpx.rte.rtept.desc", "gpx.rte.rtept.cmt", "gpx.rte.rtept.sym", "gpx.rte.rtept.type",
        "gpx.rte.rtept.time", "gpx.wpt.link.*", "gpx.wpt.urlname", "gpx.wpt.extensions.WaypointExtension.*",
      ],
    ]
    for point in ["gpx.trk.trkseg.trkpt", "gpx.rte.rtept", "gpx.wpt"] {
      paths[.used, default: []] += [point + "@lat", point + "@lon", point + ".ele"]
      paths[.notNeeded, default: []] += ofPoint.map { point + "." + $0 }
    }
    paths[.used, default: []] += ["gpx.trk.trkseg.trkpt.time", "gpx.wpt.time"]
    return FieldFates(paths)
  }()

  /// Garmin's Training Center XML, version 2.
  private static let tcx: FieldFates = {
    let (root, point) = ("TrainingCenterDatabase", "Track.Trackpoint")
    let (activity, course) = (root + ".Activities.Activity", root + ".Courses.Course")
    var paths: [FieldFate: [String]] = [
      .used: [activity + "@Sport", course + ".Name"],
      .kept: [activity + ".Creator.*", course + ".Creator.*"],
      .notNeeded: [
        root + "@xsi:schemaLocation", root + ".Author.*", root + ".Folders.*", activity + ".*", course + ".*",
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
    "extrude", "Snippet", "snippet", "id", "end", "Schema", "SchemaData", "angles", "xsi:schemaLocation",
    "Region", "ScreenOverlay", "GroundOverlay", "address", "phoneNumber", "drawOrder", "version",
  ]
}
