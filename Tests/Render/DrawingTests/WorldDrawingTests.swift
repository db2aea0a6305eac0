import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("The map of all trips")
struct WorldDrawingTests {
  private static func at(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: latitude, longitude: longitude))
  }

  /// Many places of each of these cells, and one in each of those.
  private static func content(
    _ cells: [(Double, Double)], spots: [(Double, Double)] = [], visited: [String] = []
  ) throws -> WorldContent {
    var content = WorldContent()
    content.visited = visited
    content.clusters = try cells.enumerated().map { index, place in
      WorldContent.Cluster(
        coordinate: try at(place.0, place.1), count: index + 4, list: "n\(index)", link: "#n\(index)")
    }
    content.told = { "\($0) places" }
    content.spots = try spots.enumerated().map { index, place in
      WorldContent.Spot(coordinate: try at(place.0, place.1), name: "Spot <\(index)>", link: "s\(index).html")
    }
    return content
  }

  private static func draw(_ content: WorldContent, hasGround: Bool = true) throws -> WorldDrawings {
    let atlas = hasGround ? GroundTests.atlas : nil
    return try unwrapped(
      drawWorld(content, on: atlas, title: "Where", description: "Italy", idPrefix: "w"))
  }

  private static let europe = [(42.0, 12.0), (48.0, 4.0), (41.0, 2.0)]
  private static let world = [(42.0, 12.0), (64.0, -19.0), (35.0, 139.0), (-33.0, -70.0), (40.0, -105.0)]

  @Test("shades the countries that were visited, and is told whose land it stands on")
  func shaded() throws {
    for cells in [Self.europe, Self.world] {
      let drawings = try Self.draw(try Self.content(cells, visited: ["IT", "FR", "JP"]))
      for drawing in [drawings.wide, drawings.narrow] {
        let svg = try unwrapped(ParsedSVG(drawing.markup))
        claim(svg.all(ofClass: "world-visited").count, is: 1)
        claim(svg.all(ofClass: "map-land").count, is: 1)
        claim(drawing.sources, is: [.naturalEarth])
      }
    }
    let none = try unwrapped(ParsedSVG(try Self.draw(try Self.content(Self.world)).wide.markup))
    #expect(none.all(ofClass: "world-visited").isEmpty)
  }

  @Test("has a link with its number for each of many places, apart from one another, and one for each alone")
  func signs() throws {
    let drawings = try Self.draw(try Self.content(Self.world, spots: [(59, 18)]))
    let svg = try unwrapped(ParsedSVG(drawings.wide.markup))
    claim(svg.all("a").compactMap { $0.attributes["href"] }.sorted().first, is: "#n0")
    claim(svg.all("a").count, is: 6)
    claim(svg.all(ofClass: "world-number").map(\.text), is: ["4", "5", "6", "7", "8"])
    claim(svg.all("title").map(\.text), has: "Spot <0>")
    claim(svg.all("title").map(\.text), has: "8 places")
    claim(svg.all(ofClass: "map-cluster").count, is: 5)
  }

  /// Where the discs of a sheet are and how large, of those that are shown at first.
  private static func discs(_ drawing: SVGDrawing) throws -> [(x: Double, y: Double, radius: Double)] {
    let svg = try unwrapped(ParsedSVG(drawing.markup))
    return svg.all(ofClass: "map-cluster").compactMap { disc in
      guard let x = Double(disc.attributes["cx"] ?? ""), let y = Double(disc.attributes["cy"] ?? ""),
        let radius = Double(disc.attributes["r"] ?? "")
      else { return nil }
      return (x, y, radius)
    }
  }

  @Test("joins discs that would lie over each other, and moves none to another country")
  func joined() throws {
    // Lisbon to Kyiv, and much farther.
    let cells = [
      (38.7, -9.1), (40.4, -3.7), (48.9, 2.4), (52.5, 13.4), (50.1, 14.4), (48.2, 16.4), (41.9, 12.5),
      (47.5, 19.0), (50.4, 30.5), (35.0, 139.0), (-33.0, -70.0), (40.0, -105.0), (-37.0, 175.0),
    ]
    let drawings = try Self.draw(try Self.content(cells), hasGround: false)
    for drawing in [drawings.wide, drawings.narrow] {
      let discs = try Self.discs(drawing)
      for (index, disc) in discs.enumerated() {
        for other in discs[..<index] {
          let (right, down) = (disc.x - other.x, disc.y - other.y)
          #expect((right * right + down * down).squareRoot() >= disc.radius + other.radius)
        }
      }
      let svg = try unwrapped(ParsedSVG(drawing.markup))
      let sum = svg.all(ofClass: "world-number").compactMap { Int($0.text) }.reduce(0, +)
      #expect(sum == cells.indices.reduce(0) { $0 + $1 + 4 })
    }
    #expect(try Self.discs(drawings.narrow).count < Self.discs(drawings.wide).count)
    #expect(try Self.discs(drawings.wide).count < cells.count)
  }

  @Test("parts discs again as a script enlarges the map, each with the lists that it stands for")
  func parting() throws {
    var content = try Self.content([(50.1, 14.4), (52.5, 13.4), (35, 139), (-33, -70), (40, -105)])
    content.isLive = true
    let svg = try unwrapped(ParsedSVG(try Self.draw(content, hasGround: false).narrow.markup))
    // No coast is as fine as the ground of a trip.
    claim(svg.all("svg").first?.attributes["data-largest"], is: "6.6")
    let links = svg.all("a")
    let both = try unwrapped(links.first { $0.attributes["data-lists"]?.contains(" ") ?? false })
    claim(both.attributes["data-lists"], is: "n0 n1")
    claim(both.attributes["href"], is: "#n0")
    let until = try unwrapped(both.attributes["data-until"])
    let parts = links.filter { $0.attributes["data-from"] == until }
    claim(parts.map { $0.attributes["href"] }, is: ["#n0", "#n1"])
    claim(parts.map { $0.attributes["data-lists"] }, is: ["n0", "n1"])
    #expect(parts.allSatisfy { $0.attributes["display"] == "none" })
  }

  @Test("shows by hollow signs where nobody was yet", arguments: [2, 120])
  func hollow(_ count: Int) throws {
    var content = try Self.content(
      [(60, 100), (-30, 100)], spots: (0..<count).map { (Double($0 % 12) * 5, Double($0 / 12) * 9) })
    content.spots[0].isPlanned = true
    (content.clusters[0].planned, content.clusters[1].planned) = (1, content.clusters[1].count)
    let svg = try unwrapped(ParsedSVG(try Self.draw(content, hasGround: false).wide.markup))
    let discs = svg.all(ofClass: "map-cluster").filter { $0.attributes["class"]?.contains("ahead") ?? false }
    claim(discs.count, is: 1)
    claim(svg.all(ofClass: "world-partly").count, is: 1)
    let spots = svg.all(ofClass: "world-spot").filter { $0.attributes["class"]?.contains("ahead") ?? false }
    claim(spots.count, is: count < 100 ? 1 : 0)
    // Of many a smaller dot in the colour of the paper lies upon it.
    claim(svg.all(ofClass: "world-within").count, is: count < 100 ? 0 : 1)
  }

  @Test("is framed on what the trips span, however high that is")
  func high() throws {
    let content = try Self.content([], spots: [(34, -5), (59.3, 18), (68, 15)], visited: ["ES"])
    let svg = try unwrapped(ParsedSVG(try Self.draw(content, hasGround: false).wide.markup))
    let box = try unwrapped(svg.all("svg").first?.attributes["viewBox"]).split(separator: " ").compactMap {
      Double($0)
    }
    let down = svg.all(ofClass: "world-spot").compactMap { Double($0.attributes["cy"] ?? "") }
    let (top, bottom) = (try unwrapped(down.min()), try unwrapped(down.max()))
    #expect(box.count == 4 && bottom - top > 0.6 * box[3])
  }

  @Test(
    "tells by shape whose a place is, and by a colour of its own within an edge of ink",
    arguments: [
      (SpotShape.circle, nil, "circle", "world-spot"), (.diamond, nil, "path", "world-spot world-diamond"),
      (.square, nil, "path", "world-spot world-square"), (.circle, "#2a6f62", "circle", "world-own"),
      (.diamond, "#2a6f62", "path", "world-own"),
    ] as [(SpotShape, String?, String, String)])
  func whose(_ shape: SpotShape, _ colour: String?, _ element: String, _ classes: String) throws {
    // Few places have links; of many each is a small sign.
    for count in [2, 120] {
      var content = try Self.content(
        [], spots: (0..<count).map { (Double($0 % 12) * 5, Double($0 / 12) * 9) })
      (content.spots[0].shape, content.spots[0].colour) = (shape, colour)
      let svg = try unwrapped(ParsedSVG(try Self.draw(content, hasGround: false).wide.markup))
      if count > 100, shape == .circle, colour == nil { continue }
      let sign = try unwrapped(svg.elements.first { $0.attributes["class"] == classes })
      claim(sign.name, is: element)
      claim(sign.attributes["fill"], is: colour)
    }
  }

  @Test("is framed on its places where it shows a part of all, and shades their country all the same")
  func part() throws {
    func apart(isPart: Bool) throws -> Double {
      var content = try Self.content([], spots: [(36.5, -6.3), (37.4, -6.0)], visited: ["ES"])
      content.isPart = isPart
      let svg = try unwrapped(ParsedSVG(try Self.draw(content).wide.markup))
      claim(svg.all(ofClass: "world-visited").count, is: 1)
      let heights = svg.all(ofClass: "world-spot").compactMap { Double($0.attributes["cy"] ?? "") }
      try #require(heights.count == 2)
      return heights[0] - heights[1]
    }
    let (part, all) = (try apart(isPart: true), try apart(isPart: false))
    #expect(part > 1.8 * all)
  }

  @Test("tells a script for which places a sign stands, whatever its shape and colour")
  func live() throws {
    var content = try Self.content([], spots: [(10, 10), (10, 10), (40, 40), (20, 30)])
    content.isLive = true
    content.spots[0].shape = .diamond
    content.spots[2].colour = "#2a6f62"
    let drawings = try Self.draw(content, hasGround: false)
    let narrow = try unwrapped(ParsedSVG(drawings.narrow.markup))
    let small = narrow.all("g").filter { $0.attributes["data-of"] != nil }
    claim(small.map { $0.attributes["data-of"] }, is: ["1,2", "3"])
    #expect(small.allSatisfy { $0.attributes["data-at"] != nil })
    claim(narrow.all(ofClass: "map-pin").map { $0.attributes["color"] }, is: [nil, "#2a6f62"])
    claim(narrow.all(ofClass: "world-spots").map { $0.attributes["data-of"] }, is: ["4"])
    let wide = try unwrapped(ParsedSVG(drawings.wide.markup))
    claim(wide.all("a").map { $0.attributes["data-of"] }, is: ["1", "2", "3", "4"])
    claim(wide.all(ofClass: "world-diamond").count, is: 1)
    claim(wide.all(ofClass: "world-own").count, is: 1)
  }

  @Test("shows a part of the Earth where all lies there, else all of it")
  func extent() throws {
    let part = try unwrapped(ParsedSVG(try Self.draw(try Self.content(Self.europe)).wide.markup))
    #expect(part.all(ofClass: "map-neat").count == 1 && part.all(ofClass: "map-globe").isEmpty)
    let all = try unwrapped(ParsedSVG(try Self.draw(try Self.content(Self.world)).wide.markup))
    claim(all.all(ofClass: "map-globe").count, is: 1)
    let empty = try unwrapped(ParsedSVG(try Self.draw(try Self.content([], visited: ["NZ"])).wide.markup))
    claim(empty.all(ofClass: "map-globe").count, is: 1)
  }

  @Test("is on a phone no strip, but as much of the world as its places span")
  func narrow() throws {
    func box(_ cells: [(Double, Double)]) throws -> (aspect: Double, across: Double) {
      let drawing = try Self.draw(try Self.content(cells), hasGround: false).narrow
      let svg = try unwrapped(ParsedSVG(drawing.markup))
      claim(svg.all(ofClass: "map-globe").count, is: 1)
      let box = try unwrapped(svg.all("svg").first?.attributes["viewBox"]).split(separator: " ")
        .compactMap { Double($0) }
      let discs = try Self.discs(drawing).map { $0.x }
      try #require(box.count == 4 && discs.count == 2)
      return (box[2] / box[3], abs(discs[0] - discs[1]) / box[2])
    }
    let part = try box([(34, -118), (49, 16)])
    #expect(part.aspect < 1.5 && part.across > 0.6)
    // From Alaska to New Zealand it is all of it.
    #expect(try box([(60, -150), (-41, 175)]).aspect > 1.9)
  }

  @Test("takes at most some 40,000 bytes, with as many signs as a plan has at most")
  func size() throws {
    let lands = [
      "US", "CA", "RU", "BR", "AU", "CN", "IN", "NO", "CL", "ID", "GB", "FR", "IT", "JP", "NZ", "ZA",
    ]
    for (cells, spots) in [(5, 3), (60, 30), (100, 100)] {
      func places(_ count: Int) -> [(Double, Double)] {
        (0..<count).map { index -> (Double, Double) in
          let (latitude, longitude) = (index * 37 % 120 - 50, index * 61 % 340 - 170)
          return (Double(latitude), Double(longitude))
        }
      }
      let drawings = try Self.draw(try Self.content(places(cells), spots: places(spots), visited: lands))
      let size = drawings.wide.markup.utf8.count + drawings.narrow.markup.utf8.count
      #expect(size < (cells > 60 ? 60_000 : 42_000), "\(cells): \(size)")
      #expect(ParsedSVG(drawings.wide.markup) != nil)
    }
  }

  @Test("says nothing of land without an atlas, and is none without anything to show")
  func bare() throws {
    let bare = try Self.draw(try Self.content(Self.world), hasGround: false)
    #expect(bare.wide.sources.isEmpty && bare.wide.markup.contains("map-globe"))
    claim(none: drawWorld(WorldContent(), on: nil, title: "", description: "", idPrefix: "w"))
  }

  @Test("as a card has the shape that is asked for, and neither letters nor links")
  func card() throws {
    let content = try Self.content([], spots: Self.world, visited: ["IT", "JP"])
    let drawing = try unwrapped(drawWorldCard(content, on: GroundTests.atlas, aspect: 2, title: "Where"))
    let svg = try unwrapped(ParsedSVG(drawing.markup))
    #expect(svg.all("a").isEmpty && svg.all("text").isEmpty)
    claim(svg.all(ofClass: "world-visited").count, is: 1)
    claim(svg.all(ofClass: "world-spots").count, is: 1)
    let box = try unwrapped(svg.all("svg").first?.attributes["viewBox"]).split(separator: " ").compactMap {
      Double($0)
    }
    #expect(box.count == 4 && abs(box[2] / box[3] - 2) < 0.01)
    claim(none: drawWorldCard(WorldContent(), aspect: 2, title: "Where"))
  }
}
