import Diagnostics
import SiteOutput
import TripModel

/// What each day of a plan holds, found once for all days.
struct DayContents {
  private var entries: [LocalDate: [EntryPlan]]
  private var photos: [LocalDate: [PhotoID]] = [:]
  private let allPhotos: [PhotoPlan]
  private var places: [LocalDate: [PlacePlan]] = [:]
  private var committed: [LocalDate: [AttractionPlan]] = [:]
  private var hours: [LocalDate: [(ItemRef, PlannedHour)]] = [:]
  private var events: [LocalDate: [EventPlan]] = [:]
  private var chats: [LocalDate: [ChatID]] = [:]
  private var money: [LocalDate: DayMoney] = [:]
  private var ways: [LocalDate: DayWay]

  struct Day {
    var entries: [EntryPlan]
    /// Looked up when they are asked for: all days at once would hold each picture of the trip a second time.
    var photos: LazyMapCollection<[PhotoID], PhotoPlan>
    var places: [PlacePlan]
    var committed: [AttractionPlan]
    /// What stands among its hours, kind by kind.
    var hours: [(ItemRef, PlannedHour)]
    var events: [EventPlan]
    var chats: [ChatID]
    var money: DayMoney?
    var way: DayWay?
  }

  static func gather(
    from things: TripThings, _ budget: BudgetPlan?, besides hidden: HiddenTimes
  ) -> DayContents {
    var contents = DayContents(
      entries: Dictionary(grouping: things.journal.entries) { $0.day.value },
      allPhotos: things.media.photos,
      ways: DayWays.found(on: things.tracks, besides: hidden, clocks: things.clocks))
    for photo in things.media.pictures {
      if let day = photo.day { contents.photos[day.value, default: []].append(photo.id) }
    }
    for place in things.places { if let day = place.day { contents.places[day, default: []].append(place) } }
    for saved in things.itinerary.attractions {
      if let day = saved.day { contents.committed[day, default: []].append(saved) }
    }
    for kind in ItemKind.allCases { contents.list(things.items(of: kind), of: kind) }
    contents.list(PlannedItems(budget?.expenses ?? []), of: .expense)
    for event in things.itinerary.events {
      for day in event.days { contents.events[day, default: []].append(event) }
    }
    for chat in things.journal.chats { contents.chats[chat.date, default: []].append(chat.id) }
    for day in budget?.days ?? [] { contents.money[day.date] = day }
    return contents
  }

  private mutating func list(_ items: PlannedItems, of kind: ItemKind) {
    for (index, item) in items.enumerated() {
      if let hour = item.hour { hours[hour.day, default: []].append((ItemRef(kind, index), hour)) }
    }
  }

  func day(_ date: LocalDate) -> Day {
    Day(
      entries: entries[date] ?? [],
      photos: (photos[date] ?? []).lazy.map { [allPhotos] in allPhotos[$0.index] },
      places: places[date] ?? [],
      committed: (committed[date] ?? []).inOrderOfTime, hours: hours[date] ?? [],
      events: events[date] ?? [], chats: chats[date] ?? [], money: money[date], way: ways[date])
  }
}

extension [AttractionPlan] {
  /// Those with a time first, in its order.
  fileprivate var inOrderOfTime: [AttractionPlan] {
    func key(_ saved: AttractionPlan) -> (Int, Int) {
      (saved.time?.local.time.secondOfDay ?? .max, saved.id.index)
    }
    return sorted { key($0) < key($1) }
  }
}

extension DayContents.Day {
  /// The town in which one sets out for what is committed to the day, where its way tells of places far from there
  /// alone.
  fileprivate func setOut(on date: LocalDate, _ route: RoutePlan) -> String? {
    let bed = events.bed(before: date)?.at
    guard let bed, let town = bed.locality?.cityOrTown, let place = bed.position?.value,
      !route.stops.isEmpty,
      route.stops.allSatisfy({ $0.coordinate.distance(to: place) > Nearness.dayReach }),
      committed.contains(where: { idea in
        idea.position.map { $0.value.distance(to: place) <= Nearness.dayReach } ?? false
      })
    else { return nil }
    return town
  }
}

