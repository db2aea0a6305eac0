import SiteLanguage
import TripModel
import TripPlanning

/// What may be wrong with the journey as it is planned, by the day on which it would show.
struct ItinerarySayings {
  let scope: PageScope

  private var words: Words { scope.words }
  private var plan: TripPlan { scope.plan }

  /// Of days to come alone: what is past went as it went.
  func byDay() -> [LocalDate: [String]] {
    var sayings: [LocalDate: [String]] = [:]
    for remark in plan.itinerary.remarks {
      let (day, text) = saying(remark)
      if day >= scope.site.plan.today { sayings[day, default: []].append(text) }
    }
    return sayings
  }

  private func saying(_ remark: ItineraryRemark) -> (day: LocalDate, text: String) {
    func title(_ id: EventID) -> String { plan[id].title.isolated }
    func pair(_ one: EventID, _ other: EventID) -> [String: String] {
      ["first": title(one), "second": title(other)]
    }
    func day(_ id: EventID) -> LocalDate { plan[id].start.day }
    switch remark {
    case .overlap(let one, let other): return (day(other), words(.remarkOverlap, pair(one, other)))
    case .outOfReach(let one, let other, let metres, let seconds):
      var values = pair(one, other)
      values["distance"] = scope.distance(Double(metres)).text
      values["time"] = words.lengths.duration(seconds: max(0, seconds)).text
      return (day(other), words(.remarkOutOfReach, values))
    case .unconnected(let one, let other, let metres):
      var values = pair(one, other)
      values["distance"] = scope.distance(Double(metres)).text
      return (day(other), words(.remarkUnconnected, values))
    case .backwards(let id): return (day(id), words(.remarkBackwards, ["event": title(id)]))
    case .tooFast(let id, _, _): return (day(id), words(.remarkTooFast, ["event": title(id)]))
    case .noBed(let night): return (night, words[.remarkNoBed])
    case .twoBeds(let night, let one, let other): return (night, words(.remarkTwoBeds, pair(one, other)))
    }
  }
}
