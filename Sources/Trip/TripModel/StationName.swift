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
