import Diagnostics
import TripModel
import TripNotation

/// The fields of the small files with values that only trips know.
extension FieldReader {
  /// The value of a key as a reader of texts makes it; its problem is reported at the place it names.
  mutating func reading<Value>(_ key: String, _ read: (TextNode) throws(Problem) -> Value) -> Value? {
    textNode(key).flatMap { findings.value(of: $0, read) }
  }

  mutating func day(_ key: String) -> LocalDate? { reading(key, DateText.day) }

  mutating func time(_ key: String) -> LocalTime? { reading(key, DateText.time) }

  /// A day, perhaps with a time; what may not be as it is meant is a warning.
  mutating func dayAndTime(_ key: String) -> DayAndTime? {
    guard let read = reading(key, DateText.reading) else { return nil }
    if let doubt = read.doubt { findings.report(doubt, as: .warning) }
    return read.when
  }

  mutating func coordinate(_ key: String) -> Coordinate? {
    isOneText(key) ? reading(key, CoordinateText.coordinate) : nil
  }

  /// False for a position that is written as a list or as fields; it is told how to be written as a text.
  mutating func isOneText(_ key: String) -> Bool {
    guard let node = node(key), let numbers = CoordinateText.numbers(in: node) else { return true }
    findings.report(.notOneText(node.range, numbers))
    return false
  }

  /// A place with where it was written.
  mutating func place(_ key: String) -> Written<NamedPlace>? {
    let file = findings.file
    return reading(key) { text throws(Problem) in
      Written(try CoordinateText.place(text), at: file.place(of: text.range))
    }
  }

  /// A text; nil also for an empty one.
  mutating func filled(_ key: String) -> String? { text(key).flatMap { $0.isEmpty ? nil : $0 } }

  /// What a thing is called, without which it is none.
  mutating func requiredText(_ key: String, of what: String) -> TextNode? {
    require(key)
    guard let text = textNode(key) else { return nil }
    guard text.value.isEmpty else { return text }
    report(.missingField, "Empty \(key) of \(what)", at: key, advice: "Write a name after the colon.")
    return nil
  }

  /// The pictures that a field names, of those that can be shown.
  mutating func pictures(_ key: String, _ photos: PictureNames) -> [String] {
    (names(key) ?? []).compactMap { findings.picture($0, photos) }
  }

  /// Makes the keys known that keep a thing back, in whatever language, and those that publish it.
  mutating func allowKeepingKeys() {
    allow(where: MeantKey.isOfItem)
    allow("draft", "private", "published", "publish", "visibility")
  }

  /// A text with where it was written.
  mutating func written(_ key: String) -> Written<String>? {
    textNode(key).map { Written($0.value, at: findings.file.place(of: $0.range)) }
  }

  /// Whether a field is given and its value could not be read.
  mutating func isUnread(_ key: String, _ value: (some Any)?) -> Bool {
    guard let kind = field(key)?.value.kind else { return false }
    return kind != .empty && value == nil
  }

  /// Says that a field is understood, but does nothing in this version.
  mutating func notUsedYet(_ keys: String...) {
    for key in keys where node(key) != nil {
      report(
        .notUsedYet, "This version of Tripbook does not use `\(key)`", at: key, as: .note,
        advice: "It can stay; a later version will use it.")
    }
  }
}

extension Findings {
  /// What a reader makes of a text; its problem is reported, or the slip by which the text is none.
  mutating func value<Value>(of text: TextNode, _ read: (TextNode) throws(Problem) -> Value) -> Value? {
    do throws(Problem) {
      return try read(text)
    } catch {
      report(ValueSlip.problem(in: text, of: file) { (try? read($0)) != nil } ?? error)
      return nil
    }
  }
}
