/// The names of elements and attributes that matter in GPX.
enum GPXWord: Int, CaseIterable {
  case gpx, metadata, trk, trkseg, trkpt, rte, rtept, wpt
  case name, ele, time, desc, cmt, type, sym
  case lat, lon, creator
  /// Anything else, and what stands where it means nothing.
  case other

  /// As they are written, each at the place of its number.
  static let names = allCases.map { "\($0)" }
}
