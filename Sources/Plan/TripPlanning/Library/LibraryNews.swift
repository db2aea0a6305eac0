package import SiteOutput
package import TripModel

/// An entry of one of the trips, as the feed of their library tells it.
package struct LibraryNews: Hashable, Sendable {
  package var trip: TripNumber
  package var title: String
  package var page: OutputPath
  /// As in the feed of the trip.
  package var time: Moment
  /// Who wrote it, by the names that the pages of people have: whom the entry names, else those who come along.
  package var authors: [String]
  package var tags: [String]
  /// What is written there, without marks, a paragraph a line.
  package var text: String

  /// Older ones are on the site, and not in its feed.
  static let most = 50

  /// The newest of all trips, the newest one first. Of one instant the first trip's come first, and of one trip the later
  /// in its journal.
  static func newest(of trips: TripsInOrder, _ roster: Roster) -> [LibraryNews] {
    var all: [(entry: TripSummary.Item, time: Moment, instant: Instant, trip: NumberedTrip, place: Int)] = []
    for trip in trips.all {
      for (place, item) in trip.summary.items.enumerated() where item.kind == .entry {
        if let time = item.time { all.append((item, time, time.atLeastUTC, trip, place)) }
      }
    }
    all.sort { one, other in
      if one.instant != other.instant { return one.instant > other.instant }
      return one.trip.number == other.trip.number
        ? one.place > other.place : one.trip.number < other.trip.number
    }
    return all.prefix(most).map { news in
      let (entry, trip) = (news.entry, news.trip)
      return LibraryNews(
        trip: trip.number, title: entry.title, page: trip.trip.onSite(entry.page), time: news.time,
        authors: roster.presence(at: entry.who, on: trip.number).map(\.name), tags: entry.tags,
        text: entry.text ?? "")
    }
  }
}
