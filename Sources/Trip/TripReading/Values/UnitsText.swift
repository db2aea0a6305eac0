import Diagnostics
import TripModel
import TripNotation

/// What distances are counted in: `km` or `mi`, or another word for one of them. Of a slip it is told which is meant.
enum UnitsText {
  static func units(_ text: TextNode) -> Result<Units, ValueProblem> {
    let word = text.value.lowercased()
    if let units = words[word] { return .success(units) }
    let meant = Spelling.nearest(to: word, among: words.keys.sorted()).flatMap { words[$0] }
    return .failure(
      ValueProblem(
        .unknownWord, "Unknown `units`: “\(text.value.shortened)”; there are `km` and `mi`",
        advice: meant.map { "Write `\($0.rawValue)`." } ?? "Write `km` for kilometres, or `mi` for miles."))
  }

  /// A wish that is understood and not met: sea miles. Nothing is wrong in the file.
  static func seaMiles(_ text: TextNode) -> Problem? {
    guard seaWords.contains(text.value.lowercased()) else { return nil }
    return Problem(
      .unknownWord, "Distances are not counted in sea miles: those of this trip are in km", at: text.range,
      advice: "Write `km`, or `mi` for miles on land.")
  }

  private static let seaWords: Set<String> = [
    "nm", "nmi", "nautical", "nautical miles", "nautical mile", "sea miles", "sm", "seemeilen", "nautisch",
    "milles nautiques", "millas náuticas", "miglia nautiche", "zeemijlen", "milhas náuticas",
  ]

  /// In small letters, and in the languages of those who write them.
  private static let names: [(units: Units, words: String)] = [
    (
      .kilometres,
      """
      km kms kilometre kilometres kilometer kilometers kilometern kilomètre kilomètres kilómetro kilómetros
      quilómetro quilómetros quilômetro quilômetros chilometro chilometri metric metrisch métrique métrico metrico
      """
    ),
    (
      .miles,
      "mi mile miles meile meilen mille milles milla millas milha milhas miglio miglia mijl mijlen imperial us"
    ),
  ]

  private static let words: [String: Units] = names.reduce(into: [:]) { words, known in
    for name in known.words.split(whereSeparator: \.isWhitespace) { words[String(name)] = known.units }
  }
}
