import Diagnostics
import ExportFiles
import Importing
import JSONText
import TripModel

/// The positions that Polarsteps' tracker wrote down: every few minutes, or hours, and in no order.
final class PolarstepsWay {
  private struct Point: Hashable {
    var seconds: Int
    var latitude: Double
    var longitude: Double
  }

  private let request: ImportRequest
  private let clock: (Instant) -> ExportClock
  private var known: Set<Point> = []
  /// When it was where nothing is told.
  private var hidden: [Int] = []
  private var wrong = 0
  /// Whether there were more positions than any trip has.
  private var isFull = false
  private(set) var diagnostics: [Diagnostic] = []
  /// Nil where nothing of it is wanted.
  private(set) var track: TrackDraft?

  /// Seconds; of what lies farther apart nobody knows the way.
  private static let longestGap = 6 * 3600
  /// Metres a second, faster than airliners with the wind behind them.
  private static let fastest = 350.0
  /// Metres that a position may be wrong by.
  private static let slack = 2000.0
  /// Seconds; a recorder writes more often.
  private static let sparse = 600
  /// Positions of one trip.
  private static let most = 2_000_000

  /// `clock` is that by which the day of an instant is told.
  init(
    _ export: Export, _ file: ExportFile, _ request: ImportRequest, _ book: AccountBook,
    clock: @escaping (Instant) -> ExportClock
  ) {
    self.request = request
    self.clock = clock
    let read = WholeJSON(export, file, handingOn: ["locations[]"]) { _, node in
      book.count(node, of: file.path, at: "locations[]", by: PolarstepsFates.location, all: self.take(node))
    }
    for root in read.roots { book.count(root, of: file.path, by: [:]) }
    if let problem = read.problem { diagnostics.append(problem) }
    if isFull { diagnostics.append(.tooManyPositions(Self.most, of: file)) }
    if wrong > 0 { diagnostics.append(.wrongPositions(wrong, of: file)) }
    track = draft()
  }

  /// Takes a position; what becomes of it, nil for one that is used.
  private func take(_ node: JSONNode) -> FieldFate? {
    guard let position = LooseJSON.position(node["lat"], node["lon"]),
      let instant = LooseJSON.instant(node["time"])
    else {
      wrong += 1
      return .notNeeded
    }
    guard request.wants(clock(instant).local(instant).date) else { return .notNeeded }
    if request.isPrivate(position) {
      if hidden.count < Self.most { hidden.append(instant.seconds) }
      return .kept
    }
    guard known.count < Self.most else {
      isFull = true
      return .notNeeded
    }
    let point = Point(
      seconds: instant.seconds, latitude: position.latitude, longitude: position.longitude)
    return known.insert(point).inserted ? nil : .notNeeded
  }

  // MARK: The way

  private func draft() -> TrackDraft? {
    let points = known.sorted {
      ($0.seconds, $0.latitude, $0.longitude) < ($1.seconds, $1.latitude, $1.longitude)
    }
    let written = points.compactMap { point in
      Coordinate(latitude: point.latitude, longitude: point.longitude).map {
        TrackDraft.Point($0, time: Instant(seconds: point.seconds))
      }
    }
    guard !written.isEmpty else { return nil }
    var track = TrackDraft(name: "polarsteps", segments: segments(written))
    track.isEstimate = isSparse(points.map(\.seconds))
    return track
  }

  private func segments(_ points: [TrackDraft.Point]) -> [TrackDraft.Segment] {
    var segments: [[TrackDraft.Point]] = []
    var withheld = hidden.sorted()[...]
    for point in points {
      let time = point.time?.seconds ?? 0
      let before = withheld.count
      withheld = withheld.drop { $0 < time }
      if before == withheld.count, let last = segments.last?.last, !Self.isCut(last, point) {
        segments[segments.count - 1].append(point)
      } else {
        segments.append([point])
      }
    }
    return segments.map { TrackDraft.Segment($0) }
  }

  private static func isCut(_ one: TrackDraft.Point, _ other: TrackDraft.Point) -> Bool {
    let seconds = (other.time?.seconds ?? 0) - (one.time?.seconds ?? 0)
    if seconds > longestGap { return true }
    return one.position.distance(to: other.position) > slack + fastest * Double(seconds)
  }

  /// Whether half of the positions or more are farther apart in time than a recorder's.
  private func isSparse(_ times: [Int]) -> Bool {
    let gaps = zip(times, times.dropFirst()).map { $1 - $0 }.filter { $0 <= Self.longestGap }.sorted()
    return gaps.isEmpty || gaps[gaps.count / 2] > Self.sparse
  }
}

extension Diagnostic {
  fileprivate static func tooManyPositions(_ most: Int, of file: ExportFile) -> Diagnostic {
    Diagnostic(
      .warning, .importLeftOut, "More than \(most) positions: the rest are left out",
      at: SourcePlace(file: file.path), advice: "Say fewer days with --from and --to.")
  }

  fileprivate static func wrongPositions(_ count: Int, of file: ExportFile) -> Diagnostic {
    Diagnostic(
      .note, .importLeftOut,
      count == 1
        ? "One position is none on Earth, or says no time"
        : "\(count) positions are none on Earth, or say no time",
      at: SourcePlace(file: file.path), advice: "They are left out; the way goes on without them.")
  }
}
