import Claims
import Diagnostics
import Markdown
import Testing
import TripModel

@testable import TripPlanning

@Suite("A picture in several files")
struct SamePictureTests {
  /// A picture of a moment, with what it looks like.
  private func shot(
    _ file: String, _ taken: String? = "2026-05-03 14:05:12", subsecond: String = "", model: String? = "K-1",
    bytes: String? = nil, width: Int = 4000, height: Int = 3000, look: UInt64? = nil
  ) throws -> Photo {
    var photo = try photo(
      file, taken, model: model, width: width, height: height, subsecond: subsecond)
    photo.contentHash = bytes ?? file
    photo.likeness = look.map(PictureLikeness.init(bits:))
    return photo
  }

  /// What is shown, and what is left out as a copy of what.
  private func sides(_ trip: Trip) throws -> (shown: Set<String>, copies: [String: String]) {
    let plan = try planned(trip).plan
    let copies = plan.media.leftOut.compactMap { left -> (String, String)? in
      if case .copy(let file, _) = left.cause { (left.file, file) } else { nil }
    }
    return (Set(plan.media.photos.map(\.photo.file)), Dictionary(copies) { first, _ in first })
  }

  @Test(
    "of the same bytes, the one in the fewest folders counts that bears no copy's name",
    arguments: [
      (["a.jpg", "b.jpg"], "a.jpg"), (["export/a.jpg", "b.jpg"], "b.jpg"),
      (["a (1).jpg", "a.jpg"], "a.jpg"), (["IMG_1 copy.jpg", "z/IMG_1.jpg"], "z/IMG_1.jpg"),
      (["Copy of b.jpg", "b.jpg"], "b.jpg"), (["a Kopie 2.jpg", "b.jpg"], "b.jpg"),
      (["copy.jpg", "d.jpg"], "copy.jpg"), (["x/b.jpg", "a/y/a.jpg", "x/c.jpg"], "x/b.jpg"),
    ] as [([String], String)])
  func sameBytes(files: [String], best: String) throws {
    for order in [files, files.reversed()] {
      let found = try sides(Trip(photos: try order.map { try shot($0, bytes: "same") }))
      claim(found.shown, is: [best])
      claim(
        found.copies, is: Dictionary(uniqueKeysWithValues: files.filter { $0 != best }.map { ($0, best) }))
    }
  }

  @Test(
    "as it was edited counts before the picture as it was taken",
    arguments: [
      (["IMG_1234.JPG", "IMG_E1234.JPG"], ["IMG_E1234.JPG"]),
      (["a/IMG_1234.HEIC", "a/IMG_E1234.jpg"], ["a/IMG_E1234.jpg"]),
      (["a/IMG_1234.jpg", "b/IMG_E1234.jpg"], ["a/IMG_1234.jpg", "b/IMG_E1234.jpg"]),
      (["IMG_1234.jpg", "IMG_E12.jpg"], ["IMG_1234.jpg", "IMG_E12.jpg"]),
      (["DSCF4331.JPG", "DSCF4331_bearbeitet.jpg"], ["DSCF4331_bearbeitet.jpg"]),
      (["a.jpg", "a (edited).jpg"], ["a (edited).jpg"]), (["a.jpg", "a-crop.jpg"], ["a-crop.jpg"]),
      (["b.jpg", "a-crop.jpg"], ["b.jpg", "a-crop.jpg"]),
      (["a.jpg", "a-creditcrop.jpg"], ["a.jpg", "a-creditcrop.jpg"]),
    ] as [([String], Set<String>)])
  func edited(files: [String], shown: Set<String>) throws {
    let photos = try files.map { try shot($0, width: $0.utf8.count > 12 ? 2000 : 4000) }
    claim(try sides(Trip(photos: photos)).shown, is: shown)
    // Who leaves out the edited one does not mean the other to be seen.
    if shown == [files[1]] {
      var trip = Trip(photos: [photos[0]])
      trip.setAside = [photos[1]]
      claim(try sides(trip).shown, is: [])
    }
    let apart = try zip(files, ["2026-05-03 14:05:12", "2026-05-04 09:00:00"]).map { try shot($0, $1) }
    claim(try sides(Trip(photos: apart)).shown, is: Set(files))
  }

