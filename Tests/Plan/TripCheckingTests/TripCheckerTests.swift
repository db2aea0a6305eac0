import Diagnostics
import Testing
import TripChecking
import TripModel
import TripPlanning

struct TripCheckerTests {
  private static func day(_ text: String) throws -> LocalDate { try #require(LocalDate(iso: text)) }

  private static func found(_ trip: Trip, today: String = "2026-05-04") throws -> [Diagnostic] {
    return TripChecker.check(trip, plan: TripPlanner.plan(trip, today: try day(today)).plan)
  }

  private static func pin(_ title: String, _ latitude: Double, _ longitude: Double, line: Int = 1) throws
    -> Pin
  {
    Pin(
      title: title, coordinate: try #require(Coordinate(latitude: latitude, longitude: longitude)),
      description: "A place.",
      place: SourcePlace(file: "pins.yml", span: SourceSpan(line: line, column: 3, text: "- title: \(title)"))
    )
  }

  private static func photo(_ file: String, _ date: String?) throws -> Photo {
    var photo = Photo(file: file, contentHash: file, width: 40, height: 30)
    photo.cameraClock = try date.map { LocalDateTime(date: try day($0), time: .midnight) + 43_200 }
    return photo
  }

  @Test("A pin without words is a note at its line, blanks are no words, and a described one is none")
  func descriptions() throws {
    var blank = try Self.pin("Blank", 1, 1, line: 4)
    blank.description = " \n"
    var none = try Self.pin("None", 2, 2)
    none.description = nil
    let found = try Self.found(Trip(folderName: "x", pins: [blank, none, try Self.pin("Good", 3, 3)]))
    #expect(found.map(\.code) == [.emptyDescription, .emptyDescription])
    #expect(found.first?.place?.span?.line == 4)
    #expect(found.first?.severity == .note)
  }

  @Test(
    "A trip of captions and descriptions in another language is asked for it, one of a few words is not",
    arguments: [(20, true, true), (8, true, false), (20, false, false)])
  func language(sentences: Int, isGerman: Bool, isAsked: Bool) throws {
    let german = "Wir sind mit der Bahn in die Stadt gefahren und haben auf dem Platz gegessen. "
    let english = "We went to the town by train and had our lunch on a bench in the square. "
    let text = String(repeating: isGerman ? german : english, count: sentences)
    var pin = try Self.pin("Praça do Comércio", 38.7, -9.1)
    pin.description = text
    var photo = try Self.photo("a.jpg", "2026-05-03")
    photo.caption = german
    var trip = Trip(folderName: "x", photos: [photo], pins: [pin])
    let told = try Self.found(trip).filter { $0.code == .noLanguage }
    #expect(told.map(\.severity) == (isAsked ? [.note] : []))
    #expect(told.allSatisfy { $0.advice?.contains("`language: de`") == true })
    trip.settings.hasLanguage = true
    #expect(try !Self.found(trip).contains { $0.code == .noLanguage })
  }

  @Test(
    "A language that was taken from the entries is told, one that is written is not",
    arguments: [false, true])
  func languageTaken(isWritten: Bool) throws {
    var trip = Trip(folderName: "x", photos: [try Self.photo("a.jpg", "2026-05-03")])
    (trip.settings.language, trip.settings.hasLanguage) = ("de", isWritten)
    let told = try Self.found(trip).filter { $0.code == .noLanguage }
    #expect(
      told.map(\.message)
        == (isWritten ? [] : ["Missing `language`: the entries look German, so the pages say German, too"]))
  }

  @Test(
    "Short descriptions of several things in another language are asked for it, a few or mixed ones are not",
    arguments: [
      (5, 0, true), (4, 0, false), (7, 3, true), (6, 3, false), (0, 9, false),
    ])
  func languageOfShortTexts(german: Int, english: Int, isAsked: Bool) throws {
    let texts =
      (0..<german).map { "Brunnen \($0), nicht geschafft" } + (0..<english).map { "The well \($0), at last" }
    let pins = try texts.enumerated().map { index, text in
      var pin = try Self.pin("P\(index)", 38.7 + Double(index) / 100, -9.1)
      pin.description = text
      return pin
    }
    let told = try Self.found(Trip(folderName: "x", pins: pins)).filter { $0.code == .noLanguage }
    #expect(told.count == (isAsked ? 1 : 0))
  }

