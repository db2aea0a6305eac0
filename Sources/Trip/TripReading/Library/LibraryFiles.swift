package import Diagnostics
package import TripModel
import TripNotation

/// The files of a library's trips, to be found by what somebody calls them.
package struct LibraryFiles: Sendable {
  package struct File: Hashable, Sendable {
    package let trip: TripID
    /// From the trip's folder on.
    package let path: String

    /// Its last part, in small letters.
    fileprivate var name: String { path.split(separator: "/").last?.lowercased() ?? "" }

    fileprivate var isText: Bool {
      [".md", ".markdown", ".yml", ".yaml"].contains { path.lowercased().hasSuffix($0) }
    }
  }

  /// Those that count as files of a trip when that is read: trip by trip, in the order of their paths.
  private let files: [File]
  /// The trips' folders on this machine.
  private let folders: [TripID: String]

  package init(of library: LibraryReader.Reading) {
    files = library.trips.flatMap { trip in
      let share = library.share(of: trip)
      let listing = FolderListing(root: trip.folder, skipping: share.otherFolders, above: share.rules)
      return listing.files.map { File(trip: trip.id, path: $0) }
    }
    folders = Dictionary(
      library.trips.map { ($0.id, $0.folder) }, uniquingKeysWith: { first, _ in first })
  }

  /// The first text in a trip's journal.
  package func firstEntry(of trip: TripID) -> File? {
    files.first { $0.trip == trip && $0.path.hasPrefix("journal/") && $0.isText }
  }

  /// Files with such a path, or such an end of one; else those in whose names the words stand, with a blank or a hyphen
  /// between them. Fewer than three letters name nothing.
  package func called(_ words: String) -> [File] {
    let words = words.lowercased()
    guard words.count > 2 else { return [] }
    let same = files.filter { file in
      let path = file.path.lowercased()
      return path == words || path.hasSuffix("/" + words)
    }
    let name = words.replacing(" ", with: "-")
    return same.isEmpty ? files.filter { $0.name.contains(name) } : same
  }

  /// Texts in which words stand, in small letters or capitals. A single letter stands everywhere.
  package func telling(_ words: String) -> [File] {
    let words = words.lowercased()
    guard words.count > 1 else { return [] }
    return files.filter { file in
      guard file.isText, let folder = folders[file.trip],
        let bytes = FileBytes.read(folder + "/" + file.path, atMost: NotationReader.sizeLimit)
      else { return false }
      return String(decoding: bytes, as: UTF8.self).lowercased().contains(words)
    }
  }
}

extension LibraryReader.Reading {
  /// The trip in whose folder something lies, by its path on this machine, the innermost one; nil where it is in none.
  package func trip(holding path: String) -> TripReference? {
    trips.filter { path.hasPrefix($0.folder + "/") }.max { $0.folder.utf8.count < $1.folder.utf8.count }
  }

  /// The trips whose folders are called so, or end so: `tokyo` is `japan/tokyo`.
  package func trips(called name: String) -> [TripReference] {
    let name = name.lowercased()
    return trips.filter { trip in
      let folder = trip.id.folder.lowercased()
      return folder == name || folder.hasSuffix("/" + name)
    }
  }
}
