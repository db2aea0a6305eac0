/// The words out of which passwords are proposed: each is as good as throwing five dice (assets/passwords/README.md).
package struct PasswordWords: Sendable {
  /// In small letters, each once.
  package let list: [String]
  let known: Set<String>

  /// How many a proposed password has: 65 bits.
  package static let proposed = 5

  /// Out of a file with a word on each line; without any where there is no such file.
  package init(file: [UInt8]) {
    list = file.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .map { String(decoding: $0, as: UTF8.self) }
    known = Set(list)
  }

  /// The bits of one word that was drawn.
  var bits: Double { PasswordStrength.bits(ofGuesses: list.count) }

  /// Some of them with blanks between, drawn by the system's own dice; nil where too few are known.
  package func proposal() -> String? {
    var generator = SystemRandomNumberGenerator()
    return proposal(using: &generator)
  }

  func proposal(using generator: inout some RandomNumberGenerator) -> String? {
    guard list.count > 1000 else { return nil }
    let drawn = (0..<Self.proposed).map { _ in list[Int.random(in: list.indices, using: &generator)] }
    return drawn.joined(separator: " ")
  }
}
