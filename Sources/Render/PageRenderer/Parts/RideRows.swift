import SiteLanguage
import TripModel
import TripPlanning

/// The rides of a day that lead apart from each other, a line each in place of their ends, of which a list by the hour would
/// tell neither which belong together nor who left and who came: `10:26 Frankfurt → 16:05 Paris`.
struct RideRows {
  private let scope: PageScope
  private let day: DayPlan
  private let rides: [EventPlan]

  /// Nil of a day of which the stops are a way.
  init?(scope: PageScope, day: DayPlan) {
    guard !day.route.ridesApart.isEmpty else { return nil }
    let rides = day.events.map { scope.plan[$0] }.filter { event in
      event.kind.isRide && (event.start.day == day.date || event.end?.day == day.date)
        && event.from != nil && event.to != nil
    }
    guard !rides.isEmpty else { return nil }
    (self.scope, self.day, self.rides) = (scope, day, rides)
  }

  var records: [Record] {
    rides.compactMap { ride -> Record? in
      guard let from = name(of: ride.from, ride), let to = name(of: ride.to, ride) else { return nil }
      let ends = [
        "from": end(from, ride.start.day == day.date ? ride.start : nil),
        "to": end(to, ride.end?.day == day.date ? ride.end : nil),
      ]
      return [
        "marker": .none, "name": .text(scope.words(.stopsOfRide, ends)), "detail": .none,
        "href": .text(scope.link(ride.page)), "there": .none, "id": .none, "photo": .none, "facts": .none,
        "card": .none,
      ]
    }
  }

  /// Whether a stop is an end of one of them.
  func holds(_ stop: Stop) -> Bool {
    rides.flatMap { [$0.from, $0.to] }.compactMap { $0?.position?.value }
      .contains { $0.distance(to: stop.coordinate) < Self.sameStop }
  }

  /// Metres between the station of a booking and the stop to which it belongs.
  private static let sameStop = 3000.0

  /// Of today its hour, and what it is called.
  private func end(_ name: String, _ time: EventTime?) -> String {
    let hour = time?.time.map { scope.words.dates.time($0) }
    return [hour, name].compactMap(\.self).joined(separator: "\u{A0}").isolated
  }

  /// By its town, as on the map.
  private func name(of place: EventPlace?, _ ride: EventPlan) -> String? {
    guard let place, let name = EventWords(scope: scope, event: ride).name(of: place) else { return nil }
    return StopLabels.town(in: name, at: place.locality) ?? name
  }
}
