import Localization
import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// How days, categories and places are called.
extension PageScope {
  var tripTitle: String { site.names.title }

  /// Whether that is nothing but the months of the trip.
  var isCalledByMonths: Bool { site.names.isMonths }

  /// Nil for a stop of which nothing tells a name.
  func name(of stop: Stop) -> String? { site.names.name(of: stop) }

  /// Nil for a day that only its date tells from others.
  func ownTitle(of day: DayPlan) -> String? { site.names.title(of: day) }

  /// A line or two on a day that nobody has written about.
  func line(on day: DayPlan) -> String? { site.names.line(on: day) }

  /// `Day 3`, or the date of a day outside the trip.
  func label(of day: DayPlan) -> String { label(of: day.date) }

  /// `Day 3 · 5 May`, or the date alone of a day outside the trip.
  func longLabel(of day: DayPlan) -> String {
    let (label, date) = (label(of: day), shortDate(day.date))
    return label == date ? date : label + " · " + date
  }

  /// `Day 3`, or the date of a day that has no page or no number.
  func label(of date: LocalDate) -> String {
    site.dayIndex(on: date).map { site.dayNames[$0].label } ?? shortDate(date)
  }

  /// The day of a trip that has only one, with a way of its own.
  var onlyDay: DayPlan? {
    guard plan.days.count == 1, let day = plan.days.first, !day.route.isEmpty else { return nil }
    return day
  }

  /// The stops of the trip, as its map numbers and each page counts them: made of those of its days.
  var stopsOfTrip: [Stop] { plan.way.route.stops }

  /// Whether the stops of the trip bear the numbers of their days: not where most would bear the same one, as on a way of
  /// one day, and no number would tell which stop it is; where none has a day, so that all would have no number; and not
  /// in a folder of several years, of whose days nobody knows the numbers.
  var areStopsNumberedByDays: Bool {
    guard onlyDay == nil, (plan.dates?.count ?? 0) <= Self.mostDays else { return false }
    let days = Set(stopsOfTrip.flatMap(\.days)).count
    let isTold = days > 1 || days == stopsOfTrip.count
    return stopsOfTrip.isEmpty || days > 0 && isTold && days * 3 >= stopsOfTrip.count
  }

  /// Days of a year and a bit.
  private static let mostDays = 400

  /// How many tracks the trip has that make no common way, so that its stops have no order for a number to tell.
  var tracksApart: Int? { areStopsNumberedByDays ? nil : plan.tracksApart }

  /// What the numbers of the trip's stops mean; nil on a trip of one day, where they are those of its page, and where
  /// they have none.
  var noteOnNumbers: String? {
    guard onlyDay == nil, tracksApart == nil else { return nil }
    if plan.isWayUndated { return words[plan.areStopsTowns ? .routeNoteTowns : .routeNotePlaces] }
    return words[areStopsNumberedByDays ? .routeNote : .routeNoteOrder]
  }

  /// What the list of the trip's stops is called: of tracks that nothing dates nobody knows whether anybody stopped.
  var stopsHeading: String {
    words[plan.isWayUndated || tracksApart != nil ? .stopsUndated : .stopsHeading]
  }

  /// What the file of the trip's tracks is called.
  var gpxLabel: String {
    let drawn = plan.way.drawnTracks
    if !drawn.isEmpty, drawn.allSatisfy(\.isPlanned) {
      return words.form(of: .asGPXPlanned, for: drawn.count)
    }
    guard plan.isWayUndated else {
      // Of these the map says that they are no track.
      return words[!drawn.isEmpty && drawn.allSatisfy(\.isEstimate) ? .asGPXEstimated : .asGPX]
    }
    return words.form(of: .asGPXUndated, for: drawn.count)
  }

  /// What the days call the stops of which one of the whole way is made, but for what that is called itself.
  func partNames(of stop: Stop) -> [String] {
    var taken = Set([name(of: stop), stop.locality.flatMap { shortWords(for: $0) }].compactMap(\.self))
    return stop.parts.compactMap { part in
      guard let day = site.day(on: part.day), day.route.stops.indices.contains(part.index) else { return nil }
      let stop = day.route.stops[part.index]
      guard let name = name(of: stop) ?? toldName(of: stop, on: day) else { return nil }
      return taken.insert(name).inserted ? name : nil
    }
  }

