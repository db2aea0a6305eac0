import TrackFigures
import TripModel

/// What was recorded of each day, each way once.
enum DayWays {
  /// The ways of the days of these tracks. Two devices that recorded at the same time and place count once, and a way without
  /// times only where nothing else tells the day.
  static func found(on tracks: [TimedTrack]) -> [LocalDate: DayWay] {
    var byDay: [LocalDate: [TimedTrack.Piece]] = [:]
    for piece in tracks.lazy.flatMap(\.pieces) {
      if let day = piece.day { byDay[day, default: []].append(piece) }
    }
    return byDay.mapValues { way(of: once($0)) }
  }

  /// Of more recordings at once nobody compares the places: they count once.
  private static let maxBeside = 16

  /// The pieces that count, in the order of time.
  private static func once(_ pieces: [TimedTrack.Piece]) -> [TimedTrack.Piece] {
    let timed = pieces.filter { $0.span != nil }
    guard !timed.isEmpty else { return pieces }
    var taken: [Int] = []
    var told = CoveredTimes(timed.map(\.twiceMiddle))
    let longest = timed.indices.sorted { (timed[$1].seconds, $0) < (timed[$0].seconds, $1) }
    // Most of a piece was recorded beside another, no shorter one if that was recorded in its middle. One without
    // length is beside none.
    for place in longest {
      let piece = timed[place]
      let isBeside = piece.seconds > 0 && told.isCovered(piece.twiceMiddle)
      // Travellers who went apart for a day went both ways; so did who has planned ways with times of their own.
      guard !isBeside || !taken.prefix(maxBeside).contains(where: { timed[$0].isAlong(piece) }) else {
        continue
      }
      if isBeside, taken.count > maxBeside { continue }
      taken.append(place)
      told.cover(2 * piece.start.seconds...2 * piece.end.seconds)
    }
    return taken.sorted { (timed[$0].start, $0) < (timed[$1].start, $1) }.map { timed[$0] }
  }

  private static func way(of pieces: [TimedTrack.Piece]) -> DayWay {
    var byMode: [TravelMode?: WayFigures] = [:]
    var heights: [[HeightLine.Sample]] = []
    var line: [WayPlace] = []
    var along = 0.0
    for stretch in pieces.lazy.flatMap(\.stretches) {
      byMode[stretch.mode, default: WayFigures()] += stretch.figures
      guard stretch.mode.isOnGround else { continue }
      for run in stretch.heights?.runs ?? [] {
        heights.append(
          run.map { sample in
            HeightLine.Sample(
              along: along + sample.along, height: sample.height, coordinate: sample.coordinate)
          })
      }
      line += stretch.line.map { WayPlace(along: along + $0.along, coordinate: $0.coordinate) }
      along += stretch.figures.metres
    }
    let order: [TravelMode?] = TravelMode.allCases + [nil]
    return DayWay(
      parts: order.compactMap { mode in byMode[mode].map { DayWay.Part(mode: mode, figures: $0) } },
      stays: DayStays.found(on: pieces), heights: heights, line: line)
  }
}

extension TimedTrack.Piece {
  fileprivate var seconds: Int { end.seconds - start.seconds }

  /// The moment in its middle, in halves of a second.
  fileprivate var twiceMiddle: Int { start.seconds + end.seconds }

  /// Metres: farther apart at one moment are no two devices of one traveller, however late one of them noted where it
  /// was.
  private static let farApart = 20_000.0

  /// Whether it was near the other one in the middle of that.
  fileprivate func isAlong(_ other: TimedTrack.Piece) -> Bool {
    let middle = other.twiceMiddle / 2
    guard start.seconds <= middle, middle <= end.seconds, let here = point(at: middle),
      let there = other.point(at: middle)
    else { return false }
    return here.coordinate.distance(to: there.coordinate) <= Self.farApart
  }

  /// The first of its points that is not before a moment.
  private func point(at seconds: Int) -> TrackPoint? {
    var (low, high) = (0, points.count)
    while low < high {
      let middle = (low + high) / 2
      if points[middle].instant?.seconds ?? .min < seconds { low = middle + 1 } else { high = middle }
    }
    return low < points.count ? points[low] : points.last
  }
}
