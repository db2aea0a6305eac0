import Files
import Foundation
import TripNotation

extension LibraryReader {
  /// Whether a trip can be made of a folder though nothing says so: it holds pictures, films, recorded ways or texts of
  /// days, by their names or their fields, or folders that a trip has for them do. Not where a trip.yml may be misspelt,
  /// nor where a site lies.
  package static func holdsOnlyMedia(_ folder: String) -> Bool {
    func names(in folder: String) -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
    let own = names(in: folder)
    guard !own.contains(".tripbook-site"), !LibraryFolders.holdsTrip(own, in: folder) else { return false }
    return ([own] + ["photos", "tracks"].map { names(in: folder + "/" + $0) })
      .contains(where: LibraryFolders.holdsMedia)
      || own.sorted().prefix(mostLookedAt).contains { isDatedText($0, in: folder) }
  }

  /// Whether the fields of a text say its day, so that a build makes an entry of it whatever it is called.
  private static func isDatedText(_ name: String, in folder: String) -> Bool {
    guard name.lowercased().hasSuffix(".md"), !name.hasPrefix("."),
      let bytes = FileBytes.read(folder + "/" + name, atMost: largest), bytes.count <= largest,
      String(validating: bytes, as: UTF8.self) != nil
    else { return false }
    return EntryFile.read(FrontMatter.split(bytes), at: EntryPath(name)).dating == .dated
  }

  /// Names of a folder among which texts are looked into: nobody waits for a folder of thousands.
  private static let mostLookedAt = 500
  /// Bytes; a larger text is hardly of a day.
  private static let largest = 1 << 20

  /// Whether a folder is of one journey and nothing else, so that a command takes it for a trip though nobody named it:
  /// each folder in it holds such things, too, or is one that a build made. The home of somebody is none.
  package static func isOfJourneyAlone(_ folder: String) -> Bool {
    func names(in folder: String) -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
    guard holdsOnlyMedia(folder) else { return false }
    return names(in: folder).allSatisfy { name in
      let path = folder + "/" + name
      if name.hasPrefix(".") || name == "_site" || FileKind(of: path) == .file { return true }
      return LibraryFolders.holdsMedia(names(in: path))
    }
  }
}
