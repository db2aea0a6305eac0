import TripModel

/// The times of Strava's table, which are in UTC: `May 3, 2026, 7:32:10 AM`, `03.05.2026, 07:32:10`,
/// `3 mai 2026 à 07:32:10`, `2026-05-03 07:32:10`.
enum StravaDate {
  static func instant(_ text: String) -> Instant? {
    let words = Self.words(of: text)
    let figures = words.compactMap { word in word.count <= 4 ? Int(word) : nil }
    guard figures.count >= 5, let date = Self.date(figures, words) else { return nil }
    let clock = Array(figures.dropFirst(month(in: words) == nil ? 3 : 2))
    guard clock.count >= 2 else { return nil }
    var hour = clock[0]
    if hour == 12, words.contains(where: beforeNoon.contains) { hour = 0 }
    if hour < 12, words.contains(where: afterNoon.contains) { hour += 12 }
    guard let time = LocalTime(hour: hour, minute: clock[1], second: clock.count > 2 ? clock[2] : 0) else {
      return nil
    }
    return Instant(seconds: LocalDateTime(date: date, time: time).clockSeconds)
  }

  /// Runs of letters, and runs of figures: `2026年5月3日` has six.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var isNumber: Bool?
    for character in text.lowercased() {
      guard character.isNumber || character.isLetter else {
        isNumber = nil
        continue
      }
      if isNumber == character.isNumber, let last = words.indices.last {
        words[last].append(character)
      } else {
        words.append(String(character))
      }
      isNumber = character.isNumber
    }
    return words
  }

  private static let beforeNoon: Set<String> = ["am", "a", "午前", "上午", "오전"]
  private static let afterNoon: Set<String> = ["pm", "p", "午後", "下午", "오후"]

  /// Of two numbers only one of which may be a month the other is the day; else the day stands first, as in all
  /// languages whose dates of Strava's are numbers.
  private static func date(_ figures: [Int], _ words: [String]) -> LocalDate? {
    if let month = month(in: words) {
      let (one, other) = (figures[0], figures[1])
      return one > 31
        ? LocalDate(year: one, month: month, day: other) : LocalDate(year: other, month: month, day: one)
    }
    let (one, two, three) = (figures[0], figures[1], figures[2])
    if one > 31 { return LocalDate(year: one, month: two, day: three) }
    let year = three < 100 ? 2000 + three : three
    return LocalDate(year: year, month: two, day: one) ?? LocalDate(year: year, month: one, day: two)
  }

  private static func month(in words: [String]) -> Int? {
    for word in words where word.count >= 3 {
      if let index = months.firstIndex(where: { names in names.contains { word.hasPrefix($0) } }) {
        return index + 1
      }
    }
    return nil
  }

  /// How names of months begin, in English, German, French, Spanish, Italian, Portuguese and Dutch.
  private static let months: [[String]] = [
    ["jan", "jän", "ene", "gen"], ["feb", "fév", "fev"], ["mar", "mär", "maa", "mrt"], ["apr", "avr", "abr"],
    ["may", "mai", "mag", "mei", "maj"], ["jun", "juin", "giu"], ["jul", "juil", "lug"],
    ["aug", "aoû", "ago"],
    ["sep", "set"], ["oct", "okt", "ott", "out"], ["nov"], ["dec", "dez", "déc", "dic"],
  ]
}