  /// 25 feet are 7.62 m; a degree of latitude is 111,195 m on the sphere of the mean radius.
  @Test(
    "Two pins within 25 feet are a warning, anywhere on the Earth",
    arguments: [
      (38.7, -9.2, 38.7 + 7.6 / 111_195, -9.2, true), (38.7, -9.2, 38.7 + 7.7 / 111_195, -9.2, false),
      (0, 180, 0, -179.99995, true), (-17, 179.99998, -17, -179.99998, true), (90, 0, 90, 120, true),
      (89.99999, 0, 89.99999, 180, true), (38.7, -9.2, 38.7, -9.2, true), (-38.7, -9.2, 38.7, -9.2, false),
    ])
  func together(a: Double, b: Double, c: Double, d: Double, areTogether: Bool) throws {
    let trip = Trip(
      folderName: "x", pins: [try Self.pin("One", a, b, line: 2), try Self.pin("Two", c, d, line: 9)])
    let found = try Self.found(trip)
    #expect(found.map(\.code) == (areTogether ? [.pinsTogether] : []))
    if areTogether {
      #expect(found[0].message == "“Two” is within 8 metres of “One” in line 2")
      #expect(found[0].place?.span?.line == 9)
    }
  }

  @Test("A pin that is kept back is told of none beside it")
  func keptBackBeside() throws {
    var own = try Self.pin("Two", 38.7, -9.2, line: 9)
    own.keptBack = [KeptBack(.isPrivate, at: own.source)]
    let trip = Trip(folderName: "x", pins: [try Self.pin("One", 38.7, -9.2, line: 2), own])
    #expect(try Self.found(trip).isEmpty)
  }

  @Test("A thousand pins on one spot are told a hundred times and no more")
  func manyTogether() throws {
    let pins = try (0..<1000).map { try Self.pin("\($0)", 38.7, -9.2) }
    #expect(try Self.found(Trip(folderName: "x", pins: pins)).count == 100)
  }

