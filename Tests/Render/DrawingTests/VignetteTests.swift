import Testing
import TripModel

@testable import Drawing

@Suite("Vignettes of entries without a picture")
struct VignetteTests {
  private func draw(
    _ title: String = "Up, mostly", on date: String = "2026-05-04", weather: WeatherSign? = nil,
    isSouthern: Bool = false, width: Int = 400, height: Int = 500
  ) throws -> SVGDrawing {
    let day = try #require(LocalDate(iso: date))
    let vignette = Vignette(title: title, date: day, weather: weather, isSouthern: isSouthern)
    return drawVignette(vignette, width: width, height: height)
  }

  private func parsed(_ drawing: SVGDrawing) throws -> ParsedSVG { try #require(ParsedSVG(drawing.markup)) }

  @Test("are the same to the byte wherever they are drawn")
  func golden() throws {
    let drawing = try draw(on: "2026-05-04", weather: .sunAndCloud)
    #expect(drawing.markup.replacing("><", with: ">\n<") == goldenVignette)
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
        #expect(svg.elements.first?.attributes["viewBox"] == "0 0 \(width) \(height)")
        #expect(!drawing.markup.contains("style") && svg.all(ofClass: "vignette-far").count == 1)
      }
    }
  }

  @Test(
    "have the sun as high as it stands in that season, in the south half a year later",
    arguments: [("2026-06-21", false, 100.0), ("2026-12-21", false, 220.0), ("2026-12-21", true, 100.0)])
  func seasons(date: String, isSouthern: Bool, height: Double) throws {
    let sun = try parsed(draw(on: date, isSouthern: isSouthern)).all(ofClass: "vignette-sun")
    #expect(sun.map { $0.number("cy") } == [height])
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

  @Test("of two entries of a day have other hills")
  func hills() throws {
    func ridge(_ title: String) throws -> String? {
      try parsed(draw(title)).all(ofClass: "vignette-far").first?.attributes["d"]
    }
    #expect(try ridge("Blue") == ridge("Blue") && ridge("Blue") != ridge("Sauce"))
  }
}

private let goldenVignette = """
  <svg class="vignette" viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
  <path class="vignette-sky" d="M0 0h400V500H0z"/>
  <path class="vignette-dusk" d="M0 190h400V500H0z"/>
  <path class="vignette-dusk" d="M0 250h400V500H0z"/>
  <circle class="vignette-ring" cx="260" cy="121" r="60"/>
  <circle class="vignette-sun" cx="260" cy="121" r="34"/>
  <path class="vignette-cloud" d="M252 145h84M277 125h37"/>
  <path class="vignette-far" d="M0 278Q50 263 100 291Q150 319 200 300Q250 281 300 309Q350 337 400 309V500H0z"/>
  <path class="vignette-contour" d="M0 278Q50 263 100 291Q150 319 200 300Q250 281 300 309Q350 337 400 309M0 290Q50 279 100 300Q150 321 200 306Q250 292 300 313Q350 334 400 313M0 308Q50 301 100 315Q150 329 200 319Q250 310 300 324Q350 338 400 324"/>
  <path class="vignette-middle" d="M0 346Q50 348 100 335Q150 322 200 345Q250 369 300 372Q350 375 400 377V500H0z"/>
  <path class="vignette-contour" d="M0 346Q50 348 100 335Q150 322 200 345Q250 369 300 372Q350 375 400 377M0 354Q50 356 100 346Q150 337 200 354Q250 372 300 374Q350 376 400 378M0 370Q50 371 100 364Q150 358 200 369Q250 381 300 382Q350 384 400 385M0 388Q50 389 100 386Q150 383 200 388Q250 394 300 395Q350 396 400 396"/>
  <path class="vignette-near" d="M0 416Q50 395 100 395Q150 396 200 397Q250 399 300 394Q350 390 400 397V500H0z"/>
  <path class="vignette-contour" d="M0 416Q50 395 100 395Q150 396 200 397Q250 399 300 394Q350 390 400 397M0 424Q50 408 100 408Q150 408 200 409Q250 411 300 407Q350 404 400 409M0 437Q50 427 100 427Q150 427 200 428Q250 429 300 426Q350 424 400 428M0 455Q50 450 100 450Q150 450 200 450Q250 451 300 449Q350 448 400 450"/>
  </svg>
  """
