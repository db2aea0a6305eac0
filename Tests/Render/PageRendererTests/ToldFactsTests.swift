import Claims
import PageReading
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("A place described by a list of facts")
struct ToldFactsTests {
  private static let listed =
    "Places: 25 · Budget €/j: 15-20 · Addr: 1 rue de Berlin, 67210 OBERNAI · Tel: 03 88 95 38 48"

  @Test("Its page has a line for each, and a number that can be called and does not break")
  func page() throws {
    var trip = try SampleTrips.full()
    trip.pins[1].description = Self.listed
    trip.pins[1].category = "camp"
    let site = try BuiltSite(trip)
    let place = try unwrapped(site.plan.trips[0].places.first { $0.title == "The good bench" })
    let page = try site.page(place.page.text)
    let names = page.texts.filter { $0.around.last == "dt" }.map(\.text)
    #expect(["Pitches", "Budget €/j", "Address", "Telephone"].allSatisfy(names.contains), "\(names)")
    #expect(!names.contains("Addr") && !names.contains("Tel") && !names.contains("Places"), "\(names)")
    #expect(page.texts.contains { $0.around.last == "dd" && $0.text == "1 rue de Berlin, 67210 OBERNAI" })
    #expect(page.all("a").contains { $0.attributes["href"] == "tel:0388953848" })
    #expect(page.texts.contains { $0.text == "03 88 95 38 48" })
    #expect(!page.all("p").contains { $0.attributes["class"] == "lede" })
  }

  @Test("In lists stand the words between the facts, else the address, and no raw facts")
  func lists() throws {
    claim(ToldFacts(Self.listed).line, is: "1 rue de Berlin, 67210 OBERNAI")
    claim(ToldFacts("Shady · Places: 25 · Tel: 03").line, is: "Shady")
    claim(none: ToldFacts("Places: 25 · Tel: 03 88 95 38 48").line)
    claim(ToldFacts("Closed on Mondays").line, is: "Closed on Mondays")
    claim(none: ToldFacts(nil).line)
    var trip = try SampleTrips.full()
    trip.pins[1].description = Self.listed
    let page = try BuiltSite(trip).page("places/index.html")
    #expect(page.texts.contains { $0.text == "1 rue de Berlin, 67210 OBERNAI" })
    claim(page.text(in: "main"), lacks: "Budget €/j")
  }

  @Test(
    "An address stands without its label and with its commas in place, also where it is the only fact",
    arguments: [
      ("Addr: 67310 ROMANSWILLER", "67310 ROMANSWILLER"),
      ("Places: 50 · Addr: rue de la sucrerie ,67600 ERSTEIN", "rue de la sucrerie, 67600 ERSTEIN"),
      ("Addr: 51, Grand’Rue,  68610 Lautenbach-Zell", "51, Grand’Rue, 68610 Lautenbach-Zell"),
      ("Addr: Rue du Stade , 68570 Osenbach · Tel: 03", "Rue du Stade, 68570 Osenbach"),
      ("Adresse: Weg 1,5", "Weg 1,5"),
    ])
  func addresses(_ text: String, _ told: String) {
    claim(ToldFacts(text).line, is: told)
    claim(ToldFacts(text).address, is: told)
  }

  @Test("What stands between the facts stays a text, and lines and semicolons part them as well")
  func rest() {
    let told = ToldFacts("Quiet and green; Places: 25\nTel.: +49 30 1234")
    claim(told.rest, is: "Quiet and green")
    claim(told.facts.map(\.name), is: ["Places", "Tel."])
    claim(Self.href(told.records[1]), is: "tel:+49301234")
  }

  @Test(
    "A text with a colon in it is told as it is",
    arguments: [
      "Closed on Mondays, as we found out.", "Note: the bell rings at six", "Open 12: 30 · 14: 00",
      "And then we saw what nobody had told us: a lake · Places: 25",
    ])
  func texts(_ text: String) {
    let told = ToldFacts(text)
    #expect(told.facts.isEmpty && told.rest == text)
  }

  @Test("No line ends before the stars in the name of a place")
  func stars() throws {
    var trip = try SampleTrips.full()
    trip.pins[1].title = "Camping du Rhin 4*"
    let pages = try BuiltSite(trip).pages
    let place = try unwrapped(pages.first { $0.path.hasPrefix("places/camping-du-rhin") })
    claim(place.page.text(in: "h1"), is: "Camping du Rhin 4*")
    let list = try unwrapped(pages.first { $0.path == "places/index.html" })
    claim(list.text, has: ">Camping du Rhin\u{A0}4*</a>")
  }

  @Test("What are two numbers, or none, leads nowhere")
  func noNumbers() {
    claim(none: PhoneNumber(written: "03 88 95 38 48 / 06 12 34 56 78").href)
    claim(none: PhoneNumber(written: "ask at the bar").href)
    claim(none: Self.href(ToldFacts("Open: 01.04-31.10 · Places: 25").records[0]))
  }

  private static func href(_ record: Record) -> String? {
    if case .text(let text)? = record.field("href") { text } else { nil }
  }
}
