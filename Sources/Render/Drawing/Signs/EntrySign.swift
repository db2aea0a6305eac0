package import TripModel

/// What stands in the pin of an entry, and beside its name.
package enum EntrySign: Hashable, Sendable {
  case known(KnownKind)
  /// A picture out of the reader's own letters, of no kind that has a drawing.
  case emoji(String)
  /// A written page: for a kind that has no drawing.
  case plain

  /// An emoji that means a kind is drawn as that: a green leaf on a dark sheet cannot be made out.
  package init(_ kind: EntryKind) {
    self =
      switch kind {
      case .known(let known, _): .known(known)
      case .emoji(let sign, _): KnownKind(emoji: sign).map(EntrySign.known) ?? .emoji(sign)
      case .own: .plain
      }
  }

  /// The class that gives it its colour, that of the pins of its sort.
  var colourClass: String {
    guard case .known(let kind) = self else { return PlaceCategory.other.colourClass }
    switch kind {
    case .food, .drink: return PlaceCategory.food.colourClass
    case .stay, .camp: return PlaceCategory.stay.colourClass
    case .sight, .swim, .beach: return PlaceCategory.sight.colourClass
    case .museum, .music: return PlaceCategory.museum.colourClass
    case .view, .nature, .hike: return PlaceCategory.view.colourClass
    case .shopping: return PlaceCategory.shopping.colourClass
    case .walk, .cycle, .drive, .bus, .train, .ferry, .flight: return PlaceCategory.transport.colourClass
    case .night, .people: return PlaceCategory.other.colourClass
    }
  }

  /// Its first letter as a text in the middle of a sheet, which for an emoji is its picture.
  func letters(at middle: Point, size: Double) -> SVGElement {
    var text = ""
    if case .emoji(let letters) = self { text = String(letters.prefix(1)) }
    return SVGElement("text").with("class", "map-emoji").with("font-size", size).with("text-anchor", "middle")
      .with("x", middle.x).with("y", middle.y + 0.36 * size).containing(text: text)
  }

  /// Its strokes as path data in a square of 16; nil for an emoji, which is text.
  var strokes: String? {
    switch self {
    case .known(let kind): kind.strokes
    case .emoji: nil
    case .plain:
      "M3.4 1.8h9.2v12.4H3.4zM5.8 5h4.4M5.8 8h4.4M5.8 11h2.6"
    }
  }
}

/// The sheet that stands on maps for an entry of a kind, in the colour and with the sign that it has there.
///
/// The colour is that of a group in the drawing: a drawing that is of a kind itself is the sign of places.
package func entrySheetSign(_ sign: EntrySign = .plain) -> SVGDrawing {
  let sheet = SVGElement("rect").with("class", "map-pin map-entry").with("x", -11).with("y", -11)
    .with("width", 22).with("height", 22).with("rx", 4.4)
  let drawing = sign.strokes.map { strokes in
    SVGElement("path").with("class", "map-sign").with("d", strokes)
      .with("transform", "translate(-7.7 -7.7) scale(.9625)")
  }
  let group = SVGElement("g").with("class", sign.colourClass)
    .containing([sheet, drawing ?? sign.letters(at: Point(x: 0, y: 0), size: 13)])
  let whole = SVGElement("svg").with("class", "sign").with("viewBox", "-14 -14 28 28")
    .with("width", 16).with("height", 16).with("aria-hidden", "true").containing(group)
  return SVGDrawing(markup: whole.markup)
}

/// The sign of an entry for lists and lines: a tiny drawing in the height of the text, beside its name, so it says
/// nothing itself; nil for an emoji.
package func entrySign(_ sign: EntrySign) -> SVGDrawing? {
  sign.strokes.map { strokes in
    let drawing = SVGElement("svg").with("class", "sign sign-drawn \(sign.colourClass)")
      .with("viewBox", "0 0 16 16").with("width", 16).with("height", 16).with("aria-hidden", "true")
      .containing(SVGElement("path").with("d", strokes))
    return SVGDrawing(markup: drawing.markup)
  }
}
