/// What the generator of documents adds where readers of YAML have been wrong before.
extension RandomDocument {
  /// A document with other line ends, a byte order mark, blanks at line ends, or tabs for blanks.
  mutating func dressed(_ text: String) -> String {
    var text = text
    if chance(8) { text = withBlanksAtLineEnds(text) }
    if chance(4) { text = text.replacing(": ", with: ":\t") }
    if chance(2) { text = text.replacing("- ", with: "-\t") }
    if chance(10) { text = text.replacing("\n", with: "\r\n") }
    if chance(5) { text = "\u{FEFF}" + text }
    return text
  }

  private mutating func withBlanksAtLineEnds(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line + pick(["", "", "", " ", "  ", "\t"])
    }.joined(separator: "\n")
  }

  /// A key with signs that mean something elsewhere.
  mutating func oddKey() -> String {
    pick([
      "-k", "?k", ":k", "k#l", "k'l", "k\"l", "k,l", "k]l", "k}", "[k", "'k'''", "\"k\\u00e9\"", "日本",
      "e\u{301}", "é", "k l  m", "~", "null", "\"\"", "''", "---k", "...", "%k", "k:l", "k::", "k\tl", "? k",
      "- k", "- - k", "-", "<<", "'<<'", "&k", "!k", "*k", "@k", "|", ">", "\u{FEFF}k",
    ])
  }

  /// Text without quotes over several lines, with what may stand between them.
  mutating func folded(_ indent: Int) -> String {
    let begins = [
      "e", "f g", "- h", "i: j", "#k", "?", "? l", ":", "m:", "\"n\"", "'o", "[p", "q]", "&r", "|", "%s",
      "---",
    ]
    let between = ["", "", "", " ", " # c", "\n", "\n\n", "\n" + spaces(indent) + "# c", "\n\n\t", "\n \t"]
    var text = pick(["a", "b c", "d"])
    for _ in 0...number(below: 3) {
      text += pick(between) + "\n" + spaces(indent + number(below: 3)) + pick(["", "", "", "\t"])
      text += pick(begins)
    }
    return text
  }

  /// Indentation and chomping of a block text in every order, mostly fitting what follows.
  mutating func header(_ fitting: Int) -> String {
    let digit = chance(40) ? String(chance(70) ? fitting : number(below: 10)) : ""
    let chomping = pick(["", "", "-", "+"])
    return chance(50) ? digit + chomping : chomping + digit
  }

  /// A document with a few bytes changed, taken out or put in; what is no UTF-8 then comes as U+FFFD.
  mutating func mutatedBytes(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...number(below: 3) where !bytes.isEmpty {
      let index = number(below: bytes.count)
      switch number(below: 3) {
      case 0: bytes[index] = UInt8(number(below: 128))
      case 1: bytes.remove(at: index)
      default:
        bytes.insert(pick(["\n", " ", "\t", "\"", "'", ":", "-", "#", "\r"]).utf8.first ?? 0, at: index)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
