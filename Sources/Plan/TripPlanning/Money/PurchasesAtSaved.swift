import TripModel

/// Which saved attraction a purchase names: “Castelo de São Jorge, two tickets”. One of which a pin bears the name is told
/// by that.
struct PurchasesAtSaved {
  private let byWords: [[String]: AttractionPlan]
  private let longest: Int

  /// Letters that a name of one word must have: a shorter one is rather a word of the language.
  private static let shortest = 4
  private static let maxWords = 12

  init(_ attractions: [AttractionPlan]) {
    var byWords: [[String]: AttractionPlan] = [:]
    for saved in attractions where saved.kept == nil && saved.pin == nil {
      guard let position = saved.position, !position.reason.isVague else { continue }
      let words = Self.words(of: saved.name)
      guard !words.isEmpty, words.count <= Self.maxWords, words.joined().count >= Self.shortest else {
        continue
      }
      byWords[words] = byWords[words] ?? saved
    }
    self.byWords = byWords
    longest = byWords.keys.lazy.map(\.count).max() ?? 0
  }

  /// The one whose whole name stands in what was bought, of several the longest; one of a single word only on the day to
  /// which it is committed, since “Beach” is also in “Beach towel”.
  func saved(of expense: ExpensePlan) -> AttractionPlan? {
    guard longest > 0 else { return nil }
    let words = Self.words(of: expense.expense.what)
    for count in stride(from: min(longest, words.count), to: 0, by: -1) {
      for start in 0...(words.count - count) {
        guard let saved = byWords[Array(words[start..<start + count])], count > 1 || saved.day == expense.day
        else { continue }
        return saved
      }
    }
    return nil
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
