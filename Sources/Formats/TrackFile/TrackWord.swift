/// The names of elements and attributes that matter in tracks, as they are written.
///
/// Those of GPX stand first, since names are looked for in this order and nearly all tracks are GPX.
enum TrackWord: String, CaseIterable {
  case trkpt, ele, time, lat, lon, gpx, metadata, trk, trkseg, rte, rtept, rpt, wpt
  case name, desc, cmt, type, sym, src, creator, link, href, url

  case kml, coordinates, coord, when, begin, description
  case placemark = "Placemark"
  case point = "Point"
  case lineString = "LineString"
  case linearRing = "LinearRing"
  case polygon = "Polygon"
  case multiTrack = "MultiTrack"
  case timeStamp = "TimeStamp"
  case timeSpan = "TimeSpan"

  case trainingCenter = "TrainingCenterDatabase"
  case activity = "Activity"
  case sport = "Sport"
  case course = "Course"
  case lap = "Lap"
  /// In KML, too.
  case track = "Track"
  case trackpoint = "Trackpoint"
  case coursePoint = "CoursePoint"
  case clock = "Time"
  case latitude = "LatitudeDegrees"
  case longitude = "LongitudeDegrees"
  case altitude = "AltitudeMeters"
  case title = "Name"
  case notes = "Notes"

  /// Anything else, and what stands where it means nothing.
  case other = ""

  private static let all = allCases
  static let names = all.map(\.rawValue)

  /// The word at a place of the list of names.
  init(place: Int?) { self = place.map { Self.all[$0] } ?? .other }

  /// Its place in the list of names.
  static let creatorPlace = names.firstIndex(of: TrackWord.creator.rawValue) ?? 0
  static let sportPlace = names.firstIndex(of: TrackWord.sport.rawValue) ?? 0
  static let hrefPlace = names.firstIndex(of: TrackWord.href.rawValue) ?? 0
  static let latPlace = names.firstIndex(of: TrackWord.lat.rawValue) ?? 0
  static let lonPlace = names.firstIndex(of: TrackWord.lon.rawValue) ?? 0
}
