import Diagnostics
import Importing
import TripModel

/// What an import of an export has come to so far.
struct ExportProgress {
  var diagnostics: [Diagnostic] = []
  var lines: [String] = []
  var account: [ImportAccount.File] = []
  var added = 0
  var there = 0
  var leftOut = 0
  var isFull = false
  /// The trips that were there before, of an import into a folder of trips.
  var trips: ImportedTrips?
  /// The folders whose trip.yml this import began.
  var begun: Set<String> = []
  /// The days that were taken since trip.yml has them.
  var tripDays: ClosedRange<LocalDate>?

  /// Adds what became of the files and places of one trip, with a sentence about it.
  mutating func add(
    _ tally: DraftWriter.Tally, pins: (added: Int, there: Int), of program: String, in folder: String,
    isDryRun: Bool
  ) {
    let known = tally.there + tally.different.count + tally.changed.count + pins.there
    added += tally.added + pins.added
    there += known
    leftOut += tally.leftOut
    var parts: [String] = []
    func tell(_ count: Int, _ one: String, _ many: String) {
      if count > 0 { parts.append("\(count) \(count == 1 ? one : many)") }
    }
    tell(tally.entries, "entry", "entries")
    tell(tally.media, "picture or other file of them", "pictures and other files of them")
    tell(tally.tracks, "track", "tracks")
    tell(pins.added, "place", "places")
    tell(tally.others, "other file", "other files")
    let what = parts.isEmpty ? "nothing new" : parts.joined(separator: ", ")
    lines.append(
      "\(program), \(folder): \(what)\(isDryRun && !parts.isEmpty ? ", to be added" : ""); "
        + "\(known) already there, \(tally.leftOut) left out.")
    // After somebody went on writing, or since the export has more by now.
    lines += Self.left(tally.different, "There with other content")
    lines += Self.left(tally.changed, "Otherwise in the export than when it came")
  }

  /// Says which files are left as they are, and why; nothing where none are.
  private static func left(_ files: [String], _ why: String) -> [String] {
    guard !files.isEmpty else { return [] }
    let some =
      files.prefix(5).joined(separator: ", ") + (files.count > 5 ? " and \(files.count - 5) more" : "")
    return [
      "\(why), and left as it is: \(some). To have it as the export has it, move it out of the trip and import again."
    ]
  }
}
