import Claims
import Testing
import TripModel

@testable import TripPlanning

struct OrderTests {
  @Test("A camera without an offset is put in order by the phone's of the same day, not by the trip's zone")
  func phoneAndCamera() throws {
    // At home it is an hour later than where the phone was.
    let home = settings { $0.timeZone = ZoneRules(identifier: "Europe/Berlin") }
    let photos = [
      try photo("phone1.jpg", "2026-05-03 12:00", offset: 1), try photo("camera.jpg", "2026-05-03 12:30"),
      try photo("phone2.jpg", "2026-05-03 13:00", offset: 1),
    ]
    let plan = try planned(Trip(home, photos: photos)).plan
    claim(plan.media.photos.map(\.photo.file), is: ["phone1.jpg", "camera.jpg", "phone2.jpg"])
    claim(none: plan.media.photos[1].taken?.value.offset)
  }

  @Test("Far from any photo that tells its offset, the trip's zone counts")
  func zoneFarAway() throws {
    let clocks = LocalClocks.gather(
      from: Trip(
        settings { $0.timeZone = ZoneRules(identifier: "Europe/Berlin") },
        photos: [try photo("a.jpg", "2026-05-03 12:00", offset: 9)]))
    let near = clocks.offset(atLocal: try clock("2026-05-03 23:59"))
    let far = clocks.offset(atLocal: try clock("2026-05-04 00:01"))
    claim(near.value, is: try hours(9))
    claim(near.reason, is: .neighbour(file: "a.jpg"))
    claim(far.value, is: try hours(2))
    claim(far.reason, is: .tripZone("Europe/Berlin"))
    claim(clocks.offset(at: try instant("2026-05-03 14:00", 0), near: nil).value, is: try hours(9))
    claim(clocks.offset(at: try instant("2026-05-05 14:00", 0), near: nil).value, is: try hours(2))
  }

  @Test("Without a zone any photo's offset counts, then the longitude, then UTC")
  func fallbacks() throws {
    let known = LocalClocks.gather(from: Trip(photos: [try photo("a.jpg", "2026-05-03 12:00", offset: 9)]))
    let empty = LocalClocks.gather(from: Trip())
    let noon = try clock("2026-05-20 12:00")
    claim(known.offset(atLocal: noon).value, is: try hours(9))
    claim(none: known.toldOffset(atLocal: noon))
    let tokyo = empty.offset(atLocal: noon, near: try at(35, 139))
    claim(tokyo.value, is: try hours(9))
    claim(tokyo.reason, is: .longitude)
    claim(empty.offset(atLocal: noon).reason, is: .standard)
    claim(empty.offset(at: Instant(seconds: 0), near: try at(0, -180)).value, is: try hours(-12))
  }

  @Test("Over the date line photos stay in the order in which they were taken, each on its own local day")
  func dateLine() throws {
    let photos = [
      try photo("honolulu.jpg", "2026-05-04 10:00", offset: -10),
      try photo("tokyo.jpg", "2026-05-04 20:00", offset: 9),
      try photo("auckland.jpg", "2026-05-05 06:00", offset: 12),
    ]
    let plan = try planned(Trip(photos: photos)).plan
    claim(plan.media.photos.map(\.photo.file), is: ["tokyo.jpg", "auckland.jpg", "honolulu.jpg"])
    claim(plan.days.map(\.photos.count), is: [2, 1])
    let clocks = LocalClocks.gather(from: Trip(photos: photos))
    claim(clocks.offset(at: try instant("2026-05-04 19:50", 0), near: nil).value, is: try hours(-10))
    claim(clocks.offset(at: try instant("2026-05-04 11:10", 0), near: nil).value, is: try hours(9))
  }

  @Test("A camera's clock is moved by its shift, and the reason says so")
  func shift() throws {
    let shifted = settings { $0.cameraClocks = [CameraClock(model: "EOS R6", shiftSeconds: -3600)] }
    let photos = [
      try photo("camera.jpg", "2026-05-03 00:30", model: "EOS R6"),
      try photo("phone.jpg", "2026-05-02 23:45"),
    ]
    let plan = try planned(Trip(shifted, photos: photos)).plan
    claim(plan.media.photos.map(\.photo.file), is: ["camera.jpg", "phone.jpg"])
    claim(plan.media.photos[0].taken?.value.description, is: "2026-05-02T23:30:00")
    claim(plan.media.photos[0].taken?.reason, is: .cameraClock(tag: .original, shiftedBySeconds: -3600))
    claim(plan.media.photos[0].day?.value, is: try day("2026-05-02"))
  }

