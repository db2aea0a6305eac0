package import Diagnostics

/// What a reader of a value says when it cannot read it; the field adds the place.
package struct ValueProblem: Error, Hashable {
  package var code: DiagnosticCode
  /// One sentence in the traveller's words, without a closing full stop.
  package var message: String
  package var advice: String?
  /// The part of the text that is wrong; nil for all of it.
  package var part: Range<String.Index>?

  package init(
    _ code: DiagnosticCode, _ message: String, advice: String? = nil, part: Range<String.Index>? = nil
  ) {
    self.code = code
    self.message = message
    self.advice = advice
    self.part = part
  }

  /// The problem at its place in a text.
  package func problem(in text: TextNode) -> Problem {
    Problem(code, message, at: part.map { text.range(of: $0) } ?? text.range, advice: advice)
  }
}

extension FieldReader {
  /// The text of a key, with its place.
  package mutating func textNode(_ key: String) -> TextNode? {
    guard let node = node(key) else { return nil }
    guard let text = node.text else {
      findings.report(.wrongKind(node, expected: .text, of: "`\(key)`"))
      return nil
    }
    return text
  }

  /// The text of a key.
  package mutating func text(_ key: String) -> String? {
    textNode(key)?.value
  }

  /// The value of a key, as `read` makes it out of the text; its problem is reported at the text.
  package mutating func value<Value>(
    _ key: String, _ read: (TextNode) -> Result<Value, ValueProblem>
  ) -> Value? {
    guard let text = textNode(key) else { return nil }
    switch read(text) {
    case .success(let value): return value
    case .failure(let problem):
      let slip = ValueSlip.problem(in: text, of: findings.file) {
        if case .success = read($0) { true } else { false }
      }
      findings.report(slip ?? problem.problem(in: text))
      return nil
    }
  }

  /// The value of a key, for a reader that reports by itself, perhaps several things.
  package mutating func value<Value>(_ key: String, _ read: (TextNode, inout Findings) -> Value?) -> Value? {
    guard let text = textNode(key) else { return nil }
    return read(text, &findings)
  }

  /// `yes`, `no`, `true` or `false`, and nothing else.
  package mutating func yesNo(_ key: String) -> Bool? {
    value(key) { text in
      switch text.value {
      case "yes", "true": .success(true)
      case "no", "false": .success(false)
      default:
        .failure(
          ValueProblem(
            .badYesNo, "`\(key)` must be `yes` or `no`", advice: "Write \(Self.answers(meantBy: text.value))."
          )
        )
      }
    }
  }

  /// The answer behind `Yes`, `on` or `ja`, else both.
  private static func answers(meantBy word: String) -> String {
    switch word.lowercased() {
    case "yes", "true", "y", "on", "1", "ja", "oui", "si", "sí", "sim": "`yes`"
    case "no", "false", "n", "off", "0", "nein", "non", "não", "nee": "`no`"
    default: "`yes` or `no`"
    }
  }

  /// A whole number within a range, in digits with at most a sign.
  package mutating func wholeNumber(_ key: String, in range: ClosedRange<Int> = 0...Int.max) -> Int? {
    value(key) { text in
      let isWhole = text.value.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2B || $0 == 0x2D }
      guard isWhole, let number = Int(text.value), range.contains(number) else {
        return .failure(.notWhole(key, range))
      }
      return .success(number)
    }
  }

  /// One of several words, each with its value.
  package mutating func word<Value>(_ key: String, _ words: KeyValuePairs<String, Value>) -> Value? {
    value(key) { text in
      if let match = words.first(where: { $0.key == text.value }) { return .success(match.value) }
      return .failure(.unknownWord(text.value, for: key, among: words.map(\.key)))
    }
  }

  /// Names, as a list or in one text with commas; empty ones do not count.
  package mutating func names(_ key: String) -> [TextNode]? {
    guard let node = node(key) else { return nil }
    if let text = node.text { return parts(of: text, areItems: false).flatMap { FieldReader.names(in: $0) } }
    guard let items = node.items else {
      findings.report(.wrongKind(node, expected: .names, of: "`\(key)`"))
      return nil
    }
    return texts(items, of: key)
  }

  /// The names in a text with commas, or what stands for them in other languages, between them.
  package static func names(in text: TextNode) -> [TextNode] {
    text.value.split { ",;，、；".contains($0) }.map { text.part($0.startIndex..<$0.endIndex) }.filter {
      !$0.value.isEmpty
    }
  }

  /// The lines of a text of names that goes on below; a line that nothing parts from the one above is an error.
  package mutating func parts(of text: TextNode, areItems: Bool) -> [TextNode] {
    guard !text.lines.isEmpty, text.style != .singleQuoted, text.style != .doubleQuoted else { return [text] }
    let isBlock = text.style != .plain
    let parts = ((isBlock ? [] : [text.range]) + text.lines).map {
      TextNode(findings.file.text(at: $0), style: .plain, at: $0, verbatim: $0)
    }
    for (above, part) in zip(parts, parts.dropFirst()) where areItems || above.value.last != "," {
      findings.report(ValueSlip.unseparated(part.range))
    }
    return parts
  }

  private mutating func texts(_ items: [Node], of key: String) -> [TextNode] {
    items.flatMap { item -> [TextNode] in
      if item.text == nil, item.kind != .empty {
        findings.report(.wrongKind(item, expected: .text, of: "`\(key)`"))
      }
      return item.text.map { parts(of: $0, areItems: true) } ?? []
    }
  }
}

extension ValueProblem {
  fileprivate static func notWhole(_ key: String, _ range: ClosedRange<Int>) -> ValueProblem {
    let expected =
      range.upperBound == .max
      ? "a whole number from \(range.lowerBound) on"
      : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return ValueProblem(
      .badNumber, "`\(key)` must be \(expected)", advice: "Write it in digits, like \(example(range)).")
  }

  private static func example(_ range: ClosedRange<Int>) -> Int {
    range.contains(3) ? 3 : range.lowerBound
  }

  /// A word that is none of those allowed, with the one that was probably meant.
  package static func unknownWord(_ word: String, for key: String, among words: [String]) -> ValueProblem {
    let all = words.map { "`\($0)`" }.joined(separator: ", ")
    let near = Spelling.nearest(to: word, among: words).map { "Did you mean `\($0)`?" }
    return ValueProblem(
      .unknownWord, "Unknown `\(key)`: “\(PlainText.excerpt(word))”",
      advice: near ?? "Write one of these: \(all).")
  }
}
