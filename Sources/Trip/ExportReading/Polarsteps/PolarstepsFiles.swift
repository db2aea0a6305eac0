import ExportFiles

/// Which file of an export of Polarsteps is what.
///
/// Trips are known by what their `trip.json` holds; what lies in the same folder belongs to them:
/// `<slug>_<step>/photos/…`, `<slug>_<step>/videos/…`.
struct PolarstepsFiles {
  /// One trip with its folder.
  struct TripFiles {
    var trip: ExportFile
    var locations: ExportFile?
    /// Pictures and films by the number of their step; nil for those that lie in no step's folder.
    var media: [String?: [ExportFile]] = [:]
  }

  private(set) var trips: [TripFiles] = []
  /// Ways that belong to no trip.
  private(set) var lone: [ExportFile] = []
  /// What is said of the account.
  private(set) var user: [ExportFile] = []

  init(_ export: Export, among files: [ExportFile]) {
    let texts = HeadPaths.files(among: files, of: export)
    for (file, paths) in texts where Self.isTrip(paths) { trips.append(TripFiles(trip: file)) }
    let folders = Dictionary(
      trips.enumerated().map { ($1.trip.folder, $0) }, uniquingKeysWith: { first, _ in first })
    for (file, paths) in texts where Self.isWay(paths) && !Self.isTrip(paths) {
      if let index = folders[file.folder], trips[index].locations == nil {
        trips[index].locations = file
      } else {
        lone.append(file)
      }
    }
    guard !trips.isEmpty else { return }
    let accounts = Set(trips.compactMap { Self.accountFolder(besides: $0.trip.folder) })
    for file in files { sort(file, folders, accounts) }
  }

  /// All that belongs to Polarsteps.
  var all: [ExportFile] {
    let ofTrips = trips.flatMap { trip -> [ExportFile] in
      [trip.trip] + [trip.locations].compactMap(\.self) + trip.media.values.flatMap(\.self)
    }
    return (ofTrips + lone + user).sorted { $0.path < $1.path }
  }

  private static func isTrip(_ paths: Set<String>) -> Bool {
    paths.contains("all_steps[]")
      && (paths.contains("start_date") || paths.contains("all_steps[].start_time"))
  }

  private static func isWay(_ paths: Set<String>) -> Bool {
    paths.isSuperset(of: ["locations[].lat", "locations[].lon", "locations[].time"])
  }

  /// `user` beside `trip`, in which the folders of the trips lie.
  private static func accountFolder(besides folder: String) -> String? {
    let parts = folder.split(separator: "/")
    guard parts.count >= 2, parts[parts.count - 2] == "trip" else { return nil }
    return (parts.dropLast(2) + ["user"]).joined(separator: "/")
  }

  private mutating func sort(_ file: ExportFile, _ folders: [String: Int], _ accounts: Set<String>) {
    let parts = file.path.split(separator: "/")
    for depth in (0..<parts.count).reversed() {
      let folder = parts[..<depth].joined(separator: "/")
      if accounts.contains(folder) { return user.append(file) }
      guard let index = folders[folder] else { continue }
      guard Self.media.contains(file.ending) else { return }
      let step = depth + 1 < parts.count ? Self.number(of: parts[depth]) : nil
      trips[index].media[step, default: []].append(file)
      return
    }
  }

  /// What stands behind the last `_` of a folder's name: names of steps repeat, and their numbers do not.
  private static func number(of folder: Substring) -> String? {
    folder.lastIndex(of: "_").map { String(folder[folder.index(after: $0)...]) }
  }

  /// Endings of pictures and films.
  static let media: Set<String> = [
    "jpg", "jpeg", "png", "heic", "heif", "webp", "gif", "mp4", "m4v", "mov",
  ]
}
