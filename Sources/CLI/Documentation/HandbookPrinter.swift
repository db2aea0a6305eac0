import Diagnostics
import Markdown

/// Writes a document, or a part of one, for a terminal: paragraphs broken to its width, code indented, tables in
/// columns where they fit.
package struct HandbookPrinter: Sendable {
  private let colour: Bool
  private let columns: Int

  /// Lines are no wider than 100 columns even where the terminal is: longer ones are hard to follow.
  package init(colour: Bool, columns: Int) {
    self.colour = colour
    self.columns = min(max(columns, 30), 100)
  }

  /// Markdown as lines for a terminal, ending with a line break.
  package func text(_ markdown: String) -> String {
    let blocks = Passage.all(in: markdown).flatMap { passage -> [[String]] in
      switch passage {
      case .prose(let prose): MarkdownParser.parse(prose).blocks.map { lines($0, columns: columns) }
      case .code(let info, let code): [title(info) + self.code(code)]
      }
    }
    return blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private func lines(_ block: Block, columns: Int) -> [String] {
    switch block {
    case .paragraph(let inlines): styled(inlines).lines(columns: columns)
    case .heading(_, let inlines): styled(inlines, .strong).lines(columns: columns)
    case .quote(let blocks): all(blocks, columns: columns - 2).map { "  " + $0 }
    case .list(let list): items(of: list, columns: columns)
    case .code(_, let text): code(text)
    case .table(let table): TablePrinter(table, colour: colour).lines(columns: columns)
    case .rule: [String(repeating: "─", count: columns)]
    case .html: []
    }
  }

  /// Several blocks with an empty line between them.
  private func all(_ blocks: [Block], columns: Int) -> [String] {
    Array(blocks.map { lines($0, columns: columns) }.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func items(of list: MarkdownList, columns: Int) -> [String] {
    let items = list.items.enumerated().map { index, item in
      let sign = list.start.map { "\($0 + index). " } ?? "• "
      let blank = String(repeating: " ", count: sign.count)
      let lines = all(item.blocks, columns: columns - sign.count)
      return lines.enumerated().map { ($0 == 0 ? sign : $1.isEmpty ? "" : blank) + $1 }
    }
    return Array(items.joined(separator: list.isTight ? [] : [""]))
  }

  private func styled(_ inlines: [Inline], _ ink: StyledText.Ink = .plain) -> StyledText {
    StyledText(inlines, colour: colour, ink: ink)
  }

  private func title(_ info: Passage.FenceInfo) -> [String] {
    info.file.map { ["  " + $0 + ":"] } ?? []
  }

  private func code(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : "    " + VisibleText.of(String($0))
    }
    .dropLast(text.hasSuffix("\n") ? 1 : 0)
  }
}
