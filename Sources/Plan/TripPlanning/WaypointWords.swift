import TripModel

/// What devices and programs write of a waypoint, as words for readers.
enum WaypointWords {
  /// A description without what tells nothing: the hour that a device gives instead of a word, and fields of a table that
  /// were left empty (`Open: ; Places: 64.0; Tel: 03 89`). Nil where nothing is left.
  static func tidied(_ text: String?) -> String? {
    guard let text, !isOnlyTime(text) else { return nil }
    let fields = text.split(separator: ";", omittingEmptySubsequences: false).map(trimmed).filter {
      !$0.isEmpty
    }
    guard fields.count > 1, let pairs = pairs(fields),
      pairs.contains(where: { $0.value.isEmpty || whole($0.value) != $0.value })
    else { return text }
    let told = pairs.filter { !$0.value.isEmpty }.map { $0.label + ": " + whole($0.value) }
    return told.isEmpty ? nil : told.joined(separator: " · ")
  }

  /// Whether a name says anything to a reader: a device numbers its marks (`002`) where nobody named them.
  static func isTelling(_ name: String) -> Bool { name.contains(where: \.isLetter) }

  /// The letters that the small screens of devices have room for.
  static let mostLetters = 10

  /// Whether a name may be a device's, which knows capitals and figures alone and not many: `VANSHNG LK`, `LAP001`, and not
  /// `BALLEN`, which one can say.
  static func isCode(_ name: String) -> Bool {
    name.count <= mostLetters && isTelling(name) && name.allSatisfy { !$0.isLetter || $0.isUppercase }
      && !name.split(separator: " ").allSatisfy(isSpoken)
  }

  /// Whether a word in capitals can be said: letters alone, more than four, with vowels between few others.
  private static func isSpoken(_ word: Substring) -> Bool {
    guard word.count > 4, word.allSatisfy(\.isLetter) else { return false }
    let runs = word.lowercased().split(omittingEmptySubsequences: false) { vowels.contains($0) }
    return runs.count > 1 && runs.allSatisfy { $0.count <= mostBeside }
      && (runs.last?.count ?? 0) < mostBeside
  }

  /// Letters between two vowels.
  private static let mostBeside = 3
  private static let vowels = Set("aeiouyäöüåæøáàâéèêíìîóòôúùû")

  /// Whether a name is that of what there is for walkers anywhere, `Water, toilet and shelter`, and of no place.
  static func isUtility(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter }.map(String.init)
    return words.contains(where: utilities.contains)
      && words.allSatisfy { word in
        utilities.contains(word) || besideUtilities.contains(word)
      }
  }

  /// In the languages in which travellers mark them.
  private static let utilities: Set<String> = [
    "water", "tap", "toilet", "toilets", "restroom", "restrooms", "wc", "shelter", "shelters", "parking",
    "carpark", "bench", "boardwalk", "radio", "trailhead", "campsite", "picnic", "bin", "shower", "showers",
    "wasser", "trinkwasser", "toilette", "toiletten", "unterstand", "schutzhütte", "parkplatz", "bank",
    "rastplatz", "eau", "robinet", "toilettes", "abri", "banc", "acqua", "bagno", "bagni", "riparo",
    "parcheggio", "agua", "aseo", "aseos", "refugio", "aparcamiento", "estacionamiento",
  ]

  private static let besideUtilities: Set<String> = Set([
    "or", "with", "no", "public", "emergency", "drinking", "potable", "car", "area", "table", "tables",
    "oder", "mit", "öffentliche", "öffentliches", "ou", "avec", "de", "publiques", "o", "con", "públicos",
    "i",
  ]).union(AndWords.all)

  /// The name that a device had no room for, where the description is that: `VANISHING LAKE` of `VANSHNG LK`.
  static func wholeName(of name: String, in description: String?) -> String? {
    guard isCode(name), let description, description.count > name.count else { return nil }
    let (short, long) = (name.split(separator: " "), description.split(separator: " "))
    // A last word may have been left out.
    guard long.count == short.count || long.count == short.count + 1,
      zip(short, long).allSatisfy({ isShort($0, of: $1) })
    else { return nil }
    return description
  }

  /// Whether a word is another one without some of its letters, but with the first.
  private static func isShort(_ word: Substring, of long: Substring) -> Bool {
    var rest = long.uppercased()[...]
    guard rest.first == word.first else { return false }
    for letter in word {
      guard let place = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }

  /// Whether a device made up all that is written of a mark, since nobody named it: its number and the time, or the
  /// time alone. A number that somebody gave it, as signposts have, is a name.
  static func isStamp(_ name: String, note: String?) -> Bool {
    let note = note.flatMap { $0.allSatisfy(\.isWhitespace) || $0 == name ? nil : $0 }
    if let note { return isOnlyTime(note) && (!isTelling(name) || isOnlyTime(name)) }
    return isOnlyTime(name)
  }

  /// `02-OCT-10 16:01:13`, `2010-10-02T16:01:13Z`, `10/2/2010 4:01 PM`: figures, a month's name and signs between them.
  private static func isOnlyTime(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let figures = words.filter { $0.allSatisfy(\.isNumber) }
    let others = words.filter { !$0.allSatisfy(\.isNumber) }.flatMap { $0.split { $0.isNumber } }
    return figures.count >= 3 && text.contains(":")
      && others.allSatisfy { marks.contains($0.uppercased()) }
  }

  /// What stands between the figures of a time: months, and the signs of hours and zones.
  private static let marks: Set<String> = [
    "JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "SEPT", "OCT", "NOV", "DEC", "T", "Z",
    "AM", "PM", "UTC", "GMT",
  ]

  /// Labels and values, where all are such.
  private static func pairs(_ fields: [Substring]) -> [(label: String, value: String)]? {
    var pairs: [(label: String, value: String)] = []
    for field in fields {
      // Behind a label stands a blank; `9:00` and `https://` are none.
      guard let colon = field.firstIndex(of: ":"), colon > field.startIndex,
        !field[field.index(before: colon)].isNumber,
        field[field.index(after: colon)...].first.map(\.isWhitespace) ?? true
      else { return nil }
      let label = trimmed(field[..<colon])
      guard !label.isEmpty, label.count <= 30 else { return nil }
      pairs.append((String(label), String(trimmed(field[field.index(after: colon)...]))))
    }
    return pairs
  }

  /// A count as a program has it from its table, `64.0`, without its point.
  private static func whole(_ value: String) -> String {
    guard value.hasSuffix(".0"), value.dropLast(2).allSatisfy(\.isNumber) else { return value }
    return String(value.dropLast(2))
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...last]
  }
}
