import TrackFigures
import TripModel

/// What was recorded of each day, each way once.
enum DayWays {
  /// The ways of the days of these tracks. Two devices that recorded at the same time count once, and a way without times only
  /// where nothing else tells the day.
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
    var taken: [(place: Int, piece: TimedTrack.Piece)] = []
    let longest = timed.enumerated().sorted { one, other in
      (other.element.seconds, one.offset) < (one.element.seconds, other.offset)
    }
    for (place, piece) in longest where !taken.contains(where: { $0.piece.isBeside(piece) }) {
      taken.append((place, piece))
    }
    return taken.sorted { ($0.piece.start, $0.place) < ($1.piece.start, $1.place) }.map(\.piece)
  }

  private static func way(of pieces: [TimedTrack.Piece]) -> DayWay {
    var byMode: [TravelMode?: WayFigures] = [:]
    var heights: [[HeightLine.Sample]] = []
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
      along += stretch.figures.metres
    }
    let order: [TravelMode?] = TravelMode.allCases + [nil]
    return DayWay(
      parts: order.compactMap { mode in byMode[mode].map { DayWay.Part(mode: mode, figures: $0) } },
      stays: DayStays.found(on: pieces), heights: heights)
  }
}

extension TimedTrack.Piece {
  fileprivate var seconds: Int { end.seconds - start.seconds }

  /// Whether most of the other was recorded while this one was.
  fileprivate func isBeside(_ other: TimedTrack.Piece) -> Bool {
    let common = min(end, other.end).seconds - max(start, other.start).seconds
    return common > 0 && common * 2 >= other.seconds
  }
}
