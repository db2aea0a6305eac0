import Diagnostics
import TripModel
import TripNotation

/// Whether one thing is kept back: what its own fields say of it.
struct VisibilityMarks {
  /// Why it is, in the order of the file.
  private(set) var kept: [KeptBack] = []
  /// What is not clear enough: then nobody gets it, and it is told.
  private(set) var doubt: Diagnostic?
  /// What is kept back, and in another way than was asked for.
  private var remark: Diagnostic?

  /// What is to be told.
  var diagnostics: [Diagnostic] { [doubt, remark].compactMap(\.self) }

  /// Whether it is kept back, or might have to be.
  var isKept: Bool { !kept.isEmpty || doubt != nil }

  /// Whether it is on every day.
  var isSurelyKept: Bool { kept.contains { $0.reason == .draft || $0.reason == .isPrivate } }

  init(doubt: Diagnostic) { self.doubt = doubt }

  /// Looks at a map and at all below it: a line that was indented too far still means what it says.
  init(of node: Node, in file: NotationFile, _ thing: KeptThing) {
    look(at: node, file, thing, isTop: true)
    add(KeepingTags.marks(in: node, of: file))
  }

  /// At the top of a file alone.
  init(ofTop node: Node, in file: NotationFile, _ thing: KeptThing) {
    for field in node.fields ?? [] { look(at: field, file, thing, isTop: true) }
    add(KeepingTags.marks(ofTop: node, of: file))
  }

  /// The front matter of an entry, or of a text beside pictures; what was lost of it may say it too.
  init(frontMatter reading: NotationReader.Reading, _ thing: KeptThing) {
    look(at: reading.root, reading.file, thing, isTop: true)
    if doubt == nil, let lost = reading.lostMarks(of: VisibilityKey.ofItem).first {
      doubt = .lost(lost.key.rawValue, reading.file.place(of: lost.range), thing)
    }
    settle()
  }

  /// A text without front matter whose first lines are some that is not in its place, or which has some further down.
  /// `firstLine` is the number of its first line in the file.
  init(misplacedIn text: String, file: String, firstLine: Int, _ thing: KeptThing) {
    let lines = text.fileLines
    let start = NotationFile(name: file, lines: lines.prefix(20).map(String.init), firstLine: firstLine)
    if let mark = VisibilityLines(file: start).plainMarks(of: VisibilityKey.ofItem).first {
      doubt = .misplaced(mark.key.rawValue, start.place(of: mark.range), thing)
    } else if thing != .chat, let line = ConversationMark.line(misplacedIn: lines) {
      let whole = NotationFile(name: file, lines: lines.map(String.init), firstLine: firstLine)
      let place = whole.place(ofConversationIn: line)
      doubt = .misplacedConversation(place, thing)
    } else if thing != .chat, ConversationMark.isGivenOut(lines) {
      doubt = .chatAsText(file, thing)
    } else if let range = MisplacedFields.lines(of: lines) {
      let fields = NotationFile(
        name: file, lines: lines[range].map { String($0.prefix(200)) },
        firstLine: firstLine + range.lowerBound)
      if let mark = VisibilityLines(file: fields).plainMarks(of: VisibilityKey.ofItem).first {
        doubt = .misplaced(mark.key.rawValue, fields.place(of: mark.range), thing)
      } else if let tags = KeepingTags.place(inFields: fields) {
        doubt = .misplaced(tags.key, tags.place, thing)
      }
    }
  }

  /// A text that cannot be read as it should be: whether anywhere in it something says so.
  init(unreadable text: String, file: String, _ thing: KeptThing) {
    let lines = text.fileLines
    let all = NotationFile(name: file, lines: lines.map { String($0.prefix(200)) })
    if let mark = VisibilityLines(file: all).plainMarks(of: VisibilityKey.ofItem).first {
      doubt = .unread(mark.key.rawValue, all.place(of: mark.range), thing)
    } else if let tags = KeepingTags.place(inFields: all) {
      doubt = .unread(tags.key, tags.place, thing)
    } else if thing != .chat, let line = ConversationMark.line(unreadableIn: lines) {
      doubt = .unread("chat", all.place(ofConversationIn: line), thing)
    } else if thing != .chat {
      add(KeepingTags.marks(inText: Array(text.utf8), of: file, firstLine: 1))
    }
  }

  /// Adds what something else says of the same thing.
  mutating func add(_ reasons: [KeptBack]) {
    kept += reasons
    settle()
  }

