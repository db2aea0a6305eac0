import CCmarkGFM

/// One node of cmark's tree, seen while the tree lives: every value that is taken from it is a copy.
@safe struct MarkdownNode {
  enum Kind {
    case document, quote, list, item, codeBlock, htmlBlock, paragraph, heading, rule, footnoteDefinition
    case text, softBreak, hardBreak, code, html, emphasis, strong, link, image, footnoteReference
    case table, tableRow, tableCell, strikethrough, other
  }

  private let pointer: OpaquePointer

  @unsafe init(_ pointer: OpaquePointer) { unsafe self.pointer = pointer }

  var kind: Kind {
    switch unsafe cmark_node_get_type(pointer) {
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_LINEBREAK: .hardBreak
    case CMARK_NODE_HTML_INLINE: .html
    case CMARK_NODE_FOOTNOTE_REFERENCE: .footnoteReference
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_THEMATIC_BREAK: .rule
    case CMARK_NODE_FOOTNOTE_DEFINITION: .footnoteDefinition
    case CMARK_NODE_DOCUMENT: .document
    default: extensionKind
    }
  }

  /// The kinds that extensions add have numbers that are dealt out while the program runs; their names stay.
  private var extensionKind: Kind {
    switch typeName {
    case "table": .table
    case "table_row", "table_header": .tableRow
    case "table_cell": .tableCell
    case "strikethrough": .strikethrough
    default: .other
    }
  }

  private var typeName: String { unsafe copy(cmark_node_get_type_string(pointer)) }

  /// The first line of the node, counted from 1.
  var line: Int { Int(unsafe cmark_node_get_start_line(pointer)) }
  /// The text of a text, code or HTML node; the number of a footnote's reference.
  var literal: String { unsafe copy(cmark_node_get_literal(pointer)) }
  var url: String { unsafe copy(cmark_node_get_url(pointer)) }
  var title: String { unsafe copy(cmark_node_get_title(pointer)) }
  var codeInfo: String { unsafe copy(cmark_node_get_fence_info(pointer)) }
  var headingLevel: Int { Int(unsafe cmark_node_get_heading_level(pointer)) }
  var isTight: Bool { unsafe cmark_node_get_list_tight(pointer) != 0 }
  /// The first number of a numbered list.
  var listStart: Int? {
    guard unsafe cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST else { return nil }
    return Int(unsafe cmark_node_get_list_start(pointer))
  }
  /// Whether a task list's item is done; nil for any other item.
  var isDone: Bool? {
    typeName == "tasklist" ? unsafe cmark_gfm_extensions_get_tasklist_item_checked(pointer) : nil
  }
  /// One of `l`, `c`, `r` or NUL for each column of a table.
  var alignments: [UInt8] {
    guard let first = unsafe cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
    let count = unsafe Int(cmark_gfm_extensions_get_table_columns(pointer))
    return unsafe Array(UnsafeBufferPointer(start: first, count: count))
  }

  var children: MarkdownChildren { MarkdownChildren(first: firstChild) }

  private var firstChild: MarkdownNode? {
    unsafe cmark_node_first_child(pointer).map { unsafe MarkdownNode($0) }
  }

  fileprivate var next: MarkdownNode? { unsafe cmark_node_next(pointer).map { unsafe MarkdownNode($0) } }

  /// Visits the node and all below it, in the order of the text and without recursion.
  func forEachBelow(_ visit: (MarkdownNode) -> Void) {
    let iterator = unsafe cmark_iter_new(pointer)
    defer { unsafe cmark_iter_free(iterator) }
    while true {
      let event = unsafe cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return }
      guard event == CMARK_EVENT_ENTER, let node = unsafe cmark_iter_get_node(iterator) else { continue }
      visit(unsafe MarkdownNode(node))
    }
  }

  private func copy(_ letters: UnsafePointer<CChar>?) -> String {
    unsafe letters.map { unsafe String(cString: $0) } ?? ""
  }
}

/// The parts of a node, one behind the other.
struct MarkdownChildren: Sequence, IteratorProtocol {
  private var coming: MarkdownNode?

  init(first: MarkdownNode?) { coming = first }

  mutating func next() -> MarkdownNode? {
    defer { coming = coming?.next }
    return coming
  }
}
