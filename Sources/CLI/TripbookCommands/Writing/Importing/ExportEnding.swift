import Diagnostics
import ExportFiles
import Importing
import TripModel

/// The end of an import of an export: the account, and what there is to say of it.
struct ExportEnding {
  let export: Export
  let programs: [String]
  let target: ExportTarget
  let command: ImportCommand
  let surroundings: Surroundings

  func result(_ done: ExportProgress) throws -> WritingResult {
    var progress = done
    let known = Set(progress.account.map(\.path))
    let strangers = export.files.filter { !known.contains($0.path) }
    progress.account += strangers.map { ImportAccount.File(path: $0.path, fate: .unknown) }
    if let first = strangers.first {
      progress.diagnostics.append(.strangers(strangers.count, first.path))
      progress.leftOut += strangers.count
    }
    let account = ImportAccount(files: progress.account.sorted { $0.path < $1.path })
    let report = AccountReport(account: account, programs: programs)
    var lines = progress.lines + report.lines(isDryRun: command.dryRun)
    if let note = Diagnostic.unknownFields(AccountTable(account: account).unknown) {
      progress.diagnostics.append(note)
    }
    if let file = command.account { lines.append(try report.write(to: file, surroundings)) }
    if !command.dryRun, progress.added > 0 { lines.append("Next: `\(nextStep)`.") }
    if let days = progress.tripDays {
      lines.append(
        "Of \(days.lowerBound) to \(days.upperBound), the days of trip.yml; --from and --to take others.")
    }
    var result = WritingResult(diagnostics: progress.diagnostics.inReadingOrder().gathered(), lines: lines)
    let isEmpty = progress.added == 0 && progress.there == 0
    if isEmpty {
      // Where it was said why, that is enough.
      if !result.diagnostics.contains(where: { $0.severity == .error }) {
        result.diagnostics.append(.nothingToImport(only: command.only))
      }
      result.exitStatus = result.diagnostics.contains { $0.code == .daysNeeded } ? 2 : 3
    } else if progress.leftOut > 0 || result.diagnostics.contains(where: { $0.severity == .error }) {
      result.exitStatus = 1
    }
    return result
  }

  private var nextStep: String {
    if case .trip(let name) = target { return NamedFolder(name: name).typed("build") }
    return NamedFolder(name: target.name).typed("check")
  }
}

extension Diagnostic {
  fileprivate static func strangers(_ count: Int, _ first: String) -> Diagnostic {
    Diagnostic(
      .warning, .importLeftOut,
      count == 1
        ? "A file is of no program that Tripbook knows"
        : "\(count) files are of no program that Tripbook knows",
      at: SourcePlace(file: first),
      advice:
        "They are left out. Pictures, texts and tracks of your own you can put into the trip's folder yourself."
    )
  }

  fileprivate static func unknownFields(
    _ unknown: [(file: String, field: ImportAccount.Field)]
  ) -> Diagnostic? {
    guard let first = unknown.first else { return nil }
    // Of many files of one kind a field is one.
    var known: Set<String> = []
    let paths = unknown.map(\.field.path).filter { known.insert($0).inserted }
    let names = paths.prefix(8).joined(separator: ", ")
    let more = paths.count > 8 ? " and \(paths.count - 8) more" : ""
    return Diagnostic(
      .warning, .unknownFields,
      "Nothing is known of \(Console.count(paths.count, "field")): \(names)\(more)",
      at: SourcePlace(file: first.file),
      advice:
        "They are left out. What the program writes there may be new: look whether anything of them is missing."
    )
  }

  fileprivate static func nothingToImport(only: String?) -> Diagnostic {
    let days = "the days: --from and --to, or `start` and `end` in trip.yml."
    return Diagnostic(
      .error, .importLeftOut, "Nothing in this export is of the trip",
      advice: only.map { "Look whether anything in it is called “\($0)”, and at \(days)" }
        ?? "Look at \(days)")
  }
}
