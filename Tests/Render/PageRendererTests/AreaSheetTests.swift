import Basemap
import Claims
import Diagnostics
import Foundation
import PageReading
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("A trip to areas far apart")
struct AreaSheetTests {
  /// Walks to the north from the Alps, a desert and the Julian Alps; the last says neither when it was nor its name.
  private static let walks = [
    ("2026-05-03", 47.4, 11.0), ("2026-08-03", -25.3, 131.0), ("Mojstrovka", 46.43, 13.75),
  ]

  private static func site(_ starts: [(String, Double, Double)] = walks) throws -> BuiltSite {
    let tracks = try starts.map { file, south, east in
      let start = LocalDate(iso: file[...]).map { $0.dayNumber * 86_400 + 10 * 3600 }
      let points = try (0...60).map { minute in
        TrackPoint(
          coordinate: try SampleTrips.at(south + Double(minute) * 60 / 111_000, east),
          instant: start.map { Instant(seconds: $0 + minute * 60) })
      }
      return Track(file: "tracks/\(file).gpx", segments: [points])
    }
    let names = PlaceLookup { place in
      Locality(
        town: "Town", metres: 3000, direction: .southWest, isInTown: false,
        country: place.longitude > 100
          ? "AU"
          : place.longitude < 0 ? "US" : place.latitude < 46 ? "HR" : place.longitude > 12 ? "SI" : "DE")
    }
    let atlas = try ShippedTheme.atlas()
    return try BuiltSite(
      Trip(folderName: "x", tracks: tracks), today: "2026-09-01", atlas: atlas, names: names)
  }

  @Test(
    "calls days by the longest beginning that the titles of all share up to a mark",
    arguments: [
      (["Meraner Höhenweg - Anreise", "Meraner Höhenweg - Tag 1"], "Meraner Höhenweg"),
      (["Through the Soierns: up", "Through the Soierns: down"], "Through the Soierns"),
      (["Klammspitze", "Klammspitze"], "Klammspitze"), (["A, b - c", "A, b (again)"], "A, b"),
      (["To Vienna", "To Brno"], nil), ([" - up", " - down"], nil), ([], nil),
    ] as [([String], String?)])
  func titles(_ titles: [String], _ shared: String?) {
    claim(AreaDays.beginning(of: titles), is: shared)
  }

  @Test("tells countries in one way on its front page and above its maps, and where nobody was")
  func countries() throws {
    // To the north from the middle of France, from the south of an island that is a part of it, and from a plan.
    let starts = [(44.0, 4.0, false), (-21.2, 55.5, false), (48.7, 8.2, true)]
    let tracks = try starts.enumerated().map { number, start in
      let points = try (0...60).map { step in
        var point = TrackPoint(
          coordinate: try SampleTrips.at(start.0 + Double(step) / 1800, start.1))
        point.isPlanned = start.2
        return point
      }
      return Track(file: "tracks/\(number).gpx", segments: [points])
    }
    let names = PlaceLookup { place in
      let country = place.latitude < 0 ? "RE" : place.longitude > 6 ? "DE" : "FR"
      return Locality(town: "Town of \(country)", isInTown: true, country: country)
    }
    let site = try BuiltSite(
      Trip(folderName: "x", tracks: tracks), today: "2026-09-01", atlas: try ShippedTheme.atlas(),
      names: names)
    let page = try site.page("index.html")
    let text = page.text(in: "main")
    claim(text, has: "Only on planned routes: Germany", "\(text)")
    let told = page.texts.filter { $0.around.contains("figure") && $0.around.last == "p" }.map(\.text)
    #expect(told.contains { $0.contains("Réunion") && $0.contains("France") }, "\(told)")
  }

  /// What stands above each map, what stands there in small letters, and each drawing, which is one line.
  private static func sheets(
    _ site: BuiltSite
  ) throws -> (headings: [String], below: [String], drawings: [Substring]) {
    let texts = try site.page("index.html").texts.filter { $0.around.contains("figure") }
    let page = try unwrapped(site.pages.first { $0.path == "index.html" }).text
    return (
      texts.filter { $0.around.last == "p" }.map(\.text),
      texts.filter { $0.around.last == "small" }.map(\.text),
      page.split(separator: "<svg class=\"map map-square\"").dropFirst().map { $0.prefix { $0 != "\n" } }
    )
  }

  @Test("tells above each map in one way where that is, and below it what one calls it")
  func headings() throws {
    let (told, below, drawings) = try Self.sheets(try Self.site())
    claim(drawings.count, is: 3)
    for country in ["Australia", "Germany", "Slovenia"] {
      #expect(told.contains { $0.hasPrefix("3") && $0.hasSuffix("of Town,\(country)") }, "\(told)")
    }
    #expect(below.contains { $0.contains("Mojstrovka") }, "\(below)")
    for sheet in drawings {
      // The heading has the words of the list, and its stop has not.
      claim(sheet, lacks: ">3 km")
      claim(sheet, lacks: "of Town<")
      // One edge for all of a grid: neither degrees on some nor the sides of squares on others.
      claim(sheet, has: "map-neat")
      claim(sheet, lacks: "map-band")
      claim(sheet, lacks: "map-degrees")
    }
  }

