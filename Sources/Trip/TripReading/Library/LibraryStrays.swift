import Diagnostics
import TripModel

/// What lies beside library.yml and is of no trip: pictures, films, ways, texts, and what nothing reads anywhere.
enum LibraryStrays {
  /// One note for all of them. `used` are pictures of the library's people and destinations, `told` files of which something is said
  /// already.
  ///
  /// What programs and systems leave behind stays unsaid, as in a trip; and of what lies in folders, the folder is told.
  static func find(in files: TripFiles, besides used: Set<String>, _ told: Set<String>) -> [Diagnostic] {
    let all = Set(files.listing.files)
    let lists = [
      files.photos, files.tracks, files.media, files.maps, files.entries, files.maybeEntries, files.drafts,
    ]
    var ofTrips = Set(lists.joined())
    ofTrips.formUnion(files.otherTracks.map { $0.file })
    ofTrips.formUnion(files.otherKinds.values.joined())
    let strays = Set(files.strays)
    let found = files.listing.files.filter { file in
      guard !file.utf8.contains(UInt8(ascii: "/")), !used.contains(file), !told.contains(file) else {
        return false
      }
      // What such a file keeps back is told by itself.
      if ["library", "people"].contains(where: { LibraryFileName.isNear(file, to: $0) }) { return false }
      if ofTrips.contains(file) { return true }
      let name = StrayName(file)
      guard strays.contains(file), !name.isCopy(among: all) else { return false }
      return StrayLook(name, known: [], at: files.listing.absolute(file)).kind != nil
    }
    return found.isEmpty ? [] : [StrayKind.besideTrips.told(of: found)]
  }
}

extension StrayKind {
  fileprivate static let besideTrips = StrayKind(
    severity: .note,
    message: "Beside its trips a library has only library.yml, people.yml and destinations.yml with their "
      + "pictures, and the tables rates.csv, climate.csv and forecast.csv; this file is not read",
    advice: "Move it into the folder of the trip that it belongs to, or name it in .tripbookignore.")
}
