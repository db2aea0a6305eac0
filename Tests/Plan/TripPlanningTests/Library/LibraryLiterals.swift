import Diagnostics
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

// Short ways to write libraries down as values.

/// The day of all tests here.
let libraryToday = "2026-05-04"

/// A trip by its title and its dates, `2026-05-01 2026-05-05`: each of its days holds nothing, until somebody says so.
func summary(
  _ title: String, _ dates: String = "", of travellers: [String] = [],
  _ change: (inout TripSummary) throws -> Void = { _ in }
) throws -> TripSummary {
  let days = try dates.split(separator: " ").map { try day(String($0)) }
  let today = try day(libraryToday)
  let isAhead = days.first.map { $0 > today } ?? false
  let isOver = days.last.map { $0 < today } ?? false
  let count = days.isEmpty ? 0 : days[days.count - 1] - days[0] + 1
  var summary = TripSummary(
    title: title, isTitleWritten: true, language: "en",
    state: isAhead ? .planned : isOver ? .ended : .underWay,
    isOnTheWay: !days.isEmpty && !isAhead && !isOver, isListed: true, start: days.first, end: days.last,
    isOneJourney: !days.isEmpty, addresses: TripAddresses(in: []),
    travellers: travellers.map { Traveller(name: $0) },
    totals: TripSummary.Totals(
      days: count, nights: days.isEmpty ? nil : count - 1, entries: 0, words: 0, photos: 0, clips: 0,
      ways: []),
    countries: [], days: [], stops: [], items: [], tags: [])
  try change(&summary)
  return summary
}

extension TripSummary {
  /// A day that holds something; its number is that of a journey.
  mutating func add(day text: String, words: Int = 0, photos: Int = 0, title: String? = nil) throws {
    let date = try day(text)
    let number = start.flatMap { start in
      end.flatMap { date < start || date > $0 ? nil : date - start + 1 }
    }
    days.append(
      Day(
        date: date, number: number, title: title, page: .page(["days", text]), towns: [],
        entries: words > 0 ? 1 : 0, words: words, photos: photos))
  }

  mutating func add(country code: String, _ dates: String = "") throws {
    countries.append(Country(code: code, days: try dates.split(separator: " ").map { try day(String($0)) }))
  }

  mutating func add(
    _ kind: Item.Kind, _ title: String, _ place: (Double, Double)? = nil, _ dates: String = "",
    country: String? = nil, region: String? = nil, who: [String] = [],
    _ change: (inout Item) -> Void = { _ in }
  ) throws {
    let days = try dates.split(separator: " ").map { try day(String($0)) }
    let position = try place.map { try at($0.0, $0.1) }
    var item = Item(
      kind: kind, title: title, page: .page([kind.rawValue, Slug.make(title)]), days: days,
      spot: position.map { Spot(position: $0, region: region, country: country) }, who: who)
    change(&item)
    items.append(item)
  }

  mutating func add(
    stop name: String?, _ place: (Double, Double), _ dates: String = "", country: String? = nil
  ) throws {
    let days = try dates.split(separator: " ").map { try day(String($0)) }
    let spot = Spot(position: try at(place.0, place.1), country: country)
    stops.append(Stop(name: name, spot: spot, days: days))
  }
}

/// The plan of trips whose folders are called as they are.
func library(
  _ trips: [TripSummary], _ change: (inout LibraryContents) throws -> Void = { _ in }
) throws -> (plan: LibraryPlan, diagnostics: [Diagnostic]) {
  let roots = SiteLinker.roots(ofFolders: trips.map(\.title) + ["other"])
  var contents = LibraryContents(
    trips: trips.enumerated().map { index, trip in
      LibraryTrip(TripID(folder: roots[index][0]), root: roots[index], summary: trip)
    }, circles: [])
  try change(&contents)
  return LibraryPlan.make(contents, today: try day(libraryToday))
}

func person(_ name: String, _ change: (inout Person) throws -> Void = { _ in }) rethrows -> Person {
  var person = Person(name: name, place: SourcePlace(file: "people.yml"))
  try change(&person)
  return person
}
