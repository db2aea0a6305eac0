import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripReading

@Suite("Places that somebody has already")
struct SavedPlacesTests {
  private func read(_ text: String, as file: String = "maps/tarifa.geojson") -> (
    said: [String], problem: String?
  ) {
    let saved = SavedPlaces.read(Array(text.utf8), file: file, language: "en")
    let said = saved.places.map { place in
      let at = place.at?.value.coordinate.map { "\($0.latitude) \($0.longitude)" } ?? "–"
      return "\(place.name) | \(at) | \(place.category ?? "–")"
    }
    return (said, saved.diagnostic?.code.rawValue)
  }

  @Test("of a map, what one may want to see, by its point or the middle of its area")
  func map() throws {
    let text = """
      {"type": "FeatureCollection", "features": [
      {"type": "Feature", "geometry": {"type": "Point", "coordinates": [-5.604, 36.011]}, "properties":
        {"tourism": "museum", "name": "Museo", "name:en": "Museum", "opening_hours": "Tu-Su 10:00-18:00",
        "website": "https://example.org/m", "phone": "+34 956", "addr:street": "Calle Sur", "addr:housenumber": "3"}},
      {"type": "Feature", "geometry": {"type": "Polygon", "coordinates": [[[-5.5, 36.0], [-5.5, 36.5], [-6.0, 36.5], [-5.5, 36.0]]]},
        "properties": {"historic": "castle", "name": "Castle"}},
      {"type": "Feature", "geometry": {"type": "Point", "coordinates": [-5.6, 36.0]}, "properties": {"amenity": "bench", "name": "Bench"}},
      {"type": "Feature", "geometry": {"type": "Point", "coordinates": [-5.6, 36.0]}, "properties": {"place": "town", "name": "Tarifa"}},
      {"type": "Feature", "geometry": {"type": "Point", "coordinates": [-5.6, 36.0]}, "properties": {"amenity": "cafe"}},
      {"type": "Feature", "geometry": {"type": "LineString", "coordinates": [[-5.6, 36.0], [-5.61, 36.0]]}, "properties": {"highway": "path", "name": "Way"}}
      ]}
      """
    claim(read(text).said, is: ["Museum | 36.011 -5.604 | museum", "Castle | 36.25 -5.75 | sight"])
    let museum = try unwrapped(
      SavedPlaces.read(Array(text.utf8), file: "m.geojson", language: "en").places.first)
    claim(museum.hours?.days[0], is: .closed)
    claim(museum.hoursText, is: "Tu-Su 10:00-18:00")
    claim(museum.link, is: "https://example.org/m")
    claim(museum.address, is: "Calle Sur 3")
  }

  @Test("of Google's saved places, in both ways in which they were exported")
  func takeout() {
    let (said, problem) = read(
      """
      {"type": "FeatureCollection", "features": [
      {"geometry": {"coordinates": [-5.604, 36.011], "type": "Point"}, "properties": {"date": "2026-01-02T03:04:05Z",
        "google_maps_url": "http://maps.google.com/?cid=1", "location": {"address": "Tarifa", "country_code": "ES", "name": "Castillo"}}, "type": "Feature"},
      {"geometry": {"coordinates": [0, 0], "type": "Point"}, "properties": {"Google Maps URL": "http://x", "Title": "Somewhere",
        "Location": {"Address": "Calle Sur"}}, "type": "Feature"},
      {"geometry": {"coordinates": [1, 2], "type": "Point"}, "properties": {"google_maps_url": "http://x"}, "type": "Feature"}
      ]}
      """, as: "Saved Places.json")
    claim(said, is: ["Castillo | 36.011 -5.604 | –", "Somewhere | – | –"])
    claim(none: problem)
  }

  @Test("of any other GeoJSON, the points that have a name")
  func plain() {
    let (said, _) = read(
      """
      {"type": "FeatureCollection", "features": [
      {"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2]}, "properties": {"title": "Bench", "category": "view"}},
      {"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 200]}, "properties": {"name": "Off"}},
      {"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2]}, "properties": {}}]}
      """)
    claim(said, is: ["Bench | 2.0 1.0 | view", "Off | – | –"])
  }

  @Test("of a list, each with a position where its address has one")
  func list() {
    let (said, problem) = read(
      """
      Places for Tarifa

      Title,Note,URL,Comment
      Castillo,Go early,"https://www.google.com/maps/search/36.011,-5.604",
      Sauce bar,,https://www.google.com/maps/place/x/data=!4m2!3m1!1s0x0:0x1,"The second, from the top"
      ,,https://example.org,
      """, as: "Want to go.csv")
    claim(said, is: ["Castillo | 36.011 -5.604 | –", "Sauce bar | – | –"])
    claim(none: problem)
    claim(read("a,b\n1,2\n", as: "x.csv").problem, is: "unknown-table")
  }

  @Test("a file that breaks off gives what stands before, and says so")
  func broken() {
    let (said, problem) = read(
      #"{"features": [{"type": "Feature", "geometry": {"type": "Point", "coordinates": [1, 2]}, "properties": {"name": "A"}}, {"#
    )
    claim(said, is: ["A | 2.0 1.0 | –"])
    claim(problem, is: "bad-map")
    claim(SavedPlaces.read("/nowhere/x.json", as: "x.json", language: "en").diagnostic?.code, is: .unreadable)
  }
}
