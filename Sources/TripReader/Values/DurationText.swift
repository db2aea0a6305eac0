import Diagnostics
import TripModel
import TripNotation

/// Lengths of time: `45m`, `1h30`, `-1h`, `2 days`, `90s`.
enum DurationText {
  /// Seconds, negative where the text says so; at most ten years either way.
  static func seconds(_ text: TextNode) throws(Problem) -> Int {
    var rest = Substring(text.value)
    var sign = 1
    if let first = rest.first, first == "-" || first == "−" || first == "+" {
      sign = first == "+" ? 1 : -1
      rest.removeFirst()
    }
    var total = 0
    var finest = Int.max
    while !rest.isEmpty {
      rest = rest.drop { $0 == " " }
      let number = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest[number.endIndex...].drop { $0 == " " }
      let unit = rest.prefix { $0.isLetter }
      rest = rest[unit.endIndex...]
      // `1h30`: a last number without a unit counts in the next smaller one.
      guard let count = Int(digits: number), count <= 100_000,
        let length = unit.isEmpty ? Self.smaller(than: finest) : units[unit.lowercased()], length < finest
      else { throw .badDuration(text) }
      total += count * length
      finest = length
    }
    guard finest < Int.max, total <= 10 * 366 * 86_400 else { throw .badDuration(text) }
    return sign * total
  }

  private static func smaller(than unit: Int) -> Int? {
    switch unit {
    case 3600: 60
    case 60: 1
    default: nil
    }
  }

  private static let units: [String: Int] = [
    "s": 1, "sec": 1, "second": 1, "seconds": 1, "m": 60, "min": 60, "minute": 60, "minutes": 60, "h": 3600,
    "hour": 3600, "hours": 3600, "d": 86_400, "day": 86_400, "days": 86_400, "week": 604_800,
    "weeks": 604_800,
  ]
}

extension Problem {
  fileprivate static func badDuration(_ text: TextNode) -> Problem {
    Problem(
      .badDuration, "“\(text.value.shortened)” is not a length of time", at: text.range,
      advice: "Write it like 45m, 1h30, -1h or 2 days.")
  }
}
