import Markdown
import TripModel

/// The blocks of a text that have names: `^name` at the end of a line.
///
/// The names are in small letters, since links are written either way; of two of one name the first counts.
struct NamedBlocks {
  /// The blocks that other texts may show.
  private(set) var blocks: [String: NamedBlock] = [:]
  /// The anchors of the headings above the names, to which links lead; empty above the first heading.
  private(set) var headings: [String: String] = [:]

  init(in plain: PlainMarkdown) {
    if plain.blockNames.isEmpty { return }
    let lines = Array(plain.text.utf8).split(separator: .lineFeed, omittingEmptySubsequences: false)
    for named in plain.blockNames {
      let (name, line) = (named.name.lowercased(), named.line - 1)
      guard headings[name] == nil, lines.indices.contains(line) else { continue }
      let above = Self.blocks(of: lines[...line])
      headings[name] = HeadingAnchors(blocks: above).inOrder.last ?? ""
      blocks[name] = Self.block(on: line, below: above, of: lines)
    }
  }

  /// The block on whose line the name stood. A name on a line of its own is that of the block above, or, where that is
  /// the heading right above it, of what follows.
  private static func block(on line: Int, below above: [Block], of lines: [ArraySlice<UInt8>]) -> NamedBlock?
  {
    func isBlank(_ index: Int) -> Bool { lines[index].allSatisfy { $0.isBlank || $0 == .carriageReturn } }
    var blocks = above
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

  private static func blocks(of lines: ArraySlice<ArraySlice<UInt8>>) -> [Block] {
    let text = Array(lines.joined(separator: [UInt8.lineFeed]))
    return EntryBody.document(String(decoding: text, as: UTF8.self)).blocks
  }
}
