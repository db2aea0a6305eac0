import TripNotation
import Diagnostics
import Markdown
import TripModel

/// What the messages of a conversation say, with their pictures and links led to what they mean.
struct ChatTexts {
  private(set) var messages: [ChatMessage] = []
  /// The blocks of all messages, one behind the other.
  private(set) var blocks: [Block] = []
  private(set) var pictures: [String: String] = [:]
  private(set) var media: [String: String] = [:]
  private(set) var links: [String: String] = [:]
  private(set) var dayLinks: [String: LocalDate] = [:]
  /// Where the first of these stand, by the address as written.
  private(set) var places: [String: SourcePlace] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  private let file: String
  private let folder: String
  /// The line of the file on which its text begins.
  private let firstLine: Int
  private let lines: [Substring]
  /// Whether what is told may repeat a line: the words of others that are kept back are not for a log.
  private let showsLines: Bool
  private let names: JournalNames
  private var hidden = 0
  private var hasHTML = false

  /// How much is told about one file.
  private static let maxTold = 20
  /// Letters of a line that are shown.
  private static let longestLine = 200

  /// `body` is what of the file's text is read; `showsLines` is false for a conversation that is kept back.
  static func read(
    _ file: EntryFile, _ body: [UInt8], among names: JournalNames, showsLines: Bool
  ) -> ChatTexts {
    let text = String(decoding: body, as: UTF8.self)
    var texts = ChatTexts(
      file: file.file, folder: JournalReader.folder(of: file.file), firstLine: file.parts.bodyFirstLine,
      lines: text.fileLines, showsLines: showsLines, names: names)
    let read = ChatLines(text)
    for line in read.strange { texts.tell(.strangeLine(texts.place(line))) }
    for message in read.messages { texts.add(message) }
    if texts.hidden > 0 { texts.diagnostics.append(.moreProblems(texts.hidden, in: file.file)) }
    return texts
  }

  private init(
    file: String, folder: String, firstLine: Int, lines: [Substring], showsLines: Bool, names: JournalNames
  ) {
    (self.file, self.folder, self.firstLine) = (file, folder, firstLine)
    (self.lines, self.showsLines, self.names) = (lines, showsLines, names)
  }

  private mutating func add(_ message: ChatLines.Message) {
    let parsed = MarkdownParser.parse(message.text)
    let lines = firstLine + message.line - 2
    // A message is no chapter: what is a heading in Markdown stands out, and that is all.
    let own = parsed.replacingLinks { link in
      var link = link
      link.line = lines + max(1, link.line)
      return [.link(link)]
    }.blocks.map(\.withoutHeading)
    blocks += own
    messages.append(ChatMessage(time: message.time, name: message.name, blockCount: own.count))
    for image in parsed.images where pictures[image.source] == nil && media[image.source] == nil {
      resolve(image, place(message.line + max(1, image.line) - 1))
    }
    for link in parsed.links where links[link.destination] == nil && media[link.destination] == nil {
      resolve(link, place(message.line + max(1, link.line) - 1))
    }
    if !hasHTML, parsed.firstRawHTML != nil {
      hasHTML = true
      tell(.rawHTML(place(message.line)))
    }
  }

  /// A line of the text, counted from 1.
  private func place(_ line: Int) -> SourcePlace {
    let index = min(max(0, line - 1), max(0, lines.count - 1))
    let text = showsLines && index < lines.count ? String(lines[index].prefix(Self.longestLine)) : ""
    let span = SourceSpan(line: firstLine + index, column: 1, length: max(1, text.count), text: text)
    return SourcePlace(file: file, span: span)
  }

  private mutating func tell(_ diagnostic: Diagnostic) {
    // Of what is kept back no word is repeated, also none of an address or a file's name.
    let repeatsNothing = [.badChat, .rawHTML].contains(diagnostic.code)
    if diagnostics.count < Self.maxTold, showsLines || repeatsNothing {
      diagnostics.append(diagnostic)
    } else {
      hidden += 1
    }
  }

  private mutating func resolve(_ image: MarkdownImage, _ place: SourcePlace) {
    if let found = names.media.file(image.source, from: folder) {
      media[image.source] = found
    } else if let found = names.photos.found(image.source, from: folder) {
      pictures[image.source] = found.file
      if let guess = found.guess { tell(.guessedPicture(image.source, found.file, guess, place)) }
    } else {
      switch LinkKind(image.source) {
      case .outside: tell(.pictureElsewhere(place))
      case .unsafe(let scheme) where scheme.utf8.count > 1: tell(.unsafeLink(place, scheme: scheme))
      default:
        let why = names.photos.absence(of: image.source, from: folder, isSuggesting: false)
        tell(.pictureMissing(place, why))
      }
      return
    }
    places[image.source] = place
  }

  private mutating func resolve(_ link: MarkdownLink, _ place: SourcePlace) {
    switch LinkKind(link.destination) {
    // What telephones make of half an address is no fault of the traveller's.
    case .outside, .fragment: break
    case .unsafe(let scheme): tell(.unsafeLink(place, scheme: scheme))
    case .inside(let path):
      if let found = names.media.file(path, from: folder) {
        media[link.destination] = found
      } else if let found = names.entries.file(path, from: folder) {
        links[link.destination] = found
      } else if let day = DayLink.day(path) {
        dayLinks[link.destination] = day
      } else if names.photos.file(path, from: folder) == nil {
        return tell(.linkToNothing(place, link.destination))
      }
      places[link.destination] = place
    }
  }
}

extension Block {
  fileprivate var withoutHeading: Block {
    if case .heading(_, let inlines) = self { .paragraph([.strong(inlines)]) } else { self }
  }
}

extension Diagnostic {
  fileprivate static func strangeLine(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .badChat, "Line of a conversation left out: it is no message", at: place,
      advice:
        "Write a message as `- 14:05 Ana: text`, and indent by two blanks what belongs to the one above.")
  }
}
