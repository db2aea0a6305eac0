import Claims
import Diagnostics
import PageReading
import Testing
import TripModel

@testable import PageRenderer

@Suite("The dot at the place of a sign that stands beside that")
struct SignAsideTests {
  @Test("is explained where there is one, and only there", arguments: [true, false])
  func legend(_ isCrowded: Bool) throws {
    let places = [("Bar", 40.0), ("Museo", isCrowded ? 40.0001 : 40.4), ("Torre", 41)]
    var trip = Trip(folderName: "x")
    for (index, (name, latitude)) in places.enumerated() {
      let source = SourcePlace(
        file: "some.yml", span: SourceSpan(line: index + 1, column: 1, text: "Line \(index)"))
      trip.pins.append(
        Pin(title: name, coordinate: try SampleTrips.at(latitude, -8), tags: [], place: source))
    }
    let page = try BuiltSite(trip).page("places/index.html")
    let legend = page.text(in: "figcaption")
    let isShown = page.elements.contains { $0.attributes["class"] == "map-leader-end" }
    claim(isShown, is: isCrowded)
    claim(legend.contains("A sign moved aside; its line leads to the spot."), is: isCrowded, "\(legend)")
    // Behind a dot of its own, which is none of those of pictures.
    claim(page.elements.contains { $0.attributes["class"] == "map-aside" }, is: isCrowded)
    // The line to it is explained with it: on the map, and in the key.
    #expect(page.elements.count { $0.attributes["class"] == "map-leader" } >= (isCrowded ? 2 : 0))
  }
}
