import Claims
import Diagnostics
import Testing
import TripModel
import TripNotation

@testable import TripReading

@Suite("Reading attractions.yml")
struct AttractionsFileTests {
  private func read(_ text: String) -> (attractions: [Attraction], problems: [String]) {
    let (saved, diagnostics) = ProofReader.items(
      of: .attractions, in: Array(text.utf8), file: "attractions.yml", settings: TripSettings())
    let told = diagnostics.map {
      "\($0.severity) \($0.code.rawValue) \($0.place?.span?.line ?? 0):\($0.place?.span?.column ?? 0) \($0.message)"
    }
    return (saved, told)
  }

  @Test("everything that can be said of one")
  func whole() throws {
    let (saved, problems) = read(
      """
      - name: Torre Tavira
        at: Cádiz, 36.5322 -6.2986
        category: view
        tags: [tower, camera obscura]
        rating: 4.5 of 5
        price: €€
        cost: 8 €
        address: Calle Marqués del Real Tesoro 10
        phone: +34 956 000 000
        website: https://example.org/tavira
        hours:
          Mon-Fri: 10:00-18:00
          Sat: [10:00-14:00, 16:00-20:00]
          Sun, PH: closed
        reviews:
          - {by: Ana, text: The whole town in a bowl., rating: 5, date: 2026-05-04}
          - Go up in the morning.
        visited: no
        day: 2026-05-04 15:00
        description: The highest of the towers.
      """)
    claim(problems, is: [])
    let one = try unwrapped(saved.first)
    claim(one.name, is: "Torre Tavira")
    claim(one.at?.value.name, is: "Cádiz")
    claim(one.at?.value.coordinate, is: Coordinate(latitude: 36.5322, longitude: -6.2986))
    claim(one.category, is: "view")
    claim(one.tags, is: ["tower", "camera obscura"])
    claim(one.rating?.hundredths, is: 450)
    claim(one.price?.level, is: 2)
    claim(one.price?.sign, is: "€")
    claim(one.cost?.minorUnits, is: 800)
    claim(one.link, is: "https://example.org/tavira")
    let split = OpeningHours.Day.open([.init(start: 600, end: 840), .init(start: 960, end: 1200)])
    claim(one.hours?.days[4], is: .open([.init(start: 600, end: 1080)]))
    #expect(one.hours?.days[5] == split && one.hours?.days[6] == .closed)
    claim(one.hours?.holidays, is: .closed)
    claim(one.hoursText, is: "Mon-Fri 10:00-18:00; Sat 10:00-14:00, 16:00-20:00; Sun, PH closed")
    claim(one.reviews.map(\.text), is: ["The whole town in a bowl.", "Go up in the morning."])
    claim(one.reviews.first?.by, is: "Ana")
    claim(one.reviews.first?.rating?.stars, is: 5)
    claim(one.isVisited, is: false)
    claim(one.day?.date, is: LocalDate(iso: "2026-05-04"))
    claim(one.day?.time?.hour, is: 15)
    claim(one.source.span?.line, is: 1)
  }

  @Test("one bad value loses no other, and hours that do not read stay as they are written")
  func mistakes() {
    let (saved, problems) = read(
      """
      - {name: One, rating: 9 of 10, price: 20 €, hours: whenever, website: example.org, visted: yes}
      - {at: 36.5 -6.3}
      - {name: Two, hours: {Mon: 9:00-18:00, Tuseday: 9:00-18:00}, rating: 4.5}
      - {name: Three, hours: {Mon: 9:00-18:00, Tue: noonish}}
      - Four
      - {name: Five, at: 36.5, day: tomorrow, reviews: [{txt: hm}]}
      """)
    claim(saved.map(\.name), is: ["One", "Two", "Three", "Five"])
    claim(none: saved[0].hours)
    claim(saved[0].hoursText, is: "whenever")
    claim(none: saved[1].hours)
    claim(saved[1].rating?.hundredths, is: 450)
    claim(saved[2].hours?.days[0], is: .open([.init(start: 540, end: 1080)]))
    #expect(saved[2].hours?.days[1] == .untold && saved[2].hours?.days[2] == .closed)
    claim(
      problems.map { $0.split(separator: " ").prefix(3).joined(separator: " ") },
      is: [
        "error bad-rating 1:23", "error bad-price-level 1:39", "warning bad-hours 1:52",
        "error unsafe-link 1:71", "warning unknown-key 1:84", "error missing-field 2:3",
        "warning bad-hours 3:40", "warning bad-hours 4:47", "error wrong-kind 5:3",
        "error bad-coordinate 6:20", "error bad-date 6:31", "warning unknown-key 6:52",
      ], "\(problems)")
  }

