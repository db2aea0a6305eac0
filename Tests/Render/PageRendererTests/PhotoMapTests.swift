import Claims
import Foundation
import Markdown
import PageReading
import SiteOutput
import Testing
import TripModel
import TripPlanning

@Suite("Where a picture was taken")
struct PhotoWhereTests {
  @Test("Away from towns a place of the trip or an entry says where, and else how far the next town is")
  func place() throws {
    func line(metresNorth: Double, entry metres: Double? = nil) throws -> String {
      var photo = try SampleTrips.photo("dune", day: 3, hour: 12, caption: "It is wide")
      photo.coordinate = try SampleTrips.at(36.09 + metresNorth / 111_000, -5.775)
      let pin = Pin(
        title: "Baelo Claudia", coordinate: try SampleTrips.at(36.09, -5.775), place: SampleTrips.place)
      let names = PlaceLookup { _ in
        Locality(town: "Zahara", metres: 8000, direction: .southEast, isInTown: false, country: "ES")
      }
      var trip = Trip(folderName: "x", photos: [photo], pins: [pin])
      if let metres {
        let text = MarkdownDocument(blocks: [.paragraph([SampleTexts.image("dune")])])
        var entry = try SampleTrips.entry("walk", day: 3, title: "A walk", text)
        entry.pictures = ["dune": photo.file]
        let place = try SampleTrips.at(36.09 + (metresNorth + metres) / 111_000, -5.775)
        entry.place = Written(NamedPlace(name: "The great dune", coordinate: place), at: SampleTrips.place)
        trip.entries = [entry]
      }
      let site = try BuiltSite(trip, names: names)
      let path = try unwrapped(site.plan.trips[0].media.pictures.first).page.text
      let head = try site.page(path).texts.filter { $0.around.contains("header") }
      return head.map(\.text).joined(separator: " ")
    }
    let (near, far) = (try line(metresNorth: 200), try line(metresNorth: 20_000))
    #expect(near.contains("Baelo Claudia") && !near.contains("Zahara"), "\(near)")
    #expect(far.contains("south-east of Zahara") && !far.contains("Baelo"), "\(far)")
    // Else what the entry that shows it calls the place around.
    let written = try line(metresNorth: 20_000, entry: 1000)
    #expect(written.contains("The great dune") && !written.contains("Zahara"), "\(written)")
    let elsewhere = try line(metresNorth: 20_000, entry: 5000)
    #expect(elsewhere.contains("south-east of Zahara") && !elsewhere.contains("great dune"), "\(elsewhere)")
  }
}

@Suite("The map of a picture")
struct PhotoMapTests {
  /// The picture is some forty metres from a pin, or so many more degrees north.
  private static func site(
    width: Int, height: Int, north: Double = 0, ideas: [Attraction] = []
  ) throws -> BuiltSite {
    let pins = try [
      ("Mosque", 35.1660, -5.2556), ("Plaza", 35.1688, -5.2636), ("Gate", 35.1712, -5.2612),
      ("Spring", 35.1709, -5.2575), ("Kasbah", 35.1693, -5.2626),
    ].map { title, latitude, longitude in
      Pin(title: title, coordinate: try SampleTrips.at(latitude, longitude), place: SampleTrips.place)
    }
    var photo = try SampleTrips.photo("dusk", day: 3, hour: 19, width: width, height: height)
    photo.coordinate = try SampleTrips.at(35.1663 + north, -5.2554)
    var trip = Trip(folderName: "x", photos: [photo], pins: pins)
    trip.attractions = ideas
    return try BuiltSite(
      trip, atlas: try ShippedTheme.atlas(),
      names: PlaceLookup { _ in
        Locality(town: "Chefchaouen", metres: 200, isInTown: true, country: "MA")
      })
  }

  /// The maps of the surroundings, without those of the region.
  private static func closerMaps(_ site: BuiltSite) throws -> [Substring] {
    try page(site).text.split(separator: "<svg class=\"map ").dropFirst()
      .map { $0.prefix { $0 != "\n" } }.filter { !$0.hasPrefix("map-square") }
  }

  private static func page(_ site: BuiltSite) throws -> (text: String, page: PageReader) {
    let path = try unwrapped(site.plan.trips[0].media.pictures.first).page.text
    let page = try unwrapped(site.pages.first { $0.path == path })
    return (page.text, page.page)
  }

