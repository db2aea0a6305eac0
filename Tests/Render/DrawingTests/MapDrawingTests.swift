import Claims
import Foundation
import Testing
import TripModel

@testable import Drawing

@Suite("A map as a drawing")
struct MapDrawingTests {
  private func draw(_ content: MapContent, _ frame: MapFrame = .wide, wording: MapWording = .plain) throws
    -> (drawing: SVGDrawing, parsed: ParsedSVG)
  {
    let drawing = try unwrapped(
      drawMap(content, frame: frame, units: .kilometres, wording: wording, idPrefix: "m"))
    return (drawing, try unwrapped(ParsedSVG(drawing.markup)))
  }

  private func ring(link: String?) throws -> MapContent {
    let places = [
      ("Reykjavík", 64.1466, -21.9426), ("Vík", 63.4186, -19.006), ("Akureyri", 65.6885, -18.1262),
    ]
    let stops = try places.enumerated().map {
      MapStop(
        number: "\($0.offset + 1)", name: $0.element.0, coordinate: try place($0.element.1, $0.element.2),
        link: link)
    }
    let styles = RouteStyle.allCases
    let lines = styles.enumerated().map { index, style in
      RouteLine(points: [stops[index % 3].coordinate, stops[(index + 1) % 3].coordinate], style: style)
    }
    return MapContent(
      lines: lines, stops: stops,
      marks: [
        MapMark(kind: .photo, coordinate: try place(64.5, -20), link: link),
        MapMark(kind: .photo, coordinate: try place(64.6, -20)),
        MapMark(kind: .pin(.museum, number: "7"), name: "Museum", coordinate: try place(65, -20), link: link),
        MapMark(kind: .pin(.view), name: "View", coordinate: try place(64.9, -18), link: link),
      ])
  }

