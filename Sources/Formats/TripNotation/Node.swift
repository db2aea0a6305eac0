/// A value of a file as it was written: text, a list, a map or nothing, with its place.
package struct Node: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Nothing, `~` or an unquoted `null`: the value is not given.
    case empty
    case text(TextNode)
    case list([Node])
    /// Fields in the order of the file; no key stands twice.
    case map([Field])
    /// Something stood here that could not be read; a diagnostic has said so already.
    case broken
  }

  package var kind: Kind
  package var range: TextRange

  package init(_ kind: Kind, at range: TextRange) {
    self.kind = kind
    self.range = range
  }
}

/// One `key: value` of a map.
package struct Field: Hashable, Sendable {
  package var key: String
  package var keyRange: TextRange
  package var value: Node

  package init(key: String, keyRange: TextRange, value: Node) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}

extension Node {
  /// The text, if this is one.
  package var text: TextNode? {
    if case .text(let text) = kind { text } else { nil }
  }

  /// The items, if this is a list.
  package var items: [Node]? {
    if case .list(let items) = kind { items } else { nil }
  }

  /// The fields, if this is a map.
  package var fields: [Field]? {
    if case .map(let fields) = kind { fields } else { nil }
  }
}