  private mutating func look(at node: Node, _ file: NotationFile, _ thing: KeptThing, isTop: Bool) {
    for item in node.items ?? [] { look(at: item, file, thing, isTop: false) }
    for field in node.fields ?? [] where !look(at: field, file, thing, isTop: isTop) {
      look(at: field.value, file, thing, isTop: false)
    }
  }

  /// - Returns: whether the field says something of the matter.
  @discardableResult
  private mutating func look(at field: Field, _ file: NotationFile, _ thing: KeptThing, isTop: Bool) -> Bool {
    let letters = KeyLetters(field.key)
    if let meant = MeantKey(letters), VisibilityKey.ofItem.contains(meant.key) {
      let meaning = meant.meaning(of: field.value)
      // A map of another program may use any word but ours for something else, unless it answers outright.
      if !isTop, !meant.isOurs, meaning == .doubt || ![.draft, .isPrivate].contains(meant.key) {
        return false
      }
      // Beside a picture, that is obeyed as it is written (PictureText).
      if thing == .pictures, field.key == "leave out" { return true }
      switch meaning {
      case .open: return false
      case .keeps(let reason): keep(reason, meant.key, field, file.place(of: field.keyRange), thing)
      case .doubt:
        if doubt == nil { doubt = .unclear(field, meant, file.place(of: field.keyRange), thing) }
      }
      return true
    }
    guard isTop, field.value.kind != .empty, let near = Self.nearly(letters, field.value) else {
      return false
    }
    if doubt == nil { doubt = .misspelt(field, near, file.place(of: field.keyRange), thing) }
    return true
  }

  private mutating func keep(
    _ reason: KeptBack.Reason, _ key: VisibilityKey, _ field: Field, _ place: SourcePlace, _ thing: KeptThing
  ) {
    kept.append(KeptBack(reason, at: place))
    if key == .password || key == .protect, remark == nil { remark = .unsealed(field.key, place, thing) }
  }

  /// The key that is meant but for a slip, where the value would keep something back.
  private static func nearly(_ letters: KeyLetters, _ value: Node) -> VisibilityKey? {
    let near = VisibilityKey.allCases.first {
      VisibilityKey.ofItem.contains($0) && $0.isNearly(letters, value)
    }
    if let near, let meant = MeantKey(near.rawValue), meant.meaning(of: value) != .open { return near }
    guard let text = value.text?.value, VisibilityVocabulary.answer(text) == true, text.count > 1 else {
      return nil
    }
    return VisibilityVocabulary.nearlyKey(letters)
  }

  /// What is surely kept back is in no doubt.
  private mutating func settle() {
    if isSurelyKept { doubt = nil }
  }
}

/// What may be kept back by itself.
struct KeptThing: Hashable, Sendable {
  /// What becomes of it where that is in doubt: `this pin is left out`.
  fileprivate let leftOut: String

  init(_ leftOut: String) { self.leftOut = leftOut }

  static let entry = KeptThing("this entry is left out")
  static let page = KeptThing("this page is left out")
  static let chat = KeptThing("this conversation is left out")
  static let pin = KeptThing("this pin is left out")
  static let expense = KeptThing("this expense is left out")
  static let budget = KeptThing("the whole budget is left out")
  static let pins = KeptThing("all pins are left out")
  static let weather = KeptThing("this weather is left out")
  static let allWeather = KeptThing("all weather is left out")
  static let event = KeptThing("this event is left out")
  static let events = KeptThing("the whole itinerary is left out")
  static let person = KeptThing("this person is left out")
  static let people = KeptThing("all people are left out")
  static let attraction = KeptThing("this attraction is left out")
  static let attractions = KeptThing("all attractions are left out")
  static let destination = KeptThing("this destination is left out")
  static let destinations = KeptThing("all destinations are left out")
  static let pictures = KeptThing("the pictures that it is about are left out")
}

extension Diagnostic {
  fileprivate static func unclear(
    _ field: Field, _ meant: MeantKey, _ place: SourcePlace, _ thing: KeptThing
  ) -> Diagnostic {
    let written = field.value.text.map { "`\(field.key.shortened): \($0.value.shortened)`" }
    // `visible from: the harbour` is said of a sight, and `not before: 10:00` of what opens then.
    let isOfReaders = meant.key != .publishDate || meant.isOurs
    return Diagnostic(
      .error, .mayBePrivate,
      "Unclear whether this is published: \(written ?? "`\(field.key.shortened)`"); \(thing.leftOut)",
      at: place,
      advice: meant.key.advice(writtenAs: field.key)
        + (isOfReaders ? "" : " If it does not say from when on people may read this, say it in a text."))
  }

