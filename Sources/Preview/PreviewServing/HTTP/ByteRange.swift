/// The part of a file that is asked for (RFC 9110, 14).
enum ByteRange: Hashable, Sendable {
  case whole
  case part(Range<Int>)
  /// Nothing of what is asked for is there.
  case unsatisfiable

  /// - Parameters:
  ///   - field: the `Range` field; several parts, other units and what is no range at all mean the whole.
  ///   - size: how many bytes there are.
  init(_ field: String?, size: Int) {
    self = .whole
    guard let field, let equals = field.firstIndex(of: "="), field[..<equals].lowercased() == "bytes" else {
      return
    }
    let set = field[field.index(after: equals)...].filter { $0 != " " && $0 != "\t" }
    let ends = set.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]) else { return }
    switch (first, last) {
    case (nil, nil): return
    case (nil, let count?):
      self = count == 0 || size == 0 ? .unsatisfiable : .part(max(0, size - count)..<size)
    case (let start?, nil): self = start < size ? .part(start..<size) : .unsatisfiable
    case (let start?, let end?):
      guard start <= end else { return }
      self = start < size ? .part(start..<min(size, end == .max ? end : end + 1)) : .unsatisfiable
    }
  }

  /// `.some(nil)` for nothing, nil for what is no number; a number too long to count with is a large one.
  private static func number(_ text: Substring) -> Int?? {
    if text.isEmpty { return .some(nil) }
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
    return Int(text) ?? .max
  }
}
