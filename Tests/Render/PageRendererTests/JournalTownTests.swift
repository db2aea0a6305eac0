import Claims
import Markdown
import PageReading
import Testing
import TripModel
import TripPlanning

@Suite("The town beside an entry of the journal that names no place")
struct JournalTownTests {
  @Test(
    "is that of its picture where all of its day was there, and that of a position that is written anyway",
    arguments: [(false, "Tokyo", true), (false, "Naha", false), (true, "Naha", true)])
  func told(isPlaced: Bool, evening: String, isTold: Bool) throws {
    let names = PlaceLookup { place in
      Locality(town: place.longitude < 0 ? "Tokyo" : "Naha", isInTown: true, country: "JP")
    }
    let tokyo = try SampleTrips.at(38.7, -9.1)
    var photos = try [("counter", 14), ("evening", 18)].map { try SampleTrips.photo($0, day: 3, hour: $1) }
    photos[0].coordinate = tokyo
    photos[1].coordinate = evening == "Tokyo" ? tokyo : try SampleTrips.at(38.7, 20)
    let words = SampleTexts.plain("At last.")
    let picture = Block.paragraph([SampleTexts.image("counter.jpg")])
    var entry = try SampleTrips.entry(
      "x", day: 3, title: "A long day", MarkdownDocument(blocks: words.blocks + [picture]))
    (entry.time, entry.tags) = (nil, [])
    entry.place =
      isPlaced ? Written(NamedPlace(name: nil, coordinate: tokyo), at: SampleTrips.place) : nil
    let trip = Trip(folderName: "x", entries: [entry], photos: photos)
    let page = try BuiltSite(trip, today: "2026-06-01", names: names).page("journal/index.html")
    let told = page.texts.filter { $0.around.contains("article") && $0.around.last == "span" }.map(\.text)
    claim(told.contains("Tokyo"), is: isTold, "\(told)")
  }
}
