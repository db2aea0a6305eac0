import TripModel

/// The lines of a text that headings with a word of privacy keep back, each up to the next heading of its level or above, and
/// callouts to the end of their quotation.
struct KeptLines {
  /// In their order, each with its heading.
  private(set) var ranges: [Range<Int>] = []
  /// The first heading of each part.
  private(set) var causes: [(heading: MarkdownHeading, reason: KeptBack.Reason)] = []

  /// Of lines without comments. Of messages a line that is set in goes on with one, and ends nothing.
  init(_ lines: [Substring], areMessages: Bool = false) {
    var headings = MarkdownHeading.all(in: lines, anyForm: true)
    if areMessages {
      headings.removeAll {
        lines[$0.lines.lowerBound].first == " " && KeepingWords.reason(in: $0.words) == nil
      }
    }
    let callouts = Self.callouts(in: lines, &headings)
    let reasons = MarkdownHeading.reasons(headings, saidBy: KeepingWords.reason(in:))
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
    // Both are in the order of their lines.
    var ofHeadings = ranges[...]
    for callout in callouts {
      let first = callout.lines.lowerBound
      ofHeadings = ofHeadings.drop { $0.upperBound <= first }
      if let range = ofHeadings.first, range.contains(first) { continue }
      ranges.append(callout.lines)
      causes.append((callout.heading, callout.reason))
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    causes.sort { $0.heading.lines.lowerBound < $1.heading.lines.lowerBound }
  }

  /// The callouts, each with its lines, among which no heading begins or ends anything. One that holds nothing is a heading of
  /// what stands below it.
  private static func callouts(in lines: [Substring], _ headings: inout [MarkdownHeading]) -> [Callout] {
    guard lines.contains(where: { $0.contains("[!") }) else { return [] }
    let code = FencedCode(lines)
    let ends = Set(headings.filter { $0.level < 7 }.map(\.lines.lowerBound))
    var found: [Callout] = []
    var bare: [MarkdownHeading] = []
    for index in lines.indices where !code.holds(index) && index >= found.last?.lines.upperBound ?? 0 {
      guard let callout = KeepingLabel.callout(lines[index], at: index) else { continue }
      let block = KeepingLabel.block(from: index, in: lines, headings: ends)
      let holdsWords = lines[block].dropFirst().contains { $0.contains { $0.isLetter || $0.isNumber } }
      if callout.hasTitle || holdsWords {
        found.append((callout.heading, callout.reason, block))
      } else {
        bare.append(callout.heading)
      }
    }
    let inner = Set(found.flatMap(\.lines))
    // One that says so itself, right below the quotation, begins its own part all the same.
    headings.removeAll {
      let line = $0.lines.lowerBound
      return inner.contains(line)
        && (lines[line].trimmed.first == ">" || KeepingWords.reason(in: $0.words) == nil)
    }
    headings = (headings + bare).sorted { $0.lines.lowerBound < $1.lines.lowerBound }
    return found
  }

  private typealias Callout = (heading: MarkdownHeading, reason: KeptBack.Reason, lines: Range<Int>)
}
