import PageReading
import Testing

@Suite("Drawings of small signs")
struct SymbolTests {
  /// The pages that list days or finds, each with signs of what it has.
  private static let ofMany: Set<String> = ["index.html", "calendar/index.html", "search/index.html"]

  @Test("are on the pages that show the signs, and no other but that of search is", arguments: [false, true])
  func drawn(isWithNext: Bool) throws {
    let site = try BuiltSite(
      SampleTrips.full(), today: "2026-06-01", next: isWithNext ? NextSamples.plan() : nil)
    for (path, _, page) in site.pages.read {
      let drawn = Set(page.all("symbol").compactMap { $0.attributes["id"] }.filter { $0.hasPrefix("s-") })
      let used = Set(
        page.all("use").compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("#s-") }.map {
          String($0.dropFirst())
        })
      #expect(used.isSubset(of: drawn), "\(path): \(used.subtracting(drawn))")
      let idle = Self.ofMany.contains(path) ? [] : drawn.subtracting(used)
      #expect(idle.isSubset(of: ["s-search"]), "\(path): \(idle)")
    }
  }
}
