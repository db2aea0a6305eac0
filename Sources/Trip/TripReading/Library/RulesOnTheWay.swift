import Foundation
import TripModel

/// What a library says of a folder in it that is none of its trips by the names on the way there, and by the
/// `.tripbookignore` of each folder on it: what holds in a trip there holds in that folder as well.
struct RulesOnTheWay {
  private(set) var rules: [RulesAbove] = []
  /// Rules that cannot be obeyed.
  private(set) var doubts: [Doubt] = []
  /// Whether they name the folder, or one around it.
  private(set) var isIgnored = false
  /// Whether the name of one of these keeps back what is in it.
  private(set) var isPrivate = false

  /// `library` is a real path; `trips` are its trips, by their paths in it.
  init(to folder: String, in library: String, trips: Set<String>) {
    guard let names = Self.names(to: folder, in: library) else { return }
    isPrivate = TripFiles.reason(ofFolders: names.joined(separator: "/") + "/trip.yml") != nil
    var known = FolderRules(root: library)
    // With those of a trip around the folder, which are that one's alone, but name the folder all the same.
    var all = known
    var (way, isInTrip) = ("", false)
    for (depth, name) in names.enumerated() {
      let path = way.isEmpty ? library : library + "/" + way
      // The folders of a library within this one are that one's.
      if depth > 0, LibraryReader.isLibrary(path) { break }
      let inside = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
      all.enter(way, holding: inside, depth: depth)
      isInTrip = isInTrip || trips.contains(way)
      if !isInTrip {
        known.enter(way, holding: inside, depth: depth)
        doubts += known.doubts
      }
      way = way.path(of: name)
      isIgnored = isIgnored || all.ignore(way, isFolder: true)
    }
    rules = known.above(names.joined(separator: "/"))
  }

  /// The names from the library to the folder: by where it lies, else by the path that was given, since a link in the
  /// library may lead to it.
  private static func names(to folder: String, in library: String) -> [String]? {
    for start in [FolderListing.realPath(folder), folder] {
      var path = start
      while let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
        path = String(path[..<slash])
        guard FolderListing.realPath(path.isEmpty ? "/" : path) == library else { continue }
        let way = String(decoding: start.utf8.dropFirst(path.utf8.count), as: UTF8.self)
        return way.pathParts.map(String.init)
      }
    }
    return nil
  }
}
