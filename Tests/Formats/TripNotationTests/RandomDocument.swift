import Rounds

/// Writes random documents, most of them right YAML, always the same ones for a seed.
struct RandomDocument {
  private var numbers: SplitMix

  init(seed: UInt64) {
    // Another multiplier than that of the sequence, or the seeds would give shifted parts of one sequence.
    numbers = SplitMix(state: seed &* 0xD134_2543_DE82_EF95)
  }

  mutating func number(below bound: Int) -> Int { numbers.number(below: bound) }

  mutating func pick(_ choices: [String]) -> String {
    choices[number(below: choices.count)]
  }

  mutating func chance(_ percent: Int) -> Bool {
    number(below: 100) < percent
  }

  func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }

  /// A whole document.
  mutating func document() -> String {
    let start = pick(["", "", "", "---\n", "# c\n", "\n", "--- # c\n", "\n---\n\n"])
    let ends = ["", "\n", "\n", "\n\n", "\n...\n", "\n# c\n", "\n... # c\n...\n", "\n \n", "\n  "]
    return dressed(start + block(0, depth: 0).drop { $0 == "\n" } + pick(ends))
  }

  /// A document with a few characters taken out, put in or doubled.
  mutating func mutated(_ text: String) -> String {
    var characters = Array(text.unicodeScalars)
    for _ in 0...number(below: 3) where !characters.isEmpty {
      let index = number(below: characters.count)
      switch number(below: 4) {
      case 0: characters.remove(at: index)
      case 1: characters.insert(contentsOf: pick(signs).unicodeScalars, at: index)
      case 2: characters.replaceSubrange(index...index, with: pick(signs).unicodeScalars)
      default:
        let end = min(characters.count, index + 1 + number(below: 6))
        characters.insert(contentsOf: characters[index..<end], at: number(below: characters.count))
      }
    }
    return characters.reduce(into: "") { $0.unicodeScalars.append($1) }
  }

  /// Signs without any order.
  mutating func noise() -> String {
    (0...number(below: 12)).map { _ in pick(signs) }.joined()
  }

  /// Bytes without any order, mostly such as mean something.
  mutating func bytes() -> [UInt8] {
    var bytes = Array(noise().utf8)
    for _ in 0..<number(below: 4) {
      bytes.insert(UInt8(number(below: 256)), at: number(below: bytes.count + 1))
    }
    return bytes
  }

  private let signs = [
    "a", "b", "c d", "- ", "-", ": ", ":", "? ", "?", "\n", "\n", "\n ", "\n  ", "\n    ", "\n- ", "\n  - ",
    " ", "  ",
    "\t", "#", " #", " # c", "\"", "'", "''", "\\", "\\n", "[", "]", "{", "}", ",", ", ", "|", ">", "|-",
    ">+", "|2", "&",
    "*", "!", "%", "@", "`", "\n---\n", "\n...\n", "~", "null", "<<", "é", "😋", "\"q\"", "'s'", "a: ", "k: ",
    "b: |\n",
    "c: >\n", "- a: ", "- - ", "\n\n", "\r\n", "[a, b]", "{a: b}",
  ]

  private mutating func block(_ indent: Int, depth: Int) -> String {
    switch number(below: depth > 3 ? 3 : 10) {
    case 0..<4: return " " + value(indent)
    case 4..<7:
      let column = depth == 0 ? 0 : indent + number(below: 3)
      return (0...number(below: 3)).map { _ in
        "\n" + spaces(column + (chance(3) ? 1 : 0)) + key() + block(column + 1, depth: depth + 1)
          + pick(["", "", "", "\n# c", "\n"])
      }.joined()
    default:
      let column = depth == 0 ? 0 : max(0, indent - 1 + number(below: 3))
      return (0...number(below: 3)).map { _ in
        "\n" + spaces(column) + "-" + compact(block(column + 1, depth: depth + 1), column: column)
      }.joined()
    }
  }

  /// Puts the first line of an item beside its dash, if the lines below it then still stand right.
  private func compact(_ block: String, column: Int) -> String {
    let indent = block.dropFirst().prefix { $0 == " " }.count
    guard block.hasPrefix("\n"), indent >= column + 2 else { return block }
    return String(block.dropFirst(column + 2))
  }

  private mutating func key() -> String {
    pick(["a", "b", "c", "d", "e", "f g", "\"h\"", "'i'", word(), oddKey()])
      + (chance(2) ? "\t:" : pick([":", ":", ":", " :"]))
  }

  private mutating func word() -> String {
    pick([
      "a", "bc", "d e", "x-y", "h:i", "j#k", "don't", "p\"q", "l, m", "~", "null", "é😋", "-z", "?z", ":z",
      "a\tb", "o]",
      "no", "g  h", "#t", "u #v", "w: y", "- s", "& r", "it: ", "", "日本",
      "e\u{301}", "\u{A0}n", "\u{200B}z", "👩‍👩‍👧", "\u{1F1F5}\u{1F1F9}", "x:", "x,", "%p", "a'b", "---", "...",
      "1,2", "{t}", "[t",
    ])
  }

  private mutating func value(_ indent: Int) -> String {
    switch number(below: 10) {
    case 0:
      quoted(
        indent, "\"", ["a", " ", "\\n", "\\\"", "\\\\", "'", ": ", "#", "\\ ", "\\\n" + spaces(indent + 1)])
    case 1: quoted(indent, "'", ["a", " ", "''", "\\", "\"", ": ", "- "])
    case 2: folded(indent)
    case 3, 4: blockText(indent)
    case 5, 6: brackets(indent, depth: 0)
    default: word() + pick(["", "", " # c", " #c", " "])
    }
  }

  private mutating func quoted(_ indent: Int, _ quote: String, _ parts: [String]) -> String {
    let lines = ["\n" + spaces(indent + number(below: 3)), "\n\n" + spaces(indent), " \n" + spaces(indent)]
    return quote + (0..<number(below: 6)).map { _ in pick(parts + lines) }.joined() + quote
  }

  private mutating func blockText(_ indent: Int) -> String {
    let column = indent + number(below: 3)
    var text = pick(["|", ">"]) + header(column - indent + 1) + pick(["", "", " ", " # c", "\t"])
    for _ in 0..<number(below: 6) {
      text += "\n" + pick(["", "", spaces(column), spaces(column + 1), "\t"])
      text +=
        chance(20) ? spaces(number(below: column + 3)) : spaces(column) + pick(["", "", " ", "\t"]) + word()
    }
    return text
  }

  private mutating func brackets(_ indent: Int, depth: Int) -> String {
    let isMap = chance(50)
    var text = isMap ? "{" : "["
    for index in 0..<number(below: 4) {
      if index > 0 { text += "," }
      text += pick(["", " ", " ", "\n" + spaces(indent + number(below: 2)), " # c\n" + spaces(indent + 1)])
      if isMap != chance(5) {
        text += pick(["a", "b", "c d", "\"q\"", word()]) + pick([": ", ": ", ":", " : "])
      }
      text += depth < 2 && chance(30) ? brackets(indent, depth: depth + 1) : word()
    }
    return text + pick(["", "", " ", ",", "\n" + spaces(indent)]) + (isMap ? "}" : "]")
  }
}
