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
  package init?(_ reasons: [KeptBack], on today: LocalDate) {
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
  /// That of all money, and of the trip itself.
  private(set) var budget: KeptMark?
  private(set) var trip: KeptMark?

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
    let shown = Set(published.photos.map { $0.file })
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

  /// The things with their marks. An album and a tag are marked where everything in them is.
  func marked(_ things: TripThings) -> TripThings {
    var things = things
    things.markItems(items)
    // Where readers get no money at all, they get none of a booking.
    if let budget {
      for index in things.itinerary.events.indices {
        let event = things.itinerary.events[index]
        things.itinerary.events[index].priceKept = event.priceKept ?? budget
        things.itinerary.events[index].paidKept = event.paidKept ?? budget
      }
    }
    for index in things.itinerary.attractions.indices {
      things.itinerary.attractions[index].isCostKept =
        !showsPrices && things.itinerary.attractions[index].cost != nil
    }
    for index in things.media.albums.indices {
      things.media.albums[index].kept = KeptMark(
        ofAll: things.media.albums[index].photos.map { things[$0].kept })
    }
    for index in things.journal.tags.indices {
      let tag = things.journal.tags[index]
      things.journal.tags[index].kept = KeptMark(
        ofAll: tag.entries.map { things[$0].kept } + tag.places.map { things[$0].kept }
          + tag.photos.map { things[$0].kept })
    }
    return things
  }

  /// The money with the marks of what was spent, or given back.
  func marked(_ budget: BudgetPlan) -> BudgetPlan {
    func marked(_ expenses: [ExpensePlan]) -> [ExpensePlan] {
      expenses.map { expense in
        var expense = expense
        expense.kept = items[expense.expense.source]
        return expense
      }
    }
    var budget = budget
    budget.expenses = marked(budget.expenses)
    budget.repayments = marked(budget.repayments)
    budget.unrated = marked(budget.unrated)
    return budget
  }
}

extension KeptMark {
  /// The mark of what holds nothing that readers get, which is that of its first part; nil where they get any of it,
  /// or it holds nothing.
  init?(ofAll parts: [KeptMark?]) {
    guard let first = parts.first, let first, parts.allSatisfy({ $0 != nil }) else { return nil }
    self = first
  }
}
