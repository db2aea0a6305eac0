import Diagnostics
import Markdown
import TripModel
import TripNotation

/// A day of a conversation: a file of `chats/`.
extension JournalReader {
  /// What others wrote is kept back unless the file says `private: no`.
  mutating func read(chat file: EntryFile, among names: JournalNames) {
    for diagnostic in file.fields.diagnostics { tell(diagnostic) }
    var marks = Self.marks(file, .chat)
    marks.add(Self.byFolder(file.file))
    // Where fields cannot be read, what they say is no permission.
    let isUnclear = file.fields.diagnostics.contains { $0.severity == .error }
    if marks.doubt == nil, isUnclear || !ChatHeader.saysWhetherPrivate(file) {
      marks.add([KeptBack(.isPrivate, at: SourcePlace(file: file.file))])
    }
    var parts = marks.isSurelyKept ? KeptParts.none(of: file) : KeptParts.find(in: file, isChat: true)
    if parts.isAll {
      marks.add(parts.causes)
      parts = .none(of: file)
    }
    keep(parts)
    if marks.isKept {
      keep(mentions.files(with: file.file).union(mentions.files(in: file.parts.text)), marks)
    }
    if marks.doubt != nil || file.fields.isUnread { return }
    let header = ChatHeader.read(file)
    if ConversationMark.isGivenOut(String(decoding: file.parts.body, as: UTF8.self).fileLines) {
      tell(.givenOut(file.file))
      return
    }
    let texts = ChatTexts.read(file, parts.open, among: names, showsLines: marks.kept.isEmpty)
    let doubts = marks.isKept ? [] : parts.diagnostics
    for diagnostic in header.diagnostics + texts.diagnostics + doubts { tell(diagnostic) }
    if let misplaced = MisplacedFields.find(in: file, showsLine: marks.kept.isEmpty) { tell(misplaced) }
    guard let day = header.day else {
      tell(.chatWithoutDay(file.file))
      return
    }
    if texts.messages.isEmpty {
      if texts.diagnostics.isEmpty { tell(.noMessages(file.file)) }
      return
    }
    var text = JournalEntry(
      file: file.file, slugWish: "", body: MarkdownDocument(blocks: texts.blocks), pictures: texts.pictures)
    (text.media, text.links, text.places) = (texts.media, texts.links, texts.places)
    (text.dayLinks, text.keptBack) = (texts.dayLinks, marks.kept)
    add(ChatDay(text: text, name: header.name, date: day, messages: texts.messages))
  }
}

/// The fields of a day of a conversation.
struct ChatHeader {
  private(set) var name: String
  private(set) var day: LocalDate?
  private(set) var diagnostics: [Diagnostic] = []

  static func read(_ file: EntryFile) -> ChatHeader {
    var header = ChatHeader(name: words(ofFile: file.path), day: file.path.day?.date)
    guard file.fields.root.kind != .empty else { return header }
    var findings = Findings(about: file.fields.file)
    _ = FieldReader.read(file.fields.root, as: "a conversation", &findings) { fields -> Void? in
      header.name = fields.filled("chat") ?? header.name
      header.day = fields.day("date") ?? header.day
      // Looked at before (VisibilityMarks).
      fields.allowKeepingKeys()
      return ()
    }
    header.diagnostics = findings.diagnostics
    return header
  }

  /// Whether a text has a name of a conversation among its fields.
  static func isConversation(_ file: EntryFile) -> Bool {
    (file.fields.root.fields ?? []).contains { $0.key.lowercased() == "chat" && $0.value.kind != .empty }
  }

  /// Whether its `private:` says anything, be it yes, no or until when.
  static func saysWhetherPrivate(_ file: EntryFile) -> Bool {
    (file.fields.root.fields ?? []).contains { field in
      guard field.value.kind != .empty, let meant = MeantKey(field.key), meant.key == .isPrivate else {
        return false
      }
      return meant.meaning(of: field.value) != .doubt
    }
  }

  /// `2026-05-03-lisbon-crew.md` is of the conversation `Lisbon crew`.
  private static func words(ofFile path: EntryPath) -> String {
    let words = path.slug.split { "-_ ".contains($0) }.joined(separator: " ")
    guard let first = words.first else { return path.day?.date.description ?? path.file }
    return first.uppercased() + words.dropFirst()
  }
}

extension Diagnostic {
  fileprivate static func chatWithoutDay(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .badChat, "Conversation left out: nothing tells its day", at: SourcePlace(file: file),
      advice:
        "Begin the file's name with the day, such as 2026-05-03-lisbon-crew.md, or write `date: 2026-05-03`.")
  }

  fileprivate static func givenOut(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .badChat, "Conversation left out: this is a chat as a phone gives it out",
      at: SourcePlace(file: file),
      advice:
        "Move it out of the trip's folder and take it over by `tripbook import`, which writes a file for each "
        + "day of the trip.")
  }

  fileprivate static func noMessages(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .badChat, "Conversation without messages", at: SourcePlace(file: file),
      advice: "Write one as `- 14:05 Ana: text`, or delete the file.")
  }
}
