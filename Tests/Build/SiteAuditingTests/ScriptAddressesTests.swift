import Testing

@testable import SiteAuditing

@Suite("Addresses in scripts")
struct ScriptAddressesTests {
  @Test(
    "Only of a script that cannot hold one is that said at a glance",
    arguments: [
      ("", true), ("x([\"a:b\",\"http:\"]); // a/b:", true), ("a:/", true), ("a://", false),
      ("fetch(\"https://else.example/\")", false), ("a\u{0}b", false),
    ])
  func glance(script: String, holdsNone: Bool) {
    #expect(ScriptAddresses.holdsNone(Array(script.utf8)) == holdsNone)
  }

  @Test("A script in two bytes a letter is never judged at a glance")
  func wide() {
    let letters = Array("fetch('https://else.example/')".utf16)
    #expect(!ScriptAddresses.holdsNone([0xFF, 0xFE] + letters.map { UInt8($0) }))
    #expect(!ScriptAddresses.holdsNone([0xFE, 0xFF]))
  }
}
