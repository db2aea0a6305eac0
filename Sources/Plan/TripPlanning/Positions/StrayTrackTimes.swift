import Diagnostics
import TripModel

/// Takes out of tracks the times at which nobody was there: those of a receiver whose clock was not set yet, and the
/// few that are left in a way put together of others. The points stay, without a time.
struct StrayTrackTimes {
  private(set) var trip: Trip
  private(set) var diagnostics: [Diagnostic] = []

  /// Days between two times beyond which they are of two journeys (`TrackGate`).
  private static let gap = 60
  /// A smaller share of a file's points than one of so many is next to none.
  private static let tiny = 20
  /// Metres from a point to the next within which the one goes on where the other was.
  private static let reach = 2_000.0

  static func remove(from trip: Trip) -> StrayTrackTimes {
    var strays = StrayTrackTimes(trip: trip)
    for (index, track) in trip.tracks.enumerated() {
      guard let days = TimedDays(of: track), let wrong = days.wrong(in: track),
        !isAnything(of: trip.withheld, on: wrong)
      else { continue }
      for segment in track.segments.indices {
        for point in track.segments[segment].indices {
          guard let day = track.segments[segment][point].day, wrong.contains(day) else { continue }
          strays.trip.tracks[index].segments[segment][point].instant = nil
        }
      }
      strays.diagnostics.append(.strayTrackTimes(days.tally(of: wrong), in: track))
    }
    return strays
  }

  /// Whether anything was withheld on one of these days, or on one beside it: then their times tell where a track was cut
  /// (`HiddenTimes`), and stay.
  private static func isAnything(of withheld: Withheld, on days: Set<Int>) -> Bool {
    (withheld.stretches + withheld.moments).contains { stretch in
      let around = (stretch.span.lowerBound.utcDay - 1)...(stretch.span.upperBound.utcDay + 1)
      return days.contains { around.contains($0) }
    }
  }

  /// Days whose times follow each other.
  private struct Journey {
    var days: ClosedRange<Int>
    var points: Int
  }

  /// The journeys that a file's times tell.
  private struct TimedDays {
    private let byDay: [Int: Int]
    private let journeys: [Journey]
    /// All points of the file, and those with a time.
    private let points: Int
    private var timed: Int { byDay.values.reduce(0, +) }

    /// Nil where its times are of one journey, as nearly all files' are.
    init?(of track: Track) {
      var byDay: [Int: Int] = [:]
      for day in track.segments.joined().lazy.compactMap(\.day) { byDay[day, default: 0] += 1 }
      var journeys: [Journey] = []
      for (day, count) in byDay.sorted(by: { $0.key < $1.key }) {
        if let last = journeys.last, day - last.days.upperBound <= StrayTrackTimes.gap {
          journeys[journeys.count - 1] = Journey(
            days: last.days.lowerBound...day, points: last.points + count)
        } else {
          journeys.append(Journey(days: day...day, points: count))
        }
      }
      guard journeys.count > 1 else { return nil }
      self.byDay = byDay
      self.journeys = journeys
      points = track.segments.reduce(0) { $0 + $1.count }
    }

    /// The days whose times are none; nil where all may be true.
    func wrong(in track: Track) -> Set<Int>? {
      if timed * StrayTrackTimes.tiny < points { return Set(byDay.keys) }
      let wrong = journeys.filter { isWrong($0, in: track) }.flatMap { journey in
        byDay.keys.filter { journey.days.contains($0) }
      }
      return wrong.isEmpty ? nil : Set(wrong)
    }

    func tally(of wrong: Set<Int>) -> (points: Int, of: Int, days: [Int]) {
      (wrong.reduce(0) { $0 + byDay[$1, default: 0] }, points, wrong.sorted())
    }

    private func isWrong(_ journey: Journey, in track: Track) -> Bool {
      let first = LocalDate(dayNumber: journey.days.lowerBound)
      // Where a receiver that does not know the date yet begins to count.
      let isUnset =
        journey.days.count <= 2
        && (first.month == 1 && first.day == 1 || StrayTrackTimes.weeksBegan.contains(first.dayNumber))
      // People walk on New Year's Day, too, and record it by itself.
      return journey.points * (isUnset ? 2 : StrayTrackTimes.tiny) < timed
        && track.segments.allSatisfy { isAmongOthers(journey, in: $0) }
    }

    /// Whether the points of a journey go on where those beside them in the file were, which have another time or
    /// none: those of a journey of its own do not.
    private func isAmongOthers(_ journey: Journey, in segment: [TrackPoint]) -> Bool {
      let isOfIt = segment.map { point in point.day.map { journey.days.contains($0) } ?? false }
      guard isOfIt.contains(true) else { return true }
      guard isOfIt.contains(false) else { return false }
      return segment.indices.dropFirst().allSatisfy { index in
        isOfIt[index - 1] == isOfIt[index]
          || segment[index - 1].coordinate.distance(to: segment[index].coordinate) <= StrayTrackTimes.reach
      }
    }
  }

  /// Where the weeks of the satellites began anew: 6 January 1980, 22 August 1999 and 7 April 2019, as days since 1970.
  private static let weeksBegan: Set<Int> = [3657, 10_825, 17_993]
}

extension TrackPoint {
  /// The day since 1970 in UTC.
  fileprivate var day: Int? { instant?.utcDay }
}

extension Instant {
  /// Likewise.
  fileprivate var utcDay: Int { (seconds - (seconds < 0 ? 86_399 : 0)) / 86_400 }
}

extension Diagnostic {
  fileprivate static func strayTrackTimes(
    _ found: (points: Int, of: Int, days: [Int]), in track: Track
  ) -> Diagnostic {
    let line = found.days.compactMap { track.dayLines[$0] }.min()
    let days = found.days.prefix(3).map { LocalDate(dayNumber: $0).description }.joined(separator: ", ")
    let more = found.days.count > 3 ? " and \(found.days.count - 3) other days" : ""
    return Diagnostic(
      .warning, .strayTrackTime,
      "Times of \(found.points) of the track's \(found.of) points not used: \(days)\(more)",
      at: SourcePlace(file: track.file, span: line.map { SourceSpan(line: $0, column: 1, text: "") }),
      advice: "They are of a clock that was not set or of joined files: delete them, or leave them.")
  }
}
