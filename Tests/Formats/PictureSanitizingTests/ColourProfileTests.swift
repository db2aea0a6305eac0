import Foundation
import Testing

@testable import PictureSanitizing

/// A colour profile that a test puts together.
struct TestProfile {
  var name: String
  var tags: [(String, [UInt8])] = [("rXYZ", [1, 2, 3, 4, 5, 6, 7, 8])]

  var bytes: [UInt8] {
    let text = Array("desc".utf8) + [0, 0, 0, 0] + bigEndian(name.utf8.count + 1, 4) + Array(name.utf8) + [0]
    let all = [("desc", text)] + tags
    var list = bigEndian(all.count, 4)
    var values: [UInt8] = []
    for (kind, value) in all {
      list += Array(kind.utf8) + bigEndian(132 + 12 * all.count + values.count, 4) + bigEndian(value.count, 4)
      values += value
    }
    var head = [UInt8](repeating: 0x55, count: 128)
    head.replaceSubrange(36..<40, with: Array("acsp".utf8))
    head.replaceSubrange(0..<4, with: bigEndian(128 + list.count + values.count, 4))
    return head + list + values
  }
}

@Suite("Colour profiles")
struct ColourProfileTests {
  private let screen = [
    ("mmod", Array("mmod SERIAL".utf8)), ("rXYZ", Array("XYZ 0000 red".utf8)),
    ("cprt", Array("text0000 Anna".utf8)),
    ("vcgt", Array("vcgt000 table".utf8)),
  ]

  @Test("of a screen lose its name, its number, its day and its maker, and keep their colours")
  func screens() throws {
    let clean = try #require(ColourProfile.cleaned(TestProfile(name: "Anna's laptop", tags: screen).bytes))
    #expect(clean.contains("XYZ 0000 red") && clean.contains("acsp"))
    for told in ["Anna", "SERIAL", "vcgt", "mmod", "desc", "cprt"] {
      #expect(!clean.contains(told), "\(told)")
    }
    for blank in [4..<8, 24..<36, 48..<56, 80..<128] { #expect(clean[blank].allSatisfy { $0 == 0 }) }
    #expect(clean[8..<24].allSatisfy { $0 == 0x55 })
    #expect(ColourProfile.cleaned(clean) == clean)
  }

  @Test(
    "that are known by name keep it, and their maker's words",
    arguments: ["Display P3", "Adobe RGB (1998)", "sRGB"])
  func known(name: String) throws {
    let clean = try #require(ColourProfile.cleaned(TestProfile(name: name, tags: screen).bytes))
    #expect(
      clean.contains(name) && clean.contains("Anna") && !clean.contains("SERIAL") && !clean.contains("vcgt"))
    #expect(ColourProfile.cleaned(clean) == clean)
  }

  @Test("that no decoder would use are left out")
  func unusable() {
    let profile = TestProfile(name: "sRGB").bytes
    for end in 0..<profile.count { #expect(ColourProfile.cleaned(Array(profile[..<end])) == nil) }
    var other = profile
    other[36] = 0
    #expect(ColourProfile.cleaned(other) == nil)
    #expect(
      ColourProfile.cleaned(TestProfile(name: "x", tags: [("mmod", Array("mmod SERIAL".utf8))]).bytes) == nil)
  }

  @Test("keep the bytes that tags share only once")
  func sharing() throws {
    var profile = TestProfile(
      name: "x", tags: [("rTRC", Array("curv0000".utf8)), ("gTRC", Array("para0000".utf8))]
    ).bytes
    // The second points at the first one's bytes.
    profile.replaceSubrange(132 + 24 + 4..<132 + 24 + 8, with: profile[132 + 12 + 4..<132 + 12 + 8])
    let clean = try #require(ColourProfile.cleaned(profile))
    #expect(clean.count == 132 + 24 + 8 && !clean.contains("para"))
  }
}
