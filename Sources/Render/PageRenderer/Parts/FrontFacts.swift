import SiteLanguage
import TrackFigures
import TripModel
import TripPlanning

/// The trip in a few figures, as its front page has them.
struct FrontFacts {
  let scope: PageScope

  private var plan: TripPlan { scope.plan }
  private var words: Words { scope.words }

  /// Those that are told, the first ones where there are too many.
  var facts: [Fact] {
    let distances = TripDistances(scope: scope)
    func told(_ distance: Fact?) -> Fact? { leavesRidesOut ? distance?.soFar(in: words) : distance }
    let total = told(distances.total)
    // Beside what is told so far days are counted alike.
    let isPart = leavesRidesOut && total != nil
    let written = plan.journal.entries.reduce(0) { $0 + $1.wordCount }
    let messages = plan.journal.conversations.reduce(0) { $0 + $1.messageCount }
    let (days, pictures) = (plan.dates?.count ?? 0, scope.fact(of: plan.media.pictures))
    let daysSoFar = plan.dates.map { $0.count(upTo: min(plan.today, $0.end.value)) } ?? 0
    let countries = plan.countriesOfAll.isEmpty ? 0 : plan.countryCount
    // Those named above are also those to come: another number of them would only be asked about.
    let areAllVisited = !isPart || plan.countryCount(until: plan.today) >= countries
    // The countries are named above, and ways without a day drawn below: where there is much else they give way.
    let facts: [Fact?] = [
      days > 1 ? fact(isPart ? daysSoFar : days, of: days, .factDays) : nil, total?.withoutLink,
      told(distances.flown),
      pictures,
      written >= CalendarDay.fewestWords * plan.journal.entries.count && written > 0
        ? Fact(words.numbers.whole(written), words.counted(.factWords, plan.journal.entries.count)) : nil,
      fact(messages, .factMessages),
      // Where there is nothing but places the sentence above counts them.
      plan.days.isEmpty ? nil : fact(plan.places.count, .factPlaces), spent,
      countries > 1 && areAllVisited && !plan.isMostlyUnplaced ? fact(countries, .factCountries) : nil,
      distances.undated, distances.planned,
    ]
    var shown = facts.compactMap(\.self) + heightFacts
    // Days alone do not say what there is of them: short entries are not counted by their words.
    if days > 1, shown.count == 1, plan.journal.entries.count > 1 {
      shown += [fact(plan.journal.entries.count, .factEntries)].compactMap(\.self)
    }
    // A date stands above, and its pictures below: their number alone is no row.
    return days == 1 && pictures != nil && shown.count == 1 ? [] : Array(shown.prefix(Self.maxFacts))
  }

  /// Whether rides are booked for days to come, which no distance counts before they are over.
  private var leavesRidesOut: Bool {
    plan.profile.state == .underWay
      && plan.itinerary.events.contains { $0.kind.isRide && $0.start.day > plan.today }
  }

  /// More boxes are no look at a trip.
  private static let maxFacts = 6

  private func fact(_ count: Int, _ label: Phrase) -> Fact? {
    count > 0 ? Fact(words.numbers.whole(count), words.form(of: label, for: count)) : nil
  }

  /// One of which there are more to come is told as what was until today.
  private func fact(_ count: Int, of all: Int, _ label: Phrase) -> Fact? {
    let told = fact(count, label)
    return count < all ? told?.soFar(in: words) : told
  }

  private var spent: Fact? {
    guard let budget = plan.money.budget else { return nil }
    // Nothing written down is not nothing spent.
    if !budget.hasPurchases {
      return budget.total.map { Fact(words.money.short($0), words[.factBudget]) }
    }
    let total = budget.isPartial ? nil : budget.total
    let label =
      total.map { words(.factSpentOf, ["total": words.money.short($0)]) }
      ?? words[budget.isPartial ? .factSpentPartly : .factSpent]
    return Fact(words.money.rounded(budget.spent), label)
  }

  /// Metres by which a receiver may be wrong about a height: nearer to the sea, nothing tells a low place from it.
  static let faultOfHeight = 30.0

  /// How far up it leads in all, and its highest and its lowest place.
  private var heightFacts: [Fact] {
    guard let track = plan.onlyUndatedTrack, let way = track.way, way.hasProfile else { return [] }
    let told: [(metres: Double?, label: Phrase)] = [
      (track.figures.ascent, .factAscent), (way.highest?.height, .factHighest),
      (way.lowest.flatMap { abs($0.height) < Self.faultOfHeight ? nil : $0.height }, .factLowest),
    ]
    return told.compactMap { metres, label in
      metres.map { Fact(words.lengths.height($0, in: plan.profile.units), words[label]) }
    }
  }
}
