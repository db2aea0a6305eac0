import Claims
import Testing

@testable import PageRenderer

@Suite("Emoji that fonts of text have, too")
struct EmojiPicturesTests {
  @Test(
    "ask for their picture, unless their author says which it is to be",
    arguments: [
      ("\u{2615}", "\u{2615}\u{FE0F}"), ("tired \u{2600}", "tired \u{2600}\u{FE0F}"),
      ("\u{1F3D6}", "\u{1F3D6}\u{FE0F}"), ("\u{2615}\u{FE0E}", "\u{2615}\u{FE0E}"),
      ("\u{2764}\u{200D}\u{1F525}", "\u{2764}\u{200D}\u{1F525}"), ("\u{261D}\u{1F3FD}", "\u{261D}\u{1F3FD}"),
      ("\u{1F499}", "\u{1F499}"), ("7 of 10 ©", "7 of 10 ©"),
    ])
  func asked(written: String, shown: String) {
    claim(Array(written.withEmojiAsPictures.unicodeScalars), is: Array(shown.unicodeScalars))
  }
}
