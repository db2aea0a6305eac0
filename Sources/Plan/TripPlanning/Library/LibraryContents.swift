package import Diagnostics
package import SiteOutput
package import TripModel

/// All that a library's shared pages are made of: what is written for all trips, and of each trip its summary.
package struct LibraryContents: Sendable {
  package var settings = LibrarySettings()
  /// Under which names the files of its site are published.
  package var addresses = AddressPolicy.open
  /// As `people.yml` tells of them, in its order.
  package var people: [Person] = []
  /// The sizes in which a picture of a person is published, by its file; the narrowest first.
  package var portraits: [String: [DerivativePlan]] = [:]
  /// As `destinations.yml` tells of them, in its order, without those that are near a private place.
  package var destinations: [Destination] = []
  /// The sizes in which a picture of one is published, by its file; the narrowest first.
  package var destinationPictures: [String: [DerivativePlan]] = [:]
  /// What the weather is like there, and what it was to be.
  package var climates: [DestinationClimate] = []
  package var forecasts: [DestinationForecast] = []
  /// Where money is changed.
  package var exchangeOffices: [ExchangeOffice] = []
  /// The town nearest to the library's own home, around which they may be told of.
  package var townOfChangers: NearestTown?
  /// What tells where names of places are, and how far clocks are ahead.
  package var names = PlaceLookup.unknown
  package var zones = ZoneLookup.unknown
  /// In any order. Private trips, and those that could not be made, are not among them.
  package var trips: [LibraryTrip]
  /// The trips with a password of their own of which there is a card, in any order.
  package var sealed: [LibrarySealedTrip] = []
  /// What currencies were worth, for a sum of all trips.
  package var rates = DatedRates()
  /// Out of these nothing is published: the homes and private zones of all trips, private ones too.
  package var circles: [PrivateCircle]

  package init(trips: [LibraryTrip], circles: [PrivateCircle]) {
    self.trips = trips
    self.circles = circles
  }
}

/// One of the trips of a library.
package struct LibraryTrip: Hashable, Sendable {
  package var id: TripID
  /// The folders of the site below which its pages stand.
  package var root: [String]
  package var summary: TripSummary

  package init(_ id: TripID, root: [String], summary: TripSummary) {
    self.id = id
    self.root = root
    self.summary = summary
  }

  /// An address of the summary as it is from the top of the site.
  package func onSite(_ path: OutputPath) -> OutputPath { .file(root + path.parts.map(String.init)) }
}
