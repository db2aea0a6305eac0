import SiteLanguage
import Testing

@Suite("The direction of a text")
struct WritingDirectionTests {
  @Test(
    "is that of most of its letters",
    arguments: [
      ("Far away", ""), ("رحلة", ""), ("رحلة to the sea", "\u{200E}"), ("To رحلة مع أصدقاء", "\u{200F}"),
      ("To the sea, رحلة", ""), ("اب ab", ""), ("… 12", ""), ("", ""),
    ])
  func most(text: String, mark: String) {
    #expect(Array(text.inDirectionOfMost.unicodeScalars) == Array((mark + text).unicodeScalars))
  }
}
