/// Where the dot of a town and its name beside that may stand.
extension LabelPlacement {
  /// What the dot of a town keeps clear.
  static func dot(at point: Point) -> Box { Box(centre: point, width: 6, height: 6) }

  /// Where the name of a town may stand: right of its dot, left, above, below. `off` are units between the two at a side,
  /// `above` over and under it.
  static func labels(
    ofTown name: String, at point: Point, size: Double, isBold: Bool = false, letters: Int = 24,
    off: Double = 6, above: Double = 4
  ) -> [MapLabel] {
    let text = name.shortenedForMap(to: letters)
    let (width, height) = (TextWidth.of(text, size: size, isBold: isBold), size * 1.16)
    let places: [(MapLabel.Anchor, Double, Double)] = [
      (.start, off + width / 2, 0), (.end, -off - width / 2, 0), (.middle, 0, -above - height / 2),
      (.middle, 0, above + height / 2),
    ]
    return places.map { anchor, x, y in
      let box = Box(centre: point + Point(x: x, y: y), width: width, height: height)
      return MapLabel(text: text, box: box, anchor: text.beginsRightToLeft ? .middle : anchor, size: size)
    }
  }

  /// The first two, which stand right and left of a dot, moved up and down to its corners: there they are free of a way
  /// that comes from that side.
  static func slanted(_ labels: [MapLabel], besides dot: Box) -> [MapLabel] {
    labels.prefix(2).flatMap { label in
      [-1.0, 1].map { side in
        let up = side * (dot.height + label.box.height + 8) / 2
        let box = Box(
          centre: label.box.centre + Point(x: 0, y: up), width: label.box.width, height: label.box.height)
        return MapLabel(text: label.text, box: box, anchor: label.anchor, size: label.size)
      }
    }
  }
}
