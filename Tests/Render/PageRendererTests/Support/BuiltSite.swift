import Basemap
import Claims
import PageReading
import PageRenderer
import SiteLanguage
import SiteOutput
import Synchronization
import TrackFigures
import TripModel

@testable import TripPlanning

/// The pages of a trip, through planner and renderer, each read the strict way once it is asked for.
struct BuiltSite: Sendable {
  let plan: SitePlan
  let pages: [BuiltPage]
  /// Every file that the finished site would have.
  let files: Set<String>
  private let site: SiteRenderer

  init(
    _ trip: Trip, today: String = "2026-05-04", theme: Theme? = nil, atlas: Atlas? = nil,
    names: PlaceLookup = .unknown, media: MediaFacts = MediaFacts(), for audience: Audience = .readers,
    next: NextPlan? = nil, under addresses: AddressPolicy = .open,
    makingCards isMade: (CardPlan) -> Bool = { _ in true }
  ) throws {
    let date = try unwrapped(LocalDate(iso: today))
    let selection = TripSelection.choose(
      from: trip, today: date, for: audience, zones: .unknown, names: names, addresses: addresses)
    var made = selection.plan(media).plan
    made.next = next
    plan = SiteLinker.link([made])
    let (renderer, diagnostics) = theme.map { TripRenderer.open(theme: $0) } ?? TripRendererOpening.shipped
    claim(diagnostics, is: [])
    site = SiteRenderer(plan, [try unwrapped(renderer)])
    let cards = Set(plan.trips.flatMap(\.cards).filter(isMade).map(\.path))
    var files = Set(site.assets.map(\.path.text))
    pages = site.pages(on: atlas, cards: cards).map(BuiltPage.init)
    files.formUnion(pages.map(\.path))
    files.formUnion(cards.map(\.text))
    for trip in plan.trips {
      files.formUnion((trip.media.photos + trip.media.portraits).flatMap(\.derivatives).map(\.path.text))
      files.formUnion(trip.media.photos.compactMap(\.original?.path.text))
      files.formUnion((trip.next?.destinations ?? []).flatMap(\.picture).map(\.path.text))
    }
    files.formUnion(plan.trips.compactMap(\.addresses.feed?.text))
    files.formUnion(plan.trips.compactMap(\.addresses.geojson?.text))
    files.formUnion(plan.trips.compactMap(\.addresses.gpx?.text))
    files.formUnion(plan.trips.compactMap(\.addresses.expenses?.text))
    self.files = files
  }

  /// What the search reads, by the names of its files; made for who asks.
  var search: [String: String] {
    var search: [String: String] = [:]
    site.makeSearchData { file in
      guard case .bytes(let bytes) = file.content else { return }
      search[file.path.text] = String(decoding: bytes, as: UTF8.self)
    }
    return search
  }

  func page(_ path: String) throws -> PageReader {
    try unwrapped(pages.first { $0.path == path }).page
  }

  struct NotAPage: Error { var path: String }

  /// The site of the trip that has something of everything: made once a day for all tests that only look at it.
  static func full(today: String = "2026-05-04") throws -> BuiltSite {
    try fulls.withLock { made in
      if let site = made[today] { return site }
      let site = try BuiltSite(SampleTrips.full(), today: today)
      made[today] = site
      return site
    }
  }

  private static let fulls = Mutex<[String: BuiltSite]>([:])
}

extension TripPlan {
  /// How far each day was in tenths of a kilometre or whole ones, as the page of figures has it, and whether it was so far at least;
  /// nil for a day without a way.
  var toldDistances: [(figure: String, isLeast: Bool)?] {
    let lengths = LengthStyle(
      numbers: NumberStyle(decimalMark: ".", thousandsMark: ",", percent: "{number}%"))
    return figures.days.map { day in
      guard day.metres > 0 else { return nil }
      let isLeast = day.straightMetres > 0 && day.straightMetres >= 0.01 * day.metres
      // Of nothing but straight lines nobody knows tenths of ten kilometres and more, of others of twenty.
      let isCoarse =
        isLeast && day.metres >= (day.recorded == nil ? 10_000 : 20_000)
        && (day.metres / 1000 + 1e-6).rounded(.down) * 1000 >= day.recorded?.metres ?? 0
      let length =
        isCoarse
        ? lengths.leastWhole(day.metres, in: .kilometres) : lengths.tenths(day.metres, in: .kilometres)
      return (length.text.withPlainSpaces, isLeast)
    }
  }
}

extension PageReader {
  /// Whether no script stands in the page, and none is asked for but the site's own.
  func hasOnlyShippedScripts(_ text: String) -> Bool {
    let names = ["site", "viewer", "lists", "search", "map", "next", "sky"]
    // A block of data is a script by its name alone.
    let text = text.replacing(PageElement.dataStart, with: "")
    let scripts = all("script").filter { !$0.isData }
    return scripts.count == text.split(separator: "<script", omittingEmptySubsequences: false).count - 1
      && scripts.allSatisfy { script in
        let path = script.attributes["src"] ?? ""
        let waits = !path.hasSuffix("assets/next.js")
        return Set(script.attributes.keys) == (waits ? ["src", "defer"] : ["src"]) && !path.contains(":")
          && names.contains { path.hasSuffix("assets/\($0).js") }
      }
  }

  /// All elements of a name.
  func all(_ name: String) -> [PageElement] { elements.filter { $0.name == name } }

  /// The text that stands anywhere within elements of a name.
  func text(in name: String) -> String {
    texts.filter { $0.around.contains(name) }.map(\.text).joined()
  }
}
