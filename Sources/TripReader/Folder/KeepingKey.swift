import Diagnostics
import TripNotation

/// A field that would keep something back from the site.
enum KeepingKey: String, CaseIterable {
  case home
  case privateZones = "private zones"
  case publishDelay = "publish delay"
  case publish, visibility, draft
  case isPrivate = "private"
  /// `published: no`, as other programs write it.
  case published

  /// What trip.yml may keep back.
  static let ofTrip: [KeepingKey] = [
    .home, .privateZones, .publishDelay, .publish, .visibility, .draft, .isPrivate, .published,
  ]
  /// What keeps back one entry, pin or expense.
  static let ofItem: [KeepingKey] = [.draft, .isPrivate, .published, .publish, .visibility]

  /// Whether a key is meant as this one: in any capitals, with `_`, `-` or nothing between the words.
  func isMeant(by key: String) -> Bool { Self.letters(key) == Self.letters(rawValue) }

  /// Whether a key is this one but for one slip of the finger.
  func isNearly(_ key: String) -> Bool {
    let (one, other) = (Self.letters(key), Self.letters(rawValue))
    guard self != .published, abs(one.count - other.count) <= 1 else { return false }
    return Spelling.distance(one, other) == 1
  }

  private static func letters(_ key: String) -> [Character] {
    key.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Whether this field with that value keeps anything back.
  func keepsBack(_ value: Node) -> Bool {
    if value.kind == .empty { return false }
    if let text = value.text { return !isOpen(text.value) }
    switch self {
    case .publish: return !(value.fields ?? []).allSatisfy(Self.isDefault) || value.fields == nil
    case .privateZones: return value.items?.isEmpty != true
    default: return true
    }
  }

  /// Whether the value says no more than the default: everything is published.
  func isOpen(_ value: String) -> Bool {
    switch self {
    case .home, .privateZones, .publishDelay: false
    case .visibility: ["public", "unlisted"].contains(value.lowercased())
    case .draft, .isPrivate: ["no", "false"].contains(value.lowercased())
    case .publish, .published: ["yes", "true"].contains(value.lowercased())
    }
  }

  /// In `publish`: money and people are published, and there is nothing of the rest to show yet.
  private static func isDefault(_ field: Field) -> Bool {
    switch field.key {
    case "budget", "people":
      field.value.kind == .empty || ["yes", "true"].contains(field.value.text?.value.lowercased())
    case "bookings", "prices": true
    default: false
    }
  }
}

/// What would keep something back in the lines of a file that could not be read whole: looked for without YAML.
struct KeepingLines {
  let file: NotationFile

  /// The first place where one of the keys stands with a value that is not open.
  func place(of keys: [KeepingKey]) -> (key: KeepingKey, place: SourcePlace)? {
    for (index, line) in file.lines.enumerated() {
      // In a flow map, several fields stand on one line.
      for piece in line.split(whereSeparator: { "{,[".contains($0) }) {
        for key in keys {
          guard let (start, value) = Self.value(of: key.rawValue, in: piece), Self.keeps(key, value) else {
            continue
          }
          return (key, place(index, start))
        }
      }
    }
    return nil
  }

  /// The first place where one of the keys stands with a mark and a value that says it outright: what front matter
  /// would say, had it been found.
  func plainPlace(of keys: [KeepingKey]) -> (key: KeepingKey, place: SourcePlace)? {
    for (index, line) in file.lines.enumerated() {
      for piece in line.split(whereSeparator: { "{,[".contains($0) }) {
        for key in keys {
          guard let (start, written) = Self.value(of: key.rawValue, in: piece),
            let mark = written.first, ":=".contains(mark)
          else { continue }
          let word = written.dropFirst().drop { " \t\"'".contains($0) }.prefix { $0.isLetter }
          if !word.isEmpty, Self.isPlain(key, String(word)) { return (key, place(index, start)) }
        }
      }
    }
    return nil
  }

  /// The first line that begins with this word.
  func place(of word: String) -> SourcePlace? {
    for (index, line) in file.lines.enumerated() {
      for piece in line.split(whereSeparator: { "{,[".contains($0) }) {
        if let found = Self.value(of: word, in: piece) { return place(index, found.start) }
      }
    }
    return nil
  }

  private func place(_ line: Int, _ start: Substring) -> SourcePlace {
    let text = file.lines[line]
    let offset = text.utf8.distance(from: text.startIndex, to: start.startIndex)
    return file.place(of: TextRange(line: line, start: offset, length: start.utf8.count))
  }

  /// Without a colon only a value that cannot be prose counts.
  private static func keeps(_ key: KeepingKey, _ written: Substring) -> Bool {
    let hasMark = written.contains { ":=：".contains($0) }
    let value = written.drop { ":=： \t\"'\u{A0}".contains($0) }.prefix { !"#}]\"'".contains($0) }
    let word = String(value).split(separator: " ").joined(separator: " ")
    if hasMark { return !key.isOpen(word) }
    return isPlain(key, word)
  }

  /// Whether a value after a key says outright that something is kept back; the key alone says it too.
  private static func isPlain(_ key: KeepingKey, _ word: String) -> Bool {
    switch key {
    case .draft, .isPrivate: return ["", "yes", "true"].contains(word.lowercased())
    case .publish, .published: return ["no", "false"].contains(word.lowercased())
    case .visibility: return word.lowercased() == "private"
    case .home, .privateZones, .publishDelay: return word.first?.isNumber == true
    }
  }

  /// What follows a key at the beginning of a piece of a line, and where the key stands.
  private static func value(of key: String, in piece: Substring) -> (start: Substring, value: Substring)? {
    let text = piece.drop { $0.isWhitespace || "\"'-?".contains($0) }
    var rest = text
    for letter in key {
      if letter == " " {
        rest = rest.drop { " _-".contains($0) }
      } else if rest.first?.lowercased() == String(letter) {
        rest.removeFirst()
      } else {
        return nil
      }
    }
    if let next = rest.first, next.isLetter || next.isNumber || next == "_" { return nil }
    return (text[..<rest.startIndex], rest.drop { $0.isWhitespace || "\"'".contains($0) })
  }
}
