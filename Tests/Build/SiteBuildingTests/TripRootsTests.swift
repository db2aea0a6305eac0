import Diagnostics
import Testing
import TripModel

@testable import SiteBuilding

@Suite("Where the trips of a library stand in its site")
struct TripRootsTests {
  @Test("one that is not there takes no name from those behind it")
  func leftOut() {
    let trips = ["2024/rome", "2025/rome", "2026/rome"].map { folder in
      TripReference(TripID(folder: folder), folder: "/trips/" + folder)
    }
    var roots = TripRoots(of: trips)
    #expect(trips.map { roots[$0.id] } == [["rome"], ["rome-2"], ["rome-3"]])
    roots.leaveOut(trips[0].id)
    #expect(trips.map { roots[$0.id] } == [nil, ["rome"], ["rome-2"]])
    roots.leaveOut(trips[2].id)
    #expect(trips.map { roots[$0.id] } == [nil, ["rome"], nil])
  }
}