  @Test("what is said of the one as it was taken is said of the one as it was edited", arguments: [nil, "B"])
  func captions(own: String?) throws {
    var photos = try [shot("IMG_1234.JPG"), shot("IMG_E1234.JPG")]
    (photos[0].caption, photos[1].caption) = ("A", own)
    claim(Trip(photos: photos).withEachPictureOnce().photos.map(\.caption), is: [own ?? "A"])
  }

  @Test("is told by nothing where the bytes are not known")
  func unknownBytes() throws {
    #expect(try sides(Trip(photos: [shot("a.jpg", bytes: ""), shot("b.jpg", bytes: "")])).copies.isEmpty)
  }

  @Test("counts by the file that an entry names, and whatever names another means it")
  func references() throws {
    var first = try entry("2026-05-03-one.md", shows: ["x/deep.jpg"])
    first.captions = ["a.jpg": "The tram"]
    var second = try entry("2026-05-04-two.md", cover: "b.jpg")
    second.gallery = [EntryPicture(file: "a.jpg"), EntryPicture(file: "b.jpg")]
    let photos = try ["a.jpg", "b.jpg", "x/deep.jpg"].map { try shot($0, bytes: "same") }
    let trip = Trip(
      settings { $0.cover = "a.jpg" }, entries: [first, second], photos: photos,
      pins: [pin("Tram", try at(38, -9), photos: ["a.jpg", "b.jpg"])])
    let plan = try planned(trip).plan
    // Three are named, so the one in the fewest folders counts.
    let only = try unwrapped(plan.media.photos.first)
    claim(plan.media.photos.map(\.photo.file), is: ["a.jpg"])
    claim(Array(plan.journal.entries[0].pictures.values), is: [only.id])
    claim(plan.journal.entries[1].cover?.value, is: only.id)
    claim(plan.journal.entries[1].gallery.map(\.photo), is: [only.id])
    claim(plan.places[0].photos.map(\.photo), is: [only.id])
    claim(plan.media.cover?.value, is: only.id)
    claim(only.caption?.value, is: "The tram")
    claim(only.entries.count, is: 2)
  }

  @Test("is in where any of its files is named, whenever it was taken")
  func takenIn() throws {
    let trip = Trip(
      try settings {
        $0.start = try day("2026-06-01")
        $0.takeIn = ["z.jpg"]
      }, photos: [try shot("a.jpg", bytes: "same"), try shot("z.jpg", bytes: "same")])
    try claim(sides(trip).shown, is: ["z.jpg"])
  }

  @Test(
    "is one shot only for the same camera at the same time, to the subsecond, looking the same",
    arguments: [
      // Digits, looks, and whether it is one.
      ("12", "12", 0b0, 0b1111, true), ("12", "120", 0b0, 0b0, true), ("12", "12", 0b0, 0b11111, false),
      ("12", "13", 0b0, 0b0, false), ("", "", 0b0, 0b0, false), ("12", "", 0b0, 0b0, false),
      ("00", "00", 0b0, 0b0, false),
    ] as [(String, String, UInt64, UInt64, Bool)])
  func sameShot(one: String, other: String, look: UInt64, otherLook: UInt64, isSame: Bool) throws {
    let photos = [
      try shot("a.jpg", subsecond: one, look: look), try shot("b.jpg", subsecond: other, look: otherLook),
    ]
    try claim(sides(Trip(photos: photos)).copies, is: isSame ? ["b.jpg": "a.jpg"] : [:])
  }

  @Test("needs the same camera, second and exposure")
  func otherShots() throws {
    let first = try shot("a.jpg", subsecond: "12", look: 7)
    var bright = try shot("b.jpg", subsecond: "12", look: 7)
    bright.exposure = Exposure(time: 1 / 30)
    var dark = first
    dark.exposure = Exposure(time: 1 / 120)
    #expect(try sides(Trip(photos: [dark, bright])).copies.isEmpty)
    for other in [
      try shot("b.jpg", subsecond: "12", model: "K-3", look: 7),
      try shot("b.jpg", subsecond: "12", model: nil, look: 7),
      try shot("b.jpg", "2026-05-03 14:05:13", subsecond: "12", look: 7), try shot("b.jpg", subsecond: "12"),
    ] {
      #expect(try sides(Trip(photos: [first, other])).copies.isEmpty)
    }
    var changed = try shot("b.jpg", subsecond: "12", look: 7)
    changed.timeSource = .modified
    #expect(try sides(Trip(photos: [first, changed])).copies.isEmpty)
  }

