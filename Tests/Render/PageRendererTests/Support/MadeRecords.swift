import Basemap
import Claims
import Foundation
import Synchronization
import TripModel
import TripReading

@testable import PageRenderer
@testable import TripPlanning

/// What is handed to templates while pages are made: the fields of each record, by its path from the template.
final class MadeRecords: Sendable {
  /// At `day/stops` stand the fields of the records in a day's stops.
  private let made = Mutex<[String: Set<String>]>([:])

  var fields: [String: Set<String>] { made.withLock(\.self) }

  /// Makes all pages of a folder, for its readers and for whoever keeps it.
  func watch(folder: String, on day: String) async throws {
    let options = TripReader.Options(
      themeFolder: ShippedTheme.root.path(percentEncoded: false), output: folder + "/_site", workers: 2,
      hashing: { _ in nil })
    let reading = try await TripReader.read(folder: folder, options: options)
    try watch(reading.trip, theme: reading.theme, on: day)
  }

  /// Makes all pages of a trip, and what stands in its feed.
  func watch(
    _ trip: Trip, theme: Theme, on day: String, media: MediaFacts = MediaFacts(), next: NextPlan? = nil
  ) throws {
    let open = try unwrapped(TripRenderer.open(theme: theme).renderer)
    let today = try unwrapped(LocalDate(iso: day))
    let atlas = try ShippedTheme.atlas()
    for audience in Audience.allCases {
      let selection = TripSelection.choose(
        from: trip, today: today, for: audience, zones: .unknown, names: Self.names)
      var planned = selection.plan(media).plan
      planned.next = next
      let plan = SiteLinker.link([planned])
      let site = SiteRenderer(plan, [open])
      PageTemplate.$witness.withValue({ self.take(.record($1), at: $0) }) {
        let cards = Set(plan.trips.flatMap(\.cards).map(\.path))
        for page in site.pages(on: atlas, cards: cards) { _ = page.file }
        _ = site.missingPage?.file
        _ = site.unlockShells
        for trip in plan.trips { _ = open.articles(of: trip, entries: trip.journal.entries) }
      }
    }
  }

  /// Makes all shared pages of a library.
  func watch(_ library: LibraryPlan, theme: Theme) throws {
    let open = try unwrapped(LibraryRenderer.open(theme: theme).renderer)
    let atlas = try ShippedTheme.atlas()
    PageTemplate.$witness.withValue({ self.take(.record($1), at: $0) }) {
      for page in open.pages(of: library, on: atlas) { _ = page.file }
      _ = open.missingPage(of: library).file
    }
  }

  /// Everything is in the middle of one town.
  private static let names = PlaceLookup { _ in
    Locality(
      town: "Lisbon", quarter: "Alfama", metres: 900, direction: .north, isInTown: true,
      region: "Lisbon", country: "PT", sea: nil)
  }

  private func take(_ value: TemplateValue, at path: String) {
    switch value {
    case .list(let values): for value in values { take(value, at: path) }
    case .record(let record):
      made.withLock { $0[path, default: []].formUnion(record.fields.map(\.0)) }
      for (name, value) in record.fields where name != "words" { take(value, at: path + "/" + name) }
    case .text, .html, .flag, .none: break
    }
  }
}
