import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripReading

@Suite("Maps that the traveller brought along")
struct MapFileTests {
  private static let line = #"{"type":"LineString","coordinates":[[24.94,60.17],[24.95,60.17]]}"#
  private static let area =
    #"{"type":"Polygon","coordinates":[[[24.94,60.17],[24.95,60.17],[24.95,60.18],[24.94,60.17]]]}"#
  private static let point = #"{"type":"Point","coordinates":[24.94,60.17]}"#

  private static func feature(_ geometry: String, _ properties: String) -> String {
    #"{"type":"Feature","geometry":\#(geometry),"properties":\#(properties)}"#
  }

  private static func collection(_ features: [String], besides: String = "") -> String {
    #"{"type":"FeatureCollection",\#(besides)"features":[\#(features.joined(separator: ",\n"))]}"#
  }

  private func read(_ text: String, language: String = "en") -> MapFile {
    MapFile(Array(text.utf8), file: "maps/town.geojson", language: language)
  }

  private func kinds(_ features: [String]) -> [MapFeatureKind] {
    read(Self.collection(features)).extract?.features.map(\.kind) ?? []
  }

  @Test("Offices where money is changed are told of, as points or as houses, and are enough for a map")
  func offices() {
    let map = read(
      Self.collection([
        Self.feature(
          Self.point,
          #"{"amenity":"bureau_de_change","name":"Forex","addr:street":"Esplanadi","addr:housenumber":"1"}"#),
        Self.feature(Self.area, #"{"amenity":"bank","bureau_de_change":"yes","addr:city":"Helsinki"}"#),
        Self.feature(Self.point, #"{"amenity":"bank","bureau_de_change":"no"}"#),
        Self.feature(Self.line, #"{"amenity":"bureau_de_change"}"#),
        Self.feature("null", #"{"amenity":"bureau_de_change"}"#),
      ]))
    claim(map.offices.map(\.name), is: ["Forex", nil, nil])
    claim(map.offices.map(\.address), is: ["Esplanadi 1", "Helsinki", nil])
    let expected = [(60.17, 24.94), (60.175, 24.945), (60.17, 24.945)].compactMap { place in
      Coordinate(latitude: place.0, longitude: place.1)
    }
    claim(map.offices.map(\.coordinate), is: expected)
    #expect(map.extract == nil && map.diagnostics.isEmpty)
  }

  @Test(
    "Lines are what their tags say",
    arguments: [
      (#"{"highway":"motorway"}"#, MapFeatureKind.motorway), (#"{"highway":"primary"}"#, .mainRoad),
      (#"{"highway":"tertiary"}"#, .road), (#"{"highway":"residential"}"#, .street),
      (#"{"highway":"service"}"#, .service), (#"{"highway":"footway"}"#, .path),
      (#"{"highway":"footway","footway":"sidewalk"}"#, nil),
      (#"{"highway":"service","service":"driveway"}"#, nil),
      (#"{"highway":"construction"}"#, nil), (#"{"railway":"rail"}"#, .rail),
      (#"{"railway":"rail","tunnel":"yes"}"#, nil), (#"{"railway":"rail","tunnel":"no"}"#, .rail),
      (#"{"railway":"tram"}"#, .tram), (#"{"railway":"platform"}"#, nil),
      (#"{"waterway":"river"}"#, .river), (#"{"waterway":"stream"}"#, .stream),
      (#"{"waterway":"stream","tunnel":"culvert"}"#, nil), (#"{"natural":"coastline"}"#, .coast),
      (#"{"route":"ferry"}"#, .ferry), (#"{"aerialway":"gondola"}"#, .cable),
      (#"{"aerialway":"pylon"}"#, nil),
      (#"{"aeroway":"runway"}"#, .runway), (#"{"building":"yes"}"#, nil), (#"{"power":"line"}"#, nil),
      ("null", nil),
    ] as [(String, MapFeatureKind?)])
  func lines(_ tags: String, _ kind: MapFeatureKind?) {
    claim(kinds([Self.feature(Self.line, tags)]), is: [kind].compactMap(\.self))
  }

  @Test(
    "Areas are what their tags say",
    arguments: [
      (#"{"building":"yes"}"#, MapFeatureKind.building), (#"{"building":"no"}"#, nil),
      (#"{"building":"church","amenity":"place_of_worship","natural":"rock"}"#, .building),
      (#"{"natural":"water"}"#, .water), (#"{"waterway":"riverbank"}"#, .water),
      (#"{"landuse":"reservoir"}"#, .water), (#"{"leisure":"park"}"#, .green),
      (#"{"landuse":"forest"}"#, .wood),
      (#"{"natural":"beach"}"#, .sand), (#"{"natural":"glacier"}"#, .ice), (#"{"natural":"scree"}"#, .rock),
      (#"{"natural":"wetland"}"#, .wetland), (#"{"highway":"pedestrian"}"#, .square),
      (#"{"man_made":"pier"}"#, .pier), (#"{"landuse":"residential"}"#, .built),
      (#"{"boundary":"administrative"}"#, nil), (#"{"highway":"residential"}"#, nil), ("{}", nil),
    ] as [(String, MapFeatureKind?)])
  func areas(_ tags: String, _ kind: MapFeatureKind?) {
    claim(kinds([Self.feature(Self.area, tags)]), is: [kind].compactMap(\.self))
  }

  @Test(
    "Points are shown where they have a name",
    arguments: [
      (#"{"place":"suburb","name":"Kluuvi"}"#, MapFeatureKind.quarter), (#"{"place":"suburb"}"#, nil),
      (#"{"natural":"peak","name":"Halti","ele":"1324"}"#, .peak),
      (#"{"shop":"bakery","name":"Eromanga"}"#, nil),
    ] as [(String, MapFeatureKind?)])
  func points(_ tags: String, _ kind: MapFeatureKind?) {
    claim(kinds([Self.feature(Self.point, tags)]), is: [kind].compactMap(\.self))
  }

  @Test("A peak keeps its height")
  func heights() {
    let heights = [#""1324""#, "1324.4", #""very high""#, "99999"].map { height in
      read(Self.feature(Self.point, #"{"natural":"peak","name":"Halti","ele":\#(height)}"#)).extract?
        .features.first?.metresHigh
    }
    claim(heights, is: [1324, 1324, nil, nil])
  }

  @Test(
    "Every exporter's way of writing tags is understood",
    arguments: [
      #"{"railway":"tram","name":"Line 2"}"#,
      #"{"type":"way","id":7,"tags":{"railway":"tram","name":"Line 2"}}"#,
      #"{"osm_id":"7","name":"Line 2","highway":null,"other_tags":"\"electrified\"=>\"contact_line\",\"railway\"=>\"tram\""}"#,
      #"{"osm_id":"7","fclass":"tram","name":"Line 2"}"#,
    ])
  func exporters(_ tags: String) throws {
    let extract = try unwrapped(read(Self.collection([Self.feature(Self.line, tags)])).extract)
    claim(extract.features.map(\.kind), is: [.tram])
    claim(extract.features.map(\.name), is: ["Line 2"])
  }

  @Test("Marks within GDAL's text of tags are part of them")
  func marksWithinTags() {
    let tags = #"{"other_tags":"\"note\"=>\"a \\\"big\\\" one=>, truly\",\"leisure\"=>\"park\",\"odd\""}"#
    claim(kinds([Self.feature(Self.area, tags)]), is: [.green])
  }

  @Test(
    "A name in the language of the site goes before the name on the spot",
    arguments: [("en", "Market Square"), ("sv", "Salutorget"), ("de", "Kauppatori")])
  func languages(_ language: String, _ name: String) {
    let tags = #"{"place":"square","name":"Kauppatori","name:en":"Market Square","name:sv":"Salutorget"}"#
    let map = read(Self.feature(Self.point, tags), language: language)
    claim(map.extract?.features.map(\.name), is: [name])
  }

  @Test("What is filled runs one way round and holes the other, however the file has them")
  func rings() throws {
    let outer = "[[0,0],[4,0],[4,4],[0,4],[0,0]]"
    let hole = "[[1,1],[2,1],[2,2],[1,2],[1,1]]"
    let turned = "[[0,0],[0,4],[4,4],[4,0],[0,0]]"
    for (first, second) in [(outer, hole), (turned, hole)] {
      let geometry = #"{"type":"MultiPolygon","coordinates":[[\#(first),\#(second)]]}"#
      let extract = try unwrapped(read(Self.feature(geometry, #"{"natural":"water"}"#)).extract)
      let areas = extract.features[0].parts.map { Self.area(of: Array(extract.points[$0])) }
      claim(areas, is: [16, -1])
      claim(extract.features[0].parts.map(\.count), is: [4, 4])
    }
  }

  /// In square degrees, positive anticlockwise.
  private static func area(of ring: [MapPoint]) -> Double {
    zip(ring, ring.dropFirst() + ring.prefix(1)).reduce(0) { sum, pair in
      let (one, other) = (pair.0.degrees, pair.1.degrees)
      return sum + (one.longitude * other.latitude - other.longitude * one.latitude) / 2
    }
  }

  @Test(
    "Features may stand alone, in a list, a line each, or after the marks of a text sequence",
    arguments: ["\n", "\u{1E}", "\n\u{1E}", " "])
  func sequences(_ between: String) {
    let street = Self.feature(Self.line, #"{"highway":"residential"}"#)
    claim(read(street).extract?.features.count, is: 1)
    claim(read(Self.collection([street, street])).extract?.features.count, is: 2)
    let sequence = read(["", street, street, street].joined(separator: between))
    claim(sequence.extract?.features.count, is: 3)
    #expect(sequence.diagnostics.isEmpty)
  }

  @Test("A collection of geometries is all its parts")
  func collections() {
    let both = #"{"type":"GeometryCollection","geometries":[\#(Self.line),\#(Self.area)]}"#
    claim(kinds([Self.feature(both, #"{"man_made":"pier"}"#)]), is: [.pier, .service])
  }

  @Test("Of a file that is cut off all that stands before is used, and the line is told")
  func cutOff() throws {
    let street = Self.feature(Self.line, #"{"highway":"residential"}"#)
    let whole = Self.collection([street, street, street])
    let map = read(String(whole.dropLast(30)))
    claim(map.extract?.features.count, is: 2)
    claim(map.diagnostics.map(\.code), is: [.badMap])
    claim(map.diagnostics[0].message, has: "line 3")
  }

  @Test("A thing off the Earth is left out and counted")
  func offTheEarth() {
    let street = Self.feature(Self.line, #"{"highway":"residential"}"#)
    let metres = Self.feature(
      #"{"type":"LineString","coordinates":[[385000,6671000],[385100,6671000]]}"#,
      #"{"highway":"residential"}"#)
    let mixed = read(Self.collection([street, metres]))
    claim(mixed.extract?.features.count, is: 1)
    claim(
      mixed.diagnostics.map(\.message),
      is: [
        "1 of the 2 things on this map left out: their positions are not on the Earth"
      ])
    let all = read(Self.collection([metres]))
    claim(none: all.extract)
    claim(all.diagnostics.map(\.code), is: [.badMap])
  }

  @Test("Whom the data are from is kept, where the file says it")
  func attribution() {
    let street = Self.feature(Self.line, #"{"highway":"residential"}"#)
    let said = read(Self.collection([street], besides: #""attribution":"© City of Helsinki","#))
    claim(said.extract?.attribution, is: "© City of Helsinki")
    claim(none: read(Self.collection([street])).extract?.attribution)
  }

  @Test(
    "What a map covers is where most of it lies, without the ferry that leaves it")
  func bounds() throws {
    let streets = (0..<150).map { index in
      Self.feature(
        #"{"type":"LineString","coordinates":[[24.9\#(10 + index % 50),60.17],[24.95,60.17]]}"#,
        #"{"highway":"residential"}"#)
    }
    let ferry = Self.feature(
      #"{"type":"LineString","coordinates":[[18.1,59.3],[24.95,60.16]]}"#, #"{"route":"ferry"}"#)
    let extract = try unwrapped(read(Self.collection(streets + [ferry])).extract)
    #expect(extract.bounds.low.degrees.longitude > 24.9)
    #expect(extract.bounds.holds(try unwrapped(Coordinate(latitude: 60.17, longitude: 24.93))))
    #expect(!extract.bounds.holds(try unwrapped(Coordinate(latitude: 59.3, longitude: 18.1))))
  }

  @Test(
    "What is no GeoJSON is told apart",
    arguments: [
      (#"{"version":0.6,"generator":"Overpass API","elements":[]}"#, "Overpass"),
      (#"{"type":"Topology","objects":{}}"#, "TopoJSON"),
      (
        #"{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::3067"}},"features":[]}"#,
        "EPSG::3067"
      ),
      ("<osm></osm>", "not GeoJSON"), ("", "not GeoJSON"),
      (#"{"type":"FeatureCollection","features":[]}"#, "Empty map"),
      (#"{"type":"Point","coordinates":[1,2]}"#, "the one thing"),
    ] as [(String, String)])
  func others(_ text: String, _ words: String) {
    let map = read(text)
    claim(none: map.extract)
    claim(map.diagnostics.count, is: 1)
    #expect(map.diagnostics.allSatisfy { $0.message.contains(words) }, "\(map.diagnostics.map(\.message))")
  }

  @Test("Degrees by their usual names are no other system")
  func degrees() {
    let crs = #""crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:OGC:1.3:CRS84"}},"#
    let street = Self.feature(Self.line, #"{"highway":"residential"}"#)
    #expect(read(Self.collection([street], besides: crs)).diagnostics.isEmpty)
  }
}
