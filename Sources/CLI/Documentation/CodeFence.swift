/// Whether a line of a document belongs to a block of code between fences, told line by line.
struct CodeFence {
  /// The fence that is open: its sign and how often it stands there.
  private var open: (sign: Character, length: Int)?

  var isOpen: Bool { open != nil }

  /// Takes the next line; true for a fence and for what stands between two of them.
  mutating func takes(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    let sign = text.first ?? " "
    let length = text.prefix { $0 == sign }.count
    let isFence = (sign == "`" || sign == "~") && length >= 3
    if let fence = open {
      let rest = text.dropFirst(length)
      if isFence, sign == fence.sign, length >= fence.length, rest.allSatisfy(\.isWhitespace) { open = nil }
      return true
    }
    guard isFence else { return false }
    open = (sign, length)
    return true
  }
}
