import TripModel

/// The two places that a text names as the ends of a way: `Stage 23 - Astorga to Foncebadón`, `Von Brixen nach Bozen`.
///
/// Read by whole words alone: the hyphen of `Saint-Jean` parts no two places.
struct TitledWay: Equatable, Sendable {
  let from: String
  let to: String

  /// Nil of a text that names no way, or one over several places.
  init?(_ text: String) {
    let ways = text.split { Self.marks.contains($0) }.lazy.compactMap(Self.ends)
    guard let ends = ways.first else { return nil }
    (from, to) = ends
  }

  private static func ends(in part: Substring) -> (from: String, to: String)? {
    let all = part.split { $0.isWhitespace || $0 == "_" }
    var words = Array(withoutCount(all))
    var joints = Self.joints
    if let first = words.first, let others = openings[first.lowercased()],
      words.contains(where: { others.contains($0.lowercased()) })
    {
      words.removeFirst()
      joints = others
    }
    let found = words.indices.filter { joints.contains(words[$0].lowercased()) }
    guard found.count == 1, let joint = found.first else { return nil }
    let (first, rest) = (words[..<joint], words[(joint + 1)...])
    let last = rest.prefix { !ways.contains($0.lowercased()) }
    let (from, to) = (first.joined(separator: " "), last.joined(separator: " "))
    guard NamedSpots.isName(from), NamedSpots.isName(to), from.folded != to.folded,
      !(first + last).contains(where: { goings.contains($0.lowercased()) })
    else { return nil }
    return (from, to)
  }

  /// What stands behind the date and the count of a stage or the day: `2026-05-03 Stage 07`, `Etappe 3 –`, `14 May`, `23.`.
  private static func withoutCount(_ words: [Substring]) -> ArraySlice<Substring> {
    var rest = words[...]
    while let first = rest.first {
      let isCounted = first.allSatisfy(\.isLetter) && rest.dropFirst().first.map(isNumber) ?? false
      guard isCounted || !first.contains(where: \.isLetter) else { break }
      rest = rest.dropFirst()
      if isNumber(first), let month = rest.first, MonthNames.month(month.lowercased()) != nil {
        rest = rest.dropFirst()
      }
    }
    return rest
  }

  private static func isNumber(_ word: Substring) -> Bool {
    word.contains(where: \.isNumber) && !word.contains(where: \.isLetter)
  }

  /// What parts a title from what is said besides.
  private static let marks: Set<Character> = [",", ":", ";", "(", ")", "|", "!", "?", "·"]
  /// `bis` and `à` between two names of places mean no times.
  private static let joints = Set(["bis", "à", ">"] + WayWords.arrows + WayWords.dashes).union(
    WayWords.joints)
  /// Words before the first place, each with those that stand before the last one then.
  private static let openings: [String: Set<String>] = (WayWords.pairs + furtherPairs).reduce(into: [:]) {
    $0[$1.from, default: []].insert($1.to)
  }
  /// Those that would be of times and dates, or of what is whose, in a text of another kind.
  private static let furtherPairs: [(from: String, to: String)] = [
    ("von", "bis"), ("van", "tot"), ("de", "até"), ("de", "hasta"), ("du", "à"), ("da", "à"), ("da", "para"),
  ]
  /// What leads on from the last place to those between.
  private static let ways: Set<String> = ["via", "über", "par", "por", "over"]
  /// How one goes, and no place: `Back to Kyoto`, `Night Train to Lisbon`, `Welcome to Paradise`.
  private static let goings: Set<String> = [
    "back", "boat", "bus", "by", "climb", "climbing", "coach", "cruise", "cycling", "drive", "driving",
    "farewell", "ferry", "fly", "flying", "flight", "getting", "going", "goodbye", "hello", "hike", "hiking",
    "hitchhiking", "home", "into", "moving", "off", "on", "onwards", "over", "return", "ride", "riding",
    "road", "rain", "sail", "sailing", "sun", "the", "train", "transfer", "trip", "up", "walk", "walking",
    "way", "welcome", "abstieg", "anreise", "aufstieg", "bahn", "fahrt", "flug", "fähre", "heim", "reise",
    "rückfahrt", "weg", "weiter", "zug", "zurück", "bateau", "départ", "retour", "route", "viaje", "vuelta",
    "regreso", "ritorno", "viaggio", "viagem", "volta", "terug", "reis",
  ]
}
