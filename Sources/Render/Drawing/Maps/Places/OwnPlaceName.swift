extension MarkerPlacement {
  /// The place that a still sheet is about, where that is one alone: nothing else there tells what it is called. Nil elsewhere.
  var onlyPlace: Marker? {
    let stops = markers.filter { $0.shape == .stop }
    guard stops.count == 1, let own = stops.first, own.number.isEmpty, own.members.isEmpty, own.days == nil
    else { return nil }
    return own.label.isEmpty ? nil : own
  }
}

extension LabelPlacement {
  /// What a cell of the way below such a name counts, and a unit between it and its sign.
  private static let (costOfCell, costOfUnit) = (2.0, 0.5)
  /// The same of a name that ends before its time.
  private static let costOfCut = 10.0

  /// The label of the place that the sheet is about. Where no place is free at which it is nearer to its sign than to any
  /// other, it stands where there is room: it has the letters of no pin, and neighbours find theirs after it.
  mutating func placeOwn(_ marker: Marker, size: Double, besides giving: [Marker] = []) -> MapLabel? {
    if let label = place(marker, size: size, besides: giving) { return label }
    let labels = LabelForms(marker).forms.flatMap { form -> [MapLabel] in
      let candidates = LabelCandidates(form, at: marker, size: size)
      return candidates.usual + candidates.squeezed + candidates.besideWay
    }
    let ranked = labels.filter { isFree($0.box) }.map { label -> (cost: Double, label: MapLabel) in
      let struck = Self.costOfCell * Double(cellsOfWay(under: label))
      let off = Self.costOfUnit * label.box.gap(to: marker.box)
      return (struck + off + (label.isCut ? Self.costOfCut : 0), label)
    }
    guard let best = ranked.min(by: { $0.cost < $1.cost })?.label, claim(best.box) else { return nil }
    return best
  }
}

extension Box {
  /// Whether it stands at a corner of another one: beside it, and in no line with it.
  func isAskew(of other: Box) -> Bool {
    let isBeside = minX >= other.maxX || maxX <= other.minX
    return isBeside && !(other.minY...other.maxY).contains(centre.y)
  }

  /// Whether the middle of another one is above or below it.
  func isStacked(with other: Box) -> Bool {
    (minX...maxX).contains(other.centre.x) && !(minY...maxY).contains(other.centre.y)
  }
}
