package import Diagnostics
package import TripModel

/// From what the traveller's folder says to what the site will hold. Pure: the same library and the same day
/// give the same plan.
package enum SitePlanner {
  /// Orders, dates, names and addresses everything.
  ///
  /// - Parameter today: the day on which the site is made; nothing here reads a clock.
  /// - Returns: the plan, with what had to be left out of it.
  package static func plan(
    _ library: Library, today: LocalDate
  ) -> (plan: SitePlan, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    var trips: [TripPlan] = []
    for trip in library.trips {
      var planner = TripPlanner(trip: trip, today: today)
      trips.append(planner.plan())
      diagnostics += planner.diagnostics
    }
    return (SitePlan(today: today, trips: trips), diagnostics)
  }

  /// The most days that a trip may have (trip-folder.md).
  static let mostDays = 4000
}

/// One trip on its way to a plan: the stages in their order.
struct TripPlanner {
  let trip: Trip
  let today: LocalDate
  var diagnostics: [Diagnostic] = []

  mutating func plan() -> TripPlan {
    let clocks = LocalClocks(trip: trip)
    var book = AddressBook()
    var (photos, leftOut) = planPhotos(clocks: clocks, book: &book)
    let entries = planEntries(photos: photos, clocks: clocks, book: &book)
    let places = planPlaces(photos: photos, entries: entries, book: &book)
    link(&photos, to: entries, and: places)
    let tracks = trip.tracks.map { TimedTrack($0, clocks: clocks, entries: trip.entries) }

    let days = DayCollector(
      settings: trip.settings, entries: entries, photos: photos, places: places, tracks: tracks,
      expenses: trip.budget?.expenses ?? [])
    let dates = days.tripDates
    if let dates, dates.count > SitePlanner.mostDays { diagnostics.append(.tripTooLong(dates)) }
    let money = trip.budget.map { BudgetPlanner(settings: trip.settings, budget: $0, dates: dates, today: today) }
    let budget = money?.plan(&diagnostics)

    var plan = TripPlan(
      title: title(), description: trip.settings.description, icon: trip.settings.icon,
      category: trip.settings.category, language: trip.settings.language, units: trip.settings.units,
      currency: trip.settings.currency, travellers: trip.settings.travellers,
      state: TripState(dates: dates, today: today), dates: dates, destination: trip.settings.destination,
      cover: nil, days: [], entries: entries, photos: photos, places: places,
      route: RoutePlan(), tracks: tracks.map(\.plan), budget: budget, leftOut: leftOut,
      addresses: addresses(
        hasEntries: !entries.isEmpty, hasPhotos: !photos.isEmpty, hasPlaces: !places.isEmpty,
        hasBudget: budget != nil))
    plan.cover = TripCover(plan: plan, named: trip.settings.cover).chosen
    let router = Router(plan: plan, tracks: tracks, clocks: clocks)
    plan.route = router.wholeRoute()
    plan.days = days.dates.map { date in
      DayPlanner(date: date, plan: plan, tracks: tracks, router: router, clocks: clocks).makePlan()
    }
    if plan.route.isEmpty && places.isEmpty && trip.settings.destination?.coordinate == nil {
      plan.addresses.map = nil
    }
    return plan
  }

  private func title() -> Reasoned<String> {
    if let title = trip.settings.title { return Reasoned(title, because: .written(file: "trip.yml")) }
    return Reasoned(Wording.title(fromFileName: trip.folderName), because: .folderName)
  }

  /// Tells each photo which entries show it and which place is nearest.
  private func link(_ photos: inout [PhotoPlan], to entries: [EntryPlan], and places: [PlacePlan]) {
    for entry in entries {
      for id in Set(entry.pictures.values) { photos[id.index].entries.append(entry.id) }
    }
    for place in places {
      for near in place.photos {
        guard let metres = near.metres, metres < photos[near.photo.index].nearestPlace?.metres ?? .infinity
        else { continue }
        photos[near.photo.index].nearestPlace = (place.id, metres)
      }
    }
  }

  private func addresses(hasEntries: Bool, hasPhotos: Bool, hasPlaces: Bool, hasBudget: Bool) -> TripAddresses {
    TripAddresses(
      home: .page([]), journal: hasEntries ? .page(["journal"]) : nil,
      photos: hasPhotos ? .page(["photos"]) : nil, map: .page(["map"]),
      budget: hasBudget ? .page(["budget"]) : nil, places: hasPlaces ? .page(["places"]) : nil,
      json: .file(["trip.json"]), assets: "assets")
  }
}

extension TripState {
  /// Planned before the start, ended after a written end, else under way (A3).
  init(dates: TripDates?, today: LocalDate) {
    guard let dates else {
      self = .underWay
      return
    }
    if today < dates.start.value {
      self = .planned
    } else if dates.hasWrittenEnd && today > dates.end.value {
      self = .ended
    } else {
      self = .underWay
    }
  }
}

extension Diagnostic {
  fileprivate static func tripTooLong(_ dates: TripDates) -> Diagnostic {
    Diagnostic(
      .error, .tripTooLong,
      "This trip would have \(dates.count) days, from \(dates.start.value) to \(dates.end.value), and the most is "
        + "\(SitePlanner.mostDays): days without anything on them were left out",
      advice: "Write `start:` and `end:` into trip.yml, or correct the date that is far off.")
  }
}
