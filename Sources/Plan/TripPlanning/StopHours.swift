import TripModel

/// The hours of the stops of a day, mended by what was at each of them.
struct StopHours {
  /// All that happened at a stop, in the order of time.
  let fixes: [Router.Fix]
  /// At which stop each of these was.
  let visits: [Int]

  /// Has the hours of a stop to which one came back end where one first left it, and tells those of coming back apart: one
  /// span from the first to the last would say that one was at two stops at once.
  func tellVisits(of stops: inout [Stop]) {
    guard visits.count == fixes.count else { return }
    // Of a bed in the morning no hour is known, but one was there.
    let timed = fixes.indices.filter { fixes[$0].time != nil || fixes[$0].event != nil }
    for index in stops.indices {
      guard let hours = stops[index].times, let clock = stops[index].clock else { continue }
      let stays = timed.split { visits[$0] != index }
      guard let first = stays.first, first.contains(where: { fixes[$0].time != nil }) else {
        (stops[index].times, stops[index].clock) = (nil, nil)
        continue
      }
      let isOfEntries = stops[index].areTimesOfEntries
      func times(of stay: ArraySlice<Int>) -> [LocalTime] {
        stay.filter { fixes[$0].clock == clock && (isOfEntries || fixes[$0].entry == nil) }
          .compactMap { fixes[$0].time }
      }
      guard let last = times(of: first).last(where: { $0 >= hours.lowerBound }) else { continue }
      stops[index].times = hours.lowerBound...last
      stops[index].timesAgain = stays.dropFirst().compactMap { stay in
        let told = times(of: stay)
        // As of the first visit: past midnight no range reads the wrong way round.
        return told.first.map { begun in begun...(told.last { $0 >= begun } ?? begun) }
      }
    }
  }

  /// Marks the stops whose hours are told by something that was far from the place that names them.
  func markWide(_ stops: inout [Stop]) {
    guard visits.count == fixes.count else { return }
    for (fix, visit) in zip(fixes, visits) {
      let stop = stops[visit]
      guard let hours = stop.times, let time = fix.time, fix.clock == stop.clock,
        ([hours] + stop.timesAgain).contains(where: { time == $0.lowerBound || time == $0.upperBound }),
        stop.areTimesOfEntries || fix.entry == nil,
        stop.coordinate.distance(to: fix.coordinate) > Self.reachOfPlace
      else { continue }
      stops[visit].isWiderThanPlace = true
    }
  }

  /// Metres from a pin beyond which nobody would say to have been there.
  private static let reachOfPlace = 300.0
}
