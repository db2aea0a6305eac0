/// Turns cmark's tree into values.
enum MarkdownTree {
  /// How many parts may lie inside one another. No honest text comes near, and neither this module nor any that
  /// walks over the values can be made to run out of stack.
  static let deepest = 100

  static func document(_ root: MarkdownNode) -> MarkdownDocument {
    var found: [Block] = []
    var footnotes: [Footnote] = []
    for child in root.children {
      if child.kind == .footnoteDefinition {
        footnotes.append(Footnote(blocks: blocks(of: child, depth: 1)))
      } else if let block = block(child, depth: 1) {
        found.append(block)
      }
    }
    return MarkdownDocument(blocks: found, footnotes: footnotes)
  }

  private static func blocks(of node: MarkdownNode, depth: Int) -> [Block] {
    node.children.compactMap { block($0, depth: depth) }
  }

  private static func block(_ node: MarkdownNode, depth: Int) -> Block? {
    guard depth < deepest - 1 else { return .paragraph([.text(plainText(below: node))]) }
    switch node.kind {
    case .paragraph: return .paragraph(inlines(of: node, depth: depth + 1))
    case .heading: return .heading(level: node.headingLevel, inlines(of: node, depth: depth + 1))
    case .quote: return .quote(blocks(of: node, depth: depth + 1))
    case .list: return .list(list(node, depth: depth + 1))
    case .codeBlock: return .code(language: language(node.codeInfo), text: node.literal)
    case .htmlBlock: return .html(node.literal, line: node.line)
    case .rule: return .rule
    case .table: return .table(table(node, depth: depth + 1))
    default: return nil
    }
  }

  private static func language(_ info: String) -> String {
    String(info.prefix { !$0.isWhitespace })
  }

  private static func list(_ node: MarkdownNode, depth: Int) -> MarkdownList {
    let items = node.children.map {
      MarkdownListItem(isDone: $0.isDone, blocks: blocks(of: $0, depth: depth))
    }
    return MarkdownList(start: node.listStart, isTight: node.isTight, items: Array(items))
  }

  private static func table(_ node: MarkdownNode, depth: Int) -> MarkdownTable {
    let rows = node.children.map { row in row.children.map { inlines(of: $0, depth: depth) } }
    let alignments = node.alignments.map { letter -> MarkdownTable.Alignment in
      switch letter {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .centre
      case UInt8(ascii: "r"): .right
      default: .none
      }
    }
    return MarkdownTable(alignments: alignments, head: rows.first ?? [], rows: Array(rows.dropFirst()))
  }

  /// The parts of a line; neighbouring texts are one.
  private static func inlines(of node: MarkdownNode, depth: Int) -> [Inline] {
    var inlines: [Inline] = []
    // cmark cuts a text at every point and quote.
    var pieces: [String] = []
    for child in node.children {
      let inline = inline(child, depth: depth)
      if case .text(let letters) = inline {
        pieces.append(letters)
      } else {
        add(&pieces, to: &inlines)
        inlines.append(inline)
      }
    }
    add(&pieces, to: &inlines)
    return inlines
  }

  /// One text of all pieces, with no more room than it needs: many are held at once.
  private static func add(_ pieces: inout [String], to inlines: inout [Inline]) {
    if pieces.isEmpty { return }
    inlines.append(.text(pieces.count == 1 ? pieces[0] : pieces.together(by: "")))
    pieces.removeAll(keepingCapacity: true)
  }

  private static func inline(_ node: MarkdownNode, depth: Int) -> Inline {
    guard depth < deepest else { return .text(plainText(below: node)) }
    switch node.kind {
    case .softBreak: return .softBreak
    case .hardBreak: return .hardBreak
    case .code: return .code(node.literal)
    case .html: return .html(node.literal)
    case .emphasis: return .emphasis(inlines(of: node, depth: depth + 1))
    case .strong: return .strong(inlines(of: node, depth: depth + 1))
    case .strikethrough: return .strikethrough(inlines(of: node, depth: depth + 1))
    case .footnoteReference: return .footnote(Int(node.literal) ?? 0)
    case .link:
      return .link(
        MarkdownLink(
          destination: node.url, title: node.title, content: inlines(of: node, depth: depth + 1),
          line: node.line))
    case .image:
      return .image(
        MarkdownImage(
          source: node.url, title: node.title, alternative: plainText(below: node), line: node.line))
    default: return .text(node.literal)
    }
  }

  /// The letters of a part and all in it, as they stand where there is no room for more: without HTML.
  private static func plainText(below node: MarkdownNode) -> String {
    var text = ""
    node.forEachBelow { part in
      switch part.kind {
      case .text, .code, .codeBlock: text += part.literal
      case .softBreak, .hardBreak: text += " "
      case .paragraph, .heading, .tableCell: if !text.isEmpty { text += " " }
      default: break
      }
    }
    return text
  }
}
