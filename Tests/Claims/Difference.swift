/// How a value differs from the one that is wanted: of lists and of texts of several lines by rows, of all else in full.
struct Difference {
  /// More rows than these nobody reads.
  private static let limit = 20

  let text: String

  init<Value>(_ got: Value, from wanted: Value) {
    let (there, asked) = (Self.rows(of: got), Self.rows(of: wanted))
    let changes = there.difference(from: asked)
    let whole = "is \(String(reflecting: got)), not \(String(reflecting: wanted))"
    guard max(there.count, asked.count) > 1, !changes.isEmpty else {
      text = whole
      return
    }
    let told = changes.prefix(Self.limit).map { change in
      switch change {
      case .remove(let row, let value, _): "without row \(row): \(value)"
      case .insert(let row, let value, _): "with row \(row): \(value)"
      }
    }
    let more = changes.count > told.count ? ["and \(changes.count - told.count) more"] : []
    text = ([whole] + told + more).joined(separator: "\n")
  }

  /// The elements of a list, those of a set or a dictionary in the order of their words, or the lines of a text.
  private static func rows<Value>(of value: Value) -> [String] {
    if let text = value as? String {
      return text.split(separator: "\n", omittingEmptySubsequences: false).map {
        String(reflecting: String($0))
      }
    }
    let mirror = Mirror(reflecting: value)
    let rows = mirror.children.map { String(reflecting: $0.value) }
    return switch mirror.displayStyle {
    case .collection: rows
    case .set, .dictionary: rows.sorted()
    default: []
    }
  }
}