  @Test("A burst is in the order of its subseconds, and then of its names")
  func burst() throws {
    let moment = "2026-05-03 12:00"
    let photos = [
      try photo("d.jpg", moment, subsecond: "5"), try photo("c.jpg", moment, subsecond: "45"),
      try photo("b.jpg", moment), try photo("a.jpg", moment),
    ]
    try claim(
      planned(Trip(photos: photos)).plan.media.photos.map(\.photo.file),
      is: [
        "a.jpg", "b.jpg", "c.jpg", "d.jpg",
      ])
  }

  @Test("What has no time stands at the end of its day, after the small hours that belong to it")
  func endOfDay() throws {
    let night = try settings { $0.dayStarts = try time("04:00") }
    let trip = Trip(
      night, entries: [try entry("2026-05-03-a.md", shows: ["scan.jpg"])],
      photos: [
        try photo("scan.jpg"), try photo("bar.jpg", "2026-05-04 01:30"),
        try photo("next.jpg", "2026-05-04 09:00"),
      ])
    let plan = try planned(trip).plan
    claim(plan.media.photos.map(\.photo.file), is: ["bar.jpg", "scan.jpg", "next.jpg"])
    claim(plan.media.photos[1].day?.reason, is: .entryOfDay(file: "2026-05-03-a.md"))
  }

  @Test(
    "A day's timeline is in order over entries, photos, pins and expenses, with what has no time at the end")
  func timeline() throws {
    var lunch = try expense("2026-05-03", 780)
    lunch.when.time = try time("14:20")
    let trip = Trip(
      entries: [
        try entry("2026-05-03-a.md", time: .timeOfDay(try time("14:05"))), try entry("2026-05-03-evening.md"),
      ],
      photos: [
        try photo("1.jpg", "2026-05-03 14:00"), try photo("2.jpg", "2026-05-03 14:04"),
        try photo("3.jpg", "2026-05-03 14:10"), try photo("4.jpg", "2026-05-03 14:39"),
        try photo("5.jpg", "2026-05-03 15:09"),
      ],
      pins: [
        pin("Tower", try at(38.69, -9.21), DayAndTime(date: try day("2026-05-03"), time: try time("14:05")))
      ],
      budget: Budget(expenses: [try expense("2026-05-03", 100), lunch]))
    let plan = try planned(trip).plan
    let items = try unwrapped(plan.days.first).timeline
    func photos(_ ids: Int...) -> TimelineItem.Subject { .photos(ids.map { PhotoID($0) }) }
    claim(
      items.map(\.subject),
      is: [
        photos(0, 1), .item(ItemRef(.pin, 0)), .item(ItemRef(.entry, 0)), photos(2),
        .item(ItemRef(.expense, 0)), photos(3), photos(4), .item(ItemRef(.entry, 1)),
        .item(ItemRef(.expense, 1)),
      ])
    claim(
      items.map { $0.time?.hourAndMinute ?? "" },
      is: [
        "14:00", "14:05", "14:05", "14:10", "14:20", "14:39", "15:09", "", "",
      ])
  }

  @Test("Photos less than half an hour apart, or all without a time, are one item of the day")
  func runs() throws {
    let trip = Trip(
      entries: [try entry("2026-05-03-a.md", shows: ["x.jpg", "y.jpg"])],
      photos: [
        try photo("1.jpg", "2026-05-03 10:00"), try photo("2.jpg", "2026-05-03 10:29"),
        try photo("3.jpg", "2026-05-03 10:59"), try photo("x.jpg"), try photo("y.jpg"),
      ])
    let timeline = try unwrapped(try planned(trip).plan.days.first).timeline
    let sizes = timeline.map { item in if case .photos(let run) = item.subject { run.count } else { 0 } }
    claim(sizes, is: [2, 1, 0, 2])
  }
}
