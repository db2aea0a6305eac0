import Foundation
import Importing
import TripWriting

/// The trips in a folder of trips, with what came into them by earlier imports.
struct ImportedTrips {
  private let trips: [(name: String, imported: ImportedEntries)]

  init(in folder: String, _ surroundings: Surroundings) {
    let path = surroundings.absolute(folder)
    trips = Self.names(in: path).map { ($0, LyingFiles(TripFolder(path + "/" + $0)).imported) }
  }

  /// The folders of trips in a folder, in their order.
  static func names(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") && Surroundings.holdsTrip(folder + "/" + $0) }
  }

  /// The folder of the trip in which most of a draft is already, whatever it is called by now; nil where none has half
  /// of it.
  func name(of draft: TripDraft, by program: String) -> String? {
    let marks = DraftLayout.marks(of: draft, by: program)
    var best: (name: String, count: Int)?
    // Of two with the same entries that of its name counts.
    for (name, imported) in trips.filter({ $0.name == draft.folder }) + trips {
      let count = imported.count(of: marks)
      if count > best?.count ?? 0 { best = (name, count) }
    }
    return best.flatMap { 2 * $0.count >= marks.count ? $0.name : nil }
  }
}
