import Diagnostics
import TripModel
import TripNotation

/// What distances are counted in: `km` or `mi`. Of another word for one of them it is told which that is.
enum UnitsText {
  static func units(_ text: TextNode) -> Result<Units, ValueProblem> {
    if let units = Units(rawValue: text.value) { return .success(units) }
    let meant = meant(by: text.value.lowercased())
    return .failure(
      ValueProblem(
        .unknownWord, "Unknown `units`: “\(text.value.shortened)”; there are `km` and `mi`",
        advice: meant.map { "Write `\($0.rawValue)`." } ?? "Write `km` for kilometres, or `mi` for miles."))
  }

  private static func meant(by word: String) -> Units? {
    words[word] ?? Spelling.nearest(to: word, among: words.keys.sorted()).flatMap { words[$0] }
  }

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
