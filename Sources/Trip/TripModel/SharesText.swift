/// For whom an expense was, as one text of a table: `Ana × 2; Ben`.
///
/// A name that would be misread, such as one with a semicolon, stands in quotation marks, and those in it are doubled.
package enum SharesText {
  package static func text(of shares: [Expense.Share]) -> String {
    shares.map { share in
      let name = needsMarks(share.traveller) ? marked(share.traveller) : share.traveller
      return share.parts == 1 ? name : "\(name) × \(share.parts)"
    }.joined(separator: "; ")
  }

  /// The names with their parts; nil where a part is no whole number above nought. Nobody is looked up.
  package static func shares(in text: String) -> [Expense.Share]? {
    var shares: [Expense.Share] = []
    var rest = text[...]
    while true {
      guard let (share, following) = share(at: rest) else { return nil }
      if let share { shares.append(share) }
      guard let following else { return shares }
      rest = following
    }
  }

  /// What stands up to the next semicolon outside of marks, and what is behind it; nil for the last.
  private static func share(at start: Substring) -> (Expense.Share?, rest: Substring?)? {
    let text = start.drop { $0 == " " }
    guard text.first == "\"" else {
      let end = text.firstIndex(of: ";") ?? text.endIndex
      let piece = trimmed(text[..<end])
      let rest = end < text.endIndex ? text[text.index(after: end)...] : nil
      if piece.isEmpty { return (nil, rest) }
      guard let (name, parts) = nameAndParts(piece) else { return nil }
      return (Expense.Share(traveller: name, parts: parts), rest)
    }
    var name = ""
    var place = text.index(after: text.startIndex)
    while let mark = text[place...].firstIndex(of: "\"") {
      name += text[place..<mark]
      place = text.index(after: mark)
      guard place < text.endIndex, text[place] == "\"" else { break }
      name += "\""
      place = text.index(after: place)
    }
    let end = text[place...].firstIndex(of: ";") ?? text.endIndex
    let rest = end < text.endIndex ? text[text.index(after: end)...] : nil
    guard let (none, parts) = nameAndParts("n" + trimmed(text[place..<end])), none == "n" else { return nil }
    return (Expense.Share(traveller: name, parts: parts), rest)
  }

  /// Takes `Ana × 2` apart; one part where none is written.
  private static func nameAndParts(_ text: some StringProtocol) -> (name: String, parts: Int)? {
    guard let cross = text.lastIndex(of: "×") else { return (String(text), 1) }
    let figures = text[text.index(after: cross)...].drop { $0 == " " }
    guard !figures.isEmpty, figures.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let parts = Int(figures),
      parts > 0
    else { return nil }
    return (String(trimmed(text[..<cross])), parts)
  }

  private static func needsMarks(_ name: String) -> Bool {
    name.contains { ";\"×".contains($0) } || name.first == " " || name.last == " "
  }

  private static func marked(_ name: String) -> String { "\"" + name.replacing("\"", with: "\"\"") + "\"" }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var rest = String(text)[...].drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
