import Testing
import TripModel

@Suite("Runs of opening hours")
struct OpeningRunTests {
  @Test("join weekdays of which the same is told, and not Sunday with Monday")
  func week() {
    let (open, closed) = (OpeningHours.Day.open([.wholeDay]), OpeningHours.Day.closed)
    let hours = OpeningHours(days: [closed, open, open, open, open, closed, closed])
    #expect(hours.runs.map { [$0.first, $0.last] } == [[0, 0], [1, 4], [5, 6]])
    #expect(hours.runs.map(\.day) == [closed, open, closed])
    #expect(OpeningHours(days: []).runs == OpeningHours(days: [.untold]).runs)
  }
}
