import Markdown
import TripModel

/// Finds the blocks of a text that have names: `^name` at the end of a line.
enum NamedBlocks {
  /// By their names; of two of one name the first.
  static func find(in plain: PlainMarkdown) -> [String: NamedBlock] {
    if plain.blockNames.isEmpty { return [:] }
    let lines = plain.text.split(separator: "\n", omittingEmptySubsequences: false)
    var found: [String: NamedBlock] = [:]
    for named in plain.blockNames.prefix(maxNames) where found[named.name] == nil {
      found[named.name] = block(on: named.line - 1, of: lines)
    }
    return found
  }

  /// For each of them the text above it is read once more.
  private static let maxNames = 20

  /// The block on whose line the name stood. A name on a line of its own is that of the block above, or, where that is the
  /// heading right above it, of what follows.
  private static func block(on line: Int, of lines: [Substring]) -> NamedBlock? {
    guard lines.indices.contains(line) else { return nil }
    func isBlank(_ index: Int) -> Bool { lines[index].allSatisfy(\.isWhitespace) }
    var blocks = Self.blocks(of: lines[...line])
    let isBelowHeading = isBlank(line) && line > 0 && !isBlank(line - 1) && isHeading(blocks.last)
    let hasNext = line + 1 < lines.count && !isBlank(line + 1)
    if isBelowHeading || blocks.isEmpty {
      guard hasNext else { return nil }
      blocks = Self.blocks(of: lines[...(line + 1)])
    }
    guard let last = blocks.last else { return nil }
    guard case .list(let list) = last else { return NamedBlock(block: blocks.count - 1) }
    return NamedBlock(block: blocks.count - 1, item: list.items.count - 1)
  }

  private static func isHeading(_ block: Block?) -> Bool {
    if case .heading? = block { true } else { false }
  }

  private static func blocks(of lines: ArraySlice<Substring>) -> [Block] {
    EntryBody.document(lines.joined(separator: "\n")).blocks
  }
}