  @Test("one that is saved twice within a hundred metres counts once, and is told with both lines (H3)")
  func twice() {
    let (saved, problems) = read(
      """
      - {name: Castillo, at: 36.01100 -5.60400, rating: 3}
      - {name: CASTILLO, at: 36.01150 -5.60400, rating: 4}
      - {name: Castillo, at: 36.02000 -5.60400, rating: 5}
      - {name: Tapas}
      - {name: tapas, at: Tarifa}
      - {name: tapas, at: tarifa}
      """)
    claim(saved.map { $0.rating?.stars ?? 0 }, is: [3, 5, 0, 0])
    claim(
      problems,
      is: [
        "error attraction-twice 2:10 “CASTILLO” is already saved in line 1, 56 m away; this one is left out",
        "error attraction-twice 6:10 “tapas” is already saved in line 5; this one is left out",
      ])
  }

  @Test("what is kept back says so, also where it is only said of the second of two")
  func keptBack() {
    let (saved, problems) = read(
      """
      - {name: One, private: yes}
      - {name: Two, at: 36 -5}
      - {name: Two, at: 36 -5, private: yes}
      - {name: Three, prvate: yes}
      - {name: Four}
      """)
    claim(saved.map(\.name), is: ["One", "Two", "Four"])
    claim(saved.map { $0.keptBack.isEmpty }, is: [false, false, true])
    claim(problems.map { $0.split(separator: " ")[1] }, is: ["may-be-private", "attraction-twice"])
  }

  @Test(
    "ratings: what is said to be of another number is worked out, a number alone is not",
    arguments: table(
      """
      4 → 400
      4.5 → 450
      4,25 → 425
      4.5/5 → 450
      3 out of 5 → 300
      0 → 0
      9 of 10 → 1 Invalid rating: “9 of 10” | Of 5, that is 4.5: write 4.5.
      8/10 → 1 Invalid rating: “8/10” | Of 5, that is 4: write 4.
      11/20 → 1 Invalid rating: “11/20” | Of 5, that is 2.75: write 2.75.
      1 of 100 → 1 Invalid rating: “1 of 100” | Write a number from 0 to 5, such as 4 or 4.5.
      12 of 10 → 1 Invalid rating: “12 of 10” | Write a number from 0 to 5, such as 4 or 4.5.
      8.6 → 1 Invalid rating: “8.6” is more than 5 | Write how much it is of 5: a number from 0 to 5, such as 4 or 4.5.
      11 → 1 Invalid rating: “11” is more than 5 | Write how much it is of 5: a number from 0 to 5, such as 4 or 4.5.
      6/5 → 1 Invalid rating: “6/5” is more than 5 | Write how much it is of 5: a number from 0 to 5, such as 4 or 4.5.
      good → 1 Invalid rating: “good” | Write a number from 0 to 5, such as 4 or 4.5.
      -1 → 1 Invalid rating: “-1” | Write a number from 0 to 5, such as 4 or 4.5.
      """))
  func ratings(written: String, meant: String) {
    claim(result(written) { node throws(Problem) in try AttractionValues.rating(node).hundredths }, is: meant)
  }

  @Test(
    "levels of prices",
    arguments: table(
      """
      free → 0 –
      € → 1 €
      $$$$ → 4 $
      3 → 3 –
      ₺₺ → 2 ₺
      €$ → 1 Invalid price level: “€$” | Write `free`, one to four currency signs such as €€, or a number from 1 (cheap) to 4 (expensive).
      5 → 1 Invalid price level: “5” | Write the cost of a visit as `cost`; `price` is `free`, or from 1 (cheap) to 4 (expensive).
      """))
  func prices(written: String, meant: String) {
    let said = result(written) { node throws(Problem) in
      let price = try AttractionValues.price(node)
      return "\(price.level) \(price.sign.map(String.init) ?? "–")"
    }
    claim(said, is: meant)
  }
}
