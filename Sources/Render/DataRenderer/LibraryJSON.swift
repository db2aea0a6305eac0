import Foundation
package import SiteOutput
import TripModel
package import TripPlanning

/// The library for machines: `library.json`, as docs/library.schema.json describes it.
package enum LibraryJSON {
  /// The version of the schema: a member is added freely, and changed only with this number.
  static let schema = 1

  /// The generator is the program and its version: `Tripbook 0.1.0`.
  package static func file(of plan: LibraryPlan, generator: String) -> OutputFile {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let bytes = try? encoder.encode(DocumentedLibrary(plan, generator: generator)) else {
      preconditionFailure("texts and numbers can be encoded")
    }
    return OutputFile(path: plan.addresses.json, content: .bytes(Array(bytes) + [UInt8(ascii: "\n")]))
  }
}

/// What is told of a library; what nobody knows is not there.
private struct DocumentedLibrary: Encodable {
  /// A trip, with addresses from the top of the site.
  struct Trip: Encodable {
    var title: String
    var start: String?
    var end: String?
    var state: String
    var language: String
    var category: String?
    var icon: String?
    var countries: [String]
    var page: String
    var json: String
  }

  /// A trip that opens with a password.
  struct Sealed: Encodable {
    var title: String
    var page: String
  }

  var schema = LibraryJSON.schema
  var generator: String
  var title: String?
  var description: String?
  var language: String
  var url: String?
  var today: String
  var totals: LibraryTotalsDocument
  var trips: [Trip]
  var sealed: [Sealed]?

  init(_ plan: LibraryPlan, generator: String) {
    self.generator = generator
    title = plan.profile.title
    description = plan.profile.description
    language = plan.profile.language
    url = plan.profile.address?.text
    today = plan.today.description
    totals = LibraryTotalsDocument(plan.totals)
    let cards = plan.sealed.map { Sealed(title: $0.title, page: $0.page.percentEncoded) }
    sealed = cards.isEmpty ? nil : cards
    trips = plan.trips.map { trip in
      let summary = trip.summary
      return Trip(
        title: summary.title, start: summary.start?.description, end: summary.end?.description,
        state: summary.state.rawValue, language: summary.language, category: summary.category,
        icon: summary.icon, countries: summary.countries.map(\.code),
        page: trip.onSite(summary.addresses.home).percentEncoded,
        json: trip.onSite(summary.addresses.json).percentEncoded)
    }
  }
}
