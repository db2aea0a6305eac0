/// An element of a drawing, with what stands in it.
///
/// A class, since whether it is seen is found from several sides: a leaf may be drawn in ten places and not in its own.
final class DrawingNode {
  enum Content {
    case node(DrawingNode)
    case text(String)
  }

  typealias Pair = (name: String, value: String)

  let name: String
  var attributes: [Pair]
  /// What its own style says, which goes before a sheet.
  let styles: [Pair]
  /// The names by which a sheet may mean it.
  let classes: [Substring]
  private(set) weak var parent: DrawingNode?
  private(set) var content: [Content] = []
  /// Whether an eye sees something of it, or something that is seen needs it.
  var isSeen = false
  /// Whether the letters that stand in it directly are seen.
  var showsLetters = false

  init(_ name: String, attributes: [Pair], styles: [Pair] = [], classes: [Substring] = []) {
    self.name = name
    self.attributes = attributes
    self.styles = styles
    self.classes = classes
  }

  func add(_ node: DrawingNode) {
    node.parent = self
    content.append(.node(node))
  }

  func add(_ letters: String) { content.append(.text(letters)) }

  subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  var children: [DrawingNode] {
    content.compactMap { if case .node(let node) = $0 { node } else { nil } }
  }

  /// An attribute of its own, else of the nearest around it.
  func inherited(_ name: String) -> String? {
    var node: DrawingNode? = self
    while let found = node {
      if let value = found[name] { return value }
      node = found.parent
    }
    return nil
  }

  /// How many letters stand in it and in all within it.
  var letterCount: Int {
    content.reduce(0) { count, part in
      switch part {
      case .node(let node): count + node.letterCount
      case .text(let text): count + text.utf8.count
      }
    }
  }

  /// It and all within it, in the order of the file.
  func forEach(_ body: (DrawingNode) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// Marks it and all around it as needed.
  func see() {
    var node: DrawingNode? = self
    while let seen = node, !seen.isSeen {
      seen.isSeen = true
      node = seen.parent
    }
  }
}
