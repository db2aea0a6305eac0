import TripModel

/// Positions that a geotagging program wrote as waypoints with the pictures' names.
struct WaypointPositions {
  private var byName: [String: (coordinate: Coordinate, file: String)] = [:]
  /// Names that several pictures have: which of them is meant, nobody knows.
  private var shared: Set<String> = []
  private var names: Set<String> = []

  init(_ tracks: [Track], photos: [Photo]) {
    // Of most trips nothing is asked: they have no waypoints.
    guard tracks.contains(where: { !$0.waypoints.isEmpty }) else { return }
    for photo in photos {
      for name in Set(FileName(photo.file).names) where !names.insert(name).inserted { shared.insert(name) }
    }
    for track in tracks {
      for waypoint in track.waypoints {
        for name in waypoint.pictureNames where byName[name] == nil {
          byName[name] = (waypoint.point.coordinate, track.file)
        }
      }
    }
  }

  func position(of photo: Photo) -> Reasoned<Coordinate>? {
    guard !byName.isEmpty else { return nil }
    let names = FileName(photo.file).names
    guard let found = names.lazy.filter({ !shared.contains($0) }).compactMap({ byName[$0] }).first else {
      return nil
    }
    return Reasoned(found.coordinate, because: .waypoint(file: found.file))
  }

  /// Whether a waypoint marks a picture of the trip, and nothing besides.
  func marksPicture(_ waypoint: Waypoint) -> Bool { waypoint.pictureNames.contains(where: names.contains) }
}

extension Waypoint {
  /// The names by which a picture may be the one that it marks: in small letters, with an ending or, of a camera's
  /// name, without.
  fileprivate var pictureNames: [String] {
    var names = [name.map { $0.lowercased() }].compactMap(\.self)
    if case .picture(let file?) = kind { names.append(file.lowercased()) }
    return names
  }
}

/// A file's own name, without its folders and in small letters.
struct FileName {
  let whole: String

  init(_ path: String) { whole = (path.split(separator: "/").last.map(String.init) ?? path).lowercased() }

  /// Without the ending.
  var stem: String { whole.lastIndex(of: ".").map { String(whole[..<$0]) } ?? whole }

  /// The names by which others may mean it: its own, and that without the ending where it is a camera's.
  var names: [String] { CameraName.isOne(stem) ? [whole, stem] : [whole] }
}
