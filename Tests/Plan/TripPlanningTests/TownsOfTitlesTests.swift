import Claims
import Markdown
import Testing
import TripModel

@testable import TripPlanning

@Suite("Towns of entries that say no place, by their titles, files, folders and tags")
struct TownsOfTitlesTests {
  private static let countries = ["AR": "Argentina", "CL": "Chile", "FR": "France"]

  private static func town(
    _ name: String, _ country: String, _ latitude: Double, _ longitude: Double, _ population: Int
  ) throws -> TownReading {
    TownReading(
      name: name, region: nil, country: country, countryName: countries[country] ?? country,
      coordinate: try at(latitude, longitude), population: population)
  }

  private static func lookup() throws -> PlaceLookup {
    let towns = [
      try town("Buenos Aires", "AR", -34.61, -58.38, 13_000_000),
      try town("Ushuaia", "AR", -54.8, -68.3, 57_000),
      try town("Punta Arenas", "CL", -53.16, -70.91, 117_000),
      try town("Puerto Natales", "CL", -51.73, -72.51, 19_000),
      try town("El Calafate", "AR", -50.34, -72.28, 17_000),
      try town("El Chaltén", "AR", -49.33, -72.89, 1_600),
      try town("Perito Moreno", "AR", -46.59, -70.93, 4_600),
      try town("Hope", "AR", -50.5, -72.5, 900),
      try town("Lyon", "FR", 45.76, 4.84, 520_000),
      try town("Split", "AR", -40.0, -66.0, 60_000),
    ]
    return PlaceLookup(
      { place in
        towns.min { $0.coordinate.distance(to: place) < $1.coordinate.distance(to: place) }.map {
          Locality(town: $0.name, quarter: nil, metres: 400, isInTown: true, country: $0.country)
        }
      },
      towns: { texts in
        texts.reduce(into: [:]) { found, text in
          let meant = towns.filter { $0.name.folded == text.folded }
          if !meant.isEmpty { found[text] = meant }
        }
      })
  }

  /// Two cities on the first days tell the country; the entry in question is of the fifth.
  private static func trip(_ file: String, title: String? = nil, tags: [String] = [], text: String = "A.")
    throws -> Trip
  {
    var asked = try entry(file, title: title, text: [.paragraph([.text(text)])])
    asked.tags = tags
    return Trip(entries: [
      try entry("2026-02-01-a.md", title: "Ushuaia"), try entry("2026-02-02-b.md", title: "Buenos Aires"),
      asked,
    ])
  }

  private static func place(_ trip: Trip) throws -> String? {
    let plan = try TripPlanner.plan(trip, today: day("2026-06-01"), names: lookup()).plan
    let entry = plan.journal.entries.first { $0.day.value.description == "2026-02-05" }
    return entry.flatMap { $0.position == nil ? nil : $0.placeName }
  }

  @Test(
    "stand where the entry was written",
    arguments: [
      ("2026-02-05-c.md", "El Calafate", "El Calafate"),
      ("2026-02-05-c.md", "Day 5: El Calafate", "El Calafate"),
      ("2026-02-05-c.md", "El Calafate, windy", "El Calafate"),
      ("2026-02-05-c.md", "Night bus to El Calafate", "El Calafate"),
      ("2026-02-05-c.md", "Puerto Natales to El Calafate", "El Calafate"),
      ("2026-02-05-el-calafate.md", "Over the border", "El Calafate"),
      ("el-chalten/2026-02-05.md", "Rain again", "El Chaltén"),
      // A country that the trip is not in, a village, a city that is a word, and two towns.
      ("2026-02-05-c.md", "Lyon", nil), ("2026-02-05-c.md", "Split", nil), ("2026-02-05-c.md", "Hope", nil),
      ("2026-02-05-c.md", "El Chaltén, El Calafate", nil), ("2026-02-05-c.md", "Rain again", nil),
      // Where one was not, and a cry.
      ("2026-02-05-c.md", "Not to El Calafate after all", nil),
      ("2026-02-05-c.md", "Letter to El Calafate", nil),
      ("2026-02-05-c.md", "Ushuaia!", nil),
    ] as [(String, String, String?)])
  func named(file: String, title: String, place: String?) throws {
    try claim(Self.place(try Self.trip(file, title: title)), is: place)
  }

  @Test("of a word that is a village, too, are such where the text says so, or its tag does")
  func villages() throws {
    try claim(
      Self.place(try Self.trip("2026-02-05-c.md", title: "Hope", text: "We slept in Hope.")), is: "Hope")
    try claim(Self.place(try Self.trip("2026-02-05-c.md", title: "Hope", tags: ["hope"])), is: "Hope")
  }

  @Test("of tags count where they name one town")
  func tags() throws {
    try claim(Self.place(try Self.trip("2026-02-05-c.md", tags: ["bus", "el-calafate"])), is: "El Calafate")
    // A tag of one word is no second sign of itself.
    try claim(none: Self.place(try Self.trip("2026-02-05-c.md", tags: ["ushuaia"])))
    try claim(
      none: Self.place(try Self.trip("2026-02-05-c.md", tags: ["el calafate", "el chaltén"])))
  }

  @Test(
    "are asked for on no day of which something else tells where one was, and on no trip that has private places"
  )
  func known() throws {
    var trip = try Self.trip("2026-02-05-c.md", title: "El Calafate")
    trip.photos = [try photo("a.jpg", "2026-02-05 12:00", at: at(-51.73, -72.51))]
    let plan = try TripPlanner.plan(trip, today: day("2026-06-01"), names: Self.lookup()).plan
    claim(plan.journal.entries.compactMap { $0.placeName }, lacks: "El Calafate")
    var atHome = try Self.trip("2026-02-05-c.md", title: "El Calafate")
    atHome.settings.privatePlaces = [
      PrivatePlace(.home, at: try at(-34.61, -58.38), metres: 5000, shift: PrivateTrip.shift)
    ]
    try claim(none: Self.place(atHome))
  }

  @Test("are none far off the way: a glacier is called as a town far from it")
  func offWay() throws {
    func trip(_ next: String) throws -> Trip {
      Trip(entries: [
        try entry("2026-02-01-a.md", title: "Ushuaia"), try entry("2026-02-02-b.md", title: "Buenos Aires"),
        try entry("2026-02-04-c.md", title: "El Calafate"),
        try entry("2026-02-05-d.md", title: "Perito Moreno"),
        try entry("2026-02-06-e.md", title: next),
      ])
    }
    try claim(none: Self.place(trip("El Chaltén")))
    try claim(Self.place(trip("Buenos Aires")), is: "Perito Moreno")
  }

  @Test("are none where nothing tells which country the trip was in")
  func unknownCountry() throws {
    let trip = Trip(entries: [
      try entry("2026-02-01-a.md", title: "Lyon"), try entry("2026-02-05-c.md", title: "El Calafate"),
    ])
    let plan = try TripPlanner.plan(trip, today: day("2026-06-01"), names: Self.lookup()).plan
    claim(plan.journal.entries.compactMap { $0.position }.count, is: 0)
  }
}
