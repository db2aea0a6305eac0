import Claims
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("The news of a library")
struct LibraryNewsTests {
  @Test("are by whom an entry names, else by all who come along, each once and as people.yml writes the name")
  func authors() throws {
    let time = Moment(local: try clock("2025-05-03 14:05"), offset: try hours(1))
    let earlier = Moment(local: try clock("2025-05-02 14:05"), offset: try hours(1))
    var trip = try summary("A", "2025-05-01 2025-05-09", of: ["Ana M.", "Ben"]) {
      try $0.add(.entry, "Theirs", who: ["ana  maria", "Ana", "Driss"]) { $0.time = time }
      try $0.add(.entry, "Ours") { $0.time = earlier }
      try $0.add(.entry, "Undated")
    }
    trip.travellers.append(Traveller(name: "Cy", status: .invited))
    let plan = try library([trip]) { contents in
      contents.people = [person("Ana Maria") { $0.otherNames = ["Ana", "Ana M."] }]
    }.plan
    claim(plan.news.map(\.title), is: ["Theirs", "Ours"])
    claim(plan.news.map(\.authors), is: [["Ana Maria", "Driss"], ["Ana Maria", "Ben"]])
  }
}
