import TripModel

/// The lines of a way as they lie on a sheet: what is straight since nobody recorded it bows round water where that helps, by
/// boat round land, and is drawn once where one came back.
struct PlacedWay {
  /// Of each line, before it is cut at the edge of the sheet.
  private(set) var pieces: [[[Point]]] = []
  /// How those are drawn of which some lead in a bow.
  private(set) var bowed: Set<RouteStyle> = []

  /// A straight line from one place to the next that has been drawn.
  private struct Hop {
    let ends: WayBack.Stretch
    let isBowed: Bool
  }

  /// A hop on its sheet, on land or by boat.
  private struct Line: Hashable {
    let points: [Point]
    let isSailed: Bool
  }

  /// How a hop is drawn beside those before it.
  private enum Course {
    /// By itself.
    case own
    /// Straight as an earlier one between the same places, of which it is seen to elsewhere.
    case straight
    /// By an earlier one, but for some short pieces from the ends of that to its own.
    case retraced([[Point]])
  }

  private let view: MapView
  private let bow: LandBow?
  /// On a sheet that a script enlarges each hop has its own line, with its day.
  private let isLive: Bool
  private var hops: [Hop] = []
  /// The bows of the hops so far: who goes the same way every day needs it found once.
  private var bows: [Line: [Point]?] = [:]

  /// Points: what has more is no way from place to place, and every hop is compared with those before it.
  private static let most = 400
  /// How rides are drawn that may have gone on land, or went round it.
  private static let ofHops: Set<RouteStyle> = [.joined, .bus, .rail, .boat]

  /// `paths` are the same lines on the Earth, and `signs` the middles of the signs of all stops, by which no bow leads that does
  /// not end there.
  init(
    _ lines: [RouteLine], along paths: [SpherePath], on view: MapView, over ground: Ground?,
    besides signs: [Point] = [], isLive: Bool
  ) {
    func isOfHops(_ line: RouteLine) -> Bool {
      line.isStraight && Self.ofHops.contains(line.style) && line.points.count <= Self.most
        && !view.projection.isWorld && line.points.allSatisfy { view.place(UnitVector($0)) != nil }
    }
    let areOfHops = lines.map(isOfHops)
    (self.view, self.isLive) = (view, isLive)
    bow = areOfHops.contains(true) ? LandBow(ground, besides: signs, on: view) : nil
    for (index, path) in paths.enumerated() {
      let ofLine = areOfHops[index] ? placed(lines[index]) : path.placed(in: view)
      pieces.append(ofLine)
    }
  }

  private mutating func placed(_ line: RouteLine) -> [[Point]] {
    var (whole, piece, rests): ([[Point]], [Point], [[Point]]) = ([], [], [])
    var hop = line
    for (start, end) in zip(line.points, line.points.dropFirst()) {
      hop.points = [start, end]
      let points = SpherePath(hop).placed(in: view).first ?? []
      guard let first = points.first, let last = points.last else { continue }
      let ends: WayBack.Stretch = (start: first, end: last)
      switch course(of: ends, drawnAs: line.style) {
      case .retraced(let left):
        rests += left
        whole.append(piece)
        piece = [last]
      case .straight:
        piece += points.dropFirst(piece.isEmpty ? 0 : 1)
      case .own:
        let bent = bent(points, isSailed: line.style == .boat)
        if bent != nil { bowed.insert(line.style) }
        if line.style.isJoined { hops.append(Hop(ends: ends, isBowed: bent != nil)) }
        piece += (bent ?? points).dropFirst(piece.isEmpty ? 0 : 1)
      }
    }
    return (whole + [piece] + rests).filter { $0.count > 1 }
  }

  /// A hop as a bow; nil where it stays straight.
  private mutating func bent(_ points: [Point], isSailed: Bool) -> [Point]? {
    guard let bow else { return nil }
    let line = Line(points: points, isSailed: isSailed)
    if let known = bows[line] { return known }
    let bent = bow.bowed(points, isSailed: isSailed)
    bows.updateValue(bent, forKey: line)
    return bent
  }

  private func course(of ends: WayBack.Stretch, drawnAs style: RouteStyle) -> Course {
    guard !isLive, style.isJoined, hops.count <= Self.most else { return .own }
    // To the very places it leads over the same points, there or back.
    let isSame = hops.contains { hop in
      (ends.start == hop.ends.start && ends.end == hop.ends.end)
        || (ends.start == hop.ends.end && ends.end == hop.ends.start)
    }
    guard !isSame else { return .own }
    for hop in hops {
      guard let rests = WayBack.rests(of: ends, beside: hop.ends) else { continue }
      return !hop.isBowed && WayBack.isOver(hop.ends, ends) ? .straight : .retraced(rests)
    }
    return .own
  }
}
