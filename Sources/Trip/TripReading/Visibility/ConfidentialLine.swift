/// A line of a small file, letter by letter, with what of it is for nobody else. It is looked at without YAML: what is
/// wrong in it may be what keeps it from being read.
struct ConfidentialLine {
  private let letters: [Character]
  /// Before each letter, how many brackets are open.
  private let depths: [Int]
  private let keys: ConfidentialKeys
  /// Of each letter whether it is hidden.
  private(set) var hidden: [Bool]
  /// The column, from 0, of the first key whose value goes on to the line's end, and may go on below.
  private(set) var openKey: Int?
  /// How many brackets of that value are still open.
  private(set) var openBrackets = 0

  /// `isBelow` for a line that belongs to such a value as a whole.
  init(_ text: String, _ keys: ConfidentialKeys, isBelow: Bool = false) {
    letters = Array(text)
    var depth = 0
    depths = letters.map { letter in
      defer { depth += Self.brackets(in: CollectionOfOne(letter)) }
      return depth
    }
    self.keys = keys
    hidden = Array(repeating: false, count: letters.count)
    guard letters.count <= Self.longest else {
      hidden = letters.map { _ in true }
      return
    }
    if isBelow { hide(letters.indices) } else { hideValues() }
    hideMailboxes()
  }

  /// Letters. Nobody looks into a longer line, nor reads it.
  private static let longest = 20_000

  /// How many brackets a line opens more than it closes.
  static func brackets(in text: some Sequence<Character>) -> Int {
    text.reduce(0) { $0 + ("{[".contains($1) ? 1 : "}]".contains($1) ? -1 : 0) }
  }

  private mutating func hideValues() {
    var index = 0
    while index < letters.count {
      guard isStart(index), let value = value(of: index) else {
        index += 1
        continue
      }
      let end = end(from: value.start, ofKeyAt: index)
      let text = letters[value.start..<end]
      if !isHarmless(text, value.kind) {
        hide(value.start..<end)
        if end == letters.count, openKey == nil {
          (openKey, openBrackets) = (index, max(0, Self.brackets(in: text)))
        }
      }
      index = max(index + 1, end)
    }
  }

  /// Whether a key may begin there.
  private func isStart(_ index: Int) -> Bool {
    guard letters[index].isLetter else { return false }
    if index == 0 { return true }
    let before = letters[index - 1]
    return before.isWhitespace || "{,[-\"'?&".contains(before)
  }

  /// Where the value begins of a key that stands there, if it is such a one; without a mark behind it only at the
  /// beginning of a line or of a part of one in brackets.
  private func value(of start: Int) -> (start: Int, kind: ConfidentialKeys.Kind)? {
    let name = letters[start...].prefix(Self.longestKey).prefix {
      $0.isLetter || $0.isNumber || $0 == " " || $0 == "_" || $0 == "-"
    }
    var mark = name.endIndex
    while mark < letters.count, "\"' \t".contains(letters[mark]) { mark += 1 }
    if mark < letters.count, ":=：".contains(letters[mark]) {
      return keys.kind(of: String(name)).map { (mark + 1, $0) }
    }
    guard isFirst(start) else { return nil }
    for count in [2, 1] {
      let words = name.split(separator: " ").prefix(count)
      guard words.count == count, let end = words.last?.endIndex, end < letters.count,
        letters[end].isWhitespace, let kind = keys.kind(of: String(name[start..<end]))
      else { continue }
      // Prose goes on in more words, and tells no figure.
      let rest = letters[end...].drop(while: \.isWhitespace)
      let isOneWord = !rest.contains(where: \.isWhitespace)
      if !rest.isEmpty, isOneWord || rest.contains(where: { $0.isNumber || $0 == "@" }) { return (end, kind) }
    }
    return nil
  }

  /// Letters; nobody names a key in more.
  private static let longestKey = 40

  /// Whether nothing but the mark of a list, or a bracket, stands before it.
  private func isFirst(_ index: Int) -> Bool {
    let before = letters[..<index].last { !$0.isWhitespace && !"\"'-".contains($0) }
    return before.map { "{,[".contains($0) } ?? true
  }

  /// Where a value ends: at the end of the line, or within brackets at the next key or the bracket's end; in an address
  /// where its next part begins.
  private func end(from start: Int, ofKeyAt key: Int) -> Int {
    if key > 0, "?&".contains(letters[key - 1]) {
      return letters[start...].firstIndex { $0.isWhitespace || "&\"'".contains($0) } ?? letters.count
    }
    guard depths[key] > 0 else { return letters.count }
    var (depth, index) = (0, start)
    let first = letters[start...].firstIndex { !$0.isWhitespace } ?? letters.count
    if first < letters.count, "\"'".contains(letters[first]),
      let close = letters[(first + 1)...].firstIndex(of: letters[first])
    {
      index = close + 1
    }
    while index < letters.count {
      switch letters[index] {
      case "{", "[": depth += 1
      case "}", "]":
        if depth == 0 { return index }
        depth -= 1
      case "," where depth == 0 && isKey(behind: index): return index
      default: break
      }
      index += 1
    }
    return letters.count
  }

  /// Whether a key with its mark stands behind a comma.
  private func isKey(behind comma: Int) -> Bool {
    let rest = letters[(comma + 1)...].drop { $0.isWhitespace || "\"'".contains($0) }
    guard rest.first?.isLetter == true else { return false }
    let name = rest.prefix(Self.longestKey).prefix { !"{}[],:=：".contains($0) }
    return name.endIndex < letters.count && ":=：".contains(letters[name.endIndex])
  }

  /// A yes or no says nothing of anybody; nor is a word of letters alone a number or a mailbox.
  private func isHarmless(_ value: ArraySlice<Character>, _ kind: ConfidentialKeys.Kind) -> Bool {
    let word = String(String(value)[...].trimmed)
    if word.isEmpty { return false }
    return kind != .place && VisibilityVocabulary.answer(word) != nil
      || kind == .contact && word.allSatisfy(\.isLetter)
  }

  /// Hides all but the words that only say what stands behind them.
  private mutating func hide(_ range: Range<Int>) {
    for index in range { hidden[index] = true }
    for index in range where isStart(index) {
      let name = letters[index..<range.upperBound].prefix(Self.longestKey).prefix {
        $0.isLetter || $0 == " " || $0 == "_"
      }
      let end = name.endIndex
      guard end < range.upperBound, ":=：".contains(letters[end]),
        ConfidentialKeys.isOfForm(String(name))
      else { continue }
      for index in index..<end { hidden[index] = false }
    }
  }

  /// What looks like a mailbox, wherever those are for nobody else.
  private mutating func hideMailboxes() {
    guard keys.hidesContacts else { return }
    for at in letters.indices where letters[at] == "@" {
      let start = letters[..<at].lastIndex { !isOfMailbox($0) }.map { $0 + 1 } ?? 0
      let end = letters[(at + 1)...].firstIndex { !isOfMailbox($0) } ?? letters.count
      guard start < at, letters[at..<end].contains(".") else { continue }
      for index in start..<end { hidden[index] = true }
    }
  }

  private func isOfMailbox(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || ".+-_%".contains(letter)
  }
}
