import Diagnostics
import Foundation
package import TripModel
import TripNotation

extension TripReader {
  /// Whether the site of a trip or of a library opens with a password alone: asked before anything is built, by the very
  /// reader of builds, of no more than its own settings. What the libraries say that a trip lies in is asked of these.
  ///
  /// - Throws: that the settings cannot be read, or are not clear: then nothing may be written that others can read.
  package static func protection(of folder: String) throws(Blocked) -> Protection? {
    let isLibrary = LibraryReader.isLibrary(folder)
    return try (isLibrary ? ProtectedFolder(library: folder) : ProtectedFolder(trip: folder)).protection()
  }

  /// The file of a trip or of a library that says so, whether it is there or not.
  package static func settingsFile(of folder: String) -> String {
    if LibraryReader.isLibrary(folder) {
      return ProtectedFolder(library: folder).files.first ?? "library.yml"
    }
    return ProtectedFolder(trip: folder).files.first ?? "trip.yml"
  }
}

/// The settings of a folder, in all spellings of their name: where one of them protects it, it is protected.
private struct ProtectedFolder {
  private let folder: String
  private let isLibrary: Bool
  /// The first is the one that is read.
  let files: [String]

  init(trip folder: String) {
    self.init(folder, isLibrary: false) { ["trip.yml", "trip.yaml"].contains($0.lowercased()) }
  }

  init(library folder: String) { self.init(folder, isLibrary: true, LibraryFile.isNamed) }

  private init(_ folder: String, isLibrary: Bool, _ isNamed: (String) -> Bool) {
    self.folder = folder
    self.isLibrary = isLibrary
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let names = all.filter(isNamed).sorted()
    func isFirst(_ name: String) -> Bool { name.lowercased().hasSuffix(".yml") }
    files = names.filter(isFirst) + names.filter { !isFirst($0) }
  }

  func protection() throws(Blocked) -> Protection? {
    var found: Protection?
    var doubts: [Doubt] = []
    for file in files {
      guard let bytes = FileBytes.read(folder + "/" + file, atMost: NotationReader.sizeLimit) else {
        doubts.append(HeldBack.unreadable(file))
        continue
      }
      let reading = NotationReader.read(bytes, file: file).withoutComments()
      if isLibrary {
        let visibility = LibraryVisibility.read(reading)
        doubts += visibility.doubts
        if visibility.isProtected { found = found ?? Protection() }
      } else {
        let visibility = TripVisibility.read(reading)
        doubts += visibility.diagnostics
        if visibility.isProtected, found == nil {
          found = Protection(showsCard: TripFile(reading, photos: PictureNames([])).showsCard)
        }
      }
    }
    // Nothing masks what is told before a trip is read, and it may be a password that stands there.
    let told = doubts.map { doubt in
      var told = doubt.diagnostic
      told.place = told.place?.withoutValue
      return told
    }
    if let blocked = Blocked(doubts: told, privateAt: nil) { throw blocked }
    return found
  }
}
