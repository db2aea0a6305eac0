import Claims
import Foundation
import PageReading
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("The rows of a gallery")
struct GalleryRowsTests {
  private static let ratios = [0.4, 0.7, 0.8, 1, 4.0 / 3, 1.5, 16.0 / 9, 3]

  /// Galleries of some pictures, by chance but always the same.
  private static func galleries(_ count: Int, of sizes: ClosedRange<Int>, heights: [Int] = [2000])
    -> [[GalleryRows.Tile]]
  {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    return (0..<count).map { _ in
      let shapes = next(2) == 0 ? [4, 5, 6] : Array(ratios.indices)
      return (0..<(sizes.lowerBound + next(sizes.count))).map { _ in
        GalleryRows.Tile(ratio: ratios[shapes[next(shapes.count)]], height: heights[next(heights.count)])
      }
    }
  }

  /// The rows as a browser makes them of the classes: how wide each is by its height, and the tiles in it.
  private static func laidOut(_ tiles: [GalleryRows.Tile], _ rows: [Double], page: Int, gap: Double)
    -> [[GalleryRows
    .Tile]]
  {
    var result: [[GalleryRows.Tile]] = []
    var used = 0.0
    for (tile, row) in zip(tiles, rows) {
      let step = GalleryRows.Place.width(ofStep: GalleryRows.Place.step(of: row, page: page))
      let basis = max(0, tile.ratio / step - gap)
      if result.isEmpty || used + gap + basis > 1.000_001 {
        result.append([])
        used = basis
      } else {
        used += gap + basis
      }
      result[result.count - 1].append(tile)
    }
    return result
  }

  @Test("tell how many pictures stand in the first row of a phone, as a browser lays them")
  func firstRow() {
    let galleries = Self.galleries(100, of: 1...40)
    let rows = galleries.map { GalleryRows.lay($0, in: .page) }
    let laidOut = zip(galleries, rows).map { tiles, rows in
      Self.laidOut(tiles, rows.places.map { $0.rows[0] }, page: 0, gap: 0.0157).first?.count ?? 0
    }
    claim(zip(galleries, rows).map { tiles, rows in rows.countInFirstRow(of: tiles) }, is: laidOut)
  }

  @Test("of pictures of a few pixels are no rows that fill the page, where those are too few for one")
  func crumbs() {
    let stands: [GalleryRows.Stand] = [.page, .day, .text, .leaf]
    let few = stands.map { stand in
      [1, 4, 20].map { count in
        GalleryRows.lay(Array(repeating: .init(ratio: 4.0 / 3, height: 90), count: count), in: stand).isFew
      }
    }
    claim(few, is: Array(repeating: [true, true, false], count: stands.count))
  }

  @Test("are those that were planned, when a browser puts together what the style sheet says of each picture")
  func browser() {
    for tiles in Self.galleries(400, of: 1...40) {
      for (page, gap) in [0.0157, 0.0095, 0.0072].enumerated() {
        let rows = GalleryRows.rows(of: tiles, measure: GalleryRows.Stand.page.measures[page])
        let laidOut = Self.laidOut(tiles, rows, page: page, gap: gap)
        let widths = laidOut.map { $0.reduce(0) { $0 + $1.ratio } }
        var planned: [Double] = []
        var left = 0.0
        for (tile, row) in zip(tiles, rows) {
          if left < 0.001 { (left, planned) = (row, planned + [row]) }
          left -= tile.ratio
        }
        claim(widths.count, is: planned.count)
        #expect(zip(widths, planned).allSatisfy { abs($0 - $1) < 0.001 }, "\(widths) \(planned)")
      }
    }
  }

  @Test(
    "end with one that is at most 1.4 times as high as any other, and are near to the height that is wanted")
  func even() {
    for tiles in Self.galleries(400, of: 4...60) {
      for measure in GalleryRows.Stand.page.measures {
        let rows = GalleryRows.rows(of: tiles, measure: measure)
        let widest = tiles.map(\.ratio).max() ?? 0
        let last = rows.last ?? 0
        // A picture that is wider than a row is one, however wide.
        #expect((rows.max() ?? 0) <= max(last * GalleryRows.unevenness + 0.001, widest + 0.001), "\(rows)")
      }
    }
  }

