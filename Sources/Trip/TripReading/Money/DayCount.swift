import Diagnostics
import TripNotation

/// Over how many days a cost is spread: `4 nights`, `3 days`, `4`.
enum DayCount {
  /// Nobody pays for a longer stay at once.
  static let maximum = 400

  /// A whole number of days; a night counts as the day on which it begins.
  static func read(_ text: TextNode) throws(Problem) -> Int {
    guard let count = count(in: text.value[...]) else {
      throw Problem(
        .badNumber, "Invalid number of nights or days: “\(text.value.shortened)”", at: text.range,
        advice: "Write it like 4 nights or 3 days.")
    }
    guard (1...maximum).contains(count) else {
      throw Problem(
        .badNumber, "Cost spread over \(text.value.shortened); the limit is \(maximum) days",
        at: text.range, advice: "Correct the number, or leave it out.")
    }
    return count
  }

  /// The number that a text gives, however large; nil where it says anything else.
  static func count(in text: Substring) -> Int? {
    let words = text.split(whereSeparator: \.isBlank)
    guard (1...2).contains(words.count), let count = Int(digits: words[0]) else { return nil }
    return words.count == 1 || units.contains(words[1].lowercased()) ? count : nil
  }

  private static let units: Set<String> = ["night", "nights", "day", "days"]
}
