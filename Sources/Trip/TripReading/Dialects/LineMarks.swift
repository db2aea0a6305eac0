/// What stands before the text of a line: marks of quotes, and behind them those of items that begin on it.
///
/// Columns are counted behind the last mark of a quote and the one blank that belongs to it.
struct LineMarks {
  /// An item that begins on the line: the columns of its mark and of its text.
  struct Item {
    var mark: Int
    var text: Int
  }

  /// In how many quotes the line stands.
  private(set) var quotes = 0
  /// The column in the whole line on which the first of their marks stands.
  private(set) var lead = 0
  /// Where the last of their marks ends.
  private(set) var endOfQuotes: Int
  /// The items, an outer one before those within it.
  private(set) var items: [Item] = []
  /// The column of the first mark of an item, or of the text where there is none.
  private(set) var indent = 0
  /// The column of the text.
  private(set) var column = 0
  /// Without the blanks at its end.
  private(set) var text: ArraySlice<UInt8>

  /// More items begin on no line that anybody wrote.
  private static let maxItems = 100

  init(_ line: ArraySlice<UInt8>) {
    var front = Front(line: line.withoutEnd)
    endOfQuotes = line.startIndex
    var start = 0
    front.passBlanks()
    while front.next == UInt8(ascii: ">") {
      if quotes == 0 { lead = front.column }
      quotes += 1
      front.pass(1)
      endOfQuotes = front.at
      start = front.column + (front.next?.isBlank == true ? 1 : 0)
      front.passBlanks()
    }
    indent = front.column - start
    while items.count < Self.maxItems, let width = front.markOfItem {
      let mark = front.column - start
      front.pass(width)
      let end = front.column - start
      front.passBlanks()
      let blanks = front.column - start - end
      // Behind more than four blanks it is code, which begins behind the first of them.
      items.append(Item(mark: mark, text: end + (blanks > 4 ? 1 : max(1, blanks))))
    }
    column = front.column - start
    text = front.rest
  }

  /// Walks over the beginning of a line.
  private struct Front {
    let line: ArraySlice<UInt8>
    private(set) var at: Int
    private(set) var column = 0

    init(line: ArraySlice<UInt8>) {
      self.line = line
      at = line.startIndex
    }

    var rest: ArraySlice<UInt8> { line[at...] }
    var next: UInt8? { rest.first }

    mutating func pass(_ count: Int) {
      at += count
      column += count
    }

    mutating func passBlanks() {
      while let byte = next, byte.isBlank {
        at += 1
        column = byte == 0x09 ? (column / 4 + 1) * 4 : column + 1
      }
    }

    /// How many bytes the mark of an item has that stands here: `-`, `12.`.
    var markOfItem: Int? {
      guard let first = next else { return nil }
      if "-*+".utf8.contains(first) { return isEnd(behind: 1) ? 1 : nil }
      let figures = rest.prefix(10).prefix { (0x30...0x39).contains($0) }.count
      guard (1...9).contains(figures), let mark = rest.dropFirst(figures).first,
        mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")")
      else { return nil }
      return isEnd(behind: figures + 1) ? figures + 1 : nil
    }

    private func isEnd(behind count: Int) -> Bool { rest.dropFirst(count).first?.isBlank ?? true }
  }
}

/// The items of lists within which a line may stand, from line to line.
struct OpenItems {
  /// In how many quotes the lists stand.
  private var quotes = 0
  /// The columns on which the text of each begins, an outer one before those within it.
  private var texts: [Int] = []
  /// Whether nothing stood on the line before but marks of quotes.
  private var isBelowNothing = false

  /// Takes the next line that is not blank.
  mutating func take(_ line: LineMarks, isAfterBlank: Bool) {
    if line.quotes != quotes || isAfterBlank && quotes > 0 { texts = [] }
    quotes = line.quotes
    let isBlank = line.text.isEmpty && line.items.isEmpty
    // Without a blank line between, what is not indented still goes on with the text of the item.
    if !isBlank, isAfterBlank || isBelowNothing { end(from: line.indent + 1) }
    for item in line.items {
      end(from: item.mark + 1)
      texts.append(item.text)
    }
    isBelowNothing = isBlank
  }

  /// What stands at the margin behind a blank line ends them all.
  mutating func endAll() { texts = [] }

  private mutating func end(from column: Int) {
    while let last = texts.last, last >= column { texts.removeLast() }
  }

  var areNone: Bool { texts.isEmpty }

  /// The column on which the text of the innermost item begins; 0 where there is none.
  var innermost: Int { texts.last ?? 0 }

  /// The column on which the text of the item begins that holds what stands on a column; 0 where none does.
  func text(around column: Int) -> Int { texts.last { $0 <= column } ?? 0 }
}

extension ArraySlice<UInt8> {
  /// The line without blanks at its end.
  fileprivate var withoutEnd: ArraySlice<UInt8> {
    var line = self
    while let last = line.last, last.isBlank || last == .carriageReturn { line.removeLast() }
    return line
  }
}