  @Test(
    "without subseconds is an export only in another size of the same shape, another format, or under the very name"
  )
  func withoutSubseconds() throws {
    let first = try shot("a.jpg", look: 7)
    func isSame(_ other: Photo) throws -> Bool { try !sides(Trip(photos: [first, other])).copies.isEmpty }
    #expect(try isSame(shot("b.jpg", width: 1200, height: 900, look: 7)))
    #expect(try isSame(shot("b.jpg", width: 1200, height: 901, look: 7)))
    #expect(try !isSame(shot("b.jpg", width: 1200, height: 800, look: 7)))
    #expect(try isSame(shot("b.heic", look: 7)))
    #expect(try isSame(shot("export/a.jpg", look: 7)))
    #expect(try !isSame(shot("a_1.jpg", look: 7)))
    #expect(try !isSame(shot("b.JPEG", look: 7)))
  }

  @Test("keeps a camera's bursts apart that writes the same digits behind every second")
  func constantDigits() throws {
    let burst = try ["a", "b", "c"].map { try shot($0 + ".jpg", subsecond: "70", look: 7) }
    try claim(sides(Trip(photos: burst)).shown.count, is: 3)
    let other = try shot("d.jpg", "2026-05-03 15:00:00", subsecond: "71", look: 9)
    try claim(sides(Trip(photos: burst + [other])).shown, is: ["a.jpg", "d.jpg"])
  }

  @Test("is looked at only where it may be another's export, and not for a clock that stands still")
  func looks() throws {
    let photos = [
      try shot("a.jpg", subsecond: "12"), try shot("b.jpg", subsecond: "12"),
      try shot("c.jpg", subsecond: "13"),
      try shot("d.jpg", subsecond: "12", bytes: "a.jpg"), try shot("e.jpg", model: nil),
    ]
    claim(SamePictures.toCompare(in: Trip(photos: photos)).map(\.file), is: ["a.jpg", "b.jpg", "d.jpg"])
    let still = try (0..<60).map { try shot("\($0).jpg", subsecond: $0.isMultiple(of: 2) ? "12" : "13") }
    #expect(SamePictures.toCompare(in: Trip(photos: still)).isEmpty)
  }

  @Test("of two exports, the larger counts, then the one that tells more; one that a text names before all")
  func bestExport() throws {
    var small = try shot("a.jpg", subsecond: "12", width: 1200, height: 900, look: 7)
    var large = try shot("b.jpg", subsecond: "12", look: 7)
    try claim(sides(Trip(photos: [small, large])).shown, is: ["b.jpg"])
    try claim(
      sides(Trip(entries: [entry("2026-05-03-x.md", shows: ["a.jpg"])], photos: [small, large])).shown,
      is: ["a.jpg"])
    (small.width, small.height) = (large.width, large.height)
    large.coordinate = try at(38, -9)
    try claim(sides(Trip(photos: [small, large])).shown, is: ["b.jpg"])
  }

  @Test("named as two exports, as one names two to compare them, is shown as both")
  func compared() throws {
    let photos = [try shot("a.jpg", subsecond: "12", look: 7), try shot("b.jpg", subsecond: "12", look: 7)]
    let entry = try entry("2026-05-03-x.md", shows: ["a.jpg", "b.jpg"])
    try claim(sides(Trip(entries: [entry], photos: photos)).shown, is: ["a.jpg", "b.jpg"])
  }

  @Test(
    "of one name in other formats is one where neither tells another time or camera: the JPEG, if it is as large",
    arguments: [
      ("a.heic", "2026-05-03 14:05:12", "K-1", true), ("a.avif", nil, nil, true),
      ("a.webp", nil, "K-1", true),
      ("a.heic", "2026-05-03 14:05:13", "K-1", false), ("a.heic", "2026-05-03 14:05:12", "iPhone", false),
      ("a.png", "2026-05-03 14:05:12", "K-1", false), ("x/a.heic", nil, nil, false),
    ] as [(String, String?, String?, Bool)])
  func otherFormat(file: String, taken: String?, model: String?, isSame: Bool) throws {
    let found = try sides(Trip(photos: [try shot("a.JPG"), try shot(file, taken, model: model)]))
    claim(found.copies, is: isSame ? [file: "a.JPG"] : [:])
    claim(found.shown.count, is: isSame ? 1 : 2)
  }

