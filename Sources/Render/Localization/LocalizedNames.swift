package import SiteLanguage
import TripModel
package import TripPlanning

/// What the things of a trip are called in its language: as somebody named them, else by where and when they were.
///
/// A plan knows names and numbers alone, and no order of words; every renderer asks here.
package struct LocalizedNames: Sendable {
  /// What the trip is called.
  package let title: String
  /// Whether that is nothing but the months of the trip: then nothing beside it has to say when it was.
  package let isMonths: Bool
  private let words: Words
  private let chapter: DayWords
  /// Those that nobody called anything and whose day has an earlier one of the same name: by their hours.
  private var namesakes: [EntryID: String] = [:]

  package init(of plan: TripPlan, in words: Words) {
    let title = PlaceTitle(plan: plan, words: words).text ?? plan.profile.title.value
    self.title = title
    isMonths =
      plan.dates.map { dates in
        title == words.dates.months(dates.start.value, dates.end.value).withPlainSpaces
      } ?? false
    self.words = words
    chapter = DayWords(words: words, units: plan.profile.units)
    namesakes = hours(ofNamesakesAmong: plan.journal.entries)
  }

  /// What a day is called; nil where only its date tells it from others.
  package func title(of day: DayPlan) -> String? {
    day.title?.value ?? day.course.map { chapter.title($0.value) }
  }

  /// What an entry is called: as it says itself, else by the town that it is of, the time of the day or the day, with its
  /// hour where another of that day was called so before.
  package func title(of entry: EntryPlan) -> String {
    guard entry.isUntitled else { return entry.title.value }
    return namesakes[entry.id] ?? plainTitle(of: entry)
  }

  private func hours(ofNamesakesAmong entries: [EntryPlan]) -> [EntryID: String] {
    var taken: [LocalDate: Set<String>] = [:]
    var names: [EntryID: String] = [:]
    for entry in entries where entry.isUntitled {
      let title = plainTitle(of: entry)
      let isFirst = taken[entry.day.value, default: []].insert(title).inserted
      guard !isFirst, let time = entry.time?.value.local.time else { continue }
      names[entry.id] = title + words[.listMark] + words.dates.time(time)
    }
    return names
  }

  private func plainTitle(of entry: EntryPlan) -> String {
    if let place = entry.locality, place.isInTown, let town = place.town { return town }
    guard let time = entry.time?.value.local.time else {
      return words.dates.longWithoutYear(entry.day.value).withPlainSpaces
    }
    return words[Self.phrase(ofHour: time.hour)]
  }

  private static func phrase(ofHour hour: Int) -> Phrase {
    switch hour {
    case 5..<12: .hoursOfMorning
    case 12..<17: .hoursOfAfternoon
    case 17..<22: .hoursOfEvening
    default: .hoursOfNight
    }
  }

  /// A line or two on a day that nobody has written about; nil where nothing is worth it.
  package func line(on day: DayPlan) -> String? { chapter.line(day.remarks, flown: day.flown) }

  /// What a stop is called: `Rome, north` is a corner of a town that has no name of its own, among stops that have.
  /// Nil where nothing tells it.
  package func name(of stop: Stop) -> String? {
    if let name = stop.name?.value { return name }
    guard let part = stop.part, let town = stop.locality?.town else { return nil }
    let text =
      switch part {
      case .middle: words(.townMiddle, ["town": town])
      case .side(let side): words(.townSide, ["town": town, "direction": words[side.phrase]])
      case .near(let quarter): words(.townNear, ["quarter": quarter])
      case .beyond(let side): words(.dayBeyond, ["direction": words[side.phrase], "town": town])
      case .around: words(.dayAround, ["places": town])
      }
    return text.hasPrefix(town) ? text : text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension CompassDirection {
  /// Its word.
  package var phrase: Phrase {
    switch self {
    case .north: .directionNorth
    case .northEast: .directionNorthEast
    case .east: .directionEast
    case .southEast: .directionSouthEast
    case .south: .directionSouth
    case .southWest: .directionSouthWest
    case .west: .directionWest
    case .northWest: .directionNorthWest
    }
  }
}
