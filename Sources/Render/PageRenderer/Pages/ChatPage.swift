import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// A day of a conversation that is too long for the page of its day, or a part of it.
struct ChatPage {
  private let scope: PageScope
  private let chat: ChatPlan
  private let index: Int

  /// `index` is that of the part.
  init(site: TripSite, chat: ChatPlan, index: Int) {
    scope = PageScope(site: site, path: chat.parts[index].page)
    self.chat = chat
    self.index = index
  }

  private var words: Words { scope.words }

  var file: OutputFile {
    let shown = chat.parts[index].messages
    let count = words.counted(.countMessages, chat.messages.count)
    let number = index == 0 ? [] : [words.numbers.whole(index + 1)]
    let title = [chat.name, scope.shortDate(chat.date)] + number
    return scope.file(
      "chat", section: .chats, title: title.joined(separator: " · "), description: count,
      [
        "name": .text(chat.name), "date": .record(scope.dayLink(chat.date)), "lede": .text(count),
        "above": TemplateValue(scope.plan.addresses.chats.map { scope.link($0) }),
        "who": scope.site.faces.records(of: index == 0 ? chat.who : [], on: scope),
        "messages": TemplateValue(ChatTalk(scope: scope, chat: chat).records(of: shown)),
        "kept": scope.kept(chat.kept), "turn": turning.value(on: scope, label: .navChats),
      ])
  }

  private var turning: Turning {
    Turning(at: index, of: Array(chat.parts.indices), by: (.previousPage, .nextPage)) { number, phrase in
      let first = chat.messages[chat.parts[number].messages.lowerBound]
      return Turning.Side(
        page: chat.parts[number].page, label: words[phrase],
        title: first.time.map { words.dates.time($0) })
    }
  }
}
