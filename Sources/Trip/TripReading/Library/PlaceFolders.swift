import Diagnostics
import Files
import Foundation
import TripModel
import TripNotation

/// The folders around a library's trips that may say where a home or a private zone is: what it leaves out or does not
/// name, libraries within it, and those that it lies in, with all that is in them.
///
/// Only names are looked at. Whatever keeps a folder from being built, somebody lives where it says.
struct PlaceFolders {
  /// One of them.
  struct Folder {
    /// By its path from the library's folder: `old/home`, `../rome`, `..`.
    let id: TripID
    /// On this machine.
    let path: String
    let isLibrary: Bool
    /// Whether it is a library that this one lies in: home to it is home to all.
    let isAround: Bool
    /// Other such folders within it, by their real paths.
    var inner: Set<String> = []
  }

  private(set) var found: [Folder] = []

  private let library: String
  private let trips: Set<String>
  private let output: String
  private var seen: Set<String> = []

  /// Deeper folders are not entered.
  private static let deepest = 16

  /// Those of a library; `others` are its trips and what else it knows to be no part of them, by their real paths, and
  /// `folder` one that is asked about, wherever it lies.
  static func find(
    of library: String, _ trips: [TripReference], others: [String], output: String, asked folder: String?
  ) -> [Folder] {
    var folders = PlaceFolders(
      library: FolderListing.realPath(library), trips: Set(trips.map { FolderListing.realPath($0.folder) }),
      output: FolderListing.realPath(output))
    let around = LibraryReader.libraries(above: library) + (folder.map(LibraryReader.libraries(above:)) ?? [])
    for root in [folders.library] + around + others { folders.visit(root, depth: 0) }
    if let folder { folders.add(asked: folder) }
    folders.found.sort { $0.path < $1.path }
    let known = folders.trips.union(folders.found.map(\.path)).union([folders.library])
    return folders.found.map { folder in
      var folder = folder
      folder.inner = known.filter { $0.hasPrefix(folder.path + "/") }
      return folder
    }
  }

  private init(library: String, trips: Set<String>, output: String) {
    self.library = library
    self.trips = trips
    self.output = output
  }

  private mutating func visit(_ folder: String, depth: Int) {
    guard depth <= Self.deepest, folder != output, !trips.contains(folder), seen.insert(folder).inserted,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder),
      !names.contains(".tripbook-site")
    else { return }
    let path = folder == "/" ? "" : folder
    if folder != library { look(at: folder, holding: names) }
    for name in names where !name.hasPrefix(".") && name != "node_modules" && name != "_site" {
      if FileKind(of: path + "/" + name) == .folder { visit(path + "/" + name, depth: depth + 1) }
    }
  }

  private mutating func look(at folder: String, holding names: [String]) {
    let isLibrary = names.contains(where: LibraryFile.isNamed)
    let isTrip = names.contains {
      TripFileName.mayBeMeant($0) && FileKind(of: folder + "/" + $0) != .folder
    }
    guard isLibrary || isTrip else { return }
    found.append(
      Folder(
        id: id(of: folder), path: folder, isLibrary: isLibrary,
        isAround: isLibrary && (library + "/").hasPrefix(folder == "/" ? folder : folder + "/")))
  }

  /// One that is asked about may lie elsewhere, and only a link lead to it.
  private mutating func add(asked folder: String) {
    let real = FolderListing.realPath(folder)
    guard !trips.contains(real), !found.contains(where: { $0.path == real }) else { return }
    found.append(Folder(id: id(of: real), path: real, isLibrary: false, isAround: false))
  }

  private func id(of folder: String) -> TripID {
    let (own, other) = (library.pathParts, folder.pathParts)
    let common = zip(own, other).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: own.count - common)
    return TripID(folder: (up + other.dropFirst(common).map(String.init)).joined(separator: "/"))
  }
}

extension LibraryReader {
  /// The libraries that a folder lies in, the nearest first, by their real paths: by its path as it was given, and as the
  /// system sees it, since a link leads out of one into another.
  package static func libraries(above folder: String) -> [String] {
    var libraries: [String] = []
    for start in [folder, FolderListing.realPath(folder)] {
      var path = start
      while let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
        path = String(path[..<slash])
        guard isLibrary(path.isEmpty ? "/" : path) else { continue }
        let real = FolderListing.realPath(path.isEmpty ? "/" : path)
        if !libraries.contains(real) { libraries.append(real) }
      }
    }
    return libraries
  }

  /// Whether a folder lies in a library.
  package static func isInLibrary(_ folder: String) -> Bool { !libraries(above: folder).isEmpty }
}

extension PrivateWords {
  /// What such a folder says of private places; of whatever else it keeps back nothing.
  static func read(_ folder: PlaceFolders.Folder) -> PrivateWords {
    folder.isLibrary
      ? read(ofLibrary: folder.path) : read(ofFolder: folder.path, skipping: folder.inner, above: [])
  }

  private static func read(ofLibrary folder: String) -> PrivateWords {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    var words = PrivateWords()
    for name in names where LibraryFile.isNamed(name) {
      guard let bytes = FileBytes.read(folder + "/" + name, atMost: NotationReader.sizeLimit) else {
        words.doubts.append(HeldBack.unreadable(name))
        continue
      }
      let read = LibraryVisibility.read(NotationReader.read(bytes, file: name).withoutComments())
      words.places += read.places
      words.doubts += read.doubts
    }
    words.doubts += notRead(inFolder: folder, names)
    words.doubts.removeAll { !$0.mayHidePlaces }
    words.mayHidePlaces = !words.doubts.isEmpty
    return words
  }
}
