import Diagnostics
import ExportFiles
import Importing
import TripModel

/// Polarsteps, “Download a copy of your data”: a folder for each trip, with `trip.json`, `locations.json` and a folder
/// of pictures for each step.
struct Polarsteps: ImportSource {
  let program = "Polarsteps"

  func recognize(_ export: Export) -> Recognition? {
    let files = PolarstepsFiles(export, among: export.files)
    return files.all.isEmpty ? nil : Recognition(files: files.all, holdsTrips: !files.trips.isEmpty)
  }

  func plan(_ export: Export, _ files: [ExportFile], _ request: ImportRequest) -> ImportPlan {
    let layout = PolarstepsFiles(export, among: files)
    let book = AccountBook()
    var plan = ImportPlan()
    for files in layout.trips {
      var reading = PolarstepsReading(export, files, request, book)
      reading.read()
      plan.trips += reading.draft.map { [$0] } ?? []
      plan.diagnostics += reading.diagnostics
      plan.remarks += reading.remarks
    }
    if let draft = alone(layout.lone, export, request, book, &plan) { plan.trips.append(draft) }
    for file in layout.user where !book.knows(file.path) { keep(file, export, book) }
    nameApart(&plan.trips)
    plan.account = book.account
    return plan
  }

  /// Ways without the trip that they belong to.
  private func alone(
    _ files: [ExportFile], _ export: Export, _ request: ImportRequest, _ book: AccountBook,
    _ plan: inout ImportPlan
  ) -> TripDraft? {
    var draft = TripDraft(folder: "polarsteps")
    for file in files {
      let clock = request.clock
      let way = PolarstepsWay(export, file, request, book) { _ in clock }
      plan.diagnostics += way.diagnostics
      draft.tracks += way.track.map { [$0] } ?? []
    }
    return draft.tracks.isEmpty ? nil : draft
  }

  /// What the export says of the account is nobody's business.
  private func keep(_ file: ExportFile, _ export: Export, _ book: AccountBook) {
    book.count(file: file.path, as: .kept)
    guard file.ending == "json", let root = WholeJSON(export, file).root else { return }
    book.count(root, of: file.path, by: [:], all: .kept)
  }

  /// Trips of the same name get a number.
  private func nameApart(_ trips: inout [TripDraft]) {
    var names = FreeNames()
    for index in trips.indices { trips[index].folder = names.take(trips[index].folder) }
  }
}
