import Claims
import Markdown
import Testing
import TripModel

@testable import TripPlanning

@Suite("A picture to which words lead with a colon")
struct AnnouncedPictureTests {
  private static func image(_ file: String) -> Inline {
    .image(MarkdownImage(source: file, title: "", alternative: "", line: 1))
  }

  /// Lines of a text, of which those that end with `.jpg` are pictures.
  private static func blocks(_ lines: [String]) -> [Block] {
    lines.map { .paragraph([$0.hasSuffix(".jpg") ? image($0) : .text($0)]) }
  }

  @Test(
    "is one behind such words, with other pictures between at most",
    arguments: [
      (["It looked like this:", "a.jpg", "b.jpg"], ["a.jpg", "b.jpg"]),
      (["看起来像这样：", "a.jpg"], ["a.jpg"]), (["At the top: ", "a.jpg", "Cold.", "b.jpg"], ["a.jpg"]),
      (["At the top.", "a.jpg"], []), (["a.jpg", "This was the top:"], []),
      (["12:10, the top", "a.jpg"], []),
    ] as [([String], [String])])
  func found(lines: [String], expected: [String]) {
    let document = MarkdownDocument(blocks: Self.blocks(lines))
    claim(document.announcedImages.sorted(), is: expected)
  }

  @Test("is found within a line, a quote and a list, and not behind a table or a rule")
  func within() {
    let line: [Inline] = [.text("So "), .strong([.text("it was:")]), .softBreak, Self.image("a.jpg")]
    let list = MarkdownList(
      start: nil, isTight: true, items: [MarkdownListItem(blocks: [.paragraph([.text("This:")])])])
    let blocks: [Block] = [
      .paragraph(line), .quote(Self.blocks(["Look:", "b.jpg"])), .list(list),
      .paragraph([Self.image("c.jpg")]),
      .paragraph([.text("And:")]), .rule, .paragraph([Self.image("d.jpg")]),
    ]
    claim(MarkdownDocument(blocks: blocks).announcedImages.sorted(), is: ["a.jpg", "b.jpg", "c.jpg"])
  }

  @Test(
    "stands for an entry and its day behind every other, and is theirs where there is none or its author chose it",
    arguments: [
      (["It looked like this:", "a.jpg", "Rain.", "b.jpg"], ["a", "b", "c"], nil, "b.jpg"),
      (["It looked like this:", "a.jpg"], ["a", "c"], nil, "c.jpg"),
      (["It looked like this:", "a.jpg"], ["a"], nil, "a.jpg"),
      (["It looked like this:", "a.jpg", "Rain.", "b.jpg"], ["a", "b"], "a.jpg", "a.jpg"),
    ] as [([String], [String], String?, String)])
  func cover(lines: [String], taken: [String], chosen: String?, expected: String) throws {
    let photos = try taken.enumerated().map { number, name in
      try photo("\(name).jpg", "2026-05-03 1\(number):00", model: "X100")
    }
    var told = try entry("2026-05-03-top.md", cover: chosen, text: Self.blocks(lines))
    told.pictures = Dictionary(uniqueKeysWithValues: photos.map { ($0.file, $0.file) })
    let plan = try planned(Trip(entries: [told], photos: photos)).plan
    claim(plan.days.first?.cover.map { plan[$0.value].photo.file }, is: expected)
  }
}
