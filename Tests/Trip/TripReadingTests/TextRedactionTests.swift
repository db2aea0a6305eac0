import Claims
import Markdown
import Testing
import TripModel

@testable import TripReading

@Suite("What is taken out of texts")
struct TextRedactionTests {
  @Test(
    "take the sentence of a key safe along, and no mark of a comment",
    arguments: [
      ("In at four. The key safe is 4711 by the bins. A cat.", "In at four. … A cat."),
      ("Door code 4711, up at six.", "Door code …, up at six."),
      ("<!-- The key safe code is 4711. More -->", "<!-- The key safe code is …. More -->"),
      ("%% wifi password hunter22 %%", "%% wifi password … %%"),
    ])
  func sentences(line: String, left: String) {
    claim(String(decoding: TextRedaction(Array(line.utf8)).text, as: UTF8.self), is: left)
  }

  @Test(
    "codes of doors and houses give way to a mark, and all around them stays",
    arguments: [
      ("The door code is 4471, and it rained.", "The door code is …, and it rained."),
      (
        "The toilet house has a code, 2580# (Henk forgets).",
        "The toilet house has a code, …# (Henk forgets)."
      ),
      ("At home, 12 Mill Lane, the cat.", "At home, …, the cat."),
      ("We counted 4471 sheep.", "We counted 4471 sheep."),
      ("Hotel Swan, 12 Mill Lane.", "Hotel Swan, 12 Mill Lane."),
    ])
  func lines(text: String, open: String) {
    claim(String(decoding: TextRedaction(Array(text.utf8)).text, as: UTF8.self), is: open)
  }

  @Test("are told by their lines without their words, in entries, pages and days of a diary")
  func told() async throws {
    let text = "Walked.\n\nThe door code is 4471.\n"
    let files = [
      "2026-05-03.md": text, "pages/about.md": text, "trip.yml": "start: 2026-05-03\nend: 2026-05-09\n",
      "journal.md": "## 4 May\n\n\(text)\n## 5 May\n\nSlept.\n",
    ]
    let reading = try await TripFolder(files).read()
    let bodies = reading.trip.entries.map(\.body.plainText) + reading.trip.pages.map(\.text.body.plainText)
    claim(bodies.count, is: 4)
    claim(bodies.contains { $0.contains("4471") }, is: false)
    claim(bodies.count { $0.contains("The door code is …") }, is: 3)
    let told = reading.told.filter { $0.contains("left out of the text") }
    for place in ["2026-05-03.md:3:1", "pages/about.md:3:1", "journal.md:5:1"] {
      claim(told.contains { $0.contains(place) }, is: true, "\(place): \(told)")
    }
    claim("\(told)".contains("4471"), is: false)
  }
}
