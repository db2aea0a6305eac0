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
  /// Which conversation it is a day of.
  package internal(set) var conversation = ConversationID(0)
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

/// A conversation by its position in the plan's list, which is in the order in which they begin.
package struct ConversationID: Hashable, Sendable {
  package let index: Int

  package init(_ index: Int) { self.index = index }
}

/// A conversation over all its days.
package struct ConversationPlan: Sendable {
  /// Somebody who wrote in it, and how many of its messages.
  package struct Writer: Hashable, Sendable {
    package var name: String
    package var messageCount: Int
  }

  /// As it was written first.
  package var name: String
  /// In the order of time.
  package var days: [ChatID] = []
  package var messageCount = 0
  /// In the order in which they first wrote. Lines of the program are nobody's.
  package var writers: [Writer] = []
}

extension ConversationPlan {
  package var who: [String] { writers.map(\.name) }

  /// Those who wrote most first, as every list of them has it.
  package var writersByCount: [Writer] {
    writers.enumerated().sorted {
      ($1.element.messageCount, $0.offset) < ($0.element.messageCount, $1.offset)
    }.map(\.element)
  }
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
  package subscript(id: ConversationID) -> ConversationPlan { journal.conversations[id.index] }
}

extension ConversationPlan {
  /// The conversations in the order in which they begin; each day learns which is its own.
  static func gather(_ chats: inout [ChatPlan]) -> [ConversationPlan] {
    var all: [ConversationPlan] = []
    var places: [String: Int] = [:]
    var writers: [[String: Int]] = []
    for index in chats.indices {
      let key = ChatDay.key(ofName: chats[index].name)
      let place = places[key] ?? all.count
      if place == all.count {
        places[key] = place
        all.append(ConversationPlan(name: chats[index].name))
        writers.append([:])
      }
      chats[index].conversation = ConversationID(place)
      all[place].add(chats[index], writers: &writers[place])
    }
    return all
  }

  /// `known` has the places of those who wrote before.
  private mutating func add(_ chat: ChatPlan, writers known: inout [String: Int]) {
    days.append(chat.id)
    messageCount += chat.messages.count
    for name in chat.messages.lazy.compactMap(\.name) {
      if let place = known[name] {
        writers[place].messageCount += 1
      } else {
        known[name] = writers.count
        writers.append(Writer(name: name, messageCount: 1))
      }
    }
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
