import Diagnostics
import TripModel

// What places to go next are planned of: in a trip of what lies in its folder, in a library of what lies beside its trips
// and of their summaries.

extension TripPlanner {
  /// Nil where there is nowhere to go next. What there is to say of it is said by the planner.
  mutating func planNext(_ things: TripThings, _ profile: TripProfile) -> NextPlan? {
    guard !trip.destinations.isEmpty else { return nil }
    var contents = DestinationContents(today: today)
    contents.destinations = trip.destinations
    // What is published is decided by now, and not by the day on which readers see the trip.
    for index in trip.destinations.indices { contents.destinations[index].keptBack = [] }
    contents.root = root
    (contents.title, contents.address) = (profile.title.value, trip.settings.address)
    (contents.currency, contents.rates) = (trip.settings.currency, trip.rates)
    (contents.climates, contents.forecasts) = (trip.climates, trip.forecasts)
    contents.pictures = DestinationPictures.sizes(of: destinationPictures)
    contents.flightsFrom = trip.settings.flightsFrom
    contents.circles = trip.withheld.circles.map(\.circle)
    (contents.names, contents.zones) = (names, zones)
    contents.sights = .saved(in: things.itinerary.attractions)
    contents.changers = trip.exchangeOffices.map { DestinationContents.Changer($0) }
    contents.changersNearHomeAt = trip.settings.changersNearHomeAt
    contents.townOfChangers = trip.withheld.townOfChangers
    contents.people = profile.people
    let (plan, found) = DestinationPlanner.plan(contents)
    diagnostics += found
    return plan
  }
}

extension LibraryContents {
  /// The same of a library; `people` are those of whom it or any of its trips tells.
  func destinationContents(_ people: [PersonProfile], today: LocalDate) -> DestinationContents {
    var contents = DestinationContents(today: today)
    contents.destinations = destinations
    (contents.title, contents.address) = (settings.title, settings.address)
    (contents.currency, contents.rates) = (settings.currency ?? .euro, rates)
    contents.hasOwnCurrency = settings.currency != nil
    (contents.climates, contents.forecasts) = (climates, forecasts)
    contents.pictures = destinationPictures
    contents.flightsFrom = settings.flightsFrom
    contents.circles = circles
    (contents.names, contents.zones) = (names, zones)
    contents.sights = .saved(in: trips)
    contents.changers = exchangeOffices.map { DestinationContents.Changer($0) }
    contents.changersNearHomeAt = settings.changersNearHomeAt
    contents.townOfChangers = townOfChangers
    (contents.trips, contents.people) = (trips, people)
    return contents
  }
}

extension DestinationContents.Changer {
  init(_ office: ExchangeOffice) {
    self.init(name: office.name, address: office.address, coordinate: office.coordinate)
  }
}
