package import TripModel

/// Chooses what an author is asked: by the facts of the day alone, and nothing twice in a trip.
package enum PromptChooser {
  /// How many questions are offered at once.
  private static let maximum = 3

  /// At most three questions, filled for the day, about different things where that can be; `asked` are those that
  /// the trip's entries hold.
  ///
  /// A long trip has asked all that fits in the end. Then come those that say something else of this day than before,
  /// first those that were asked least often: of another town it is another question.
  package static func choose(from prompts: [WritingPrompt], for day: DayFacts, asked: [String]) -> [String] {
    let candidates = prompts.compactMap { Candidate($0, day, asked: asked) }.sorted { $0.order < $1.order }
    let fresh = candidates.filter { $0.times == 0 }
    let chosen = add(candidates.filter { $0.times > 0 && !asked.contains($0.text) }, to: add(fresh, to: []))
    return chosen.map(\.text)
  }

  private static func add(_ candidates: [Candidate], to others: [Candidate]) -> [Candidate] {
    var chosen = others
    for candidate in candidates where chosen.count < maximum {
      if !chosen.contains(where: { $0.about == candidate.about }) { chosen.append(candidate) }
    }
    for candidate in candidates where chosen.count < maximum {
      if !chosen.contains(where: { $0.text == candidate.text }) { chosen.append(candidate) }
    }
    return chosen
  }
}

/// A question that fits a day.
private struct Candidate {
  let pattern: PromptPattern
  let text: String
  let about: String
  /// How often it was asked, in whatever way it was filled.
  let times: Int
  /// What was asked least comes first, then what says most of the day; what says equally much takes turns from day to
  /// day.
  let order: (Int, Int, UInt64)

  init?(_ prompt: WritingPrompt, _ day: DayFacts, asked: [String]) {
    pattern = PromptPattern(prompt.text)
    guard prompt.needs.allSatisfy(day.meets), let text = pattern.filled(day.texts) else { return nil }
    self.text = text
    about = prompt.about
    let question = pattern
    times = asked.count { question.matches($0) }
    order = (
      times, -2 * pattern.tellingBlanks - prompt.needs.reduce(0) { $0 + $1.weight },
      Self.turn("\(day.date) \(prompt.text)")
    )
  }

  /// FNV-1a (Fowler, Noll, Vo): an order that is the same on every machine.
  private static func turn(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension WritingPrompt.Need {
  /// How much a question that asks for it says of the day: its weather as much as a word that is filled in.
  fileprivate var weight: Int { if case .weather = self { 2 } else { 1 } }
}
