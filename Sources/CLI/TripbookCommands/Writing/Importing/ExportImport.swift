import Diagnostics
import ExportFiles
import ExportReading
import Foundation
import Importing
import SiteBuilding
import TripCompiling
import TripModel
import TripReading
import TripWriting

/// Makes a trip of what another program gave out, or adds it to one.
struct ExportImport {
  let export: Export
  let programs: [(source: any ImportSource, found: Recognition)]
  let target: ExportTarget
  let command: ImportCommand
  let surroundings: Surroundings

  /// What was done so far.
  private struct Progress {
    var diagnostics: [Diagnostic] = []
    var lines: [String] = []
    var account: [ImportAccount.File] = []
    var added = 0
    var there = 0
    var leftOut = 0
    var isFull = false
    /// The days that were taken since trip.yml has them.
    var tripDays: ClosedRange<LocalDate>?
  }

  func result() async throws -> WritingResult {
    var progress = Progress()
    progress.diagnostics = refusals
    let request = try await request()
    if try command.days == nil { progress.tripDays = request.days }
    if request.days == nil, let program = programs.first(where: \.found.needsDays)?.source.program {
      throw CommandStop(.daysNeeded(program))
    }
    for (source, found) in programs {
      let plan = source.plan(export, found.files, request)
      progress.diagnostics += plan.diagnostics
      progress.lines += plan.remarks
      progress.account += plan.account.files
      if let stop = whichTrip(of: plan.trips, found, request) { throw stop }
      for draft in plan.trips where !progress.isFull {
        try await write(
          draft, of: plan.trips, holdsTrips: found.holdsTrips, source.program, request, &progress)
      }
    }
    return try end(&progress)
  }

  /// Trips of an export do not all go into one that is there, where nothing says which of them that is.
  private func whichTrip(
    of drafts: [TripDraft], _ found: Recognition, _ request: ImportRequest
  ) -> CommandStop? {
    let titles = drafts.filter { !$0.isEmpty }.map { $0.settings.title ?? $0.folder }
    guard case .trip(let name) = target, found.holdsTrips, request.days == nil, titles.count > 1 else {
      return nil
    }
    return CommandStop(.severalTrips(titles, into: name))
  }

  // MARK: What is known before

  private func request() async throws -> ImportRequest {
    let order = try command.options.order(folder: target.name, output: nil, surroundings)
    var request = ImportRequest(today: order.today.date(in: nil))
    request.names = try command.travellers()
    request.dates = command.dates
    request.only = command.only
    request.circles = await circles(order)
    request.days = try command.days
    if case .trip = target {
      let session = try await EditSession.open(target.name, command.options, surroundings)
      let settings = session.trip.settings
      request.isIntoTrip = true
      request.zone = settings.timeZone
      request.travellers = settings.travellers.map(\.name)
      if request.days == nil, let start = settings.start {
        request.days = start...max(start, settings.end ?? session.survey.today)
      }
    }
    return request
  }