  @Test("calls each by its name where all have one, with the country")
  func names() throws {
    let walks = [("Dune", -25.3, 131.0), ("Mojstrovka", 46.43, 13.75), ("Run", 38.92, -77.04)]
    let (told, below, _) = try Self.sheets(try Self.site(walks))
    for name in ["Dune,Australia", "Mojstrovka,Slovenia", "Run,United States"] {
      claim(told, has: name, "\(told)")
    }
    #expect(below.isEmpty, "\(below)")
  }

  @Test(
    "tells in a corner of each map where that lies, or of none: in the middle of a desert there is nothing to tell it by"
  )
  func corners() throws {
    func count(_ walks: [(String, Double, Double)]) throws -> [Bool] {
      try Self.sheets(try Self.site(walks)).drawings.map { $0.contains("class=\"map-inset\"") }
    }
    let coasts = [("Mojstrovka", 46.43, 13.75), ("Karst", 45.45, 14.03), ("Run", 38.92, -77.04)]
    try claim(count(coasts), is: [true, true, true])
    let withDesert = try count(Array(coasts.prefix(2)) + [("Sands", 20.8, 48.5)])
    claim(withDesert, is: [false, false, false])
  }

  @Test("tells the country of a track at which no stop stands, and where it begins unless it was cut")
  func starts() throws {
    // Two of Bavaria, of which the second has no times.
    let starts = [("2026-05-03", 48.0, 11.0), ("2026-08-03", -25.3, 131.0), ("lone", 48.0, 11.3)]
    func drawing(isCut: Bool) throws -> (heading: [String], isMarked: Bool, listed: [Int]) {
      let tracks = try starts.map { file, south, east in
        let start = LocalDate(iso: file[...]).map { $0.dayNumber * 86_400 + 10 * 3600 }
        let points = try (0...60).map { minute in
          TrackPoint(
            coordinate: try SampleTrips.at(south + Double(minute) * 60 / 111_000, east),
            instant: start.map { Instant(seconds: $0 + minute * 60) })
        }
        var track = Track(file: "tracks/\(file).gpx", segments: [points])
        track.isCut = isCut
        return track
      }
      let names = PlaceLookup { place in
        Locality(
          town: (11.2...12).contains(place.longitude) ? "Lone" : "Town", metres: 3000, direction: .southWest,
          isInTown: false, country: place.longitude > 100 ? "AU" : "DE")
      }
      let site = try BuiltSite(
        Trip(folderName: "x", tracks: tracks), today: "2026-09-01", atlas: try ShippedTheme.atlas(),
        names: names)
      let page = try unwrapped(site.pages.first { $0.path == "index.html" }).text
      let told = try site.page("index.html").texts.filter {
        $0.around.contains("figure") && $0.around.last == "p"
      }
      let sheets = page.split(separator: "<svg class=\"map map-square\"").dropFirst().map {
        $0.prefix { $0 != "\n" }
      }
      let lone = try unwrapped(sheets.first { $0.prefix(600).contains("lone") })
      let listed = try ["index.html", "map/index.html"].map { path in
        try site.page(path).all("li").count { $0.around.last == "ol" }
      }
      return (told.map(\.text), lone.contains("class=\"map-stop\""), listed)
    }
    let whole = try drawing(isCut: false)
    // It has no stop of its own to be called by.
    #expect(whole.heading.count(where: { $0.hasSuffix("Germany") }) == 2 && whole.isMarked, "\(whole)")
    // By what the plan knows, and not by the towns of the map.
    #expect(whole.heading.contains { $0.hasSuffix("of Lone,Germany") }, "\(whole.heading)")
    let cut = try drawing(isCut: true)
    #expect(!cut.isMarked)
    // What is on no sheet is in no list of the stops, either.
    claim(zip(whole.listed, cut.listed).map { $0 - $1 }, is: [2, 2])
  }

