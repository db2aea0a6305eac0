import Diagnostics

/// A heading of a document with all that belongs to it.
package struct HandbookSection: Hashable, Sendable {
  /// The heading's text without marks.
  package var name: String
  /// 1 for the document's title, up to 6.
  package var level: Int
  /// The Markdown below the heading up to the next one of its own level or above.
  package var text: String

  package init(name: String, level: Int, text: String) {
    self.name = name
    self.level = level
    self.text = text
  }
}

extension HandbookSection {
  /// The first sentence of its first paragraph, in Markdown.
  package var summary: String {
    let paragraph = text.split(separator: "\n\n", maxSplits: 1).first ?? ""
    let line = paragraph.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard let end = line.firstRange(of: ". ") else { return line }
    return String(line[..<end.lowerBound]) + "."
  }

  /// Cuts a document at the headings that are written with `#`; those within code are code.
  static func all(in document: String) -> [HandbookSection] {
    let lines = document.fileLines
    var headings: [(line: Int, level: Int, name: String)] = []
    var fence = CodeFence()
    for (index, line) in lines.enumerated() {
      guard !fence.takes(line), let heading = heading(line) else { continue }
      headings.append((index, heading.level, heading.name))
    }
    return headings.enumerated().map { place, heading in
      let end = headings[(place + 1)...].first { $0.level <= heading.level }?.line ?? lines.count
      let text = lines[(heading.line + 1)..<end].joined(separator: "\n")
      return HandbookSection(name: heading.name, level: heading.level, text: text.withoutEmptyEnds)
    }
  }

  private static func heading(_ line: Substring) -> (level: Int, name: String)? {
    let level = line.prefix { $0 == "#" }.count
    guard (1...6).contains(level), line.dropFirst(level).first == " " else { return nil }
    let name = line.dropFirst(level).filter { !"`*".contains($0) }
    return (level, String(name).withoutEmptyEnds)
  }
}

extension String {
  /// Without blanks and empty lines at its beginning and end.
  var withoutEmptyEnds: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