  /// What the last of the stops is called of which one of the whole way is made, where they are no corners of one place and
  /// it is called as the first; nil elsewhere.
  func lastName(of stop: Stop, called name: String) -> String? {
    let parts = stop.parts.compactMap { part -> Stop? in
      guard let day = site.day(on: part.day), day.route.stops.indices.contains(part.index) else { return nil }
      return day.route.stops[part.index]
    }
    guard let first = parts.first, let last = parts.last, self.name(of: first) == name,
      first.coordinate.distance(to: last.coordinate) >= Self.stretch, let told = self.name(of: last)
    else { return nil }
    return told == name ? nil : told
  }

  /// Metres between two places that are not one.
  private static let stretch = 5_000.0

  /// The day's title, else its date.
  func title(of day: DayPlan) -> String {
    ownTitle(of: day) ?? dateName(day.date)
  }

  /// `Sunday 3 May`, with its year where days of several years stand in one list, and of a day outside the trip's.
  func dateName(_ date: LocalDate) -> String {
    site.needsYear(date) ? words.dates.long(date) : words.dates.longWithoutYear(date)
  }

  /// `Sun 3 May`, and `3 May 2026` where the trip is of several years, or the day of another one.
  func shortDate(_ date: LocalDate) -> String {
    site.needsYear(date) ? words.dates.plain(date) : words.dates.short(date)
  }

  /// A date that is told on the page of another one: with its year where that is another, too.
  func shortDate(_ date: LocalDate, besides other: LocalDate?) -> String {
    other.map { $0.year != date.year } ?? false ? words.dates.plain(date) : shortDate(date)
  }

  /// A category as the site says it: a known one in its own language, any other as it was written.
  func label(ofCategory name: String) -> String { words.label(ofCategory: name) }

  /// Means of payment as the site says it: those that everybody has in its own language.
  func label(ofMeans name: String) -> String {
    let known: [String: Phrase] = [
      "cash": .meansCash, "card": .meansCard, "credit card": .meansCreditCard, "debit card": .meansDebitCard,
      "transfer": .meansTransfer, "bank transfer": .meansTransfer, "voucher": .meansVoucher,
      "phone": .meansPhone,
    ]
    return known[name].map { words[$0] } ?? name
  }

  func distance(_ metres: Double) -> Measure { words.lengths.distance(metres, in: plan.profile.units) }

  /// The same of what was at least so far.
  func leastDistance(_ metres: Double) -> Measure {
    words.lengths.leastDistance(metres, in: plan.profile.units)
  }

  /// A day as a `<time>`, with a link where it has a page.
  func dayLink(_ date: LocalDate) -> Record {
    guard let index = site.dayIndex(on: date) else {
      return ["iso": .text(date.description), "label": .text(words.dates.long(date)), "href": .none]
    }
    let names = site.dayNames[index]
    return ["iso": .text(names.iso), "label": .text(names.long), "href": .text(link(plan.days[index].page))]
  }

  /// A day as a `<time>` where the hour of something on it stands beside it.
  func dayLink(_ date: LocalDate, at moment: Moment?) -> Record {
    let link = dayLink(date)
    guard let next = nextDay(of: date, at: moment) else { return link }
    let night = words(.nightInto, ["date": words.dates.long(next)])
    return link.with(["iso": .text(next.description), "label": .text(night)])
  }

  /// The day of an entry as a `<time>`, and of several of which it tells all of them, with a link to the first.
  func dayLink(of entry: EntryPlan, at moment: Moment? = nil) -> Record {
    guard let dates = dates(of: entry) else { return dayLink(entry.day.value, at: moment) }
    return dayLink(entry.day.value).with(["label": .text(dates)])
  }

  /// `2–6 November 2026`; nil of an entry of one day.
  func dates(of entry: EntryPlan) -> String? {
    entry.until.map { words.dates.range(entry.day.value, $0) }
  }

  /// `Sunday 3 May 2026`, and of small hours that are still counted to it `Night into Monday 4 May 2026`.
  func longDate(_ date: LocalDate, at moment: Moment?) -> String {
    guard let next = nextDay(of: date, at: moment) else { return words.dates.long(date) }
    return words(.nightInto, ["date": words.dates.long(next)])
  }

  /// `Sun 3 May`, and of small hours that are still counted to it `Night into Mon 4 May`.
  func shortDate(_ date: LocalDate, at moment: Moment?) -> String {
    guard let next = nextDay(of: date, at: moment) else { return shortDate(date) }
    return words(.nightInto, ["date": shortDate(next)])
  }

