/// Names that say what a place is and not which: of airports and stations there is one near every town.
package enum StationName {
  /// Whether a name is but the word for such a place, in one of the languages in which travellers write.
  package static func isBare(_ name: String) -> Bool {
    var words = name.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init)
    if let first = words.first, articles.contains(first) { words.removeFirst() }
    return names.contains(words.joined(separator: " "))
  }

  private static let articles: Set<String> = [
    "the", "der", "die", "das", "el", "la", "il", "lo", "le", "l", "o", "a",
  ]

  private static let names: Set<String> = [
    "airport", "airfield", "international airport", "flughafen", "aeropuerto", "aeroporto", "aéroport",
    "luchthaven", "vliegveld", "lufthavn", "lufthamn", "flyplass", "flygplats", "lentoasema", "lotnisko",
    "letiště", "letisko", "repülőtér", "aerodrom", "zračna luka", "havalimanı", "aeroport", "αεροδρόμιο",
    "аэропорт", "空港", "机场", "공항",
    "station", "train station", "railway station", "bus station", "central station", "ferry terminal",
    "bahnhof", "hauptbahnhof", "busbahnhof", "estación", "estación de tren", "estação", "stazione", "gare",
    "gare routière",
  ]
}

// MARK: - The town in a name

extension StationName {
  /// What may be the town in the name of a station or an airport, the longest first: `Wien` of `Wien Hbf`, `Frankfurt`
  /// of `Frankfurt International (FRA)`. Nothing where no such word stands behind it.
  ///
  /// A word before it tells no town: the Gare de Lyon is in Paris.
  package static func towns(in name: String) -> [String] {
    let words = words(of: name)
    var kept = words
    while kept.count > 1, let last = kept.last, isAddition(last) { kept.removeLast() }
    guard kept.count < words.count, let last = kept.last, !kept.allSatisfy(isAddition) else { return [] }
    let town = kept.joined(separator: " ")
    guard !lone.contains(town.lowercased()) else { return [] }
    guard kept.count > 1, last.hasPrefix("(") else { return [town] }
    return [town, kept.dropLast().joined(separator: " ")]
  }

  /// Whether a name says of itself that it is an airport from which one goes far: `Newark Intl Apt (EWR)`.
  package static func isAirport(_ name: String) -> Bool {
    words(of: name).contains { isCode($0) || airports.contains($0.lowercased()) }
  }

  private static let airports: Set<String> = [
    "airport", "flughafen", "aéroport", "aeroporto", "aeropuerto", "lotnisko", "apt",
  ]

  /// What is in brackets is a word of its own, also where no space stands beside it.
  private static func words(of name: String) -> [String] {
    var spaced = ""
    for character in name {
      switch character {
      case "(": spaced += " ("
      case ")": spaced += ") "
      default: spaced.append(character)
      }
    }
    return spaced.split { $0 == " " || $0 == "," }.map(String.init)
  }

  private static func isAddition(_ word: String) -> Bool {
    isCode(word) || additions.contains(word.filter(\.isLetter).lowercased())
  }

  /// Whether it is the code of an airport: `(FRA)`.
  private static func isCode(_ word: String) -> Bool {
    word.hasPrefix("(") && word.hasSuffix(")") && word.count == 5
      && word.dropFirst().dropLast().allSatisfy { $0.isASCII && $0.isUppercase }
  }

  /// What stands before `station` and is a town elsewhere.
  private static let lone: Set<String> = ["union"]

  private static let additions: Set<String> = [
    "hbf", "hauptbahnhof", "bahnhof", "bhf", "bf", "hln", "hl", "n", "hlavní", "dolní", "nádraží", "nord",
    "sud", "süd", "est", "ouest", "central", "centrale", "centralna", "centraal", "gare", "station",
    "stazione", "estación", "estação", "airport", "flughafen", "aéroport", "aeroporto", "aeropuerto",
    "lotnisko", "international", "intl", "apt",
  ]
}
