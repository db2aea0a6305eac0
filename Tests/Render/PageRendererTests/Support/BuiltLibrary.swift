import Testing
import Basemap
import Claims
import Diagnostics
import Foundation
import PageReading
import PageRenderer
import SiteOutput
import TripModel

@testable import TripPlanning

/// The shared pages of a library, through planner and renderer, each read the strict way once it is asked for.
struct BuiltLibrary: Sendable {
  let plan: LibraryPlan
  let pages: [BuiltPage]
  /// The folders of the site that trips stand in.
  let roots: [String]
  private let renderer: LibraryRenderer

  /// The day of all tests here.
  static let today = "2026-05-04"

  init(
    _ trips: [TripSummary], atlas: Atlas? = nil, next: NextPlan? = nil,
    _ change: (inout LibraryContents) throws -> Void = { _ in }
  ) throws {
    let roots = trips.indices.map { "trip-\($0 + 1)" }
    var contents = LibraryContents(
      trips: zip(trips, roots).map { LibraryTrip(TripID(folder: $1), root: [$1], summary: $0) }, circles: [])
    try change(&contents)
    let today = try unwrapped(LocalDate(iso: Self.today))
    var made = LibraryPlan.make(contents, today: today).plan
    made.next = next
    plan = made
    let (renderer, diagnostics) = LibraryRendererOpening.shipped
    claim(diagnostics, is: [])
    self.renderer = try unwrapped(renderer)
    pages = self.renderer.pages(of: plan, on: atlas).map(BuiltPage.init)
    self.roots = roots
  }

  /// What the search reads, by the names of its files; made for who asks.
  var search: [String: String] {
    var search: [String: String] = [:]
    renderer.makeSearchData(of: plan) { file in
      guard case .bytes(let bytes) = file.content else { return }
      search[file.path.text] = String(decoding: bytes, as: UTF8.self)
    }
    return search
  }

  func page(_ path: String) throws -> PageReader {
    try unwrapped(pages.first { $0.path == path }, "\(path) in \(pages.map(\.path))").page
  }

  func text(_ path: String) throws -> String {
    try unwrapped(pages.first { $0.path == path }, "\(path) in \(pages.map(\.path))").text
  }
}

extension PageReader {
  /// All that is read on a page, in its order, single spaces between.
  var allText: String {
    texts.filter { !$0.around.contains("head") }.map(\.text).joined(separator: " ")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Addresses that links lead to, in their order.
  var links: [String] { all("a").compactMap { $0.attributes["href"] } }
}

/// Short ways to write trips of a library down.
enum LibrarySamples {
  static func date(_ text: String) throws -> LocalDate { try unwrapped(LocalDate(iso: text)) }

  /// A trip by its title and its dates, `2026-05-01 2026-05-05`; a day with a page for each of its days.
  static func trip(
    _ title: String, _ dates: String = "", of travellers: [String] = [],
    _ change: (inout TripSummary) throws -> Void = { _ in }
  ) throws -> TripSummary {
    let ends = try dates.split(separator: " ").map { try date(String($0)) }
    let today = try date(BuiltLibrary.today)
    let isAhead = ends.first.map { $0 > today } ?? false
    let isOver = ends.last.map { $0 < today } ?? false
    let count = ends.isEmpty ? 0 : ends[ends.count - 1] - ends[0] + 1
    var summary = TripSummary(
      title: title, isTitleWritten: true, language: "en",
      state: isAhead ? .planned : isOver ? .ended : .underWay,
      isOnTheWay: !ends.isEmpty && !isAhead && !isOver, isListed: true, start: ends.first, end: ends.last,
      isOneJourney: !ends.isEmpty, addresses: TripAddresses(in: []),
      travellers: travellers.map { Traveller(name: $0) },
      totals: TripSummary.Totals(
        days: count, nights: ends.isEmpty ? nil : count - 1, entries: 0, words: 0, photos: 0, clips: 0,
        ways: []),
      countries: [], days: [], stops: [], items: [], tags: [])
    try change(&summary)
    return summary
  }

  /// A library with a bit of everything: one trip under way, one over in another language, one to come, one without a day.
  static func trips() throws -> [TripSummary] {
    [try lisbon(), try fes(), try alps(), try trip("Some day")]
  }

  static func lisbon() throws -> TripSummary {
    try trip("Lisbon <b>& back</b>", "2026-05-01 2026-05-09", of: ["Ana Costa", "Ben"]) { trip in
      trip.icon = "⛵"
      trip.description = "By <i>boat</i>."
      trip.cover = cover("lisbon")
      trip.totals.photos = 12
      trip.totals.words = 1204
      trip.totals.ways = [
        TripSummary.Way(mode: .rail, recordedMetres: 0, straightMetres: 320_000),
        TripSummary.Way(mode: .walk, recordedMetres: 12_400, straightMetres: 0),
      ]
      trip.totals.spent = Money(minorUnits: 79_000, currency: try unwrapped(Currency(code: "EUR")))
      trip.countries = [
        TripSummary.Country(code: "PT", days: try ["2026-05-01", "2026-05-02"].map { try date($0) })
      ]
      trip.days = try ["2026-05-01", "2026-05-02"].map { text in
        TripSummary.Day(
          date: try date(text), number: text == "2026-05-01" ? 1 : 2, title: "Uphill",
          page: .page(["days", text]), towns: ["Lisbon"], entries: 1, words: 602, photos: 6)
      }
      trip.items = [
        try pin("Tower <script>", 38.69, -9.21, "2026-05-01", "PT", region: "Lisbon"),
        try pin("Bench", 38.7, -9.2, "2026-05-02", "PT", region: nil, category: "view"),
      ]
    }
  }

  static func fes() throws -> TripSummary {
    try trip("رحلة إلى فاس", "2025-03-03 2025-03-04", of: ["Ana Costa", "ليلى"]) { trip in
      trip.language = "ar"
      trip.countries = [
        TripSummary.Country(code: "MA", days: try ["2025-03-03", "2025-03-04"].map { try date($0) })
      ]
      trip.days = [
        TripSummary.Day(
          date: try date("2025-03-03"), number: 1, title: "السوق", page: .page(["days", "2025-03-03"]),
          towns: [], entries: 0, words: 0, photos: 2)
      ]
      trip.items = [try pin("باب بوجلود", 34.06, -4.98, "2025-03-03", "MA", region: "Fès-Meknès")]
    }
  }

  static func alps() throws -> TripSummary {
    try trip("Alps", "2026-08-01 2026-08-09", of: ["Ben"]) { trip in
      trip.countries = [TripSummary.Country(code: "CH", days: [], isPlanned: true)]
    }
  }

  static func cover(_ name: String, width: Int = 1600, height: Int = 1067) -> TripSummary.Cover {
    let sizes = [(320, 320 * height / width), (width, height)].map { size in
      DerivativePlan(
        path: .file(["media", name, "\(size.0).jpg"]), width: size.0, height: size.1, format: .jpeg)
    }
    return TripSummary.Cover(sizes: sizes, alternative: "A boat & a tower")
  }

  static func pin(
    _ title: String, _ latitude: Double, _ longitude: Double, _ day: String, _ country: String?,
    region: String?, category: String = "sight"
  ) throws -> TripSummary.Item {
    let name = "p-\(Int((latitude * 100).rounded()))"
    return TripSummary.Item(
      kind: .pin, title: title, page: .page(["places", name]), days: [try date(day)],
      spot: TripSummary.Spot(
        position: Coordinate(latitude: latitude, longitude: longitude), region: region,
        country: country), category: category)
  }
}
