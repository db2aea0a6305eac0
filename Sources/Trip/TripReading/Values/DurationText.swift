import Diagnostics
import TripModel
import TripNotation

/// Lengths of time: `45m`, `1h30`, `-1h`, `2 days`, `90s`.
enum DurationText {
  /// Seconds, negative where the text says so; at most ten years either way.
  static func seconds(_ text: TextNode) throws(Problem) -> Int {
    var rest = Substring(text.value)
    var sign = 1
    if let first = rest.first, "-−–+".contains(first) {
      sign = first == "+" ? 1 : -1
      rest.removeFirst()
    }
    var total = 0
    var finest = Int.max
    while !rest.isEmpty {
      rest = rest.drop(while: \.isBlank)
      let number = rest.prefix(while: \.isFigure)
      rest = rest[number.endIndex...].drop(while: \.isBlank)
      let unit = rest.prefix(while: \.isLetter)
      rest = rest[unit.endIndex...]
      guard let count = Int(digits: number), let length = length(of: unit, count, behind: finest),
        length < finest
      else { throw .badDuration(text) }
      guard count <= Self.longest / length else { throw .tooLong(text) }
      total += count * length
      finest = length
    }
    guard finest < Int.max else { throw .badDuration(text) }
    guard total <= Self.longest else { throw .tooLong(text) }
    return sign * total
  }

  /// `1h30`: a last number without a unit counts in the next smaller one, of which there are 60.
  private static func length(of unit: Substring, _ count: Int, behind finest: Int) -> Int? {
    guard unit.isEmpty else { return units[unit.lowercased()] }
    return count < 60 ? [3600: 60, 60: 1][finest] : nil
  }

  /// Ten years of 366 days.
  private static let longest = 10 * 366 * 86_400

  private static let units: [String: Int] = [
    "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1, "m": 60, "min": 60, "mins": 60, "minute": 60,
    "minutes": 60, "h": 3600, "hr": 3600, "hrs": 3600, "hour": 3600, "hours": 3600, "d": 86_400,
    "day": 86_400,
    "days": 86_400, "w": 604_800, "week": 604_800, "weeks": 604_800,
  ]

  /// What a text in another form may be, as advice.
  fileprivate static func advice(for text: String) -> String {
    let sign = text.first.map { "-−–".contains($0) } == true ? "-" : ""
    let rest = text.drop { "-−–+".contains($0) || $0.isBlank }
    let figures = rest.prefix(while: \.isFigure)
    let behind = rest[figures.endIndex...]
    guard let count = Int(digits: figures), count <= 100_000 else { return forms }
    if behind.isEmpty {
      return "Write its unit too: \(sign)\(count)m, \(sign)\(count)h or \(sign)\(count) days."
    }
    let next = behind.dropFirst().prefix(while: \.isFigure)
    let unit = behind[next.endIndex...].drop(while: \.isBlank).lowercased()
    guard let mark = behind.first, let part = Int(digits: next) else {
      let isCalendar = ["mo", "ye"].contains(behind.drop(while: \.isBlank).prefix(2).lowercased())
      return isCalendar ? "Write it in days or weeks: months and years differ in length." : forms
    }
    if mark == ":", unit.isEmpty, part < 60 {
      return
        "Write \(sign)\(count)h\(next) for hours and minutes, \(sign)\(count)m \(next)s for minutes and seconds."
    }
    guard mark == "." || mark == ",", let length = units[unit], next.count <= 4 else { return forms }
    let seconds =
      Double(count * length) + Double(part * length)
      / [1: 10, 2: 100, 3: 1000, 4: 10_000][next.count, default: 1]
    return "Write \(sign)\(written(Int(seconds.rounded())))."
  }

  private static let forms = "Write it like 45m, 1h30, -1h or 2 days."

  private static func written(_ seconds: Int) -> String {
    let parts = [
      ("d", seconds / 86_400), ("h", seconds / 3600 % 24), ("m", seconds / 60 % 60), ("s", seconds % 60),
    ]
    let told = parts.filter { $0.1 > 0 }.map { "\($0.1)\($0.0)" }.joined(separator: " ")
    return told.isEmpty ? "0m" : told
  }
}

extension Problem {
  fileprivate static func badDuration(_ text: TextNode) -> Problem {
    Problem(
      .badDuration, "Invalid length of time: “\(text.value.shortened)”", at: text.range,
      advice: DurationText.advice(for: text.value))
  }

  fileprivate static func tooLong(_ text: TextNode) -> Problem {
    Problem(
      .badDuration, "Length of time over ten years: “\(text.value.shortened)”", at: text.range,
      advice: "Check whether a digit was typed twice.")
  }
}
