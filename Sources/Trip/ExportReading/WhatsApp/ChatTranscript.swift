import ExportFiles
import Importing
import TripModel

/// Reads the messages of a chat, keeps those that are wanted, and counts what becomes of all of them.
struct ChatTranscript {
  struct Message {
    var time: LocalTime
    var name: String
    var text: String
    var media: [Medium]
  }

  /// Something that was sent; without a file where it is told in words alone.
  struct Medium {
    var kind: ChatMedium
    var file: ExportFile?
  }

  private(set) var days: [LocalDate: [Message]] = [:]
  /// How many messages are left out of each sender who is no traveller.
  private(set) var strangers: [String: Int] = [:]
  /// What became of the files that are attached.
  private(set) var files: [ExportFile: FieldFate] = [:]
  /// How many pictures and films are named and not in the export.
  private(set) var missing = 0
  /// How many messages tell a place of which nothing is told.
  private(set) var hidden = 0
  /// How many messages are of a day that nothing shows.
  private(set) var undated = 0
  private(set) var cutMessages = 0

  private let chat: ExportFile
  private let survey: ChatSurvey
  private let dates: ChatDates
  private let shelf: ChatShelf
  private let people: ChatPeople
  private let request: ImportRequest
  private let book: AccountBook
  private var head = -1
  private var number = 0
  private var open: Open?

  /// A message whose lines are still coming.
  private struct Open {
    var head: Int
    var line: Int
    var time: LocalTime
    var name: String?
    var lines: [String]
    var byteCount: Int
  }

  init(
    _ chat: ExportFile, _ survey: ChatSurvey, _ dates: ChatDates, _ shelf: ChatShelf,
    _ request: ImportRequest,
    _ book: AccountBook
  ) {
    (self.chat, self.survey, self.dates, self.shelf) = (chat, survey, dates, shelf)
    (self.request, self.book) = (request, book)
    people = ChatPeople(request)
  }

  mutating func read(_ export: Export) throws(ExportFault) {
    var reading = self
    _ = try ChatSurvey.eachLine(chat, of: export) { reading.take($0) }
    reading.finish()
    self = reading
  }

  private mutating func take(_ line: String) {
    number += 1
    if let found = ChatHead(line), found.form == survey.form {
      finish()
      head += 1
      let said = survey.senders.split(found.rest)
      open = Open(
        head: head, line: number, time: found.time, name: said?.name, lines: [said?.text ?? ""],
        byteCount: line.utf8.count)
    } else if let before = open?.byteCount {
      let byteCount = before + line.utf8.count + 1
      // A message of more was written by no telephone.
      let longest = ChatLineSplitter.longestLine
      if byteCount <= longest { open?.lines.append(line) } else if before <= longest { cutMessages += 1 }
      open?.byteCount = byteCount
    } else if !line.allSatisfy(\.isWhitespace) {
      count("line", .unknown, number)
    }
  }

  private mutating func finish() {
    guard let message = open else { return }
    open = nil
    guard let name = message.name else { return count("system", .notNeeded, message.line) }
    let content = ChatContent(message.lines, form: survey.form ?? .dash) {
      shelf.file($0, beside: chat) != nil
    }
    guard !content.isOfProgram else { return count("system", .notNeeded, message.line) }
    let day = dates.days.indices.contains(message.head) ? dates.days[message.head] : nil
    if day == nil { undated += 1 }
    var fate = FieldFate.notNeeded
    if let day, request.wants(day), !content.text.isEmpty || !content.attachments.isEmpty {
      fate = add(message, name, content, day)
    }
    for field in ["message", "message.time", "message.sender"] { count(field, fate, message.line) }
    if !content.text.isEmpty { count("message.text", fate, message.line) }
    if content.isDeleted { count("message.deleted", .notNeeded, message.line) }
    if content.isEdited { count("message.edited", .notNeeded, message.line) }
    for attachment in content.attachments {
      let became = note(attachment, fate)
      count("message.attachment", became, message.line)
    }
    for _ in 0..<content.omitted { count("message.attachment", .notNeeded, message.line) }
  }

  /// - Returns: what becomes of the message.
  private mutating func add(
    _ message: Open, _ sender: String, _ content: ChatContent, _ day: LocalDate
  ) -> FieldFate {
    guard let name = people.name(of: sender) else {
      strangers[sender, default: 0] += 1
      return .kept
    }
    if ChatPlaces.positions(in: content.text).contains(where: { request.isPrivate($0) }) {
      hidden += 1
      return .kept
    }
    let media = content.attachments.map { name in
      let kind = ChatMedium(name: name)
      return Medium(kind: kind, file: kind.isWritten ? shelf.file(name, beside: chat) : nil)
    }
    missing += media.count(where: { $0.kind.isWritten && $0.file == nil })
    days[day, default: []].append(
      Message(time: message.time, name: name, text: ChatPlaces.withoutNumbers(content.text), media: media))
    return .used
  }

  /// Notes what becomes of an attachment of a message, and of its file.
  private mutating func note(_ name: String, _ message: FieldFate) -> FieldFate {
    let kind = ChatMedium(name: name)
    let file = shelf.file(name, beside: chat)
    var fate = message
    if message == .used, !kind.isWritten || file == nil { fate = kind.isPrivate ? .kept : .notNeeded }
    if let file, files[file] != .used { files[file] = fate }
    return fate
  }

  private func count(_ field: String, _ fate: FieldFate, _ line: Int) {
    book.count(field: field, of: chat.path, as: fate, line: line)
  }
}

/// Places and numbers in what somebody wrote.
enum ChatPlaces {
  /// The positions in links to maps: `https://maps.google.com/?q=38.7137,-9.1394`.
  static func positions(in text: String) -> [Coordinate] {
    guard text.contains("://") || text.contains("geo:") else { return [] }
    let runs = text.replacing("%2C", with: ",").split { !($0.isASCII && ($0.isNumber || ".,-".contains($0))) }
    return runs.compactMap { run in
      let parts = run.split(separator: ",")
      guard parts.count >= 2, parts[0].contains("."), parts[1].contains("."), let latitude = Double(parts[0]),
        let longitude = Double(parts[1])
      else { return nil }
      return Coordinate(latitude: latitude, longitude: longitude)
    }
  }

  /// Without the numbers of telephones by which some phones name whom a message calls: `@491701234567`.
  static func withoutNumbers(_ text: String) -> String {
    guard text.contains("@") else { return text }
    var clean = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "@") {
      let behind = rest[rest.index(after: sign)...]
      let digits = behind.prefix { $0.isASCII && $0.isNumber }
      let isWord =
        sign > rest.startIndex
        && (rest[rest.index(before: sign)].isLetter || rest[rest.index(before: sign)].isNumber)
      clean += rest[...sign]
      if digits.count >= 8, !isWord {
        clean += "…"
        rest = behind[digits.endIndex...]
      } else {
        rest = behind
      }
    }
    return clean + rest
  }
}
