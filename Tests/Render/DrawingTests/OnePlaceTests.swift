import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("A pin and what was written at it")
struct OnePlaceTests {
  @Test("stand side by side at their stop, which bears no number for them")
  func sideBySide() throws {
    let towns = [
      ("Tarifa", 36.02, -5.6), ("Seville", 37.38, -5.99), ("Rabat", 34.02, -6.84), ("Málaga", 36.72, -4.42),
    ]
    var content = MapContent()
    for (name, latitude, longitude) in towns {
      content.stops.append(MapStop(number: "1", name: name, coordinate: try place(latitude, longitude)))
    }
    let beach = try place(36.02, -5.6)
    content.marks = [
      MapMark(kind: .pin(.other), name: "Beach", coordinate: beach),
      MapMark(kind: .entry(.plain), name: "Levante", coordinate: beach),
    ]
    for frame in [MapFrame.wide, .narrow] {
      let places = (content.stops.map(\.coordinate) + [beach]).map(UnitVector.init)
      let view = try unwrapped(MapView(fitting: places, in: frame))
      let markers = MarkerPlacement(content, in: view).markers
      claim(Set(markers.map(\.name)), is: Set(towns.map { $0.0 } + ["Beach", "Levante"]))
      for (index, one) in markers.enumerated() {
        for other in markers[..<index] {
          #expect(one.point.distance(to: other.point) >= one.reach.y + other.reach.y)
        }
      }
    }
  }
}
