import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Quarters in the line of a day")
struct QuarterRemarkTests {
  @Test(
    "are told as such in the town that the day is called by, from its centre on, and another town as a town",
    arguments: [
      (
        Locality(town: "Rome", quarter: "Ponte", isInTown: true, country: "IT"),
        DayRemark.fromMiddle(to: "Ponte")
      ),
      (Locality(town: "Ponte", isInTown: true, country: "IT"), nil),
    ] as [(Locality, DayRemark?)])
  func quarter(place: Locality, remark: DayRemark?) throws {
    let names = PlaceLookup {
      $0.longitude < 12.47 ? place : Locality(town: "Rome", isInTown: true, country: "IT")
    }
    let photos = try (0..<6).map { number in
      try photo(
        "\(number).jpg", "2026-05-03 1\(number):00", offset: 2,
        at: number == 5 ? at(41.899, 12.466) : at(41.895 + 0.0001 * Double(number), 12.482))
    }
    let plan = TripPlanner.plan(Trip(photos: photos), today: try day("2026-05-09"), names: names).plan
    let remarks = try unwrapped(plan.days.first).remarks
    claim(
      remarks.contains { if case .fromMiddle = $0 { true } else { false } }, is: remark != nil, "\(remarks)")
    if let remark { #expect(remarks.contains(remark), "\(remarks)") }
  }
}