/// Days out of the things of a trip, its money and its way.
struct DayPlanner {
  private let dates: TripDates?
  private let root: [String]
  private let contents: DayContents
  private let expenses: [ExpensePlan]
  private let router: Router
  private let clocks: LocalClocks
  private let weather: [LocalDate: DayWeather]

  /// The days of a trip, with what is said of those without words; `root` names the folders of the site below which
  /// the trip's pages stand.
  static func plan(
    _ days: [LocalDate], of things: TripThings, dates: TripDates?, budget: BudgetPlan?, root: [String],
    router: Router, weather: [DayWeather]
  ) -> [DayPlan] {
    let planner = DayPlanner(
      dates: dates, root: root, contents: DayContents.gather(from: things, budget, besides: router.hidden),
      expenses: budget?.expenses ?? [], router: router, clocks: things.clocks,
      weather: Dictionary(weather.map { ($0.date, $0) }, uniquingKeysWith: { first, _ in first }))
    let contents = days.map(planner.contents.day)
    let covers = DayCovers.choose(for: contents, of: things)
    return days.indices.map { planner.plan(days[$0], contents[$0], cover: covers[$0]) }
      .withChapters(areOneJourney: dates?.outings == nil).calledByBookings(things.itinerary.events)
  }

  private func plan(_ date: LocalDate, _ day: DayContents.Day, cover: Reasoned<PhotoID>?) -> DayPlan {
    let route = router.route(on: date)
    return DayPlan(
      date: date, number: dates?.number(of: date), page: .page(ofDay: date, in: root),
      title: title(entries: day.entries),
      cover: cover,
      timeline: Timeline(day, on: date, clocks: clocks).items
        .withPurchases(of: day.events, among: expenses),
      entries: day.entries.map { $0.id }, photos: day.photos.map(\.id), places: day.places.map(\.id),
      events: day.events.map(\.id), chats: day.chats,
      committed: day.committed.map(\.id), setOut: day.setOut(on: date, route),
      route: route,
      way: day.way, money: day.money, weather: weather(on: date, entries: day.entries),
      kept: KeptMark(ofAll: day.entries.map { $0.kept } + day.photos.map(\.kept)))
  }

  /// Who wrote about the day knew best; a fetched figure beside that might be another town's. The traveller's own
  /// stands beside words that tell no degrees.
  private func weather(on date: LocalDate, entries: [EntryPlan]) -> Reasoned<DayWeather>? {
    let told = weather[date]
    let other = told.map { Reason.written(file: $0.place.file) }
    for entry in entries {
      guard let words = entry.weather else { continue }
      var weather = DayWeather(date: date, words: words, place: SourcePlace(file: entry.file))
      if let told, told.source == nil {
        if Self.agree(words, with: told) { (weather.high, weather.low) = (told.high, told.low) }
        if words.firstMatch(of: #/[0-9]\s?mm\b/#) == nil { weather.rain = told.rain }
      }
      return Reasoned(weather, because: .entryOfDay(file: entry.file), insteadOf: [other].compactMap(\.self))
    }
    return told.map { Reasoned($0, because: .written(file: $0.place.file)) }
  }

  /// Whether all degrees in words are the highest or the lowest that was measured: figures are not to gainsay them.
  private static func agree(_ words: String, with told: DayWeather) -> Bool {
    // A hyphen behind a figure is no minus: `17-25 °C`. What else than degrees Celsius is told agrees with none of them.
    let degrees = words.matches(
      of: #/(?:^|[^0-9])([-−]?[0-9]{1,3})(?:\s?[-–]\s?([0-9]{1,3}))?\s?°(?!\s?F)/#
    ).flatMap { [$0.output.1, $0.output.2].compactMap(\.self) }
      .compactMap { Double(String($0).replacing("−", with: "-")) }
    guard !degrees.isEmpty else { return !words.contains("°") }
    let measured = [told.high, told.low].compactMap { $0?.rounded() }
    return degrees.allSatisfy { measured.contains($0) }
  }

  /// The title of the first entry that has one: what has only its date does not call a day by that.
  private func title(entries: [EntryPlan]) -> Reasoned<String>? {
    let titled = entries.filter { !$0.isUntitled }
    return titled.first.map { entry in
      Reasoned(
        entry.title.value, because: .entryOfDay(file: entry.file),
        insteadOf: titled.dropFirst().map { .entryOfDay(file: $0.file) })
    }
  }
}
