import Diagnostics

/// A line that carries a text on, and begins as if it were something of its own: one that YAML folds, and nobody
/// meant so.
enum BeginsAgain {
  /// A value that was broken off by hand is shorter than one that a program folded.
  private static let shortLine = 60

  /// What is wrong with a line that would belong to the text above it, if something is.
  ///
  /// `first` is the text's first line, at `place`; `ahead` stands at the beginning of the other. `isItem` says that
  /// the text is an item of a list.
  static func problem(_ ahead: Cursor, after first: Range<Int>, at place: TextRange, isItem: Bool) -> Problem?
  {
    let line = ahead.source.bytes[ahead.at..<ahead.current.end]
    let start = ahead.source.bytes[first]
    if let sign = ListSign(line) {
      if isItem { return itemWithoutDash(ahead, sign) }
      guard let own = ListSign(start), own.kind == sign.kind else { return nil }
      return notADash(place, own)
    }
    guard isItem, ListSign.beginsWithDay(line), ListSign.beginsWithDay(start) else { return nil }
    return itemWithoutDash(ahead, nil)
  }

  /// A day at the beginning of a line below a short one may be a value of its own; what is wrong with a day below a
  /// day, its reader says.
  static func doubt(_ ahead: Cursor, after first: Range<Int>) -> Problem? {
    let line = ahead.source.bytes[ahead.at..<ahead.current.end]
    guard first.count < shortLine, ListSign.beginsWithDay(line),
      !ListSign.beginsWithDay(ahead.source.bytes[first])
    else { return nil }
    return Problem(
      .badIndent, "This line begins with a day, and belongs to the text above it", at: ahead.restOfLine,
      advice:
        "Begin it in the column of the lines that it belongs beside; if both are one text, put quotes round it."
    )
  }

  /// A line of a list that begins with another sign than a dash and a blank.
  static func notADash(_ place: TextRange, _ sign: ListSign) -> Problem {
    Problem(
      .missingDash,
      sign.kind == .gluedDash
        ? "No space stands behind this dash, so the line is no item of a list"
        : "An item of a list does not begin with `\(sign.text)`", at: place, advice: sign.advice)
  }

  private static func itemWithoutDash(_ ahead: Cursor, _ sign: ListSign?) -> Problem {
    let column = ahead.column
    let instead =
      sign.map { $0.kind == .gluedDash ? ", and a space behind it" : " in place of `\($0.text)`" } ?? ""
    return Problem(
      .missingDash,
      "This line begins like an item of the list, but without a dash: neither it nor the item above it is read",
      at: ahead.restOfLine,
      advice: sign?.kind == .gluedDash
        ? "Write the dash in the column of the dashes above\(instead)."
        : "Begin it with `- `\(instead), \(column == 0 ? "in" : "so that its dash stands in") the column of the "
          + "dashes above."
    )
  }
}
