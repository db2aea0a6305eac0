import Claims
import Testing
import TrackFigures
import TripModel

@testable import TripPlanning

@Suite("What was recorded of a day")
struct DayWayTests {
  private static let utc = settings { $0.timeZone = ZoneRules(identifier: "UTC") }

  /// A recording northwards from a latitude: a point a minute, metres a minute, from an hour of 3 May on; rising by
  /// metres a point.
  private func recording(
    _ file: String, from hour: Int, minutes: Int, metres: Double, at latitude: Double = 47,
    height: Double? = nil,
    rising: Double = 0, isTimed: Bool = true
  ) throws -> Track {
    let start = try instant("2026-05-03 00:00", 0).seconds + hour * 3600
    let points = try (0...minutes).map { minute in
      TrackPoint(
        coordinate: try at(latitude + Double(minute) * metres / 111_180, 11),
        elevation: height.map { $0 + Double(minute) * rising },
        instant: isTimed ? Instant(seconds: start + minute * 60) : nil)
    }
    var track = Track(file: file, segments: [points])
    track.namedDay = LocalDate(iso: file.prefix(10)).map { .fileName($0) }
    return track
  }

  private func way(_ tracks: [Track]) throws -> DayWay {
    try #require(try planned(Trip(Self.utc, tracks: tracks)).plan.days.first?.way)
  }

  @Test("Two devices that recorded the same hours count once; one that went on alone counts, too")
  func twoDevices() throws {
    let watch = try recording("watch.gpx", from: 8, minutes: 120, metres: 80)
    let phone = try recording("phone.gpx", from: 8, minutes: 110, metres: 81)
    let evening = try recording("evening.gpx", from: 18, minutes: 30, metres: 80)
    #expect(abs(try way([watch, phone, evening]).figures.metres - 12_000) < 20)
    #expect(abs(try way([phone, evening, watch]).figures.metres - 12_000) < 20)
  }

  @Test("Its hours are those of its first and its last point; without times, or cut, it has none")
  func hours() throws {
    func hours(_ tracks: [Track]) throws -> String? {
      try way(tracks).hours.map { "\($0.from.hourAndMinute) to \($0.to.hourAndMinute)" }
    }
    var morning = try recording("2026-05-03.gpx", from: 8, minutes: 120, metres: 80)
    let evening = try recording("evening.gpx", from: 18, minutes: 30, metres: 80)
    try claim(hours([evening, morning]), is: "08:00 to 18:30")
    morning.isCut = true
    try claim(none: hours([morning, evening]))
    let untimed = try recording("2026-05-03.gpx", from: 8, minutes: 120, metres: 80, isTimed: false)
    try claim(none: hours([untimed]))
  }

  @Test("A day of which something was kept back near home was at least so far, and so was the trip")
  func atLeast() throws {
    var walk = try recording("2026-05-03.gpx", from: 8, minutes: 120, metres: 80)
    let whole = try planned(Trip(Self.utc, tracks: [walk])).plan.figures
    claim(whole.toldDistance(ofDay: 0, in: .kilometres)?.isAtLeast, is: false)
    #expect(!whole.isAtLeast && !ToldDistances.choose(from: whole).isAtLeast)
    walk.isCut = true
    let cut = try planned(Trip(Self.utc, tracks: [walk])).plan.figures
    claim(cut.toldDistance(ofDay: 0, in: .kilometres)?.isAtLeast, is: true)
    #expect(cut.isAtLeast && ToldDistances.choose(from: cut).isAtLeast)
  }

  @Test("Of a cut track of several days only that is told as longer on which a time is hidden")
  func atLeastOfDays() throws {
    let first = try recording("a.gpx", from: 8, minutes: 120, metres: 80)
    let second = try recording("b.gpx", from: 32, minutes: 120, metres: 80, at: 48)
    var both = Track(file: "both.gpx", segments: first.segments + second.segments)
    both.isCut = true
    var trip = Trip(Self.utc, tracks: [both])
    let end = try instant("2026-05-04 12:00", 0)
    let begin = try instant("2026-05-04 10:03", 0)
    trip.withheld.stretches = [
      Withheld.Stretch(begin...end, region: PrivateRegion(), file: "both.gpx")
    ]
    let figures = try planned(trip).plan.figures
    let told = figures.days.indices.map { figures.toldDistance(ofDay: $0, in: .kilometres)?.isAtLeast }
    claim(told, is: [false, true])
  }

