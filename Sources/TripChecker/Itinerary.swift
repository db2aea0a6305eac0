import Diagnostics
import TripModel
import TripPlanner

/// What may be wrong with a journey as it is planned. Of what is over only slips of the pen are told.
func checkItinerary(_ plan: TripPlan, today: LocalDate) -> [Diagnostic] {
  let found: [Diagnostic] = plan.itineraryRemarks.compactMap { remark in
    func isToCome(_ id: EventID) -> Bool { plan[id].lastDay >= today }
    switch remark {
    case .overlap(let one, let other): return .overlap(plan[one], plan[other])
    case .outOfReach(let one, let other, let metres, let seconds):
      return isToCome(other) ? .outOfReach(plan[one], plan[other], metres: metres, seconds: seconds) : nil
    case .unconnected(let one, let other, let metres):
      return isToCome(other) ? .unconnected(plan[one], plan[other], metres: metres) : nil
    case .backwards(let id): return .backwards(plan[id])
    case .tooFast(let id, let metres, let seconds):
      return .tooFast(plan[id], metres: metres, seconds: seconds)
    // Told together below.
    case .noBed: return nil
    case .twoBeds(let night, let one, let other): return .twoBeds(night, plan[one], plan[other])
    }
  }
  let nights = plan.itineraryRemarks.compactMap { if case .noBed(let night) = $0 { night } else { nil } }
    .filter { $0 >= today }
  let file = plan.events.first?.source.file ?? "itinerary.yml"
  return found + (nights.isEmpty ? [] : [.withoutBed(nights, file: file)])
}

/// What was booked and stands in budget.yml once more.
func checkCostsOnce(of trip: Trip) -> [Diagnostic] {
  let costs = trip.events.compactMap(\.cost)
  guard !costs.isEmpty, let budget = trip.budget else { return [] }
  let booked = Dictionary(costs.map { (CostKey($0), $0) }, uniquingKeysWith: { first, _ in first })
  return budget.expenses.compactMap { expense in
    guard !expense.isBooking, let cost = booked[CostKey(expense)] else { return nil }
    return .enteredTwice(expense, cost)
  }
}

/// What makes two of what one spent look like one.
private struct CostKey: Hashable {
  private let day: LocalDate
  private let amount: Money
  private let isRefund: Bool
  private let category: String

  init(_ expense: Expense) {
    (day, amount, isRefund) = (expense.when.date, expense.amount, expense.isRefund)
    category = expense.category
  }
}

extension Diagnostic {
  fileprivate static func overlap(_ one: EventPlan, _ other: EventPlan) -> Diagnostic {
    Diagnostic(
      .warning, .eventsOverlap, "“\(other.title)” begins before “\(one.title)” is over", at: other.source,
      advice: "Correct a time or its zone; where different people go, say so: `who: Ana`.")
  }

  fileprivate static func outOfReach(
    _ one: EventPlan, _ other: EventPlan, metres: Int, seconds: Int
  ) -> Diagnostic {
    Diagnostic(
      .warning, .eventOutOfReach,
      "“\(other.title)” is \(kilometres(metres)) from the end of “\(one.title)”, and begins \(minutes(seconds)) after it",
      at: other.source, advice: "Look whether times, zones and places are right; else leave earlier.")
  }

  fileprivate static func unconnected(_ one: EventPlan, _ other: EventPlan, metres: Int) -> Diagnostic {
    Diagnostic(
      .warning, .eventsUnconnected,
      "Between the end of “\(one.title)” and the beginning of “\(other.title)” are \(kilometres(metres)), and nothing is planned for them",
      at: other.source,
      advice: "Add how you get there, as `transport` or `direction`, if you know it already.")
  }

  fileprivate static func backwards(_ event: EventPlan) -> Diagnostic {
    Diagnostic(
      .warning, .endsBeforeStart, "By the clocks of its places “\(event.title)” ends before it begins",
      at: event.source, advice: "Correct a time, or write the zones behind them, such as 11:40 Europe/Lisbon."
    )
  }

  fileprivate static func tooFast(_ event: EventPlan, metres: Int, seconds: Int) -> Diagnostic {
    Diagnostic(
      .warning, .eventTooFast,
      "“\(event.title)” would make \(kilometres(metres)) in \(minutes(seconds)), faster than any \(event.kind.rawValue)",
      at: event.source, advice: "Look at its places, its times and their zones.")
  }

  fileprivate static func withoutBed(_ nights: [LocalDate], file: String) -> Diagnostic {
    let which = nights.count == 1 ? "the night after" : "the nights after"
    return Diagnostic(
      .warning, .nightWithoutBed, "No bed is booked for \(which) \(DayRanges(nights).words)",
      at: SourcePlace(file: file),
      advice: "Add it as `hotel`, also where it costs nothing: `- hotel: Aunt Rosa's sofa`.")
  }

  fileprivate static func twoBeds(_ night: LocalDate, _ one: EventPlan, _ other: EventPlan) -> Diagnostic {
    Diagnostic(
      .warning, .twoBeds,
      "For the night after \(night) there are two beds: “\(one.title)” and “\(other.title)”",
      at: other.source,
      advice: "Correct `end` of the first; where different people sleep there, say so: `who: Ana`.")
  }

  fileprivate static func enteredTwice(_ expense: Expense, _ cost: Expense) -> Diagnostic {
    let line = cost.place.span.map { ", line \($0.line)" } ?? ""
    return Diagnostic(
      .warning, .enteredTwice,
      "This looks like the cost of “\(cost.what)”, which counts already (\(cost.place.file)\(line))",
      at: expense.place, advice: "Leave one of the two; if both were paid, nothing is wrong.")
  }

  private static func kilometres(_ metres: Int) -> String { "\(max(1, (metres + 500) / 1000)) km" }

  private static func minutes(_ seconds: Int) -> String {
    let minutes = max(0, seconds) / 60
    return minutes < 120 ? "\(minutes) minutes" : "\(minutes / 60) hours"
  }
}