  @Test("A gap of over 60 days without written dates names what lies beyond it, on the smaller side")
  func gaps() throws {
    let days = ["2026-05-01", "2026-05-02", "2026-07-01", "2026-07-02", "2026-07-03"]
    let photos = try days.enumerated().map { try Self.photo("\($0.offset).jpg", $0.element) }
    #expect(try Self.found(Trip(folderName: "x", photos: photos)).isEmpty)
    let stray = photos + [try Self.photo("stray.jpg", "2026-09-02")]
    let found = try Self.found(Trip(folderName: "x", photos: stray))
    #expect(
      found.map(\.message) == [
        "Gap of 61 days between this and the rest of the trip (2026-07-03 to 2026-09-02)"
      ])
    #expect(found.map(\.place?.file) == ["stray.jpg"])
    // With both dates written each day between would be of the trip.
    #expect(found.first?.advice?.contains("only the 6 days that hold something are counted") == true)
    #expect(found.first?.advice?.contains("`start:`") == false)
    let early = stray.map(\.file).count
    #expect(early == 6)
    let before = try ["a", "b", "c", "d"].map { try Self.photo("\($0).jpg", "2026-01-01") } + photos
    let told = try Self.found(Trip(folderName: "x", photos: before))
    #expect(told.map(\.place?.file) == ["a.jpg"])
    #expect(told.first?.others.map(\.file) == ["b.jpg", "c.jpg", "d.jpg"])
    #expect(told.first?.message.contains("120 days") == true)
  }

  @Test(
    "Pictures of days to come are told by camera, with the clock to set; one by hand or of tomorrow is not",
    arguments: [
      (
        ["2026-05-09", "2026-05-07"], .original,
        ["2 pictures from the future: taken from 2026-05-07 to 2026-05-09"]
      ),
      (["2026-05-09"], .digitized, ["Picture from the future: taken on 2026-05-09"]),
      (["2026-05-05"], .original, []), (["2026-05-09"], .written, []),
    ] as [([String], Photo.TimeSource, [String])])
  func fromFuture(days: [String], source: Photo.TimeSource, message: [String]) throws {
    var photos = try days.enumerated().map { try Self.photo("a/\($0.offset).jpg", $0.element) }
    for index in photos.indices {
      photos[index].timeSource = source
      photos[index].camera = Camera(make: "WWL", model: "ION230")
    }
    let found = try Self.found(
      Trip(folderName: "x", photos: photos + [try Self.photo("z.jpg", "2026-05-03")])
    )
    .filter { $0.code == .photoFromFuture }
    #expect(found.compactMap { $0.message.split(separator: " by ").first.map { String($0) } } == message)
    #expect(found.allSatisfy { $0.advice?.contains("`cameras: [{model: ION230, shift: -5 days}]`") == true })
    #expect(found.reduce(0) { $0 + 1 + $1.others.count } == (message.isEmpty ? 0 : days.count))
    #expect(found.allSatisfy { $0.severity == .warning })
    // Where another camera is as late, today is rather another day than that both are wrong.
    var other = try Self.photo("y.jpg", "2026-05-08")
    other.timeSource = .original
    let told = try Self.found(Trip(folderName: "x", photos: photos + [other]))
    #expect(
      told.filter { $0.code == .photoFromFuture && $0.severity == .warning }.isEmpty == !message.isEmpty)
  }

  @Test("Several gaps are one warning that names all that lies beyond them")
  func severalGaps() throws {
    let days = ["2019-01-01", "2026-05-01", "2026-05-02", "2026-05-03", "2026-09-01", "2027-01-01"]
    let photos = try days.enumerated().map { try Self.photo("\($0.offset).jpg", $0.element) }
    let found = try Self.found(Trip(folderName: "x", photos: photos)).filter { $0.code == .longGap }
    #expect(found.map(\.place?.file) == ["0.jpg"])
    #expect(found.first?.others.map(\.file) == ["4.jpg", "5.jpg"])
    #expect(
      found.first?.message.hasSuffix("the longest of 3 such gaps is from 2019-01-01 to 2026-05-01") == true)
    // With both written each day between would have a page.
    #expect(found.first?.advice?.contains("`start:`") == false)
  }

  @Test("Written dates make no gap a warning")
  func writtenDates() throws {
    var settings = TripSettings()
    settings.start = try Self.day("2026-01-01")
    settings.end = try Self.day("2026-12-31")
    let photos = [try Self.photo("a.jpg", "2026-01-01"), try Self.photo("b.jpg", "2026-12-31")]
    #expect(try Self.found(Trip(folderName: "x", settings: settings, photos: photos)).isEmpty)
    settings.end = nil
    #expect(
      try Self.found(Trip(folderName: "x", settings: settings, photos: photos)).map(\.code) == [.longGap])
  }

  @Test("A stray pin or track is named beyond its gap too")
  func strayPin() throws {
    var pin = try Self.pin("Office", 1, 1)
    pin.header.when = DayAndTime(date: try Self.day("2026-09-01"))
    let photos = [try Self.photo("a.jpg", "2026-05-01"), try Self.photo("b.jpg", "2026-05-02")]
    let found = try Self.found(Trip(folderName: "x", photos: photos, pins: [pin]))
    #expect(found.first?.place == pin.source)
  }

  @Test(
    "Each photo that is left out is told, in the same words for the same reason, the damaged ones not again")
  func leftOut() throws {
    var settings = TripSettings()
    settings.start = try Self.day("2026-05-01")
    settings.end = try Self.day("2026-05-05")
    let outside = try (1...5).map { try Self.photo("\($0).jpg", "2026-06-0\($0)") }
    let trip = Trip(
      folderName: "x", settings: settings, photos: outside + [try Self.photo("scan.jpg", nil)],
      leftOut: [LeftOutPhoto(file: "bad.jpg", cause: .damaged("it is empty"))])
    let found = try Self.found(trip)
    let gathered = found.inReadingOrder().gathered()
    #expect(gathered.map(\.severity) == [.note, .warning])
    #expect(gathered.map(\.place?.file) == ["1.jpg", "scan.jpg"])
    #expect(gathered[0].others.map(\.file) == ["2.jpg", "3.jpg", "4.jpg", "5.jpg"])
    #expect(
      gathered[0].message
        == "Picture left out: not taken during the trip (2026-05-01 to 2026-05-05)")
    #expect(gathered[1].message == "Picture without a time left out: it has no day")
    #expect(gathered[0].advice?.hasSuffix("trip.yml: `photos: {take in: [1.jpg]}`.") == true)
    #expect(gathered[1].advice?.hasSuffix("trip.yml: `photos: {take in: [scan.jpg]}`.") == true)
  }

  @Test("The way in for a photo has its own name, in quotes where a list needs them")
  func ownName() throws {
    var settings = TripSettings()
    settings.start = try Self.day("2026-05-01")
    settings.end = try Self.day("2026-05-05")
    let photos = [try Self.photo("photos/Bath, inn #3.jpg", "2026-06-01")]
    let found = try Self.found(Trip(folderName: "x", settings: settings, photos: photos))
    #expect(found.first?.advice?.contains("`photos: {take in: [\"photos/Bath, inn #3.jpg\"]}`") == true)
  }

  @Test("A photo that is in without a day is a note, so that nobody looks for it among the days")
  func withoutDay() throws {
    let photos = [try Self.photo("a.jpg", "2026-05-02"), try Self.photo("scan.jpg", nil)]
    let found = try Self.found(Trip(folderName: "x", photos: photos))
    #expect(found.map(\.severity) == [.note] && found.map(\.code) == [.photoWithoutTime])
    #expect(found.first?.place?.file == "scan.jpg")
    var taken = Trip(folderName: "x", photos: photos)
    taken.settings.takeIn = ["scan.jpg"]
    #expect(try Self.found(taken).isEmpty, "who took it in knows")
  }

  @Test("A day in the name of a screen that is none of the trip is a note, which says how it becomes one")
  func dayInName() throws {
    var screen = try Self.photo("Screenshot_20260111-201407.png", nil)
    screen.namedDay = .fileName(try Self.day("2026-01-11"))
    (screen.caption, screen.captionToldBy) = ("The timetable", .sidecar(file: "a.md"))
    let found = try Self.found(Trip(folderName: "x", photos: [screen]))
    #expect(found.map(\.code) == [.photoWithoutTime])
    let ofDay = found.first { $0.code == .photoWithoutTime }
    #expect(ofDay?.severity == .note && ofDay?.advice?.contains("`start:` and `end:`") == true)
  }

  @Test("A picture of a screen is kept back with a way in, and told as well where an entry shows it")
  func papers() throws {
    let photos = [try Self.photo("Screenshot_1.png", "2026-05-02"), try Self.photo("a.jpg", "2026-05-02")]
    let kept = try Self.found(Trip(folderName: "x", photos: photos))
    #expect(kept.map(\.code) == [.papersShown] && kept.map(\.severity) == [.warning])
    #expect(kept.first?.message.contains("is kept back") == true)
    #expect(kept.first?.advice?.hasSuffix("trip.yml: `photos: {take in: [Screenshot_1.png]}`.") == true)
    var pinned = Trip(folderName: "x", photos: photos)
    pinned.settings.cover = "Screenshot_1.png"
    #expect(try Self.found(pinned).first?.message.hasPrefix("A picture that is shown looks like") == true)
    pinned.settings.takeIn = ["Screenshot_1.png"]
    #expect(try Self.found(pinned).isEmpty, "who took it in has looked")
  }

  @Test(
    "Money spent long before or a week after the trip is a warning",
    arguments: [
      ("2025-04-30", false), ("2025-04-29", true), ("2026-05-03", false), ("2026-05-12", false),
      ("2026-05-13", true),
    ])
  func expenses(date: String, isWarned: Bool) throws {
    var settings = TripSettings()
    settings.start = try Self.day("2026-05-01")
    settings.end = try Self.day("2026-05-05")
    let spent = Expense(
      when: DayAndTime(date: try Self.day(date)), category: "food",
      amount: Money(minorUnits: 100, currency: .euro),
      what: "Bread", place: SourcePlace(file: "budget.yml"))
    let trip = Trip(folderName: "x", settings: settings, budget: Budget(expenses: [spent]))
    #expect(try Self.found(trip).map(\.code) == (isWarned ? [.expenseOutsideTrip] : []))
    settings.end = nil
    let open = Trip(folderName: "x", settings: settings, budget: Budget(expenses: [spent]))
    #expect(try Self.found(open).isEmpty == (date != "2025-04-29"))
  }

  @Test(
    "A budget that is used up is a warning where it is written, with a way out, unless nobody else is to know of it"
  )
  func budgets() throws {
    var settings = TripSettings()
    settings.start = try Self.day("2026-05-03")
    settings.end = try Self.day("2026-05-06")
    let place = SourcePlace(file: "budget.yml", span: SourceSpan(line: 3, column: 3, text: "  food: 100"))
    let spent = Expense(
      when: DayAndTime(date: try Self.day("2026-05-03")), category: "food",
      amount: Money(minorUnits: 8500, currency: .euro), what: "Dinner", place: SourcePlace(file: "budget.yml")
    )
    let food = CategoryBudget(name: "food", amount: Money(minorUnits: 10_000, currency: .euro), place: place)
    var trip = Trip(folderName: "x", settings: settings)
    trip.hasOwnFile = true
    trip.budget = Budget(categories: [food], expenses: [spent])
    let found = try Self.found(trip)
    #expect(
      found == [
        Diagnostic(
          .warning, .budgetNearlyUsed,
          "The budget for food is nearly used up: 85.00 EUR of 100.00 EUR, 85 %", at: place,
          advice: "That leaves 5.00 EUR a day for 3 days.")
      ])
    trip.budget?.expenses.append(spent)
    let over = try Self.found(trip)
    #expect(over.map(\.code) == [.budgetUsed])
    #expect(over.first?.message == "The budget for food is overspent by 70.00 EUR: 170.00 EUR of 100.00 EUR")
    #expect(try Self.found(trip, today: "2026-05-06").map(\.code) == [.budgetUsed])
    // Of a trip that is over nothing can be done about it any more.
    #expect(try Self.found(trip, today: "2026-05-07").isEmpty)
    trip.settings.publish.budget = .none
    #expect(try Self.found(trip).isEmpty)
  }
}
