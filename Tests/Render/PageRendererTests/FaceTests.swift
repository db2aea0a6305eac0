import Claims
import PageReading
import Testing
import TripModel

@testable import PageRenderer

@Suite("The marks of people")
struct FaceTests {
  @Test(
    "are the first letters of the first and the last word, or the one letter that says enough",
    arguments: [
      ("Ana", "A"), ("ana luísa costa", "AC"), ("Jean-Luc", "JL"), ("Øyvind  Ås", "ØÅ"), ("李 明", "李"),
      ("محمد علي", "م"),
      ("Ben (my brother)", "BB"), ("🦊 Fox", "F"), ("42", "4"), ("", "?"),
    ] as [(String, String)])
  func initials(_ name: String, _ mark: String) {
    claim(Faces.initials(of: name), is: mark)
  }

  @Test("stand in bylines, in a colour that somebody has on all pages")
  func colours() throws {
    var trip = try SampleTrips.full()
    trip.entries[0].who = ["Ana", "Zoë Q"]
    trip.entries[1].who = ["zoë q"]
    let site = try BuiltSite(trip)
    let marks = try ["journal/belem", "journal/alfama"].map { path in
      try site.page(path + "/index.html").all("span").compactMap { $0.attributes["class"] }.filter {
        $0.hasPrefix("face")
      }
    }
    #expect(marks[0].count == 2 && marks[1] == [marks[0][1]] && marks[0][0] != marks[0][1])
  }
}
