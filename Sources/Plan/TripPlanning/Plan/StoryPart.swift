package import SiteOutput

/// A stretch of the whole trip's story that stands on one page.
package struct StoryPart: Hashable, Sendable, Codable {
  package var page: OutputPath
  /// By their places in the plan.
  package var days: [Int]

  /// What a page has of words, pictures and days, each of which has a map: more would be too heavy.
  private static let (maxWords, maxPictures, maxDays) = (5_000, 60, 12)
  /// What nobody reads in one go has no story: it would be written a third time for nothing.
  private static let maxEntries = 400
  /// Words, as many of which a picture is worth: what is shorter the journal has told already, and the days again.
  private static let (minWords, wordsOfPicture) = (300, 100)

  /// The parts, from the first day to the last; none where there is too little or too much to be read in one go.
  static func split(_ plan: TripPlan, in root: [String]) -> [StoryPart] {
    let told = plan.days.indices.filter { !plan.days[$0].timeline.isEmpty }
    guard told.count > 1, (1...maxEntries).contains(plan.journal.entries.count) else { return [] }
    let length = told.reduce(0) { length, index in
      let day = plan.days[index]
      return length + day.entries.reduce(day.photos.count * wordsOfPicture) { $0 + plan[$1].wordCount }
    }
    guard length >= minWords else { return [] }
    var stretches: [[Int]] = []
    var (words, pictures) = (0, 0)
    for index in told {
      let day = plan.days[index]
      let (more, shown) = (day.entries.reduce(0) { $0 + plan[$1].wordCount }, day.photos.count)
      let isFull =
        words + more > maxWords || pictures + shown > maxPictures || stretches.last?.count == maxDays
      if stretches.isEmpty || isFull {
        stretches.append([])
        (words, pictures) = (0, 0)
      }
      stretches[stretches.count - 1].append(index)
      (words, pictures) = (words + more, pictures + shown)
    }
    return stretches.enumerated().map { number, days in
      StoryPart(page: .page(root + ["story"] + (number == 0 ? [] : [String(number + 1)])), days: days)
    }
  }
}
