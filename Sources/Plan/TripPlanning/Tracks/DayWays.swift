import TrackFigures
import TripModel

/// What was recorded of each day, each way once.
enum DayWays {
  /// The ways of the days of these tracks. Two devices that recorded at the same time count once, and a way without
  /// times only where nothing else tells the day.
  static func found(on tracks: [TimedTrack]) -> [LocalDate: DayWay] {
    var byDay: [LocalDate: [TimedTrack.Piece]] = [:]
    for piece in tracks.lazy.flatMap(\.pieces) {
      if let day = piece.day { byDay[day, default: []].append(piece) }
    }
    return byDay.mapValues { way(of: once($0)) }
  }

  /// The pieces that count, in the order of time.
  private static func once(_ pieces: [TimedTrack.Piece]) -> [TimedTrack.Piece] {
    let timed = pieces.filter { $0.span != nil }
    guard !timed.isEmpty else { return pieces }
    var taken: [Int] = []
    var told = CoveredTimes(timed.map(\.twiceMiddle))
    let longest = timed.indices.sorted { (timed[$1].seconds, $0) < (timed[$0].seconds, $1) }
    // Most of a piece was recorded beside another, no shorter one if that was recorded in its middle. One without
    // length is beside none.
    for place in longest where timed[place].seconds == 0 || !told.isCovered(timed[place].twiceMiddle) {
      taken.append(place)
      told.cover(2 * timed[place].start.seconds...2 * timed[place].end.seconds)
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
}
