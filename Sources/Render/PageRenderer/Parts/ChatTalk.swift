import Markdown
import SiteLanguage
import TripModel
import TripPlanning

/// The messages of a conversation as a list: who wrote what at which hour.
struct ChatTalk {
  let scope: PageScope
  let chat: ChatPlan

  /// Pixels of the small pictures, at least: they stand 120 high.
  private static let widthOfPicture = 300

  /// So many messages stand unfolded on a page; of more the first `unfolded`.
  private static let mostUnfolded = 40
  private static let unfolded = 20

  /// A part of the conversation, with the ways to the rest of it.
  func record(of shown: Range<Int>) -> Record {
    let words = scope.words
    let isFolded = shown.count > Self.mostUnfolded
    let first = isFolded ? shown.prefix(Self.unfolded) : shown
    let rest = shown.dropFirst(first.count)
    let more = shown.count < chat.messages.count ? chat.parts.first : nil
    return [
      "anchor": .text(anchor), "name": .text(chat.name),
      "href": TemplateValue(
        scope.plan.addresses.chats.map { scope.link($0, fragment: scope.anchor(of: chat.conversation)) }),
      "count": .text(words.counted(.countMessages, chat.messages.count)), "kept": scope.kept(chat.kept),
      "messages": TemplateValue(records(of: first)), "rest": TemplateValue(records(of: rest)),
      "restLabel": TemplateValue(isFolded ? words.counted(.chatRest, rest.count) : nil),
      "more": TemplateValue(more.map { scope.link($0.page) }),
    ]
  }

  /// What leads to it on the page of its day.
  var anchor: String { "chat-\(chat.id.index + 1)" }

  /// Who wrote several messages one after another is named once.
  func records(of shown: Range<Int>) -> [Record] {
    let messages = chat.messages[shown]
    return messages.indices.map { index -> Record in
      let message = messages[index]
      let before = index > messages.startIndex ? messages[index - 1] : nil
      // Of those of whom nobody is named it is not known that one wrote them all.
      let isSame = message.name != nil && before?.name == message.name
      let names = isSame ? [] : [message.name].compactMap(\.self)
      return [
        "time": TemplateValue(time(of: message, after: before)),
        "who": scope.site.faces.records(of: names, on: scope), "isFirst": .flag(!isSame),
        "bodyHTML": .html(body(of: message, index)), "pictures": TemplateValue(message.photos.map(picture)),
      ]
    }
  }

  /// The hour, which is not told again of the next message in the same minute.
  private func time(of message: MessagePlan, after before: MessagePlan?) -> String? {
    guard let time = message.time, time.hourAndMinute != before?.time?.hourAndMinute else { return nil }
    return scope.words.dates.time(time)
  }

  private func body(of message: MessagePlan, _ index: Int) -> HTML {
    let setting = TextSetting(
      pictures: [:], media: scope.plan.media(chat.media), links: scope.plan.links(chat.links, chat.media),
      headings: scope.site.headings(chat.links),
      idPrefix: "m\(chat.id.index + 1)-\(index + 1)-", words: scope.words)
    return scope.textFrame(topLevel: 4).html(EntryText.form(message.body, setting: setting))
  }

  private func picture(_ id: PhotoID) -> Record {
    let photo = scope.plan[id]
    let size = photo.derivatives.first { $0.width >= Self.widthOfPicture } ?? photo.derivatives.last
    return [
      "href": .text(scope.link(photo.page)), "src": TemplateValue(size.map { scope.link($0.path) }),
      "width": TemplateValue(size.map { String($0.width) }),
      "height": TemplateValue(size.map { String($0.height) }), "alt": .text(scope.words(for: photo)),
    ]
  }
}

extension PageScope {
  /// The conversations of a day, each with as much of it as stands on the day's page.
  func chats(of day: DayPlan) -> [Record] {
    day.chats.map { id in
      let chat = plan[id]
      return ChatTalk(scope: self, chat: chat).record(of: chat.messagesOnDay)
    }
  }

  /// What leads to a conversation on the page of all of them.
  func anchor(of conversation: ConversationID) -> String { "c\(conversation.index + 1)" }

  /// How a day of a conversation begins, and who said it, `Ana: Where are you?`: of what stands on the page of that day.
  /// Lines of the program are left out where people wrote any, and so is what stands for a picture, `_picture_`, where
  /// somebody wrote words. Nil where that is pictures alone.
  func firstWords(of chat: ChatPlan) -> String? {
    let told = chat.messages[chat.messagesOnDay].lazy.map { message in
      let lines = message.body.plainText.split(whereSeparator: \.isNewline)
      return (
        name: message.name, words: lines.joined(separator: " "), isSign: message.body.isOneEmphasis
      )
    }.filter { !$0.words.isEmpty }
    let said = told.first { $0.name != nil && !$0.isSign }
    guard let first = said ?? told.first(where: { $0.name != nil }) ?? told.first else { return nil }
    return first.name.map { words(.chatSaid, ["name": $0, "words": first.words]) } ?? first.words
  }

  /// Where a message of a conversation stands: on a page of its own, else on that of its day.
  func link(to chat: ChatPlan, message index: Int = 0) -> String {
    if let part = chat.parts.first(where: { $0.messages.contains(index) }) { return link(part.page) }
    let page = site.day(on: chat.date)?.page ?? plan.addresses.home
    return link(page, fragment: ChatTalk(scope: self, chat: chat).anchor)
  }
}

extension MarkdownDocument {
  /// Whether all of it is one stretch of emphasis, as an export writes in the place of what it left out.
  fileprivate var isOneEmphasis: Bool {
    guard blocks.count == 1, case .paragraph(let line) = blocks[0], line.count == 1 else { return false }
    guard case .emphasis = line[0] else { return false }
    return true
  }
}
