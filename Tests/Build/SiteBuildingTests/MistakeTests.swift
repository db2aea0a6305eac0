import Diagnostics
import Foundation
import Rounds
import SiteBuilding
import Testing
import TripCompiling

@Suite("Typed mistakes")
struct MistakeTests {
  @Test(
    "are told, understood or kept back, and nothing else is said",
    arguments: Rounds.some(of: try Mistake.all(), oneIn: 8))
  func comeToWhatIsExpected(_ mistake: Mistake) async throws {
    let workspace = try TemporaryFolder()
    let order = try BuildOptions.test(try mistake.write(to: workspace), in: workspace)
    let isBuilt = mistake.expectations.contains { $0.words != nil }
    let outcome = isBuilt ? await SiteBuilder.build(order) : await SiteBuilder.check(order)
    var unnamed = outcome.diagnostics
    for case .says(let code, let words) in mistake.expectations {
      let found = unnamed.filter { $0.code.rawValue == code && $0.holds(words) }
      #expect(!found.isEmpty, "nothing of \(code) says “\(words)”")
      unnamed.removeAll { found.contains($0) }
    }
    #expect(unnamed.isEmpty, "\(DiagnosticPrinter().text(unnamed))")
    guard isBuilt else { return }
    let site = try outcome.isWritten ? Self.texts(of: order.output) : []
    for words in mistake.expectations.compactMap(\.words) {
      #expect(site.contains { $0.contains(words.text) } == words.isShown, "\(words.text)")
    }
  }

  @Test("are hundreds, of every kind of file that people type")
  func areMany() throws {
    let mistakes = try Mistake.all()
    #expect(mistakes.count > 500)
    for name in ["trip.yml", "budget.yml", "pins.yml", "itinerary.yml", "journal/"] {
      #expect(mistakes.count { $0.changes.last?.file.hasPrefix(name) ?? false } > 10, "\(name)")
    }
  }

  /// The pages and the data of a site.
  private static func texts(of site: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: site)
      .filter { [".html", ".json", ".csv", ".xml", ".gpx", ".geojson"].contains(where: $0.hasSuffix) }
      .map { try String(contentsOfFile: site + "/" + $0, encoding: .utf8) }
  }
}

extension Mistake.Expectation {
  /// What the site has to hold, or must not.
  fileprivate var words: (text: String, isShown: Bool)? {
    switch self {
    case .shows(let text): (text, true)
    case .hides(let text): (text, false)
    case .well, .says: nil
    }
  }
}

extension Diagnostic {
  fileprivate func holds(_ words: String) -> Bool {
    words.isEmpty || [message, advice, consequence].contains { $0?.contains(words) ?? false }
  }
}
