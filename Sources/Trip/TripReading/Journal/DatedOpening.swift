import Foundation
import Markdown
import TripModel

/// The line with which a text begins, where it is a day with a title, as who writes without any marks heads a day: `Thu 4 June -
/// Utrecht to Hirtshals, 948 km`, `LUNDI 15 - Cap Fréhel`.
enum DatedOpening {
  /// Bytes; a longer line is text.
  private static let longest = 120

  /// The same text with that line as its heading; as it is where it has other headings, or begins otherwise.
  static func headed(_ body: MarkdownDocument) -> MarkdownDocument {
    guard body.blocks.count > 1, case .paragraph(let line)? = body.blocks.first, line.allSatisfy(isText),
      isDated(line.plainText), !body.blocks.contains(where: isHeading)
    else { return body }
    return MarkdownDocument(
      blocks: [.heading(level: 1, line)] + body.blocks.dropFirst(), footnotes: body.footnotes)
  }

  /// Whether a line is a day at its beginning and a title behind a mark: no sentence.
  private static func isDated(_ line: String) -> Bool {
    guard line.utf8.count <= longest, line.utf8.contains(where: { (0x30...0x39).contains($0) }),
      let heading = DiaryHeading(line[...]), heading.saysMonth || heading.weekday != nil,
      !heading.title.isEmpty,
      let title = line.firstRange(of: heading.title)
    else { return false }
    let before = line[..<title.lowerBound].trimmed
    let isBegun = before.contains { $0.isNumber } && before.last.map { "–—-:|,·".contains($0) } ?? false
    let isSentence = line.hasSuffix(".") || [". ", "? ", "! "].contains { heading.title.contains($0) }
    return isBegun && !isSentence
  }

  private static func isText(_ part: Inline) -> Bool {
    switch part {
    case .text: true
    case .emphasis(let line), .strong(let line): line.allSatisfy(isText)
    default: false
    }
  }

  private static func isHeading(_ block: Block) -> Bool {
    if case .heading = block { true } else { false }
  }
}
