import Claims
import Foundation
import Diagnostics
import TripPlanning
import PageReading
import SiteOutput
import Testing
import TripModel

@testable import PageRenderer

@Suite("The people of a trip on its pages")
struct PersonCardTests {
  private static func trip(_ change: (inout Person) -> Void = { _ in }) throws -> Trip {
    var trip = try SampleTrips.full()
    var ana = Person(name: "Ana", place: SampleTrips.place)
    ana.bio = "Draws <b>everything</b>.\n\nCarries nothing."
    ana.links = [Person.Link(name: "Drawings", address: "https://example.org/ana")]
    ana.mail = "ana@example.org"
    ana.picture = "people/IMG_1.jpg"
    change(&ana)
    trip.people = [ana]
    var portrait = try SampleTrips.photo("portrait", day: 3, hour: 9)
    portrait.file = "people/IMG_1.jpg"
    trip.portraits = [portrait]
    trip.entries[0].who = ["Ana", "Zoë"]
    for index in trip.pins.indices { trip.pins[index].who = ["Ana", "Zoë"] }
    return trip
  }

  @Test("are introduced on its front page, with their pictures")
  func introduced() throws {
    let site = try BuiltSite(try Self.trip())
    let page = try site.page("index.html")
    let card = try unwrapped(page.elements.first { $0.attributes["id"] == "person-1" })
    claim(card.name, is: "li")
    let text = page.texts.map(\.text).joined(separator: " ")
    claim(text, has: "Draws <b>everything</b>.")
    claim(text, has: "Carries nothing.")
    #expect(page.all("a").contains { $0.attributes["href"] == "https://example.org/ana" })
    #expect(page.all("img").contains { $0.attributes["src"] == "people/ana/200.jpg" })
    #expect(!page.all("a").contains { $0.attributes["href"]?.hasPrefix("mailto:") ?? false })
    // Nobody else is, where people.yml tells of nobody.
    let plain = try BuiltSite.full().page("index.html")
    #expect(!plain.elements.contains { $0.attributes["id"] == "people" })
  }

  @Test("have their pictures beside their names, and initials without one")
  func bylines() throws {
    let page = try BuiltSite(try Self.trip()).page("journal/belem/index.html")
    let faces = page.elements.filter { ($0.attributes["class"] ?? "").hasPrefix("face") }
    claim(faces.map(\.name), is: ["img", "span"])
    claim(faces.first?.attributes["src"], is: "../../people/ana/200.jpg")
  }

  @Test(
    "are named by the page of a pin, which leads to them and to a mail about it", arguments: [true, false])
  func pins(_ shows: Bool) throws {
    let site = try BuiltSite(try Self.trip { $0.showsContact = shows })
    let path = try unwrapped(site.plan.trips[0].places.first).page.text
    let page = try site.page(path)
    let links = page.all("a").compactMap { $0.attributes["href"] }
    claim(links, has: "../../index.html#person-1")
    let mails = links.filter { $0.hasPrefix("mailto:") }
    claim(mails.count, is: shows ? 1 : 0)
    if let mail = mails.first {
      #expect(mail.hasPrefix("mailto:ana@example.org?subject="))
      #expect(mail.dropFirst("mailto:ana@example.org?subject=".count).allSatisfy { !" &?#".contains($0) })
    }
    for page in site.pages where !shows { claim(page.text, lacks: "ana@example.org", "\(page.path)") }
  }

  @Test("nobody is led to a person of whom people.yml says nothing")
  func unknown() throws {
    var trip = try SampleTrips.full()
    for index in trip.pins.indices { trip.pins[index].who = ["Ana", "Zoë"] }
    let site = try BuiltSite(trip)
    let path = try unwrapped(site.plan.trips[0].places.first).page.text
    #expect(try !site.page(path).all("a").contains { $0.attributes["href"]?.contains("#person") ?? false })
  }
}
