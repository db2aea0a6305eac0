/// An amount as a cell has it: `1.234,56`, `-12,50`, `12.50-`, `(12.50)`, `€ 12,50`.
struct WrittenAmount {
  let isNegative: Bool
  /// What stands beside the number: a code or a symbol, or nothing.
  let mark: String
  /// Figures with what parts them.
  let number: String

  /// Nil for what holds no figure, or more than a number and a currency.
  init?(_ text: String) {
    guard text.utf8.count <= 60, let first = text.firstIndex(where: Self.isFigure),
      let last = text.lastIndex(where: Self.isFigure)
    else { return nil }
    let (before, after) = (text[..<first], text[text.index(after: last)...])
    let around = before + " " + after
    isNegative = around.contains { "-−–(".contains($0) }
    let words = around.split { $0.isWhitespace || "-−–+()".contains($0) }.filter { $0 != "." && $0 != "," }
    guard Set(words).count <= 1 else { return nil }
    mark = words.first.map(String.init) ?? ""
    number = text[first...last].map { $0.isWhitespace ? " " : $0 == "’" ? "'" : String($0) }.joined()
    guard number.allSatisfy({ Self.isFigure($0) || ".,' ".contains($0) }) else { return nil }
  }

  /// The figures before and behind a mark; nil where what parts them is not set as thousands are.
  func parts(_ mark: DecimalMark) -> (whole: String, fraction: String)? {
    let pieces = number.split(separator: mark.character, maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = pieces.count == 2 ? String(pieces[1]) : ""
    guard fraction.allSatisfy(Self.isFigure), let whole = Self.ungrouped(pieces[0]) else { return nil }
    return (whole, fraction)
  }

  /// What the number says by itself about the mark of its column.
  ///
  /// `hasDecimals` says whether its currency has any: yen with decimals are none.
  func evidence(hasDecimals: Bool) -> Evidence {
    func reads(_ mark: DecimalMark) -> (whole: String, fraction: String)? {
      guard let parts = parts(mark), hasDecimals || parts.fraction.allSatisfy({ $0 == "0" }) else {
        return nil
      }
      return parts
    }
    switch (reads(.point), reads(.comma)) {
    case (let point?, let comma?): return point == comma ? .neither : .either
    case (_?, nil): return .only(.point)
    case (nil, _?): return .only(.comma)
    case (nil, nil): return .neither
    }
  }

  enum Evidence: Equatable {
    case only(DecimalMark)
    /// It reads both ways, as two numbers.
    case either
    case neither
  }

  /// `1 200`, `1.200.300`, `12,00,000`; nil where figures are grouped otherwise.
  private static func ungrouped(_ whole: Substring) -> String? {
    let marks = whole.filter { !isFigure($0) }
    let groups = whole.split(omittingEmptySubsequences: false) { !isFigure($0) }
    guard Set(marks).count <= 1, let lead = groups.first, let last = groups.last,
      groups.count == 1 || ((1...3).contains(lead.count) && lead != "0" && last.count == 3)
    else { return nil }
    let middle = groups.dropFirst().dropLast()
    let isIndian = marks.contains(",") && lead.count <= 2 && middle.allSatisfy { $0.count == 2 }
    return isIndian || middle.allSatisfy { $0.count == 3 } ? groups.joined() : nil
  }

  private static func isFigure(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
