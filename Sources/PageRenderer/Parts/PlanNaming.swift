import SiteLanguage
import SiteOutput
package import TripPlanner

extension SiteRenderer {
  /// A plan in which all that nobody has named is called by where it was, in the words of its trip's language: what the
  /// planner knows of that are names and numbers.
  package func naming(_ plan: SitePlan) -> SitePlan {
    var plan = plan
    for index in plan.trips.indices {
      let words = words(of: plan.trips[index])
      plan.trips[index].nameStops(words)
      plan.trips[index].nameDays(words)
      if let title = PlaceTitle(plan: plan.trips[index], words: words).text {
        plan.trips[index].profile.title = Reasoned(title, because: .gazetteer)
      }
    }
    return plan
  }
}

extension TripPlan {
  /// `Rome, north`: a corner of a town that has no name of its own, among stops that have.
  fileprivate mutating func nameStops(_ words: Words) {
    way.route.stops = way.route.stops.map { $0.named(words) }
    for day in days.indices { days[day].route.stops = days[day].route.stops.map { $0.named(words) } }
  }
}

extension TripPlan {
  /// Titles and lines of days that nobody has written about.
  fileprivate mutating func nameDays(_ words: Words) {
    let chapter = DayWords(words: words, units: profile.units)
    for index in days.indices {
      if days[index].title == nil, let course = days[index].course {
        days[index].title = Reasoned(chapter.title(course.value), because: course.reason)
      }
      days[index].line = chapter.line(days[index].remarks)
    }
  }
}

extension Stop {
  fileprivate func named(_ words: Words) -> Stop {
    guard name == nil, let part, let town = locality?.town else { return self }
    let text =
      switch part {
      case .middle: words(.townMiddle, ["town": town])
      case .side(let side): words(.townSide, ["town": town, "direction": words[side.phrase]])
      case .beyond(let side): words(.dayBeyond, ["direction": words[side.phrase], "town": town])
      case .around: words(.dayAround, ["places": town])
      }
    var stop = self
    stop.name = Reasoned(text.prefix(1).uppercased() + text.dropFirst(), because: .gazetteer)
    return stop
  }
}

extension CompassDirection {
  /// Its word.
  var phrase: Phrase {
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