  @Test(
    "Its hours begin with the first step and end with the last, however long the recorder lay still beside them"
  )
  func hoursUnderWay() throws {
    func still(_ file: String, from hour: Int, minutes: Int, at latitude: Double) throws -> Track {
      try recording(file, from: hour, minutes: minutes, metres: 0, at: latitude)
    }
    let (start, end) = (47.0, 47 + 120 * 80 / 111_180.0)
    let night = try still("night.gpx", from: 0, minutes: 480, at: start)
    let walk = try recording("walk.gpx", from: 8, minutes: 120, metres: 80, at: start)
    let evening = try still("evening.gpx", from: 10, minutes: 800, at: end)
    let hours = try unwrapped(way([night, walk, evening]).hours)
    // Two hundred metres are two minutes and a half.
    #expect((8 * 3600...8 * 3600 + 180).contains(hours.from.secondOfDay), "\(hours)")
    #expect((10 * 3600 - 180...10 * 3600).contains(hours.to.secondOfDay), "\(hours)")
    try claim(none: planned(Trip(Self.utc, tracks: [night])).plan.days.first?.way?.hours)
  }

  @Test("Two ways at one time and far from each other are two in the day's name; one behind the other is one")
  func namesApart() throws {
    let names = PlaceLookup { place in
      let towns = [47.5: "Aach", 50: "Bach", 52.2: "Cham"]
      let town = towns.keys.sorted().first { place.latitude < $0 }.flatMap { towns[$0] } ?? "Dorf"
      return Locality(town: town, metres: 400, direction: .north, isInTown: true, country: "DE")
    }
    func course(from hour: Int) throws -> DayCourse? {
      let tracks = [
        try recording("a.gpx", from: 8, minutes: 120, metres: 800),
        try recording("b.gpx", from: hour, minutes: 60, metres: 800, at: 52),
      ]
      // Where one was and not only passed are the four ends.
      let ends = [(8, 47.0), (hour, 52), (hour + 1, 52.43), (10, 47.86)]
      let photos = try ends.enumerated().map { number, end in
        let clock = end.0 < 10 ? "0\(end.0)" : "\(end.0)"
        return try photo("\(number).jpg", "2026-05-03 \(clock):00", at: at(end.1, 11))
      }
      let trip = Trip(Self.utc, photos: photos, tracks: tracks)
      return TripPlanner.plan(trip, today: try day("2026-05-20"), names: names).plan.days.first?.course?.value
    }
    let both = try course(from: 9)
    let expected = DayCourse.apart(.way(from: "Aach", to: "Bach"), .way(from: "Cham", to: "Dorf"))
    claim(both, is: expected, "\(String(describing: both))")
    try claim(course(from: 20), is: .way(from: "Aach", to: "Dorf"))
  }

  @Test("Two who went apart for a day went both ways")
  func apart() throws {
    let coast = try recording("a.gpx", from: 8, minutes: 120, metres: 80)
    let hills = try recording("b.gpx", from: 8, minutes: 60, metres: 80, at: 48)
    #expect(abs(try way([coast, hills]).figures.metres - 14_400) < 30)
    let beside = try recording("b.gpx", from: 8, minutes: 60, metres: 80)
    #expect(abs(try way([coast, beside]).figures.metres - 9600) < 20)
    // Of a long way that only says for an hour when it was, and not in the middle of the other's.
    var route = try recording("c.gpx", from: 9, minutes: 60, metres: 80, at: 51)
    route.segments[0] =
      try recording("d.gpx", from: 9, minutes: 500, metres: 80, at: 51, isTimed: false).segments[0]
      + route.segments[0].filter { ($0.instant?.seconds ?? 0) % 900 == 0 }
    #expect(try way([coast, route]).figures.metres > 50_000)
    // Two devices in one aeroplane, of which one notes little, are never at one moment known to be apart.
    let seat = try recording("c.gpx", from: 8, minutes: 120, metres: 13_000)
    var window = try recording("d.gpx", from: 8, minutes: 60, metres: 13_000)
    window.segments = [window.segments[0].enumerated().filter { $0.offset % 4 == 1 }.map(\.element)]
    let flown = try way([seat]).figures.metres
    #expect(abs(try way([seat, window]).figures.metres - flown) < 1)
  }

