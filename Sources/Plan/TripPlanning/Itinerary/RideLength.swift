import TripModel

extension EventPlan {
  /// Seconds from the departure of a ride to its arrival; nil where that is not told, and where a note of it tells
  /// another length: then one of the two is wrong, and nobody knows which.
  package var travelSeconds: Int? {
    guard kind.isRide, let start = start.instant, let end = end?.instant, end > start else { return nil }
    let seconds = end.seconds - start.seconds
    return note.map { NotedLengths(in: $0).contradict(seconds) } ?? false ? nil : seconds
  }
}

/// The lengths that the lines of a note give to a ride: `Total travel time: 12h 34m`, `Dauer: 5:39`.
struct NotedLengths {
  /// Each in seconds.
  let seconds: [Int]

  init(in note: String) {
    seconds = note.noteLines.compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let label = line[..<colon].lowercased()
      guard Self.labels.contains(where: { label.contains($0) }) else { return nil }
      return Self.length(line[line.index(after: colon)...])
    }
  }

  /// Clocks that are a little off, and changes that count on one side alone, are no contradiction.
  private static let tolerance = 15 * 60

  /// Whether none of them can be true of a ride of so many seconds. Several may be of its parts: these are no longer than
  /// the whole.
  func contradict(_ whole: Int) -> Bool {
    guard let first = seconds.first else { return false }
    if seconds.count == 1 { return abs(first - whole) > Self.tolerance }
    return seconds.contains { $0 > whole + Self.tolerance }
  }

  /// What planners call the length of a journey, and only that.
  private static let labels = [
    "duration", "travel time", "travelling time", "traveling time", "journey time", "flying time",
    "total time", "dauer", "reisezeit", "fahrzeit", "fahrtzeit", "durée", "duración", "duração", "durata",
    "doba",
    "czas podróży", "czas przejazdu", "reistijd", "reisduur", "rejsetid", "restid", "varighed",
  ]

  /// `12h 34m`, `12 Std. 34 Min.`, `5:39`, `50 min`, with nothing but words behind it; nil for anything else.
  private static func length(_ text: Substring) -> Int? {
    var numbers: [(value: Int, unit: String)] = []
    var rest = text.drop(while: \.isWhitespace)
    while let first = rest.first, first.isASCII, first.isNumber {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard digits.count <= 4, let value = Int(digits) else { return nil }
      rest = rest[digits.endIndex...].drop { $0 == " " || $0 == "\u{A0}" }
      let unit = rest.first == ":" ? ":" : String(rest.prefix { $0.isLetter || $0 == "." }).lowercased()
      rest = rest.dropFirst(unit.count).drop { $0 == " " || $0 == "\u{A0}" }
      numbers.append((value, unit))
      if numbers.count == 2 { break }
    }
    guard let first = numbers.first else { return nil }
    let second = numbers.count == 2 ? numbers[1].value : 0
    if first.unit == ":" || first.unit.hasPrefix("h") || first.unit.hasPrefix("st") {
      // A clock has two numbers.
      guard second < 60, first.unit != ":" || numbers.count == 2 else { return nil }
      return first.value * 3600 + second * 60
    }
    return first.unit.hasPrefix("m") ? first.value * 60 : nil
  }
}
