import Diagnostics
import TripModel
import TripReading

/// Something that is asked about at a library's own folder and that is no file of its trips: a trip, a day, a person, a
/// place. `why` tells of files, so what is said is which of them to ask about.
struct LibraryQuestion {
  /// As it was asked, without the line.
  private let words: String
  private let line: String
  /// As it was written.
  private let shown: String
  private let isLibrary: Bool
  private let trips: TripsOfLibrary
  /// The library, as one names it from where one is.
  private let name: String

  /// Of more, nobody reads a list.
  private static let mostShown = 6

  /// `path` is what was asked about, on this machine, and `named` what was said to be the trip. Nil where no library is
  /// meant, or something in the folder of one of its trips.
  init?(_ written: String, at path: String, named: String?, _ surroundings: Surroundings) async {
    let above = AskedPlace.foldersAbove(path)
    let candidates = named.map { [$0] } ?? [path] + above
    guard let folder = candidates.first(where: LibraryReader.isLibrary),
      let trips = await TripsOfLibrary(folder, privacy: surroundings.privacy(makesKey: false), workers: 1),
      trips.reading.trip(holding: path) == nil
    else { return nil }
    let here = surroundings.absolute(".")
    self.trips = trips
    name = folder == here ? "." : folder.hasPrefix(here + "/") ? Self.path(folder, below: here) : folder
    isLibrary = path == folder
    shown = VisibleText.of(written)
    let asked = path.hasPrefix(folder + "/") ? Self.path(path, below: folder) : written
    let end = asked.lastIndex(of: ":").flatMap { Int(asked[asked.index(after: $0)...]) == nil ? nil : $0 }
    words = String(asked[..<(end ?? asked.endIndex)])
    line = String(asked[(end ?? asked.endIndex)...])
  }

  private static func path(_ path: String, below folder: String) -> String {
    String(path.dropFirst(folder.count + 1))
  }

  /// What to ask instead.
  var answer: String {
    if isLibrary {
      return "“\(shown)” is a library, and `why` tells of files of its trips. \(advice)"
    }
    let files = LibraryFiles(of: trips.reading)
    let meant = trips.reading.trips(called: words)
    if let trip = meant.first, meant.count == 1 {
      let example = files.firstEntry(of: trip.id).map { ", such as \(typed($0))" } ?? ""
      return "“\(shown)” is a trip, and `why` tells of its files\(example)."
    }
    let near = files.called(words)
    if !near.isEmpty {
      return "No such file: “\(shown)”. In the trips of this library there is "
        + list(near.map { typed($0) + line }) + "."
    }
    let telling = files.telling(words)
    if !telling.isEmpty {
      return "No such file: “\(shown)”. In the trips of this library it stands in "
        + list(telling.map(typed)) + "."
    }
    return "No such file: “\(shown)”, in this library or in one of its trips. "
      + "Ask about a picture, an entry, or budget.yml:14 of a trip. \(advice)"
  }

  private var advice: String { trips.advice(library: name) }

  private func list(_ files: [String]) -> String {
    let more = files.count - Self.mostShown
    return files.prefix(Self.mostShown).joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
  }

  private func typed(_ file: LibraryFiles.File) -> String {
    EditSession.typed((name == "." ? "" : name + "/") + file.trip.folder + "/" + file.path)
  }
}
