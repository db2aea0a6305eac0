package import Diagnostics

/// A place to go next, as `destinations.yml` of a trip or a library tells of it.
///
/// It is none of the things of a trip (`TripItem`): it belongs to no day, and nobody was there yet.
package struct Destination: Hashable, Sendable {
  package var name: String
  /// Where it is written.
  package var source: SourcePlace
  /// Why readers do not get it; empty for what is published.
  package var keptBack: [KeptBack] = []
  /// Where it is: a position, the name of a town, or both; nil where its own name has to tell.
  package var at: Written<NamedPlace>?
  /// ISO 3166-1 alpha-2, where it is written.
  package var country: String?
  /// The file of a picture, from the folder that `destinations.yml` lies in.
  package var picture: String?
  /// What it is chosen by: one to `maxTags`, as they are written, no two of them the same (`TagKey`).
  package var tags: [String] = []
  /// What is paid in there, where it is written.
  package var currency: Currency?
  /// The airport that one flies to.
  package var airport: Airport?
  package var note: String?
  package var links: [NamedLink] = []
  /// Flights there that the traveller saw, in the order of the file.
  package var flights: [DestinationFlight] = []

  package init(name: String, source: SourcePlace) {
    self.name = name
    self.source = source
  }

  /// A card has room for so many, and whoever has more prefers none.
  package static let maxTags = 3

  /// What is paid in there: as written, else what its country counts in; nil where neither is known.
  package var currencyThere: Currency? { currency ?? country.flatMap(CountryCurrencies.currency) }

  /// By what a place is looked up that has no position: the town that is named, else its own name.
  package var town: String { at?.value.name ?? name }

  /// The texts by which a gazetteer may know that: the whole of it, and what stands before the first comma.
  package var readings: [String] {
    guard let comma = town.firstIndex(of: ",") else { return [town] }
    return [town, String(town[..<comma])]
  }
}

extension [Destination] {
  /// Those of which everybody may be told on a day.
  package func published(on today: LocalDate) -> [Destination] {
    filter { destination in !destination.keptBack.contains { $0.holds(on: today) } }
  }
}
