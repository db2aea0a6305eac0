import Testing

@testable import Gzip

@Suite("What gzip packed")
struct GunzipTests {
  private static let one: [UInt8] = [
    31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 203, 207, 75, 5, 0, 241, 134, 108, 122, 3, 0, 0, 0,
  ]
  private static let two: [UInt8] = [
    31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 43, 41, 207, 7, 0, 102, 138, 202, 17, 3, 0, 0, 0,
  ]

  /// The text of a file that comes in pieces of so many bytes, or what is wrong with it.
  private static func text(_ bytes: [UInt8], by size: Int, maximum: Int = 1 << 20) -> String {
    let gunzip = Gunzip(maximum: maximum, ratio: 250)
    var text: [UInt8] = []
    do throws(GzipProblem) {
      for start in stride(from: 0, to: bytes.count, by: size) {
        _ = try gunzip.read(Array(bytes[start...].prefix(size))) { piece in
          text += piece
          return true
        }
      }
      try gunzip.finish()
    } catch {
      return "\(error)"
    }
    return String(decoding: text, as: UTF8.self)
  }

  @Test("is unpacked in pieces of any size, also of several files in one, and with nought behind the last")
  func pieces() {
    let whole = Self.one + Self.two
    #expect([1, 2, 7, 100].map { Self.text(whole, by: $0) } == Array(repeating: "onetwo", count: 4))
    #expect(Self.text(whole + [0, 0, 0], by: 5) == "onetwo")
  }

  @Test("and breaks off, is damaged or longer than it may be is told")
  func broken() {
    var damaged = Self.one
    damaged[12] ^= 0xFF
    let told = [
      Self.text(Array(Self.one.dropLast(2)), by: 9), Self.text([], by: 9), Self.text(damaged, by: 9),
      Self.text(Array("no gzip".utf8), by: 9), Self.text(Self.one, by: 9, maximum: 2),
    ]
    #expect(told == ["breaksOff", "breaksOff", "damaged", "damaged", "bomb"])
  }

  @Test("is read no further than somebody wants it")
  func enough() throws {
    let gunzip = Gunzip(maximum: 100, ratio: 250)
    #expect(try gunzip.read(Self.one) { _ in false } == false)
  }
}
