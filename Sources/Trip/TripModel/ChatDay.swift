package import Markdown

/// What was written in a conversation on one day: a file of `chats/`.
package struct ChatDay: TripItem {
  package static let itemKind = ItemKind.chat

  /// What its messages say, one behind the other, with their pictures and their links, as those of an entry.
  package var text: JournalEntry
  /// What the conversation is called: the days of one conversation have the same name.
  package var name: String
  package var date: LocalDate
  /// In the order of the file.
  package var messages: [ChatMessage]

  package init(text: JournalEntry, name: String, date: LocalDate, messages: [ChatMessage]) {
    (self.text, self.name, self.date, self.messages) = (text, name, date, messages)
    self.text.header.when = DayAndTime(date: date)
  }

  package var header: ItemHeader {
    get { text.header }
    _modify { yield &text.header }
  }

  /// The days that are one conversation are called the same but for capitals and blanks.
  package static func key(ofName name: String) -> String {
    name.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }

  /// Takes away who wrote what, and the lines of the program, which say who came and left.
  ///
  /// A chat of two is mostly called after one of them, so the day is its name.
  package mutating func nameNobody() {
    name = date.description
    let told = zip(messages, bodies).filter { $0.0.name != nil }
    messages = told.map { ChatMessage(time: $0.0.time, name: nil, blockCount: $0.1.blocks.count) }
    text.body = MarkdownDocument(blocks: told.flatMap(\.1.blocks))
  }

  /// What each of the messages says, in their order.
  package var bodies: [MarkdownDocument] {
    let blocks = text.body.blocks
    var start = 0
    return messages.map { message in
      let end = min(start + max(0, message.blockCount), blocks.count)
      defer { start = end }
      return MarkdownDocument(blocks: Array(blocks[start..<end]))
    }
  }
}

/// A message of a conversation, but for what it says.
package struct ChatMessage: Hashable, Sendable {
  /// Nil where its hour is withheld.
  package var time: LocalTime?
  /// Who wrote it, as the file has it; nil for a line of the program, and where nobody is named.
  package var name: String?
  /// How many blocks of the text are its own.
  package var blockCount: Int

  package init(time: LocalTime?, name: String?, blockCount: Int) {
    (self.time, self.name, self.blockCount) = (time, name, blockCount)
  }
}
