import Diagnostics
import Foundation

extension Surroundings {
  /// The trip folder in which one is: the working folder, or one above it with a `trip.yml`, or above its `journal`.
  ///
  /// `word` is what was given where a folder could have been.
  func tripAround(insteadOf word: String? = nil) throws(CommandStop) -> String {
    let here = absolute(".")
    if Self.holdsTrip(here) { return "." }
    var folder = here
    while folder != "/", !folder.isEmpty {
      let inner = folder.split(separator: "/").last ?? ""
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
      if Self.holds(["trip.yml", "trip.yaml"], in: folder) { return folder }
      if inner.lowercased() == "journal" { return folder }
    }
    let missing =
      word.map { "There is no folder “\(VisibleText.of($0))” here, and the folder" } ?? "The folder"
    throw .notSaid(
      "\(missing) that you are in is not a trip's",
      advice: "Name the trip folder, or begin one with `tripbook new trip FOLDER`.")
  }

  /// Whether a folder is a trip's, to go by what is in it.
  static func holdsTrip(_ folder: String) -> Bool {
    holds(
      ["trip.yml", "trip.yaml", "journal", "budget.yml", "budget.yaml", "pins.yml", "pins.yaml"], in: folder)
  }

  private static func holds(_ names: Set<String>, in folder: String) -> Bool {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return found.contains { names.contains($0.lowercased()) }
  }

  /// What words begin with: the trip folder, where the first is one, and the others. A word that stands alone may as well be a name, so
  /// it is a folder only where that holds a trip.
  func folder(before words: [String]) -> (folder: String?, words: ArraySlice<String>) {
    guard let first = words.first, isFolder(first), words.count > 1 || Self.holdsTrip(absolute(first)) else {
      return (nil, words[...])
    }
    return (first, words.dropFirst())
  }

  func isFolder(_ name: String) -> Bool {
    var isFolder: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: absolute(name), isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
