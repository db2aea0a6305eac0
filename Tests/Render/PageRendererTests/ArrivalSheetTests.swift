import Claims
import PageReading
import PageRenderer
import Testing
import TripModel
import TripPlanning

@Suite("The map of a day of one place")
struct ArrivalSheetTests {
  @Test(
    "shows from where one came, unless nobody was anywhere before or that is on the other side of a continent",
    arguments: [(-3.6, [false, true]), (9.0, [false, false])])
  func arrival(longitude: Double, drawn: [Bool]) throws {
    let photos = try [(3, -5.99), (4, longitude)].map { day, longitude in
      var photo = try SampleTrips.photo("p\(day)", day: day, hour: 12)
      photo.coordinate = try SampleTrips.at(37.3, longitude)
      return photo
    }
    let site = try BuiltSite(
      Trip(folderName: "x", photos: photos), today: "2026-06-01", atlas: try ShippedTheme.atlas())
    let shown = try ["2026-05-03", "2026-05-04"].map { day in
      try site.page("days/\(day)/index.html").elements.contains { element in
        element.attributes["class"]?.split(separator: " ").contains("map-joined") == true
      }
    }
    claim(shown, is: drawn)
  }

  @Test("has the way of the other days below its own, and says so")
  func rest() throws {
    let photos = try [(3, 36.0, -5.6), (4, 37.4, -6.0), (5, 38.0, -3.8)].flatMap { day, latitude, longitude in
      try [0.0, 0.4].map { step in
        var photo = try SampleTrips.photo("p\(day)\(step)", day: day, hour: 12)
        photo.coordinate = try SampleTrips.at(latitude + step, longitude)
        return photo
      }
    }
    let site = try BuiltSite(
      Trip(folderName: "x", photos: photos), today: "2026-06-01", atlas: try ShippedTheme.atlas())
    let day = try site.page("days/2026-05-04/index.html")
    claim(day.elements.contains { $0.attributes["class"] == "map-rest map-rest-joined" }, is: true)
    claim(day.texts.contains { $0.text.contains("The rest of the trip.") }, is: true)
    let map = try site.page("index.html")
    claim(map.elements.contains { $0.attributes["class"]?.hasPrefix("map-rest") == true }, is: false)
  }
}
