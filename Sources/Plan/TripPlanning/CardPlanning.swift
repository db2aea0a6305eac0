import SiteOutput
import TripModel

extension TripPlan {
  /// The plan with cards: the trip, each day and each entry its own: cut from the cover, else drawn from the map, else for
  /// the entry itself.
  /// Without the site's address no page could name one: then there is only what can be downloaded.
  func withCards() -> TripPlan {
    var plan = self
    if let source = media.cover.map({ .photo($0.value) }) ?? mapOfTrip {
      plan.publication.share = CardPlan(of: .trip, source, as: .portrait, in: publication.root)
      if publication.address != nil {
        plan.publication.card = CardPlan(of: .trip, source, in: publication.root)
      }
    }
    guard publication.address != nil else { return plan }
    for index in days.indices { plan.days[index].card = card(of: days[index]) }
    let shown = Set(plan.days.filter { $0.card.map { !$0.isVignette } ?? false }.map(\.date))
    for index in journal.entries.indices {
      plan.journal.entries[index].card = card(of: journal.entries[index], daysWithCard: shown)
    }
    return plan
  }

  private var mapOfTrip: CardPlan.Source? {
    let isEmpty = way.route.isEmpty && places.isEmpty && way.destination?.value.coordinate == nil
    return isEmpty ? nil : .wayOfTrip
  }

  private func card(of day: DayPlan) -> CardPlan? {
    if let cover = day.cover {
      return CardPlan(of: .day(day.date), .photo(cover.value), in: day.page.folder)
    }
    if !day.route.isEmpty || !day.places.isEmpty {
      return CardPlan(of: .day(day.date), .wayOfDay(day.date), in: day.page.folder)
    }
    return day.entries.first.map { CardPlan(of: .day(day.date), .vignette($0), in: day.page.folder) }
  }

  /// An entry without a photo shows the way of its day, which is its day's own card; only where the day has none, the
  /// entry's position, and without one what is drawn for its day.
  private func card(of entry: EntryPlan, daysWithCard: Set<LocalDate>) -> CardPlan? {
    if let cover = entry.cover {
      return CardPlan(of: .entry(entry.id), .photo(cover.value), in: entry.page.folder)
    }
    if daysWithCard.contains(entry.day.value) { return nil }
    return entry.position.map { CardPlan(of: .entry(entry.id), .spot($0.value), in: entry.page.folder) }
  }
}

extension OutputPath {
  fileprivate var folder: [String] { parts.dropLast().map(String.init) }
}
