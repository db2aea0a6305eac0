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
      advice: expected.advice(found: node, of: what))
  }
}

extension Expectation {
  fileprivate func advice(found node: Node, of what: String) -> String {
    switch self {
    case .text: node.fields.map { Self.asText($0, node, what) } ?? "Write one text."
    case .names: "Write names separated by commas, like `Ana, Ben`."
    case .list: node.text.map(Self.asList) ?? Self.asList(node.fields ?? [], what)
    case .map: node.text.map { Self.asFields($0, what) } ?? Self.asFields(node, what)
    }
  }

  /// One field may be a text with a colon in it; several on lines of their own are what another program has there.
  private static func asText(_ fields: [Field], _ node: Node, _ what: String) -> String {
    let areLines = fields.count > 1 && fields[0].keyRange.start == node.range.start
    return areLines
      ? "Write one text behind \(what), in the place of these lines."
      : "If it is meant as a text, put quotes round it."
  }

  private static let itemsOnLines = "Begin each item on a line of its own with `- `."

  private static func asList(_ text: TextNode) -> String {
    if text.style == .literal || text.style == .folded {
      return "Take the mark behind the colon away, and begin each line below with `- `."
    }
    return ListSign(Array(text.value.utf8)[...])?.advice ?? itemsOnLines
  }

  private static func asList(_ fields: [Field], _ what: String) -> String {
    let isHeading = fields.count == 1 && fields[0].value.items != nil
    if isHeading { return "Take this line away: \(what) begins with its first item." }
    guard let first = fields.first, fields.allSatisfy(\.isNamed), let field = itemNames[what] else {
      return itemsOnLines
    }
    let item = "- \(field): \(PlainText.excerpt(first.key))"
    return "Write an item for each, like `\(item)`, with its fields below it."
  }

  /// With which field an item of a file says what it is of.
  private static let itemNames = [
    "people.yml": "name", "pins.yml": "title", "attractions.yml": "name", "weather.yml": "date",
    "destinations.yml": "name",
  ]

  private static func asFields(_ text: TextNode, _ what: String) -> String {
    let first = firstFields[what] ?? "title"
    let line =
      text.lines.isEmpty
      ? text.value : String(decoding: text.value.utf8.prefix(text.range.length), as: UTF8.self)
    if what == "a day's weather", ListSign.beginsWithDay(Array(line.utf8)[...]) {
      let day = line.prefix { !$0.isWhitespace }
      return "Write a field on each line, like `\(first): \(day)`."
    }
    if what == "an event", let example = asEvent(line) {
      return "Write a field on each line, like `\(example)`."
    }
    // What a place or a person is called begins with a capital letter, and no field does.
    let isName =
      namedThings.contains(what) && line.first?.isUppercase == true && !line.contains { ":=：`".contains($0) }
    let written = isName ? nil : PlainText.withColon(line)
    if let written, !written.hasSuffix(":") {
      return "Write it like `\(written)`, with a space after the colon."
    }
    let isValue = isName ? line.count <= 60 : written != nil && firstFields[what] != nil
    return "Write a field on each line, like `\(first): \(isValue ? line : "…")`."
  }

  /// A booking by its title alone: with its kind where that is the first word, else as something that one does.
  private static func asEvent(_ line: String) -> String? {
    let word = line.prefix(while: \.isLetter)
    guard word.first?.isUppercase == true, line.count <= 60, !line.contains(where: { ":=：`".contains($0) })
    else { return nil }
    let name = line[word.endIndex...].drop(while: \.isWhitespace)
    let isKind = kindsOfEvents.contains(word.lowercased()) && !name.isEmpty
    return isKind ? "\(word.lowercased()): \(name)" : "activity: \(line)"
  }

  private static let kindsOfEvents: Set = [
    "flight", "train", "bus", "ferry", "hotel", "parking", "activity", "restaurant", "direction", "transport",
  ]

  /// Things of a list that one may think to be their names alone.
  private static let namedThings: Set = [
    "a pin", "an attraction", "a person", "a traveller", "a destination",
  ]

  private static func asFields(_ node: Node, _ what: String) -> String {
    let items = node.items ?? []
    if let only = items.first?.fields?.first, items.allSatisfy({ $0.fields != nil }) {
      return "Take the dashes away: `\(PlainText.excerpt(only.key)): …`."
    }
    if let field = listFields[what] { return "Write `\(field):` on a line of its own above the list." }
    return items.count == 1 && items[0].text != nil && node.range.start > 0
      ? "Write one dash, not two." : "Write a field on each line, like `\(firstFields[what] ?? "title"): …`."
  }

  /// The field with which a thing begins that is read out of fields.
  private static let firstFields = [
    "an attraction": "name", "a person": "name", "a day's weather": "date", "an event": "flight",
    "a traveller": "name", "a destination": "name", "a flight": "out",
    "an expense": "date", "a camera": "model", "`categories`": "food", "`rates`": "CHF",
  ]

  /// The field of a file that a list at its top is meant for.
  private static let listFields = ["budget.yml": "expenses"]
}

extension Field {
  /// Whether its key is what other programs call a thing by: a day, or a name with the thing's own fields below it.
  var isNamed: Bool { value.fields != nil || ListSign.beginsWithDay(Array(key.utf8)[...]) }
}
