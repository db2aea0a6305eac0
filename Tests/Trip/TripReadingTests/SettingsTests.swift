import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripReading

@Suite("trip.yml")
struct SettingsTests {
  private func read(_ text: String, _ more: [String: String] = [:]) async throws -> (
    settings: TripSettings, told: [String]
  ) {
    let reading = try await TripFolder(more.merging(["trip.yml": text]) { first, _ in first }).read()
    return (reading.trip.settings, reading.told.filter { !$0.contains("error bad-picture") })
  }

  @Test("every field is read")
  func everything() async throws {
    let (settings, told) = try await read(
      """
      title: Five days in Lisbon
      description: Tiles.
      icon: 🚋
      category: city break
      cover: Photos/img.JPG
      start: 2026-05-01
      end: 2026-05-05
      destination: Lisbon, 38.7223 -9.1393
      time zone: Europe/Lisbon
      day starts: 04:00
      currency: CHF
      language: pt-BR
      units: mi
      travellers: [Ana, {name: Ben, status: invited}, {name: Cem, organiser: yes}]
      cameras: [{model: Canon EOS R6, shift: -1h}]
      photos: {leave out: [out.jpg], take in: ticket.jpg}
      originals: yes
      trust html: no
      visibility: unlisted
      """, ["photos/IMG.jpg": "", "out.jpg": "", "ticket.jpg": "", "templates/words/pt-BR.yml": "a: b"])
    claim(told, is: [])
    claim(settings.title, is: "Five days in Lisbon")
    claim(settings.description, is: "Tiles.")
    claim(settings.icon, is: "🚋")
    claim(settings.category, is: "city break")
    claim(settings.cover, is: "photos/IMG.jpg")
    claim(settings.start?.description, is: "2026-05-01")
    claim(settings.end?.description, is: "2026-05-05")
    claim(settings.destination?.value.name, is: "Lisbon")
    claim(settings.destination?.value.coordinate?.latitude, is: 38.7223)
    claim(settings.timeZone?.identifier, is: "Europe/Lisbon")
    claim(settings.dayStarts.hour, is: 4)
    claim(settings.currency.code, is: "CHF")
    claim(settings.language, is: "pt-br")
    claim(settings.units, is: .miles)
    claim(
      settings.travellers.map { "\($0.name) \($0.status)" },
      is: [
        "Ana accepted", "Ben invited", "Cem accepted",
      ])
    claim(settings.travellers.map(\.isOrganiser), is: [false, false, true])
    claim(settings.cameraClocks.map(\.model), is: ["Canon EOS R6"])
    claim(settings.cameraClocks.map(\.shiftSeconds), is: [-3600])
    claim(settings.cameraClocks.first?.place.span?.text, is: "cameras: [{model: Canon EOS R6, shift: -1h}]")
    claim(settings.takeIn, is: ["ticket.jpg"])
    claim(settings.originalsAt?.span?.text, is: "originals: yes")
  }

  @Test("the front page can do without a picture, and says what of it stays in sight")
  func cover() async throws {
    let (none, told) = try await read("cover: None\ncover focus: top\n", ["photos/none.jpg": ""])
    #expect(told == [] && !none.showsCover && none.cover == nil && none.coverFocus == .top)
    let (named, _) = try await read("cover: none.jpg\n", ["photos/none.jpg": ""])
    #expect(named.showsCover && named.cover == "photos/none.jpg" && named.coverFocus == .middle)
    let (_, list) = try await read("cover: [a.jpg]\n", [:])
    claim(list.count, is: 1, "told once")
    let (_, problems) = try await read("cover focus: nose\n", [:])
    #expect(problems.count == 1 && problems.allSatisfy { $0.contains("cover focus") })
  }

  @Test(
    "distances are counted in what the word for it says, in whatever language",
    arguments: [
      ("miles", .miles), ("Imperial", .miles), ("mi", .miles), ("millas", .miles), ("KM", .kilometres),
      ("kilometres", .kilometres), ("kilometers", .kilometres), ("metric", .kilometres),
    ] as [(String, Units)])
  func units(word: String, units: Units) async throws {
    let (settings, told) = try await read("units: \(word)\n", [:])
    claim(told, is: [])
    claim(settings.units, is: units)
  }

