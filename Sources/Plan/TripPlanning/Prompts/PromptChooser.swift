package import TripModel

/// Chooses what an author is asked: by the facts of the day alone, and no question twice in a trip.
package enum PromptChooser {
  /// How many questions are offered at once.
  private static let maximum = 3

  /// At most three questions, filled for the day, about different things where that can be; `asked` are those that
  /// the trip's entries hold.
  package static func choose(from prompts: [WritingPrompt], for day: DayFacts, asked: [String]) -> [String] {
    let fitting = prompts.compactMap { Candidate($0, day) }
      .filter { candidate in !asked.contains { candidate.pattern.matches($0) } }
      .sorted { $0.order < $1.order }
    var chosen: [Candidate] = []
    for candidate in fitting where chosen.count < maximum {
      if !chosen.contains(where: { $0.about == candidate.about }) { chosen.append(candidate) }
    }
    for candidate in fitting where chosen.count < maximum {
      if !chosen.contains(where: { $0.text == candidate.text }) { chosen.append(candidate) }
    }
    return chosen.map(\.text)
  }
}

/// A question that fits a day.
private struct Candidate {
  let pattern: PromptPattern
  let text: String
  let about: String
  /// What says most of the day comes first; what says equally much takes turns from day to day.
  let order: (Int, UInt64)

  init?(_ prompt: WritingPrompt, _ day: DayFacts) {
    pattern = PromptPattern(prompt.text)
    guard prompt.needs.allSatisfy(day.meets), let text = pattern.filled(day.texts) else { return nil }
    self.text = text
    about = prompt.about
    order = (-2 * pattern.blankCount - prompt.needs.count, Self.turn("\(day.date) \(prompt.text)"))
  }

  /// FNV-1a (Fowler, Noll, Vo): an order that is the same on every machine.
  private static func turn(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
