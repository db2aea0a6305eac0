import Claims
import SiteOutput
import Diagnostics
import Markdown
import Testing
import TripModel

@testable import TripPlanning

@Suite("Conversations of a trip")
struct ChatPlanTests {
  /// Messages as `14:05 Ana: text`; a text that ends with `.jpg` is a picture.
  private func chat(
    _ date: String, _ messages: [String], name: String = "Crew", isKept: Bool = false
  ) throws -> ChatDay {
    let file = "chats/\(date)-\(name).md"
    var (told, blocks, pictures): ([ChatMessage], [Block], [String: String]) = ([], [], [:])
    for message in messages {
      let said = String(message.split(separator: ": ")[1])
      let who = message.dropFirst(6).prefix { $0 != ":" }
      told.append(ChatMessage(time: try time(String(message.prefix(5))), name: String(who), blockCount: 1))
      if said.hasSuffix(".jpg") {
        pictures[said] = said
        let image = MarkdownImage(source: said, title: "", alternative: "", line: 1)
        blocks.append(.paragraph([.image(image)]))
      } else {
        blocks.append(.paragraph([.text(said)]))
      }
    }
    var text = JournalEntry(
      file: file, slugWish: "", body: MarkdownDocument(blocks: blocks), pictures: pictures)
    if isKept { text.keptBack = [KeptBack(.isPrivate, at: SourcePlace(file: file))] }
    return ChatDay(text: text, name: name, date: try day(date), messages: told)
  }

  private func trip(_ chats: [ChatDay]) throws -> Trip {
    var trip = Trip(
      entries: [try entry("journal/2026-05-02-good.md", title: "Good")],
      photos: [try photo("a.jpg"), try photo("b.jpg", "2026-05-02 12:00")])
    (trip.settings.start, trip.settings.end) = (try day("2026-05-01"), try day("2026-05-05"))
    trip.chats = chats
    return trip
  }

  /// `09:05 Ana: Hm`, with the pictures behind.
  private func told(_ chat: ChatPlan, _ plan: TripPlan) -> [String] {
    chat.messages.map { message in
      let photos = message.photos.map { " [" + plan[$0].photo.file + "]" }.joined()
      return
        "\(message.time?.hourAndMinute ?? "-") \(message.name ?? "-"): \(message.body.plainText)\(photos)"
    }
  }

  @Test("Messages are in the order of time, and their pictures are those of the trip, on that day")
  func published() throws {
    var whole = try trip([
      try chat("2026-05-03", ["14:05 Ana: one", "09:05 Benjy: a.jpg", "14:05 Ana: two"]),
      try chat("2026-05-02", ["10:00 Ana: early"]),
      try chat("2026-04-01", ["10:00 Ana: before"], name: "Home"),
    ])
    var ben = Person(name: "Ben", place: SourcePlace(file: "people.yml"))
    ben.otherNames = ["Benjy"]
    whole.people = [ben]
    let plan = try planned(whole).plan
    claim(plan.journal.chats.map(\.date.description), is: ["2026-04-01", "2026-05-02", "2026-05-03"])
    claim(told(plan.journal.chats[2], plan), is: ["09:05 Ben:  [a.jpg]", "14:05 Ana: one", "14:05 Ana: two"])
    let third = try day("2026-05-03")
    claim(plan.media.photos.first { $0.photo.file == "a.jpg" }?.day?.value, is: third)
    claim(plan.days.map { $0.chats.map(\.index) }, is: [[], [1], [2], [], []])
    // What was written before the trip has no day to stand on.
    claim(
      plan.journal.chats.map { $0.parts.map(\.page.text) },
      is: [["chats/2026-04-01-home/index.html"], [], []])
    #expect(
      plan.journal.conversations.map { conversation in
        let writers = conversation.writers.map { "\($0.name) \($0.messageCount)" }
        return "\(conversation.name) \(conversation.messageCount): \(writers.joined(separator: ", "))"
      } == ["Home 1: Ana 1", "Crew 4: Ana 3, Ben 1"])
    claim(plan.journal.chats.map(\.conversation.index), is: [0, 1, 1])
  }

  @Test("What is kept back leaves nothing, and is counted by conversations; its author sees it with a mark")
  func kept() throws {
    var whole = try trip([
      try chat("2026-05-03", ["14:05 Zqx: Zqxsaid", "14:06 Zqx: a.jpg"], name: "Zqxcrew", isKept: true),
      try chat("2026-05-04", ["14:05 Zqx: Zqxmore"], name: "zqxcrew", isKept: true),
    ])
    whole.filesKeptBack = [FilesKeptBack(files: ["a.jpg"], reasons: whole.chats[0].keptBack)]
    let (plan, told) = try planned(whole)
    #expect(!String(describing: plan).lowercased().contains("zqx") && plan.addresses.chats == nil)
    claim(plan.media.photos.map(\.photo.file), is: ["b.jpg"])
    claim(
      told.first { $0.code == .notPublished }?.message,
      is: "1 conversation is kept back, and with it 1 picture that nothing else shows")
    let author = TripPlanner.plan(whole, today: try day("2026-06-01"), for: .author).plan
    claim(author.journal.chats.map(\.kept), is: [.isPrivate, .isPrivate])
  }

  @Test("Where people are not published, nobody is named")
  func people() throws {
    var whole = try trip([try chat("2026-05-03", ["14:05 Ana: one"], name: "Ana")])
    whole.settings.publish.people = false
    let plan = try planned(whole).plan
    claim(told(plan.journal.chats[0], plan), is: ["14:05 -: one"])
    // A chat of two is called after the other one.
    claim(plan.journal.conversations.map(\.name), is: ["2026-05-03"])
    #expect(plan.journal.conversations[0].who.isEmpty)
  }

  @Test(
    "A conversation that is too heavy for the page of its day is cut into pages, and nothing of it is lost")
  func paging() throws {
    let long = String(repeating: "word ", count: 60)
    let messages = (0..<300).map { number in
      "\(10 + number / 60):\(number % 60 < 10 ? "0" : "")\(number % 60) Ana: \(long)"
    }
    let plan = try planned(
      try trip([try chat("2026-05-03", messages), try chat("2026-05-03", ["09:00 Ben: b"], name: "B")])
    ).plan
    let parts = plan.journal.chats.map(\.parts)
    #expect(parts[0].isEmpty && parts[1].count > 3)
    claim(parts[1].flatMap { Array($0.messages) }, is: Array(0..<300))
    claim(plan.journal.chats.map(\.messagesOnDay), is: [0..<1, 0..<3])
  }
}
