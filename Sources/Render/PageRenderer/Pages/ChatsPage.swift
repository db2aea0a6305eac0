import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// All conversations of the trip, with the days on which they were held.
struct ChatsPage {
  private let scope: PageScope

  init(site: TripSite, path: OutputPath) { scope = PageScope(site: site, path: path) }

  private var words: Words { scope.words }

  var file: OutputFile {
    let conversations = scope.plan.journal.conversations
    let records = conversations.indices.map { record(conversations[$0], ConversationID($0)) }
    let count = conversations.reduce(0) { $0 + $1.messageCount }
    let lede = words.counted(
      .chatsLede, conversations.count, ["messages": words.counted(.countMessages, count)])
    return scope.file(
      "chats", section: .chats, title: words[.navChats], description: lede,
      ["lede": .text(lede), "conversations": TemplateValue(records)])
  }

  private func record(_ conversation: ConversationPlan, _ id: ConversationID) -> Record {
    [
      "anchor": .text(scope.anchor(of: id)),
      "name": .text(conversation.name),
      "count": .text(words.counted(.countMessages, conversation.messageCount)),
      "who": scope.site.faces.records(of: conversation.writersByCount, on: scope),
      "days": TemplateValue(conversation.days.map { day(scope.plan[$0]) }),
    ]
  }

  /// Characters of what was said first: two lines or three.
  private static let lengthOfWords = 90

  private func day(_ chat: ChatPlan) -> Record {
    [
      "href": .text(scope.link(to: chat)), "label": .text(words.dates.long(chat.date)),
      "count": .text(words.counted(.countMessages, chat.messages.count)), "kept": scope.kept(chat.kept),
      "said": TemplateValue(scope.firstWords(of: chat)?.cutAtClause(at: Self.lengthOfWords)),
    ]
  }
}