  @Test("calls a stop by the town that its sign covers on a sheet of countries, by no distance and no region")
  func byTown() throws {
    let spots: [(latitude: Double, longitude: Double, town: String?)] = [
      (48.8566, 2.3522, "Paris"), (51.7786, 8.3656, nil), (41.9, 12.5, "Rome"), (37.37, -122.04, "Sunnyvale"),
      (38.9, -119.3, nil), (41.2, -96.04, "Ralston"), (-0.3, 36.07, "Nakuru"),
    ]
    let photos = try spots.enumerated().map { number, spot in
      var photo = try SampleTrips.photo("p\(number)", day: 3, hour: 9)
      let date = try unwrapped(LocalDate(year: 2001 + 2 * number, month: 5, day: 3))
      photo.cameraClock = LocalDateTime(date: date, time: try SampleTrips.clock(9, 0))
      photo.coordinate = try SampleTrips.at(spot.latitude, spot.longitude)
      return photo
    }
    let names = PlaceLookup { place in
      let spot = spots.first { abs($0.latitude - place.latitude) < 0.01 }
      let country = place.longitude < 0 ? "US" : place.latitude < 0 ? "KE" : place.latitude < 45 ? "IT" : "DE"
      if let town = spot?.town { return Locality(town: town, isInTown: true, country: country) }
      return place.longitude < 0
        ? Locality(region: "California", country: country)
        : Locality(town: "Langenberg", metres: 3000, direction: .east, country: country)
    }
    let site = try BuiltSite(
      Trip(folderName: "x", photos: photos), today: "2026-09-01", atlas: try ShippedTheme.atlas(),
      names: names)
    func written(_ page: String) throws -> [String] {
      try site.page(page).texts.filter { $0.around.last == "text" }.map(\.text)
    }
    let front = try written("index.html")
    #expect(front.contains("Langenberg") && !front.contains { $0.contains("east of") }, "\(front)")
    #expect(front.contains("Sunnyvale") && !front.contains("California"), "\(front)")
    try claim(written("days/2003-05-03/index.html"), has: "Langenberg")
  }

  /// Ideas all over a country, with their towns, and whether they are in these.
  private static let ideas: [(name: String, north: Double, east: Double, town: String, isIn: Bool)] = [
    ("Fushimi Inari", 34.9671, 135.7727, "Kyoto", true),
    ("Arashiyama bamboo grove", 35.017, 135.6716, "Kyoto", true),
    ("Nishiki Market", 35.005, 135.7649, "Kyoto", true),
    ("Kinkaku-ji", 35.0394, 135.7292, "Kyoto", true),
    ("Naoshima: Chichu Art Museum", 34.446, 133.986, "Honmura", true),
    ("Benesse House (one night?)", 34.4478, 133.9912, "Honmura", true),
    ("Itsukushima torii", 34.2973, 132.3182, "Miyajima", true),
    ("Hiroshima Peace Museum", 34.3915, 132.4531, "Hiroshima", true),
    ("Koya-san, Okunoin", 34.2226, 135.6055, "Kōya", true),
    ("Kiso valley: Magome to Tsumago", 35.527, 137.569, "Nakatsugawa", false),
    ("Takayama morning market", 36.144, 137.259, "Takayama", true),
    ("Kanazawa Kenroku-en", 36.5621, 136.6627, "Kanazawa", true),
    ("teamLab Planets", 35.6491, 139.7898, "Tokyo", true),
    ("Tsukiji outer market", 35.6655, 139.7707, "Tokyo", true),
    ("Shimokitazawa", 35.6615, 139.668, "Tokyo", true),
    ("Golden Gai", 35.694, 139.7047, "Tokyo", true),
    ("Onsen in Kinosaki", 35.624, 134.811, "Toyooka", false),
    ("Nikko", 36.7581, 139.5986, "Nikkō", true),
    ("Ghibli Museum", 35.6962, 139.5704, "Tokyo", true),
    ("the knife shop in Kappabashi", 35.7143, 139.7885, "Tokyo", true),
  ]

  @Test("calls areas of nothing but ideas by their towns, and not by whichever idea stands first in the list")
  func areasOfIdeas() throws {
    var trip = Trip(folderName: "x")
    trip.attractions = try Self.ideas.enumerated().map { number, told in
      let place = SourcePlace(file: "a.yml", span: SourceSpan(line: number + 1, column: 1, text: ""))
      var idea = Attraction(name: told.name, place: place)
      idea.at = Written(
        NamedPlace(name: nil, coordinate: try SampleTrips.at(told.north, told.east)), at: place)
      return idea
    }
    let names = PlaceLookup { place in
      let told = Self.ideas.first { $0.north == place.latitude && $0.east == place.longitude }
      return told.map {
        Locality(town: $0.town, metres: $0.isIn ? 0 : 8000, isInTown: $0.isIn, country: "JP")
      }
    }
    let site = try BuiltSite(trip, atlas: try ShippedTheme.atlas(), names: names)
    let told = try Self.sheets(site).headings
    for name in ["Takayama morning market", "teamLab Planets", "Itsukushima torii", "Fushimi Inari"] {
      claim(told, lacks: name, "\(told)")
    }
    #expect(told.contains("Kyoto") && told.contains("Tokyo"), "\(told)")
  }
}
