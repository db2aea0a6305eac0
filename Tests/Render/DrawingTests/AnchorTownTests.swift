import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("The town by which a text tells where a place is")
struct AnchorTownTests {
  /// The names on a sheet of a stop that is 3 km east of Langenberg in Westphalia, by their classes.
  private func names(_ content: MapContent) throws -> (stops: [String], towns: [String]) {
    let drawing = try unwrapped(
      drawMap(
        content, frame: .narrow, on: GroundTests.atlas, units: .kilometres, wording: .plain, idPrefix: "m"))
    let texts = try unwrapped(ParsedSVG(drawing.markup)).all("text")
    func told(_ name: String) -> [String] {
      texts.filter { $0.attributes["class"] == name }.map(\.text)
    }
    return (told("map-name"), told("map-town"))
  }

  private func stop(nearTown town: String?) throws -> MapStop {
    var stop = MapStop(number: "1", name: "", coordinate: try place(51.7786, 8.3656))
    stop.nearTown = town
    return stop
  }

  @Test("is on a sheet beside its sign, before larger ones", arguments: ["Langenberg", nil] as [String?])
  func beside(town: String?) throws {
    let content = MapContent(stops: [try stop(nearTown: town)], surroundings: .metres(12_800))
    let names = try names(content)
    #expect(names.stops.isEmpty && names.towns.contains("Langenberg") == (town != nil), "\(names)")
  }

  @Test("is the name of the sign on a sheet on which that covers it, and once")
  func covered() throws {
    let paris = MapStop(number: "2", name: "Paris", coordinate: try place(48.8566, 2.3522))
    var third = MapStop(number: "3", name: "Langenberg", coordinate: try place(41.9, 12.5))
    try claim(names(MapContent(stops: [stop(nearTown: "Langenberg"), paris])).stops, has: "Langenberg")
    third.nearTown = nil
    let twice = try names(MapContent(stops: [stop(nearTown: "Langenberg"), paris, third])).stops
    claim(twice.count { $0 == "Langenberg" }, is: 1, "\(twice)")
    // Nobody was in a town that is a drive off, however near its dot is on the sheet.
    var far = MapStop(number: "1", name: "", coordinate: try place(30.4865, -98.7039))
    far.nearTown = "Fredericksburg"
    let east = MapStop(number: "2", name: "Galveston", coordinate: try place(29.3013, -94.7977))
    let texas = try names(MapContent(stops: [far, east])).stops
    claim(texas, is: ["Galveston"], "\(texas)")
    // Nor on the bridge 7 km off Korsør: its number alone stands there.
    var bridge = MapStop(number: "1", name: "", coordinate: try place(55.3419, 11.0358))
    bridge.nearTown = "Korsør"
    let sound = try names(MapContent(stops: [bridge, paris])).stops
    claim(sound, is: ["Paris"], "\(sound)")
    // What the gazetteer calls otherwise is not there.
    let other = try names(MapContent(stops: [stop(nearTown: "Elsewhere"), paris])).stops
    claim(other, lacks: "Elsewhere", "\(other)")
  }
}
