import TripNotation

/// A new thing of a list: its fields, each on a line of its own.
package struct ListItem: Sendable {
  private var fields: [(key: String, value: String)]

  /// Those that have a value, in the order in which the pages of docs/ have them.
  package init(_ fields: KeyValuePairs<String, String?>) {
    self.fields = fields.compactMap { key, value in value.map { (key, $0) } }
  }

  /// The lines as they stand behind a dash.
  package var lines: [String] { fields.map { "\($0.key): \(NotationWriter.text($0.value))" } }

  /// The keys of its lines, one for each.
  package var keys: [String] { fields.map(\.key) }

  package subscript(key: String) -> String? { fields.first { $0.key == key }?.value }

  package mutating func leaveOut(_ key: String) { fields.removeAll { $0.key == key } }
}
