import Testing

@testable import Markdown

@Suite("Quotes of plain texts")
struct TypographicQuotesTests {
  @Test(
    "are those of Markdown, and feet, inches and minutes stay",
    arguments: [
      ("The musicians' plate", "The musicians’ plate"), ("somebody's kitchen", "somebody’s kitchen"),
      ("\"Nine euros,\" said Tom", "“Nine euros,” said Tom"), ("('quoted')", "(‘quoted’)"),
      ("the summer of '88", "the summer of ’88"), ("a 5' 10\" door", nil), ("38° 42'", nil), ("plain", nil),
      ("\"since 1988\" it says", "“since 1988” it says"), ("the 1980's", "the 1980’s"),
      ("\"\u{301}", nil), ("already ’right’", nil),
    ] as [(String, String?)])
  func quotes(written: String, set: String?) {
    #expect(written.withTypographicQuotes == set)
  }

  @Test("stand below pictures of a text as in it")
  func titles() {
    let document = MarkdownParser.parse("It's ![A](a.jpg \"Tom's hat\")")
    #expect(document.plainText.contains("It’s"))
    #expect(document.images.map(\.caption) == ["Tom’s hat"])
  }
}
