import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Shifts of cameras' clocks, as written")
struct WrittenShiftTests {
  @Test(
    "are those of the camera by its model, and by what pages call it",
    arguments: [
      ("EOS 40D", 60), ("Canon EOS 40D", 60), ("canon  eos 40d", 60), ("EOS 40", nil), ("Canon", nil),
    ] as [(String, Int?)])
  func names(written: String, shift: Int?) {
    let shifts = WrittenShifts([CameraClock(model: written, shiftSeconds: 60)])
    claim(shifts.shift(of: Camera(make: "Canon", model: "EOS 40D")), is: shift)
    claim(none: shifts.shift(of: Camera()))
  }

  @Test("move the pictures of a camera that is called as its page calls it")
  func moved() throws {
    var picture = try photo("a.jpg", "2026-05-03 09:00", model: "K-1")
    picture.camera.make = "Pentax"
    var trip = Trip(photos: [picture])
    trip.settings.cameraClocks = [CameraClock(model: "Pentax K-1", shiftSeconds: 3600)]
    let taken = try unwrapped(try planned(trip).plan.media.photos.first?.taken?.value)
    #expect(taken.local.time.description.hasPrefix("10:00"))
  }
}
