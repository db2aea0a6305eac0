package import SiteOutput
package import TripModel

/// An entry of one of the trips, as the feed of their library tells it.
package struct LibraryNews: Hashable, Sendable {
  package var trip: TripNumber
  package var title: String
  package var page: OutputPath
  /// As in the feed of the trip.
  package var time: Moment
  package var who: [String]
  package var tags: [String]
  /// What is written there, without marks, a paragraph a line.
  package var text: String

  /// Older ones are on the site, and not in its feed.
  static let most = 50

  /// The newest of all trips, the newest one first. Of one instant the first trip's come first, and of one trip the later
  /// in its journal.
  static func newest(of trips: [LibraryTrip]) -> [LibraryNews] {
    var all: [(news: LibraryNews, instant: Instant, place: Int)] = []
    for (index, trip) in trips.enumerated() {
      for (place, item) in trip.summary.items.enumerated() where item.kind == .entry {
        guard let time = item.time else { continue }
        let news = LibraryNews(
          trip: TripNumber(index), title: item.title, page: trip.onSite(item.page), time: time, who: item.who,
          tags: item.tags, text: item.text ?? "")
        all.append((news, time.atLeastUTC, place))
      }
    }
    all.sort { one, other in
      if one.instant != other.instant { return one.instant > other.instant }
      return one.news.trip == other.news.trip
        ? one.place > other.place : one.news.trip < other.news.trip
    }
    return all.prefix(most).map(\.news)
  }
}
