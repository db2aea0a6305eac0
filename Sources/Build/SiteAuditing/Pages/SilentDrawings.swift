/// Finds drawings within a page that say nothing to who does not see them, and are not marked as decoration either.
struct SilentDrawings {
  /// Whether each of the open elements is hidden.
  private var open: [Bool] = []
  /// The outermost drawing that is open, while nothing has named it.
  private var drawing: (tag: MarkupTagView, depth: Int, isNamed: Bool)?

  mutating func start(_ tag: MarkupTagView) {
    let isHidden = open.last == true || Self.hides(tag)
    open.append(isHidden)
    if tag.name == "svg", drawing == nil {
      let isNamed =
        isHidden || tag.says("aria-label") || tag.says("aria-labelledby") || Self.isDecoration(tag)
      drawing = (tag, open.count, isNamed)
    } else if tag.name == "title", drawing?.depth == open.count - 1 {
      drawing?.isNamed = true
    }
  }

  /// - Returns: the drawing that ends without a word.
  mutating func end(_ name: String) -> MarkupTagView? {
    defer { _ = open.popLast() }
    guard let drawing, drawing.depth == open.count else { return nil }
    self.drawing = nil
    return drawing.isNamed ? nil : drawing.tag
  }

  private static func hides(_ tag: MarkupTagView) -> Bool {
    let style = tag["style"]?.lowercased().filter { !$0.isWhitespace } ?? ""
    return tag["aria-hidden"]?.lowercased() == "true" || tag["hidden"] != nil
      || style.contains("display:none")
  }

  private static func isDecoration(_ tag: MarkupTagView) -> Bool {
    ["presentation", "none"].contains(tag["role"]?.lowercased() ?? "")
  }
}
