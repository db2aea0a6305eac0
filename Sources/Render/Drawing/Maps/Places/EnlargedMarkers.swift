extension Marker {
  /// Where it is on the sheet enlarged so much; it keeps its size, and how far it had to give way.
  func enlarged(by level: Double) -> Marker {
    var marker = self
    marker.point = point + anchor * (level - 1)
    return marker
  }

  /// Back from there.
  func reduced(by level: Double) -> Marker {
    var marker = self
    marker.point = point - anchor * (level - 1)
    return marker
  }
}

extension Box {
  /// The same part of the sheet enlarged so much.
  func enlarged(by level: Double) -> Box {
    Box(minX: minX * level, minY: minY * level, maxX: maxX * level, maxY: maxY * level)
  }
}

extension [Marker] {
  /// The markers of enlarged sheets. They are apart from each other; what would lie on a stop of those that are `shown` at
  /// the enlargement at which it comes is put beside that.
  func coming(at levels: [Double], beside shown: [Marker], within box: Box) -> [Marker] {
    let stops = shown.filter { $0.shape == .stop }
    return levels.dropFirst().flatMap { level -> [Marker] in
      let fixed = stops.filter { $0.stands(at: level) }.map { $0.enlarged(by: level) }
      var here = filter { $0.from == level }.map { $0.enlarged(by: level) }
      let near = here.indices.filter { index in
        fixed.contains { here[index].push(from: $0, turn: 0) != nil }
      }
      var moved = fixed + near.map { here[$0] }
      moved.separate(fixed: fixed.count, within: box.enlarged(by: level))
      for (index, marker) in zip(near, moved.dropFirst(fixed.count)) { here[index].point = marker.point }
      return here.map { $0.reduced(by: level) }
    }
  }
}
