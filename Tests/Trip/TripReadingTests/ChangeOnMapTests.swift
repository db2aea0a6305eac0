import Claims
import Testing
import TripModel

@testable import TripReading

@Suite("Where money is changed, by a map")
struct ChangeOnMapTests {
  /// Each as `name | address | latitude longitude`.
  private func read(_ text: String, language: String = "en") -> [String] {
    MapFile(Array(text.utf8), file: "maps/a.geojson", language: language).offices.map { office in
      let place = "\(office.coordinate.latitude) \(office.coordinate.longitude)"
      return "\(office.name ?? "–") | \(office.address ?? "–") | \(place)"
    }
  }

  private func feature(_ properties: String, _ geometry: String? = nil) -> String {
    let geometry = geometry ?? #"{"type":"Point","coordinates":[135.75,35.01]}"#
    return #"{"type":"Feature","geometry":\#(geometry),"properties":{\#(properties)}}"#
  }

  private func map(_ features: String...) -> String {
    #"{"type":"FeatureCollection","features":["# + features.joined(separator: ",\n") + "]}"
  }

  @Test(
    "is what is tagged so, a bank that says so among them, in whatever way its exporter wrote tags down",
    arguments: [
      (#""amenity":"bureau_de_change","name":"World""#, "World | – | 35.01 135.75"),
      (#""amenity":"bureau_de_change""#, "– | – | 35.01 135.75"),
      (#""amenity":"atm; bureau_de_change""#, "– | – | 35.01 135.75"),
      (#""amenity":"bank","bureau_de_change":"yes","name":"Bank""#, "Bank | – | 35.01 135.75"),
      (#""tags":{"amenity":"bureau_de_change","name":"Old"}"#, "Old | – | 35.01 135.75"),
      (
        #""name":"New","other_tags":"\"amenity\"=>\"bureau_de_change\",\"addr:city\"=>\"Kyoto\"""#,
        "New | Kyoto | 35.01 135.75"
      ),
      (#""amenity":"bank","name":"Bank""#, nil), (#""amenity":"bank","bureau_de_change":"no""#, nil),
      (#""amenity":"bureau_de_change","disused":"yes""#, nil), (#""amenity":"money_transfer""#, nil),
      (#""disused:amenity":"bureau_de_change""#, nil),
    ] as [(String, String?)])
  func kinds(_ properties: String, _ expected: String?) {
    claim(read(map(feature(properties))), is: [expected].compactMap(\.self))
  }

  @Test("has its name in the language of the site, and its address as far as the map tells it")
  func words() {
    let text = map(
      feature(
        #""amenity":"bureau_de_change","name":"両替","name:en":"Exchange","addr:street":"Oike","addr:housenumber":"3","addr:city":"Kyoto""#
      ),
      feature(#""amenity":"bureau_de_change","name":"B","addr:street":"Oike""#))
    claim(read(text), is: ["Exchange | Oike 3, Kyoto | 35.01 135.75", "B | Oike | 35.01 135.75"])
    claim(read(text, language: "de").first, is: "両替 | Oike 3, Kyoto | 35.01 135.75")
  }

  @Test("is at its point, or in the middle of its house, and nowhere else")
  func positions() {
    let tags = #""amenity":"bureau_de_change","name":"A""#
    let house = #"[[[10,50],[10.5,50],[10.5,50.25],[10,50]]]"#
    let text = map(
      feature(tags, #"{"type":"Polygon","coordinates":\#(house)}"#),
      feature(tags, #"{"type":"MultiPolygon","coordinates":[[[[20,50],[20.5,50],[20.5,50.25],[20,50]]]]}"#),
      feature(tags, #"{"type":"LineString","coordinates":[[30,50],[30.5,50.25]]}"#),
      feature(tags, "null"), feature(tags, #"{"type":"Point","coordinates":[0,0]}"#),
      feature(tags, #"{"type":"Point","coordinates":[10,95]}"#))
    claim(read(text), is: ["A | – | 50.125 10.25", "A | – | 50.125 20.25", "A | – | 50.125 30.25"])
  }

  @Test("counts once where a point and a house of one name are in one place; a branch elsewhere counts too")
  func once() {
    func at(_ longitude: String, _ name: String) -> String {
      feature(
        #""amenity":"bureau_de_change"\#(name)"#, #"{"type":"Point","coordinates":[\#(longitude),35]}"#)
    }
    let named = #","name":"World""#
    let text = map(
      at("135.75", named), at("135.7502", #","name":"WORLD""#), at("135.76", named), at("135.75", ""),
      at("135.75", ""))
    claim(
      read(text),
      is: [
        "World | – | 35.0 135.75", "World | – | 35.0 135.76", "– | – | 35.0 135.75", "– | – | 35.0 135.75",
      ])
  }

  @Test("is read of a feature a line, of a file up to where it is cut off, and of nothing else")
  func files() {
    let one = feature(#""amenity":"bureau_de_change""#)
    claim(read(one + "\n" + one + "\n").count, is: 2)
    claim(read(String(map(one, one).dropLast(10))).count, is: 1)
    #expect(read("").isEmpty && read("no map").isEmpty && read("[]").isEmpty)
  }
}
