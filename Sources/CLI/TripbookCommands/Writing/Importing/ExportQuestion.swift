import Importing
import SiteBuilding
import TripCompiling
import TripModel

/// What is asked of an export: what was said, and what is known of the trip into which it goes.
struct ExportQuestion {
  let command: ImportCommand
  let target: ExportTarget
  let surroundings: Surroundings

  func request() async throws -> ImportRequest {
    let order = try command.options.order(folder: target.name, output: nil, surroundings)
    var request = ImportRequest(today: order.today.date(in: nil))
    request.names = try command.travellers()
    request.dates = command.dates
    request.only = command.only
    request.circles = try await ExportPlaces(
      target: target, order: order, surroundings: surroundings
    ).circles()
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
    return request
  }
}
