import Claims
import Localization
import PageRenderer
import Testing
import TripModel
import TripPlanning

@Suite("What a trip of pictures alone is called")
struct PlaceTitleTests {
  /// Towns a degree of latitude apart; what is halfway between is 50 km from the nearest.
  private static let towns = [
    38: ("Lisbon", "PT"), 39: ("Óbidos", "PT"), 40: ("Coimbra", "PT"), 41: ("Porto", "PT"),
    42: ("Vigo", "ES"), 44: ("A Coruña", "ES"),
  ]
  private static let names = PlaceLookup { place in
    let row = Int(place.latitude.rounded())
    guard let (town, country) = towns[row] else { return nil }
    let isInTown = abs(place.latitude - Double(row)) < 0.1
    let metres = abs(place.latitude - Double(row)) * 100_000
    return Locality(town: town, metres: isInTown ? 0 : metres, isInTown: isInTown, country: country)
  }

  /// A picture for each place, by latitude, a day at a time.
  private func trip(_ days: [[Double]], monthsAfterFirst months: Int = 0) throws -> Trip {
    var photos: [Photo] = []
    for (index, places) in days.enumerated() {
      for (hour, latitude) in places.enumerated() {
        var photo = try SampleTrips.photo("\(index)-\(hour)", day: index + 1, hour: 8 + 2 * hour)
        if index > 0, months > 0, let clock = photo.cameraClock {
          photo.cameraClock = clock + months * 30 * 86_400
        }
        photo.coordinate = try SampleTrips.at(latitude, -8.5)
        photos.append(photo)
      }
    }
    return Trip(folderName: "DCIM", photos: photos)
  }

  private func title(_ trip: Trip) throws -> String { try names(of: trip).title }

  private func names(of trip: Trip) throws -> LocalizedNames {
    let date = try unwrapped(LocalDate(iso: "2027-12-31"))
    let plan = TripPlanner.plan(trip, today: date, names: Self.names).plan
    let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer)
    return renderer.names(of: plan)
  }

  @Test(
    "It is called by the town, by its ends, by where most days were spent, or by its countries",
    arguments: [
      ([[38]], "Lisbon, one day"), ([[38, 38.02], [38.01]], "Lisbon, 2 days"),
      ([[38], [39], [40], [41]], "Lisbon to Porto, 4 days"),
      ([[38], [38], [38, 39, 38], [38]], "Lisbon, 4 days"),
      ([[38], [40], [42], [38]], "Portugal and Spain, 4 days"), ([[38], [40], [38]], "Lisbon, 3 days"),
      // A round ends near to where it began, and has its region or its country for a name.
      ([[38], [44], [39]], "Portugal and Spain, 3 days"),
      // Days of which nothing was kept count, since they were of the trip.
      ([[38], [], [40]], "Lisbon to Coimbra, 3 days"),
      // The last day was an excursion from where the days before were spent; far away it is where the way ended.
      ([[38], [41.09], [41.09], [41.91]], "Lisbon to Porto, 4 days"),
      ([[38], [41], [41], [42]], "Lisbon to Vigo, 4 days"),
      ([[38], [41.09], [41.91]], "Lisbon to Vigo, 3 days"),
      // In the country near one town all the time.
      ([[38.15], [38.12]], "Around Lisbon, 2 days"), ([[38.15], [38]], "Lisbon, 2 days"),
      // What is far from any town gives the trip no name, but is a day of it.
      ([[38], [39.5]], "Lisbon, 2 days"),
    ] as [([[Double]], String)])
  func places(_ days: [[Double]], _ expected: String) throws {
    try claim(title(try trip(days)), is: expected)
  }

  @Test("Journeys that only share a folder are no way from one to the other")
  func outings() throws {
    try claim(title(try trip([[38], [42]], monthsAfterFirst: 5)), is: "Lisbon and Vigo")
    try claim(title(try trip([[38], [42]], monthsAfterFirst: 14)), is: "Lisbon 2026 and Vigo 2027")
    try claim(title(try trip([[38], [40], [42]], monthsAfterFirst: 5)), is: "Portugal and Spain")
    try claim(title(try trip([[38], [38], [38]], monthsAfterFirst: 5)), is: "Lisbon")
    // Where most days were nobody knows.
    try claim(title(try trip([[38], [10]], monthsAfterFirst: 5)), is: "May – September 2026")
  }

  @Test(
    "A folder named as files are is called by its places; a title is kept, and so is the place that it is named after",
    arguments: [
      ("lisbon-2026", "Lisbon, 4 days"), ("portugal_trip", "Portugal, 4 days"),
      ("by-train", "Lisbon to Porto, 4 days"),
      ("By train", "By train"), ("Iberia", "Iberia"), ("100CANON", "Lisbon to Porto, 4 days"),
    ] as [(String, String)])
  func folders(_ name: String, _ expected: String) throws {
    var trip = try trip([[38], [39], [40], [41]])
    trip.folderName = name
    try claim(title(trip), is: expected)
  }

  @Test(
    "Where no place is known the folder's name is the title, and one that is none gives way to the months",
    arguments: [
      ("2026-05 italy_trip", 0, "Italy trip"), ("DCIM", 0, "May 2026"), ("New folder", 1, "May – June 2026"),
      ("2026", 9, "May 2026 – January 2027"),
    ] as [(String, Int, String)])
  func months(_ name: String, _ months: Int, _ expected: String) throws {
    var trip = try trip([[10], [10]], monthsAfterFirst: months)
    trip.folderName = name
    try claim(title(trip), is: expected)
    try claim(names(of: trip).isMonths, is: expected != "Italy trip")
    for index in trip.photos.indices { trip.photos[index].cameraClock = nil }
    if name == "DCIM" { try claim(title(trip), is: "Photos") }
  }

  @Test("The last day leads to the whole trip by that name")
  func ofLastDay() throws {
    let site = try BuiltSite(try trip([[38], [41], [41], [42]]), today: "2027-12-31", names: Self.names)
    let page = try site.page("days/2026-05-04/index.html").text(in: "main")
    #expect(page.contains("Lisbon to Vigo") && !page.contains("DCIM"), "\(page)")
  }

  @Test("A name of its own, or a word about it, leave it the one that it has")
  func others() throws {
    var trip = try trip([[38]])
    trip.settings.title = "A week off"
    try claim(title(trip), is: "A week off")
    trip.settings.title = nil
    trip.pins = [Pin(title: "Tower", coordinate: try SampleTrips.at(38, -8.5), place: SampleTrips.place)]
    try claim(title(trip), is: "DCIM")
    try claim(title(Trip(folderName: "rome-2024")), is: "Rome 2024")
  }
}
