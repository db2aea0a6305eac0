import TripModel

/// Positions that a geotagging program wrote as waypoints with the pictures' names.
struct WaypointPositions {
  private var byName: [String: (coordinate: Coordinate, file: String)] = [:]
  /// Names that several pictures have: which of them is meant, nobody knows.
  private let shared: Set<String>

  init(_ tracks: [Track], photos: [Photo]) {
    for track in tracks {
      for waypoint in track.waypoints {
        guard let name = waypoint.name?.lowercased(), byName[name] == nil else { continue }
        byName[name] = (waypoint.point.coordinate, track.file)
      }
    }
    var seen: Set<String> = []
    shared = Set(photos.map { FileName($0.file).whole }.filter { !seen.insert($0).inserted })
  }

  func position(of photo: Photo) -> Reasoned<Coordinate>? {
    let name = FileName(photo.file).whole
    guard !shared.contains(name), let found = byName[name] else { return nil }
    return Reasoned(found.coordinate, because: .waypoint(file: found.file))
  }
}

/// A file's own name, without its folders and in small letters.
struct FileName {
  let whole: String

  init(_ path: String) { whole = (path.split(separator: "/").last.map(String.init) ?? path).lowercased() }

  /// Without the ending.
  var stem: String { whole.lastIndex(of: ".").map { String(whole[..<$0]) } ?? whole }

  /// Whether the name is one that cameras and phones give a picture.
  var isPicture: Bool {
    ["jpg", "jpeg", "jpe", "jfif", "heic", "heif", "hif", "png", "webp", "avif", "tif", "tiff", "dng"]
      .contains { whole.hasSuffix("." + $0) }
  }
}