  @Test("are lower where their pictures have few pixels, and none of these is enlarged")
  func small() {
    let large = GalleryRows.lay(Array(repeating: .init(ratio: 1.5, height: 1333), count: 24), in: .page)
    let small = GalleryRows.lay(Array(repeating: .init(ratio: 1.5, height: 120), count: 24), in: .page)
    #expect(small.places[0].rows[2] > large.places[0].rows[2] * 1.2)
    #expect(large.places.allSatisfy { !$0.isSmall })
    for tiles in Self.galleries(100, of: 1...30, heights: [80, 150, 400, 1333]) {
      let gallery = GalleryRows.lay(tiles, in: .page)
      for (tile, place) in zip(tiles, gallery.places) {
        let height = zip(GalleryRows.Stand.page.measures, place.rows).map { $0.widest / $1 }.max() ?? 0
        #expect(place.isSmall || height <= Double(tile.height) + 1)
      }
    }
  }

  @Test("of a text have a line each for broad pictures on a narrow page only, and half of one for the others")
  func pairs() {
    func rows(_ ratios: [Double], in stand: GalleryRows.Stand = .text) -> [[Double]] {
      GalleryRows.lay(ratios.map { GalleryRows.Tile(ratio: $0, height: 2000) }, in: stand).places.map(\.rows)
    }
    claim(rows([1.5, 1.6]).map { $0[0] }, is: [1.5, 1.6])
    #expect(rows([1.5, 1.6]).allSatisfy { $0[1] > 3 && $0[2] > 3 })
    claim(rows([0.7, 1.5]).map { $0[0] }, is: [0.7, 1.5])
    claim(rows([0.7, 0.8]).map { $0[0] }, is: [1.4, 1.6])
    claim(rows([1, 1]).map { $0[0] }, is: [2, 2])
    // A broad one that parts the others leaves each a line.
    claim(rows([0.7, 1.5, 0.8]).map { $0[0] }, is: [0.7, 1.5, 0.8])
    claim(rows([0.7, 0.8, 1.5]).map { $0[0] }, is: [1.4, 1.6, 1.5])
    claim(rows([0.7, 0.8, 0.8]).map { $0[0] }, is: [0.7, 1.6, 1.6])
    #expect(rows([1.5, 1.6], in: .page).allSatisfy { $0[0] > 3 })
  }

  @Test("have specks on sheets of their height among larger pictures, in their order; specks alone are rows")
  func specks() {
    let large = Array(repeating: GalleryRows.Tile(ratio: 1.5, height: 1333), count: 9)
    let speck = GalleryRows.Tile(ratio: 1.5, height: 100)
    let mixed = GalleryRows.lay(Array(large[..<4]) + [speck] + Array(large[4...]), in: .page)
    claim(mixed.places.indices.filter { mixed.places[$0].mount != nil }, is: [4])
    #expect(mixed.places[4].isSmall)
    // No wider than the picture and its margins.
    claim(mixed.places[4].mount, is: 0.8)
    #expect(mixed.places.allSatisfy { $0.mount != nil || !$0.isSmall })
    #expect(GalleryRows.lay([speck, speck], in: .page).places.allSatisfy { $0.mount == nil && $0.isSmall })
  }

  @Test("of a gallery are torn by no picture that has too few pixels; in a text it is as large as it is")
  func stamps() {
    let large = Array(repeating: GalleryRows.Tile(ratio: 1.5, height: 1333), count: 4)
    let small = GalleryRows.Tile(ratio: 1.7, height: 150)
    let tiles = [large[0], small] + Array(large[1...])
    for stand in [GalleryRows.Stand.page, .day, .leaf] {
      let gallery = GalleryRows.lay(tiles, in: stand)
      claim(gallery.places.indices.filter { gallery.places[$0].mount != nil }, is: [1])
      #expect(gallery.places.allSatisfy { $0.mount != nil || !$0.isSmall })
    }
    #expect(GalleryRows.lay(tiles, in: .text).places.allSatisfy { $0.mount == nil })
    claim(GalleryRows.lay([large[0], small], in: .page).places.map { $0.mount == nil }, is: [true, false])
    // Too few for a row have no sheets, which would be as high as the window.
    #expect(GalleryRows.lay([small], in: .page).places.allSatisfy { $0.mount == nil && $0.isSmall })
  }

