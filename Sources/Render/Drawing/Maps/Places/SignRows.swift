/// The numbers of a sign in as many rows as they need, none of them cut: `1–5, 8,` over `10–12`.
package struct SignRows {
  package let rows: [String]

  /// Characters; a single number that is longer is cut.
  private static let longest = 12
  /// More would be no sign.
  private static let most = 3
  /// Of the sign of a stop, under which ways end.
  private static let mostAtStop = 2
  /// Characters of it on a sheet for phones, where it has one row.
  private static let longestOnNarrow = 9
  /// Units from row to row.
  static let height = 13.5

  /// Whether a sign has room for all of them.
  package static func fits(_ numbers: String) -> Bool {
    let parts = parts(of: numbers)
    return parts.allSatisfy { $0.count <= longest } && filled(parts, upTo: longest).count <= most
  }

  /// Whether the sign of a stop has: two rows, and on a sheet for phones a single short one.
  package static func hasRoom(for numbers: String, onNarrow isNarrow: Bool) -> Bool {
    guard !isNarrow else { return numbers.count <= longestOnNarrow }
    return fits(numbers) && SignRows(numbers).rows.count <= mostAtStop
  }

  package init(_ numbers: String) {
    let parts = Self.parts(of: numbers.shortenedForMap(to: Self.most * Self.longest))
      .map { $0.count > Self.longest ? $0.shortenedForMap(to: Self.longest) : $0 }
    let fewest = Array(Self.filled(parts, upTo: Self.longest).prefix(Self.most))
    // As long as each other rather than one full and one with a single number.
    let even = (0...Self.longest).lazy.map { Self.filled(parts, upTo: $0) }
      .first { $0.count <= fewest.count }
    rows = (even ?? fewest).map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
  }

  /// The numbers with what stands behind each; no number that has a comma in it is taken apart.
  private static func parts(of numbers: String) -> [String] {
    guard numbers.count > longest else { return [numbers] }
    var parts: [String] = []
    var part = ""
    for character in numbers {
      part.append(character)
      if part.hasSuffix(", ") || part.hasSuffix("·") {
        parts.append(part)
        part = ""
      }
    }
    return part.isEmpty ? parts : parts + [part]
  }

  private static func filled(_ parts: [String], upTo length: Int) -> [String] {
    parts.reduce(into: [String]()) { rows, part in
      if let row = rows.last, row.count + part.count <= length {
        rows[rows.count - 1] = row + part
      } else {
        rows.append(part)
      }
    }
  }
}
