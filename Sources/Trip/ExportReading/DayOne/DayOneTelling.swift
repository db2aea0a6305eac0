import Diagnostics
import ExportFiles
import Importing
import TripModel

/// What went wrong with the entries of one journal.
struct DayOneTroubles {
  var withoutTime = 0
  /// Zones that nobody knows, as they are written; empty ones for none.
  var oddZones: [String] = []
  /// Entries whose text is no text.
  var oddTexts = 0
  /// Pictures, films and recordings without a file, by the day of their entry.
  var missing: [LocalDate: Int] = [:]
  var papers = 0
  /// Recordings that no site plays as they are.
  var recordings = 0
  /// What rich texts have and nobody knows.
  var unknown: Set<String> = []

  func diagnostics(of journal: ExportFile) -> [Diagnostic] {
    var found: [Diagnostic] = []
    func add(_ severity: Severity, _ count: Int, _ one: String, _ many: String, _ advice: String) {
      guard count > 0 else { return }
      found.append(
        Diagnostic(
          severity, .importLeftOut, count == 1 ? one : "\(count) \(many)",
          at: SourcePlace(file: journal.path), advice: advice))
    }
    add(
      .error, withoutTime, "One entry does not say when it was written",
      "entries do not say when they were written",
      "Look for it in Day One and export again, or write it yourself: `tripbook new entry`.")
    let days = missing.keys.sorted().prefix(5).map(\.description).joined(separator: ", ")
    add(
      .error, missing.values.reduce(0, +), "One picture or other file of an entry is not in the export",
      "pictures or other files of entries are not in the export",
      "Look at \(days)\(missing.count > 5 ? " and others" : ""): let Day One download all media, and export again."
    )
    let zone = oddZones.first.map { $0.isEmpty ? "none" : "“\($0.prefix(60))”" } ?? ""
    add(
      .warning, oddZones.count, "One entry names no time zone that is known: \(zone)",
      "entries name no time zone that is known: \(zone)",
      "The trip's zone is taken, else that of most entries, or UTC: look at their days and times.")
    add(
      .warning, oddTexts, "One entry has something else in place of its text",
      "entries have something else in place of their texts",
      "What Day One keeps for itself is taken instead, where it is there: read the entry.")
    let kinds = unknown.sorted().prefix(5).joined(separator: ", ")
    add(
      .warning, unknown.count, "Something between the letters is of a kind that nobody knows: \(kinds)",
      "things between the letters are of kinds that nobody knows: \(kinds)",
      "They are left out: read the entries that have such things.")
    add(
      .note, recordings, "One recording is of a kind that no site plays",
      "recordings are of a kind that no site plays",
      "It lies beside its entry: make an MP3 of it, and name that in the text as [Recording](01.mp3).")
    add(
      .note, papers, "One PDF lies beside its entry", "PDFs lie beside their entries",
      "A PDF is never in a site; what belongs there can be copied into the entry.")
    return found
  }
}

/// What there is to say of an export of Day One as a whole.
enum DayOneTelling {
  static func noSuchJournal(_ name: String, _ journals: [String]) -> Diagnostic {
    Diagnostic(
      .error, .importLeftOut, "No journal of the export is called “\(name)”",
      advice: "It has \(journals.joined(separator: ", ")).")
  }

  static func plainText(_ file: ExportFile) -> Diagnostic {
    Diagnostic(
      .error, .otherExport, "This is a journal of Day One as text alone, without pictures and places",
      at: SourcePlace(file: file.path), advice: "Export it as JSON in Day One: File, Export, JSON.")
  }

  static func strays(_ files: [ExportFile]) -> Diagnostic {
    Diagnostic(
      .note, .importLeftOut,
      files.count == 1 ? "One file belongs to no entry" : "\(files.count) files belong to no entry",
      at: files.first.map { SourcePlace(file: $0.path) }, advice: "They are left out.")
  }
}
