import TripModel

/// The beginning of a message's first line: `[03/05/2026, 14:05:12] ` of an iPhone, `03/05/2026, 14:05 - ` of others,
/// and `[14:05, 03/05/2026] ` of what is copied in a browser.
///
/// Each line that is one here has to be one for the look that keeps chats out of a site (`ChatLook` of `TripReading`).
struct ChatHead: Equatable {
  enum Form: Equatable {
    case brackets, dash
    /// `03.05.26 14:05:12: `, as iPhones wrote it for some years.
    case colon
    /// `[14:05, 03/05/2026] `, which no phone writes.
    case browser
  }

  var form: Form
  var date: WrittenDate
  var time: LocalTime
  /// What stands behind it, with all its marks.
  var rest: String

  /// Nil for a line that begins otherwise.
  init?(_ line: String) {
    var scanner = ChatHeadScanner(line)
    let isBracketed = scanner.take("[")
    var hourFirst = scanner
    // `[10.12.26, 11.12.13]` may be either; of the two only phones write seconds.
    if let (date, time, form) = scanner.dayAndHour(isBracketed: isBracketed) {
      (self.date, self.time, self.form) = (date, time, form)
    } else if isBracketed, let (date, time) = hourFirst.hourAndDay() {
      (self.date, self.time, form) = (date, time, .browser)
      scanner = hourFirst
    } else {
      return nil
    }
    _ = scanner.take(" ")
    rest = scanner.rest
  }
}

/// Walks along the head of a line, past marks that nobody sees.
struct ChatHeadScanner {
  private let scalars: String.UnicodeScalarView
  private var index: String.UnicodeScalarView.Index
  /// No head is longer, be the line as long as it likes.
  private var left = 120

  init(_ line: String) {
    scalars = line.unicodeScalars
    index = scalars.startIndex
  }

  var rest: String { String(scalars[index...]) }

  /// Whether a blank or the line's end comes next.
  var isAtBlank: Bool {
    var copy = self
    return copy.next.map { $0 == " " } ?? true
  }

  /// The next that one sees, as ASCII has it.
  private var next: Unicode.Scalar? {
    mutating get {
      while index < scalars.endIndex, ChatMarks.isDirection(scalars[index]) { advance() }
      guard index < scalars.endIndex, left > 0 else { return nil }
      return ChatMarks.plain(scalars[index])
    }
  }

  private mutating func advance() {
    index = scalars.index(after: index)
    left -= 1
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    advance()
    return true
  }

  private mutating func takeBlanks() { while take(" ") {} }

  /// A number of at most four digits.
  private mutating func number() -> (value: Int, digits: Int)? {
    var value = 0
    var digits = 0
    while let scalar = next, ("0"..."9").contains(scalar), digits < 5 {
      value = value * 10 + Int(scalar.value) - 48
      digits += 1
      advance()
    }
    return (1...4).contains(digits) ? (value, digits) : nil
  }

  /// `03/05/2026, 14:05 - `, `03.05.26 14:05:12: `, and `03/05/2026, 14:05:12]` behind a bracket.
  mutating func dayAndHour(isBracketed: Bool) -> (WrittenDate, LocalTime, ChatHead.Form)? {
    guard let date = date(), date.isDay, let (time, hasSeconds) = time(),
      let form = end(isBracketed: isBracketed, hasSeconds: hasSeconds)
    else { return nil }
    return (date, time, form)
  }

  /// What stands between a phone's head and the message.
  private mutating func end(isBracketed: Bool, hasSeconds: Bool) -> ChatHead.Form? {
    if isBracketed { return take("]") ? .brackets : nil }
    if take(":") { return hasSeconds && isAtBlank ? .colon : nil }
    return take("-") && isAtBlank ? .dash : nil
  }

  /// `14:05, 03/05/2026]` and `下午2:05, 2026/5/3]` behind a bracket.
  mutating func hourAndDay() -> (WrittenDate, LocalTime)? {
    guard let before = word(longest: 12), let (time, _) = clock(behind: before), take(",") else { return nil }
    takeBlanks()
    guard let date = date(), date.isDay, take("]") else { return nil }
    return (date, time)
  }

  /// `03/05/2026`, `2026-05-03`, `3. 5. 26.`, `2026年5月3日`.
  private mutating func date() -> WrittenDate? {
    guard let first = number(), let separator = separator() else { return nil }
    takeBlanks()
    guard let second = number(), second.digits < 3, self.separator() == separator else { return nil }
    let isSpaced = next == " "
    takeBlanks()
    guard let third = number() else { return nil }
    let isEnded = separator == .point && take(".")
    _ = take("日") || take("일")
    let hasYear = first.digits == 4
    guard hasYear ? third.digits < 3 : first.digits < 3 && [2, 4].contains(third.digits) else { return nil }
    return WrittenDate(
      first: first.value, second: second.value, third: third.value, separator: separator,
      hasLongYearFirst: hasYear,
      mayHaveYearFirst: isSpaced && isEnded && first.digits == 2 && third.digits == 2)
  }

  private mutating func separator() -> WrittenDate.Separator? {
    if take("/") { return .slash }
    if take(".") { return .point }
    return take("-") ? .dash : nil
  }

  /// The clock behind the date, with the words around it: `, 14:05`, ` klo 21.25.15`, ` 下午2:05`, `, 2:05 p. m.`.
  private mutating func time() -> (LocalTime, hasSeconds: Bool)? {
    let isApart = take(",") || next == " "
    guard let before = word(longest: 12), isApart || !before.isEmpty else { return nil }
    return clock(behind: before)
  }

  /// The clock alone, with the word behind it; `before` are the letters of the one before it.
  private mutating func clock(behind before: String) -> (LocalTime, hasSeconds: Bool)? {
    guard let hour = number(), hour.digits < 3 else { return nil }
    let mark: Unicode.Scalar
    if take(":") {
      mark = ":"
    } else if take(".") {
      mark = "."
    } else if take("h") {
      mark = "h"
    } else {
      return nil
    }
    guard let minute = number(), minute.digits == 2 else { return nil }
    var second: (value: Int, digits: Int)?
    if mark != "h", let copy = seconds(behind: mark) { second = copy }
    guard let behind = word(longest: 24), let period = DayPeriod(behind) else { return nil }
    let early = DayPeriod(before)
    // A word that nobody knows stands there as `klo` does, if it is short.
    guard early != nil || before.count <= 5 else { return nil }
    let hour24 = period == .unsaid ? (early ?? .unsaid).hour(hour.value) : period.hour(hour.value)
    return LocalTime(hour: hour24, minute: minute.value, second: second?.value ?? 0).map {
      ($0, second != nil)
    }
  }

  /// Seconds, where the same mark and two digits come next; else nothing is taken: `14:05: Ana`.
  private mutating func seconds(behind mark: Unicode.Scalar) -> (value: Int, digits: Int)? {
    var copy = self
    guard copy.take(mark), let found = copy.number(), found.digits == 2 else { return nil }
    self = copy
    return found
  }

  /// The letters of the words that come next, up to a sign or digit; nil where they are too long.
  private mutating func word(longest: Int) -> String? {
    var word = String.UnicodeScalarView()
    while let scalar = next, !("0"..."9").contains(scalar), !"-:[],/".unicodeScalars.contains(scalar) {
      guard word.count < longest else { return nil }
      word.append(scalar)
      advance()
    }
    return DayPeriod.letters(String(word))
  }
}