  @Test("calls its target by the place at which it was taken, and that of the region by the town")
  func named() throws {
    let text = try Self.page(try Self.site(width: 3000, height: 2000)).text
    let maps = text.split(separator: "<svg class=\"map ").dropFirst().map { $0.prefix { $0 != "\n" } }
    let closer = maps.filter { !$0.hasPrefix("map-square") }
    claim(closer.count, is: 2)
    // One sign, which is that of the picture.
    for map in closer { claim(map.matches(of: #/<title>Mosque</title>/#).count, is: 1) }
    #expect(maps.contains { $0.hasPrefix("map-square") && $0.contains("<title>Chefchaouen</title>") })
  }

  @Test("names a place ninety metres off at its own sign, and says of the picture's that it was taken there")
  func besidePlace() throws {
    let maps = try Self.closerMaps(try Self.site(width: 3000, height: 2000, north: 0.0005))
    claim(maps.count, is: 2)
    for map in maps {
      let signs = map.matches(of: #/<title>([^<]*)</title>/#).map { String($0.1) }
      #expect(signs.count { $0 == "Mosque" } == 1 && signs.count { $0 == "Taken here" } == 1, "\(signs)")
    }
    let there = try Self.closerMaps(try Self.site(width: 3000, height: 2000))
    #expect(there.allSatisfy { !$0.contains("Taken here") })
  }

  @Test(
    "says beside its ring what that is, also among signs, and not once more below", arguments: [true, false])
  func crowded(isCrowded: Bool) throws {
    var pins = [("Gate", 35.1712, -5.2612), ("Spring", 35.1709, -5.2575), ("Mosque", 35.1660, -5.2556)]
    if isCrowded {
      // Two rings of signs.
      pins += (0..<28).map { index -> (String, Double, Double) in
        let angle = Double(index) / 7 * .pi
        let reach = index < 14 ? 0.0004 : 0.0007
        return ("Kiosk number \(index)", 35.1690 + reach * sin(angle), -5.2600 + 1.25 * reach * cos(angle))
      }
    }
    var photo = try SampleTrips.photo("dusk", day: 3, hour: 19, width: 3000, height: 2000)
    photo.coordinate = try SampleTrips.at(35.1690, -5.2600)
    let trip = Trip(
      folderName: "x", photos: [photo],
      pins: try pins.map { title, latitude, longitude in
        Pin(title: title, coordinate: try SampleTrips.at(latitude, longitude), place: SampleTrips.place)
      })
    let site = try BuiltSite(
      trip, atlas: try ShippedTheme.atlas(),
      names: PlaceLookup { _ in Locality(town: "Chefchaouen", metres: 200, isInTown: true, country: "MA") })
    let isNamed = try Self.closerMaps(site).allSatisfy {
      $0.contains(">Taken here</text>") || $0.contains(">here</tspan>")
    }
    let isTold = try Self.page(site).text.contains("Where this picture was taken.")
    #expect(isNamed && !isTold, "\(isNamed), \(isTold)")
  }

  @Test("names the place of its page first, and what nobody went to last")
  func order() throws {
    // Nearer to the picture than the mosque.
    var idea = Attraction(name: "Tower", place: SampleTrips.place)
    let there = NamedPlace(name: "Tower", coordinate: try SampleTrips.at(35.16725, -5.2554))
    idea.header.at = ItemPlace(Written(there, at: SampleTrips.place))
    let text = try Self.page(try Self.site(width: 3000, height: 2000, north: 0.0005, ideas: [idea])).text
    let told = try unwrapped(text.split(separator: "<desc id=\"where-wide-about\">").dropFirst().first)
    let names = told.prefix { $0 != "<" }
    #expect(names.hasPrefix("Taken here,Mosque,") && names.contains("Tower"), "\(names)")
    let ofPins = try unwrapped(names.firstRange(of: "Kasbah"))
    let ofIdea = try unwrapped(names.firstRange(of: "Tower"))
    #expect(ofPins.lowerBound < ofIdea.lowerBound, "\(names)")
  }

  @Test(
    "has the letters of a map across the page, whether the picture stands beside words on a desk or not",
    arguments: [(3000, 2000), (2000, 3000), (900, 600)])
  func letters(width: Int, height: Int) throws {
    let page = try Self.page(try Self.site(width: width, height: height)).page
    let maps = page.elements.filter { $0.attributes["class"]?.hasPrefix("map ") == true && $0.name == "svg" }
    claim(maps.compactMap { $0.attributes["width"] }, is: ["400", "600", "400"])
  }
}
