import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Quarters in the line of a day")
struct QuarterRemarkTests {
  @Test(
    "are no way from its centre where pictures alone tell of them, and one where a way was recorded",
    arguments: [
      (false, DayRemark.quarters(["Ponte"])), (true, .fromMiddle(to: "Ponte")),
    ] as [(Bool, DayRemark)])
  func way(isRecorded: Bool, remark: DayRemark) throws {
    let names = PlaceLookup {
      Locality(
        town: "Rome", quarter: $0.longitude < 12.47 ? "Ponte" : nil, isInTown: true, country: "IT")
    }
    let line: [(Coordinate, String?)] = try (10...40).map { minute in
      let share = Double(minute - 10) / 30
      return (try at(41.895 + 0.004 * share, 12.482 - 0.016 * share), "2026-05-03 12:\(minute)")
    }
    let photos = try (0..<6).map { number in
      try photo(
        "\(number).jpg", "2026-05-03 1\(number):00", offset: 2,
        at: number == 5 ? at(41.899, 12.466) : at(41.895, 12.482))
    }
    let trip = Trip(photos: photos, tracks: isRecorded ? [try track("2026-05-03.gpx", [line])] : [])
    let plan = TripPlanner.plan(trip, today: try day("2026-05-09"), names: names).plan
    let remarks = try unwrapped(plan.days.first).remarks
    #expect(remarks.contains(remark), "\(remarks)")
  }

  @Test(
    "are told as such in the town that the day is called by, and another town as a town",
    arguments: [
      (
        Locality(town: "Rome", quarter: "Ponte", isInTown: true, country: "IT"),
        DayRemark.quarters(["Ponte"])
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
      remarks.contains { if case .quarters = $0 { true } else { false } }, is: remark != nil, "\(remarks)")
    if let remark { #expect(remarks.contains(remark), "\(remarks)") }
  }
}