  @Test("in another format that a text names, the text shows")
  func namedFormat() throws {
    let trip = Trip(
      entries: [try entry("2026-05-03-x.md", shows: ["a.heic"])],
      photos: [try shot("a.heic"), try shot("a.jpg")])
    try claim(sides(trip).shown, is: ["a.heic"])
  }

  @Test(
    "that trip.yml leaves out is out under every name, but for one that a text names; another export is a choice"
  )
  func leftOutByHand() throws {
    var trip = Trip(photos: [
      try shot("b.jpg", bytes: "same"), try shot("a.heic"), try shot("s.jpg", subsecond: "3", look: 1),
    ])
    trip.setAside = [
      try shot("x.jpg", bytes: "same"), try shot("a.jpg"), try shot("t.jpg", subsecond: "3", look: 1),
    ]
    let plan = try planned(trip).plan
    claim(plan.media.photos.map(\.photo.file), is: ["s.jpg"])
    claim(plan.media.leftOut.map(\.file), is: ["a.heic", "a.jpg", "b.jpg", "t.jpg", "x.jpg"])
    #expect(plan.media.leftOut.allSatisfy { $0.cause == .byHand })
    trip.entries = [try entry("2026-05-03-x.md", shows: ["b.jpg"])]
    try claim(sides(trip).shown, is: ["b.jpg", "s.jpg"])
  }

  @Test("that is kept back under one name is kept back under all", arguments: [true, false])
  func keptBack(isOutright: Bool) throws {
    var trip = Trip(
      photos: [
        try shot("a.jpg", bytes: "same"), try shot("b.jpg", bytes: "same"), try shot("c.jpg", look: 7),
        try shot("c.heic"), try shot("d.jpg", width: 1200, height: 900, look: 7),
        try shot("free.jpg", "2026-05-04 10:00"),
      ])
    trip.leftOut = [LeftOutPhoto(file: "b-300x200.jpg", cause: .copy(of: "b.jpg", .smaller))]
    let reason = KeptBack(.isPrivate, at: SourcePlace(file: "a.md"))
    trip.filesKeptBack = [
      FilesKeptBack(files: ["a.jpg", "c.heic"], reasons: [reason], isOutright: isOutright)
    ]
    let plan = try planned(trip).plan
    claim(plan.media.photos.map(\.photo.file), is: ["free.jpg"])
    #expect(plan.media.leftOut.isEmpty)
    let author = TripPlanner.plan(trip, today: try day("2026-05-04"), for: .author).plan
    claim(Set(author.media.photos.filter { $0.kept != nil }.map(\.photo.file)), is: ["a.jpg", "c.jpg"])
  }

  @Test("that only a draft names is shown where something published names a copy of it")
  func shownByCopy() throws {
    var trip = Trip(
      entries: [try entry("2026-05-03-x.md", shows: ["b.jpg"])],
      photos: [try shot("a.jpg", bytes: "same"), try shot("b.jpg", bytes: "same")])
    let reason = KeptBack(.draft, at: SourcePlace(file: "draft.md"))
    trip.filesKeptBack = [FilesKeptBack(files: ["a.jpg"], reasons: [reason])]
    try claim(sides(trip).shown, is: ["b.jpg"])
  }

  /// A look of which much is to be seen.
  private static let look: UInt64 = 0xF0F0_F0F0

  /// What a messenger made of a picture: all that is left is its name.
  private func sent(
    _ file: String, _ date: String = "2026-05-03", width: Int = 1600, height: Int = 1200,
    look: UInt64 = Self.look
  ) throws -> Photo {
    var photo = try shot(file, nil, model: nil, width: width, height: height, look: look)
    photo.namedDay = .fileName(try day(date))
    return photo
  }

