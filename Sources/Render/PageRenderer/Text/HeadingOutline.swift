import Markdown

/// Levels and anchors of the headings of one text, so that no level of the page is skipped.
struct HeadingOutline {
  private var open: [Int] = []
  private let known: HeadingAnchors
  private var next = 0

  var anchors: Set<String> { known.all }

  /// The outline of a text's blocks; headings within quotes and lists are not in it.
  init(blocks: [Block]) {
    known = HeadingAnchors(blocks: blocks)
  }

  /// How deep the next heading stands: one deeper than the last that it is below, and those below none at 0.
  mutating func depth(of written: Int) -> Int {
    while let last = open.last, last >= written { open.removeLast() }
    open.append(written)
    return open.count - 1
  }

  /// The anchor of the next heading.
  mutating func nextAnchor() -> String {
    defer { next += 1 }
    return known.inOrder[next]
  }
}
