import TripModel
import TripNotation

/// The expenses of `budget.yml` that did not read, found by their lines: those, too, of which the notation makes no item.
///
/// What may be for nobody else is not among them: not even that it is there is told.
struct UnreadExpenses {
  private(set) var all: [UnreadExpense] = []

  /// `items` are those of the list of which no expense could be made, and which nothing keeps back.
  init(_ items: [Node], of list: Node?, in reading: NotationReader.Reading) {
    let file = reading.file
    if let text = list?.text {
      // Lines without dashes are one text.
      for range in [text.range] + text.lines { add([file.text(at: range)], isItem: false) }
    }
    guard let list, let known = list.items else { return }
    guard file.text(at: list.range).first == "-" else {
      for item in items { add(item.allText.split(separator: "\n").map(String.init), isItem: true) }
      return
    }
    let (failed, read) = (Set(items.map(\.range.line)), Set(known.map(\.range.line)))
    let lost = Set(reading.lostMarks(of: VisibilityKey.ofItem).map(\.range.line))
    for part in Self.parts(of: list, in: file) {
      let isFailed = part.contains(where: failed.contains)
      guard isFailed || !part.contains(where: read.contains), !part.contains(where: lost.contains) else {
        continue
      }
      add(Array(file.lines[part]), isItem: isFailed || Self.isDash(file.lines[part.lowerBound]))
    }
  }

  /// Each line that begins with a day is an expense; without one an item is, and any other line none.
  private mutating func add(_ lines: [String], isItem: Bool) {
    guard !lines.contains(where: Self.mayBePrivate) else { return }
    let found = lines.compactMap(Self.expense)
    all += found.isEmpty && isItem ? [UnreadExpense(day: Self.day(in: lines))] : found
  }

  /// The lines of each item, by indentation alone: from one in the column of the first dash to the next, with a dash or,
  /// by a slip, without.
  private static func parts(of list: Node, in file: NotationFile) -> [Range<Int>] {
    let (first, column) = (list.range.line, list.range.start)
    var starts: [Int] = []
    var end = file.lines.count
    for index in file.lines.indices where index >= first {
      let line = file.lines[index]
      let rest = line.utf8.drop { $0 == 0x20 || $0 == 0x09 }
      guard let start = rest.first, start != UInt8(ascii: "#") else { continue }
      let indent = line.utf8.count - rest.count
      let isNextKey = indent == 0 && column == 0 && !isDash(line) && expense(line) == nil
      if indent < column || isNextKey {
        end = index
        break
      }
      if indent == column { starts.append(index) }
    }
    return zip(starts, starts.dropFirst() + [end]).map { $0..<$1 }
  }

  private static func isDash(_ line: String) -> Bool {
    let rest = line.utf8.drop { $0 == 0x20 || $0 == 0x09 }
    return rest.first == UInt8(ascii: "-")
      && rest.dropFirst().first.map { $0 == 0x20 || $0 == 0x09 } ?? true
  }

  /// The expense that begins on a line with its day; nil where no day begins it.
  private static func expense(_ line: String) -> UnreadExpense? {
    let text = line.drop { $0.isWhitespace || "-–—*•·\"'“„".contains($0) }
    return DayGuess(text).map { UnreadExpense(day: day($0)) }
  }

  /// The day behind `date:`.
  private static func day(in lines: [String]) -> LocalDate? {
    for line in lines {
      guard let key = line.firstRange(of: "date:") else { continue }
      let value = line[key.upperBound...].drop { $0.isWhitespace || "\"'".contains($0) }
      return DayGuess(value).flatMap { day($0) }
    }
    return nil
  }

  /// Of several days that may be meant the last: it waits the longest for readers.
  private static func day(_ guess: DayGuess) -> LocalDate? {
    switch guess.meaning {
    case .days(let days): days.max()
    case .span(_, let last): last
    case .nothing, .withoutYear: nil
    }
  }

  /// Whether a part of a line, or its last word, is one that keeps back, or nearly.
  private static func mayBePrivate(_ line: String) -> Bool {
    func parts(_ marks: String) -> [Substring] { line.split { marks.contains($0) } }
    let last = line.split(whereSeparator: \.isWhitespace).suffix(1)
    return (parts(marks) + parts(marks + "-") + last).contains { part in
      VisibilityVocabulary.reason(part) != nil || VisibilityVocabulary.isNearlyAReason(String(part))
    }
  }

  /// What sets the parts of a line apart; a dash only where it is none within a word.
  private static let marks = ",;:#|.!?()[]{}–—\"'"
}
