import Diagnostics
import TripNotation

/// `chat: Lisbon crew` where it is no field, since the lines of `---` round it are missing or were lost: words of others
/// may not be published for want of such a line.
enum ConversationMark {
  /// Of a text that could be read, the line that says so; counted from 0.
  ///
  /// A text may well begin a sentence with `Chat:`. So the line has to stand first, or among fields that are not in their
  /// place, or in a text that holds messages. A heading has to stand in such a text.
  static func line(misplacedIn text: [Substring]) -> Int? {
    let told = text.indices.prefix(MisplacedFields.maxLines).filter { says(text[$0]) }
    guard let line = told.first else { return nil }
    if let fields = MisplacedFields.lines(of: text),
      let field = told.first(where: { fields.contains($0) && !isHeading(text[$0]) })
    {
      return field
    }
    let isFirst = text[..<line].allSatisfy { $0.allSatisfy(\.isWhitespace) }
    if isFirst, !isHeading(text[line]) { return line }
    let messages = ChatLines(text.joined(separator: "\n")).messages
    return messages.contains { $0.name != nil } ? line : nil
  }

  /// The same of a text that cannot be read as it should be: any line near its top.
  static func line(unreadableIn text: [Substring]) -> Int? {
    text.indices.prefix(MisplacedFields.maxLines).first { says(text[$0]) }
  }

  /// Whether a text is the lines of a chat as a phone gives them out. A diary may well begin one line with a day, an hour
  /// and a place.
  static func isGivenOut(_ text: [Substring]) -> Bool {
    // Nearly all texts begin with a letter, or a mark of Markdown.
    guard let first = text.first(where: { !$0.allSatisfy(\.isWhitespace) })?.first,
      first == "[" || first.isNumber || !first.isASCII
    else { return false }
    return ChatLook.isChat(
      Array(text.prefix(longestLook).joined(separator: "\n").utf8), beginnings: 2)
  }

  /// Lines in which somebody says something, however many were added to the group before.
  private static let longestLook = 400

  private static func isHeading(_ line: Substring) -> Bool { line.drop(while: \.isWhitespace).first == "#" }

  /// Whether a line begins with the key, in whatever quotes, and something stands behind it.
  private static func says(_ line: Substring) -> Bool {
    let start = line.prefix(200).drop { !$0.isLetter && !$0.isNumber }
    guard start.prefix(4).lowercased() == "chat" else { return false }
    let behind = start.dropFirst(4).drop { $0.isWhitespace || "\"'*_`".contains($0) }
    guard let mark = behind.first, ":=：".contains(mark) else { return false }
    return behind.dropFirst().contains { $0.isLetter || $0.isNumber }
  }
}

extension NotationFile {
  /// The place of the key in such a line, without the line itself: it names those who wrote.
  func place(ofConversationIn line: Int) -> SourcePlace {
    let text = lines.indices.contains(line) ? lines[line] : ""
    let column = text.prefix { !$0.isLetter && !$0.isNumber }.count + 1
    return SourcePlace(
      file: name, span: SourceSpan(line: firstLine + line, column: column, length: 4, text: ""))
  }
}
