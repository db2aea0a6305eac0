import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Of what was left out readers learn by name")
struct ToldLeftOutTests {
  /// The names of those that readers learn of.
  private func told(
    isHomeKnown: Bool, _ change: (inout Trip) throws -> Void = { _ in }
  ) throws -> [String] {
    func dates(_ settings: inout TripSettings) throws {
      (settings.start, settings.end) = (try day("2026-05-02"), try day("2026-05-04"))
    }
    var trip = Trip(isHomeKnown ? try PrivateTrip.settings(dates) : try settings(dates))
    trip.photos = [
      try photo("shown.jpg", "2026-05-03 14:05"), try photo("early.jpg", "2026-05-01 14:05"),
      try photo("garden.jpg", "2026-05-01 15:05", at: PrivateTrip.away(1000)), try photo("timeless.jpg", nil),
    ]
    trip.leftOut = [LeftOutPhoto(file: "broken.jpg", cause: .damaged("it breaks off"))]
    try change(&trip)
    return try planned(trip).plan.media.leftOut.filter(\.isTold).map(\.file).sorted()
  }

  @Test("what is out by its date or damaged, and near home or with a home neither")
  func dates() throws {
    try claim(told(isHomeKnown: false), is: ["broken.jpg", "early.jpg", "garden.jpg", "timeless.jpg"])
    try claim(told(isHomeKnown: true), is: ["early.jpg", "timeless.jpg"])
  }

  @Test("nothing that somebody chose to leave out, in whatever way, nor a copy of it")
  func choice() throws {
    let causes: [LeftOutPhoto.Cause] = [
      .byHand, .rejected(.rated(by: .xmp)), .rejected(.thrownAway(by: .xmp)), .leftOut(by: "a.md"), .paper,
      .copy(of: "gone.jpg", .smaller),
      .copy(of: "rejected.jpg", .bytes), .copy(of: "x0.jpg", .otherFormat),
    ]
    let names = try told(isHomeKnown: false) { trip in
      trip.leftOut = causes.enumerated().map { LeftOutPhoto(file: "x\($0).jpg", cause: $1) }
      trip.leftOut.append(LeftOutPhoto(file: "small.jpg", cause: .copy(of: "shown.jpg", .smaller)))
      trip.leftOut.append(LeftOutPhoto(file: "less.jpg", cause: .copy(of: "early.jpg", .smaller)))
      var rejected = try photo("rejected.jpg", "2026-05-03 15:05")
      rejected.rejection = .rated(by: .xmp)
      trip.photos.append(rejected)
      trip.setAside = [try photo("aside.jpg", "2026-05-03 16:05")]
    }
    claim(names, is: ["early.jpg", "garden.jpg", "less.jpg", "small.jpg", "timeless.jpg"])
  }

  @Test("no paper and no screen, whatever else leaves it out, nor a copy of one")
  func papers() throws {
    let names = try told(isHomeKnown: false) { trip in
      trip.papers = ["early.jpg"]
      trip.photos += [
        try photo("Screenshot_bank.jpg", "2026-05-01 14:05"), try photo("Screenshot_timeless.jpg", nil),
      ]
      trip.leftOut += [
        LeftOutPhoto(file: "Screenshot_broken.jpg", cause: .damaged("it breaks off")),
        LeftOutPhoto(file: "early-small.jpg", cause: .copy(of: "early.jpg", .smaller)),
        LeftOutPhoto(file: "Screenshot_copy.jpg", cause: .copy(of: "garden.jpg", .smaller)),
      ]
    }
    claim(names, is: ["broken.jpg", "garden.jpg", "timeless.jpg"])
  }

  @Test("no copy of a picture near home, whose name may tell when it was taken")
  func nearHome() throws {
    let names = try told(isHomeKnown: true) { trip in
      trip.photos.append(try photo("door.jpg", "2026-05-03 09:05", at: PrivateTrip.away(500)))
      trip.leftOut = [
        LeftOutPhoto(file: "door-small.jpg", cause: .copy(of: "door.jpg", .smaller)),
        LeftOutPhoto(file: "garden-small.jpg", cause: .copy(of: "garden.jpg", .smaller)),
      ]
    }
    claim(names, is: ["early.jpg", "timeless.jpg"])
  }
}
