import TripModel

/// The lines of a text that headings with a word of privacy keep back, each up to the next heading of its level or above.
struct KeptLines {
  /// In their order, each with its heading.
  private(set) var ranges: [Range<Int>] = []
  /// The first heading of each part.
  private(set) var causes: [(heading: MarkdownHeading, reason: KeptBack.Reason)] = []

  /// Of lines without comments.
  init(_ lines: [Substring]) {
    let headings = MarkdownHeading.all(in: lines, anyForm: true)
    let reasons = MarkdownHeading.reasons(headings, saidBy: KeepingWords.reason(in:))
    guard !reasons.isEmpty else { return }
    var isInPart = false
    for (index, heading) in headings.enumerated() {
      guard let reason = reasons[heading.lines.lowerBound] else {
        isInPart = false
        continue
      }
      let end = index + 1 < headings.count ? headings[index + 1].lines.lowerBound : lines.count
      ranges.append(heading.lines.lowerBound..<end)
      if !isInPart { causes.append((heading, reason)) }
      isInPart = true
    }
  }
}
