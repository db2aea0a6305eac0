/// Several numbers that make up an amount: `2 x 12.50`, `30 + 5 tip`, `10 - 12 EUR`. They are never worked out, but
/// proposed.
struct AmountExpression {
  /// All of it, with its currency.
  let text: Substring
  let result: AmountGuess

  /// Nil where no such thing stands at the beginning of a text.
  init?(at start: Substring) {
    let near = start.prefix(60)
    var numbers = 0
    var isOpen = true
    var end = near.startIndex
    var place = near.startIndex
    scan: while place < near.endIndex {
      let letter = near[place]
      if letter.isFigure {
        guard isOpen else { break scan }
        let number = near[place...].prefix { $0.isFigure || ".,'’".contains($0) }
        place = number.endIndex
        if let last = number.last, !last.isFigure { place = near.index(before: place) }
        numbers += 1
        isOpen = false
        end = place
      } else if "x×*X·+-–".contains(letter), !isOpen, Self.isMark(at: place, in: near) {
        isOpen = true
        place = near.index(after: place)
      } else if letter.isBlank || "€$£¥".contains(letter) {
        place = near.index(after: place)
        if !letter.isBlank, !isOpen { end = place }
      } else {
        break
      }
    }
    guard numbers > 1, !isOpen else { return nil }
    // The currency behind it belongs to it.
    if let word = ExpenseWord(at: near[end...].withoutLeadingBlanks), word.isCurrency || word.isNameOfCurrency
    {
      end = word.text.endIndex
    }
    guard let result = AmountGuess(near[..<end]) else { return nil }
    text = near[..<end]
    self.result = result
  }

  /// Whether an `x` stands between two numbers, and is no word.
  private static func isMark(at place: String.Index, in text: Substring) -> Bool {
    let next = text[text.index(after: place)...].withoutLeadingBlanks.drop { "€$£¥".contains($0) }
    return next.first?.isFigure == true
  }
}