  @Test(
    "For a script markers say where their places are and on which days, lines their days and order; else nothing"
  )
  func live() throws {
    var content = try ring(link: "x.html")
    let (still, _) = try draw(content)
    claim(still.markup, lacks: "data-")
    for index in content.lines.indices { content.lines[index].day = "2026-05-0\(index + 1)" }
    for index in content.stops.indices { content.stops[index].days = "2026-05-01 2026-05-0\(index + 2)" }
    for index in content.marks.indices { content.marks[index].days = index == 1 ? "2026-05-09" : "" }
    let (_, parsed) = try draw(content)
    let located = parsed.elements.filter { $0.attributes["data-at"] != nil }
    claim(located.count, is: 5)
    #expect(
      located.allSatisfy { $0.attributes["data-at"]?.split(separator: " ").count.isMultiple(of: 2) == true })
    claim(
      located.compactMap { $0.attributes["data-days"] },
      is: [
        "2026-05-01 2026-05-02", "2026-05-01 2026-05-03", "2026-05-01 2026-05-04",
      ])
    let legs = parsed.elements.compactMap { $0.attributes["data-legs"] }
    claim(legs.count, is: RouteStyle.allCases.count)
    claim(Set(legs), has: "0 2026-05-01")
    claim(parsed.all(ofClass: "map-dot").map { $0.attributes["data-days"] }, is: ["2026-05-09"])
  }

  @Test("There is no map of nothing, nor of lines without points")
  func nothing() {
    let empty = MapContent(lines: [RouteLine(points: [], style: .road)])
    claim(none: drawMap(MapContent(), frame: .wide, units: .miles, wording: .plain, idPrefix: "m"))
    claim(none: drawMap(empty, frame: .wide, units: .miles, wording: .plain, idPrefix: "m"))
  }

  @Test("A line of one point makes a map without a line")
  func onePoint() throws {
    let (drawing, parsed) = try draw(MapContent(lines: [RouteLine(points: [try place(1, 1)], style: .road)]))
    #expect(parsed.all("use").isEmpty)
    claim(drawing.gridMetres, is: 200)
  }

  @Test("A map without links is a picture, one with links a group in which they are reached")
  func roles() throws {
    let (_, picture) = try draw(try ring(link: nil))
    claim(picture.elements[0].attributes["role"], is: "img")
    #expect(picture.all("a").isEmpty)
    let (_, group) = try draw(try ring(link: "days/2026-05-03/index.html"))
    claim(group.elements[0].attributes["role"], is: "group")
    let links = group.all("a")
    claim(links.count, is: 6)
    #expect(links.allSatisfy { $0.attributes["href"] == "days/2026-05-03/index.html" })
    let titles = group.all("title").filter { $0.path.last == "a" }.map(\.text)
    claim(titles.sorted(), is: ["1 Reykjavík", "2 Vík", "3 Akureyri", "7 Museum", "View"])
  }

  @Test("Title and description are tied to the picture by ids that begin with the prefix")
  func names() throws {
    let (_, parsed) = try draw(try ring(link: nil))
    let svg = parsed.elements[0].attributes
    claim(svg["aria-labelledby"], is: "m-title")
    claim(svg["aria-describedby"], is: "m-about")
    claim(parsed.all("title").first?.attributes["id"], is: "m-title")
    claim(parsed.all("desc").first?.attributes["id"], is: "m-about")
    let ids = parsed.elements.compactMap { $0.attributes["id"] }
    #expect(ids.allSatisfy { $0.hasPrefix("m-") } && Set(ids).count == ids.count)
    let uses = parsed.all("use").compactMap { $0.attributes["href"] }
    #expect(Set(uses).isSubset(of: Set(ids.map { "#" + $0 })))
    claim(Set(uses).count, is: RouteStyle.allCases.count)
  }

  @Test("What the page's policy forbids is not in it: no style, no script, no colour of its own")
  func policy() throws {
    for frame in [MapFrame.wide, .narrow, .square, .card(ofDays: 1)] {
      let (_, parsed) = try draw(try ring(link: "a"), frame)
      for element in parsed.elements {
        #expect(!["style", "script", "image", "foreignObject"].contains(element.name))
        for forbidden in ["style", "fill", "stroke", "onclick", "onload"] {
          claim(none: element.attributes[forbidden])
        }
      }
    }
  }

  @Test(
    "Hostile names, links and words stay text",
    arguments: ["</svg><script>", "\"><x y=\"", "&lt;\u{1}\u{0}'"])
  func hostile(_ text: String) throws {
    let wording = MapWording(
      title: text, description: text, north: text, distance: { _ in text }, latitude: { _ in text },
      longitude: { _ in text })
    var content = try ring(link: text)
    for index in content.stops.indices { content.stops[index].name = text }
    content.stops[0].number = text
    content.marks[2].name = text
    let (_, parsed) = try draw(content, wording: wording)
    let known: Set<String> = [
      "svg", "title", "desc", "defs", "path", "g", "use", "rect", "text", "circle", "a",
    ]
    #expect(Set(parsed.elements.map(\.name)).isSubset(of: known))
    let expected = text.filter { $0 != "\u{1}" && $0 != "\u{0}" }
    #expect(parsed.all("a").allSatisfy { $0.attributes["href"] == expected })
  }

  @Test("The same content gives the same bytes")
  func determinism() throws {
    let first = try draw(try ring(link: "a")).drawing
    for _ in 0..<5 { try claim(draw(try ring(link: "a")).drawing, is: first) }
  }

  @Test(
    "No number is missing or endless, wherever on the Earth",
    arguments: [
      [(90.0, 0.0)], [(-90, 0), (-89, 50)], [(0, 180), (0, -180)], [(0, 0), (0, 180)], [(90, 0), (-90, 0)],
      [(10, 10), (-10, -170)], [(89.9999, 0), (89.9999, 180)],
    ])
  func everywhere(_ places: [(Double, Double)]) throws {
    let coordinates = try places.map { try place($0.0, $0.1) }
    for frame in [MapFrame.wide, .narrow] {
      let content = MapContent(
        lines: [RouteLine(points: coordinates, style: .flight)],
        stops: coordinates.map { MapStop(number: "1", name: "Here", coordinate: $0) })
      let (_, parsed) = try draw(content, frame)
      let box = Box(minX: 0, minY: 0, maxX: frame.width, maxY: parsed.elements[0].number("height") ?? 0)
      for circle in parsed.all(ofClass: "map-stop") {
        let centre = Point(x: try unwrapped(circle.number("cx")), y: try unwrapped(circle.number("cy")))
        #expect(box.contains(centre))
      }
      let numbers = parsed.elements.flatMap {
        $0.attributes.filter { $0.key != "href" && $0.key != "id" }.values
      }
      #expect(!numbers.contains { $0.contains("nan") || $0.contains("inf") })
    }
  }

  @Test("Two stops on either side of the date line are drawn side by side")
  func dateLine() throws {
    let stops = [
      MapStop(number: "1", name: "West", coordinate: try place(-17, 179)),
      MapStop(number: "2", name: "East", coordinate: try place(-17, -179)),
    ]
    let line = RouteLine(points: stops.map(\.coordinate), style: .boat)
    let (_, parsed) = try draw(MapContent(lines: [line], stops: stops))
    let circles = parsed.all(ofClass: "map-stop").compactMap { $0.number("cx") }
    #expect(circles.count == 2 && circles[0] < circles[1])
    let labels = parsed.all(ofClass: "map-degrees").map(\.text)
    #expect(labels.contains { $0.hasPrefix("-179") } && labels.contains { $0.hasPrefix("179") })
  }

  @Test("The arrow stands upright where north is up, and turned where it is not")
  func arrow() throws {
    func turn(_ places: [(Double, Double)]) throws -> String {
      let content = MapContent(
        marks: try places.map { MapMark(kind: .pin(.sight), coordinate: try place($0.0, $0.1)) })
      let arrow = try draw(content).parsed.all("g").first { $0.attributes["transform"] != nil }
      return try unwrapped(arrow?.attributes["transform"])
    }
    #expect(try turn([(41.9, 12.4), (41.91, 12.5)]).hasSuffix("rotate(0)"))
    #expect(try !turn([(65, -40), (60, 40)]).hasSuffix("rotate(0)"))
  }

  /// Reviewed by eye: one stop and a walk of 300 m in the middle of 650 m, with its grid and border.
  @Test("A small map is drawn to the letter")
  func golden() throws {
    let stop = MapStop(number: "1", name: "Sé", coordinate: try place(38.7, -9.1), link: "day.html")
    let line = RouteLine(points: [try place(38.7, -9.1), try place(38.702, -9.098)], style: .walk)
    let drawing = try unwrapped(
      drawMap(
        MapContent(lines: [line], stops: [stop]),
        frame: MapFrame(width: 400, aspects: 1...1, classes: "map-square", margin: 16), units: .kilometres,
        wording: .plain, idPrefix: "m"))
    claim(drawing.markup.replacing("><", with: ">\n<"), is: goldenMap)
  }
}

