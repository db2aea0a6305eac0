import SiteOutput
import TripModel

/// One day out of a plan whose entries, photos, places and money stand.
struct DayPlanner {
  let date: LocalDate
  let plan: TripPlan
  let tracks: [TimedTrack]
  let router: Router
  let clocks: LocalClocks

  func makePlan() -> DayPlan {
    let entries = plan.entries.filter { $0.day.value == date }
    let photos = plan.photos.filter { $0.day.value == date }
    let places = plan.places.filter { $0.day == date }
    let pieces = tracks.flatMap(\.pieces).filter { $0.day == date }
    let route = router.route(on: date)
    return DayPlan(
      date: date, number: number, page: .page(["days", date.description]),
      title: title(entries: entries, route: route), cover: cover(entries: entries, photos: photos),
      timeline: timeline(entries: entries, photos: photos, places: places), entries: entries.map(\.id),
      photos: photos.map(\.id), places: places.map(\.id), route: route,
      recordedMetres: pieces.isEmpty ? nil : pieces.reduce(0) { $0 + TimedTrack.length($1.points) },
      money: plan.budget?.days.first { $0.date == date })
  }

  private var number: Int? {
    guard let dates = plan.dates, date >= dates.start.value, date <= dates.end.value else { return nil }
    return date - dates.start.value + 1
  }

  /// The first entry's title, else the named stops of the way.
  private func title(entries: [EntryPlan], route: RoutePlan) -> Reasoned<String>? {
    if let entry = entries.first {
      return Reasoned(
        entry.title.value, because: .entryOfDay(file: entry.file),
        insteadOf: entries.dropFirst().map { .entryOfDay(file: $0.file) })
    }
    let names = route.stops.compactMap(\.name)
    guard let first = names.first else { return nil }
    guard let last = names.last, last.value != first.value else { return first }
    return Reasoned("\(first.value) – \(last.value)", because: first.reason)
  }

  private func cover(entries: [EntryPlan], photos: [PhotoPlan]) -> Reasoned<PhotoID>? {
    // A cover that an entry only borrowed from the day is chosen here by the day's own rule.
    for entry in entries {
      guard let cover = entry.cover else { continue }
      if case .nearestInTime = cover.reason { continue }
      return Reasoned(cover.value, because: .entryOfDay(file: entry.file))
    }
    let photo = photos.first { $0.photo.isLandscape } ?? photos.first
    return photo.map { Reasoned($0.id, because: .firstPhoto(file: $0.photo.file)) }
  }

  private func timeline(
    entries: [EntryPlan], photos: [PhotoPlan], places: [PlacePlan]
  ) -> [TimelineItem] {
    var moments = entries.map { TimelineMoment(.entry($0.id), rank: 1, index: $0.id.index, moment: $0.time?.value) }
    moments += photos.map { TimelineMoment(.photos([$0.id]), rank: 3, index: $0.id.index, moment: $0.taken?.value) }
    moments += places.map { TimelineMoment(.place($0.id), rank: 0, index: $0.id.index, moment: $0.time) }
    for (index, expense) in (plan.budget?.expenses ?? []).enumerated() where expense.day == date {
      moments.append(
        TimelineMoment(.expense(index), rank: 2, index: index, moment: expense.expense.when.moment))
    }
    let ordered = moments.sorted { $0.key(clocks) < $1.key(clocks) }
    return PhotoRuns(ordered, clocks: clocks).items
  }
}

/// Something of a day before photos that were taken together are one item.
private struct TimelineMoment {
  var subject: TimelineItem.Subject
  /// The order at the same moment: the place, what was written there, what it cost, the pictures.
  var rank: Int
  var index: Int
  var moment: Moment?

  init(_ subject: TimelineItem.Subject, rank: Int, index: Int, moment: Moment?) {
    self.subject = subject
    self.rank = rank
    self.index = index
    self.moment = moment
  }

  /// By the one time line; what has no time, at the end.
  func key(_ clocks: LocalClocks) -> (Int, Int, Int) {
    (moment.map { clocks.instant($0).seconds } ?? Int.max, rank, index)
  }
}

/// Photos one after another, less than half an hour apart, as one item of the timeline.
private struct PhotoRuns {
  private(set) var items: [TimelineItem] = []

  init(_ moments: [TimelineMoment], clocks: LocalClocks) {
    var lastSeconds: Int?
    for moment in moments {
      let seconds = moment.moment.map { clocks.instant($0).seconds }
      if case .photos(let new) = moment.subject, case .photos(let run)? = items.last?.subject,
        let lastSeconds, let seconds, seconds - lastSeconds < 1800
      {
        items[items.count - 1].subject = .photos(run + new)
      } else {
        items.append(TimelineItem(time: moment.moment?.local.time, subject: moment.subject))
      }
      lastSeconds = seconds
    }
  }
}
