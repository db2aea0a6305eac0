import Diagnostics

extension FieldReader {
  /// Reads the map of a key with a reader of its own.
  package mutating func map<Value>(
    _ key: String, as what: String, _ body: (inout FieldReader) -> Value?
  ) -> Value? {
    guard let node = node(key) else { return nil }
    return FieldReader.read(node, as: what, &findings, body)
  }

  /// The fields of a map whose keys are the author's own words, as in `rates`.
  package mutating func entries(_ key: String) -> [Field]? {
    guard let node = node(key) else { return nil }
    guard let fields = node.fields else {
      findings.report(.wrongKind(node, expected: .map, of: "`\(key)`"))
      return nil
    }
    return fields.filter { $0.value.kind != .broken }
  }

  /// The items of a list; those left empty do not count.
  package mutating func items(_ key: String) -> [Node]? {
    guard let node = node(key) else { return nil }
    return Node.items(of: node, as: "`\(key)`", &findings)
  }

  /// Reads every item of a list, each a map; one that cannot be read does not cost the others.
  package mutating func items<Value>(
    _ key: String, as what: String, _ body: (inout FieldReader) -> Value?
  ) -> [Value]? {
    guard let items = items(key) else { return nil }
    return items.compactMap { FieldReader.read($0, as: what, &findings, body) }
  }
}

extension Node {
  /// The items of a list that are not empty, for a file that is a list; an error if it is none.
  ///
  /// `what` stands in the sentence of the error as it is: the list of pins, `pins.yml` in backticks.
  ///
  /// - Returns: nil for what is no list; no items for an empty file.
  package static func items(of node: Node, as what: String, _ findings: inout Findings) -> [Node]? {
    switch node.kind {
    case .list(let items): return items.filter { $0.kind != .empty && $0.kind != .broken }
    case .empty: return []
    case .broken: return nil
    case .text, .map:
      findings.report(.wrongKind(node, expected: .list, of: what))
      return nil
    }
  }
}

/// What a field wants, for the words of an error.
enum Expectation: String {
  case text = "a text"
  case names = "names"
  case list = "a list"
  case map = "fields"
}

extension Problem {
  /// `what` is named as it shall stand in the sentence: an expense, or a key in backticks.
  static func wrongKind(_ node: Node, expected: Expectation, of what: String) -> Problem {
    if expected == .map, what.hasSuffix(".yml"), case .text(let text) = node.kind, text.style == .plain {
      return PlainText.missingColon(node.range)
    }
    let found =
      switch node.kind {
      case .empty, .broken: "nothing"
      case .text: "a text"
      case .list: "a list"
      case .map: "fields"
      }
    return Problem(
      .wrongKind, "Expected \(expected.rawValue) in \(what), found \(found)", at: node.range,
      advice: expected.advice(found: node))
  }
}

extension Expectation {
  fileprivate func advice(found node: Node) -> String {
    switch self {
    case .text:
      if case .map = node.kind { "If it is meant as a text, put quotes round it." } else { "Write one text." }
    case .names: "Write names separated by commas, like `Ana, Ben`."
    case .list: "Begin each item on a line of its own with `- `."
    case .map: "Write a field on each line, like `title: …`."
    }
  }
}
