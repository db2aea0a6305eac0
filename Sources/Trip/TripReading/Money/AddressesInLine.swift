import Diagnostics
import TripNotation

/// The mail addresses behind the names of those who paid, or for whom it was, on the line of an expense:
/// `…, paid by Ana <ana@example.org>`. In doubt an address is one of these, not a word of what was bought.
struct AddressesInLine {
  /// Each where it stands.
  let addresses: [TextNode]
  /// The line without them; of an address alone what stands before its `@` remains.
  let line: TextNode

  init(_ text: TextNode) {
    let found = Self.found(in: text.value)
    addresses = found.map { text.part($0.startIndex..<$0.endIndex) }
    var line = text
    if !found.isEmpty { (line.value, line.verbatim) = (Self.cut(found, from: text.value), nil) }
    self.line = line
  }

  /// Behind these words people are named, in the languages in which lines are written.
  private static let beforeNames: Set<String> = [
    "by", "for", "to", "with", "von", "für", "mit", "par", "pour", "avec", "por", "para", "con", "da", "per",
    "door", "voor", "met", "av", "af", "till", "til", "przez", "dla",
  ]

  private static func found(in value: String) -> [Substring] {
    guard value.contains(where: { "@\u{FF20}".contains($0) }) else { return [] }
    var isOfPeople = false
    return value.split(whereSeparator: NameWithAddress.isEdge).filter { word in
      if isBeforeNames(word) { isOfPeople = true }
      return NameWithAddress.isAddress(word) && (isOfPeople || value[..<word.startIndex].last == "<")
    }
  }

  private static func isBeforeNames(_ word: Substring) -> Bool {
    beforeNames.contains(word.last == ":" ? word.dropLast().lowercased() : word.lowercased())
  }

  private static func cut(_ found: [Substring], from value: String) -> String {
    var (line, end) = ("", value.startIndex)
    for address in found {
      var before = value[end..<address.startIndex]
      var behind = value[address.endIndex...]
      if let open = before.last, "<([".contains(open) {
        before.removeLast()
        if let close = behind.first, ">)]".contains(close) { behind.removeFirst() }
      }
      line += before
      while line.last?.isWhitespace == true { line.removeLast() }
      if isAlone(behind: line) {
        line += (line.isEmpty ? "" : " ") + NameWithAddress.mailbox(of: address)
      }
      end = behind.startIndex
    }
    return line + value[end...]
  }

  /// Whether no name stands between an address and the word or the comma before it.
  private static func isAlone(behind line: String) -> Bool {
    guard let last = line.last, !",;".contains(last) else { return true }
    return line.split(whereSeparator: NameWithAddress.isEdge).last.map(isBeforeNames) ?? true
  }
}

extension Findings {
  /// The line of an expense without the addresses behind names, each of which is told.
  mutating func lineWithoutAddresses(_ text: TextNode) -> TextNode {
    let cut = AddressesInLine(text)
    for address in cut.addresses { report(.addressBehindName(at: address.range), as: .warning) }
    return cut.line
  }
}
