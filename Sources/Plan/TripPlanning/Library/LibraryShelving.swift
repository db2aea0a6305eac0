import SiteOutput
import TripModel

/// The cards of the front page, on their shelves.
struct Shelving {
  var current: LibraryCard?
  var shelves: [LibraryShelf]

  /// A journey without a written end is still under way so many days after its last word.
  private static let silence = 30

  static func arrange(_ trips: TripsInOrder, _ settings: LibrarySettings) -> Shelving {
    let (top, grouping) = (current(trips), settings.grouping)
    let others = trips.all.filter { $0.number != top?.number }
    var shelves: [LibraryShelf] = []
    var numbers: [String: Int] = [:]
    var last: [LibraryCard] = []
    for trip in others {
      let card = LibraryCard(trip)
      guard let (key, heading) = shelf(of: trip, grouping) else {
        last.append(card)
        continue
      }
      if let number = numbers[key] {
        shelves[number].cards.append(card)
      } else {
        numbers[key] = shelves.count
        shelves.append(LibraryShelf(heading: heading, cards: [card]))
      }
    }
    if grouping == .year {
      // Outings began long before the year that they stand under.
      shelves.sort { one, other in
        let (year, year2) = (one.year ?? 0, other.year ?? 0)
        return settings.order == .newestFirst ? year > year2 : year < year2
      }
    }
    if !last.isEmpty {
      shelves.append(LibraryShelf(heading: grouping == .year ? .undated : .uncategorized, cards: last))
    }
    return Shelving(current: top.map { LibraryCard($0) }, shelves: shelves)
  }

  /// The one that began last of those that are under way, else the first to come.
  private static func current(_ trips: TripsInOrder) -> NumberedTrip? {
    let today = trips.today
    func begins(_ trip: NumberedTrip) -> LocalDate { trip.summary.start ?? today }
    let underWay = trips.all.filter { trip in
      trip.summary.isOnTheWay && begins(trip) <= today
        && trip.summary.end.map { $0 + silence >= today } ?? true
    }
    // Of equals the first, which `max` would not take.
    if let latest = underWay.map(begins).max() { return underWay.first { begins($0) == latest } }
    let ahead = trips.all.filter { trip in
      trip.summary.state == .planned && trip.summary.start.map { $0 > today } ?? false
    }
    return ahead.map(begins).min().flatMap { next in ahead.first { begins($0) == next } }
  }

  /// Nil for what stands on the last one.
  private static func shelf(
    of trip: NumberedTrip, _ grouping: LibraryGrouping
  ) -> (key: String, heading: LibraryShelf.Heading)? {
    let summary = trip.summary
    switch grouping {
    case .year:
      // Of a journey over New Year the year in which it began says enough. Outings of many years stand where somebody looks
      // for what was last: on a shelf of all their years they would be alone.
      let outing = summary.isScattered ? trip.past.last ?? trip.days.first : nil
      guard let year = (outing ?? summary.start)?.year else { return nil }
      return ("\(year)", .year(year))
    case .category:
      guard let category = summary.category else { return nil }
      let key = TagKey(category).text
      if key.isEmpty { return nil }
      return (key, .category(category))
    }
  }
}

extension LibraryCard {
  init(_ numbered: NumberedTrip) {
    let (trip, summary) = (numbered.trip, numbered.summary)
    self.init(
      trip: numbered.number, page: trip.onSite(summary.addresses.home), title: summary.title,
      language: summary.language, description: summary.description, icon: summary.icon,
      category: summary.category, isOnTheWay: summary.isOnTheWay, isPlanned: numbered.isPlanned,
      start: summary.start, end: summary.end,
      next: summary.isScattered && !numbered.isPlanned
        ? numbered.days.dropFirst(numbered.past.count).first : nil,
      countries: CountriesOnWay.states(summary.countries.map(\.code)),
      travellers: numbered.travellers.map(\.name),
      cover: summary.cover.map { $0.moved(trip.onSite) }, other: summary.other.map { $0.moved(trip.onSite) },
      shapes: summary.shapes)
  }
}

extension TripSummary.Cover {
  /// The same at other addresses.
  fileprivate func moved(_ move: (OutputPath) -> OutputPath) -> TripSummary.Cover {
    var cover = self
    for index in cover.sizes.indices { cover.sizes[index] = cover.sizes[index].moved(move) }
    return cover
  }
}