  /// Places near which nothing is told, of the folder or of those above it.
  private func circles(_ order: BuildOptions) async -> [PrivateCircle] {
    var privacy = order.privacy
    privacy.newKey = .unneeded
    var folder = order.folder
    while folder != "/", !surroundings.isFolder(folder) {
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
    let read = try? await TripReader.privatePlaces(ofFolder: folder, privacy: privacy)
    return read?.places.map(\.circle) ?? []
  }

  private var refusals: [Diagnostic] {
    let reasons = Set(export.refused.map(\.reason)).subtracting([.standsTwice])
    return reasons.map { reason in
      let files = export.refused.filter { $0.reason == reason }
      return .refused(files.map(\.path).sorted(), reason)
    }.sorted { $0.message < $1.message }
  }

  // MARK: Writing

  private func write(
    _ draft: TripDraft, of all: [TripDraft], holdsTrips: Bool, _ program: String, _ request: ImportRequest,
    _ progress: inout Progress
  ) async throws {
    guard !draft.isEmpty else { return }
    let name: String
    switch target {
    case .trip(let trip):
      if holdsTrips, all.count > 1, let days = request.days, draft.days.map(days.overlaps) != true {
        progress.lines.append("Of other days, and left aside: \(draft.settings.title ?? draft.folder).")
        return
      }
      name = trip
    case .new(let folder): name = holdsTrips ? below(folder, draft) : folder
    case .above(let folder): name = below(folder, draft)
    }
    let folder = TripFolder(surroundings.absolute(name))
    let named = NamedFolder(name: name)
    var writer = DraftWriter(export, folder, isDryRun: command.dryRun, shown: named.shown)
    do throws(WriteProblem) {
      try begin(folder, draft)
    } catch {
      progress.diagnostics.append(error.diagnostic)
      progress.leftOut += 1
      progress.isFull = true
      return
    }
    progress.isFull = !writer.write(DraftLayout(draft))
    var pins = (added: 0, there: 0)
    if !draft.pins.isEmpty, !progress.isFull { pins = try await add(draft.pins, to: name, &progress) }
    progress.diagnostics += writer.diagnostics.map { $0.below(named) }
    let tally = writer.tally
    progress.added += tally.added + pins.added
    progress.there += tally.there + tally.different.count + pins.there
    progress.leftOut += tally.leftOut
    progress.lines.append(line(program, named, tally, pins: pins))
    if let line = differentLine(tally.different) { progress.lines.append(line) }
  }

  /// Files that are there and hold something else than the export has: after somebody went on writing, or since the
  /// export has more by now.
  private func differentLine(_ files: [String]) -> String? {
    guard !files.isEmpty else { return nil }
    let some =
      files.prefix(5).joined(separator: ", ") + (files.count > 5 ? " and \(files.count - 5) more" : "")
    return
      "There with other content, and left as it is: \(some). To have it as the export has it, move it away and import again."
  }

  private func below(_ folder: String, _ draft: TripDraft) -> String {
    folder == "." ? draft.folder : folder + (folder.hasSuffix("/") ? "" : "/") + draft.folder
  }

  /// A folder that is no trip yet gets a trip.yml of what the export says of it.
  private func begin(_ folder: TripFolder, _ draft: TripDraft) throws(WriteProblem) {
    guard !command.dryRun else { return }
    let text = SettingsText.text(draft.settings)
    guard !Surroundings.holdsTrip(folder.root) || text != nil && !hasSettings(folder) else { return }
    if case .trip = target { return }
    let proof = ProofReader.settings(Array((text ?? "").utf8), file: "trip.yml")
    try folder.create("trip.yml", proof.1.isEmpty ? text ?? "" : "")
  }

  private func hasSettings(_ folder: TripFolder) -> Bool {
    ["trip.yml", "trip.yaml"].contains { FileManager.default.fileExists(atPath: folder.root + "/" + $0) }
  }

  private func add(
    _ pins: [PinDraft], to name: String, _ progress: inout Progress
  ) async throws -> (added: Int, there: Int) {
    if command.dryRun, case .trip = target {} else if command.dryRun { return (pins.count, 0) }
    let session = try await EditSession.open(name, command.options, surroundings)
    let added = try session.add(pins: pins, isDryRun: command.dryRun)
    progress.diagnostics += added.remarks
    progress.leftOut += added.leftOut.count
    return (added.drafts.count, added.there)
  }

  // MARK: What there is to say

  private func line(
    _ program: String, _ named: NamedFolder, _ tally: DraftWriter.Tally, pins: (added: Int, there: Int)
  ) -> String {
    var parts: [String] = []
    func add(_ count: Int, _ one: String, _ many: String) {
      if count > 0 { parts.append("\(count) \(count == 1 ? one : many)") }
    }
    add(tally.entries, "entry", "entries")
    add(tally.media, "picture or other file of them", "pictures and other files of them")
    add(tally.tracks, "track", "tracks")
    add(pins.added, "place", "places")
    add(tally.others, "other file", "other files")
    let there = tally.there + tally.different.count + pins.there
    let what = parts.isEmpty ? "nothing new" : parts.joined(separator: ", ")
    return "\(program), \(named.name): \(what)\(command.dryRun && !parts.isEmpty ? ", to be added" : ""); "
      + "\(there) already there, \(tally.leftOut) left out."
  }

  private func end(_ progress: inout Progress) throws -> WritingResult {
    let known = Set(progress.account.map(\.path))
    let strangers = export.files.filter { !known.contains($0.path) }
    progress.account += strangers.map { ImportAccount.File(path: $0.path, fate: .unknown) }
    if let first = strangers.first {
      progress.diagnostics.append(.strangers(strangers.count, first.path))
      progress.leftOut += strangers.count
    }
    let account = ImportAccount(files: progress.account.sorted { $0.path < $1.path })
    let report = AccountReport(account: account, programs: programs.map(\.source.program))
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

/// What an export says of a trip, as the first lines of its `trip.yml`.
enum SettingsText {
  /// Nil where it says nothing.
  static func text(_ settings: SettingsDraft) -> String? {
    let item = ListItem([
      "title": settings.title, "description": settings.description, "start": settings.start?.description,
      "end": settings.end?.description, "time zone": settings.zone, "visibility": settings.visibility,
    ])
    return item.lines.isEmpty ? nil : item.lines.joined(separator: "\n") + "\n"
  }
}

extension Diagnostic {
  /// The same, with its file as it is found from where one is.
  fileprivate func below(_ named: NamedFolder) -> Diagnostic {
    guard var place, code != .exportRefused else { return self }
    place.file = named.shown(place.file)
    var moved = self
    moved.place = place
    return moved
  }

  fileprivate static func daysNeeded(_ program: String) -> Diagnostic {
    Diagnostic(
      .error, .daysNeeded, "\(program) has all days of years; which are the trip's?",
      advice: "Write `start` and `end` into trip.yml, or say --from 2026-05-01 --to 2026-05-05.")
  }

  fileprivate static func severalTrips(_ titles: [String], into folder: String) -> Diagnostic {
    let some =
      titles.prefix(4).map { "“\($0)”" }.joined(separator: ", ")
      + (titles.count > 4 ? " and \(titles.count - 4) more" : "")
    return Diagnostic(
      .error, .daysNeeded, "The export has \(titles.count) trips: \(some); which of them is “\(folder)”?",
      advice:
        "Say its name with --only, or its days with --from and --to. In a folder that is not there yet each becomes a trip of its own."
    )
  }

  fileprivate static func refused(_ files: [String], _ reason: Export.RefusedFile.Reason) -> Diagnostic {
    let some =
      files.prefix(3).joined(separator: ", ") + (files.count > 3 ? " and \(files.count - 3) more" : "")
    let (what, advice) =
      switch reason {
      case .leadsOut:
        (
          "Not read, since it is a link or its name leads out of the folder",
          "Nothing of it is needed; look at where you have the export from."
        )
      case .locked:
        ("Not read, since it is locked with a password", "Unpack it yourself, and give the folder.")
      case .archiveInside:
        ("Not read, since it is an archive within the export", "Take it out, and import it by itself.")
      case .notText: ("Not read, since its name is no text", "Give it another name.")
      case .standsTwice: ("Stands twice", "The first is read.")
      }
    return Diagnostic(.warning, .exportRefused, "\(what): \(some)", advice: advice)
  }

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

extension CommandStop {
  fileprivate init(_ diagnostic: Diagnostic) { self.init([diagnostic], exitStatus: 2) }
}
