import Markdown
import SiteOutput
import TripModel

/// Decides which conversations stand in full on the page of their day, and cuts the others into pages of their own.
struct ChatPaging {
  private let words: [LocalDate: Int]
  private let days: Set<LocalDate>

  /// Bytes that the messages of a day may add to its page, which stays below 60 KB with them, less what its story takes:
  /// a word takes five.
  private static let room = 24_000
  private static let bytesOfWord = 5
  /// Words of a day's story that stand on its page at most.
  private static let mostWords = 5_000
  /// The first messages of one that stands elsewhere, to see what it is about.
  static let teaser = 3
  /// Bytes, and messages, of a page of its own.
  private static let maxBytes = 30_000
  private static let maxMessages = 150

  /// `days` are those that have a page.
  init(days: [LocalDate], entries: [EntryPlan]) {
    self.days = Set(days)
    words = entries.reduce(into: [:]) { $0[$1.day.value, default: 0] += $1.wordCount }
  }

  func paged(_ chats: [ChatPlan]) -> [ChatPlan] {
    var rooms: [LocalDate: Int] = [:]
    return chats.map { chat in
      var chat = chat
      let words = min(words[chat.date] ?? 0, Self.mostWords)
      let room = rooms[chat.date] ?? Self.room - Self.bytesOfWord * words
      let bytes = chat.messages.reduce(0) { $0 + $1.bytes }
      if !days.contains(chat.date) || bytes > room {
        chat.parts = Self.parts(of: chat)
        rooms[chat.date] = room - chat.messages.prefix(Self.teaser).reduce(0) { $0 + $1.bytes }
      } else {
        rooms[chat.date] = room - bytes
      }
      return chat
    }
  }

  /// `chats/2026-05-03-lisbon-crew/`, then `…/pages/2/`.
  private static func parts(of chat: ChatPlan) -> [ChatPart] {
    var ranges: [Range<Int>] = []
    var (start, bytes) = (0, 0)
    for (index, message) in chat.messages.enumerated() {
      if index > start, bytes + message.bytes > maxBytes || index - start >= maxMessages {
        ranges.append(start..<index)
        (start, bytes) = (index, 0)
      }
      bytes += message.bytes
    }
    ranges.append(start..<chat.messages.count)
    return ranges.enumerated().map { index, range in
      let folder = index == 0 ? chat.folder : chat.folder + ["pages", String(index + 1)]
      return ChatPart(page: .page(folder), messages: range)
    }
  }
}

extension MessagePlan {
  /// About as many as it takes on a page.
  fileprivate var bytes: Int { 200 + body.plainText.utf8.count + 400 * photos.count }
}
