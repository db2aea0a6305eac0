private import Digests
internal import GRDB

/// A sum over all that a row of the index says, its key and its table too: by it the row is known to be itself when
/// it is read.
///
/// A bit that flips on a disk or in memory leaves SQLite content, and would be published as a colour, a size, a name
/// of other bytes. 64 bits of SHA-256: against rot, not against whoever may write into the cache.
struct RowSeal: Hashable, Sendable, CustomStringConvertible {
  /// 16 hexadecimal digits.
  let description: String

  init(_ table: String, _ values: [any CustomStringConvertible]) {
    let text = ([table] + values.map(\.description)).map { "\($0.utf8.count) \($0)" }.joined(separator: "\n")
    description = String(ContentHash.of(text.utf8).hex.prefix(16))
  }

  /// Whether a row bears this seal.
  func isOn(_ row: Row) -> Bool { row.text("seal") == description }
}

extension Row {
  /// A column as text; nil where it holds something else, which GRDB's own subscript would end the process for.
  func text(_ column: String) -> String? { String.fromDatabaseValue(self[column]) }

  /// A column as a whole number; nil likewise.
  func number(_ column: String) -> Int? { Int.fromDatabaseValue(self[column]) }
}