  @Test("A plan without times is no way where the day was recorded, and is one where it was not")
  func plan() throws {
    let recorded = try recording("walk.gpx", from: 8, minutes: 60, metres: 80)
    let plan = try recording("2026-05-03-plan.gpx", from: 8, minutes: 60, metres: 100, isTimed: false)
    #expect(abs(try way([recorded, plan]).figures.metres - 4800) < 10)
    let alone = try way([plan])
    #expect(abs(alone.figures.metres - 6000) < 12 && alone.figures.movingSeconds == nil)
    claim(alone.parts.map(\.mode), is: [nil])
  }

  @Test("Each manner of travelling has its figures, and what an aeroplane climbs is no ascent")
  func modes() throws {
    let walk = try recording("a.gpx", from: 6, minutes: 60, metres: 80, height: 400, rising: 5)
    let flight = try recording(
      "b.gpx", from: 9, minutes: 60, metres: 13_000, at: 48, height: 500, rising: 150)
    let drive = try recording("c.gpx", from: 12, minutes: 60, metres: 1200, at: 56, height: 100, rising: 2)
    let way = try way([walk, flight, drive])
    claim(way.parts.map(\.mode), is: [.walk, .road, .flight])
    #expect(abs(try unwrapped(way.figures.ascent) - 420) < 10)
    #expect(abs(way.parts[2].figures.metres - 780_000) < 2000 && way.parts[2].figures.ascent == nil)
    #expect(abs(try unwrapped(way.highest).height - 700) < 5)
    // The drive's heights follow the walk's along the day: the flight takes no room between them.
    #expect(abs(try unwrapped(way.heights.last?.first).along - 4800) < 10)
  }

  @Test(
    "What one was driven is neither climbed oneself nor a part of the rest of the way, and no break in that")
  func climbedOneself() throws {
    let (hut, end) = (47 + 60 * 80 / 111_180.0, 47 + (60 * 80 + 60 * 1200) / 111_180.0)
    let way = try way([
      recording("a.gpx", from: 6, minutes: 60, metres: 80, height: 400, rising: 5),
      recording("b.gpx", from: 9, minutes: 60, metres: 1200, at: hut, height: 700, rising: 10),
      recording("c.gpx", from: 12, minutes: 60, metres: 80, at: end, height: 1300, rising: 4),
    ])
    claim(way.ownManners, is: [.walk])
    claim(way.toldParts(in: .kilometres).map(\.mode), is: [.walk, .road])
    #expect(abs(try unwrapped(way.ownAscent(in: .kilometres)) - 540) < 12)
    let own = way.undriven
    claim(own.parts.map(\.mode), is: [.walk])
    claim(own.heights.count, is: 2)
    #expect(abs(own.groundMetres - 9600) < 20)
    #expect(abs(try unwrapped(own.heights.last?.first).along - 4800) < 10)
    #expect(own.breaks.isEmpty)
    let flat = try self.way([recording("a.gpx", from: 6, minutes: 60, metres: 80)])
    #expect(flat.ownManners.isEmpty && flat.toldParts(in: .kilometres).isEmpty)
    claim(flat.undriven.groundMetres, is: flat.groundMetres)
  }

  @Test("The profile of a walk with a ride in it has the ascent that is told of the day")
  func profiled() throws {
    let (stop, top) = (47 + 60 * 80 / 111_180.0, 47 + (60 * 80 + 5 * 1200) / 111_180.0)
    let way = try way([
      recording("a.gpx", from: 6, minutes: 60, metres: 80, height: 400, rising: 5),
      recording("b.gpx", from: 9, minutes: 5, metres: 1200, at: stop, height: 700, rising: 120),
      recording("c.gpx", from: 12, minutes: 60, metres: 80, at: top, height: 1300, rising: 4),
    ])
    #expect(way.isOnFoot)
    let profile = way.profiled
    #expect(abs(profile.groundMetres - 9600) < 20, "\(profile.groundMetres)")
    claim(profile.shownOnGround(in: .kilometres).ascent, is: way.ownAscent(in: .kilometres))
  }

  @Test(
    "The bumps of a road by the sea are no profile; those of a walk are",
    arguments: [(250.0, false), (20.0, true)])
  func bumps(metresAMinute: Double, hasProfile: Bool) throws {
    let legs = try (0..<10).map { number in
      try recording(
        "\(number).gpx", from: 6 + number, minutes: 59, metres: metresAMinute,
        at: 47 + Double(number * 59) * metresAMinute / 111_180, height: number.isMultiple(of: 2) ? 10 : 30,
        rising: number.isMultiple(of: 2) ? 20.0 / 59 : -20.0 / 59)
    }
    claim(try way(legs).hasProfile, is: hasProfile)
  }

