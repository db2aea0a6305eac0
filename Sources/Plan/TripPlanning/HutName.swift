/// Names of huts in which walkers sleep, as texts write them: `Franz-Senn-Hütte`, `Dresdner Hütte`, `Rifugio Auronzo`.
///
/// No list of towns has them, and who walks from one to the next names each night by nothing else.
enum HutName {
  /// The one hut that a text names; nil where it names none, or several.
  static func only(in text: String) -> String? {
    let phrases = text.split { !$0.isLetter && $0 != " " && !joints.contains($0) }
    let found = Set(phrases.flatMap { names(in: $0.split(separator: " ")) })
    return found.count == 1 ? found.first : nil
  }

  private static func names(in words: [Substring]) -> [String] {
    words.indices.compactMap { index in
      let word = words[index].lowercased()
      if kinds.contains(word) { return named(before: index, of: words) }
      if openings.contains(word) { return named(behind: index, of: words) }
      let isCompound = isLarge(words[index]) && kindsWithin.contains { word.hasSuffix($0) && word != $0 }
      return isCompound && !ordinary.contains(word) ? String(words[index]) : nil
    }
  }

  /// `Mueller Hut`, `Neue Regensburger Hütte`.
  private static func named(before kind: Int, of words: [Substring]) -> String? {
    guard isLarge(words[kind]) else { return nil }
    let isGerman = words[kind].lowercased() == "hütte"
    var first = kind
    while first > 0, kind - first < maxWords, isLarge(words[first - 1]),
      !ordinary.contains(words[first - 1].lowercased())
    {
      let word = words[first - 1]
      // In German every noun is large: the towns of huts end alike.
      if isGerman, first == kind ? !word.hasSuffix("er") : !old.contains(word.lowercased()) { break }
      first -= 1
    }
    return first == kind ? nil : words[first...kind].joined(separator: " ")
  }

  /// `Rifugio Auronzo`, `refuge du Lac Blanc`.
  private static func named(behind kind: Int, of words: [Substring]) -> String? {
    var last = kind + 1
    while last < words.count, articles.contains(words[last].lowercased()) { last += 1 }
    guard last < words.count, isLarge(words[last]) else { return nil }
    if last + 1 < words.count, isLarge(words[last + 1]) { last += 1 }
    let name = words[kind...last].joined(separator: " ")
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func isLarge(_ word: Substring) -> Bool { word.first?.isUppercase ?? false }

  /// Words before such a word that are of the name.
  private static let maxWords = 3
  private static let joints: Set<Character> = ["-", "'", "’"]
  private static let kinds: Set<String> = ["hütte", "hut"]
  private static let kindsWithin = ["hütte", "hytta", "stugan"]
  private static let openings: Set<String> = [
    "rifugio", "refugio", "refuge", "cabane", "capanna", "schronisko",
  ]
  private static let articles: Set<String> = [
    "de", "del", "della", "di", "du", "des", "la", "le", "les", "al", "alla",
  ]
  private static let old: Set<String> = ["neue", "neuen", "alte", "alten", "obere", "untere"]
  /// What is no name beside such a word, and huts of no name.
  private static let ordinary: Set<String> = [
    "a", "an", "another", "at", "beach", "every", "from", "in", "mountain", "my", "next", "no", "old", "our",
    "pizza", "after", "arrived", "arriving", "back", "before", "day", "finally", "left", "leaving", "near",
    "night", "past", "reached", "reaching", "slept", "stayed", "tonight", "towards", "that", "the", "then",
    "this", "to", "der", "dieser", "einer", "hinter", "immer", "jeder",
    "keiner", "meiner", "oder", "über", "unserer", "unter", "wieder", "almhütte", "berghütte", "biwakhütte",
    "blockhütte", "gartenhütte", "grillhütte", "holzhütte", "jagdhütte", "nachbarhütte", "schutzhütte",
    "selbstversorgerhütte", "skihütte", "steinhütte", "wanderhütte", "winterhütte", "turisthytta",
  ]
}
