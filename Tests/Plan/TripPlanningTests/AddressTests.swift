import Claims
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

struct AddressTests {
  @Test(
    "A name becomes small letters, digits and hyphens",
    arguments: [
      ("Torre de Belém", "torre-de-belem"), ("The monks' recipe", "the-monks-recipe"), ("Straße", "strasse"),
      ("STRAẞE", "strasse"), ("Øresund & Łódź", "oresund-lodz"), ("İstanbul", "istanbul"), ("東京タワー", "東京タワー"),
      ("שלום עולם", "שלום-עולם"), ("हिन्दी", "हिन्दी"), ("🎉🎉", "page"), ("", "page"), ("--", "page"),
      ("../../etc", "etc"),
      ("a/b\\c", "a-b-c"), ("CON", "con-"), ("com¹", "com¹-"), ("Lpt9", "lpt9-"), ("com10", "com10"),
      ("1️⃣ Day", "1-day"),
      ("a\u{202E}b\u{200D}c", "abc"), ("İ\u{0}x", "i-x"), ("…", "page"), ("é", "e"), ("e\u{301}", "e"),
    ] as [(String, String)])
  func slugs(name: String, slug: String) { claim(Slug.make(name), is: slug) }

  @Test(
    "No name is too long for a disk",
    arguments: [
      String(repeating: "x", count: 300), String(repeating: "東", count: 300),
      String(repeating: "क्षि", count: 300),
      "a" + String(repeating: "\u{5B0}", count: 1000), String(repeating: "ab ", count: 100),
    ])
  func longNames(name: String) {
    let slug = Slug.make(name)
    #expect(slug.utf8.count <= 200)
    #expect(!slug.isEmpty && slug.last != "-")
  }

  @Test("Every wish that is taken leads to the next, and at last to a number")
  func wishes() {
    var book = AddressBook()
    let made = (0..<4).map { _ in book.folder(in: "journal", wishes: ["Belém", "Belém 2026"]) }
    claim(made, is: ["belem", "belem-2026", "belem-2026-2", "belem-2026-3"])
    claim(book.folder(in: "places", wishes: ["belem"]), is: "belem")
  }

  @Test("A name that looks like a numbered one takes nobody's address")
  func numbersTaken() {
    var book = AddressBook()
    let made = ["a-2", "a", "a", "a", "a-3"].map { book.folder(in: "x", wishes: [$0]) }
    claim(made, is: ["a-2", "a", "a-3", "a-4", "a-3-2"])
  }

  @Test("Photos, entries and pins of equal names have pages of their own, in every spelling")
  func clashes() throws {
    let taken = "2026-05-03 12:00"
    let names = [
      "IMG.jpg", "img.JPG", "photos/IMG.jpg", "photos/Img.jpeg", "e\u{301}.jpg", "\u{E9}.jpg", "🎉.jpg",
      "🎂.jpg",
    ]
    let trip = Trip(
      entries: [
        try entry("journal/2026-05-03-belem.md"), try entry("journal/2026-05-04-belem.md"),
        try entry("journal/2026-05-03-BELÉM.md"), try entry("journal/2026-05-03-🎉.md"),
      ], photos: try names.map { try photo($0, taken) },
      pins: try ["Aux", "aux", "AUX-"].map { pin($0, try at(38, -9)) })
    let plan = try planned(trip).plan
    let pages =
      plan.media.photos.map(\.page) + plan.journal.entries.map(\.page) + plan.places.map(\.page)
      + plan.days.map(\.page)
    claim(Set(pages.map { $0.text.lowercased() }).count, is: pages.count)
    claim(plan.media.photos.count, is: names.count)
    claim(
      plan.journal.entries.first { $0.file == "journal/2026-05-03-🎉.md" }?.page.text,
      is: "journal/page/index.html")
  }

  @Test("An address does not depend on the order in which files were read")
  func stable() throws {
    let photos = try ["b/IMG.jpg", "a/IMG.jpg", "c/IMG.jpg"].map { try photo($0, "2026-05-03 12:00") }
    let forwards = try planned(Trip(photos: photos)).plan.media.photos.map { [$0.photo.file, $0.page.text] }
    let backwards = try planned(Trip(photos: photos.reversed())).plan.media.photos.map {
      [$0.photo.file, $0.page.text]
    }
    claim(forwards, is: backwards)
    claim(forwards.first, is: ["a/IMG.jpg", "photos/img/index.html"])
  }

  @Test("Ten thousand things of one name have ten thousand addresses")
  func manyOfOneName() {
    var book = AddressBook()
    let made = Set((0..<10_000).map { _ in book.folder(in: "journal", wishes: ["🎉"]) })
    claim(made.count, is: 10_000)
    claim(made, has: "page-10000")
  }

  @Test(
    "A folder's or file's name is a title without date and hyphens",
    arguments: [
      ("the-monks-recipe", "The monks recipe"), ("rome_2024", "Rome 2024"),
      ("2024-03-01 rome_week", "Rome week"),
      ("2024-03-01", "2024-03-01"), ("---", ""), ("", ""), ("2", ""), ("03.1", ""),
      ("2024-04-18-2", "2024-04-18"), ("2024-04-18-2nd", "2nd"), ("三", "三"), ("🐪", "🐪"), ("éire", "Éire"),
      ("ßx", "SSx"), ("stage 01 Saint-Jean to Roncesvalles", "Stage 01 Saint-Jean to Roncesvalles"),
      ("Tomás - the knife", "Tomás – the knife"), ("saint-jean", "Saint jean"), ("pages-8-11", "Pages 8-11"),
      ("top-10-2016", "Top 10 2016"),
    ] as [(String, String)])
  func titles(name: String, title: String) { claim(Wording.title(fromFileName: name), is: title) }
}