  @Test(
    "A high point is what the way falls from by a hundred metres to both sides; no bump of a high path, and no end",
    arguments: [
      ([400, 500, 440, 600], []), ([400, 600, 480, 700], [600]), ([400, 600, 400, 500], [600]),
      ([400, 600, 480], [600]),
    ] as [([Double], [Double])])
  func highPoints(turns: [Double], expected: [Double]) throws {
    let legs = try zip(turns, turns.dropFirst()).enumerated().map { number, leg in
      // An hour each, and each where the last one ended.
      try recording(
        "\(number).gpx", from: 6 + number, minutes: 59, metres: 40,
        at: 47 + Double(number * 59 * 40) / 111_180, height: leg.0, rising: (leg.1 - leg.0) / 59)
    }
    let peaks = try way(legs).peaks.map(\.height)
    claim(peaks.count, is: expected.count, "\(peaks)")
    for (found, told) in zip(peaks, expected) { #expect(abs(found - told) < 8, "\(peaks)") }
  }

  @Test(
    "What was faster than anything on the ground has its length, and no time or speed",
    arguments: [(.road, 13_000, false), (.flight, 13_000, true), (.road, 2000, true)]
      as [(TravelMode, Double, Bool)])
  func implausible(mode: TravelMode, metres: Double, isTimed: Bool) throws {
    let track = try recording("a.gpx", from: 8, minutes: 14, metres: metres)
    let stretch = MeasuredStretch(TravelGuess.Stretch(mode: mode, points: track.segments[0][...]))
    #expect(abs(stretch.figures.metres - 14 * metres) < 1000)
    claim(stretch.figures.movingSeconds != nil, is: isTimed)
    claim(stretch.figures.seconds != nil, is: isTimed)
    claim(stretch.figures.timedMetres > 0, is: isTimed)
  }

  @Test("Where the recording stays for ten minutes is a stay, breaks between files counted")
  func stays() throws {
    let morning = try recording("a.gpx", from: 8, minutes: 60, metres: 80)
    let noon = try recording("b.gpx", from: 11, minutes: 60, metres: 80, at: 47 + 4800 / 111_180)
    let stays = try way([morning, noon]).stays
    claim(stays.count, is: 1)
    claim(stays.first.map { abs($0.seconds - 7200) <= 300 }, is: true)
  }

  @Test("A drive with the recorder switched off was travelled straight, and not recorded")
  func driven() throws {
    var track = try recording("a.gpx", from: 8, minutes: 60, metres: 80)
    let after = try recording("b.gpx", from: 10, minutes: 60, metres: 80, at: 47.5)
    track.segments[0] += after.segments[0]
    let plan = try planned(Trip(Self.utc, tracks: [track])).plan
    let figures = plan.figures
    #expect(abs(figures.recorded.metres - 9600) < 20, "\(figures.recorded.metres)")
    #expect(abs(figures.straightMetres - (0.5 * 111_180 - 4800)) < 200, "\(figures.straightMetres)")
    try claim(unwrapped(plan.days.first?.way).parts.map(\.mode), is: [.walk])
    claim(plan.way.tracks.first?.segments.count, is: 2)
  }

  @Test("A part of a walk that the recorder left out is a straight line on foot, and what it climbed counts")
  func gapOfWalk() throws {
    var track = try recording("a.gpx", from: 8, minutes: 60, metres: 80, height: 600, rising: 2)
    // 1,800 m and 200 m of height further on, an hour later.
    let after = try recording(
      "b.gpx", from: 10, minutes: 60, metres: 80, at: 47 + 6600 / 111_180, height: 920)
    track.segments[0] += after.segments[0]
    let plan = try planned(Trip(Self.utc, tracks: [track]), today: "2026-06-01").plan
    let legs = plan.way.route.legs
    claim(legs.map(\.kind), is: [.recorded, .joined, .recorded])
    #expect(legs.allSatisfy { $0.mode == .walk })
    let figures = plan.figures
    claim(figures.manners.map(\.mode), is: [.walk])
    #expect(abs(figures.recorded.metres - 9600) < 20, "\(figures.recorded.metres)")
    #expect((1700...1800).contains(figures.straightMetres), "\(figures.straightMetres)")
    #expect(abs(try unwrapped(figures.recorded.ascent) - 320) < 12, "\(figures.recorded)")
    claim(figures.toldDistance(ofDay: 0, in: .kilometres)?.isAtLeast, is: true)
  }

  @Test("Leaps of the receiver are neither drawn nor counted, but stand in the recorded length")
  func leaps() throws {
    var track = try recording("a.gpx", from: 8, minutes: 60, metres: 80)
    track.segments[0][30].coordinate = try at(48, 12)
    let plan = try planned(Trip(Self.utc, tracks: [track])).plan
    #expect(plan.way.tracks[0].recordedMetres > 200_000)
    #expect(abs(plan.way.tracks[0].figures.metres - 4800) < 10)
    #expect(plan.days[0].route.legs.allSatisfy { $0.points.allSatisfy { $0.longitude == 11 } })
  }

  @Test(
    "What is told of a trip are the sums of what is told of its days and of its manners",
    arguments: Units.allCases)
  func sums(units: Units) throws {
    var tracks: [Track] = []
    for day in 3...8 {
      for (part, metres) in [(0, 61.3), (1, 743.7), (2, 59.1)] {
        var track = try recording(
          "\(day)-\(part).gpx", from: 24 * (day - 3) + 7 + 3 * part, minutes: 47, metres: metres,
          at: 47 + Double(part) / 2, height: 400, rising: 3.37)
        track.segments[0][0].instant = track.segments[0][0].instant.map { Instant(seconds: $0.seconds - 17) }
        tracks.append(track)
      }
    }
    let plan = try planned(
      Trip(
        settings {
          $0.units = units
          $0.timeZone = ZoneRules(identifier: "UTC")
        }, tracks: tracks),
      today: "2026-06-01"
    ).plan
    let figures = plan.figures
    let tenth = units == .miles ? 160.9344 : 100.0
    let foot = units == .miles ? 0.3048 : 1
    func tenths(_ metres: Double) -> Int { Int((metres / tenth).rounded()) }
    let sum = figures.recorded
    let days = figures.days.compactMap(\.recorded)
    let manners = figures.manners.compactMap(\.recorded)
    claim(days.count, is: 6)
    claim(manners.count, is: 2)
    for rows in [days, manners] {
      claim(rows.reduce(0) { $0 + tenths($1.metres) }, is: tenths(sum.metres))
      #expect(rows.reduce(0) { $0 + ($1.movingSeconds ?? 0) / 60 } * 60 == sum.movingSeconds)
      claim(
        rows.reduce(0) { $0 + Int((($1.ascent ?? 0) / foot).rounded()) },
        is: Int(((sum.ascent ?? 0) / foot).rounded()))
    }
    // And a day's own page says the same.
    for (day, row) in zip(plan.days, days) {
      claim(tenths(try unwrapped(day.way).shown(in: units).metres), is: tenths(row.metres))
    }
  }

  @Test("What is only booked was not travelled yet, and what lies between what was kept was")
  func booked() throws {
    var trip = Trip(
      try settings {
        $0.timeZone = ZoneRules(identifier: "UTC")
        $0.start = try day("2026-05-03")
        $0.end = try day("2026-05-20")
      },
      photos: [
        try photo("a.jpg", "2026-05-03 09:00", offset: 0, at: at(47, 11)),
        try photo("b.jpg", "2026-05-04 09:00", offset: 0, at: at(48, 11)),
      ])
    trip.events = [
      try event(
        .train, "Train", "2026-05-10 11:00", "2026-05-10 15:00", in: "UTC", from: spot("A", 48, 11),
        to: spot("B", 50, 11))
    ]
    func straight(today: String) throws -> Int {
      Int((try planned(trip, today: today).plan.figures.straightMetres / 1000).rounded())
    }
    try claim(straight(today: "2026-05-06"), is: 111)
    try claim(straight(today: "2026-05-12"), is: 111)
    try claim(straight(today: "2026-06-01"), is: 334)
    // Of a flight nothing is kept.
    trip.events = [
      try event(
        .flight, "Flight", "2026-05-10 11:00", "2026-05-10 15:00", in: "UTC", from: spot("A", 48, 11),
        to: spot("B", 50, 11))
    ]
    try claim(straight(today: "2026-05-10"), is: 111)
    #expect(try straight(today: "2026-05-11") > 300)
  }
}
