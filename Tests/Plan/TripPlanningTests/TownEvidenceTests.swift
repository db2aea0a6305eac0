import Claims
import Diagnostics
import Markdown
import Testing
import TripModel

@testable import TripPlanning

@Suite("Which of several towns of a name the days tell on which it stands")
struct TownEvidenceTests {
  private static func town(
    _ name: String, _ country: String, _ latitude: Double, _ longitude: Double, _ population: Int
  ) throws -> TownReading {
    TownReading(
      name: name, region: nil, country: country, countryName: country,
      coordinate: try at(latitude, longitude),
      population: population)
  }

  private static func lookup() throws -> PlaceLookup {
    let towns = [
      "León": [
        try town("León", "MX", 21.12, -101.68, 1_580_000), try town("León", "NI", 12.44, -86.88, 145_000),
        try town("León", "ES", 42.6, -5.57, 125_000),
      ],
      "Copacabana": [
        try town("Copacabana", "CO", 6.35, -75.51, 70_000),
        try town("Copacabana", "BO", -16.17, -69.09, 15_000),
      ],
      "Monteverde": [try town("Monte Verde", "PA", 8.28, -82.87, 300)],
      "San Cristóbal": [
        try town("San Cristóbal", "VE", 7.77, -72.22, 247_000),
        try town("San Cristóbal", "DO", 18.42, -70.11, 154_000),
      ],
      "London": [
        try town("London", "GB", 51.51, -0.13, 8_960_000), try town("London", "CA", 42.98, -81.23, 422_000),
      ],
      "Twins": [
        try town("Twins", "MX", 21.12, -101.68, 1_580_000), try town("Twins", "NI", 12.44, -86.88, 145_000),
        try town("Twins", "SV", 13.7, -89.2, 140_000),
      ],
    ]
    let around = [
      try town("San Cristóbal de las Casas", "MX", 16.73, -92.64, 215_000),
      try town("Monteverde", "CR", 10.31, -84.82, 4_200),
    ]
    let areas = ["Nicaragua": "NI", "Canada": "CA"].mapValues {
      AreaReading(country: $0, region: nil, population: 6_000_000, corners: [])
    }
    return PlaceLookup(
      { _ in nil }, towns: { texts in towns.filter { texts.contains($0.key) } },
      areas: { texts in areas.filter { texts.contains($0.key) } },
      townsNearby: { places, isWanted in
        around.filter { town in
          isWanted(town.name) && places.contains { $0.distance(to: town.coordinate) < 60_000 }
        }
      })
  }

  /// An entry of 3 May that names a place, and pictures each with its day in May and its position.
  private func trip(
    _ name: String, text: String = "", _ pictures: [(day: Int, latitude: Double, longitude: Double)]
  ) throws -> Trip {
    let photos = try pictures.enumerated().map { index, picture in
      try photo("\(index).jpg", "2026-05-0\(picture.day) 12:00", at: at(picture.latitude, picture.longitude))
    }
    let place = NamedPlace(name: name, coordinate: nil)
    let body = text.isEmpty ? [] : [Block.paragraph([.text(text)])]
    return Trip(entries: [try entry("2026-05-03-x.md", place: place, text: body)], photos: photos)
  }

  private func planned(_ trip: Trip) throws -> (position: Reasoned<Coordinate>?, diagnostics: [Diagnostic]) {
    let result = TripPlanner.plan(trip, today: try day("2026-05-09"), names: try Self.lookup())
    return (result.plan.journal.entries.first?.position, result.diagnostics)
  }

  @Test(
    "A picture of the day, a country in the text and the way from what was before to what was after go before size",
    arguments: [
      // A picture of the day near one of them.
      ("Copacabana", "", [(1, 6.25, -75.56), (3, -16.26, -69.09)], -16.17),
      ("Copacabana", "", [(1, 6.25, -75.56)], 6.35),
      // Before was Copán, after Ometepe.
      ("León", "", [(1, 19.43, -99.13), (2, 14.84, -89.15), (6, 11.54, -85.63)], 12.44),
      ("León", "", [(1, 19.43, -99.13)], 21.12),
      // Before and after are too far apart to tell anything.
      ("León", "", [(2, 19.43, -99.13), (6, 11.54, -85.63)], 21.12),
      ("León", "Nicaragua (6). Slid down Cerro Negro.", [(1, 19.43, -99.13)], 12.44),
      // What everybody thinks of is not given up for a word.
      ("London", "We flew home over Canada.", [(1, 48.86, 2.34)], 51.51),
      // The gazetteer has it near the picture by the name in two words or in one.
      ("Monteverde", "", [(2, 8.78, -82.44), (3, 10.24, -84.82)], 10.31),
    ] as [(String, String, [(Int, Double, Double)], Double)])
  func choice(name: String, text: String, pictures: [(Int, Double, Double)], latitude: Double) throws {
    let trip = try trip(name, text: text, pictures.map { (day: $0.0, latitude: $0.1, longitude: $0.2) })
    let (position, diagnostics) = try planned(trip)
    claim(position?.value.latitude, is: latitude)
    claim(diagnostics.contains { $0.code == .ambiguousPlace }, is: false)
  }

  @Test(
    "A name that begins that of a town in which the trip was a few days later is that town",
    arguments: [(5, true), (8, false)])
  func beginning(day: Int, isKnown: Bool) throws {
    let position = try planned(trip("San Cristóbal", [(day: day, latitude: 16.74, longitude: -92.64)]))
      .position
    claim(position?.reason, is: isKnown ? Reason.town("San Cristóbal de las Casas, MX") : nil)
  }

  @Test(
    "Of two that lie on the way nobody knows which is meant: it is on no map, and the nearest are told first")
  func doubt() throws {
    let (position, diagnostics) = try planned(
      trip(
        "Twins",
        [
          (day: 1, latitude: 19.43, longitude: -99.13), (day: 2, latitude: 14.84, longitude: -89.15),
          (day: 6, latitude: 11.54, longitude: -85.63),
        ]))
    claim(none: position)
    let told = try unwrapped(diagnostics.first { $0.code == .ambiguousPlace })
    claim(told.severity, is: .warning)
    claim(
      told.advice,
      is: "Write one of these, or a position after the name: Twins, SV; Twins, NI; or Twins, MX.")
  }

  @Test(
    "What was passed over is asked all the same where something must not be told",
    arguments: [
      // For the way from what was before to what was after.
      ("León", [(1, 19.43, -99.13), (2, 14.84, -89.15), (6, 11.54, -85.63)], [12.44, 21.12]),
      // For a picture of the day, where the rest of the trip speaks for the other.
      ("Copacabana", [(1, 6.25, -75.56), (3, -16.26, -69.09)], [-16.17, 6.35]),
      // No town but that of the picture's is near to anything.
      ("Copacabana", [(3, -16.26, -69.09)], [-16.17]),
    ] as [(String, [(Int, Double, Double)], [Double])])
  func passedOver(name: String, pictures: [(Int, Double, Double)], latitudes: [Double]) throws {
    let trip = try trip(name, pictures.map { (day: $0.0, latitude: $0.1, longitude: $0.2) })
    let names = try Self.lookup()
    let towns = NamedTowns.find(in: trip, own: OwnPlaces.collect(from: trip), names: names)
    claim(towns.positionsMeant(by: name).map(\.latitude), is: latitudes)
  }
}