private let goldenMap = """
  <svg class="map map-square" viewBox="0 0 400 400" width="400" height="400" role="group" aria-labelledby="m-title" aria-describedby="m-about" direction="ltr">
  <title id="m-title">T</title>
  <desc id="m-about">D</desc>
  <defs>
  <path id="m-walk" d="M149.3 265l101.4-130"/>
  </defs>
  <g aria-hidden="true">
  <rect class="map-paper" width="400" height="400"/>
  <path class="map-grid" d="M24.6 10l0 380M83.1 10l0 380M141.5 10l0 380M200 10l0 380M258.5 10l0 380M316.9 10l0 380M375.4 10l0 380M10 24.6l380 0M10 83.1l380 0M10 141.5l380 0M10 200l380 0M10 258.5l380 0M10 316.9l380 0M10 375.4l380 0"/>
  <path class="map-band" d="M10 7.5l14.6 0M10 392.5l14.6 0M83.1 7.5l58.4 0M83.1 392.5l58.4 0M200 7.5l58.5 0M200 392.5l58.5 0M316.9 7.5l58.5 0M316.9 392.5l58.5 0M7.5 10l0 14.6M392.5 10l0 14.6M7.5 83.1l0 58.4M392.5 83.1l0 58.4M7.5 200l0 58.5M392.5 200l0 58.5M7.5 316.9l0 58.5M392.5 316.9l0 58.5"/>
  <rect class="map-neat" x="5" y="5" width="390" height="390"/>
  <rect class="map-neat" x="10" y="10" width="380" height="380"/>
  <use class="map-case map-case-walk" href="#m-walk"/>
  <use class="map-route map-walk" href="#m-walk"/>
  <path class="map-head" d="M187.1 216.5l-2.7 11.9-2.5-5.2-5.7-1.2z"/>
  <path class="map-bar" d="M317.5 370l58.5 0 0 5-58.5 0z"/>
  <path class="map-bar-dark" d="M317.5 370l29.3 0 0 5-29.3 0z"/>
  <text class="map-small" text-anchor="middle" x="346.8" y="364.5">100 m</text>
  <g transform="translate(365 42) rotate(0)">
  <path class="map-north-dark" d="M0-8l6 24-6-5z"/>
  <path class="map-north-light" d="M0-8l-6 24 6-5z"/>
  <text class="map-small" text-anchor="middle" transform="translate(0 -14) rotate(0)" y="3.6">N</text>
  </g>
  </g>
  <a href="day.html">
  <title>1 Sé</title>
  <circle class="map-stop" cx="149.3" cy="265" r="12"/>
  <text class="map-number" font-size="12.5" text-anchor="middle" x="149.3" y="269.4">1</text>
  <text class="map-name" font-size="14" text-anchor="start" x="165.3" y="269.9">Sé</text>
  </a>
  </svg>
  """
