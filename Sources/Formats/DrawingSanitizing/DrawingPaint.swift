/// What is handed down in a drawing, as far as it tells whether something is seen.
struct DrawingPaint: Hashable {
  var fills = true
  var strokes = false
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var hasWidth = true
  var isVisible = true
  /// How high letters are; without bound where that depends on what nobody here knows.
  var letterHeight = 16.0
  /// Of all groups around it together.
  var opacity = 1.0

  /// Less than this no eye sees: not one step of the 255 of a screen's colours, or hardly two.
  static let minimum = 0.01

  var isPainted: Bool {
    isVisible
      && (fills && fillOpacity * opacity >= Self.minimum
        || strokes && hasWidth && strokeOpacity * opacity >= Self.minimum)
  }

  /// Whether a place on a list of paints, `url(#a)`, paints anything.
  func within(_ node: DrawingNode, paints: (String) -> Bool) -> DrawingPaint {
    var paint = self
    for (name, value) in node.attributes {
      let word = value.trimmed.lowercased()
      if word == "inherit" || word == "unset" { continue }
      switch name {
      case "fill": paint.fills = Self.isColour(String(value.trimmed), paints)
      case "stroke": paint.strokes = Self.isColour(String(value.trimmed), paints)
      case "fill-opacity": paint.fillOpacity = Self.number(word) ?? (Self.isReset(word) ? 1 : 0)
      case "stroke-opacity": paint.strokeOpacity = Self.number(word) ?? (Self.isReset(word) ? 1 : 0)
      case "stroke-width": paint.hasWidth = (Self.number(word) ?? 1) > 0
      case "visibility": paint.isVisible = word == "visible" || Self.isReset(word)
      case "font-size":
        let isPlain = word.allSatisfy { $0.isNumber || $0 == "." } || word.hasSuffix("px")
        let size = Self.number(word) ?? .infinity
        paint.letterHeight = isPlain || size <= 0 ? max(0, size) : .infinity
      case "opacity": paint.opacity *= Self.number(word) ?? (Self.isReset(word) ? 1 : 0)
      default: break
      }
    }
    return paint
  }

  private static func isReset(_ word: String) -> Bool {
    ["initial", "revert", "revert-layer"].contains(word)
  }

  /// A number, perhaps with a unit or as a share; nil for what begins with none.
  static func number(_ word: some StringProtocol) -> Double? {
    let digits = word.prefix { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    let plain = digits.reversed().drop { "eE".contains($0) }.reversed()
    guard let value = Double(String(plain)) else { return nil }
    return word.hasSuffix("%") ? value / 100 : value
  }

  /// Whether a colour can be seen.
  static func isColour(_ written: String, _ paints: (String) -> Bool) -> Bool {
    if let place = DrawingValues.place(in: written) {
      if paints(place.id) { return true }
      return !place.behind.isEmpty && isColour(String(place.behind), paints)
    }
    let word = written.lowercased()
    if word.isEmpty || word == "none" || word == "transparent" { return false }
    if word.hasPrefix("#") {
      let figures = word.dropFirst()
      let opacity = figures.count == 4 ? figures.suffix(1) : figures.count == 8 ? figures.suffix(2) : "f"
      return Int(opacity, radix: 16).map { $0 > (figures.count == 8 ? 2 : 0) } ?? true
    }
    guard word.hasPrefix("rgb") || word.hasPrefix("hsl"), let open = word.firstIndex(of: "(") else {
      return true
    }
    let parts = word[word.index(after: open)...].split { ",/ )".contains($0) }
    return parts.count < 4 || (number(parts[3]) ?? 0) >= minimum
  }

  /// Whether a colour is the one that a mask takes for nothing.
  static func isBlack(_ written: String) -> Bool {
    let word = written.lowercased().filter { !$0.isWhitespace }
    return ["black", "#000", "#000000", "#000f", "#000000ff", "rgb(0,0,0)", "rgba(0,0,0,1)"].contains(word)
  }
}

extension DrawingValues {
  /// `url(#leaf) red`: the place within the picture, and what stands behind it; nil without one.
  static func place(in value: String) -> (id: String, behind: Substring)? {
    let text = value.trimmed
    guard text.lowercased().hasPrefix("url("), let close = text.firstIndex(of: ")") else { return nil }
    let inner = text[text.index(text.startIndex, offsetBy: 4)..<close].filter {
      !"\"' ".contains($0) && !$0.isWhitespace
    }
    guard inner.first == "#" else { return nil }
    return (String(inner.dropFirst()), text[text.index(after: close)...].trimmed)
  }

  /// Whether a property says that its element is not to be seen.
  static func hides(_ name: String, _ value: String) -> Bool {
    let word = value.trimmed.lowercased()
    switch name {
    case "display": return word == "none"
    case "visibility": return word != "visible"
    case "opacity", "fill-opacity", "stroke-opacity":
      return (DrawingPaint.number(word) ?? 0) < DrawingPaint.minimum
    case "fill", "stroke": return !DrawingPaint.isColour(word) { _ in true }
    case "clip-path", "mask": return word != "none"
    case "transform": return true
    case "font-size", "stroke-width", "width", "height", "r", "rx", "ry":
      return (DrawingPaint.number(word) ?? 1) <= 0
    default: return false
    }
  }
}
