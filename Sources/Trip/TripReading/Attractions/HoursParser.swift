import Diagnostics
import TripModel
import TripNotation

/// Reads the rules of opening hours from left to right; whatever it does not know is told where it stands.
struct HoursParser {
  private let text: TextNode
  private let tokens: [HoursToken]
  private var position = 0

  init(_ text: TextNode) {
    self.text = text
    tokens = HoursToken.all(in: text.value)
  }

  /// Rules parted by semicolons, lines, or a comma before days.
  mutating func rules(_ week: inout HoursWeek) throws(Problem) {
    guard tokens.contains(where: { $0.kind != .end }) else { throw unread(at: position) }
    var isAddition = false
    while position < tokens.count {
      if take(.end) {
        isAddition = false
        continue
      }
      try rule(&week, isAddition: isAddition)
      isAddition = take(.comma)
      let isNext = isAddition || position == tokens.count || kind() == .end || startsDay(at: position)
      guard isNext else { throw unread(at: position) }
    }
  }

  /// `Mon-Fri 09:00-18:00`, `09:00-18:00`, `closed on Mondays`, `24/7`.
  private mutating func rule(_ week: inout HoursWeek, isAddition: Bool) throws(Problem) {
    skipEmptyWords()
    if takesClosed() {
      skipEmptyWords()
      week.set(startsDay(at: position) ? try days() : .all, [], isAddition: isAddition)
      return
    }
    let start = position
    let chosen = startsDay(at: position) ? try days() : .all
    _ = take(.colon) || take(.comma)
    guard position < tokens.count, kind() != .end else { throw withoutHours(from: start) }
    week.set(chosen, try times(), isAddition: isAddition)
  }

  mutating func finish() throws(Problem) {
    if position < tokens.count { throw unread(at: position) }
  }

  // MARK: - Days

  /// `Mon-Fri`, `Sat, Sun and PH`, `daily`.
  mutating func days() throws(Problem) -> HoursDays {
    var chosen = HoursDays()
    repeat { try addDays(to: &chosen) } while takesJoint()
    return chosen
  }

  private mutating func addDays(to chosen: inout HoursDays) throws(Problem) {
    guard case .word(let word)? = kind() else { throw unread(at: position) }
    if word == "every", case .word("day")? = kind(1) {
      position += 2
      chosen.weekdays.formUnion(0..<7)
    } else if ["public", "bank"].contains(word), case .word(let next)? = kind(1),
      HoursWords.holidays.contains(next)
    {
      position += 2
      chosen.hasHolidays = true
    } else if HoursWords.holidays.contains(word) {
      position += 1
      chosen.hasHolidays = true
    } else if let several = HoursWords.several(word) {
      position += 1
      chosen.weekdays.formUnion(several)
    } else if let first = HoursWords.day(word) {
      position += 1
      let last = try lastDay(from: first)
      chosen.weekdays.formUnion((0...(last - first + 7) % 7).map { (first + $0) % 7 })
    } else {
      throw unread(at: position)
    }
  }

  /// The day behind a dash; the first itself without one.
  private mutating func lastDay(from first: Int) throws(Problem) -> Int {
    guard isDash(), case .word(let word)? = kind(1) else { return first }
    guard let last = HoursWords.day(word) else { throw unread(at: position + 1) }
    position += 2
    return last
  }

  /// A comma or an “and” with a day behind it; it is taken.
  private mutating func takesJoint() -> Bool {
    guard isJoint(), startsDay(at: position + 1) else { return false }
    position += 1
    return true
  }

  private func startsDay(at index: Int) -> Bool {
    guard index < tokens.count, case .word(let word) = tokens[index].kind else { return false }
    return HoursWords.day(word) != nil || HoursWords.several(word) != nil
      || HoursWords.holidays.contains(word) || ["every", "public", "bank"].contains(word)
  }

  // MARK: - Hours

