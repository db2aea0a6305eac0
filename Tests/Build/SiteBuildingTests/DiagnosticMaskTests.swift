import Diagnostics
import SiteBuilding
import Testing
import TripCompiling
import TripModel
import TripNotation

@Suite("What is told of a trip says nothing that is for nobody else")
struct DiagnosticMaskTests {
  /// A file of a trip with a mistake in it, and what no diagnostic may say of it.
  struct Slip: Sendable, CustomTestStringConvertible {
    let file: String
    let text: String
    let secrets: [String]

    init(_ file: String, _ text: String, _ secrets: [String]) {
      (self.file, self.text, self.secrets) = (file, text, secrets)
    }

    var testDescription: String { file + " = " + text }
  }

  private static let home = ["0712", "4395"]

  private static let places = [
    Slip("trip.yml", "hoem: 47.0712, 15.4395\n", home),
    Slip("trip.yml", "house: 47.0712, 15.4395\n", home),
    Slip("trip.yml", "家: 47.0712, 15.4395x\n", home),
    Slip("trip.yml", "дом: Keplerstrasse 1789\n", ["Kepler", "1789"]),
    Slip("trip.yml", "heimat: Keplerstrasse 1789\n", ["Kepler", "1789"]),
    Slip("trip.yml", "home: Keplerstrasse 1789, Graz\n", ["Kepler", "1789", "Graz"]),
    Slip("trip.yml", "home: 47.0712; 15.4395x\n", home),
    Slip("trip.yml", "home: {name: Keplerstrasse 1789, at: 47.0712 15.4395}\n", home + ["Kepler"]),
    Slip("trip.yml", "home:\n  name: Keplerstrasse\n  at: 47.0712 15.4395\n  foo: 1\n", home + ["Kepler"]),
    Slip("trip.yml", "\thome: 47.0712, 15.4395\n", home),
    Slip("trip.yml", "home 47.0712, 15.4395\n", home),
    Slip("trip.yml", "home: 47.0712, 15.4395\nhome: 47.0712, 15.4396\n", home + ["4396"]),
    Slip("trip.yml", "private zones:\n  - {att: 47.0712 15.4395, radius: 2 km}\n", home),
    Slip(
      "trip.yml", "private zones:\n  - {name: Trude, at: 47.0712 15.4395}\n  - Keplerstrasse\n",
      home + ["Trude", "Kepler"]),
    Slip("trip.yml", "private zones:\n  - at: 47.0712 15.4395\n   radius: 3 km\n", home),
  ]

  private static let bookings = [
    "  bookin: QWE7788\n", "\tbooking: QWE7788\n", "  booking QWE7788\n", "  booking: [QWE7788, QWE7789]\n",
    "  booking: {code: QWE7788}\n", "  booking:\n    - QWE7788\n    - QWE7789\n",
    "  booking: QWE7788\n  booking: QWE7789\n", "  pnr: QWE7788\n  foo: 1\n", "  buchungscode: QWE7788\n",
    "  confirmation: qwe-7788\n", "  phnoe: +43 660 7788990\n", "  phone: +43 1 7788990, +43 1 7788991\n",
    "  telephone: +43 660 7788990\n", "  email: qwe.res@hotel.example\n",
  ].map {
    Slip("itinerary.yml", "- hotel: H\n  start: 2026-05-01\n" + $0, ["QWE", "qwe", "7788", "hotel.ex"])
  }

  private static let others = [
    Slip(
      "itinerary.yml",
      "- {hotel: H, start: 2026-05-01, booking: QWE7788, phone: +43 660 7654321, foo: 1}\n",
      ["QWE", "7788", "7654321"]),
    Slip("people.yml", "- name: Ana\n  mial: zqx@zqy.org\n", ["zqx", "zqy"]),
    Slip("people.yml", "- name: Ana\n  Telefonnummer: +43 660 7654321\n", ["7654321"]),
    Slip("budget.yml", "- 2026-05-01 12 EUR Krone zqx@zqy.example\n", ["zqx", "zqy"]),
    Slip("people.yml", "- name: Ana\n  phone: +43 660 7654321, +43 1 5556677\n", ["7654321", "5556677"]),
    Slip("people.yml", "- name: Ana\n  mail: zqx at zqy.org, zqv@zqw.org\n", ["zq"]),
    Slip("people.yml", "- name: Ana\n  mail: [zqx@zqy.org, zqv@zqw.org]\n", ["zq"]),
    Slip("people.yml", "- name: Ana\n  mail: zqx@zqy.org\n  mail: zqv@zqw.org\n", ["zq"]),
    Slip("people.yml", "- {name: Ana, mail: zqx@zqy.org, foo: 1}\n", ["zq"]),
    Slip("people.yml", "- zqx@zqy.org\n", ["zq"]),
    Slip("people.yml", "- Eve <zqx@zqy.org>\n", ["zq"]),
    Slip("trip.yml", "travellers: [Ana <zqx@zqy.org>, Ben]\n", ["zqy"]),
    Slip(
      "budget.yml",
      "expenses:\n  - {date: 2026-05-01, category: food, amount: 12, what: A, paid by: zqx@zqy.org, foo: 1}\n",
      ["zq"]),
    Slip("journal/2026-05-02-b.md", "---\ntitle: B\nbooking: QWE7788\nbooking: QWE7789\n---\nW.\n", ["QWE"]),
    Slip("pins.yml", "- {title: Hm, at: 48.3 14.2, reference: QWE7788, foo: 1}\n", ["QWE"]),
  ]