  @Test("are filled in the order of time where some pictures are small, the last at most 1.4 times as high")
  func mounted() {
    for tiles in Self.galleries(100, of: 9...40, heights: [80, 150, 1333, 1333, 1333]) {
      let places = GalleryRows.lay(tiles, in: .page).places
      guard places.contains(where: { $0.mount != nil }) else { continue }
      let ratios = zip(tiles, places).map { $1.mount ?? $0.ratio }
      for page in 0..<3 {
        let rows = places.map { $0.rows[page] }
        let (widest, last) = (rows.max() ?? 0, rows.last ?? 0)
        #expect(widest <= max(last * GalleryRows.unevenness, ratios.max() ?? 0) + 0.001)
        // Each picture is in the row of its neighbours, of which all are filled.
        var left = 0.0
        for (ratio, row) in zip(ratios, rows) {
          if left < 0.001 { left = row }
          #expect(ratio <= left + 0.001)
          left -= ratio
        }
        #expect(abs(left) < 0.001)
      }
    }
  }

  @Test("Of more than six cameras the ways to their pictures are folded", arguments: [6, 7])
  func cameras(_ count: Int) throws {
    let photos = try (0..<2 * count).map { number in
      var photo = try SampleTrips.photo("p\(number)", day: 1, hour: 8 + number)
      photo.camera = Camera(make: "Canon", model: "Canon \(number / 2)")
      return photo
    }
    let page = try BuiltSite(Trip(folderName: "x", photos: photos)).page("photos/index.html")
    let links = page.all("a").filter { $0.attributes["href"]?.hasPrefix("cameras/") == true }
    claim(links.count, is: count)
    #expect(links.allSatisfy { $0.around.contains("details") == (count > 6) })
  }

