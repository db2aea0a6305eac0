import Claims
import Diagnostics
import Markdown
import Testing
import TripModel

@testable import TripPlanning

@Suite("Parts of texts in others")
struct QuotedPartTests {
  private static let file = "journal/2026-05-03-moor.md"
  private static let address = "!/journal/2026-05-03-moor.md"

  private static func link(_ destination: String, _ words: [Inline]) -> Inline {
    .link(MarkdownLink(destination: destination, title: "", content: words, line: 1))
  }

  /// A text of two parts, and one that shows a part of it.
  private static func trip(_ part: EmbeddedPart.Part, _ text: [Block], keptBack: [KeptBack] = []) throws
    -> Trip
  {
    var moor = try entry(
      file, title: "The moor",
      text: [
        .heading(level: 2, [.text("Walked")]), .paragraph([.text("Long one.")]),
        .heading(level: 2, [.text("Thought")]),
        .paragraph([
          .text("Not "), link("https://example.org/", [.text("a sentence")]), .text("."),
          .image(MarkdownImage(source: "a.jpg", title: "", alternative: "", line: 1)), .footnote(1),
        ]),
      ])
    moor.namedBlocks = ["b1": NamedBlock(block: 3)]
    moor.keptBack = keptBack
    var other = try entry("journal/2026-05-04-on.md", title: "On", text: text)
    other.embeds = [address: EmbeddedPart(file: file, part: part)]
    other.links = ["/" + file: file]
    return Trip(entries: [moor, other])
  }

  private static let alone = [Block.paragraph([link(address, [])])]
  private static let source = Inline.link(
    MarkdownLink(destination: "/" + file, title: "", content: [.text("The moor")], line: 0))
  private static let thought = Block.paragraph([.text("Not "), .text("a sentence"), .text(".")])

  @Test(
    "are quotations, without pictures and notes, with a link to where they stand",
    arguments: [
      (EmbeddedPart.Part.block("b1"), [thought]), (.heading("thought"), [thought]),
      (.heading("walked"), [.paragraph([.text("Long one.")])]),
      (
        .whole,
        [
          .paragraph([.strong([.text("Walked")])]), .paragraph([.text("Long one.")]),
          .paragraph([.strong([.text("Thought")])]), thought,
        ]
      ),
    ] as [(EmbeddedPart.Part, [Block])])
  func quoted(part: EmbeddedPart.Part, blocks: [Block]) throws {
    let plan = try planned(Self.trip(part, Self.alone)).plan
    let entry = try unwrapped(plan.journal.entries.last)
    claim(entry.body.blocks, is: [.quote(blocks + [.paragraph([.text("— "), Self.source])])])
    claim(entry.links, is: ["/" + Self.file: plan.journal.entries[0].page])
  }

  @Test("are links where they are not there, or stand within a line")
  func linked() throws {
    let missing = try planned(Self.trip(.block("b2"), Self.alone)).plan.journal.entries.last?.body.blocks
    claim(missing, is: [.paragraph([Self.source])])
    let line = [Block.paragraph([.text("See "), Self.link(Self.address, [])])]
    let inLine = try planned(Self.trip(.whole, line)).plan.journal.entries.last?.body.blocks
    claim(inLine, is: [.paragraph([.text("See "), Self.source])])
  }

  @Test(
    "are called as the pages that they lead to, by the number of another day or by what is said of a picture",
    arguments: [("Day 4", "Day 4"), (nil, "The bog")] as [(String?, String)])
  func called(written: String?, title: String) throws {
    let words = Block.paragraph([.text("Long one. It rained.")])
    var moor = try entry(
      Self.file, title: written, shows: written == nil ? ["a.jpg"] : [], text: written == nil ? [] : [words])
    moor.slugWish = ""
    var other = try entry("journal/2026-05-04-on.md", title: "On", text: Self.alone)
    other.embeds = [Self.address: EmbeddedPart(file: Self.file, part: .whole)]
    other.links = ["/" + Self.file: Self.file]
    var bog = try photo("a.jpg", "2026-05-03 10:00")
    bog.caption = "The bog"
    let entries = try planned(Trip(entries: [moor, other], photos: [bog])).plan.journal.entries
    claim(entries.first?.title.value, is: title)
    let link = Inline.link(
      MarkdownLink(destination: "/" + Self.file, title: "", content: [.text(title)], line: 0))
    let quotation = Block.quote([words, .paragraph([.text("— "), link])])
    claim(entries.last?.body.blocks, is: written == nil ? [.paragraph([link])] : [quotation])
  }

  @Test("are left out where they are kept back, which is told")
  func keptBack() throws {
    let draft = KeptBack(.draft, at: SourcePlace(file: Self.file))
    let result = try planned(Self.trip(.block("b1"), Self.alone, keptBack: [draft]))
    claim(result.plan.journal.entries.map(\.body.blocks), is: [[]])
    claim(result.diagnostics.map(\.message), has: "Part of “/\(Self.file)”, which is kept back; left out")
  }
}
