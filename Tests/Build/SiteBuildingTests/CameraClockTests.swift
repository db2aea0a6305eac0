import TripChecking
import Diagnostics
import Foundation
import SiteBuilding
import Testing
import TripCompiling

@Suite("A proposal for a camera's clock")
struct CameraClockTests {
  @Test("reads as it is written, puts the pictures right, and is not made again")
  func isObeyed() async throws {
    let workspace = try TemporaryFolder()
    let trip = try workspace.copy(of: Checkout.brokenTrips + "/camera-clock-off", as: "trip")
    try FileManager.default.removeItem(atPath: trip + "/expected.txt")
    let order = try BuildOptions.test(trip, in: workspace)
    let first = await SiteBuilder.check(order).diagnostics
    let advice = try #require(first.first { $0.code == .cameraClockOff }?.advice)
    let line = try #require(advice.split(separator: "`").first { $0.hasPrefix("cameras:") })
    try workspace.write("trip/trip.yml", line + "\n")
    #expect(await SiteBuilder.check(order).diagnostics == [])
    let why = await TripInquiry.about("photos/good1.jpg", line: nil, in: order).answers
    // 08:10 by a clock that was 97 minutes behind.
    #expect("\(why)".contains("It was taken at 2026-05-03 09:47"))
  }
}
