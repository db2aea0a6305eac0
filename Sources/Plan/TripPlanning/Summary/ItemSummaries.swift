import Markdown
import TripModel

// What summaries say of things that have a page.

extension EntryPlan {
  /// The middle of a region or country is no spot.
  package var summary: TripSummary.Item? {
    let position = self.position.flatMap { $0.reason.isRegion ? nil : $0.value }
    return TripSummary.Item(
      kind: .entry, title: self.title.value, page: self.page, days: [self.day.value],
      spot: .init(position, self.locality), category: self.kind, tags: self.tags, who: self.who,
      text: self.body.standingText)
  }
}

extension OwnPagePlan {
  /// One to which no navigation leads is for those who have its address.
  package var summary: TripSummary.Item? {
    navigation == .hidden
      ? nil : TripSummary.Item(kind: .page, title: title.value, page: page, text: body.standingText)
  }
}

extension PlacePlan {
  package var summary: TripSummary.Item? {
    TripSummary.Item(
      kind: origin == .pin ? .pin : .waypoint, title: title, page: page, days: days,
      spot: .init(coordinate, locality), category: category, tags: tags, who: who, colour: colour,
      isPlanned: isOnlyPlanned, text: description)
  }
}

extension EventPlan {
  /// It is where one gets by it.
  package var summary: TripSummary.Item? {
    TripSummary.Item(
      kind: .event, title: title, page: page, days: days,
      spot: places.last.flatMap { .init($0.position?.value, $0.locality) }, category: kind.rawValue, who: who,
      text: note)
  }
}

extension AttractionPlan {
  package var summary: TripSummary.Item? {
    TripSummary.Item(
      kind: .attraction, title: name, page: page, days: [day].compactMap(\.self),
      spot: .init(position?.value, locality), category: category, tags: tags, wasVisited: wasVisited,
      isAtPin: pin != nil, rating: rating, text: description)
  }
}
