import Claims
import Markdown
import Testing
import TripModel

@testable import TripPlanning

@Suite("Words in brackets of pictures")
struct WordsInBracketsTests {
  /// The captions of pictures `0.jpg` and so on, which an entry shows with these words in brackets and in quotes.
  private func captions(
    _ said: [(brackets: String, quotes: String)], _ change: (inout Trip) -> Void = { _ in }
  ) throws -> [String?] {
    let files = said.indices.map { "\($0).jpg" }
    let images = zip(files, said).map { file, said in
      Inline.image(MarkdownImage(source: file, title: said.quotes, alternative: said.brackets, line: 1))
    }
    var told = try entry("2026-05-03-a.md", shows: files)
    told.body = MarkdownDocument(blocks: [.paragraph([.text("We went up."), .strong(images)])])
    var trip = Trip(entries: [told], photos: try files.map { try photo($0, "2026-05-03 14:05") })
    change(&trip)
    let plan = try planned(trip).plan
    return files.map { file in plan.media.photos.first { $0.photo.file == file }?.caption?.value }
  }

  @Test("are captions where fewer than half of the pictures that have them have a caption in quotes as well")
  func whoWritesSo() throws {
    try claim(captions([("First of the meseta", "")]), is: ["First of the meseta"])
    try claim(captions([("A gate", ""), ("", "Burgos")]), is: ["A gate", "Burgos"])
    try claim(
      captions([("A gate", ""), ("A door", "Ours"), ("A mule", "")]), is: ["A gate", "Ours", "A mule"])
    try claim(captions([("A gate", ""), ("A door", "Ours")]), is: [nil, "Ours"])
  }

  @Test(
    "are none where they are a name, a word for a picture or a description",
    arguments: [
      "IMG_2231.jpg", "IMG 123", "image", "Photo 12", "img", "alt text", "x", " ",
      String(repeating: "A studded door. ", count: 9),
    ])
  func noCaptions(words: String) throws {
    try claim(captions([(words, ""), ("A gate", "")]), is: [nil, "A gate"], "\(words)")
  }

  @Test("say nothing of a picture that has a caption, and stay what is said to those who cannot see it")
  func others() throws {
    let found = try captions([("A gate", ""), ("A mule", ""), ("A door", "")]) { trip in
      trip.photos[0].caption = "The gate to nothing"
      trip.entries[0].captions = ["1.jpg": "Frida"]
    }
    claim(found, is: ["The gate to nothing", "Frida", "A door"])
    var told = try entry("2026-05-03.md", shows: ["a.jpg"])
    told.body = MarkdownDocument(blocks: [
      .paragraph([.image(MarkdownImage(source: "a.jpg", title: "", alternative: "A gate", line: 1))])
    ])
    let plan = try planned(Trip(entries: [told], photos: [photo("a.jpg", "2026-05-03 14:05")])).plan
    let shown = plan.journal.entries[0].body.images
    claim(shown.map(\.alternative), is: ["A gate"])
    claim(shown.map(\.title), is: ["A gate"])
    // Of an entry without words they are the title.
    claim(plan.journal.entries[0].title.value, is: "A gate")
  }
}
