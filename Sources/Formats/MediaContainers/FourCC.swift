/// A four-character code, which says of what kind a box or a chunk is: four letters, of which each byte counts as one.
package struct FourCC: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let number: UInt32

  @inlinable package init(number: UInt32) { self.number = number }

  /// `©` stands for the byte A9, as QuickTime has it.
  package init(stringLiteral letters: String) {
    number = letters.unicodeScalars.reduce(0) { $0 << 8 | ($1.value & 0xFF) }
  }

  package var bytes: [UInt8] { bigEndian(Int(number), 4) }

  /// The letters, with `©` for its byte.
  package var name: String { String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })) }

  /// The letters, for a word on an unknown kind: only what can be read.
  package var description: String {
    String(String.UnicodeScalarView(bytes.filter { (0x21...0x7E).contains($0) }.map(Unicode.Scalar.init)))
  }
}
