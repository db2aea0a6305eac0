import Claims
import Diagnostics
import Markdown
import Testing
import TripModel

@testable import TripReading

@Suite("Conversations in a folder")
struct ChatTests {
  @Test(
    "Lines are messages with what is indented below them",
    arguments: [
      ("- 14:05 Ana: Hello", "1 14:05 Ana|Hello", []),
      ("- 14:05 Ana: Hello\n  you\n\n  there\n", "1 14:05 Ana|Hello\nyou\n\nthere", []),
      ("* 9:05 Ana Luísa: one\n- 09:06 Ben: two", "1 09:05 Ana Luísa|one; 2 09:06 Ben|two", []),
      ("- 14:05:31 +351 912 345 678: Hm", "1 14:05 +351 912 345 678|Hm", []),
      ("- 14:08: Ana left", "1 14:08 -|Ana left", []),
      ("- 14:08 Ana\\: at home: see http://a.example", "1 14:08 Ana: at home|see http://a.example", []),
      ("- 14:08 Ana: 15:00: the tram", "1 14:08 Ana|15:00: the tram", []),
      ("- 14:08 Ana:\n  ![](a.jpg)", "1 14:08 Ana|\n![](a.jpg)", []),
      ("- 25:08 Ana: Hm\n  more\n- 14:05 Ben: Yes", "3 14:05 Ben|Yes", [1]),
      ("Hello\n- 14:05 Ben: Yes\nno\n  more\n- Ana: Hm\n- 14:06 nobody", "2 14:05 Ben|Yes", [1, 3, 5, 6]),
      ("", "", []),
    ] as [(String, String, [Int])])
  func lines(text: String, messages: String, strange: [Int]) {
    let read = ChatLines(text)
    let told = read.messages.map { "\($0.line) \($0.time.hourAndMinute) \($0.name ?? "-")|\($0.text)" }
    claim(told.joined(separator: "; "), is: messages)
    claim(read.strange, is: strange)
  }

  private static let message = "- 14:05 Ana: Hm\n"

  @Test("What a phone gives out is told as such, and not line by line")
  func givenOut() async throws {
    let told = try await TripFolder([
      "chats/2026-05-02-crew.md": "[02.05.26, 14:05:10] Ana: hello\n[02.05.26, 14:06:10] Ben: hi\n"
    ]).read().diagnostics.filter { $0.code == .badChat }
    #expect(told.count == 1 && told[0].advice?.contains("`tripbook import`") == true, "\(told)")
  }

  @Test(
    "A file is kept back unless it says that it is not private",
    arguments: [
      ("", "private"), ("---\nchat: Crew\n---\n", "private"), ("---\nprivate: no\n---\n", ""),
      ("---\nprivat: nein\n---\n", ""), ("---\nprivate: yes\n---\n", "private"),
      ("---\nprivate:\n---\n", "private"), ("---\nprivate: no\ndraft: yes\n---\n", "draft"),
      ("---\nvisibility: public\n---\n", "private"),
      ("---\npublish date: 2020-01-01\n---\n", "until private"),
      ("---\nprivate: perhaps\n---\n", "nobody gets it"),
    ])
  func privacy(head: String, kept: String) async throws {
    let reading = try await TripFolder(["chats/2026-05-03-crew.md": head + Self.message]).read()
    let reasons = reading.trip.chats.first.map { chat in
      chat.keptBack.map { reason in
        switch reason.reason {
        case .isPrivate: "private"
        case .draft: "draft"
        case .until: "until"
        case .from, .nearHome: "other"
        }
      }.joined(separator: " ")
    }
    claim(reasons ?? "nobody gets it", is: kept)
  }

  @Test(
    "What stands below a heading of privacy is no part of it, nor are its pictures",
    arguments: [
      "## Private\n", "Privat:\n", "- 14:05 Ana: Look.\n\n  ### Private\n  Gone.\n",
      // A heading within a message ends nothing.
      "## Private\n\n- 14:05 Ana: Gone.\n\n  # lol\n",
    ])
  func parts(heading: String) async throws {
    let reading = try await TripFolder([
      "chats/2026-05-03-crew.md":
        "---\nprivate: no\n---\n- 14:04 Ana: Hello.\n\n\(heading)- 14:06 Ben: Gone. ![](/photos/a.jpg)\n",
      "photos/a.jpg": "-",
    ]).read()
    let chat = try unwrapped(reading.trip.chats.first)
    #expect(chat.keptBack.isEmpty && chat.text.body.plainText.contains("Hello."))
    claim(chat.text.body.plainText.contains("Gone."), is: false)
    claim(reading.trip.filesKeptBack.flatMap(\.files), is: ["photos/a.jpg"])
    claim(
      reading.told.filter { $0.hasPrefix("warning may-be-private chats/2026-05-03-crew.md:") }.count, is: 1)
  }

