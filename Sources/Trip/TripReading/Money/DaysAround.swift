import TripModel
import TripNotation

/// For each item of a list the days of the nearest ones before and behind it that have one: nil at its ends, and where
/// these are not in order.
struct DaysAround {
  private var before: [LocalDate?] = []
  private var behind: [LocalDate?] = []

  init(_ items: [Node]) {
    let days = items.map(Self.day)
    var last: LocalDate?
    for day in days {
      before.append(last)
      last = day ?? last
    }
    last = nil
    for day in days.reversed() {
      behind.append(last)
      last = day ?? last
    }
    behind.reverse()
  }

  subscript(index: Int) -> ClosedRange<LocalDate>? {
    guard let first = before[index], let last = behind[index], first <= last else { return nil }
    return first...last
  }

  private static func day(of item: Node) -> LocalDate? {
    let text = item.text ?? item.fields?.first { $0.key == "date" }?.value.text
    return text.flatMap { LeadingDay($0.value[...])?.date }
  }
}
