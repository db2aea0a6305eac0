import XMLText

/// Takes over what is on the lists, element by element.
final class DrawingCollector: XMLCollector {
  static let svg = "http://www.w3.org/2000/svg"
  private static let deepest = 200
  private static let longestStyle = 64 * 1024

  /// The outermost element as it was taken over, and what it says of its size.
  private(set) var drawing: DrawingNode?
  private(set) var root: [String: String]?
  private(set) var sheet = DrawingSheet()
  private(set) var leftOut: [DrawingLoss] = []
  private(set) var isTooDeep = false

  private enum Open {
    /// Written, to be closed again.
    case kept(DrawingNode)
    /// A sheet of styles, whose text decides.
    case style
    /// Its children stand in the place of it.
    case through
    /// Left out with all that stands in it.
    case out
  }

  private var open: [Open] = []
  private var letters: [UInt8] = []
  /// Whether the root says that it is SVG.
  private var isNamed = false

  var hasSeenEnough: Bool { isTooDeep || (root == nil && !open.isEmpty) }

  func start(_ element: XMLElement) {
    writeText()
    if open.count >= Self.deepest { isTooDeep = true }
    open.append(kind(of: element))
  }

  private func kind(of element: XMLElement) -> Open {
    if case .out? = open.last { return .out }
    if case .style? = open.last { return .out }
    let tag = element.tag
    // One without a namespace is meant as SVG where its root is.
    if open.isEmpty { isNamed = element.space == 0 }
    guard element.space == 0 || (!isNamed && element.isOfRoot) else { return .out }
    if open.isEmpty {
      guard tag.name == "svg" else { return .out }
      root = Dictionary(tag.attributes.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
    if let loss = DrawingWords.losses[tag.name] { lose(loss) }
    if tag.name == "style" { return .style }
    if tag.name == "a" { return .through }
    guard DrawingWords.elements.contains(tag.name) else {
      if DrawingWords.losses[tag.name] == nil, !DrawingWords.silent.contains(tag.name) { lose(.foreign) }
      return .out
    }
    if tag.attributes.contains(where: { $0.name.lowercased().hasPrefix("on") }) { lose(.script) }
    let sanitized = DrawingAttributes.sanitized(tag, isRoot: open.isEmpty)
    if sanitized.isCut { lose(.style) }
    let node = DrawingNode(
      tag.name, attributes: sanitized.attributes, styles: sanitized.styles,
      classes: (tag["class"] ?? "").split(whereSeparator: \.isWhitespace))
    if let parent { parent.add(node) } else { drawing = node }
    return .kept(node)
  }

  /// The innermost open element that is kept.
  private var parent: DrawingNode? {
    for case .kept(let node) in open.reversed() { return node }
    return nil
  }

  private func lose(_ loss: DrawingLoss) {
    if !leftOut.contains(loss) { leftOut.append(loss) }
  }

  func add(_ letters: XMLLetters) {
    switch open.last {
    case .style: letters.append(to: &self.letters, upTo: Self.longestStyle)
    case .kept(let node) where DrawingWords.texts.contains(node.name):
      letters.append(to: &self.letters, upTo: DrawingSanitizer.largest)
    default: break
    }
  }

  func end() {
    switch open.last {
    case .style:
      sheet.add(String(decoding: letters, as: UTF8.self))
      letters = []
      if sheet.isCut { lose(.style) }
    case .kept: writeText()
    case .through, .out, nil: writeText()
    }
    _ = open.popLast()
  }

  private func writeText() {
    guard !letters.isEmpty else { return }
    if case .style? = open.last { return }
    parent?.add(String(decoding: letters, as: UTF8.self))
    letters = []
  }
}