  /// `09:00-18:00`, `10:00-14:00, 16:00-20:00`, `closed`, `24 hours`; closed is no span.
  mutating func times() throws(Problem) -> [OpeningHours.Span] {
    skipEmptyWords()
    if takesClosed() { return [] }
    if takesWholeDay() { return [.wholeDay] }
    var spans = [try span()]
    while isJoint(), !startsDay(at: position + 1), position + 1 < tokens.count {
      position += 1
      spans.append(try span())
    }
    return spans
  }

  private mutating func span() throws(Problem) -> OpeningHours.Span {
    let first = position
    let start = try HoursClock(taking: &self)
    guard isDash() else { throw unread(at: position < tokens.count ? position : first) }
    position += 1
    let end = try HoursClock(taking: &self)
    let range = tokens[first].range.lowerBound..<tokens[position - 1].range.upperBound
    return try HoursClock.span(from: start, to: end, in: text, range)
  }

  private mutating func takesClosed() -> Bool {
    guard case .word(let word)? = kind(), HoursWords.closed.contains(word) else { return false }
    position += 1
    return true
  }

  /// `24 hours`, `24h`, `24/7`, `all day`.
  private mutating func takesWholeDay() -> Bool {
    switch (kind(), kind(1), kind(2)) {
    case (.number("24"), .slash, .number("7")): position += 3
    case (.number("24"), .word(let word), let next)
    where ["h", "hours", "hrs", "hour"].contains(word) && next != .dash: position += 2
    case (.word("all"), .word("day"), _): position += 2
    default: return false
    }
    return true
  }

  private mutating func skipEmptyWords() {
    while case .word(let word)? = kind(), HoursWords.empty.contains(word) { position += 1 }
  }

  // MARK: - Tokens

  /// The kind of a token, counted from the next; nil behind the last.
  func kind(_ ahead: Int = 0) -> HoursToken.Kind? {
    position + ahead < tokens.count ? tokens[position + ahead].kind : nil
  }

  mutating func skip(_ count: Int = 1) { position += count }

  private mutating func take(_ kind: HoursToken.Kind) -> Bool {
    guard self.kind() == kind else { return false }
    position += 1
    return true
  }

  private func isDash() -> Bool {
    if case .word(let word)? = kind() { return HoursWords.to.contains(word) }
    return kind() == .dash
  }

  private func isJoint() -> Bool {
    if case .word(let word)? = kind() { return HoursWords.and.contains(word) }
    return kind() == .comma || kind() == .slash
  }

  // MARK: - What is told

  /// What stands next does not read here.
  func unread() -> Problem { unread(at: position) }

  private func unread(at index: Int) -> Problem {
    guard index < tokens.count else {
      return Problem(.badHours, "Incomplete opening hours", at: text.range, advice: Self.advice)
    }
    let range = tokens[index].range
    let word = String(text.value[range])
    if let near = Spelling.nearest(to: word, among: HoursWords.proposed) {
      return Problem(
        .badHours, "Unknown word in opening hours: “\(word.shortened)”", at: text.range(of: range),
        advice: "Did you mean `\(near)`?")
    }
    // Of what is no slip the first sign alone, such as a bracket, would say little.
    let rest = text.value[range.lowerBound...].prefix { !$0.isNewline }
    return Problem(
      .badHours, "Opening hours not understood from “\(String(rest).shortened)” on",
      at: text.range(of: range.lowerBound..<rest.endIndex), advice: Self.advice)
  }

  private func withoutHours(from start: Int) -> Problem {
    let last = max(start, position - 1)
    guard start < tokens.count, last < tokens.count else { return unread(at: tokens.count) }
    let range = tokens[start].range.lowerBound..<tokens[last].range.upperBound
    return Problem(
      .badHours, "Missing hours after “\(String(text.value[range]).shortened)”",
      at: text.range(of: range), advice: "Write the hours, such as 09:00-18:00, or `closed`.")
  }

  static let advice = "Write days and times, such as Mon-Fri 09:00-18:00; Sat 10:00-14:00; Sun closed."
}
