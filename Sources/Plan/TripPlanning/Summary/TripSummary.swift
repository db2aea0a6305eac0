package import SiteOutput
package import TripModel

/// What may be asked of a trip without its plan: whatever several trips share (front page, map, calendar, people,
/// search) is made of summaries alone.
///
/// It is small, and kept from build to build. Made of the plan for readers, it holds nothing that is kept back. All
/// addresses are from where the trip's pages begin, wherever that will be.
package struct TripSummary: Codable, Hashable, Sendable {
  package var title: String
  /// Whether somebody wrote the title.
  package var isTitleWritten: Bool
  package var description: String?
  package var icon: String?
  package var category: String?
  package var language: String
  package var state: TripState
  /// Whether the traveller is on the way, and somebody wrote of when: pictures alone are no word about that.
  package var isOnTheWay: Bool
  /// Whether search engines may list it.
  package var isListed: Bool
  /// The first and last day; nil for a trip on which nothing has a day.
  package var start: LocalDate?
  package var end: LocalDate?
  /// Whether all days from the first to the last are of the trip; of outings only those are that have a number.
  package var isOneJourney: Bool
  package var cover: Cover?
  /// Another picture, wide and large enough for the top of a page; nil where there is none.
  package var other: Cover?
  /// What is drawn of its way where it has no picture; none where its map has no line.
  package var shapes: [Shape] = []
  package var addresses: TripAddresses
  package var travellers: [Traveller]
  /// Whom the trip's own people.yml tells of, in its order.
  package var people: [PersonProfile] = []
  package var totals: Totals
  /// In the order in which the way came to them.
  package var countries: [Country]
  package var days: [Day]
  /// Where the way stopped, in the order of the first visit.
  package var stops: [Stop]
  /// Entries, own pages to which a navigation leads, pins and waypoints, events and saved attractions.
  package var items: [Item]
  /// Those of most things first.
  package var tags: [Tag]
}

extension TripSummary {
  /// The picture that stands for the trip.
  package struct Cover: Codable, Hashable, Sendable {
    /// The narrowest first.
    package var sizes: [DerivativePlan]
    /// What somebody says that it shows.
    package var alternative: String?
  }

  /// A day that holds something.
  package struct Day: Codable, Hashable, Sendable {
    package var date: LocalDate
    /// Nil for a day outside the trip's dates.
    package var number: Int?
    package var title: String?
    package var page: OutputPath
    package var towns: [String]
    package var entries: Int
    package var words: Int
    /// Clips among them.
    package var photos: Int
    /// As recorded; nil where nothing was.
    package var metres: Int?
  }

  package struct Country: Codable, Hashable, Sendable {
    /// ISO 3166-1 alpha-2.
    package var code: String
    /// In order; none where only a track tells that the way led through.
    package var days: [LocalDate]
    /// Whether only a planned route leads there: nobody was there.
    package var isPlanned = false
  }

  /// A place as it is published.
  package struct Spot: Codable, Hashable, Sendable {
    /// To six decimals of a degree.
    package var position: Coordinate?
    package var town: String?
    package var region: String?
    package var country: String?
  }

  package struct Stop: Codable, Hashable, Sendable {
    package var name: String?
    package var spot: Spot?
    package var days: [LocalDate]
    /// The page of the pin that is there.
    package var page: OutputPath?
    /// Whether only a planned route tells of it: nobody was there.
    package var isPlanned = false
  }

  /// A thing of the trip that has a page.
  package struct Item: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable { case entry, page, pin, waypoint, event, attraction }

    package var kind: Kind
    package var title: String
    package var page: OutputPath
    /// The days on which it is, or one was there, in order.
    package var days: [LocalDate] = []
    package var spot: Spot?
    package var category: String?
    package var tags: [String] = []
    package var who: [String] = []
    /// A pin's own.
    package var colour: String?
    /// Of a saved attraction: whether somebody was there.
    package var wasVisited = false
    /// Of a saved attraction: whether a pin of the trip stands on maps in its place.
    package var isAtPin = false
    /// Of a saved attraction: how good somebody finds it.
    package var rating: Rating?
    /// Of a waypoint: whether only a planned route bears it, and nobody was there.
    package var isPlanned = false
    /// What is written there, by which it is found: without marks, and not without end.
    package var text: String?
    /// Of an entry: when it was, as feeds tell it.
    package var time: Moment?
  }

  package struct Tag: Codable, Hashable, Sendable {
    package var name: String
    package var page: OutputPath
    /// How many things bear it.
    package var count: Int
  }

  /// The trip in numbers.
  package struct Totals: Codable, Hashable, Sendable {
    package var days: Int
    package var nights: Int?
    package var entries: Int
    package var words: Int
    package var photos: Int
    package var clips: Int
    package var ways: [Way]
    /// In the trip's currency; nil where nothing of the money is published.
    package var spent: Money?
    /// Of recorded ways that nothing gives a day, which none of the ways counts.
    package var undatedMetres = 0
  }

  /// What was travelled in one manner; nil where nothing tells it.
  package struct Way: Codable, Hashable, Sendable {
    package var mode: TravelMode?
    package var recordedMetres: Int
    /// From place to place where nothing was recorded: at least so far it was.
    package var straightMetres: Int
  }
}