  /// The day of the calendar, where a moment behind midnight is counted to the day before.
  private func nextDay(of date: LocalDate, at moment: Moment?) -> LocalDate? {
    guard let local = moment?.local, local.date == date + 1, local.time.hour < 12 else { return nil }
    return local.date
  }

  /// A moment as a `<time>`.
  func time(_ moment: Moment) -> Record {
    ["iso": .text(moment.machineText), "label": .text(words.dates.time(moment.local.time))]
  }

  /// The hour of an entry as a `<time>`, said to be that of writing where one was at its place at another, and to be past
  /// midnight where it is counted to the day before and no date beside it tells the night.
  func hour(of entry: EntryPlan, besideNight isNightTold: Bool = false) -> TemplateValue {
    guard let moment = entry.writtenTime else { return .none }
    let shown = time(moment)
    let isLate = !isNightTold && nextDay(of: entry.day.value, at: moment) != nil
    var label = words.dates.time(moment.local.time)
    if isLate { label = words(.entryAfterMidnight, ["time": label]) }
    if plan.isWrittenApart(entry) || isWrittenBehindDay(entry) {
      label = words(.entryWritten, ["time": label])
    }
    return .record(shown.with(["label": .text(label)]))
  }

  /// `written 22:15`, of an entry that tells of the day behind which its author wrote it.
  func hourBehindDay(of entry: EntryPlan) -> String? {
    guard let moment = entry.writtenTime, isWrittenBehindDay(entry) else { return nil }
    return words(.entryWritten, ["time": words.dates.time(moment.local.time)])
  }

  /// Hours from which on one sits down and writes of the day.
  private static let evening = 18

  /// Whether the only entry of a day has an hour in the evening behind all pictures of that: it is the one of writing.
  private func isWrittenBehindDay(_ entry: EntryPlan) -> Bool {
    guard let written = entry.writtenTime?.local, let day = site.day(on: entry.day.value),
      written.date > day.date || written.time.hour >= Self.evening, day.entries == [entry.id],
      let last = day.photos.compactMap({ plan[$0].taken?.value.local }).max()
    else { return false }
    return last < written
  }

  /// The town of an entry in short, where it says its place or all of its day was there: what only a picture or its hour
  /// tells is no word of its author's.
  func toldTown(of entry: EntryPlan) -> String? {
    guard let town = entry.locality.flatMap({ shortWords(for: $0) }) else { return nil }
    switch entry.position?.reason {
    case .pictureInText?, .nearestInTime?, .track?, .between?:
      let stops = site.day(on: entry.day.value)?.route.stops ?? []
      return stops.allSatisfy { $0.locality.flatMap { shortWords(for: $0) } == town } ? town : nil
    default: return town
    }
  }
}

extension EntryPlan {
  /// Its hour, where its author wrote it: that of a picture is told beside the picture.
  var writtenTime: Moment? {
    guard let time = self.time, case .written = time.reason else { return nil }
    return time.value
  }
}

extension Moment {
  /// `2026-05-03T14:05+01:00`; an offset with seconds, which HTML does not know, is left out.
  var machineText: String {
    let known = offset.flatMap { $0.seconds.isMultiple(of: 60) && abs($0.seconds) < 86_400 ? $0 : nil }
    return "\(local.date)T\(local.time.hourAndMinute)" + (known?.description ?? "")
  }
}

/// A category that the site has a word and a sign for.
struct CategoryName {
  let name: String

  init(_ name: String) { self.name = name.lowercased() }

  var phrase: Phrase? { Self.phrases[name] }

  private static let phrases: [String: Phrase] = [
    "food": .categoryFood, "lodging": .categoryLodging, "transport": .categoryTransport, "fun": .categoryFun,
    "shopping": .categoryShopping, "sights": .categorySights, "health": .categoryHealth,
    "other": .categoryOther, "sight": .categorySights, "stay": .categoryLodging, "museum": .categoryMuseum,
    "view": .categoryView, "camp": .entryCamp,
  ]
}

extension Words {
  /// A category in the site's own language where it is a known one, any other as it was written.
  func label(ofCategory name: String) -> String {
    let known = CategoryName(name).phrase.map { self[$0] }
    return known ?? name.prefix(1).uppercased() + name.dropFirst()
  }
}
