import Markdown
import SiteLanguage
import TripModel
import TripPlanning

/// How far a day was by its own title, as travellers who look at their meters write it: `Utrecht to Hirtshals, 948 km`.
enum TitleDistance {
  /// Metres, of all that a title tells together: `80 km in Denmark, 152 km here`; nil where it tells none.
  static func metres(in title: String) -> Double? {
    guard title.utf8.count <= longest, title.utf8.contains(where: { (0x30...0x39).contains($0) }) else {
      return nil
    }
    var sum: Double?
    var figure = ""
    var rest = title[...]
    while let letter = rest.first {
      if letter.isLetter {
        let word = rest.prefix { $0.isLetter || $0.isNumber }
        if rest[word.endIndex...].first != "/", let metres = units[word.lowercased()],
          let number = number(figure[...])
        {
          sum = (sum ?? 0) + number * metres
        }
        rest = rest[word.endIndex...]
        figure = ""
        continue
      }
      let isMark = ".,\u{A0}\u{202F} ".contains(letter)
      if letter.isASCII, letter.isNumber || isMark && !figure.isEmpty {
        figure.append(letter)
      } else if letter.isASCII || !isMark {
        figure = ""
      }
      rest = rest.dropFirst()
    }
    return sum
  }

  /// Bytes; a longer title tells a story.
  private static let longest = 300
  /// In metres; the mile is the international one of 1959.
  private static let units = ["km": 1000.0, "mi": 1609.344, "mile": 1609.344, "miles": 1609.344]

  /// Of the last figures before a unit: a mark before three of them parts thousands, any other tenths. A blank ends them but before three.
  private static func number(_ figure: Substring) -> Double? {
    let text = figure.reversed().drop { !$0.isNumber }.reversed()
    let parts = String(text).split(omittingEmptySubsequences: false) { !$0.isNumber }
    let marks = text.filter { !$0.isNumber }
    guard let last = parts.last, !last.isEmpty, last.count <= 6 else { return nil }
    guard parts.count > 1, let mark = marks.last, !parts[parts.count - 2].isEmpty else { return Double(last) }
    let before = parts[parts.count - 2]
    if last.count == 3, before.count <= 3 { return Double(before + last) }
    return mark == "." || mark == "," ? Double(before + "." + last) : Double(last)
  }

  /// That of a day by its title, or by the first sentence that is cut for one.
  static func metres(of day: DayPlan, on scope: PageScope) -> Double? {
    if let told = metres(in: scope.title(of: day)) { return told }
    guard let entry = day.entries.first, scope.plan[entry].title.reason == .firstWords else { return nil }
    let words = scope.plan[entry].body.plainText.prefix(longest)
    return metres(in: String(words.prefix { !".!?\n".contains($0) }))
  }

  /// As a title has it: in whole kilometres, unless it tells tenths.
  static func measure(of metres: Double, on scope: PageScope) -> Measure {
    let (lengths, units) = (scope.words.lengths, scope.plan.profile.units)
    let isWhole = abs(lengths.wholeMetres(in: metres, units) - metres) < 1
    return isWhole ? lengths.leastWhole(metres, in: units) : lengths.tenths(metres, in: units)
  }

  /// All of a trip of which most days tell it, and whether all do; nil of any other.
  static func metres(of plan: TripPlan, on scope: PageScope) -> (metres: Double, areAll: Bool)? {
    let days = plan.days.filter { !$0.isQuiet }
    let told = days.compactMap { day in metres(of: day, on: scope) }
    guard told.count >= leastDays, 3 * told.count >= 2 * days.count else { return nil }
    return (told.reduce(0, +), told.count == days.count)
  }

  /// Of fewer it is no habit.
  private static let leastDays = 3
}
