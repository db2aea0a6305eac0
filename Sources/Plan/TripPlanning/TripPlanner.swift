package import Diagnostics
import SiteOutput
package import TripModel

/// From what the traveller's folder says to what the site will hold of it. Pure: the same trip and the same day give
/// the same plan.
///
/// Each stage takes values and gives values, and none is asked for before what it needs is there: `SelectedPhotos`,
/// `TripThings`, dates and money, the way, the days, the plan.
package struct TripPlanner {
  /// Orders, dates, names and addresses everything, without anything that pixels tell: `TripSelection` in one go.
  package static func plan(
    _ trip: Trip, today: LocalDate, for audience: Audience = .readers, zones: ZoneLookup = .unknown,
    names: PlaceLookup = .unknown, root: [String] = []
  ) -> (plan: TripPlan, diagnostics: [Diagnostic]) {
    TripSelection.choose(from: trip, today: today, for: audience, zones: zones, names: names, root: root)
      .plan()
  }

  /// The most days that a trip may have.
  static let maxDays = 4000

  let trip: Trip
  let today: LocalDate
  let root: [String]
  let addresses: AddressPolicy
  let audience: Audience
  let zones: ZoneLookup
  var names: PlaceLookup
  /// Places that have a name and a position in the traveller's own files, and the towns that other names mean.
  let own: OwnPlaces
  let towns: NamedTowns
  /// What the trip calls the towns of `names`.
  let townNames: TownNames
  var diagnostics: [Diagnostic]

  /// Takes out of the trip where nobody was, finds what its names mean, and withholds the hours that would tell too
  /// much.
  static func prepare(
    for trip: Trip, today: LocalDate, root: [String], audience: Audience, zones: ZoneLookup,
    names: PlaceLookup, addresses: AddressPolicy = .open
  ) -> TripPlanner {
    let points = StrayTrackPoints.remove(from: trip)
    let still = StillTracks.remove(from: points.trip.withEachRouteOnce())
    let times = StrayTrackTimes.remove(from: still.trip)
    let scans = ScanTimes.remove(from: times.trip)
    let clocks = StrayPhotoTimes.remove(from: scans.trip, today: today)
    let strays = StrayPositions.remove(from: FlightPictures.unplaced(in: clocks.trip), names: names)
    let told = OwnPlaces.collect(from: strays.trip, names: names)
    let written = NamedTowns.find(in: strays.trip, own: told, names: names)
    let own = told.withParts(namedIn: strays.trip, besides: written)
    let titled = TownsOfTitles.read(in: strays.trip, own: own, besides: written, names: names)
    let towns = written.adding(titled.towns)
    let placed = titled.trip
    let byPlaces = names.believing(ToldTowns.collect(from: placed, names: names))
    let believed = byPlaces.believing(NamedNeighbours.collect(from: placed, names: byPlaces))
    let names = believed.naming(NamedSpots.collect(from: placed, own: own, names: believed))
    let townNames = TownNames.collect(from: placed, towns: towns, names: names)
    let redacted = HourRedaction.apply(to: placed, zones: zones, own: own, towns: towns)
    return TripPlanner(
      trip: redacted.withCaptionsInBrackets(), today: today,
      root: root, addresses: addresses, audience: audience, zones: zones, names: names.calling(townNames),
      own: own,
      towns: towns, townNames: townNames,
      diagnostics: points.diagnostics + still.diagnostics + times.diagnostics + scans.diagnostics
        + clocks.diagnostics + strays.diagnostics + towns.diagnostics
        + HourRedaction.notes(of: redacted))
  }

  /// Plans what was selected, with what is known of its pixels.
  mutating func plan(_ selected: SelectedPhotos, media: MediaFacts, marks: KeptMarks?) -> TripPlan {
    let gathered = gather(selected, media)
    var things = marks?.marked(gathered) ?? gathered
    things.media.portraits = portraits + destinationPictures
    let collected = DayCollector(things, of: trip)
    let dates = collected.tripDates
    if let dates, dates.isTooLong { diagnostics.append(.tripTooLong(dates)) }
    things.journal.keepCounts(of: trip.entries, besides: dates)
    things.journal.dropCounts(besides: dates)
    things.journal.nameQuotations(in: trip)
    link(&things, to: collected.dates)
    let paging = ChatPaging(days: collected.dates, entries: things.journal.entries)
    things.journal.chats = paging.paged(things.journal.chats)
    things.journal.conversations = ConversationPlan.gather(&things.journal.chats)
    var money = planMoney(dates, areOfJourney: collected.areOfJourney, things, marks)
    things.itinerary.events = things.itinerary.events.priced(by: money.budget)
    things.itinerary.remarks = ItineraryReview(things.itinerary.events, dates: dates).remarks

    let router = routed(&things, dates)
    let route = router.wholeRoute()
    let told = destination == nil ? toldAreas(things.journal.entries) : []
    let unfound = unfoundDays(things.journal.entries)
    let ends = planEnds(
      things, destination, route, router, isNoWay: dates?.outings != nil || trip.isUndatedPlan,
      unfound: unfound)
    let days = DayPlanner.plan(
      collected.dates, of: things, dates: dates, budget: money.budget, root: root, router: router,
      weather: trip.weather
    ).flown(on: route, until: today).calledByTracks(things.tracks.map(\.plan))
      .calledByFolders(things.media.pictures, named: trip.pictureFolders)
      .withCalmSides(of: things, media)
    let way = TripWay(
      route: route,
      // On a trip of one day the whole way is drawn as that of the day.
      beginnings: WayBeginning.find(on: [route] + (days.count == 1 ? days.map(\.route) : []), names: names),
      countries: CountriesOnWay.merged(
        CountriesOnWay.find(among: things, names: names) + countryHomeward(things, route),
        told.map(\.area.country)), start: ends.start,
      end: ends.end,
      farthest: FarthestFromHome.find(
        among: things, route, from: trip.withheld.homeTown, in: trip.settings.units, names: names),
      tracks: days.withoutNamesOfTowns(on: things.tracks.map(\.plan)), copiedTracks: trip.copiedTracks,
      maps: trip.maps,
      destination: destination,
      destinationArea: towns.destination?.corners ?? told.flatMap(\.area.corners),
      toldAreas: told.map(\.name), unfoundDays: unfound, townNames: townNames,
      withholdsHours: !trip.withheld.stretches.isEmpty || !trip.withheld.moments.isEmpty)
    things.places = things.placesVisited(
      on: route, paying: money.budget?.expenses ?? [], until: today)
    things.itinerary.attractions = things.itinerary.attractions.near(
      route, on: days, among: things, else: destination?.value)
    placeMoney(&money, &things, days)
    let state = standing(dates)
    if state == .underWay {
      things.itinerary.best = days.bestBeyond(
        among: things, from: destination?.value.coordinate, on: today)
    }
    let profile = self.profile(dates, things, media)
    let plan = TripPlan(
      today: today, profile: profile,
      dates: dates, things: things,
      days: ClockShifts.find(
        on: days, pictures: things.media.pictures, zones: zones, tripZone: trip.settings.timeZone
      )
      .withIdeas(
        among: things, from: destination?.value.coordinate, on: state == .ended ? nil : today),
      way: way, money: money,
      publication: TripPublication(
        root: root, address: trip.settings.address, addresses: addresses,
        isListed: trip.settings.visibility == .listed && !addresses.isOpaque,
        library: trip.settings.library, kept: marks?.trip), next: planNext(things, profile))
    tellDestination(of: plan)
    return plan.withCards()
  }

  /// The way, with the villages that the titles of entries name where days ended.
  private mutating func routed(_ things: inout TripThings, _ dates: TripDates?) -> Router {
    let router = router(for: things, dates)
    let ends = DayEnds.collect(
      from: things.journal.entries, tracks: things.tracks.map(\.plan), names: names, router: router)
    guard !ends.isEmpty else { return router }
    names = names.ending(at: ends)
    things.tell(ends)
    return self.router(for: things, dates)
  }

  private func router(for things: TripThings, _ dates: TripDates?) -> Router {
    Router.gather(
      from: things, outings: dates?.outings,
      isJourney: dates != nil || trip.settings.startAt != nil || trip.settings.endAt != nil,
      isPlan: trip.isUndatedPlan,
      haveAllDaysPages: trip.settings.start != nil && trip.settings.end != nil, today: today, names: names,
      withheld: trip.withheld, homeward: homeward(things),
      isArea: { self.area(of: $0) != nil })
  }

  private func standing(_ dates: TripDates?) -> TripState {
    TripState(
      dates: dates, isPlan: trip.isUndatedPlan, isClosed: trip.settings.isClosed, today: today)
  }

  private func profile(_ dates: TripDates?, _ things: TripThings, _ media: MediaFacts) -> TripProfile {
    let settings = trip.settings
    let cover = things.media.cover.map { things[$0.value] }
    return TripProfile(
      title: title(things.tracks.map(\.plan)), folder: FolderName(trip.folderName),
      description: settings.description,
      icon: settings.icon, category: settings.category, language: settings.language, units: settings.units,
      travellers: settings.travellers,
      people: Portraits.profiles(
        of: trip.people.map { $0.located { names.locality(at: $0)?.country } }, things.media.portraits),
      state: standing(dates), accent: settings.accent,
      coverFocus: settings.coverFocus,
      coverColour: settings.accent == .cover ? cover.flatMap(media.colour) : nil,
      calmSideOfCover: calmSide(of: cover, media))
  }

  /// What the traveller wants to see at one side the title leaves free; else what is to be seen there.
  private func calmSide(of cover: PhotoPlan?, _ media: MediaFacts) -> PictureSide? {
    trip.settings.coverFocus.sideOfTitle ?? cover.flatMap(media.calmSide)
  }

  /// As it is written, else the folder's name in words; where that is one that files have, what somebody called the only
  /// track in it.
  private func title(_ tracks: [TrackPlan]) -> Reasoned<String> {
    if let title = trip.settings.title {
      return Reasoned(title, because: .written(file: trip.settings.titleFile))
    }
    if let title = FolderName(trip.folderName).title { return Reasoned(title, because: .folderName) }
    if tracks.count == 1, !tracks[0].segments.isEmpty, let title = tracks[0].title {
      return Reasoned(title, because: .onlyTrack(file: tracks[0].file))
    }
    return Reasoned(trip.folderName, because: .folderName)
  }

  private mutating func planMoney(
    _ dates: TripDates?, areOfJourney: Bool, _ things: TripThings, _ marks: KeptMarks?
  ) -> TripMoney {
    let settings = trip.settings
    var budget = trip.budget.map { written in
      let planner = BudgetPlanner(
        settings: settings, budget: written, dates: dates, areOfJourney: areOfJourney, today: today,
        bookings: bookings)
      var plan = planner.plan(&diagnostics)
      plan.planned = planner.planned(things.itinerary.attractions, left: plan.left, &diagnostics)
      plan.areAccountsKept =
        audience == .author && !settings.publish.accounts && plan.means.contains { $0.account != nil }
      return plan
    }
    if audience == .readers, settings.publish.budget == .totals { budget?.keepTotalsOnly() }
    if let marks { budget = budget.map(marks.marked) }
    if let expenses = budget?.expenses {
      budget?.listing = PurchaseListing(expenses: expenses).pages(in: root + ["budget", "purchases"])
    }
    let isKept = audience == .readers && settings.publish.budget == .none
    return TripMoney(currency: isKept ? nil : settings.currency, budget: budget, kept: marks?.budget)
  }

  /// Where money was spent, and the pages of what proves it.
  private func placeMoney(_ money: inout TripMoney, _ things: inout TripThings, _ days: [DayPlan]) {
    guard let expenses = money.budget?.expenses, !expenses.isEmpty else { return }
    let places = MoneyPlaces(
      things, days: days, expenses: expenses,
      named: { self.own[$0] ?? self.towns.position(of: $0) },
      isOpen: { self.trip.withheld.region(at: $0) == nil })
    let found = places.found(among: expenses)
    money.budget?.expenses = found.expenses
    things.places = things.places.paid(found.places)
    things.itinerary.events = places.paid(things.itinerary.events, by: expenses)
    money.budget?.places = found.places.map { place in
      var place = place
      place.locality = names.locality(at: place.coordinate)
      place.name = place.name ?? place.locality?.ownTownName
      return place
    }
    guard expenses.contains(where: { !$0.expense.receipts.isEmpty }) else { return }
    let photos = Dictionary(
      things.media.photos.map { ($0.photo.file, $0.id) }, uniquingKeysWith: { first, _ in first })
    for index in expenses.indices {
      money.budget?.expenses[index].receipts = expenses[index].expense.receipts.map {
        ExpensePlan.Receipt(file: $0, photo: photos[$0])
      }
    }
  }

  /// Whether what was booked is in the sums. Of readers' sums that goes by the events alone, not by what they cost: nobody
  /// is to learn whether they do. Their author is told of prices that there are.
  private var bookings: BudgetPlan.Bookings {
    guard !trip.settings.publish.prices, !trip.events.isEmpty else { return .counted }
    if audience == .readers { return .leftOut }
    return trip.events.contains { $0.cost != nil } ? .leftOutForReaders : .counted
  }

  /// The country or region that a name means.
  func area(of name: String?) -> AreaReading? { own.area(of: name) ?? towns.area(of: name) }

  /// The countries and regions that entries name as their places, each once.
  private func toldAreas(_ entries: [EntryPlan]) -> [(name: String, area: AreaReading)] {
    var known: Set<String> = []
    return entries.filter { $0.withheld == nil }.compactMap { entry in
      guard let name = entry.placeName, let area = area(of: name),
        known.insert(name.lowercased()).inserted
      else { return nil }
      return (name, area)
    }
  }

  /// Where the trip goes: with the position that is written, else that of what its name means.
  private var destination: Reasoned<NamedPlace>? {
    trip.settings.destination.map { written in
      let said = Reasoned(written.value, because: .written(file: written.place.file))
      guard written.value.coordinate == nil,
        let found = own[written.value.name] ?? towns.position(of: written.value.name)
      else { return said }
      return Reasoned(NamedPlace(name: written.value.name, coordinate: found.value), because: found.reason)
    }
  }
}

