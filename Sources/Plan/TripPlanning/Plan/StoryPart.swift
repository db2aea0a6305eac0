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
  /// Words, as many of which the map of a day is worth where parts are made as long as one another.
  private static let wordsOfDay = maxWords / maxDays

  /// The parts, from the first day to the last: as few as there is room for, each as long as the others; none where there
  /// is too little or too much to be read in one go.
  static func split(_ plan: TripPlan, in root: [String]) -> [StoryPart] {
    let told = plan.days.indices.filter { !plan.days[$0].timeline.isEmpty }
    guard told.count > 1, (1...maxEntries).contains(plan.journal.entries.count) else { return [] }
    let days = told.map { index in
      let day = plan.days[index]
      return Load(
        words: day.entries.reduce(0) { $0 + plan[$1].wordCount }, pictures: day.photos.count, days: 1)
    }
    guard days.reduce(0, { $0 + $1.words + $1.pictures * wordsOfPicture }) >= minWords else { return [] }
    var start = 0
    return evenCounts(days).enumerated().map { number, count in
      defer { start += count }
      return StoryPart(
        page: .page(root + ["story"] + (number == 0 ? [] : [String(number + 1)])),
        days: Array(told[start..<(start + count)]))
    }
  }

  /// What stands on a page, or of a day.
  private struct Load {
    var words = 0
    var pictures = 0
    var days = 0

    /// How long it is, in words.
    var length: Int { words + pictures * StoryPart.wordsOfPicture + days * StoryPart.wordsOfDay }
    var isTooHeavy: Bool {
      words > StoryPart.maxWords || pictures > StoryPart.maxPictures || days > StoryPart.maxDays
    }

    static func + (one: Load, other: Load) -> Load {
      Load(
        words: one.words + other.words, pictures: one.pictures + other.pictures, days: one.days + other.days)
    }
  }

  /// How many days each part has: a last one of two days behind one of twelve would be a scrap. The longest is as short as
  /// as many parts allow.
  private static func evenCounts(_ days: [Load]) -> [Int] {
    let fewest = counts(days, upTo: .max)
    var (low, high) = (0, days.reduce(0) { $0 + $1.length })
    while low < high {
      let middle = (low + high) / 2
      if counts(days, upTo: middle).count <= fewest.count { high = middle } else { low = middle + 1 }
    }
    return counts(days, upTo: low)
  }

  /// How many days each part has where it is filled up to a length, in words; a day that is longer has one of its own.
  private static func counts(_ days: [Load], upTo length: Int) -> [Int] {
    var counts: [Int] = []
    var page = Load()
    for day in days {
      let filled = page + day
      if counts.isEmpty || filled.isTooHeavy || filled.length > length {
        counts.append(1)
        page = day
      } else {
        counts[counts.count - 1] += 1
        page = filled
      }
    }
    return counts
  }
}
