import SiteLanguage
import TripModel
import TripPlanning

/// The numbers of a day, on its page and in the margin of its story.
struct DayFacts {
  let scope: PageScope
  let day: DayPlan
  /// Whether its stops are listed above them.
  var listsStops = false
  /// Whether a column of the page tells what was spent.
  var tellsSpending = false

  private var words: Words { scope.words }
  private var plan: TripPlan { scope.plan }

  /// What nobody sees by looking, and beside it how much there is to see: alone, “1 photograph, 24 words” says nothing, nor
  /// does a sum that is told below it.
  var all: [Fact] {
    let (measured, spent) = (measured, spent)
    guard !measured.isEmpty || !spent.isEmpty else { return [] }
    let facts = measured + counted + spent
    return tellsSpending && facts.count == spent.count ? [] : facts
  }

  /// As many of them as stand before the first word of a day, beside its picture: what was measured and spent, and of the
  /// rest as much as makes four.
  var ofHead: [Fact] {
    let all = all
    guard all.count > Self.maxInHead else { return all }
    let (measured, spent) = (measured, spent)
    return measured + counted.prefix(max(0, Self.maxInHead - measured.count - spent.count)) + spent
  }

  private static let maxInHead = 4

  private var spent: [Fact] {
    day.money.flatMap { $0.spent.minorUnits == 0 ? nil : Fact(words.money.text($0.spent), words[.factSpent]) }
      .map { [$0] } ?? []
  }

  private var counted: [Fact] {
    var facts: [Fact] = []
    if !day.photos.isEmpty {
      let count = day.photos.count
      facts.append(Fact(words.numbers.whole(count), words.form(of: .factPhotos, for: count)))
    }
    let count = day.entries.reduce(0) { $0 + plan[$1].wordCount }
    if count >= 100 {
      facts.append(Fact(words.numbers.whole(count), words.counted(.factWords, day.entries.count)))
    }
    // A list above them is numbered to the last.
    if !listsStops, let stops { facts.append(stops) }
    return facts
  }

  private var stops: Fact? {
    let count = day.route.stops.count
    return count > 1 ? Fact(words.numbers.whole(count), words.form(of: .factStops, for: count)) : nil
  }

  private var measured: [Fact] {
    var facts = scope.recordedFacts(of: day)
    if let flown { facts.append(flown) }
    return facts.isEmpty ? [straight].compactMap(\.self) : facts
  }

  /// At least how far it was where nothing was recorded, as on its card; not where a sentence on the page says so.
  private var straight: Fact? {
    let isSaid = day.remarks.contains { if case .crossing = $0 { true } else { false } }
    guard !isSaid, let distance = DayDistance(besideTitleOf: day, on: scope) else { return nil }
    let isTraced = day.route.legs.contains(where: \.isEstimate)
    let label = isTraced ? words[.factTraced] : means(in: distance.measure) ?? words[.factStraight]
    return Fact(distance.measure, label).asLeast(in: words)
  }

  /// How one went, as on the front page, as far as bookings tell it; nil where they tell nothing.
  private func means(in whole: Measure) -> String? {
    guard let index = scope.site.dayIndex(on: day.date) else { return nil }
    let manners = scope.site.figures.days[index].straightManners
    return ToldDistances.means(ofStraight: manners).map {
      TripDistances.label(of: $0, in: whole, besides: manners, on: scope)
    }
  }

  /// What was flown of a day of which something was recorded; else the whole, as its card has it, which is told as flown
  /// where it is hardly more.
  private var flown: Fact? {
    let metres = day.flownMetres(in: plan.profile.units)
    guard metres > 0 else { return nil }
    if day.way == nil, let whole = DayDistance(of: day, on: scope), whole.holdsFlights {
      let manners: [Phrase] = whole.isBeyondFlights ? [.factByAir, .factOtherways] : [.factByAir]
      return Fact(whole.measure, words.list(manners.map { words[$0] })).asLeast(in: words)
    }
    // The page of figures may not count it yet, and then does not say how.
    return Fact(scope.leastDistance(metres), words[.factByAir]).asLeast(in: words)
  }
}
