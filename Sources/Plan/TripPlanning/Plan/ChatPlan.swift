package import Diagnostics
package import Markdown
package import SiteOutput
package import TripModel

/// A day of a conversation, as it is shown.
package struct ChatPlan: Sendable {
  package let id: ChatID
  package var file: String
  package var name: String
  package var date: LocalDate
  /// In the order of time.
  package var messages: [MessagePlan]
  /// Drawings and recordings of the messages, by the trip's list of them.
  package var media: [NamedMedia]
  /// The links of the messages that lead to other pages of the trip, by their address as it was written.
  package var links: [String: OutputPath]
  /// Its own pages, where it is too long for that of its day, or its day has none.
  package internal(set) var parts: [ChatPart] = []
  /// Why readers do not get it: a mark for the author, never set in what is planned for readers.
  package var kept: KeptMark?
  /// The folder of the site in which its own pages stand.
  let folder: [String]
}

/// A message of a conversation.
package struct MessagePlan: Sendable {
  /// Nil where its hour is withheld.
  package var time: LocalTime?
  /// Who wrote it, as people.yml calls them; nil for a line of the program, and where nobody is named.
  package var name: String?
  /// What it says, without its photos.
  package var body: MarkdownDocument
  package var photos: [PhotoID]
}

/// A page of a conversation that is long.
package struct ChatPart: Hashable, Sendable {
  package var page: OutputPath
  package var messages: Range<Int>
}

/// A day of a conversation by its position in the plan's list, which is in the order of time.
package struct ChatID: Hashable, Sendable {
  package let index: Int

  package init(_ index: Int) { self.index = index }
}

/// A conversation over all its days.
package struct ConversationPlan: Sendable {
  /// As it was written first.
  package var name: String
  /// In the order of time.
  package var days: [ChatID]
  package var messageCount: Int
  /// Who wrote, in the order in which they first did.
  package var who: [String]
}

extension ChatPlan {
  /// Who wrote, each once, in the order in which they first did.
  package var who: [String] { messages.compactMap(\.name).withoutRepeats }

  /// The messages that stand on the page of its day.
  package var messagesOnDay: Range<Int> {
    parts.isEmpty ? messages.indices : 0..<min(ChatPaging.teaser, messages.count)
  }
}

extension TripPlan {
  package subscript(id: ChatID) -> ChatPlan { journal.chats[id.index] }
}

extension ConversationPlan {
  /// The conversations in the order in which they begin.
  static func gather(_ chats: [ChatPlan]) -> [ConversationPlan] {
    var all: [ConversationPlan] = []
    var places: [String: Int] = [:]
    for chat in chats {
      let key = ChatDay.key(ofName: chat.name)
      let place = places[key] ?? all.count
      if place == all.count {
        places[key] = place
        all.append(ConversationPlan(name: chat.name, days: [], messageCount: 0, who: []))
      }
      all[place].days.append(chat.id)
      all[place].messageCount += chat.messages.count
      all[place].who = (all[place].who + chat.who).withoutRepeats
    }
    return all
  }
}

extension ChatPlan: PlannedItem {
  package var source: SourcePlace { SourcePlace(file: file) }
  package var texts: [[String?]] {
    let said = messages.map { message -> [String?] in [message.body.plainText] }
    return [([name] + who).map(Optional.some)] + said
  }
}

extension [String] {
  fileprivate var withoutRepeats: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
