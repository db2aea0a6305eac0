import Importing
import TripModel

/// Makes one way of positions from several sources, which overlap, tremble and err.
struct TimelineWay {
  private let fixes: [TimelineFix]
  private let rides: [TimelineRide]
  private let starts: [Int]
  /// When one was where nothing is told, in order.
  private let hidden: [Int]

  /// Seconds within which a better position stands for a worse one: two sources side by side would make a zigzag.
  private static let reachOfBetter = 600
  /// Seconds after which nothing tells that one way goes on.
  private static let longestGap = 6 * 3600
  /// Metres per second: sound. No airliner is faster.
  private static let fastest = 340.0
  /// So many positions in a row that nobody can have reached, and it is the one before them that was wrong.
  private static let mostStrays = 5

  init(_ fixes: [TimelineFix], rides: [TimelineRide], hidden: [Int]) {
    // Those of one second are in the order in which they came.
    self.fixes = fixes.enumerated()
      .sorted {
        ($0.element.seconds, $0.element.rank, $0.offset) < ($1.element.seconds, $1.element.rank, $1.offset)
      }.map(\.element)
    self.rides = rides.sorted {
      ($0.seconds.lowerBound, $0.seconds.upperBound, $0.activity)
        < ($1.seconds.lowerBound, $1.seconds.upperBound, $1.activity)
    }
    starts = self.rides.map(\.seconds.lowerBound)
    self.hidden = hidden.sorted()
  }

  /// Its stretches, in the order of time; each begins where the one before ended, unless nothing tells that it went on.
  var segments: [TrackDraft.Segment] {
    var segments: [TrackDraft.Segment] = []
    var open: (points: [TimelineFix], activity: String?) = ([], nil)
    func close() {
      guard !open.points.isEmpty else { return }
      segments.append(
        TrackDraft.Segment(
          open.points.map { TrackDraft.Point($0.position, time: Instant(seconds: $0.seconds)) },
          activity: open.activity))
    }
    for fix in steadied(sane(best)) {
      guard let last = open.points.last else {
        open.points.append(fix)
        continue
      }
      let ride = self.ride(at: (last.seconds + fix.seconds) / 2)
      if isApart(last, fix, within: ride) {
        close()
        open = ([fix], nil)
      } else if open.points.count == 1 || open.activity == ride?.activity {
        open.points.append(fix)
        open.activity = ride?.activity
      } else {
        close()
        open = ([last, fix], ride?.activity)
      }
    }
    close()
    return segments
  }

  private func isApart(_ one: TimelineFix, _ other: TimelineFix, within ride: TimelineRide?) -> Bool {
    let next = hidden.firstIndex(notBelow: one.seconds)
    if next < hidden.count, hidden[next] <= other.seconds { return true }
    return other.seconds - one.seconds > Self.longestGap
      && !(ride.map { $0.seconds.contains(one.seconds) && $0.seconds.contains(other.seconds) } ?? false)
  }

  /// The ride that one was on; of those that overlap the one that began last.
  private func ride(at seconds: Int) -> TimelineRide? {
    let next = starts.firstIndex(notBelow: seconds + 1)
    return rides[..<next].suffix(3).last { $0.seconds.contains(seconds) }
  }

  // MARK: - Which positions count

  /// Without those for which there are better ones at about the same time.
  private var best: [TimelineFix] {
    var better: [Int] = []
    var taken: [TimelineFix] = []
    for rank in [TimelineFix.Rank.measured, .timed, .spread] {
      let own = fixes.filter { $0.rank == rank && !Self.has(better, near: $0.seconds) }
      taken += own
      better = (better + own.map(\.seconds)).sorted()
    }
    return taken.enumerated()
      .sorted { ($0.element.seconds, $0.offset) < ($1.element.seconds, $1.offset) }.map(\.element)
  }

  private static func has(_ times: [Int], near seconds: Int) -> Bool {
    let next = times.firstIndex(notBelow: seconds - reachOfBetter)
    return next < times.count && times[next] <= seconds + reachOfBetter
  }

  /// Without those that nobody can have reached, and with one at each time.
  private func sane(_ fixes: [TimelineFix]) -> [TimelineFix] {
    var kept: [TimelineFix] = []
    var strays = 0
    for fix in fixes {
      if let last = kept.last {
        let seconds = fix.seconds - last.seconds
        if seconds <= 0 { continue }
        if last.position.distance(to: fix.position) > Self.fastest * Double(seconds) {
          strays += 1
          if strays < Self.mostStrays { continue }
        }
      }
      strays = 0
      kept.append(fix)
    }
    return kept
  }

  /// Of those that lie where one stood the first and the last.
  private func steadied(_ fixes: [TimelineFix]) -> [TimelineFix] {
    var kept: [TimelineFix] = []
    var waiting: TimelineFix?
    for fix in fixes {
      if let last = kept.last, last.position.distance(to: fix.position) < max(last.reach, fix.reach) {
        waiting = fix
        continue
      }
      if let waiting { kept.append(waiting) }
      waiting = nil
      kept.append(fix)
    }
    return kept + [waiting].compactMap(\.self)
  }
}
