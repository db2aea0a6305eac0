import Synchronization

/// Reads GitHub-flavoured Markdown: CommonMark with tables, strikethrough, task lists, bare addresses as
/// links, footnotes, and typographic quotes and dashes.
package enum MarkdownParser {
  /// cmark-gfm is not safe on two threads while it reads: its table of special letters is one for the whole process,
  /// and each text's extensions write their own into it. So one text is read at a time; what was read is nobody
  /// else's.
  static let oneAtATime = Mutex(())

  /// The text as a tree of values. Every text has one: what is not Markdown is plain text.
  ///
  /// What is nested deeper than `MarkdownTree.deepest` comes out as plain text, and so does a whole text that
  /// is made to keep the parser busy; see `MarkdownCost`.
  package static func parse(_ text: String) -> MarkdownDocument {
    let always = ["strikethrough", "autolink", "tasklist"]
    return switch MarkdownCost(of: text).verdict {
    case .everything: parse(text, with: always + ["table"])
    case .withoutTables: parse(text, with: always)
    case .plainTextOnly: plain(text)
    }
  }

  private static func parse(_ text: String, with extensions: [String]) -> MarkdownDocument {
    let parsed = oneAtATime.withLock { _ in ParsedMarkdown(text, extensions: extensions) }
    return parsed.document
  }

  /// A paragraph for each stretch without empty lines.
  private static func plain(_ text: String) -> MarkdownDocument {
    var blocks: [Block] = []
    var lines: [Inline] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let letters = String(line).trimmed
      if !letters.isEmpty {
        if !lines.isEmpty { lines.append(.softBreak) }
        lines.append(.text(letters))
      } else if !lines.isEmpty {
        blocks.append(.paragraph(lines))
        lines = []
      }
    }
    if !lines.isEmpty { blocks.append(.paragraph(lines)) }
    return MarkdownDocument(blocks: blocks)
  }
}
