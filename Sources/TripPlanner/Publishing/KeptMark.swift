import Diagnostics
package import TripModel

/// Why readers will not get something that its author sees in a preview.
package enum KeptMark: Hashable, Sendable {
  case draft
  case isPrivate
  /// Readers get it from this day on.
  case until(LocalDate)
  /// Readers have not got it since this day.
  case from(LocalDate)
  /// It is near home or in a private zone.
  case nearHome
  /// Only what is kept back shows it, or it could not be told whether it is to be kept back.
  case withOthers

  /// The first reason that holds today; nil where none does.
  init?(_ reasons: [KeptBack], on today: LocalDate) {
    guard let reason = reasons.first(where: { $0.holds(on: today) })?.reason else { return nil }
    switch reason {
    case .draft: self = .draft
    case .isPrivate: self = .isPrivate
    case .until(let day): self = .until(day)
    case .from(let day): self = .from(day)
    case .nearHome: self = .nearHome
    }
  }
}

/// What of a trip readers will not get: the difference between the folder and what of it is published.
struct KeptMarks {
  private var items: [SourcePlace: KeptMark] = [:]
  private var photos: [String: KeptMark] = [:]
  private let showsPrices: Bool
  private var budget: KeptMark?
  private var trip: KeptMark?

  init(of whole: Trip, published: Trip, today: LocalDate) {
    showsPrices = whole.settings.publish.prices
    if whole.settings.visibility == .preview { trip = .isPrivate }
    markPhotos(of: whole, published: published, today: today)
    whole.forEachItem { thing in
      if let mark = KeptMark(thing.keptBack, on: today) { items[thing.source] = mark }
    }
    if let money = whole.budget, published.budget == nil {
      budget = KeptMark(money.keptBack, on: today) ?? .isPrivate
    }
  }

  /// What a picture's own text says of it comes before what is said of an entry that shows it.
  private mutating func markPhotos(of whole: Trip, published: Trip, today: LocalDate) {
    let shown = Set(published.photos.map(\.file))
    let held = whole.filesKeptBack.filter { $0.holds(on: today) }
    for group in held.filter(\.isOutright) + held.filter({ !$0.isOutright }) {
      guard let mark = KeptMark(group.reasons, on: today) else { continue }
      for file in group.files where !shown.contains(file) && photos[file] == nil { photos[file] = mark }
    }
    for photo in whole.photos where !shown.contains(photo.file) && photos[photo.file] == nil {
      photos[photo.file] = .withOthers
    }
  }

  subscript(photo: Photo) -> KeptMark? { photos[photo.file] }

  /// Puts the marks onto what was planned. A day is marked where all that was written and photographed on it is.
  func mark(_ plan: inout TripPlan) {
    plan.publication.kept = trip
    plan.money.kept = budget
    plan.markItems(items)
    for index in plan.itinerary.attractions.indices {
      plan.itinerary.attractions[index].isCostKept =
        !showsPrices && plan.itinerary.attractions[index].cost != nil
    }
    for index in plan.media.albums.indices {
      let marks = plan.media.albums[index].photos.map { plan[$0].kept }
      if let first = marks.first, marks.allSatisfy({ $0 != nil }) { plan.media.albums[index].kept = first }
    }
    for index in plan.journal.tags.indices {
      let marks =
        plan.journal.tags[index].entries.map { plan[$0].kept }
        + plan.journal.tags[index].places.map { plan[$0].kept }
      if let first = marks.first, marks.allSatisfy({ $0 != nil }) { plan.journal.tags[index].kept = first }
    }
    for index in plan.days.indices { plan.days[index].kept = dayMark(plan.days[index], plan) }
  }

  private func dayMark(_ day: DayPlan, _ plan: TripPlan) -> KeptMark? {
    let marks = day.entries.map { plan[$0].kept } + day.photos.map { plan[$0].kept }
    guard let first = marks.first, marks.allSatisfy({ $0 != nil }) else { return nil }
    return first
  }
}