  fileprivate static func misspelt(
    _ field: Field, _ near: VisibilityKey, _ place: SourcePlace, _ thing: KeptThing
  ) -> Diagnostic {
    Diagnostic(
      .error, .mayBePrivate,
      "`\(field.key.shortened)` looks like `\(near.spelling)`, which may keep something private; \(thing.leftOut)",
      at: place, advice: near.advice)
  }

  fileprivate static func unsealed(_ key: String, _ place: SourcePlace, _ thing: KeptThing) -> Diagnostic {
    Diagnostic(
      .warning, .mayBePrivate,
      "`\(key.shortened)` is for the whole trip, and not for one thing; \(thing.leftOut)",
      at: place,
      advice: "Write `private: yes`, which keeps it out of the site; or `protect: yes` in trip.yml.")
  }

  /// In a file of which something else is wrong, and told: the line itself may be as it should.
  fileprivate static func unread(_ key: String, _ place: SourcePlace, _ thing: KeptThing) -> Diagnostic {
    Diagnostic(
      .error, .mayBePrivate,
      "Cannot read `\(key)`, which may keep something private; \(thing.leftOut)",
      at: place, advice: "Mend what else is told of this file: then the line counts as it stands.")
  }

  fileprivate static func lost(_ key: String, _ place: SourcePlace, _ thing: KeptThing) -> Diagnostic {
    Diagnostic(
      .error, .mayBePrivate,
      "Cannot read `\(key)`, which may keep something private; \(thing.leftOut)",
      at: place, advice: "Fix the line: \(advice(forKey: key))")
  }

  fileprivate static func misplaced(_ key: String, _ place: SourcePlace, _ thing: KeptThing) -> Diagnostic {
    Diagnostic(
      .error, .mayBePrivate,
      "`\(key)` is not between two lines of --- at the top of the file; \(thing.leftOut)",
      at: place, advice: "Write `---` in the first line, and again below the last field.")
  }

  /// A name of a conversation there: what the text holds is the words of others.
  fileprivate static func misplacedConversation(_ place: SourcePlace, _ thing: KeptThing) -> Diagnostic {
    Diagnostic(
      .error, .mayBePrivate,
      "`chat` is not between two lines of --- at the top of the file; \(thing.leftOut)",
      at: place,
      advice:
        "Write `---` in the first line, and again below the last field: then it is a conversation, which "
        + "stays private until it says `private: no`. If it is none, begin that line with another word.")
  }

  /// The lines of a chat where a text of the traveller's own is expected.
  static func chatAsText(_ file: String, _ thing: KeptThing) -> Diagnostic {
    Diagnostic(
      .error, .mayBePrivate,
      "This text is a chat as a phone gives it out, the words of others; \(thing.leftOut)",
      at: SourcePlace(file: file),
      advice:
        "Move it out of the trip's folder and take it over by `tripbook import`: its days become conversations, "
        + "which stay private until they say `private: no`. If all of it is yours, begin it with a heading.")
  }

  /// What a line with this key may say.
  private static func advice(forKey key: String) -> String {
    (VisibilityKey(rawValue: key) ?? .isPrivate).advice.withSmallStart
  }

  /// A mark that was lost in a list: which item it stands in is told by the line.
  static func lostMark(_ mark: VisibilityMark, in file: NotationFile, _ thing: KeptThing) -> Diagnostic {
    .lost(mark.key.rawValue, file.place(of: mark.range), thing)
  }
}

extension VisibilityKey {
  fileprivate var spelling: String {
    switch self {
    case .publishDate: "publishDate"
    case .expiryDate: "expiryDate"
    case .unpublishDate: "unpublishDate"
    default: rawValue
    }
  }

  /// The same of a field as it is called where it stands: what is mended is that, and not another beside it.
  fileprivate func advice(writtenAs key: String) -> String {
    Self.ofDays.contains(self) ? Self.dayAdvice(key.shortened) : advice
  }

  private static func dayAdvice(_ key: String) -> String { "Write a day, such as `\(key): 2026-05-03`." }

  /// How to say both.
  fileprivate var advice: String {
    switch self {
    case .visibility: "Write `visibility: private` to keep it back, or `visibility: public` to publish it."
    case .publish, .published: "Write `\(rawValue): no` to keep it back, or `\(rawValue): yes` to publish it."
    case .publishDate, .expiryDate, .unpublishDate: Self.dayAdvice(spelling)
    case .status: "Write `status: draft` to keep it back, or `status: published` to publish it."
    case .draft: "Write `draft: yes` to keep it back, or `draft: no` to publish it."
    default: "Write `private: yes` to keep it back, or `private: no` to publish it."
    }
  }
}

extension String {
  fileprivate var withSmallStart: String { prefix(1).lowercased() + dropFirst() }
}
