/// A value of JSON (RFC 8259).
package enum JSONValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  /// Of a name that stands twice the last counts.
  case record([String: JSONValue])

  /// The value of a field; nil where there is none, or this is no record.
  package subscript(_ name: String) -> JSONValue? {
    if case .record(let fields) = self { fields[name] } else { nil }
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  package var items: [JSONValue]? { if case .list(let items) = self { items } else { nil } }
}

/// Where a text stops being JSON.
package struct JSONProblem: Error, Hashable, Sendable {
  /// Counted from 1.
  package var line: Int

  package init(line: Int) { self.line = line }
}
