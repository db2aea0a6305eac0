import Foundation
import Testing

@testable import PictureSanitizing

/// The witness is zlib: what it packed is unpacked here.
@Suite("Unpacking")
struct InflatingTests {
  private static let packed = [
    "eNoLKcosSMrPz9ZRCMFgKSTmpSgU5yvk51lhkaVMHQAngCpn",
    "eAEBeACH/1RyaXBib29rLCBUcmlwYm9vaywgVHJpcGJvb2sgYW5kIHNvIG9uOiBUcmlwYm9vaywgVHJpcGJvb2ssIFRyaXBib29r"
      + "IGFuZCBzbyBvbjogVHJpcGJvb2ssIFRyaXBib29rLCBUcmlwYm9vayBhbmQgc28gb246ICeAKmc=",
  ]

  @Test("gives what zlib packed with its fixed codes, and what it only stored", arguments: packed)
  func unpacks(text: String) throws {
    let bytes = Array(try #require(Data(base64Encoded: text)))
    let plain = String(repeating: "Tripbook, Tripbook, Tripbook and so on: ", count: 3)
    #expect(PackedStream.unpacked(bytes, atMost: 1000) == Array(plain.utf8))
    #expect(PackedStream.unpacked(bytes, atMost: 100) == nil, "more than is wanted")
    for end in bytes.indices.dropLast(4) {
      #expect(PackedStream.unpacked(Array(bytes[..<end]), atMost: 1000) == nil)
    }
  }

  @Test("gives what zlib packed with codes of its own")
  func unpacksOwnCodes() throws {
    let bytes = Array(try #require(Data(base64Encoded: Self.ownCodes)))
    let plain = (0..<1200).map { (index: Int) -> UInt8 in UInt8(index * index / 37 % 26 + 97) }
    #expect(PackedStream.unpacked(bytes, atMost: 2000) == plain)
  }

  @Test("gives back what was stored", arguments: [0, 1, 65_535, 65_536, 200_000])
  func stores(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(count == 0 || PackedStream.unpacked(PackedStream.stored(bytes), atMost: count) == bytes)
  }

  /// From RFC 1950's neighbours: the sums of "123456789".
  @Test("sums up as others do")
  func sums() {
    #expect(Checksums.crc32(Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(Checksums.adler32(Array("123456789".utf8)) == 0x091E_01DE)
  }

  private static let ownCodes =
    "eAEFwYcBwCAIALBbcStCcSvXNwEAAABjrHXOhxhTLlj5kzbmPk+NC6lUlj73BRsSkox9wcVCbR51EbmvZyN+44DP1Lb6zP2YiLLUF1nq"
    + "UTbE2q8rsk3iqYGGBhoaeUL6tsX+Ai9b+ovf8bQsDshNU3tJXmovNc3d4LS0w/dSN3UH0TId3zwcvzy9KO7Y7ae40/Bi6OHJKw7f7Aes"
    + "9OrFi6eccsrFi68qARtxPcy0y6362R5WvmTEz3zJ9rgrtLARWjxkR36fX9WMrBLv5ze5Vd2qdlW3yG0OV5L2Ymb1RxKM6q9kszjCpKCD"
    + "gg6KsL5sT0P/Jmd7OyV7OiV751c87E7Z6e5cgrlTavJwZ6MSnZ7ZGHOwetcQxhy9hXfWaB/VkmNw1sC7Z685R29N5PuYmZmZmZn5+0Ra"
    + "62POtc99YKwLMZdKXxvrPLA+ZmQZ66oNGbnNoy4WavOCT1XmNaFw3+oy9Q2+fPPaRP3YRP3azPN5bMfmb0GkoYGGBpoQeZks19cBSY6v"
    + "05SuSW7g7Wi5umxdri5H2383iuZh6vLfy8PSiQ1whwZ1x27p5unF0M0rdPtpvWWnGboTw0BaH1685ZRTDl689ZEyfLb5EVc++MiIH2mj"
    + "frbHjSp+5sdu5MtuFpWwq+npfWGTnWh61pZeS0/Sa0lbhoF2kT9ffL3YxeF1tPtLMDnqoKCDgk5OZktxt9cIW9DrkuJ1CUZzOmevu1H2"
    + "cMaH0b7VGaPTMxuV6ODuIYQpWLh7duFaUnBG39lzNPm4YskpxuCds9YYAAAAAAAAMMZa53yIMeWClT9pY+7z1LiQSmXpc1+wISHJ2Bdc"
    + "LNTmUReR+3o24jcO+Extq8/cj4koS32RpR5lQ6z9uiLbJJ4aaGigoZEnpG9b7C/wsqW/+B1Py+KA3DS1l+Sl9lLT3A1OSzt8L3VTdxAt"
    + "0/HNw/HL04vijt1+ijsNL4Yenrzi8M1+wEqvXrz4A7xDATQ="
}
