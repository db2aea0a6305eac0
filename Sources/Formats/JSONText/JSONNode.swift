/// A value of JSON with the line on which it stands, its fields in the order in which they were written.
package struct JSONNode: Sendable {
  /// What a value is. A record keeps a name that stands twice as two fields, of which the last is what it says.
  package enum Content: Sendable {
    case leaf(JSONValue)
    case list([JSONNode])
    case record([(name: String, value: JSONNode)])
  }

  package let content: Content
  /// The line on which it stands, of a list or record that on which it ends; counted from 1.
  package let line: Int

  package init(_ content: Content, line: Int) {
    self.content = content
    self.line = line
  }

  /// The value of a field; nil where there is none, or this is no record.
  package subscript(_ name: String) -> JSONNode? { fields.last { $0.name == name }?.value }

  /// The value of a field of a field, and so on.
  package subscript(path: String...) -> JSONNode? {
    path.reduce(Optional(self)) { node, name in node?[name] }
  }

  package var fields: [(name: String, value: JSONNode)] {
    if case .record(let fields) = content { fields } else { [] }
  }

  package var items: [JSONNode]? { if case .list(let items) = content { items } else { nil } }
  package var isRecord: Bool { if case .record = content { true } else { false } }
  package var text: String? { leaf?.text }
  package var number: Double? { leaf?.number }
  package var flag: Bool? { leaf?.flag }
  package var isNull: Bool { leaf == .null }

  /// What neither holds others nor is a name: a text, a number, a flag or null.
  package var leaf: JSONValue? { if case .leaf(let value) = content { value } else { nil } }

  /// The text of a text that holds something.
  package var filledText: String? { text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } }
}
