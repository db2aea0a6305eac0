import TripModel

/// Times of day: as they are to be written, and as they are meant where they are written otherwise.
enum ClockText {
  /// `14:05`, `9:05:30`, `14:05:30.250`.
  static func time(_ text: some StringProtocol) -> LocalTime? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      let hour = Int(digits: parts[0]), let minute = Int(digits: parts[1])
    else { return nil }
    guard parts.count == 3 else { return LocalTime(hour: hour, minute: minute) }
    // ISO 8601 has both marks before a part of a second.
    let pieces = parts[2].split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard pieces.count <= 2, pieces[0].utf8.count == 2, let second = Int(digits: pieces[0]),
      pieces.count == 1 || Int(digits: pieces[1]) != nil
    else { return nil }
    return LocalTime(hour: hour, minute: minute, second: second)
  }

  /// Whether what follows a time says which half of the day it is in, or only that it is a time.
  static func isHalfOfDay(_ text: String) -> Bool {
    let word = text.prefix { !$0.isBlank }.lowercased()
    return before.contains(word) || after.contains(word) || empty.contains(word)
  }

  /// The time behind `2:05 pm`, `14.05`, `14h05`, `1405`, and what follows it with one blank before it.
  ///
  /// A bare hour is one only where nothing but a time can stand.
  static func meant(by text: Substring, orHour: Bool = false) -> (time: LocalTime, rest: String)? {
    var rest = text.prefix(80).lowercased()[...].trimmedTime
    guard let figures = figures(&rest), let hour = Int(digits: figures) else { return nil }
    var minute: Int?
    var second = 0
    var isMarked = false
    if figures.count == 4 {
      return LocalTime(hour: hour / 100, minute: hour % 100).map { ($0, tail(rest, of: text)) }
    }
    if let mark = rest.first, ":.h".contains(mark) {
      rest.removeFirst()
      isMarked = mark == "h"
      let minutes = rest.prefix { $0.isFigure }
      guard minutes.isEmpty || minutes.count == 2, isMarked || !minutes.isEmpty else { return nil }
      minute = Int(digits: minutes)
      rest = rest[minutes.endIndex...]
      if let mark = rest.first, ":.".contains(mark), minute != nil,
        let seconds = Int(digits: rest.dropFirst().prefix(2))
      {
        second = seconds
        rest = rest.dropFirst(3)
      }
    }
    let half = half(&rest)
    guard minute != nil || isMarked || half != nil || (orHour && rest.isEmpty) else { return nil }
    let shifted = if let half { half.hour(hour) } else { Int?.some(hour) }
    guard let shifted, let time = LocalTime(hour: shifted, minute: minute ?? 0, second: second)
    else { return nil }
    return (time, tail(rest, of: text))
  }

  /// One or two figures of an hour, or four of hour and minute.
  private static func figures(_ rest: inout Substring) -> Substring? {
    let figures = rest.prefix { $0.isFigure }
    guard figures.count == 1 || figures.count == 2 || figures.count == 4 else { return nil }
    rest = rest[figures.endIndex...]
    return figures
  }

  /// Takes the half of the day, or a word that means nothing more, from the beginning.
  private static func half(_ rest: inout Substring) -> Half? {
    let word = rest.drop(while: \.isBlank).prefix { !$0.isBlank }
    let half: Half
    switch String(word) {
    case let word where before.contains(word): half = .before
    case let word where after.contains(word): half = .after
    case let word where empty.contains(word): half = .none
    default: return nil
    }
    rest = rest[word.endIndex...]
    return half
  }

  /// What follows as it was written, capitals and all.
  private static func tail(_ rest: Substring, of text: Substring) -> String {
    let written = text.suffix(rest.count + max(0, text.count - 80)).drop(while: \.isBlank)
    return written.isEmpty ? "" : " " + written
  }

  private enum Half {
    case before, after, none

    /// The hour of 24; nil for one that this half does not have.
    func hour(_ hour: Int) -> Int? {
      switch self {
      case .none: hour
      case .before: (1...12).contains(hour) ? hour % 12 : nil
      // 14:05 pm says the same thing twice.
      case .after: (1...23).contains(hour) ? hour % 12 + 12 : nil
      }
    }
  }

  private static let before: Set<String> = ["am", "a.m.", "am."]
  private static let after: Set<String> = ["pm", "p.m.", "pm."]
  private static let empty: Set<String> = ["h", "h.", "hrs", "hours", "uhr", "o'clock", "o’clock"]
}

extension LocalTime {
  /// `14:05`, with seconds only where there are some.
  var shortest: String { second == 0 ? hourAndMinute : description }
}

extension Substring {
  /// Without what may stand between a day and its time.
  fileprivate var trimmedTime: Substring {
    var rest = drop { $0.isBlank || ",_".contains($0) }
    for word in ["at ", "um ", "t"] where rest.hasPrefix(word) { rest = rest.dropFirst(word.count) }
    return rest.drop(while: \.isBlank)
  }
}
