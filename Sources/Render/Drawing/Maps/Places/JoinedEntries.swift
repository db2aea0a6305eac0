/// The signs of entries that would lie upon the stop or the pin where they were written, with others: that stands for them,
/// since a knot of signs hides the names around it. One or two have room beside it. Those of no kind for which a numbered
/// stop of their day stands come with the closer map alone, all of them: beside some of the numbers and not beside
/// others, by nothing but the room there is, they would mislead. Where stops are crowded what was written at one of them is
/// left to it: its sign would be one more on the line, and tells nothing of the way.
struct JoinedEntries {
  /// The pins, and the entries that stand by themselves.
  private(set) var pins: [Marker] = []
  /// What a script shows where it enlarges the sheet so far that the two part.
  private(set) var hidden: [Marker] = []

  /// A stop and two things that were written there are no knot.
  private static let mostAtOne = 3

  /// Markers that stand where their places are, before any has given way; `levels` rise. On a live sheet, which may be
  /// narrowed to a kind, a pin stands for nothing but itself, and a stop for kinds that it has.
  init(
    _ marks: [Marker], _ stops: [Marker], levels: [Double], isLive: Bool, areStopsCrowded: Bool = false
  ) {
    let others = marks.filter { !$0.isEntry }
    for mark in marks {
      let hosts = isLive ? stops.filter { Self.covers($0, mark) } : stops + others
      let isInKnot = { (host: Marker) in
        Self.isOver(mark, host, enlarged: 1)
          && (stops + marks).count { Self.isOver($0, host, enlarged: 1) } > Self.mostAtOne
      }
      let isNumbered = isLive && mark.isPlainEntry && hosts.contains { !$0.number.isEmpty }
      let isAtStop =
        areStopsCrowded && hosts.contains { $0.shape == .stop && Self.isOver(mark, $0, enlarged: 1) }
      guard mark.isEntry, isNumbered || isAtStop || hosts.contains(where: isInKnot) else {
        pins.append(mark)
        continue
      }
      let free = levels.dropFirst().first { level in
        (stops + others + hidden).allSatisfy { !Self.isOver(mark, $0, enlarged: level) }
      }
      if isLive, let free { hidden.append(mark.coming(from: free)) }
    }
  }

  /// Whether a stop stays on the sheet wherever one chooses what was written.
  private static func covers(_ stop: Marker, _ entry: Marker) -> Bool {
    func kinds(_ marker: Marker) -> Set<Substring> {
      Set((marker.group ?? "").split(separator: "\n"))
    }
    func days(_ marker: Marker) -> Set<Substring> { Set((marker.days ?? "").split(separator: " ")) }
    return kinds(entry).isSubset(of: kinds(stop)) && days(entry).isSubset(of: days(stop))
  }

  private static func isOver(_ one: Marker, _ other: Marker, enlarged: Double) -> Bool {
    let way = (one.anchor - other.anchor) * enlarged
    return abs(way.x) < one.reach.x + other.reach.x && abs(way.y) < one.reach.y + other.reach.y
  }
}

extension Marker {
  /// The same, shown from an enlargement on.
  func coming(from level: Double) -> Marker {
    var marker = self
    (marker.point, marker.from, marker.until) = (anchor, level, nil)
    return marker
  }
}
