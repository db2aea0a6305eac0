import Basemap

/// The seas and straits over which the way goes by boat: what somebody was on is named before what lies beside.
struct CrossedSeas {
  struct Sea {
    let name: String
    /// Halfway through what the way crosses of it.
    let point: Point
  }

  /// In the order in which the way comes upon them.
  private(set) var seas: [Sea] = []

  /// Units between two points that are asked: a strait is wider.
  private static let step = 6.0
  /// Of an endless way no more are asked.
  private static let mostAsked = 1500

  init(_ lines: [RoutePaths.Line], on view: MapView, names: PlaceNames) {
    var points: [String: [Point]] = [:]
    var order: [String] = []
    var left = Self.mostAsked
    for line in lines where line.style == .boat {
      for (start, end) in zip(line.points, line.points.dropFirst()) {
        let count = max(1, Int(min(start.distance(to: end) / Self.step, Double(Self.mostAsked))))
        for part in 0...count where left > 0 {
          let point = start + (end - start) * (Double(part) / Double(count))
          guard view.inner.contains(point), let here = view.vector(at: point) else { continue }
          left -= 1
          guard let name = names.sea(latitude: here.latitude, longitude: here.longitude) else { continue }
          if points[name] == nil { order.append(name) }
          points[name, default: []].append(point)
        }
      }
    }
    seas = order.compactMap { name in
      points[name].map { Sea(name: name, point: $0[$0.count / 2]) }
    }
  }
}
