/// A question that the author of an entry may be asked, as the theme holds it.
package struct WritingPrompt: Hashable, Sendable {
  /// The question; `{place}` and the like stand for what is known of the day.
  package var text: String
  /// A word for what it is about.
  package var about: String
  package var needs: [Need]

  /// What has to be so that the question fits a day.
  package enum Need: Hashable, Sendable {
    case atLeast(Figure, Int)
    case circumstance(Circumstance)
    /// The entry is of one of these kinds.
    case kind([String])
    /// The day's weather is told with one of these words.
    case weather([String])
  }

  /// What can be counted on a day.
  package enum Figure: String, CaseIterable, Sendable {
    case photos, stops, expenses, travellers, kilometres
    /// The number of the day in the trip.
    case day
    /// Days since the last entry.
    case gap
  }

  /// What is so on a day, or not.
  package enum Circumstance: String, CaseIterable, Sendable {
    case firstDay = "first day"
    case lastDay = "last day"
    /// The first picture is from before seven, the last from after nine in the evening.
    case early, late
    case beenBefore = "been before"
    case noPhotos = "no photos"
    case anotherEntry = "another entry"
    case alone
  }

  /// What stands in braces in a question.
  package enum Blank: String, CaseIterable, Sendable {
    case place, photos, first, last, weather, spent, bought, cost, distance, stops, from, to, day, who,
      before, gap
  }

  package init(text: String, about: String, needs: [Need]) {
    self.text = text
    self.about = about
    self.needs = needs
  }
}