  private static let nearHome = [
    Slip("pins.yml", "- {title: Hm, at: 50.7751 6.0222, foo: 1}\n", ["7751", "0222"]),
    Slip("pins.yml", "- title: Hm\n  at: Xx 50.7751 6.0222\n", ["7751", "0222"]),
    Slip("pins.yml", "- title: Hm\n  lat: 50.7751\n  lon: 6.0222 x\n", ["7751", "0222"]),
    Slip("attractions.yml", "- {name: Hm, at: 50.7751 6.0222, rating: 9}\n", ["7751", "0222"]),
    Slip(
      "journal/2026-05-02-b.md", "---\ntitle: B\ncoordinates: 50.7751 6.0222 x\n---\nW.\n",
      ["7751", "0222"]),
  ]

  private func make(
    _ slip: Slip, settings: String = "title: T\n"
  ) throws -> (BuildOptions, TemporaryFolder) {
    let workspace = try TemporaryFolder()
    try workspace.write("trip/trip.yml", settings + (slip.file == "trip.yml" ? slip.text : ""))
    try workspace.write("trip/journal/2026-05-01-a.md", "Words.\n")
    if slip.file != "trip.yml" { try workspace.write("trip/" + slip.file, slip.text) }
    var order = try BuildOptions.test(workspace.path + "/trip", in: workspace)
    order.privacy.key = "0123456789abcdef0123456789abcdef"
    return (order, workspace)
  }

  /// Everything that is printed of them, for people and for programs.
  private func words(_ told: [Diagnostic]) -> String {
    DiagnosticPrinter().text(told) + DiagnosticJSON.text(told)
  }

  @Test("in no line, message or advice", arguments: places + bookings + others)
  func slips(_ slip: Slip) async throws {
    let (order, workspace) = try make(slip)
    let told = await SiteBuilder.check(order).diagnostics
    #expect(told.contains { $0.place?.file == slip.file }, "nothing is told")
    for secret in slip.secrets { #expect(!words(told).contains(secret), "\(words(told))") }
    _ = workspace
  }

  @Test("of positions near home", arguments: nearHome)
  func positions(_ slip: Slip) async throws {
    let (order, workspace) = try make(slip, settings: "title: T\nhome: 50.7600, 6.0300\n")
    let told = await SiteBuilder.check(order).diagnostics
    #expect(told.contains { $0.place?.file == slip.file }, "nothing is told")
    for secret in slip.secrets { #expect(!words(told).contains(secret), "\(words(told))") }
    _ = workspace
  }

  @Test("but for what anybody may read, which helps to mend")
  func readable() async throws {
    let slips = [
      Slip("pins.yml", "- {title: Hm, at: 48.3064 14.2858, foo: 1}\n", []),
      Slip("attractions.yml", "- {name: Hm, phone: +43 660 7654321, foo: 1}\n", []),
      Slip("itinerary.yml", "- {hotel: Home from home, start: 2026-05-01, foo: 1}\n", []),
      Slip("people.yml", "- {name: Ana, contact: yes, foo: 1}\n", []),
    ]
    for slip in slips {
      let (order, workspace) = try make(slip, settings: "title: T\nhome: 50.7600, 6.0300\n")
      let told = await SiteBuilder.check(order).diagnostics.first {
        $0.code == .unknownKey && $0.place?.file == slip.file
      }
      #expect(told?.place?.span?.text == slip.text.replacing("\n", with: ""))
      _ = workspace
    }
  }

  @Test("and the place and its mark stay, with the keys")
  func mark() async throws {
    let (order, workspace) = try make(Slip("itinerary.yml", "- hotel: H\n  bookin: QWE-7788 # a\n", []))
    let told = await SiteBuilder.check(order).diagnostics.first { $0.code == .unknownKey }
    let span = try #require(told?.place?.span)
    #expect(span.text == "  bookin: ···-···· # ·")
    #expect(span.line == 2 && span.column == 3 && span.length == 6)
    #expect(told?.advice == "Did you mean `booking`?")
    _ = workspace
  }

  @Test("nor of trips of a library that nobody sees")
  func library() async throws {
    let library = try SmallLibrary([
      "library.yml": "title: L\nhome: 50.7600, 6.0300\nfoo: 1\n",
      "a/journal/2026-05-01-a.md": "Words.\n",
      "p/trip.yml": "title: P\nvisibility: private\n",
      "p/journal/2026-05-01-p.md": "Words.\n",
      "p/itinerary.yml": "- {hotel: H, start: 2026-05-01, booking: QWE7788, foo: [1}\n",
      "p/people.yml": "- {name: Ana, mail: zqx@zqy.org, foo: 1}\n",
      "p/pins.yml": "- {title: Hm, at: 50.7751 6.0222, foo: 1}\n",
    ])
    let checked = await SiteBuilder.check(library.order).diagnostics
    let built = await library.build().diagnostics
    let audited = await SiteBuilder.privateThings(of: library.order).diagnostics
    #expect(checked.contains { $0.place?.path == "p/people.yml" })
    for told in [checked, built, audited] {
      for secret in ["QWE", "7788", "zqx", "zqy", "7751", "0222"] {
        #expect(!words(told).contains(secret), "\(words(told))")
      }
    }
  }
}
