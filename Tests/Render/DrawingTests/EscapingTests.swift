import Claims
import Testing

@testable import Drawing

@Suite("Text in markup")
struct EscapingTests {
  @Test("Signs are escaped, and what no markup may hold is dropped")
  func signs() {
    claim(
      escapedForMarkup(#"<b> & "it's" \#u{0}\#u{8}\#u{7F}\#u{85} é 中 😀"#),
      is: "&lt;b&gt; &amp; &quot;it&#39;s&quot;  é 中 😀")
    // What stands for no character: they cannot be written in a text of the source.
    for number: UInt32 in [0xFDD0, 0xFDEF, 0xFFFE, 0x1FFFE] {
      claim(Unicode.Scalar(number).map { escapedForMarkup("a" + String(Character($0))) }, is: "a")
    }
  }

  @Test("Whatever a character is, and wherever it stands, it is escaped as it is alone")
  func everywhere() {
    let some =
      Array(0..<0x500) + [0x2028, 0xEFFF, 0xF000, 0xFDCF, 0xFDEF, 0xFFFD, 0xFFFF, 0x1F600, 0x1FFFE]
    for letter in some.compactMap(Unicode.Scalar.init).map({ String(Character($0)) }) {
      let alone = escapedForMarkup(letter)
      for before in [0, 1, 14, 15, 16, 17, 31, 40] {
        let (start, end) = (String(repeating: "a", count: before), String(repeating: "é", count: 9))
        var bytes: [UInt8] = []
        appendEscaped(start + letter + end, to: &bytes)
        claim(String(decoding: bytes, as: UTF8.self), is: start + alone + end)
      }
    }
  }
}
