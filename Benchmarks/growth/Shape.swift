import Foundation

/// A kind of input that can be made in any size, and what reads it.
struct Shape: Sendable {
  let name: String
  /// How often the part repeats at least and at most.
  let smallest: Int
  let largest: Int
  let input: @Sendable (Int) -> [UInt8]
  let read: @Sendable ([UInt8]) -> Void

  static let all: [Shape] =
    notation + values + texts + tables + calendars + otherTracks
    + exports + plainTexts

  /// A part that is repeated, with its number where it holds a `#N`.
  static func repeating(
    _ name: String, _ part: String, before: String = "", after: String = "", smallest: Int = 64,
    largest: Int = 1 << 17, _ read: @escaping @Sendable ([UInt8]) -> Void
  ) -> Shape {
    let pieces = part.components(separatedBy: "#N")
    return Shape(
      name: name, smallest: smallest, largest: largest,
      input: { count in
        var text = before
        for index in 0..<count { text += pieces.count == 1 ? part : pieces.joined(separator: String(index)) }
        return Array((text + after).utf8)
      }, read: read)
  }
}