  @Test(
    "that a messenger made smaller is told by its name, its day, its shape and its look",
    arguments: [
      ("IMG-20260503-WA0007.jpg", true), ("x/WhatsApp Image 2026-05-03 at 14.22.10.jpeg", true),
      ("signal-2026-05-03-142210.jpg", true), ("photo_2026-05-03_14-22-10.jpg", true),
      ("IMG_20260503_142210.jpg", false), ("2026-05-03.jpg", false), ("IMG-20260503-WAVES.jpg", false),
    ])
  func messengerNames(file: String, isCopy: Bool) throws {
    let trip = Trip(photos: [try shot("IMG_1.jpg", look: Self.look), try sent(file)])
    try claim(sides(trip).copies, is: isCopy ? [file: "IMG_1.jpg"] : [:])
  }

  @Test(
    "that a messenger made is of one picture alone, no larger, of its shape and its day or the one before, and looks like nothing else"
  )
  func messengerCopies() throws {
    let file = "IMG-20260503-WA0007.jpg"
    let original = try shot("IMG_1.jpg", look: Self.look)
    func copies(_ sent: Photo, of others: [Photo]) throws -> [String: String] {
      try sides(Trip(photos: others + [sent])).copies
    }
    let one = [file: "IMG_1.jpg"]
    try claim(copies(sent(file, look: Self.look ^ 0b11), of: [original]), is: one)
    try claim(copies(sent(file, look: Self.look ^ 0b111), of: [original]), is: [:])
    try claim(copies(sent(file, width: 1600, height: 1600), of: [original]), is: [:])
    try claim(copies(sent(file, width: 4000, height: 3000), of: [original]), is: one)
    try claim(copies(sent(file, width: 4400, height: 3300), of: [original]), is: [:])
    try claim(copies(sent(file, "2026-05-04"), of: [original]), is: one)
    try claim(copies(sent(file, "2026-05-05"), of: [original]), is: [:])
    // Of sea and sky all look alike.
    try claim(copies(sent(file, look: 0b11), of: [shot("IMG_1.jpg", look: 0b11)]), is: [:])
    // Of two that look alike nobody knows which it is, unless they are one.
    let later = "2026-05-03 16:00:00"
    try claim(copies(sent(file), of: [original, shot("IMG_2.jpg", later, look: Self.look)]), is: [:])
    let twin = try shot("x/IMG_1.jpg", bytes: "IMG_1.jpg", look: Self.look)
    try claim(copies(sent(file), of: [original, twin]), is: [file: "IMG_1.jpg", "x/IMG_1.jpg": "IMG_1.jpg"])
    // What has a camera of its own is no messenger's.
    var own = try sent(file)
    own.camera = Camera(model: "K-3")
    try claim(copies(own, of: [original]), is: [:])
    claim(
      SamePictures.toCompare(in: Trip(photos: [original, try sent(file)])).map(\.file),
      is: [file, "IMG_1.jpg"])
  }

  @Test(
    "that a messenger made gives way to its picture where a text names it, and is kept back with that, not that with it"
  )
  func namedMessengerCopy() throws {
    let file = "IMG-20260503-WA0007.jpg"
    let photos = [try shot("IMG_1.jpg", look: Self.look), try sent(file)]
    let shown = Trip(entries: [try entry("2026-05-03-x.md", shows: [file])], photos: photos)
    let plan = try planned(shown).plan
    claim(plan.media.photos.map(\.photo.file), is: ["IMG_1.jpg"])
    claim(plan.journal.entries[0].pictures.values.map { plan[$0].photo.file }, is: ["IMG_1.jpg"])
    claim(plan.media.leftOut.map(\.cause), is: [.copy(of: "IMG_1.jpg", .smaller)])
    let reason = KeptBack(.isPrivate, at: SourcePlace(file: "a.md"))
    for (kept, rest) in [("IMG_1.jpg", []), (file, ["IMG_1.jpg"])] as [(String, [String])] {
      var trip = Trip(photos: photos)
      trip.filesKeptBack = [FilesKeptBack(files: [kept], reasons: [reason], isOutright: true)]
      try claim(planned(trip).plan.media.photos.map(\.photo.file), is: rest)
    }
    var aside = Trip(photos: [photos[1]])
    aside.setAside = [photos[0]]
    try claim(sides(aside).shown, is: [])
  }
}
