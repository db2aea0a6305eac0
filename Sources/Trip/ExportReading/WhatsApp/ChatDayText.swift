import ExportFiles
import Importing
import TripModel
import TripNotation

/// A day of a chat as files of the trip: what is shown in it, and the text that shows it.
///
/// Its pictures lie in a folder of the text's own name. Those that had a name before they were sent get `sent-` before
/// it: a text that is kept back keeps back all files whose names stand in it, and one's own picture of that name is no
/// part of the chat.
struct ChatDayText {
  private let messages: [ChatTranscript.Message]
  private let folder: String
  private var names: [ExportFile: String] = [:]
  private var order: [ExportFile] = []
  private var free = FreeNames()

  /// `stem` is the name that its text has in `chats/`.
  init(_ messages: [ChatTranscript.Message], stem: String) {
    self.messages = messages
    folder = stem
    for file in messages.flatMap(\.media).compactMap(\.file) where names[file] == nil {
      let name = name(for: file)
      names[file] = name
      order.append(file)
    }
  }

  /// What is to be written, the pictures before the text.
  func files(title: String) -> [FileDraft] {
    let copies = order.map { FileDraft(path: "chats/\(folder)/\(names[$0] ?? $0.name)", .copy($0)) }
    let head = ["---", "chat: " + NotationWriter.text(title), "private: yes", "---"]
    let text = (head + messages.map { lines($0) } + [""]).joined(separator: "\n")
    return copies + [FileDraft(path: "chats/\(folder).md", .text(text))]
  }

  /// A name of letters that every disk and address takes, and that no other file of the day has.
  private mutating func name(for file: ExportFile) -> String {
    let ending = file.ending
    var stem = String(file.name.dropLast(ending.isEmpty ? 0 : ending.count + 1))
    if ChatMediaName(file.name) == nil { stem = "sent-" + Slug.make(stem) }
    let isPlain =
      stem.utf8.count <= 100
      && stem.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_")
      }
    if !isPlain, !stem.hasPrefix("sent-") { stem = Slug.make(stem) }
    return free.take(stem, "." + ending)
  }

  /// `- 14:05 Ana: We are in the queue`, what comes below it set in by two blanks.
  private func lines(_ message: ChatTranscript.Message) -> String {
    let name = message.name.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(100)
    let text = PlainTextMarkdown.markdown(of: message.text)
    let media = message.media.map { shown($0) }
    // A recording stands alone in its paragraph, to be played there; all else has a line of its own.
    let isSound = message.media.contains { $0.kind == .sound && $0.file != nil }
    let body = (media + [text]).filter { !$0.isEmpty }.joined(separator: isSound ? "\n\n" : "\\\n")
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      index, line in
      index == 0 || line.isEmpty ? String(line) : "  " + String(line)
    }
    let clock = message.time.hourAndMinute
    return "- \(clock) \(name.replacing(":", with: "\\:")): " + lines.joined(separator: "\n")
  }

  private func shown(_ medium: ChatTranscript.Medium) -> String {
    guard let file = medium.file, let name = names[file] else { return "_\(medium.kind.rawValue)_" }
    let address = "\(folder)/\(name)"
    return medium.kind == .sound ? "[\(medium.kind.rawValue)](\(address))" : "![](\(address))"
  }
}
