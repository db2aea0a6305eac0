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

  func result() async throws -> WritingResult {
    var progress = ExportProgress()
    let request = try await ExportQuestion(
      command: command, target: target, surroundings: surroundings
    ).request()
    progress.diagnostics = export.refusals
    if try command.days == nil { progress.tripDays = request.days }
    if request.days == nil, let program = programs.first(where: \.found.needsDays)?.source.program {
      throw CommandStop(.daysNeeded(program))
    }
    var placed: [PlacedDraft] = []
    for (source, found) in programs {
      let plan = source.plan(export, found.files, request)
      progress.diagnostics += plan.diagnostics
      progress.lines += plan.remarks
      progress.account += plan.account.files
      if let stop = whichTrip(of: plan.trips, found, request) { throw stop }
      for draft in plan.trips where !draft.isEmpty {
        let name = name(
          for: draft, of: plan.trips, holdsTrips: found.holdsTrips, source.program, request, &progress)
        if let name { placed.append(PlacedDraft(draft: draft, program: source.program, name: name)) }
      }
    }
    // Before the first file: whichever program begins a trip, what another one keeps back there is kept back.
    let keptBack = Set(placed.filter { $0.draft.settings.visibility == "private" }.map(\.name))
    for var part in placed where !progress.isFull {
      if keptBack.contains(part.name) { part.draft.settings.visibility = "private" }
      try await write(part, &progress)
    }
    return try ExportEnding(
      export: export, programs: programs.map(\.source.program), target: target, command: command,
      surroundings: surroundings
    ).result(progress)
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

  // MARK: Writing

  /// A draft with the folder of its trip.
  private struct PlacedDraft {
    var draft: TripDraft
    let program: String
    let name: String
  }

  /// Into which folder a draft goes; nil where it is left aside, which has been said.
  private func name(
    for draft: TripDraft, of all: [TripDraft], holdsTrips: Bool, _ program: String, _ request: ImportRequest,
    _ progress: inout ExportProgress
  ) -> String? {
    switch target {
    case .trip(let trip):
      if holdsTrips, all.count > 1, let days = request.days, draft.days.map(days.overlaps) != true {
        progress.lines.append("Of other days, and left aside: \(draft.settings.title ?? draft.folder).")
        return nil
      }
      return trip
    case .new(let folder): return holdsTrips ? below(folder, draft.folder) : folder
    case .above(let folder):
      let trips = progress.trips ?? ImportedTrips(in: folder, surroundings)
      progress.trips = trips
      return below(folder, trips.name(of: draft, by: program) ?? draft.folder)
    }
  }

  private func write(_ part: PlacedDraft, _ progress: inout ExportProgress) async throws {
    let (draft, program, name) = (part.draft, part.program, part.name)
    let folder = TripFolder(surroundings.absolute(name))
    let named = NamedFolder(name: name)
    // A command that was killed after a file had its name has left the other one.
    if !command.dryRun { folder.clearUp() }
    let lying = LyingFiles(folder)
    var writer = DraftWriter(export, folder, lying, isDryRun: command.dryRun, shown: named.shown)
    do throws(WriteProblem) {
      if try begin(folder, draft) { progress.begun.insert(name) }
    } catch {
      progress.diagnostics.append(error.diagnostic)
      progress.leftOut += 1
      progress.isFull = true
      return
    }
    if let told = draft.settings.toldKeptBack(isBegun: progress.begun.contains(name)) {
      progress.lines.append(told)
    }
    progress.isFull = !writer.write(DraftLayout(draft, of: program, beside: lying.imported))
    var pins = (added: 0, there: 0)
    if !draft.pins.isEmpty, !progress.isFull { pins = try await add(draft.pins, to: name, &progress) }
    progress.diagnostics += writer.diagnostics.map { $0.below(named) }
    progress.add(writer.tally, pins: pins, of: program, in: named.name, isDryRun: command.dryRun)
  }

  private func below(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder + (folder.hasSuffix("/") ? "" : "/") + name
  }

  /// A folder that is no trip yet gets a trip.yml of what the export says of it; whether it does.
  private func begin(_ folder: TripFolder, _ draft: TripDraft) throws(WriteProblem) -> Bool {
    let text = SettingsText.text(draft.settings)
    guard !Surroundings.holdsTrip(folder.root) || text != nil && !Surroundings.holdsSettings(folder.root)
    else { return false }
    if case .trip = target { return false }
    guard !command.dryRun else { return true }
    let proof = ProofReader.settings(Array((text ?? "").utf8), file: "trip.yml")
    // Of what a build would misread the protection stays.
    var least = SettingsDraft()
    least.visibility = draft.settings.visibility
    try folder.create("trip.yml", (proof.1.isEmpty ? text : SettingsText.text(least)) ?? "")
    return true
  }

  private func add(
    _ pins: [PinDraft], to name: String, _ progress: inout ExportProgress
  ) async throws -> (added: Int, there: Int) {
    if command.dryRun, case .trip = target {} else if command.dryRun { return (pins.count, 0) }
    let session = try await EditSession.open(name, command.options, surroundings)
    let added = try session.add(pins: pins, isDryRun: command.dryRun)
    progress.diagnostics += added.remarks
    progress.leftOut += added.leftOut.count
    return (added.drafts.count, added.there)
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

}

extension CommandStop {
  fileprivate init(_ diagnostic: Diagnostic) { self.init([diagnostic], exitStatus: 2) }
}
