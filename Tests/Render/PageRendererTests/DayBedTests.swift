import Claims
import PageReading
import Testing
import TripModel
import TripPlanning

@Suite("The bed on the map of a day")
struct DayBedTests {
  /// The page of a day with two pictures 8 km apart, of which one more has no position where that is asked for, and with
  /// a bed for the night that is so many degrees to the south of the last of them: in the middle of its town, where that
  /// alone is known of it. A pin may name the picture without a position.
  private static func day(
    bedSouth degrees: Double, hasLostPicture: Bool = false, pin: (latitude: Double, isDated: Bool)? = nil,
    inTown town: String? = nil
  ) throws -> PageReader {
    var trip = Trip(
      folderName: "x",
      photos: [
        try SampleTrips.photo("beach", day: 1, hour: 9), try SampleTrips.photo("ruin", day: 1, hour: 17),
      ])
    trip.photos[1].coordinate = try SampleTrips.at(38.77, -9.21)
    if hasLostPicture {
      var lost = try SampleTrips.photo("light", day: 1, hour: 22)
      lost.coordinate = nil
      trip.photos.append(lost)
      if let pin {
        let time = pin.isDated ? DayAndTime(date: try SampleTrips.day(1)) : nil
        trip.pins.append(
          Pin(
            title: "Lighthouse", coordinate: try SampleTrips.at(pin.latitude, -9.21), time: time,
            photos: [lost.file], place: SampleTrips.place))
      }
    }
    var bed = TripEvent(
      kind: .hotel, title: "Room over the bakery",
      start: TripEvent.Time(DayAndTime(date: try SampleTrips.day(1))),
      end: TripEvent.Time(DayAndTime(date: try SampleTrips.day(2))), place: SampleTrips.place)
    let there = try SampleTrips.at(38.77 - degrees, -9.21)
    let place = NamedPlace(name: town ?? "Room over the bakery", coordinate: town == nil ? there : nil)
    bed.at = Written(place, at: SampleTrips.place)
    trip.events = [bed]
    guard let town else { return try BuiltSite(trip).page("days/2026-05-01/index.html") }
    let reading = TownReading(
      name: town, region: nil, country: "PT", countryName: "Portugal", coordinate: there, population: 500_000)
    let names = PlaceLookup(
      { _ in Locality(town: town, metres: 900, isInTown: true, country: "PT") },
      towns: { texts in texts.contains(town) ? [town: [reading]] : [:] })
    return try BuiltSite(trip, today: "2026-06-01", names: names).page("days/2026-05-01/index.html")
  }

  /// Whether a sign on the map leads to the bed, and what is said below the map of what is not on it.
  private static func told(_ page: PageReader) -> [String] {
    let signs = page.all("a").filter { $0.around.contains("svg") }.compactMap { $0.attributes["href"] }
    let isSigned = signs.contains { $0.contains("room-over-the-bakery") }
    let said = page.texts.map(\.text).filter { $0.contains("this map: ") }
    return (isSigned ? ["a sign"] : []) + said
  }

  @Test("has a sign of its own some streets from the last stop of the day, and none beside its door")
  func beds() throws {
    try claim(Self.told(Self.day(bedSouth: 0.005)), is: ["a sign"])
    #expect(try Self.told(Self.day(bedSouth: 0.0001)).isEmpty)
  }

  @Test("has none where no more than its town is known")
  func inTown() throws {
    let told = try Self.told(Self.day(bedSouth: 0.005, inTown: "Lisbon"))
    claim(told, lacks: "a sign", "\(told)")
  }

  @Test("pictures without a position are counted below the map that has others")
  func pictures() throws {
    let told = try Self.told(Self.day(bedSouth: 0.005, hasLostPicture: true)).dropFirst()
    #expect(
      !told.isEmpty && told.allSatisfy { $0.contains("Without a place on this map: 1 photo.") }, "\(told)")
    // What a pin on the map names has its place there, or what one beside a stop names.
    for (pin, isTold) in [((38.78, true), false), ((38.773, false), false), ((38.9, false), true)] {
      let pinned = try Self.told(Self.day(bedSouth: 0.005, hasLostPicture: true, pin: pin))
      claim(pinned.contains { $0.contains("Without a place") }, is: isTold, "\(pinned)")
    }
  }
}
