private import ByteSearch

/// What `tripbook new` writes into an entry for the traveller to replace, a paragraph a line: none of it is ever
/// published.
package enum StubText {
  /// Below the fields of the entry that a trip begins with.
  package static let firstEntry = [
    "Write here what happened, in as many lines as you like. Leave a line empty between two paragraphs.",
    "Pictures go into the folder `photos`, tracks of a GPS into `tracks`; they find their day by themselves.",
  ]

  /// The fields of a new entry, in the order in which they stand.
  package static let fields = ["title", "date", "time", "place", "kind", "prompt"]

  /// Whether a line of a text is one of those paragraphs, whatever blanks stand around it.
  package static func holds(_ line: some StringProtocol) -> Bool {
    guard let start = line.firstIndex(where: { !$0.isWhitespace }), line[start].isLetter else { return false }
    let words = line[start...].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return firstEntry.contains(words)
  }

  /// Whether bytes may hold one of those paragraphs. Every entry is asked, and most hold none, so nothing is taken
  /// apart for it.
  package static func mayStand(in bytes: [UInt8]) -> Bool {
    beginnings.contains { bytes.span.holds($0) }
  }

  private static let beginnings = firstEntry.map { Array($0.utf8.prefix(10)) }
}
