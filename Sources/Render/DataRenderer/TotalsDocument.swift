import TripModel
import TripPlanning

/// The trip in numbers, as its library counts it.
struct TotalsDocument: Encodable {
  var days: Int
  var nights: Int?
  var entries: Int
  var words: Int
  var photos: Int
  var clips: Int
  var ways: [WayDocument]
  /// Absent where there are none.
  var undatedMetres: Int?

  init(_ plan: TripPlan) {
    let totals = TripSummary.Totals.count(in: plan)
    (days, nights) = (totals.days, totals.nights)
    (entries, words) = (totals.entries, totals.words)
    (photos, clips) = (totals.photos, totals.clips)
    ways = totals.ways.map(WayDocument.init)
    undatedMetres = totals.undatedMetres > 0 ? totals.undatedMetres : nil
  }
}

/// All trips of a library in numbers: all but `planned` are of those that have begun.
struct LibraryTotalsDocument: Encodable {
  var trips: Int
  var planned: Int
  var days: Int
  var nights: Int
  var countries: Int
  var entries: Int
  var words: Int
  var photos: Int
  var clips: Int
  var ways: [WayDocument]
  /// Absent where there are none.
  var undatedMetres: Int?
  /// By currency.
  var spent: [String: String]

  init(_ totals: LibraryTotals) {
    (trips, planned) = (totals.trips, totals.plannedTrips)
    (days, nights, countries) = (totals.days, totals.nights, totals.countries)
    (entries, words) = (totals.entries, totals.words)
    (photos, clips) = (totals.photos, totals.clips)
    ways = totals.ways.map(WayDocument.init)
    undatedMetres = totals.undatedMetres > 0 ? totals.undatedMetres : nil
    spent = Dictionary(
      totals.spent.map { ($0.currency.code, $0.decimal) }, uniquingKeysWith: { first, _ in first })
  }
}

/// What was travelled in one manner.
struct WayDocument: Encodable {
  /// Absent where nothing tells it.
  var mode: String?
  var recordedMetres: Int
  /// From place to place where nothing was recorded: at least so far it was.
  var straightMetres: Int

  init(_ way: TripSummary.Way) {
    mode = way.mode?.rawValue
    recordedMetres = way.recordedMetres
    straightMetres = way.straightMetres
  }
}

/// A country, and the days on which the trip was in it.
struct PresenceDocument: Encodable {
  var country: String
  /// None where only a track tells that the way led through.
  var days: [String]
  /// Left out where somebody was there.
  var planned: Bool?

  init(_ country: TripSummary.Country) {
    self.country = country.code
    days = country.days.map(\.description)
    planned = country.isPlanned ? true : nil
  }
}
