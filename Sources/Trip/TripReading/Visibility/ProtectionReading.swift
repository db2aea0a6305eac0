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

  /// What is told of a protected trip in the site of its library, which is open; nil for a trip that has no password.
  ///
  /// - Throws: that the settings cannot be read, or are not clear.
  package static func protectedTrip(of folder: String) throws(Blocked) -> ProtectedTrip? {
    let settings = ProtectedFolder(trip: folder)
    guard let protection = try settings.protection() else { return nil }
    let read = settings.tripSettings
    return ProtectedTrip(showsCard: protection.showsCard, title: read.title, zone: read.timeZone)
  }

  /// The file of a trip or of a library that says so, whether it is there or not.
  package static func settingsFile(of folder: String) -> String {
    if LibraryReader.isLibrary(folder) {
      return ProtectedFolder(library: folder).files.first ?? "library.yml"
    }
    return ProtectedFolder(trip: folder).files.first ?? "trip.yml"
  }
}

/// A trip with a password, as far as the library knows it in whose open site it is not.
package struct ProtectedTrip: Sendable {
  package var showsCard: Bool
  /// As it is written; nil where nothing is.
  package var title: String?
  /// That by which a clock tells the trip's day.
  package var zone: ZoneRules?
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

  /// What the file says of the trip that is read of it, whatever says that it is protected.
  var tripSettings: TripSettings {
    guard let file = files.first,
      let bytes = FileBytes.read(folder + "/" + file, atMost: NotationReader.sizeLimit)
    else { return TripSettings() }
    let fields = NotationReader.read(bytes, file: file).withoutComments()
    return TripFile(fields, photos: PictureNames([])).settings
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
