import ExportFiles
import TripModel

/// What is known of a chat once it was read through: how its lines begin, its days as written, who writes.
struct ChatSurvey {
  private(set) var form: ChatHead.Form?
  /// The date of each head, and the line on which it stands.
  private(set) var dates: [WrittenDate] = []
  private(set) var lines: [Int] = []
  /// The days that the names of attachments tell, by the heads of their messages.
  private(set) var named: [Int: LocalDate] = [:]
  private(set) var senders: ChatSenders
  /// What the program calls the chat within it.
  private(set) var title: String?
  private(set) var cutLines = 0

  /// Bytes; a chat of ten years has some ten megabytes.
  static let largest = 512 << 20
  /// Among so many first messages the program says what the chat is called.
  private static let firstHeads = 12
  /// Letters of a line in which the name of an attachment is looked for.
  private static let longestAttachment = 300

  private init(known: Set<String>) { senders = ChatSenders(known: known) }

  /// `known` are names that may have colons in them.
  static func read(
    _ file: ExportFile, of export: Export, known: Set<String>
  ) throws(ExportFault) -> ChatSurvey {
    guard file.byteCount <= largest else { throw .tooLarge(largest) }
    var survey = ChatSurvey(known: known)
    var number = 0
    let cut = try eachLine(file, of: export) { line in
      number += 1
      survey.take(line, number)
    }
    survey.cutLines = cut
    return survey
  }

  /// Hands over all lines of a file.
  ///
  /// - Returns: how many lines were longer than is read.
  static func eachLine(
    _ file: ExportFile, of export: Export, _ take: (String) -> Void
  ) throws(ExportFault) -> Int {
    var splitter = ChatLineSplitter()
    try export.read(file) { piece in
      splitter.feed(piece) { line in
        take(line)
        return true
      }
    }
    splitter.end { line in
      take(line)
      return true
    }
    return splitter.cutLines
  }

  private mutating func take(_ line: String, _ number: Int) {
    guard let head = ChatHead(line), form == nil || head.form == form else { return }
    form = head.form
    if let day = Self.namedDay(head.rest) { named[dates.count] = day }
    dates.append(head.date)
    lines.append(number)
    senders.note(head.rest)
    if title == nil, dates.count <= Self.firstHeads { title = title(of: head) }
  }

  /// On iPhones the program speaks in the name of the chat; of a group it says who made it, with its name in quotes.
  private func title(of head: ChatHead) -> String? {
    guard let (name, text) = senders.split(head.rest) else {
      return ChatTitle.quoted(ChatMarks.withoutMarks(head.rest))
    }
    let isFirst = dates.count == 1 && head.form == .brackets
    return isFirst && text.unicodeScalars.first == ChatMarks.ofProgram ? name : nil
  }

  private static func namedDay(_ rest: String) -> LocalDate? {
    guard rest.utf8.count <= longestAttachment, rest.utf8.contains(UInt8(ascii: "-")) else { return nil }
    let pieces = rest.split { " <>():：（）\u{200E}\u{202F}\u{A0}".contains($0) }
    return pieces.lazy.compactMap { ChatMediaName(String($0))?.day }.first
  }
}
