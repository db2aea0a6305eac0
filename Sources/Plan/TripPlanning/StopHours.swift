import TripModel

/// The hours of the stops of a day, mended by what was at each of them.
struct StopHours {
  /// All that happened at a stop, in the order of time.
  let fixes: [Router.Fix]
  /// At which stop each of these was.
  let visits: [Int]

  /// Has the hours of a stop to which one came back end where one first left it: they stand in the order of first visits,
  /// and would say that one was at two stops at once.
  func endFirstVisits(of stops: inout [Stop]) {
    guard visits.count == fixes.count else { return }
    // Of a bed in the morning no hour is known, but one was there.
    let timed = fixes.indices.filter { fixes[$0].time != nil || fixes[$0].event != nil }
    for stop in stops.indices {
      guard let hours = stops[stop].times, let clock = stops[stop].clock else { continue }
      let visit = timed.drop { visits[$0] != stop }.prefix { visits[$0] == stop }
      if visit.allSatisfy({ fixes[$0].time == nil }) {
        (stops[stop].times, stops[stop].clock) = (nil, nil)
        continue
      }
      let isOfEntries = stops[stop].areTimesOfEntries
      let told = visit.filter { fixes[$0].clock == clock && (isOfEntries || fixes[$0].entry == nil) }
      let times = told.compactMap { fixes[$0].time }
      guard let last = times.last(where: { $0 >= hours.lowerBound }) else { continue }
      stops[stop].times = hours.lowerBound...last
    }
  }

  /// Marks the stops whose hours are told by something that was far from the place that names them.
  func markWide(_ stops: inout [Stop]) {
    guard visits.count == fixes.count else { return }
    for (fix, visit) in zip(fixes, visits) {
      let stop = stops[visit]
      guard let hours = stop.times, let time = fix.time, fix.clock == stop.clock,
        time == hours.lowerBound || time == hours.upperBound,
        stop.areTimesOfEntries || fix.entry == nil,
        stop.coordinate.distance(to: fix.coordinate) > Self.reachOfPlace
      else { continue }
      stops[visit].isWiderThanPlace = true
    }
  }

  /// Metres from a pin beyond which nobody would say to have been there.
  private static let reachOfPlace = 300.0
}
