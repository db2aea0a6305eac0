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

  @Test(
    "is rather that of the end of the whole way than of where one was longest, or of both ends of what is too long"
  )
  func whole() {
    var (start, stay) = (Self.stop("Papeete", to: "Papeete"), Self.stop("Paopao", to: "Paopao", nights: 2))
    start.isEnd = true
    claim([start, stay].ends(besides: start), is: ["Papeete", "Paopao"])
    // It would be told by neither.
    let last = Self.stop("Fitii", to: "Fitii", nights: 1)
    stay.nights = 0
    #expect([stay, start, last].ends(besides: start).isEmpty)
  }

  @Test(
    "is where the way begins and where its last number is, whichever stop that is",
    arguments: [
      (["1", "2", "3"], [0, 2]), (["1·4", "2", "3"], [0]), (["1–2", "2–6", "4"], [0, 1]),
      (["", "", ""], [0, 2]),
      ([], []),
    ] as [([String], Set<Int>)])
  func ends(numbers: [String], ends: Set<Int>) throws {
    let stops = try numbers.enumerated().map {
      MapStop(number: $0.element, name: "Stop", coordinate: try place(40 + Double($0.offset), -3))
    }
    #expect(MapContent(stops: stops).endsOfWay == ends)
  }
}
