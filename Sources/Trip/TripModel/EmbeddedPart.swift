/// A part of another text that a text shows, as notes embed each other: `![[2026-05-03#The custard]]`.
package struct EmbeddedPart: Hashable, Sendable {
  /// What of the other text it is.
  package enum Part: Hashable, Sendable {
    case whole
    /// What stands below a heading, by the anchor of that.
    case heading(String)
    /// What bears a name, `^name` at its end.
    case block(String)
  }

  /// The file of the other text, relative to the trip folder.
  package var file: String
  package var part: Part

  package init(file: String, part: Part) {
    self.file = file
    self.part = part
  }

  /// The address by which links in texts lead to the other text.
  package var link: String { "/" + file }
}

/// A block of a text that has a name, by which others show it.
package struct NamedBlock: Hashable, Sendable {
  /// Its place among the blocks of the text.
  package var block: Int
  /// The place of the item that is meant, where the block is a list.
  package var item: Int?

  package init(block: Int, item: Int? = nil) {
    self.block = block
    self.item = item
  }
}