  @Test("have their steps in the style sheet, and no others")
  func steps() throws {
    let text = String(decoding: try unwrapped(try ShippedTheme.read().assets["style.css"]), as: UTF8.self)
    for (letter, last) in zip(["a", "b", "c"], GalleryRows.Place.lastSteps) {
      for step in 0...last {
        let written = text.split(separator: ".\(letter)\(step){--\(letter):", maxSplits: 1)
        let value = try #require(
          written.count == 2 ? written[1].prefix { $0 != "}" } : nil, "\(letter)\(step)")
        claim(Double("0" + value) ?? 0, is: GalleryRows.Place.width(ofStep: step), "\(letter)\(step)")
      }
    }
  }

  @Test("are larger where a gallery has few pictures", arguments: [24, 25])
  func large(_ count: Int) throws {
    let photos = try (0..<count).map { try SampleTrips.photo("p\($0)", day: 3, hour: 8) }
    let page = try BuiltSite(Trip(folderName: "x", photos: photos)).page("photos/index.html")
    let sizes = page.all("img").compactMap { $0.attributes["sizes"] }
    let widths = sizes.compactMap { Int($0.split(separator: " ")[2].prefix { $0.isNumber }) }
    #expect(widths.count == count && ((widths.max() ?? 0) > 24) == (count == 24), "\(widths)")
  }

  @Test("are told of each picture, with the size at which it is seen for browsers to choose by")
  func page() throws {
    var trip = try SampleTrips.full()
    trip.photos = try (0..<28).map {
      try SampleTrips.photo("p\($0)", day: 3, hour: 8, width: 3000, height: 2000)
    }
    let page = try BuiltSite(trip).page("photos/index.html")
    let tiles = page.all("li").filter { $0.attributes["class"]?.hasPrefix("r15 a") == true }
    claim(tiles.count, is: 28)
    let sizes = page.all("img").compactMap { $0.attributes["sizes"] }
    #expect(sizes.count == 28 && sizes.allSatisfy { $0.hasPrefix("(min-width: 90rem) ") }, "\(sizes)")
    // A picture of a third of a row asks for no more than that.
    let widest = sizes.compactMap { Int($0.split(separator: " ")[2].prefix { $0.isNumber }) }.max() ?? 0
    #expect((10...30).contains(widest), "\(sizes)")
  }

  @Test("Single pictures of many days stand on one wall, where each says its day; a day of many has its own")
  func walls() throws {
    var trip = try SampleTrips.full()
    (trip.settings.start, trip.settings.end, trip.entries) = (nil, nil, [])
    trip.photos =
      try (1...20).map { try SampleTrips.photo("p\($0)", day: $0, hour: 8) }
      + (0..<9).map { try SampleTrips.photo("q\($0)", day: 21, hour: 9) }
    let page = try BuiltSite(trip).page("photos/index.html")
    let headings = page.all("section").compactMap { $0.attributes["data-group"] }
    #expect(headings.count == 2 && headings.last?.contains("21") == true, "\(headings)")
    let badges = page.elements.filter { $0.attributes["class"] == "away of-day" }
    claim(badges.count, is: 20)
    claim(page.all("a").compactMap { $0.attributes["data-photo"] }.count, is: 29)
  }

  @Test(
    "A wall of several days is headed by its first and its last",
    arguments: [(1...9, "1–9 May 2026"), (28...36, "28 May – 5 June 2026")])
  func headingOfDays(days: ClosedRange<Int>, heading: String) throws {
    var trip = try SampleTrips.full()
    (trip.settings.start, trip.settings.end, trip.entries) = (nil, nil, [])
    trip.photos = try days.map { day in
      var photo = try SampleTrips.photo("p\(day)", day: 1, hour: 8)
      photo.cameraClock = photo.cameraClock.map { $0 + (day - 1) * 86_400 }
      return photo
    }
    let page = try BuiltSite(trip).page("photos/index.html")
    let groups = page.all("section").compactMap { $0.attributes["data-group"] }
    claim(groups.map { $0.replacing("\u{A0}", with: " ") }, is: [heading])
    claim(page.text(in: "h2"), has: heading)
  }

  @Test(
    """
    A wall of up to three places is headed by all, one of more by its first and its last, which are no more than 60 km \
    apart
    """,
    arguments: [
      (3, 0.1, ["Stop 1 · Stop 2 · Stop 3"]), (5, 0.1, ["Stop 1 – Stop 5"]),
      (5, 1, ["Stop 1 · Stop 2 · Stop 3", "Stop 4 · Stop 5"]),
    ] as [(Int, Double, [String])])
  func headingOfPlaces(count: Int, degrees: Double, headings: [String]) throws {
    var trip = try SampleTrips.full()
    (trip.settings.start, trip.settings.end, trip.entries, trip.tracks) = (nil, nil, [], [])
    let places = try (1...count).map { try SampleTrips.at(36 + degrees * Double($0), -7) }
    trip.pins = places.enumerated().map { index, place in
      Pin(title: "Stop \(index + 1)", coordinate: place, place: SampleTrips.place)
    }
    trip.photos = try places.enumerated().map { index, place in
      var photo = try SampleTrips.photo("p\(index)", day: index + 1, hour: 8)
      photo.coordinate = place
      return photo
    }
    let page = try BuiltSite(trip).page("photos/places/index.html")
    claim(page.all("section").compactMap { $0.attributes["data-group"] }, is: headings)
  }

  @Test(
    "Towns of few pictures share a wall, far from each other where each has but one; one of many has its own",
    arguments: [
      ([2, 2], 38.9, ["Lisbon · Porto"]), ([2, 9], 38.9, ["Lisbon", "Porto"]),
      ([1, 1], 41.1, ["Lisbon · Porto"]), ([2, 2], 41.1, ["Lisbon", "Porto"]),
    ] as [([Int], Double, [String])])
  func headingOfTowns(counts: [Int], porto: Double, headings: [String]) throws {
    var trip = Trip(folderName: "x")
    trip.photos = try zip(counts, [38.7, porto]).enumerated().flatMap { index, town in
      try (0..<town.0).map { number -> Photo in
        var photo = try SampleTrips.photo("p\(index)-\(number)", day: index + 1, hour: 8 + number)
        photo.coordinate = try SampleTrips.at(town.1, -9.1)
        return photo
      }
    }
    let names = PlaceLookup { place in
      Locality(town: place.latitude > 38.8 ? "Porto" : "Lisbon", isInTown: true, country: "PT")
    }
    let page = try BuiltSite(trip, names: names).page("photos/places/index.html")
    claim(page.all("section").compactMap { $0.attributes["data-group"] }, is: headings)
  }

  @Test("A town with pictures from the country around it is headed by both, and no picture says it again")
  func headingOfCountry() throws {
    var trip = Trip(folderName: "x")
    trip.photos = try [38.7, 38.8, 41.1, 42.2].enumerated().flatMap { index, latitude in
      try (0..<4).map { number -> Photo in
        var photo = try SampleTrips.photo("p\(index)-\(number)", day: index + 1, hour: 8 + number)
        photo.coordinate = try SampleTrips.at(latitude, -9.1)
        return photo
      }
    }
    let names = PlaceLookup { place in
      let town = place.latitude > 42 ? "Vigo" : place.latitude > 40 ? "Porto" : "Lisbon"
      return Locality(town: town, metres: 9000, isInTown: [38.7, 42.2].contains(place.latitude))
    }
    let page = try BuiltSite(trip, names: names).page("photos/places/index.html")
    let headings = page.all("section").compactMap { $0.attributes["data-group"] }
    claim(headings, is: ["Lisbon and around", "Porto and around", "Vigo"])
    #expect(!page.elements.contains { $0.attributes["class"]?.hasPrefix("away") == true })
  }

  @Test(
    "Pictures that are at no place are elsewhere where they say it, and without a position where they do not",
    arguments: [
      ([true], ["Elsewhere"]), ([false], ["Without a position"]),
      ([true, false], ["Elsewhere", "Without a position"]),
    ] as [([Bool], [String])])
  func elsewhere(arePlaced: [Bool], headings: [String]) throws {
    var trip = try SampleTrips.full()
    (trip.settings.start, trip.settings.end, trip.entries, trip.tracks) = (nil, nil, [], [])
    trip.pins = [Pin(title: "Stop", coordinate: try SampleTrips.at(37, -7), place: SampleTrips.place)]
    var there = try SampleTrips.photo("there", day: 1, hour: 8)
    there.coordinate = try SampleTrips.at(37, -7)
    let others = try arePlaced.enumerated().map { index, isPlaced in
      var other = try SampleTrips.photo("other-\(index)", day: 3 + index, hour: 8)
      other.coordinate = isPlaced ? try SampleTrips.at(45, 10) : nil
      return other
    }
    trip.photos = [there] + others
    let page = try BuiltSite(trip).page("photos/places/index.html")
    let groups = page.all("section").compactMap { $0.attributes["data-group"] }
    claim(groups.map { $0.replacing("\u{A0}", with: " ") }, is: ["Stop"] + headings)
  }

  @Test("A day of few pictures between two of many joins the one behind it")
  func lone() throws {
    var trip = try SampleTrips.full()
    (trip.settings.start, trip.settings.end, trip.entries) = (nil, nil, [])
    trip.photos = try [1, 1, 1, 1, 2, 3, 3, 3, 3, 4].enumerated()
      .map { try SampleTrips.photo("p\($0.offset)", day: $0.element, hour: 8 + $0.offset) }
    let site = try BuiltSite(trip)
    let groups = try unwrapped(site.plan.trips[0].media.galleries.first).pages[0].groups
    claim(GalleryWall.parted(groups, in: site.plan.trips[0]).map { $0.photos.count }, is: [4, 6])
  }

  @Test("Few pictures of a camera are one wall where some of its days would share one", arguments: [1, 4])
  func wallOfCamera(ofSecondDay: Int) throws {
    var trip = try SampleTrips.full()
    (trip.settings.start, trip.settings.end, trip.entries) = (nil, nil, [])
    let days = [1, 1, 1, 1] + Array(repeating: 2, count: ofSecondDay) + [3, 3, 3, 3, 3]
    trip.photos = try days.enumerated().map {
      try SampleTrips.photo("p\($0.offset)", day: $0.element, hour: 8 + $0.offset)
    }
    trip.photos[days.count - 1].camera = Camera(model: "Pixel")
    let page = try BuiltSite(trip).page("photos/cameras/canon-eos-r6/index.html")
    let walls = page.all("section").count { $0.attributes["data-group"] != nil }
    claim(walls, is: ofSecondDay == 1 ? 1 : 3)
  }
}
