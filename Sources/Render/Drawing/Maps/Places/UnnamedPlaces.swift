extension MarkerPlacement {
  /// Which places stand without their names: for want of room, or because others stand in their place.
  func unnamed(beside labels: [Marker.Source: MapLabel]) -> (stops: [Int], marks: [Int]) {
    var stops: [Int] = []
    var marks: [Int] = []
    for marker in all where labels[marker.source] == nil && !marker.name.isEmpty {
      switch marker.source {
      case .stop(let index): stops.append(index)
      case .mark(let index): marks.append(index)
      case .cluster: break
      }
    }
    return (stops.sorted(), marks.sorted())
  }

  /// Of which marks the sign stands there by itself and without its name, and no stop beside it is called so; not of entries
  /// whose titles are left to what a sign says, however much room there is.
  func bareMarks(beside labels: [Marker.Source: MapLabel], on view: MapView, isLive: Bool) -> [Int] {
    let named = markers.filter { $0.shape == .stop && labels[$0.source] != nil }
    return EntryNames.standing(among: markers, on: view, isLive: isLive).compactMap { marker -> Int? in
      guard case .mark(let index) = marker.source, labels[marker.source] == nil, !marker.label.isEmpty,
        !NamesOfStops.tell(marker, by: named)
      else { return nil }
      return index
    }.sorted()
  }

  /// What the signs say that stand for several stops, by each of these; not of those that say how many they are, nor of
  /// numbers among beads, which say their own.
  var sharedSigns: [Int: String] {
    guard !hasBeads else { return [:] }
    var signs: [Int: String] = [:]
    for marker in markers
    where marker.shape == .stop && marker.members.count > 1 && !marker.number.contains(where: \.isLetter) {
      for case .stop(let index) in marker.members { signs[index] = marker.number }
    }
    return signs
  }

  /// What the signs of single stops say that have no room for all their numbers, by each of these.
  var shortSigns: [Int: String] {
    var signs: [Int: String] = [:]
    for marker in markers
    where marker.shape == .stop && !marker.isBead && marker.number != marker.allNumbers {
      if case .stop(let index) = marker.source { signs[index] = marker.number }
    }
    return signs
  }

  /// Of which marks the names are cut where they stand.
  func cutMarks(beside labels: [Marker.Source: MapLabel]) -> [Int] {
    all.compactMap { marker -> Int? in
      guard case .mark(let index) = marker.source, let label = labels[marker.source],
        label.isCut, !marker.name.hasSuffix("…")
      else { return nil }
      return index
    }
  }
}
