import Digests
import Foundation
import SiteOutput
import Testing

@testable import SiteSealing

@Suite("What is sealed")
struct SealingTests {
  private let key: SiteKey
  private let digits = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"

  init() throws { key = try #require(SiteKey(hex: digits)) }

  @Test("A key is 64 hexadecimal digits, and nothing else is one")
  func keys() {
    #expect(key.hex == digits)
    for text in ["", "00", digits + "00", String(digits.dropLast()) + "g", digits.replacing("00", with: "é")]
    {
      #expect(SiteKey(hex: text) == nil)
    }
    #expect(SiteKey.random() != SiteKey.random())
  }

  @Test("What is sealed opens again, under its name and with its key alone")
  func roundTrip() throws {
    for count in [0, 1, 900, 1024, 70_000] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      let text = SealedText(path: "photos/at home.jpg", byteCount: count, offset: 0, bytes: bytes)
      let sealed = text.sealed(named: "x", with: key)
      #expect(sealed == text.sealed(named: "x", with: key))
      let opened = try #require(SealedText(opening: sealed, named: "x", with: key))
      #expect(opened.path == text.path && opened.bytes == bytes && opened.byteCount == count)
      #expect(SealedText(opening: sealed, named: "y", with: key) == nil)
      #expect(SealedText(opening: sealed, named: "x", with: .random()) == nil)
      #expect(SealedText(opening: Array(sealed.dropLast()), named: "x", with: key) == nil)
    }
  }

  @Test("Two texts, and one text under two names, have two nonces")
  func nonces() {
    let one = SealedText(path: "a", byteCount: 1, offset: 0, bytes: [1])
    let other = SealedText(path: "a", byteCount: 1, offset: 0, bytes: [2])
    let nonces = [
      one.sealed(named: "x", with: key), one.sealed(named: "y", with: key),
      other.sealed(named: "x", with: key),
    ]
    .map { Array($0.prefix(12)) }
    #expect(Set(nonces).count == 3)
  }

  /// Figures of the paper: lengths keep as many bits as their logarithm has.
  @Test(
    "Lengths are padded by PADMÉ",
    arguments: [(0, 1024), (1024, 1024), (1025, 1088), (9000, 9216), (1_000_000, 1_015_808)])
  func padding(count: Int, padded: Int) {
    #expect(SealedText.paddedCount(count) == padded)
  }

  @Test("No length grows by more than an eighth, and many lengths become one")
  func paddingBounds() {
    var last = 0
    for count in 1025..<40_000 {
      let padded = SealedText.paddedCount(count)
      #expect(padded >= count && padded * 8 <= count * 9 && padded >= last)
      last = padded
    }
    #expect(Set((1025..<40_000).map(SealedText.paddedCount)).count < 200)
  }

  @Test("Base64 is Foundation's", arguments: [0, 1, 2, 3, 4, 255, 256, 257])
  func base64(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ 3) }
    let text = Base64.text(of: bytes)
    #expect(String(decoding: text, as: UTF8.self) == Data(bytes).base64EncodedString())
    #expect(Base64.bytes(of: text) == bytes)
  }

  @Test("What is no base64 is none", arguments: ["A", "AAA", "A===", "AA=A", "AA A", "====", "AAAA=AAA"])
  func noBase64(text: String) {
    #expect(Base64.bytes(of: Array(text.utf8)) == nil)
  }

  @Test("Each of several passwords opens the key, however it was typed, and no other does")
  func passwords() {
    let locks = ["five words of the sea", "Größe"].map { KeyRing.Lock(key, password: $0, rounds: 10) }
    #expect(locks[0].opened(by: "  five  words of the sea ") == key)
    #expect(locks[0].opened(by: "five words of the see") == nil)
    #expect(locks[1].opened(by: "Gro\u{308}ße") == key)
    #expect(locks[0] == KeyRing.Lock(key, password: "five words of the sea", rounds: 10))
    #expect(locks[0].salt != locks[1].salt && locks[0].nonce != locks[1].nonce)
  }

  @Test("The ring of keys is a script of JSON")
  func ring() throws {
    let ring = KeyRing(siteID: key.siteID, locks: [KeyRing.Lock(key, password: "a", rounds: 10)])
    let script = String(decoding: ring.script, as: UTF8.self)
    let json = try #require(script.wholeMatch(of: /tripbookKeys\((.*)\);\n/)).output.1
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(value?["site"] as? String == key.siteID)
    let lock = try #require((value?["keys"] as? [[String: Any]])?.first)
    #expect(lock["rounds"] as? Int == 10)
    #expect((lock["salt"] as? String).flatMap { Data(base64Encoded: $0) }?.count == 16)
  }

  /// Made with Python's `hmac` and `base64`.
  @Test("Names are codes of paths, as another implementation makes them")
  func names() throws {
    let page = try #require(OutputPath("days/2026-05-03/index.html"))
    #expect(key.addresses.published(page).text == "x/exvk3ktrzcnyg5jf37ljvs2ka2/index.html")
  }

  @Test("What browsers and servers know by its name keeps it, and a file the end of its name")
  func plainNames() throws {
    for text in ["index.html", "404.html", "assets/style.css", "assets/map.js"] {
      let path = try #require(OutputPath(text))
      #expect(key.addresses.published(path) == path)
      #expect(AddressPolicy.open.published(path) == path)
    }
    for (text, end) in [("photos/a/640.jpg", ".jpg"), ("assets/accent.css", ".css"), ("files/déjà.v ù", "")] {
      let published = key.addresses.published(try #require(OutputPath(text))).text
      #expect(published.wholeMatch(of: /x\/[a-z2-7]{26}(.*)/)?.output.1 == Substring(end))
    }
  }

  @Test("The parts of an index stand beside it")
  func indexParts() throws {
    let first = key.addresses.published(try #require(OutputPath("lisbon/data/search.js"))).text
    let part = key.addresses.published(try #require(OutputPath("lisbon/data/search-words-1.js"))).text
    #expect(part == first.dropLast(".js".count) + "-words-1.js")
  }
}
