import TripModel

/// The way of other days below that of one, thin and without heads: it says where that one belongs, and no sheet is widened for it.
struct RestOfWay {
  /// What was recorded, and what is drawn straight or as it was planned; nil where there is none to be seen beside the way of the
  /// sheet.
  private var recorded, joined: String?

  var isSeen: Bool { recorded != nil || joined != nil }
  /// Whether nothing of it was recorded.
  var isJoined: Bool { recorded == nil }

  /// `route` is the way that the sheet is of, along which no other is seen.
  init(_ lines: [RouteLine], in view: MapView, under route: [RoutePaths.Line]) {
    // Closer its few points would lie beside the roads.
    guard !lines.isEmpty, view.metresAcross >= Self.leastAcross else { return }
    recorded = Self.data(of: lines.filter { !$0.style.isJoined && !$0.isStraight }, in: view, under: route)
    joined = Self.data(of: lines.filter { $0.style.isJoined || $0.isStraight }, in: view, under: route)
    // With more it is a tangle.
    if (recorded?.utf8.count ?? 0) + (joined?.utf8.count ?? 0) > Self.largestSize {
      (recorded, joined) = (nil, nil)
    }
  }

  private static func data(of lines: [RouteLine], in view: MapView, under route: [RoutePaths.Line]) -> String?
  {
    let simplifier = LineSimplifier(tolerance: 1.5, nearest: 2)
    let pieces = lines.flatMap { line in
      SpherePath(line).placed(in: view).flatMap { view.inner.clipping($0) }.map(simplifier.simplified)
    }.filter { piece in piece.count > 1 && isSeen(piece, beside: route) }
    var writer = PathWriter()
    // To whole units: it is thin and pale, and on every page.
    for piece in pieces { writer.polyline(piece.map { Point(x: $0.x.rounded(), y: $0.y.rounded()) }) }
    return writer.text.isEmpty ? nil : writer.text
  }

  var elements: [SVGElement] {
    [(recorded, "map-rest"), (joined, "map-rest map-rest-joined")].compactMap { data, classes in
      data.map { SVGElement("path").with("class", classes).with("d", $0) }
    }
  }

  /// Whether a line leads away from the way, so far that it says where.
  private static func isSeen(_ piece: [Point], beside route: [RoutePaths.Line]) -> Bool {
    piece.contains { point in
      route.allSatisfy { line in
        zip(line.points, line.points.dropFirst()).allSatisfy { start, end in
          WayBack.distance(from: point, to: (start: start, end: end)) > apart
        }
      }
    }
  }

  /// Units: a shorter end of a line at the edge would tell nothing.
  private static let apart = 60.0
  /// Metres.
  private static let leastAcross = 50_000.0
  /// Bytes of path data.
  private static let largestSize = 6_000
}
