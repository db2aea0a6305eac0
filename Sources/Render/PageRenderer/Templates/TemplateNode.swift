/// A template as it is built: text, and tags with what stands within them.
indirect enum TemplateNode: Sendable {
  case text(String)
  /// A value, by the tag that names it: `words.journal`.
  case value(TemplateTag)
  case section(TemplateTag, [TemplateNode])
  case inverted(TemplateTag, [TemplateNode])
  /// Another template, taken in.
  case partial(String)
  /// Another template, with some of its blocks filled.
  case parent(String, [String: [TemplateNode]])
  /// What a template that takes this one as its parent may fill, and what stands there otherwise.
  case block(String, [TemplateNode])
}

/// What keeps a template from being read, and at which tag.
struct TemplateMistake: Error {
  enum Kind { case wrongEnd, noEnd, badName, textInParent }

  var kind: Kind
  var tag: TemplateTag
}

/// Reads a template out of its tags.
///
/// The grammar is Mustache's, with inheritance (mustache.github.io, spec `inheritance.yml`). A tag without a value
/// that has a line to itself takes the whole line away. A part that is taken in keeps its own indentation.
struct TemplateReader {
  private struct Open {
    /// What is to be ended; nil for the template itself.
    var tag: TemplateTag?
    var nodes: [TemplateNode] = []
    /// The blocks that are filled, where it is a parent.
    var blocks: [String: [TemplateNode]] = [:]
  }

  private var open = [Open()]

  static func read(_ tags: TemplateTags) throws(TemplateMistake) -> [TemplateNode] {
    var reader = TemplateReader()
    var byLine: [Int: [TemplateTag]] = [:]
    for tag in tags.tags { byLine[tag.line, default: []].append(tag) }
    for (index, line) in tags.lines.enumerated() {
      try reader.read(line, byLine[index + 1] ?? [], isLast: index + 1 == tags.lines.count)
    }
    if let unended = reader.open.last?.tag { throw TemplateMistake(kind: .noEnd, tag: unended) }
    return reader.open[0].nodes
  }

  private mutating func read(_ line: Substring, _ tags: [TemplateTag], isLast: Bool) throws(TemplateMistake) {
    if let tag = tags.first, tags.count == 1, tag.standsAlone, line[..<tag.range.lowerBound].isBlank,
      line[tag.range.upperBound...].isBlank
    {
      try take(tag)
      return
    }
    var rest = line
    for tag in tags {
      try add(text: rest[..<tag.range.lowerBound], before: tag)
      try take(tag)
      rest = rest[tag.range.upperBound...]
    }
    try add(text: isLast ? rest : rest + "\n", before: tags.last)
  }

  private mutating func add(text: Substring, before tag: TemplateTag?) throws(TemplateMistake) {
    guard !text.isEmpty else { return }
    if isInParent {
      if let tag, !text.isBlank { throw TemplateMistake(kind: .textInParent, tag: tag) }
      return
    }
    open[open.count - 1].nodes.append(.text(String(text)))
  }

  private mutating func take(_ tag: TemplateTag) throws(TemplateMistake) {
    if isInParent, ![.block, .end, .comment].contains(tag.kind) {
      throw TemplateMistake(kind: .textInParent, tag: tag)
    }
    guard tag.kind == .comment || tag.hasPlainName else { throw TemplateMistake(kind: .badName, tag: tag) }
    switch tag.kind {
    case .variable, .unescaped: add(.value(tag))
    case .partial: add(.partial(tag.name))
    case .section, .inverted, .parent, .block: open.append(Open(tag: tag))
    case .end: try end(tag)
    case .comment: break
    case .delimiters, .pragma, .unended: throw TemplateMistake(kind: .badName, tag: tag)
    }
  }

  private mutating func end(_ tag: TemplateTag) throws(TemplateMistake) {
    guard let last = open.last, let begun = last.tag, begun.name == tag.name else {
      throw TemplateMistake(kind: .wrongEnd, tag: tag)
    }
    open.removeLast()
    switch begun.kind {
    case .section: add(.section(begun, last.nodes))
    case .inverted: add(.inverted(begun, last.nodes))
    case .parent: add(.parent(begun.name, last.blocks))
    default:
      if isInParent {
        open[open.count - 1].blocks[begun.name] = last.nodes
      } else {
        add(.block(begun.name, last.nodes))
      }
    }
  }

  private mutating func add(_ node: TemplateNode) { open[open.count - 1].nodes.append(node) }

  private var isInParent: Bool { open.last?.tag?.kind == .parent }
}

extension TemplateTag {
  /// Whether a line with nothing else on it is no line of the page.
  fileprivate var standsAlone: Bool { kind != .variable && kind != .unescaped }

  /// Without the third brace.
  var plainName: String { name.hasSuffix("}") ? String(name.dropLast()) : name }

  fileprivate var hasPlainName: Bool {
    let name = plainName
    return !name.isEmpty && hasOneWord && (name.utf8.allSatisfy(\.isOfName) || name.allSatisfy(\.isOfName))
  }
}

extension UInt8 {
  /// Whether it is a letter, digit or sign of ASCII that a name may have.
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "/"):
      true
    default: false
    }
  }
}

extension Character {
  fileprivate var isOfName: Bool { isLetter || isNumber || "._-/".contains(self) }
}
