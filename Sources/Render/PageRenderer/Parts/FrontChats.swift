import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// The conversations on the front page: how much was written in each, and by whom, with the way to all of it.
struct FrontChats {
  let scope: PageScope

  /// More are on the page of all.
  private static let most = 4
  /// More who wrote are no look.
  private static let mostWriters = 12

  var value: TemplateValue {
    let (words, all) = (scope.words, scope.plan.journal.conversations)
    guard let page = scope.plan.addresses.chats, !all.isEmpty else { return .none }
    let shown = all.prefix(Self.most).indices.map { line(all[$0], ConversationID($0), on: page) }
    let whole = all.count == 1 ? onlyDay(of: all[0]) : nil
    let label = whole == nil ? words.form(of: .chatsAll, for: all.count) : words[.chatWhole]
    let record: Record = [
      "heading": .text(words.form(of: .chatsHeading, for: all.count)),
      "href": .text(whole ?? scope.link(page)), "label": .text(label),
      "conversations": TemplateValue(shown),
    ]
    return .record(record)
  }

  /// The way to what was written, where that was on one day: the page of all would have a line of it, and no more.
  private func onlyDay(of conversation: ConversationPlan) -> String? {
    guard conversation.days.count == 1 else { return nil }
    return conversation.days.first.map { scope.link(to: scope.plan[$0]) }
  }

  private func line(_ conversation: ConversationPlan, _ id: ConversationID, on page: OutputPath) -> Record {
    let writers = Array(conversation.writersByCount.prefix(Self.mostWriters))
    let kept = conversation.days.lazy.compactMap { scope.plan[$0].kept }.first
    let way = onlyDay(of: conversation) ?? scope.link(page, fragment: scope.anchor(of: id))
    return [
      "href": .text(way), "name": .text(conversation.name),
      "count": .text(scope.words.counted(.countMessages, conversation.messageCount)),
      "who": scope.site.faces.records(of: writers, on: scope), "kept": scope.kept(kept),
    ]
  }
}