  private static let problems = table(
    #"""
    start: 2026-05-05¶end: 2026-05-01 → error end-before-start trip.yml:2:6 Trip ends on 2026-05-01, before it starts on 2026-05-05 | Correct one of the two dates.
    start: 2026-02-30 → error no-such-day trip.yml:1:8 No such day “2026-02-30”: February 2026 has 28 days | Correct the year, month or day.
    time zone: Lisbon → error bad-zone trip.yml:1:12 Unknown time zone: “Lisbon” | Did you mean Europe/Lisbon?
    day starts: 14:00 → error bad-time trip.yml:1:13 `day starts` must be before noon, not 14:00 | Write an hour before noon, such as 04:00.
    currency: eur → error bad-currency trip.yml:1:11 Unknown currency: “eur” | Did you mean EUR?
    currency: € → error bad-currency trip.yml:1:11 Unknown currency: “€” | Write EUR.
    language: English → error unknown-word trip.yml:1:11 Unknown language: “English” | Write en.
    units: metrik → error unknown-word trip.yml:1:8 Unknown `units`: “metrik”; there are `km` and `mi` | Write `km`.
    units: nm → warning unknown-word trip.yml:1:8 Distances are not counted in sea miles: those of this trip are in km | Write `km`, or `mi` for miles on land.
    travellers: Ana, Ben, ana → error duplicate-key trip.yml:1:23 “ana” is listed twice | Tell them apart: Ana B, Ana C.
    travellers: [{status: invited}] → error missing-field trip.yml:1:14 Missing `name` in a traveller | Add a line like `name: …`.
    cameras: [{model: X}] → error missing-field trip.yml:1:11 Missing `shift` in a camera | Add a line like `shift: …`.
    cameras: [{model: X, shift: 90}] → error bad-duration trip.yml:1:29 Invalid length of time: “90” | Write its unit too: 90m, 90h or 90 days.
    cover: nope.jpg → warning missing-picture trip.yml:1:8 No picture “nope.jpg” in the trip folder | Check its name, and that it is in the trip folder.
    photos: {leave out: [bench.png]} → warning missing-picture trip.yml:1:22 No picture named “bench.png”; what it may mean is left out: bench.jpg | Write the file's whole name, with its ending.
    photos: {leave out: [bensh.jpg]} → error missing-picture trip.yml:1:22 No picture “bensh.jpg” in the trip folder | Did you mean “bench.jpg”?
    photos: {take in: [c.png]} → -
    destination: 38.7,-190 → error off-the-earth trip.yml:1:14 Position out of range: the longitude -190.0 in “38.7,-190” | Latitude goes from -90 to 90, longitude from -180 to 180.
    titel: x → warning unknown-key trip.yml:1:1 Unknown field `titel` in trip.yml | Did you mean `title`?
    url: example.org/lisbon → error bad-address trip.yml:1:6 Missing https:// in this address | Write `https://example.org/lisbon`.
    icon: tram → error bad-icon trip.yml:1:7 Not an emoji: “tram” | Write one, such as `icon: 🚋`; a picture of your own goes into `assets/icon.svg`.
    icon: 🚋 tram → error bad-icon trip.yml:1:7 Not an emoji: “🚋 tram” | Write one, such as `icon: 🚋`; a picture of your own goes into `assets/icon.svg`.
    icon: 🇵🇹👩‍👩‍👧 → -
    url: our trip → error bad-address trip.yml:1:6 Invalid address: “our trip” | Write it such as `https://example.org/lisbon/`.
    url: ftp://example.org/ → error bad-address trip.yml:1:6 Invalid address: “ftp://example.org/” | Write it such as `https://example.org/lisbon/`.
    url: https://Ana:pw@example.org/ → error bad-address trip.yml:1:6 Invalid server name in this address | Use letters, digits, dots and hyphens, such as `https://example.org/lisbon/`; write a name with other letters in its `xn--` form.
    url: https://example.org/?page=2 → error bad-address trip.yml:1:6 Address of a site with ? or # | Write only the part before that sign.
    url: https://example.org/a/../b → error bad-address trip.yml:1:6 Not the address of a folder on a server | Write it such as `https://example.org/lisbon/`.
    trust html: yes → note not-used-yet trip.yml:1:13 This version of Tripbook does not use `trust html` | It can stay; a later version will use it.
    - title → error wrong-kind trip.yml:1:1 Expected fields in trip.yml, found a list | Write a field on each line, like `title: …`.
     → -
    """#)

  @Test("a mistake is told at its value", arguments: problems)
  func problem(text: String, expected: String) async throws {
    let (_, told) = try await read(text.replacing("¶", with: "\n"), ["bench.jpg": "", "c.png": ""])
    claim(told.filter { !$0.contains("file-not-read") }, is: expected == "-" ? [] : [expected])
  }

  @Test(
    "an address ends in a slash, is percent-encoded, and names no file",
    arguments: [
      ("https://example.org", "https://example.org/"),
      ("https://example.org/lisbon", "https://example.org/lisbon/"),
      ("HTTP://Example.ORG:8080/Lisbon/", "http://example.org:8080/Lisbon/"),
      ("https://example.org/lisbon/index.html", "https://example.org/lisbon/"),
      ("https://example.org/fünf tage/", "-"),
      ("https://example.org/fünf-tage", "https://example.org/f%C3%BCnf-tage/"),
      ("https://example.org/f%C3%BCnf", "https://example.org/f%C3%BCnf/"), ("https://example.org/%2F/", "-"),
      ("https://example.org/a%20b", "https://example.org/a%20b/"),
      ("https://münchen.example/", "-"), ("https://example.org:99999/", "-"), ("https:///lisbon/", "-"),
      ("https://example.org/\"><script>", "https://example.org/%22%3E%3Cscript%3E/"),
    ] as [(String, String)])
  func addresses(text: String, expected: String) async throws {
    let (settings, told) = try await read("url: '\(text)'")
    claim(settings.address?.text ?? "-", is: expected)
    claim(told.isEmpty, is: expected != "-")
  }

  @Test("one mistake does not lose the other fields")
  func others() async throws {
    let (settings, told) = try await read(
      "title: x\nstart: soon\nend: 2026-05-05\ntravellers: [Ana, \"\", Ben]\nfoo: [1")
    #expect(
      settings.title == "x" && settings.end != nil && settings.travellers.map(\.name) == ["Ana", "Ben"])
    claim(told.map { $0.split(separator: " ")[1] }, is: ["bad-date", "unknown-key", "unclosed"])
  }
}

@Suite("pins.yml")
struct PinsTests {
  private func read(_ text: String) async throws -> (pins: [Pin], told: [String]) {
    let reading = try await TripFolder(["pins.yml": text, "photos/IMG_2231.jpg": ""]).read()
    return (reading.trip.pins, reading.told.filter { !$0.contains("error bad-picture") })
  }

  @Test("a pin is read with all its fields")
  func everything() async throws {
    let (pins, told) = try await read(
      """
      - title: Torre de Belém
        at: 38.6916, -9.2160
        time: 2026-05-03 15:30
        category: sight
        colour: '#96460D'
        link: https://example.org
        tags: [unesco]
        who: Ana, Ben
        photos: [IMG_2231.jpg]
        description: Closed on Mondays.
      """)
    let pin = try unwrapped(pins.first)
    claim(told, is: [])
    claim(pin.who, is: ["Ana", "Ben"])
    claim(pin.title, is: "Torre de Belém")
    claim(pin.coordinate.longitude, is: -9.216)
    claim(pin.source.span?.line, is: 1)
    claim(pin.header.when?.moment?.description, is: "2026-05-03T15:30:00")
    claim(pin.category, is: "sight")
    claim(pin.colour, is: "#96460d")
    claim(pin.link, is: "https://example.org")
    claim(pin.tags, is: ["unesco"])
    claim(pin.photos, is: ["photos/IMG_2231.jpg"])
    claim(pin.description, is: "Closed on Mondays.")
  }

  private static let problems = table(
    #"""
    at: 1 2 → error missing-field pins.yml:2:3 Missing `title` in a pin | Add a line like `title: …`.
    title: ""¶at: 1 2 → error missing-field pins.yml:2:10 Empty title of a pin | Write a name after the colon.
    title: X → error missing-field pins.yml:2:3 Missing `at` in a pin | Add a line like `at: …`.
    title: X¶at: 200 2 → error off-the-earth pins.yml:3:7 Position out of range: the latitude 200.0 in “200 2” | Latitude goes from -90 to 90, longitude from -180 to 180.
    title: X¶at: 1 2¶colour: red → error unknown-word pins.yml:4:11 Invalid colour: “red” | Write it like '#96460d', in quotes: without them, # begins a comment.
    title: X¶at: 1 2¶link: mailto:x → error unsafe-link pins.yml:4:9 Invalid link: “mailto:x” | Write the whole address, such as https://example.org.
    title: X¶at: 1 2¶link: javascript://x → error unsafe-link pins.yml:4:9 Invalid link: “javascript://x” | Write the whole address, such as https://example.org.
    title: X¶at: 1 2¶photos: IMG_223.jpg → warning missing-picture pins.yml:4:11 No picture “IMG_223.jpg” in the trip folder | Did you mean “IMG_2231.jpg”?
    title: X¶at: 1 2¶time: 2026-05-03 25:00 → error bad-time pins.yml:4:20 Invalid time: “25:00” | Write hours and minutes on a 24-hour clock, such as 14:05.
    title: X¶at: 1 2¶where: here → warning unknown-key pins.yml:4:3 Unknown field `where` in a pin | Known fields: `title`, `at`, `time`, `category`, `colour` and 12 more; `tripbook help` explains them.
    """#)

  @Test("a mistake is told at its value, and the next pin is kept", arguments: problems)
  func problem(text: String, expected: String) async throws {
    let (pins, told) = try await read(
      "# pins\n- " + text.replacing("¶", with: "\n  ") + "\n- {title: Last, at: 1 2, color: '#fff'}")
    claim(told, is: [expected])
    claim(pins.last?.title, is: "Last")
    claim(pins.last?.colour, is: "#fff")
  }
}
