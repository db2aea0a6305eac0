private import ByteSearch

/// An estimate of what reading a text would cost, which keeps a text of bad intent from costing much more
/// than it is long.
///
/// cmark-gfm 0.29.0.gfm.6 takes the square of the length for some texts that nobody writes: 20,000 times
/// `![[]()` in one paragraph, say. Each number here is an upper bound of the steps that one such weakness
/// takes; what an honest text of a megabyte comes to is far below the limits.
struct MarkdownCost {
  /// What cmark may be given to do.
  enum Verdict {
    case everything, withoutTables, plainTextOnly
  }

  private let length: Int
  private var lines = 0
  private var brackets = 0
  /// Bars of the widest rule below a table's head.
  private var widestRule = 0
  /// The most quotes and lists that one line opens.
  private var deepest = 0
  /// The longest stretch that may be the address of a reference.
  private var longestAddress = 0
  /// A line like the rule of a table makes cmark look through the paragraph before it.
  private var tableSteps = 0
  /// A mark that may begin something makes cmark look for its end in the rest of the paragraph.
  private var inlineSteps = 0
  private var paragraph = Paragraph()

  /// What is known of the paragraph that is not over yet.
  private struct Paragraph {
    var length = 0
    var marks = 0
    /// Bytes since the last address of a reference began; nil where none did.
    var address: Int?
  }

  init(of text: String) {
    length = text.utf8.count
    // Too short to come near any limit: without a bar there is no wide table, and all else takes at most the square of
    // the length, or its product with marks, brackets or lines.
    guard length > 1_400, length > 5_000 || text.utf8Span.span.firstPlace(of: UInt8(ascii: "|")) != nil else {
      return
    }
    for line in linesOfBytes(text) { add(LineShape(bytes: line)) }
    endParagraph()
  }

  /// What grows no faster than the text is fine, whatever its length.
  var verdict: Verdict {
    // Each reference copies its address, and each line passes through all quotes and lists that are open.
    if inlineSteps > 1_000_000_000 + 1_000 * length
      || product(longestAddress, brackets) > 50_000_000 + 500 * length
      || product(deepest, lines) > 30_000_000 + 20 * length
    {
      return .plainTextOnly
    }
    // Rows are filled up to the width of their head, and heads are compared column by column.
    let cells = product(widestRule, max(lines, widestRule / 4))
    return cells > 500_000 + 2 * length || tableSteps > 40_000_000 + 200 * length
      ? .withoutTables : .everything
  }

  private mutating func add(_ line: LineShape) {
    if line.endsParagraph { endParagraph() }
    lines += 1
    brackets += line.brackets
    deepest = max(deepest, line.depth)
    paragraph.length += line.bytes.count + 1
    paragraph.marks += line.marks
    if line.hasDefinition { paragraph.address = 0 }
    paragraph.address = paragraph.address.map { $0 + line.bytes.count }
    longestAddress = max(longestAddress, paragraph.address ?? 0)
    guard line.isTableRule else { return }
    widestRule = max(widestRule, line.bars + 1)
    tableSteps = sum(tableSteps, paragraph.length)
  }

  private mutating func endParagraph() {
    inlineSteps = sum(inlineSteps, product(paragraph.marks, paragraph.length))
    paragraph = Paragraph()
  }
}

/// The bytes of each line, whichever of the three line breaks ends it.
private func linesOfBytes(_ text: String) -> [ArraySlice<UInt8>] {
  var bytes = Array(text.utf8)
  if bytes.contains(0x0D) {
    bytes = Array(text.replacing("\r\n", with: "\n").replacing("\r", with: "\n").utf8)
  }
  return bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
}

private func sum(_ one: Int, _ other: Int) -> Int {
  let (sum, isOver) = one.addingReportingOverflow(other)
  return isOver ? .max : sum
}

private func product(_ one: Int, _ other: Int) -> Int {
  let (product, isOver) = one.multipliedReportingOverflow(by: other)
  return isOver ? .max : product
}
