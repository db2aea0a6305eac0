import TripModel
import TripNotation

/// What a line without its day probably says, in the order of an expense: only for the advice of its diagnostic.
struct MeantExpense {
  /// Category, amount and what it was; in capitals what nothing tells.
  let line: String
  let isIncomplete: Bool

  /// Of a short text.
  init(_ written: String, at range: TextRange, _ words: ExpenseWords) {
    var rest = written[...].withoutLeadingBlanks
    var time = ""
    if let word = rest.firstWord, word.contains(":"), word.first?.isFigure == true {
      time = "\(word) "
      rest = rest[word.endIndex...].withoutLeadingBlanks
    }
    let named = words.categories.first(in: rest)
    if let named, let word = ExpenseWord(at: named.rest.after("refund") ?? named.rest),
      word.hasFigureFirst || word.isCurrency
    {
      (line, isIncomplete) = (time + String(rest), false)
      return
    }
    rest = named?.rest ?? rest
    let amount = Self.amount(in: rest, at: range, words)
    var before = Self.trimmed(amount.map { rest[..<$0.place.lowerBound] } ?? rest)
    let after = amount.map { rest[$0.place.upperBound...].withoutLeadingBlanks } ?? ""
    var category = named?.name
    if category == nil, let last = before.split(whereSeparator: \.isBlank).last,
      let known = words.categories.name(last)
    {
      category = known
      before = Self.trimmed(before[..<last.startIndex])
    }
    category = category ?? Self.category(of: "\(before) \(after)", words)
    let parts = [category ?? "CATEGORY", amount?.text ?? "AMOUNT", String(before)].filter { !$0.isEmpty }
    let blank = after.isEmpty || after.first == "," ? "" : " "
    line = time + parts.joined(separator: " ") + blank + String(after)
    isIncomplete = category == nil || amount == nil
  }

  /// Without the marks that one sets before an amount.
  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let last = text.last, last.isWhitespace || "~≈:=–—-".contains(last) { text.removeLast() }
    return text
  }

  /// The number with a currency, else the only one there is, with its code where that is known.
  private static func amount(
    in line: Substring, at range: TextRange, _ words: ExpenseWords
  ) -> (place: Range<String.Index>, text: String)? {
    let all = line.split(whereSeparator: \.isBlank).compactMap { ExpenseWord(at: line[$0.startIndex...]) }
    var bare: [(place: Range<String.Index>, text: String)] = []
    for (index, word) in all.enumerated() where word.text.contains(where: \.isFigure) {
      let next = word.isLast || index + 1 == all.count ? nil : all[index + 1]
      let previous = index == 0 || all[index - 1].isLast ? nil : all[index - 1]
      var (start, end) = (word.text.startIndex, word.text.endIndex)
      var isNamed = word.text.contains(where: \.isCurrencySymbol)
      if word.isBareNumber, let next, next.isCurrency || next.isNameOfCurrency {
        (end, isNamed) = (next.text.endIndex, true)
      } else if word.isBareNumber, let previous, previous.isCurrency || previous.isAlmostCurrency {
        (start, isNamed) = (previous.text.startIndex, true)
      }
      let piece = line[start..<end]
      let money = try? words.money.money(TextNode(String(piece), style: .plain, at: range))
      if word.isBareNumber, !isNamed {
        if money != nil, next?.isUnit != true { bare.append((start..<end, String(piece))) }
      } else if let money, let last = piece.lastIndex(where: \.isFigure) {
        let number = piece[...last].drop { !$0.isFigure }
        return (start..<end, "\(number) \(money.currency.code)")
      } else if isNamed {
        let isCode = next.map { CurrencySymbols.common.contains($0.text.uppercased()) } ?? false
        return (start..<end, isCode ? piece.uppercased() : String(piece))
      }
    }
    return bare.count == 1 ? bare[0] : nil
  }

  private static func category(of text: String, _ words: ExpenseWords) -> String? {
    let found =
      CategoryWords.category(for: text)
      ?? text.split { !$0.isLetter }.lazy.compactMap { CategoryWords.category(for: String($0)) }.first
    return found.flatMap { words.categories.name($0) }
  }
}
