import Claims
import Markdown
import PageReading
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("Conversations on pages")
struct ChatPageTests {
  private static func site(_ chats: [ChatDay], _ change: (inout Trip) -> Void = { _ in }) throws -> BuiltSite
  {
    var trip = try SampleTrips.full()
    trip.chats = chats
    change(&trip)
    return try BuiltSite(trip, today: "2026-06-01")
  }

  @Test("stand below the story of their day, each who wrote on once, with small pictures that lead to theirs")
  func day() throws {
    let page = try Self.site([try ChatSamples.chat(day: 4, count: 4)]).page("days/2026-05-04/index.html")
    let said = page.texts.filter { $0.around.contains("article") }.map(\.text)
    for words in ["Crew & co", "4 messages", "Ana", "Ben", "09:00", "Yes. 1", "Yes. 3"] {
      #expect(said.contains { $0.contains(words) }, "\(words): \(said)")
    }
    let lists = page.texts.filter { $0.around.contains("article") && $0.around.contains("ol") }
    claim(lists.count { $0.text == "Ana" }, is: 1)
    let hrefs = page.all("a").compactMap { $0.attributes["href"] }
    claim(hrefs, has: "../../photos/counter/index.html")
    claim(hrefs, has: "../../chats/index.html#c1")
  }

  @Test("are listed with their days, in the navigation where there are any")
  func list() throws {
    let site = try Self.site([try ChatSamples.chat(day: 3, count: 2), try ChatSamples.chat(day: 4, count: 1)])
    let page = try site.page("chats/index.html")
    let texts = page.text(in: "main")
    for words in ["One conversation, 3 messages.", "Crew & co", "2 messages", "1 message"] {
      claim(texts, has: words, "\(words): \(texts)")
    }
    let hrefs = page.all("a").compactMap { $0.attributes["href"] }
    claim(hrefs, has: "../days/2026-05-03/index.html#chat-1", "\(hrefs)")
    try claim(Self.site([]).files.contains("chats/index.html"), is: false)
  }

  @Test("are folded where they are long, and have pages of their own where that would be too heavy")
  func long() throws {
    let site = try Self.site([
      try ChatSamples.chat(day: 3, count: 45),
      try ChatSamples.chat(day: 4, count: 400, said: String(repeating: "It goes on. ", count: 20)),
    ])
    let folded = try site.page("days/2026-05-03/index.html")
    claim(folded.text(in: "main"), has: "25 more messages")
    let short = try site.page("days/2026-05-04/index.html")
    claim(short.text(in: "main"), has: "The whole conversation")
    let pages = site.pages.filter { $0.path.hasPrefix("chats/2026-05-04-crew-co/") }.map(\.path).sorted()
    #expect(pages.count > 2 && pages.contains("chats/2026-05-04-crew-co/pages/2/index.html"), "\(pages)")
    let messages = try pages.map { try site.page($0).all("li").count }.reduce(0, +)
    #expect(messages >= 400)
    // What is found leads to the page on which it stands.
    let texts = site.search.values.joined().replacing("\\/", with: "/")
    claim(texts, has: "../chats/2026-05-04-crew-co/pages/2/index.html")
    claim(texts, has: "../days/2026-05-03/index.html#chat-1")
  }

  @Test(
    "are counted on the front page by who wrote, each in a colour of their own, and begin the days they alone tell"
  )
  func front() throws {
    var trip = Trip(folderName: "talk")
    (trip.settings.start, trip.settings.end) = (try SampleTrips.day(3), try SampleTrips.day(4))
    trip.chats = [try ChatSamples.chat(day: 3, count: 3), try ChatSamples.chat(day: 4, count: 1)]
    let page = try BuiltSite(trip, today: "2026-06-01").page("index.html")
    let texts = page.text(in: "main")
    for words in ["All days of the conversation", "4 messages", "Ana: Look"] {
      claim(texts, has: words, "\(words): \(texts)")
    }
    let faces = page.all("span").compactMap { $0.attributes["class"] }.filter { $0.hasPrefix("face ") }
    claim(faces, is: ["face face-1", "face face-2"])
    claim(page.texts.filter { $0.around.last == "small" }.map(\.text), is: ["3", "1"])
  }

  @Test(
    "begin with words where the first message is the sign of a picture, and list who wrote alike everywhere")
  func signs() throws {
    var (first, second) = (try ChatSamples.chat(day: 3, count: 5), try ChatSamples.chat(day: 4, count: 1))
    let sign = Block.paragraph([.emphasis([.text("picture")])])
    first.text.body = MarkdownDocument(blocks: [sign] + first.text.body.blocks.dropFirst())
    // Ana writes first, and Ben more.
    first.messages[1].name = "Ben"
    second.messages[0].name = "Ben"
    var trip = Trip(folderName: "talk")
    (trip.settings.start, trip.settings.end) = (try SampleTrips.day(3), try SampleTrips.day(4))
    trip.chats = [first, second]
    let site = try BuiltSite(trip, today: "2026-06-01")
    let pages = try ["index.html", "chats/index.html"].map { try site.page($0) }
    let told = pages.map { $0.text(in: "main") }
    #expect(told.allSatisfy { $0.contains("Ben: Yes. 1") && !$0.contains(": picture") }, "\(told)")
    let names = pages.map { page in
      page.all("span").compactMap { $0.attributes["class"] }.filter { $0.hasPrefix("face ") }
    }
    #expect(names.allSatisfy { $0 == ["face face-2", "face face-1"] }, "\(names)")
  }

  @Test("lead from the front page to the list of their days, or to the only one")
  func frontLinks() throws {
    let ways = try [[3], [3, 4]].map { days in
      let chats = try days.map { try ChatSamples.chat(day: $0, count: 2) }
      let links = try Self.site(chats).page("index.html").all("a").compactMap { $0.attributes["href"] }
      return links.filter { $0.contains("#chat-") || $0.contains("#c1") }
    }
    let day = "days/2026-05-03/index.html#chat-1"
    claim(ways, is: [[day, day], ["chats/index.html#c1"]])
  }

  @Test("have a heading by their number on the page of a day")
  func heading() throws {
    let first = try ChatSamples.chat(day: 4, count: 2)
    var text = first.text
    text.file = "chats/2026-05-04-home.md"
    let second = ChatDay(text: text, name: "Home", date: first.date, messages: first.messages)
    let headings = try [[first], [first, second]].map { chats in
      let page = try Self.site(chats).page("days/2026-05-04/index.html")
      return page.texts.first { $0.around.last == "h2" && $0.text.hasPrefix("Conv") }?.text
    }
    claim(headings, is: ["Conversation", "Conversations"])
  }

  @Test("that are kept back are on no page of the readers'")
  func kept() throws {
    let site = try Self.site([try ChatSamples.chat(day: 4, count: 4, private: true)])
    let pages = try ["days/2026-05-04/index.html", "index.html"].map { try site.page($0).text(in: "main") }
    let told = pages.joined() + site.search.values.joined()
    claim(site.files, lacks: "chats/index.html")
    claim(told, lacks: "Crew")
  }
}
