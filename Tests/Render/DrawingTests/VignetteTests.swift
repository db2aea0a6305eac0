import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("Vignettes of entries without a picture")
struct VignetteTests {
  private func draw(
    _ title: String = "Up, mostly", on date: String = "2026-05-04", weather: WeatherSign? = nil,
    isSouthern: Bool = false, width: Int = 400, height: Int = 500
  ) throws -> SVGDrawing {
    let day = try unwrapped(LocalDate(iso: date))
    let vignette = Vignette(title: title, date: day, weather: weather, isSouthern: isSouthern)
    return drawVignette(vignette, width: width, height: height)
  }

  private func parsed(_ drawing: SVGDrawing) throws -> ParsedSVG { try unwrapped(ParsedSVG(drawing.markup)) }

  @Test("are the same to the byte wherever they are drawn")
  func golden() throws {
    let drawing = try draw(on: "2026-05-04", weather: .sunAndCloud)
    claim(drawing.markup.replacing("><", with: ">\n<"), is: goldenVignette)
  }

  @Test(
    "are well-formed, small and silent, whatever the weather and the frame",
    arguments: WeatherSign.allCases.map(Optional.some) + [nil])
  func sizes(weather: WeatherSign?) throws {
    for (width, height) in [(400, 500), (600, 400), (1200, 414), (1200, 630)] {
      for title in ["", "Blue", "لشبونة", "The street that would not be hurried"] {
        let drawing = try draw(title, weather: weather, width: width, height: height)
        #expect(drawing.markup.utf8.count < 3000)
        let svg = try parsed(drawing)
        #expect(svg.elements.first?.attributes["aria-hidden"] == "true" && svg.all("text").isEmpty)
        claim(svg.elements.first?.attributes["viewBox"], is: "0 0 \(width) \(height)")
        claim(drawing.markup, lacks: "style")
        claim(svg.all(ofClass: "vignette-far").count, is: 1)
      }
    }
  }

  @Test(
    "have the sun as high as it stands in that season, in the south half a year later",
    arguments: [("2026-06-21", false, 100.0), ("2026-12-21", false, 220.0), ("2026-12-21", true, 100.0)])
  func seasons(date: String, isSouthern: Bool, height: Double) throws {
    let sun = try parsed(draw(on: date, isSouthern: isSouthern)).all(ofClass: "vignette-sun")
    claim(sun.map { $0.number("cy") }, is: [height])
    // Between them it climbs.
    let spring = try parsed(draw(on: "2026-03-21")).all(ofClass: "vignette-sun").first?.number("cy") ?? 0
    #expect((110...210).contains(spring))
  }

  /// The weather, what is seen of it, and what is not.
  static let skies: [(WeatherSign, [String], [String])] = [
    (.rain, ["rain", "cloud"], ["sun", "snow"]), (.storm, ["rain", "cloud"], ["sun"]),
    (.snow, ["snow", "white", "veiled"], ["sun"]), (.cloud, ["cloud", "veiled"], ["sun"]),
    (.sunAndCloud, ["sun", "cloud"], ["veiled"]), (.sun, ["sun", "ring"], ["cloud"]),
    (.fog, ["fog", "sun"], ["cloud"]), (.wind, ["wind", "sun"], ["cloud"]),
  ]

