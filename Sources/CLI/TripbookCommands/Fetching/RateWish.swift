import Almanac
import Diagnostics
import TripCompiling
import TripModel
import TripPlanning
import TripReading
import TripWriting

/// For what rates are asked: what was paid on a trip, and the places where one might go next from it or from a library.
struct RateWish {
  let folder: TripFolder
  let named: NamedFolder
  let console: Console
  /// What was paid in another currency; nil where nothing was.
  let ofMoney: RateNeeds?
  /// The places where one might go, but for those that are kept back: the table would tell of them. Nil where all of them
  /// have one's own currency.
  let ofDestinations: RateNeeds?
  private let own: Currency
  private let isLibrary: Bool
  private let hasDestinations: Bool

  var needs: [RateNeeds] { [ofMoney, ofDestinations].compactMap(\.self) }

  /// `the trip`, `the library`.
  var what: String { isLibrary ? "the library" : "the trip" }

  /// Why nobody is asked.
  var nothingNeeded: String {
    let things =
      isLibrary
      ? "No destination"
      : hasDestinations
        ? "No expense, no booking and no destination" : "No expense and no booking"
    return things + " is in another currency than \(own), so no rates are needed."
  }

  /// Reads the folder that is named, else the one in which one is. A library counts where it has destinations.
  static func open(
    _ given: String?, _ options: SharedOptions, _ surroundings: Surroundings
  ) async throws -> RateWish {
    let name = try surroundings.tripOrLibrary(given)
    let order = try options.order(folder: name, output: nil, surroundings)
    if let library = try await ofLibrary(name, order, options, surroundings) { return library }
    let session = try await EditSession.open(name, options, surroundings)
    let (trip, today) = (session.trip, session.survey.today)
    let dates = session.plan.dates.map {
      min($0.start.value, $0.end.value)...max($0.start.value, $0.end.value)
    }
    let settings = trip.settings
    let shown = trip.destinations.published(on: today)
    let currencies = order.currencies(of: shown, language: settings.language)
    return RateWish(
      folder: session.folder, named: session.named, console: session.console,
      ofMoney: RateNeeds(
        settings: settings, budget: trip.budget, bookings: trip.events.compactMap(\.cost), dates: dates,
        today: today),
      ofDestinations: RateNeeds(of: currencies, own: settings.currency, today: today), own: settings.currency,
      isLibrary: false, hasDestinations: !trip.destinations.isEmpty)
  }

  /// Nil for a trip, and for a library that has no destinations.
  private static func ofLibrary(
    _ name: String, _ order: BuildOptions, _ options: SharedOptions, _ surroundings: Surroundings
  ) async throws -> RateWish? {
    guard LibraryReader.isLibrary(order.folder),
      let library = await TripsOfLibrary(order.folder, privacy: order.privacy, workers: order.workers),
      !library.reading.destinations.isEmpty
    else { return nil }
    TripFolder(order.folder).clearUp()
    let settings = library.reading.settings
    let own = settings.currency ?? .euro
    let today = order.today.date(in: nil)
    let shown = library.reading.destinations.published(on: today)
    let currencies = order.currencies(of: shown, language: settings.language)
    return RateWish(
      folder: TripFolder(order.folder), named: NamedFolder(name: name),
      console: Console(options: options, folder: name, surroundings: surroundings), ofMoney: nil,
      ofDestinations: RateNeeds(of: currencies, own: own, today: today), own: own,
      isLibrary: true, hasDestinations: true)
  }
}

extension BuildOptions {
  /// What is paid in at destinations, each by what is written, else by the country that it is in.
  fileprivate func currencies(of destinations: [Destination], language: String) -> [Currency] {
    let open = destinations.filter { $0.currencyThere == nil }
    // Nobody is told, so that no place is too private.
    let found = open.isEmpty ? [] : whereabouts(of: open, outside: [], language: language).places
    return destinations.compactMap(\.currencyThere)
      + found.compactMap { place -> Currency? in
        switch place {
        case .at(_, let country?), .unknown(let country?): CountryCurrencies.currency(of: country)
        case .at, .unknown, .withheld: nil
        }
      }
  }
}