extension TripPlan {
  /// The days for which a calendar may remind of the journal and of the money: those that are not over; of a trip
  /// without a written end those of two weeks, since its calendar is made again before they are over, from the next day of
  /// it that is known; none of one that has been silent as long and of which nobody said that it goes on.
  package var daysToRemind: [LocalDate] {
    guard profile.state != .ended, let dates, !dates.hasWrittenEnd,
      isOnTheWay || dates.end.value >= today - Self.openDaysToRemind
    else { return daysToCome }
    let next = isOnTheWay ? nil : days.lazy.map(\.date).first { $0 >= today }
    let first = max(today, next ?? dates.start.value)
    return (0..<Self.openDaysToRemind).map { first + $0 }
  }

  private static let openDaysToRemind = 14

  /// The days of a trip with a written end that are not over yet.
  package var daysToCome: [LocalDate] {
    guard profile.state != .ended, let dates, dates.hasWrittenEnd, dates.span <= TripPlanner.maxDays else {
      return []
    }
    let first = max(today, dates.start.value)
    return first > dates.end.value ? [] : (0...(dates.end.value - first)).map { first + $0 }
  }
}

extension Diagnostic {
  fileprivate static func tripTooLong(_ dates: TripDates) -> Diagnostic {
    Diagnostic(
      .error, .tripTooLong,
      "Trip of \(dates.span) days, from \(dates.start.value) to \(dates.end.value); days without anything were "
        + "left out",
      at: dates.areWritten ? SourcePlace(file: "trip.yml") : .tripFolder,
      advice: dates.areWritten
        ? "Correct the years in `start:` and `end:`, or give each journey a folder of its own."
        : "Write `start:` and `end:` in trip.yml, or correct the date that is far off.")
  }
}

extension [EventPlan] {
  /// With what each costs in the trip's currency, where it was paid in another, by whom it was paid, and which purchase it is.
  fileprivate func priced(by budget: BudgetPlan?) -> [EventPlan] {
    let booked = (budget?.expenses ?? []).enumerated().filter { $0.element.expense.isBooking }
    guard !booked.isEmpty else { return self }
    let amounts = Dictionary(
      booked.map { ($0.element.expense.place, $0) }, uniquingKeysWith: { first, _ in first })
    return map { event in
      guard let price = event.price, let (index, counted) = event.cost.flatMap({ amounts[$0] }) else {
        return event
      }
      var event = event
      event.purchase = index
      if counted.amount.value.currency != price.currency { event.priceInTrip = counted.amount.value }
      event.paidBy = counted.expense.paidBy
      event.paidFor = counted.expense.shares.map(\.traveller)
      return event
    }
  }
}
