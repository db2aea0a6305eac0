import TripModel

/// Why times of a track are those of no way: programs write some where they have none.
enum MadeUpTimes: Hashable, Sendable {
  /// From before there were receivers.
  case tooOld
  /// By them it was faster than sound, though its points follow one another as those of a way.
  case tooFast
  /// One speed from the first point to the last: a planner divided the length by it.
  case evenPace
  /// As long from each point to the next, however far that is: a planner counted its points.
  case evenSteps
}

extension Track {
  /// The track without times that cannot be, and why; nil where all of them may be.
  ///
  /// Who wrote that a trip was before there were receivers has written its times as well.
  func withoutMadeUpTimes(start: LocalDate?) -> (track: Track, reason: MadeUpTimes?) {
    var track = self
    let isOfOldTrip = start.map { $0.dayNumber * 86_400 < Self.firstReceivers } ?? false
    var reason: MadeUpTimes?
    let isTooOld = { (instant: Instant) in instant.seconds < Self.firstReceivers }
    if !isOfOldTrip, track.removeTimes(where: isTooOld) { reason = .tooOld }
    // Who makes an estimate spreads points that have no time over the hours of a drive.
    let isEstimate = track.segments.allSatisfy { $0.first?.isEstimate ?? false }
    if !isEstimate, let other = PaceOfTrack(track).madeUp {
      _ = track.removeTimes { _ in true }
      reason = other
    }
    return (track, reason)
  }

  /// The first moment that satellites can tell, 1980-01-06T00:00:00Z: what is earlier is an empty field, or one
  /// that broke on the way from one program to another.
  private static let firstReceivers = 315_964_800

  /// Whether there were any.
  private mutating func removeTimes(where isWrong: (Instant) -> Bool) -> Bool {
    var wasAny = false
    for segment in segments.indices {
      // Most tracks have none, and keep the memory that they share.
      guard segments[segment].contains(where: { $0.instant.map(isWrong) ?? false }) else { continue }
      wasAny = true
      for point in segments[segment].indices
      where segments[segment][point].instant.map(isWrong) ?? false {
        segments[segment][point].instant = nil
      }
    }
    return wasAny
  }
}

/// How a track went on from point to point, as far as that tells a program that made up its times.
private struct PaceOfTrack {
  private var metres = 0.0
  private var seconds = 0
  private var longestStep = 0.0
  /// Metres per second over two minutes each.
  private var minutes: [Double] = []
  /// Steps that lasted as long as the one before, and others.
  private var (alike, unlike) = (0, 0)
  /// Metres per second of each step; empty where the steps do not all last as long.
  private var steps: [Double] = []

  /// Metres of a step whose way nobody knows: without their times such points are no way, but places.
  private static let leap = 500.0
  /// Metres that noise makes of a place at which a receiver lay.
  private static let noise = 100.0
  /// Seconds over which a speed is measured: over fewer the rounding of times to seconds tells.
  private static let window = 120
  /// So many speeds, none off their mean by more than this share, though points are now nearer to each other and
  /// now farther: no engine and no animal goes so evenly.
  private static let pace = (count: 60, share: 0.02)
  /// So many steps that last as long, faster than a walk, never standing, and of which half change the speed by
  /// more than this share from one to the next: no wheels could.
  private static let even = (count: 200, speed: 2.2, standing: 0.4, share: 0.25)

  init(_ track: Track) {
    var isEven = true
    var usual: Int?
    var previous: Int?
    for segment in track.segments {
      var last: TrackPoint?
      var (since, length) = (0, 0.0)
      for point in segment {
        guard let instant = point.instant else { continue }
        defer { last = point }
        guard let before = last, let earlier = before.instant else {
          since = instant.seconds
          continue
        }
        let step = before.coordinate.distance(to: point.coordinate)
        let lasted = instant.seconds - earlier.seconds
        metres += step
        seconds += lasted
        longestStep = max(longestStep, step)
        length += step
        if instant.seconds - since >= Self.window {
          minutes.append(length / Double(instant.seconds - since))
          (since, length) = (instant.seconds, 0)
        }
        if lasted <= 0 || lasted != usual ?? lasted { isEven = false }
        usual = usual ?? lasted
        if previous == lasted { alike += 1 } else { unlike += 1 }
        previous = lasted
        if isEven { steps.append(step / Double(lasted)) }
      }
    }
    if !isEven { steps = [] }
  }

  /// Nil where nothing speaks against its times.
  var madeUp: MadeUpTimes? {
    if isFasterThanSound { return .tooFast }
    if isOfOnePace { return .evenPace }
    return isOfEvenSteps ? .evenSteps : nil
  }

  private var isFasterThanSound: Bool {
    guard longestStep < Self.leap, seconds >= 0 else { return false }
    return TravelMode.isFasterThanSound(metres: metres, seconds: seconds)
      || seconds == 0 && metres > Self.noise
  }

  private var isOfOnePace: Bool {
    guard minutes.count >= Self.pace.count, alike < unlike else { return false }
    let mean = minutes.reduce(0, +) / Double(minutes.count)
    return mean > Self.even.standing && minutes.allSatisfy { abs($0 - mean) <= Self.pace.share * mean }
  }

  private var isOfEvenSteps: Bool {
    guard steps.count >= Self.even.count, seconds > 0, metres / Double(seconds) > Self.even.speed,
      100 * steps.count(where: { $0 < Self.even.standing }) < steps.count
    else { return false }
    let changes = zip(steps, steps.dropFirst()).map { abs($1 - $0) / max(($0 + $1) / 2, 0.001) }.sorted()
    return changes[changes.count / 2] > Self.even.share
  }
}
