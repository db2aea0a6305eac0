import Diagnostics
import TripModel

/// The messages of a conversation as they stand in its file, one an item of a list.
struct ChatLines {
  /// `- 14:05 Ana: We are in the queue`, with the lines below it that are indented.
  struct Message: Equatable {
    /// The line of the file's text on which it begins, counted from 1.
    var line: Int
    var time: LocalTime
    /// Nil for a line of the program: `- 14:08: Ana left`.
    var name: String?
    /// In Markdown.
    var text: String
  }

  private(set) var messages: [Message] = []
  /// The lines that are no part of a message, counted from 1.
  private(set) var strange: [Int] = []

  /// Letters; what is longer is no name, but a sentence with a colon in it.
  private static let longestName = 100

  init(_ text: String) {
    var current: (head: Head, line: Int, text: [Substring])?
    func end() {
      guard var ended = current else { return }
      while ended.text.count > 1, ended.text.last?.isEmpty == true { ended.text.removeLast() }
      messages.append(
        Message(
          line: ended.line, time: ended.head.time, name: ended.head.name,
          text: ended.text.joined(separator: "\n")))
      current = nil
    }
    for (index, line) in text.fileLines.enumerated() {
      if line.allSatisfy(\.isBlank) {
        current?.text.append("")
      } else if line.first?.isBlank == true {
        // What is indented below a line that cannot be read goes with that.
        current?.text.append(Self.outdented(line))
      } else {
        end()
        if let head = Head(line) {
          current = (head, index + 1, [head.text])
        } else {
          strange.append(index + 1)
        }
      }
    }
    end()
  }

  /// What is said on a line that begins a message; any other line as it is.
  static func words(of line: Substring) -> Substring { Head(line)?.text ?? line }

  /// Whether a message begins on a line.
  static func begins(_ line: Substring) -> Bool { Head(line) != nil }

  /// Without the two blanks, or the tab, by which it is indented below a message.
  private static func outdented(_ line: Substring) -> Substring {
    if line.first == "\t" { return line.dropFirst() }
    let blanks = line.prefix(2).prefix { $0 == " " }
    return line[blanks.endIndex...]
  }

  /// The first line of a message.
  private struct Head {
    let time: LocalTime
    let name: String?
    let text: Substring

    init?(_ line: Substring) {
      guard let mark = line.first, "-*".contains(mark), line.dropFirst().first?.isBlank == true else {
        return nil
      }
      let rest = line.dropFirst().drop(while: \.isBlank)
      var clock = rest.prefix { $0.isFigure || $0 == ":" }
      let behind = rest[clock.endIndex...]
      let isOfProgram = clock.last == ":"
      if isOfProgram { clock.removeLast() }
      guard let time = ClockText.time(clock), behind.isEmpty || behind.first?.isBlank == true else {
        return nil
      }
      self.time = time
      let said = behind.drop(while: \.isBlank)
      if isOfProgram {
        (name, text) = (nil, said)
      } else if let found = Self.name(said) {
        (name, text) = (found.name, found.rest)
      } else {
        return nil
      }
    }

    /// The name before the first colon that stands before a blank or the end of the line; `\:` is a colon of the name.
    private static func name(_ text: Substring) -> (name: String, rest: Substring)? {
      var name = ""
      var rest = text
      while let letter = rest.popFirst() {
        guard name.count <= ChatLines.longestName else { return nil }
        if letter == "\\", rest.first == ":" {
          name.append(":")
          rest.removeFirst()
        } else if letter == ":", rest.first?.isBlank ?? true {
          let whole = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
          return whole.isEmpty ? nil : (whole, rest.drop(while: \.isBlank))
        } else {
          name.append(letter)
        }
      }
      return nil
    }
  }
}
