import Diagnostics
import Foundation
import Importing
import SiteBuilding
import TripCompiling
import TripModel
import TripReading

/// What is asked of an export: what was said, and what is known of the trip into which it goes.
struct ExportQuestion {
  let command: ImportCommand
  let target: ExportTarget
  let surroundings: Surroundings

  /// The request, and what keeps private places from being known.
  func request() async throws -> (request: ImportRequest, diagnostics: [Diagnostic]) {
    let order = try command.options.order(folder: target.name, output: nil, surroundings)
    var request = ImportRequest(today: order.today.date(in: nil))
    request.names = try command.travellers()
    request.dates = command.dates
    request.only = command.only
    let (circles, diagnostics) = await circles(order)
    request.circles = circles
    request.zoneAt = order.atlas.zoneAt
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
    return (request, diagnostics)
  }

  /// Places near which nothing is told, of the folder or of those above it.
  private func circles(_ order: BuildOptions) async -> ([PrivateCircle], [Diagnostic]) {
    var privacy = order.privacy
    privacy.newKey = .unneeded
    var folder = order.folder
    while folder != "/", !surroundings.isFolder(folder) {
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
    if LibraryReader.isLibrary(folder) {
      // A trip that is not there yet is one of its trips soon, for which all its private places hold.
      let library = await LibraryReader.read(folder, output: folder + "/_site", privacy: privacy, workers: 1)
      return (library.places.map(\.circle), library.doubts)
    }
    let read = try? await TripReader.privatePlaces(ofFolder: folder, privacy: privacy)
    return (read?.places.map(\.circle) ?? [], read?.ofPlaces ?? [])
  }
}