  @Test("show what was in the sky", arguments: VignetteTests.skies)
  func sky(weather: WeatherSign, shown: [String], absent: [String]) throws {
    let svg = try parsed(draw(weather: weather))
    for name in shown { #expect(!svg.all(ofClass: "vignette-" + name).isEmpty, "\(name)") }
    for name in absent { #expect(svg.all(ofClass: "vignette-" + name).isEmpty, "\(name)") }
  }

  @Test("have the same hills without contour lines where they are small, in half the bytes")
  func plain() throws {
    let date = try unwrapped(LocalDate(iso: "2026-05-04"))
    var vignette = Vignette(title: "Up, mostly", date: date)
    let lined = drawVignette(vignette, width: 600, height: 400)
    vignette.hasContours = false
    let plain = drawVignette(vignette, width: 600, height: 400)
    #expect(try parsed(plain).all(ofClass: "vignette-contour").isEmpty)
    #expect(try !parsed(lined).all(ofClass: "vignette-contour").isEmpty)
    for range in ["vignette-far", "vignette-middle", "vignette-near"] {
      let shapes = try [plain, lined].map { try parsed($0).all(ofClass: range).map { $0.attributes["d"] } }
      #expect(shapes[0] == shapes[1] && shapes[0].count == 1, "\(range)")
    }
    #expect(plain.markup.utf8.count * 2 < lined.markup.utf8.count)
  }

  @Test("of trips differ by their titles in hue, in their ranges and in where the sun stands")
  func varied() throws {
    let date = try unwrapped(LocalDate(iso: "2026-05-04"))
    func draw(_ title: String) -> SVGDrawing {
      drawVignette(Vignette(title: title, date: date, isVaried: true), width: 600, height: 400)
    }
    let drawn = try (1...20).map { try parsed(draw("Trip \($0)")) }
    claim(draw("Trip 1"), is: draw("Trip 1"))
    #expect(drawn.allSatisfy { $0.all(ofClass: "vignette-near").count == 1 })
    claim(Set(drawn.map { $0.elements.first?.attributes["class"] }).count, is: 4)
    claim(Set(drawn.map { $0.all(ofClass: "vignette-contour").count }), is: [2, 3])
    #expect(Set(drawn.map { $0.all(ofClass: "vignette-sun").first?.number("cx") }).count > 15)
  }

  @Test("of two entries of a day have other hills")
  func hills() throws {
    func ridge(_ title: String) throws -> String? {
      try parsed(draw(title)).all(ofClass: "vignette-far").first?.attributes["d"]
    }
    #expect(try ridge("Blue") == ridge("Blue") && ridge("Blue") != ridge("Sauce"))
  }
}

private let goldenVignette = """
  <svg class="vignette" viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  <path class="vignette-sky" d="M0 0h400V500H0z"/>
  <path class="vignette-dusk" d="M0 190h400V500H0z"/>
  <path class="vignette-dusk" d="M0 250h400V500H0z"/>
  <circle class="vignette-ring" cx="260" cy="121" r="60"/>
  <circle class="vignette-sun" cx="260" cy="121" r="34"/>
  <path class="vignette-cloud" d="M252 145h84M277 125h37"/>
  <path class="vignette-far" d="M0 277Q50 293 100 278Q150 263 200 291Q250 319 300 300Q350 281 400 309V500H0z"/>
  <path class="vignette-contour" d="M0 277Q50 293 100 278Q150 263 200 291Q250 319 300 300Q350 281 400 309M0 289Q50 301 100 290Q150 279 200 300Q250 321 300 306Q350 292 400 313M0 308Q50 316 100 308Q150 301 200 315Q250 329 300 319Q350 310 400 324"/>
  <path class="vignette-middle" d="M0 345Q50 344 100 346Q150 348 200 335Q250 322 300 345Q350 369 400 372V500H0z"/>
  <path class="vignette-contour" d="M0 345Q50 344 100 346Q150 348 200 335Q250 322 300 345Q350 369 400 372M0 354Q50 353 100 354Q150 356 200 346Q250 337 300 354Q350 372 400 374M0 369Q50 369 100 370Q150 371 200 364Q250 358 300 369Q350 381 400 382M0 388Q50 388 100 388Q150 389 200 386Q250 383 300 388Q350 394 400 395"/>
  <path class="vignette-near" d="M0 419Q50 438 100 416Q150 395 200 395Q250 396 300 397Q350 399 400 394V500H0z"/>
  <path class="vignette-contour" d="M0 419Q50 438 100 416Q150 395 200 395Q250 396 300 397Q350 399 400 394M0 425Q50 440 100 424Q150 408 200 408Q250 408 300 409Q350 411 400 407M0 438Q50 448 100 437Q150 427 200 427Q250 427 300 428Q350 429 400 426M0 455Q50 460 100 455Q150 450 200 450Q250 450 300 450Q350 451 400 449"/>
  </svg>
  """
