import Markdown
import SiteOutput
import TripModel

extension TripPlanner {
  /// The days of conversations in the order of time; `pages` are the addresses of all that a link may mean.
  func planChats(
    _ photos: [PhotoPlan], pages: [String: OutputPath], media: [MediaPlan], book: inout AddressBook
  ) -> [ChatPlan] {
    guard !trip.chats.isEmpty else { return [] }
    let byFile = Dictionary(photos.map { ($0.photo.file, $0.id) }, uniquingKeysWith: { first, _ in first })
    let names = namesOfPeople
    // Addresses are given in the order of names, so that one does not depend on when the others were.
    var folders: [String: String] = [:]
    for chat in trip.chats.sorted(by: { $0.text.file < $1.text.file }) {
      folders[chat.text.file] = book.folder(in: "chats", wishes: ["\(chat.date) \(chat.name)"])
    }
    let inOrder = trip.chats.sorted { $0.order.lexicographicallyPrecedes($1.order) }
    return inOrder.enumerated().map { index, chat -> ChatPlan in
      let messages = zip(chat.messages, chat.bodies).map { message, body in
        let photos = body.images.compactMap { chat.text.pictures[$0.source] }.compactMap { byFile[$0] }
        return MessagePlan(
          time: message.time, name: message.name.map { names[PersonKey($0)] ?? $0 },
          body: MarkdownDocument(blocks: body.blocks.withoutPictures(of: chat.text.pictures)), photos: photos)
      }
      return ChatPlan(
        id: ChatID(index), file: chat.text.file, name: chat.name, date: chat.date,
        messages: messages.inOrderOfTime, media: chat.text.named(media),
        links: chat.text.links.compactMapValues { pages[$0] },
        folder: root + ["chats", folders[chat.text.file] ?? "chat"])
    }
  }

  /// What those are called who have several names: as people.yml has it, else as trip.yml does.
  private var namesOfPeople: [PersonKey: String] {
    var names: [PersonKey: String] = [:]
    for person in trip.people {
      for key in person.keys where names[key] == nil { names[key] = person.name }
    }
    for traveller in trip.settings.travellers where names[PersonKey(traveller.name)] == nil {
      names[PersonKey(traveller.name)] = traveller.name
    }
    return names
  }
}

extension ChatDay {
  /// The day, the first hour, the name; two files of one conversation and day by their own names.
  fileprivate var order: [String] {
    let first = messages.lazy.compactMap(\.time).min()
    return [date.description, first?.description ?? "", name, text.file]
  }
}

extension [MessagePlan] {
  /// Those of one minute as they were written; those without an hour stay where they stand.
  fileprivate var inOrderOfTime: [MessagePlan] {
    guard allSatisfy({ $0.time != nil }) else { return self }
    return enumerated().sorted {
      ($0.element.time?.secondOfDay ?? 0, $0.offset) < ($1.element.time?.secondOfDay ?? 0, $1.offset)
    }.map(\.element)
  }
}

extension [Block] {
  /// Without the pictures that stand below the words, and without the paragraphs that held nothing else.
  fileprivate func withoutPictures(of shown: [String: String]) -> [Block] {
    guard !shown.isEmpty else { return self }
    return compactMap { block -> Block? in
      guard case .paragraph(let inlines) = block else { return block }
      var rest = inlines.filter { inline in
        if case .image(let image) = inline { shown[image.source] == nil } else { true }
      }
      while let last = rest.last, last.isBreak { rest.removeLast() }
      while let first = rest.first, first.isBreak { rest.removeFirst() }
      return rest.isEmpty ? nil : .paragraph(rest)
    }
  }
}

extension Inline {
  fileprivate var isBreak: Bool {
    switch self {
    case .softBreak, .hardBreak: true
    case .text(let text): text.allSatisfy(\.isWhitespace)
    default: false
    }
  }
}
