import Geodesy
import TripModel

/// Cuts the segments of a track where they are in private circles.
struct TrackShears {
  private let circles: [Withheld.Circle]
  private let file: String
  private(set) var stretches: [Withheld.Stretch] = []
  /// What may be told of the circles that cut something out, each once.
  private(set) var cutting: [PrivateRegion] = []

  init(_ circles: [Withheld.Circle], file: String) {
    self.circles = circles
    self.file = file
  }

  mutating func pieces(of segment: [TrackPoint]) -> [[TrackPoint]] {
    var pieces: [[TrackPoint]] = []
    var piece: [TrackPoint] = []
    var hidden: (region: PrivateRegion, span: ClosedRange<Instant>?)?
    for point in segment {
      if let secret = circles.first(where: { $0.circle.contains(point.coordinate) }) {
        close(&piece, into: &pieces)
        if !cutting.contains(where: { $0 === secret.region }) { cutting.append(secret.region) }
        if hidden?.region !== secret.region { end(&hidden) }
        let span = hidden?.span
        hidden = (
          secret.region,
          point.instant.map { instant in span.map { $0.including(instant) } ?? instant...instant } ?? span
        )
        continue
      }
      end(&hidden)
      // From one side of a circle to the other in one leap: the line between would lead through it.
      if let last = piece.last,
        circles.contains(where: { $0.circle.crossing(from: last.coordinate, to: point.coordinate) != nil })
      {
        close(&piece, into: &pieces)
      }
      piece.append(point)
    }
    end(&hidden)
    close(&piece, into: &pieces)
    return pieces
  }

  private func close(_ piece: inout [TrackPoint], into pieces: inout [[TrackPoint]]) {
    if !piece.isEmpty { pieces.append(piece) }
    piece = []
  }

  private mutating func end(_ hidden: inout (region: PrivateRegion, span: ClosedRange<Instant>?)?) {
    if let region = hidden?.region, let span = hidden?.span {
      stretches.append(Withheld.Stretch(span, region: region, file: file))
    }
    hidden = nil
  }
}

extension ClosedRange<Instant> {
  fileprivate func including(_ instant: Instant) -> ClosedRange {
    Swift.min(lowerBound, instant)...Swift.max(upperBound, instant)
  }
}