  @Test("A message that begins with such a word is no part of it, nor are its pictures")
  func message() async throws {
    let reading = try await TripFolder([
      "chats/2026-05-03-crew.md":
        "---\nprivate: no\n---\n- 14:04 Ana: Hello.\n- 14:05 Ben: Privat: Gone.\n  ![](/photos/a.jpg)\n- 14:06 Ben: Then.\n",
      "photos/a.jpg": "-",
    ]).read()
    let chat = try unwrapped(reading.trip.chats.first)
    claim(chat.text.body.plainText.filter { !$0.isNewline }, is: "Hello.Then.")
    claim(reading.trip.filesKeptBack.flatMap(\.files), is: ["photos/a.jpg"])
  }

  @Test("Names and days come from the fields, else from the file's name")
  func names() async throws {
    let open = "private: no\n---\n" + Self.message
    let reading = try await TripFolder([
      "chats/2026-05-03-lisbon-crew.md": "---\n" + open,
      "chats/home.md": "---\nchat: At home\ndate: 2026-05-04\n" + open,
      "chats/nowhere.md": "---\n" + open, "chats/2026-05-05.md": "---\n" + open,
      "chats/2026-05-06-empty.md": "---\nprivate: no\n---\n", "journal/chats/2026-05-07.md": "Not one.",
    ]).read()
    let told = reading.trip.chats.map { "\($0.date) \($0.name)" }.sorted()
    claim(told, is: ["2026-05-03 Lisbon crew", "2026-05-04 At home", "2026-05-05 2026-05-05"])
    let bad = reading.diagnostics.filter { $0.code == .badChat }.compactMap { $0.place?.file }
    claim(bad.sorted(), is: ["chats/2026-05-06-empty.md", "chats/nowhere.md"])
  }

  @Test("What is said of a line that is kept back does not repeat it", arguments: [true, false])
  func diagnostics(isPublished: Bool) async throws {
    let head = isPublished ? "---\nprivate: no\n---\n" : "---\nchat: Crew\n---\n"
    let reading = try await TripFolder([
      "chats/2026-05-03-crew.md": head + "- 14:05 Ana: ![](diagnosis.jpg)\nsecret words\n"
    ]).read()
    claim(reading.diagnostics.contains { $0.message.contains("diagnosis") }, is: isPublished)
    let place = reading.diagnostics.first { $0.code == .badChat }?.place
    claim(place?.span?.line, is: 5)
    claim(place?.span?.text, is: isPublished ? "secret words" : "")
  }

  @Test("What was sent in a conversation is kept back with it, and where no text tells of it any more")
  func strays() async throws {
    let folder = try TripFolder([
      "chats/2026-05-03-crew.md": "---\nprivate: no\n---\n- 14:05 Ana: ![](2026-05-03-crew/a.jpg)\n",
      "chats/2026-05-03-crew/a.jpg": "-", "chats/2026-05-03-crew/b.jpg": "-", "photos/c.jpg": "-",
      "journal/2026-05-04-crew.md": "---\nchat: Crew\n---\nHm",
    ])
    let trip = try await folder.read().trip
    let kept = trip.filesKeptBack.filter { $0.files.contains { $0.hasPrefix("chats/") } }
    claim(kept.flatMap(\.files).sorted(), is: ["chats/2026-05-03-crew/a.jpg", "chats/2026-05-03-crew/b.jpg"])
    // What a published text shows is published all the same.
    #expect(kept.allSatisfy { !$0.isOutright })
    claim(trip.entries.map { $0.keptBack.count }, is: [1])
  }

  @Test("Links to days and entries lead as those of entries do")
  func links() async throws {
    let trip = try await TripFolder([
      "chats/2026-05-03-crew.md":
        "---\nprivate: no\n---\n- 14:05 Ana: [then](days/2026-05-02), [so](../journal/2026-05-01-a.md#two)\n",
      "journal/2026-05-01-a.md": "One",
    ]).read().trip
    let text = try unwrapped(trip.chats.first?.text)
    claim(text.dayLinks.mapValues(\.description), is: ["days/2026-05-02": "2026-05-02"])
    claim(text.links, is: ["../journal/2026-05-01-a.md#two": "journal/2026-05-01-a.md"])
  }
}
