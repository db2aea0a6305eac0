import Diagnostics
import TripModel
import TripPlanning

/// What may be wrong with a journey as it is planned. Of what is over only slips of the pen are told.
func checkItinerary(_ plan: TripPlan, today: LocalDate) -> [Diagnostic] {
  let found: [Diagnostic] = plan.itinerary.remarks.compactMap { remark in
    func isToCome(_ id: EventID) -> Bool { plan[id].lastDay >= today }
    switch remark {
    // Told together below.
    case .overlap: return nil
    case .outOfReach(let one, let other, let metres, let seconds):
      return isToCome(other) ? .outOfReach(plan[one], plan[other], metres: metres, seconds: seconds) : nil
    case .unconnected(let one, let other, let metres):
      return isToCome(other) ? .unconnected(plan[one], plan[other], metres: metres) : nil
    case .backwards(let id): return .backwards(plan[id])
    case .tooFast(let id, let metres, let seconds):
      return .tooFast(plan[id], metres: metres, seconds: seconds)
    case .noBed: return nil
    case .twoBeds(let night, let one, let other): return .twoBeds(night, plan[one], plan[other])
    }
  }
  let nights = plan.itinerary.remarks.compactMap { if case .noBed(let night) = $0 { night } else { nil } }
    .filter { $0 >= today }
  let file = plan.itinerary.events.first?.source.file ?? "itinerary.yml"
  let long: [Diagnostic] = plan.itinerary.events.compactMap { event in
    flightSeconds(of: event).flatMap { $0 > longestFlight ? Diagnostic.tooLong(event, seconds: $0) : nil }
  }
  return overlaps(in: plan) + found + long + (nights.isEmpty ? [] : [.withoutBed(nights, file: file)])
}

/// For each event that begins too early one, with all that are not over then.
private func overlaps(in plan: TripPlan) -> [Diagnostic] {
  // The remarks on one event follow one another.
  var found: [(begun: EventID, running: [EventID])] = []
  for case .overlap(let one, let other) in plan.itinerary.remarks {
    if found.last?.begun != other { found.append((other, [])) }
    found[found.count - 1].running.append(one)
  }
  return found.map { .overlap($0.running.map { plan[$0] }, plan[$0.begun]) }
}

/// Seconds: the longest flight without a stop takes nineteen hours.
private let longestFlight = 20 * 3600

/// From the start of a flight to its end, in the time zones of its places; nil of anything else.
private func flightSeconds(of event: EventPlan) -> Int? {
  guard event.kind == .flight, let start = event.start.instant, let end = event.end?.instant else {
    return nil
  }
  return end.seconds - start.seconds
}

/// What was booked and stands in budget.yml once more.
func checkCostsOnce(of trip: Trip) -> [Diagnostic] {
  let costs = trip.events.compactMap(\.cost)
  guard !costs.isEmpty, let budget = trip.budget else { return [] }
  let booked = Dictionary(costs.map { (CostKey($0), $0) }, uniquingKeysWith: { first, _ in first })
  return budget.expenses.compactMap { expense in
    guard !expense.isBooking, !expense.isRepayment, let cost = booked[CostKey(expense)] else { return nil }
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
  /// More titles are only counted.
  private static let maxTitles = 3

  fileprivate static func overlap(_ running: [EventPlan], _ begun: EventPlan) -> Diagnostic {
    let titles = running.map { "“\($0.title)”" }
    let rest = titles.count - maxTitles
    // To name the last one takes no more room than to count it.
    let parts = rest > 1 ? Array(titles.prefix(maxTitles)) + ["\(rest) others"] : titles
    let last = parts.last ?? ""
    let list = parts.count > 1 ? parts.dropLast().joined(separator: ", ") + " and " + last : last
    return Diagnostic(
      .warning, .eventsOverlap,
      "“\(begun.title)” begins before \(list) \(parts.count == 1 ? "ends" : "end")", at: begun.source,
      advice: "Correct a time or its zone; if different people go, write `who: Ana`.")
  }

  fileprivate static func outOfReach(
    _ one: EventPlan, _ other: EventPlan, metres: Int, seconds: Int
  ) -> Diagnostic {
    Diagnostic(
      .warning, .eventOutOfReach,
      "“\(other.title)” is \(kilometres(metres)) from the end of “\(one.title)”, and begins "
        + "\(minutes(seconds)) after it",
      at: other.source, advice: "Check times, zones and places; if they are right, leave earlier.")
  }

  fileprivate static func unconnected(_ one: EventPlan, _ other: EventPlan, metres: Int) -> Diagnostic {
    Diagnostic(
      .warning, .eventsUnconnected,
      "Nothing planned for the \(kilometres(metres)) between “\(one.title)” and “\(other.title)”",
      at: other.source,
      advice: "Add how you get there, as `transport` or `direction`.")
  }

  fileprivate static func backwards(_ event: EventPlan) -> Diagnostic {
    Diagnostic(
      .warning, .endsBeforeStart, "“\(event.title)” ends before it begins, in the time zones of its places",
      at: event.source, advice: "Correct a time, or write its zone after it, such as 11:40 Europe/Lisbon."
    )
  }

  fileprivate static func tooFast(_ event: EventPlan, metres: Int, seconds: Int) -> Diagnostic {
    Diagnostic(
      .warning, .eventTooFast,
      "“\(event.title)” covers \(kilometres(metres)) in \(minutes(seconds)), faster than any \(event.kind.rawValue)",
      at: event.source, advice: "Check its places, times and zones.")
  }

  fileprivate static func tooLong(_ event: EventPlan, seconds: Int) -> Diagnostic {
    Diagnostic(
      .note, .flightTooLong,
      "“\(event.title)” takes \(minutes(seconds)) by the time zones of its places, longer than any flight",
      at: event.source,
      advice: "Check its times and zones; if it stops on the way, write each flight by itself.")
  }

  fileprivate static func withoutBed(_ nights: [LocalDate], file: String) -> Diagnostic {
    let which = nights.count == 1 ? "the night after" : "the nights after"
    return Diagnostic(
      .warning, .nightWithoutBed, "No bed for \(which) \(DayRanges(nights).words)",
      at: SourcePlace(file: file),
      advice: "Add it as `hotel`, even if it costs nothing: `- hotel: Aunt Rosa's sofa`.")
  }

  fileprivate static func twoBeds(_ night: LocalDate, _ one: EventPlan, _ other: EventPlan) -> Diagnostic {
    Diagnostic(
      .warning, .twoBeds,
      "Two beds for the night after \(night): “\(one.title)” and “\(other.title)”",
      at: other.source,
      advice: "Correct `end` of the first; if different people sleep there, write `who: Ana`.")
  }

  fileprivate static func enteredTwice(_ expense: Expense, _ cost: Expense) -> Diagnostic {
    let line = cost.place.span.map { ", line \($0.line)" } ?? ""
    return Diagnostic(
      .warning, .enteredTwice,
      "Possible duplicate of the cost of “\(cost.what)” (\(cost.place.file)\(line))",
      at: expense.place, advice: "Delete one of them; if both were paid, nothing is wrong.")
  }

  private static func kilometres(_ metres: Int) -> String { "\(max(1, (metres + 500) / 1000)) km" }

  private static func minutes(_ seconds: Int) -> String {
    let minutes = max(0, seconds) / 60
    return minutes < 120 ? "\(minutes) minutes" : "\(minutes / 60) hours"
  }
}
