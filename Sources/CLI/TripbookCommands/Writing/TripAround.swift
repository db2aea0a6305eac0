import Diagnostics
import Foundation
import TripReading

extension Surroundings {
  /// The folder that was named, else the trip in which one is, or the library; else the folder in which one is, where it
  /// holds what a build makes a trip of: pictures, films or tracks. `word` is what was given where a folder could have
  /// been.
  func tripOrLibrary(_ named: String?, insteadOf word: String? = nil) throws(CommandStop) -> String {
    if let named { return named }
    do throws(CommandStop) {
      return try tripAround(insteadOf: word)
    } catch {
      guard word == nil, let folder = mediaAround else { throw error }
      return folder
    }
  }

  /// The folder in which one is, where it holds a journey and nothing else; in its `photos` or `tracks` the one above.
  private var mediaAround: String? {
    let here = URL(fileURLWithPath: absolute("."))
    let above = here.deletingLastPathComponent().path
    let isInner = Self.innerFolders.contains(here.lastPathComponent.lowercased())
    if isInner, LibraryReader.isOfJourneyAlone(above) { return ".." }
    return LibraryReader.isOfJourneyAlone(here.path) ? "." : nil
  }

  /// The trip folder in which one is, as one would name it: the working folder, or one above it with a `trip.yml`, or
  /// above its `journal` or another folder of a trip; and the working folder where that is a library.
  ///
  /// `word` is what was given where a folder could have been.
  func tripAround(insteadOf word: String? = nil) throws(CommandStop) -> String {
    let here = absolute(".")
    if Self.holdsTrip(here) || LibraryReader.isLibrary(here) { return "." }
    var folder = here
    var name = ""
    while folder != "/", !folder.isEmpty {
      let inner = (folder.split(separator: "/").last ?? "").lowercased()
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
      name += name.isEmpty ? ".." : "/.."
      if Self.holdsSettings(folder) || inner == "journal" { return name }
      if Self.innerFolders.contains(inner), Self.holdsTrip(folder) { return name }
    }
    if let word {
      throw .notSaid(
        "No such folder: “\(VisibleText.of(word))”",
        advice: "Name the trip folder, or begin one with `tripbook new trip FOLDER`.")
    }
    throw .notSaid(
      "Not in a trip folder: no trip.yml here or in a folder above",
      advice: "Name the trip folder (`.` for this one), or begin one with `tripbook new trip FOLDER`.")
  }

  /// Folders of a trip in which somebody may be; `journal` alone makes the one above it a trip.
  static let innerFolders: Set = ["photos", "tracks", "pages", "maps", "assets", "templates"]

  /// Whether a folder is a trip's, to go by what is in it.
  static func holdsTrip(_ folder: String) -> Bool {
    holds(
      [
        "trip.yml", "trip.yaml", "journal", "budget.yml", "budget.yaml", "pins.yml", "pins.yaml",
        "itinerary.yml", "itinerary.yaml", "attractions.yml", "attractions.yaml",
      ], in: folder)
  }

  private static func holds(_ names: Set<String>, in folder: String) -> Bool {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return found.contains { names.contains($0.lowercased()) }
  }

  /// Whether a folder has a `trip.yml`, however its name is written.
  static func holdsSettings(_ folder: String) -> Bool { holds(["trip.yml", "trip.yaml"], in: folder) }

  /// What words begin with: the trip folder, where the first is one, and the others. A word that stands alone may as
  /// well be a name, so it is a folder only where that holds a trip or is a library.
  func folder(before words: [String]) -> (folder: String?, words: ArraySlice<String>) {
    guard let first = words.first, isFolder(first), words.count > 1 || holdsTrips(absolute(first)) else {
      return (nil, words[...])
    }
    return (first, words.dropFirst())
  }

  func holdsTrips(_ folder: String) -> Bool {
    Self.holdsTrip(folder) || LibraryReader.isLibrary(folder)
  }

  /// The same for destinations, of which a library has some, too: the folder, and the words behind it as one name.
  func folderOfDestinations(before words: [String]) -> (folder: String?, place: String?) {
    var rest = words[...]
    var folder: String?
    if let first = words.first, isFolder(first) {
      let path = absolute(first)
      let names: Set = ["destinations.yml", "destinations.yaml"]
      let isMeant = Self.holdsTrip(path) || LibraryReader.isLibrary(path) || Self.holds(names, in: path)
      if words.count > 1 || isMeant { (folder, rest) = (first, words.dropFirst()) }
    }
    let place = rest.joined(separator: " ")
    return (folder, place.isEmpty ? nil : place)
  }

  func isFolder(_ name: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: absolute(name), isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
