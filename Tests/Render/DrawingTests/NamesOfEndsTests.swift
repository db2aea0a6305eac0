import Claims
import Testing

@testable import Drawing

@Suite("The name of a stretch of the way")
struct NamesOfEndsTests {
  private static func stop(_ name: String, to last: String, nights: Int = 0) -> Marker {
    var stop = Marker(
      source: .stop(name.count), shape: .stop, number: "1", name: name, link: nil, days: nil,
      anchor: Point(x: 0, y: 0))
    (stop.ends, stop.nights) = ([name, last], nights)
    return stop
  }

  @Test(
    "is that of both its ends, unless they are one or too long for a line",
    arguments: [
      ("Lagos", "Tavira", "Lagos – Tavira"), ("Lagos", "Lagos", "Lagos"), ("Lagos", "", "Lagos"),
      ("Villanueva de la Serena", "Badajoz", "Villanueva de la Serena"),
    ] as [(String, String, String)])
  func line(first: String, last: String, label: String) {
    var stop = Self.stop(first, to: last)
    stop.callByEnds()
    claim(stop.label, is: label)
  }

  @Test("is that of the place of several where one was longest, and of both ends where there is none")
  func several() {
    let stops = [Self.stop("Lagos", to: "Lagos"), Self.stop("Faro", to: "Tavira")]
    claim(stops.ends(besides: stops[0]), is: ["Lagos", "Tavira"])
    let stayed = [Self.stop("Lagos", to: "Lagos", nights: 2), stops[1]]
    #expect(stayed.ends(besides: stayed[0]).isEmpty)
  }
}
