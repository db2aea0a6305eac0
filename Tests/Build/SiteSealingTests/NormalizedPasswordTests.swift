import SiteSealing
import Testing

@Suite("A password as it is hashed")
struct NormalizedPasswordTests {
  /// What a browser makes of them (ECMAScript 2025): `normalize("NFKC").trim().replace(/\s+/g, " ")`, in UTF-8.
  @Test(
    "is that of a browser, byte by byte",
    arguments: [
      ("  five   words ", "five words"), ("a\r\n\t b", "a b"), ("x\u{A0}\u{3000}y", "x y"),
      // An accent that stands by itself, as keyboards write it.
      ("caf\u{B4}e", "caf \u{301}e"), ("\u{A8}x y", "\u{308}x y"), ("e\u{301}", "\u{E9}"),
      ("a\u{85}b", "a\u{85}b"), ("\u{FEFF}a\u{FEFF}b ", "a b"), ("\u{FB01}sh", "fish"), (" \u{2028} ", ""),
    ])
  func normalized(typed: String, hashed: String) {
    #expect(Array(KeyRing.normalized(typed).utf8) == Array(hashed.utf8))
  }
}
