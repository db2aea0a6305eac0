import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// What is said of a destination in a line each.
struct DestinationWords {
  let scope: any NextScope
  let plan: NextPlan
  let index: Int

  private var words: Words { scope.words }
  private var destination: DestinationPlan { plan.destinations[index] }

  /// Why made trips suggest it.
  var hint: String? {
    switch destination.hint {
    case .tag(let tag, let trips)?: words.counted(.nextHintTag, trips, ["tag": tag.isolated])
    case .friend(let name)?: words(.nextHintFriend, ["name": name.isolated])
    case .liked(let place, let tag)?:
      words(.nextHintLiked, ["place": place.isolated, "tag": tag.isolated])
    case nil: nil
    }
  }

  /// That one pays in the same money as here.
  var sameCurrency: String? {
    guard let there = destination.currency, plan.isPaidAsHere(at: destination) else { return nil }
    return words(.nextSameCurrency, ["currency": there.code])
  }

  /// Each with its label; what is not known is left out.
  var facts: [Record] {
    let direct = destination.reach.map { flight($0) }
    // A flight says where it leads; without its start the airport stands alone.
    let airport = destination.reach == nil ? destination.airport.map { name(of: $0) } : nil
    let facts: [(Phrase, String?)] = [
      (.nextCountry, country), (.nextDistance, destination.reach.map { distance($0) }),
      (.nextFlight, direct), (.nextAirportThere, airport),
      (.nextClocks, destination.reach.flatMap { clocks($0) }),
      (.nextCurrency, sameCurrency ?? destination.currency?.code),
    ]
    return facts.compactMap { label, text in
      text.map { ["label": .text(words[label]), "text": .text($0)] }
    }
  }

  private var country: String? {
    destination.country.map { words.country($0) + " " + PageScope.flag(of: $0) }
  }

  private func distance(_ reach: DestinationReach) -> String {
    let distance = words.lengths.distance(reach.metres, in: scope.units).text
    return words(.nextDistanceFrom, ["distance": distance, "from": name(of: reach.from)])
  }

  private func flight(_ reach: DestinationReach) -> String {
    let time = words.lengths.duration(seconds: reach.minutes * 60).text
    let from = name(of: reach.from)
    guard let to = destination.airport else {
      return words(.nextFlightAboutFrom, ["time": time, "from": from])
    }
    return words(.nextFlightAbout, ["time": time, "from": from, "to": name(of: to)])
  }

  /// `Amsterdam (AMS)`; a town that is the destination is spelt as that is.
  private func name(of airport: Airport) -> String {
    guard let town = airport.town(spelledAs: destination.name) else { return airport.code }
    return words(.nextAirport, ["town": town.isolated, "code": airport.code])
  }

  /// How far clocks there are ahead on the day on which the page was made: in half a year it may be another hour.
  private func clocks(_ reach: DestinationReach) -> String? {
    guard let ahead = reach.clockAhead else { return nil }
    let phrase: Phrase =
      ahead > 0 ? .nextClocksAhead : ahead < 0 ? .nextClocksBehind : .nextClocksSame
    return words(phrase, ["hours": Self.hours(abs(ahead)), "date": words.dates.plain(plan.today)])
  }

  /// `8`, `3:30`.
  private static func hours(_ seconds: Int) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return minutes == 0 ? String(hours) : "\(hours):" + (minutes < 10 ? "0" : "") + String(minutes)
  }
}
