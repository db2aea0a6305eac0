/// Bytes as hexadecimal digits, two for each, in small letters.
package enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  package static func text(of bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
