import Diagnostics
import Testing
import TripChecking
import TripModel

@testable import TripPlanning

@Suite("What is said of a camera's clock that seems wrong")
struct CameraShiftCheckTests {
  @Test(
    "is that pictures would fit by another hour, never that anything was corrected",
    arguments: [
      (3600, 0, "1 h behind: 1 h later, all 19 of", "write into trip.yml"),
      (-3600, 0, "1 h ahead: 1 h earlier, all 19 of", "write into trip.yml"),
      (3600, 60, "1 h behind: 1 h later, all 19 of", "Correct its line"),
      (3600, -3600, "1 h behind: 1 h later, all 19 of", "Delete its line"),
    ])
  func nothingIsChanged(seconds: Int, written: Int, told: String, advice: String) throws {
    let today = try #require(LocalDate(iso: "2026-05-04"))
    var plan = TripPlanner.plan(Trip(folderName: "x"), today: today).plan
    plan.media.cameraShifts = [
      CameraShift(
        model: "G9", seconds: seconds, written: written, evidence: .camera("Pixel"), agreeing: 19, of: 19,
        file: "a.jpg")
    ]
    let found = TripChecker.check(Trip(folderName: "x"), plan: plan).filter { $0.code == .cameraClockOff }
    let message = try #require(found.first?.message)
    #expect(message.contains(told))
    #expect(message.contains("would begin together with one of the camera “Pixel”"))
    #expect(!message.contains("corrected"))
    #expect(found.first?.advice?.hasPrefix("Nothing is changed yet. ") == true)
    #expect(found.first?.advice?.contains(advice) == true)
  }

  @Test(
    "is a warning with their number where over a third of all pictures have no place for that",
    arguments: [(1, 1, true), (1, 2, false)])
  func placeless(own: Int, others: Int, isWarning: Bool) throws {
    let today = try #require(LocalDate(iso: "2026-05-04"))
    var trip = Trip(folderName: "x")
    trip.photos = (0..<own + others).map { number in
      Photo(
        file: "\(number).jpg", contentHash: "\(number)", width: 4000, height: 3000,
        camera: Camera(model: number < own ? "G9" : "Pixel"))
    }
    var plan = TripPlanner.plan(trip, today: today).plan
    plan.media.cameraShifts = [
      CameraShift(
        model: "G9", seconds: 3600, written: 0, evidence: .camera("Pixel"), agreeing: 19, of: 19,
        file: "0.jpg")
    ]
    let found = try #require(TripChecker.check(trip, plan: plan).first { $0.code == .cameraClockOff })
    #expect((found.severity == .warning) == isWarning)
    #expect(found.message.contains("\(own) of the trip’s \(own + others) pictures") == isWarning)
  }
}
