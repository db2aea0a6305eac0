/// The names of towns beside the dots of what is in them: as many as have room, in the order in which they are given.
enum SpotNames {
  /// Units around the middle of a dot that no name may touch.
  private static let dot = 7.6

  /// `size` is that of the letters; the dots are where the view places them.
  static func drawing(
    _ names: [WorldContent.Name], besides dots: [Point], size: Double, on view: MapView
  ) -> [SVGElement] {
    var taken = BoxGrid()
    for spot in dots { taken.insert(Box(centre: spot, width: dot, height: dot)) }
    var texts: [SVGElement] = []
    for name in names {
      guard let point = view.place(UnitVector(name.coordinate)) else { continue }
      let free = LabelPlacement.labels(ofTown: name.name, at: point, size: size).first { label in
        view.inner.contains(label.box) && taken.isFree(label.box)
      }
      guard let free else { continue }
      taken.insert(free.box)
      let text = SVGElement("text").with("class", "map-town").with("font-size", size)
      texts.append(TownDrawing.hang(text, free, on: point))
    }
    // The list of the places tells the same to those who hear it.
    return texts.isEmpty ? [] : [SVGElement("g").with("aria-hidden", "true").containing(texts)]
  }
}
