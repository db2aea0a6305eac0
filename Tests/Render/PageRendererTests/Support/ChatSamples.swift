import Markdown
import TripModel

/// Conversations to make pages of.
enum ChatSamples {
  /// So many messages from nine o'clock on, one a minute, by two in turn; the first shows a picture.
  static func chat(day: Int, count: Int, said: String = "Yes.", private isPrivate: Bool = false) throws
    -> ChatDay
  {
    let first = MarkdownParser.parse("Look: ![](counter.jpg)").blocks
    let rest = (1..<max(1, count)).map { Block.paragraph([.text("\(said) \($0)")]) }
    var text = JournalEntry(
      file: "chats/2026-05-0\(day)-crew.md", slugWish: "",
      body: MarkdownDocument(blocks: first + rest), pictures: ["counter.jpg": "photos/counter.jpg"])
    if isPrivate { text.keptBack = [KeptBack(.isPrivate, at: SampleTrips.place)] }
    let messages = try (0..<count).map { number in
      ChatMessage(
        time: try SampleTrips.clock(9 + number / 60, number % 60),
        name: number / 2 % 2 == 0 ? "Ana" : "Ben", blockCount: 1)
    }
    return ChatDay(text: text, name: "Crew & co", date: try SampleTrips.day(day), messages: messages)
  }
}
