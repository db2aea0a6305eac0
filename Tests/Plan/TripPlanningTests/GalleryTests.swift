import Claims
import Diagnostics
import Markdown
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("Galleries")
struct GalleryTests {
  private func album(_ file: String, title: String? = nil, cover: String? = nil) -> Album {
    let folder = file.split(separator: "/").dropLast().last.map(String.init) ?? ""
    var text = JournalEntry(
      file: file, slugWish: folder, title: title.map { Written($0, at: SourcePlace(file: file)) })
    text.cover = cover
    return Album(text: text)
  }

  private func files(_ ids: [PhotoID], _ plan: TripPlan) -> [String] { ids.map { plan[$0].photo.file } }

  private func many(_ count: Int, day: Int, model: String = "K-1") throws -> [Photo] {
    try (0..<count).map { index in
      let (hour, minute) = (8 + index / 60, index % 60)
      let time = "2026-05-0\(day) \(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
      return try photo("p/\(day)-\(1000 + index).jpg", time, model: model)
    }
  }

  @Test("Pictures belong to the innermost album of their folder, in the order of time, and know it")
  func albums() throws {
    var trip = Trip(photos: [
      try photo("a/z.jpg", "2026-05-03 09:00"), try photo("a/deep/b.jpg", "2026-05-03 08:00"),
      try photo("a/night/c.jpg", "2026-05-03 22:00"), try photo("b/d.jpg", "2026-05-04 10:00"),
    ])
    trip.albums = [
      album("a/night/album.md"), album("a/album.md", title: "Trams", cover: "a/z.jpg"), album("c/album.md"),
    ]
    let (plan, told) = try planned(trip)
    claim(
      plan.media.albums.map(\.page.text),
      is: ["photos/albums/a/index.html", "photos/albums/night/index.html"])
    claim(plan.media.albums.map(\.title.value), is: ["Trams", "Night"])
    claim(
      plan.media.albums.map { files($0.photos, plan) }, is: [["a/deep/b.jpg", "a/z.jpg"], ["a/night/c.jpg"]])
    claim(plan.media.albums.map { plan[$0.cover.value].photo.file }, is: ["a/z.jpg", "a/night/c.jpg"])
    #expect(plan.media.albums[0].children == [AlbumID(1)] && plan.media.albums[1].parent == AlbumID(0))
    claim(plan.media.photos.map(\.albums), is: [[AlbumID(0)], [AlbumID(0)], [AlbumID(1)], []])
    claim(told.map(\.code), is: [.emptyAlbum])
    claim(told.first?.place?.file, is: "c/album.md")
  }

  @Test(
    "An album of albums stands, with the first picture of them as its cover; one at the top holds all that is in none"
  )
  func nested() throws {
    var trip = Trip(photos: [
      try photo("a/x/1.jpg", "2026-05-03 09:00"), try photo("2.jpg", "2026-05-03 10:00"),
    ])
    trip.albums = [album("album.md", title: "All"), album("a/album.md"), album("a/x/album.md")]
    let plan = try planned(trip).plan
    claim(plan.media.albums.map { files($0.photos, plan) }, is: [["2.jpg"], [], ["a/x/1.jpg"]])
    claim(plan[plan.media.albums[1].cover.value].photo.file, is: "a/x/1.jpg")
    claim(plan.media.albums.map(\.parent), is: [nil, AlbumID(0), AlbumID(1)])
  }

  @Test("A copy that lies in an album is there as the picture that counts for it")
  func copies() throws {
    var copy = try photo("a/copy/z.jpg", "2026-05-03 09:00")
    copy.contentHash = "z.jpg"
    var trip = Trip(photos: [copy, try photo("z.jpg", "2026-05-03 09:00")])
    trip.albums = [album("a/copy/album.md")]
    let plan = try planned(trip).plan
    claim(plan.media.albums.map { files($0.photos, plan) }, is: [["z.jpg"]])
  }

  @Test("An album that is kept back leaves no trace; nor does one whose pictures are")
  func keptBack() throws {
    var trip = Trip(photos: [
      try photo("a/1.jpg", "2026-05-03 09:00"), try photo("2.jpg", "2026-05-03 10:00"),
    ])
    let reason = KeptBack(.isPrivate, at: SourcePlace(file: "a/album.md"))
    var secret = album("a/album.md", title: "Secret")
    secret.text.keptBack = [reason]
    trip.albums = [secret, album("a/b/album.md", title: "Hidden")]
    trip.filesKeptBack = [FilesKeptBack(files: ["a/1.jpg"], reasons: [reason], isOutright: true)]
    let plan = try planned(trip).plan
    #expect(plan.media.albums.isEmpty && plan.media.galleries.map(\.kind) == [.days])
    let author = TripPlanner.plan(trip, today: try day("2026-05-04"), for: .author).plan
    #expect(author.media.albums.map(\.title.value) == ["Secret"] && author.media.albums[0].kept == .isPrivate)
  }

  @Test(
    """
    A camera has its pictures to itself where there are several, and took more than one; places have those that are \
    nearest to them
    """)
  func ways() throws {
    let photos = [
      try photo("1.jpg", "2026-05-03 09:00", at: at(38.70, -9.2), model: "K-1"),
      try photo("2.jpg", "2026-05-03 10:00", at: at(38.75, -9.2), model: "Pixel 9"),
      try photo("3.jpg", "2026-05-04 10:00", model: "K-1"), try photo("4.jpg", "2026-05-05 10:00"),
      try photo("5.jpg", "2026-05-05 11:00", model: "Pixel 9"),
      try photo("6.jpg", "2026-05-05 12:00", model: "Once"),
    ]
    try claim(planned(Trip(photos: [photos[0], photos[3]])).plan.media.galleries.map(\.kind), is: [.days])
    let plan = try planned(
      Trip(photos: photos, pins: [pin("North", try at(38.751, -9.2)), pin("South", try at(38.701, -9.2))])
    ).plan
    claim(plan.media.galleries.map(\.kind), is: [.days, .places, .camera("K-1"), .camera("Pixel 9")])
    let places = plan.media.galleries[1].pages[0].groups
    let unplaced = ["3.jpg", "4.jpg", "5.jpg", "6.jpg"]
    claim(places.map { files($0.photos, plan) }, is: [["1.jpg"], ["2.jpg"], unplaced])
    claim(places.map(\.heading), is: [.place(PlaceID(1)), .place(PlaceID(0)), .unplaced])
    let own = plan.media.galleries[2].pages[0].groups
    claim(own.map { files($0.photos, plan) }, is: [["1.jpg"], ["3.jpg"]])
    claim(plan.media.galleries[2].page.text, is: "photos/cameras/k-1/index.html")
  }

  @Test("Pictures that are near no place stand with those of their town, where they are of several")
  func towns() throws {
    let names = PlaceLookup { place in
      // Out in the country a town is only the nearest.
      Locality(
        town: place.latitude > 38.74 ? "Sintra" : "Lisbon", metres: place.longitude > -9.5 ? 0 : 41_000,
        isInTown: place.longitude > -9.5, country: "PT")
    }
    func places(_ photos: [Photo], pins: [Pin] = []) throws -> [GalleryGroup]? {
      let plan = TripPlanner.plan(
        Trip(photos: photos, pins: pins), today: try day("2026-05-06"), names: names
      ).plan
      return plan.media.galleries.first { $0.kind == .places }?.pages[0].groups
    }
    let lisbon = try photo("1.jpg", "2026-05-03 09:00", at: at(38.70, -9.2))
    let sintra = try photo("2.jpg", "2026-05-03 10:00", at: at(38.80, -9.2))
    let country = try photo("3.jpg", "2026-05-03 11:00", at: at(38.80, -9.6))
    let again = try photo("4.jpg", "2026-05-03 12:00", at: at(38.71, -9.2))
    let groups = try unwrapped(try places([lisbon, sintra, country, again]))
    claim(groups.map(\.heading), is: [.town("Lisbon"), .town("Sintra"), .place(nil)])
    claim(groups.map(\.photos.count), is: [2, 1, 1])
    try claim(none: places([lisbon, again]), "all of one town are the same as all")
    let placeless = try photo("6.jpg", "2026-05-03 12:10")
    try claim(none: places([lisbon, again, placeless]), "and so are those of one town and of nowhere")
    let pinned = try unwrapped(try places([lisbon, sintra], pins: [pin("South", try at(38.7005, -9.2))]))
    claim(pinned.map(\.heading), is: [.place(PlaceID(0)), .town("Sintra")])
    claim(pinned.map(\.town), is: ["Lisbon", "Sintra"])
    // In a town what is farther than 100 m from a place was not taken there, and a picture that does not say where it was
    // taken is of the town of its entry.
    let silent = try photo("5.jpg", "2026-05-03 12:30")
    let said = try entry(
      "2026-05-03-a.md", place: NamedPlace(name: "Square", coordinate: try at(38.702, -9.2)), shows: ["5.jpg"]
    )
    let trip = Trip(
      entries: [said], photos: [lisbon, sintra, again, silent, country],
      pins: [pin("South", try at(38.7005, -9.2))])
    let plan = TripPlanner.plan(trip, today: try day("2026-05-06"), names: names).plan
    let all = try unwrapped(plan.media.galleries.first { $0.kind == .places }?.pages[0].groups)
    claim(all.map(\.heading), is: [.place(PlaceID(0)), .town("Lisbon"), .town("Sintra"), .place(nil)])
    claim(all.map { files($0.photos, plan) }, is: [["1.jpg"], ["5.jpg", "4.jpg"], ["2.jpg"], ["3.jpg"]])
  }

  @Test("Out in the country they stand with what an entry of their day calls the place around them")
  func country() throws {
    let names = PlaceLookup { place in
      Locality(
        town: place.latitude > 38.59 ? "Cedros" : "Horta", isInTown: place.longitude > -28.7, country: "PT")
    }
    let photos = [
      try photo("1.jpg", "2026-05-03 09:00", at: at(38.53, -28.63)),
      try photo("2.jpg", "2026-05-04 10:00", at: at(38.60, -28.83)),
      try photo("3.jpg", "2026-05-04 11:00", at: at(38.60, -28.93)),
      try photo("4.jpg", "2026-05-05 11:00", at: at(38.60, -28.83)),
    ]
    let cape = try entry(
      "2026-05-04-a.md", place: NamedPlace(name: "Capelinhos", coordinate: try at(38.592, -28.828)), shows: []
    )
    let plan = TripPlanner.plan(
      Trip(entries: [cape], photos: photos), today: try day("2026-05-06"), names: names
    ).plan
    let groups = try unwrapped(plan.media.galleries.first { $0.kind == .places }?.pages[0].groups)
    // What is farther from it, and what is of another day, is around the nearest town.
    claim(groups.map(\.heading), is: [.town("Horta"), .town("Capelinhos"), .around("Cedros")])
    claim(groups.map { files($0.photos, plan) }, is: [["1.jpg"], ["2.jpg"], ["3.jpg", "4.jpg"]])
  }

  @Test(
    """
    Up to 40 km out in the country they are around the nearest town, behind those in it; farther off they are elsewhere, \
    at sea on the way, and a town of the same name 60 km away is another
    """)
  func around() throws {
    let names = PlaceLookup { place in
      guard place.longitude < -20 else { return Locality(sea: "Atlantic Ocean") }
      let metres = (place.latitude - place.latitude.rounded(.down)) * 100_000
      return Locality(town: "Lajes", metres: metres, isInTown: metres < 3_000, country: "PT")
    }
    let places = try [
      at(38.005, -28), at(38.3, -28), at(38.01, -28), at(38.6, -28), at(38, -10), at(38.005, -27),
      at(38.2, -27),
    ]
    let photos = try places.enumerated().map { index, place in
      try photo("\(index).jpg", "2026-05-03 1\(index):00", at: place)
    }
    let plan = TripPlanner.plan(Trip(photos: photos), today: try day("2026-05-06"), names: names).plan
    let groups = try unwrapped(plan.media.galleries.first { $0.kind == .places }?.pages[0].groups)
    claim(
      groups.map(\.heading),
      is: [.town("Lajes"), .around("Lajes"), .town("Lajes"), .around("Lajes"), .onTheWay, .place(nil)])
    claim(
      groups.map { files($0.photos, plan) },
      is: [["0.jpg", "2.jpg"], ["1.jpg"], ["5.jpg"], ["6.jpg"], ["4.jpg"], ["3.jpg"]])
    claim(groups.map(\.total), is: [2, 1, 1, 1, 1, 1])
  }

  @Test("What was taken out of a bus or on a ship stands on the way, what a caption or a pin places is there")
  func onTheWay() throws {
    let names = PlaceLookup { place in
      Locality(
        town: place.latitude > 36.3 ? "Cádiz" : place.latitude > 36.2 ? "Chiclana" : "Tarifa", isInTown: true,
        country: "ES")
    }
    let (cadiz, tarifa) = (try at(36.53, -6.3), try at(36.01, -5.6))
    var crossing = try entry(
      "2026-05-03-over.md", place: NamedPlace(name: "Port", coordinate: tarifa), shows: ["wake.jpg"])
    crossing.kind = "ferry"
    var light = try photo("light.jpg", "2026-05-03 22:00", offset: 2)
    light.caption = "The light on the island, Tarifa"
    let photos = [
      try photo("sea.jpg", "2026-05-03 07:00", offset: 2, at: cadiz),
      try photo("window.jpg", "2026-05-03 08:44", offset: 2, at: at(36.25, -6.1)),
      try photo("beach.jpg", "2026-05-03 12:00", offset: 2, at: tarifa),
      try photo("tower.jpg", "2026-05-03 14:00", offset: 2),
      try photo("wind.jpg", "2026-05-03 16:30", offset: 2, at: tarifa),
      try photo("wake.jpg", "2026-05-03 18:00", offset: 2), light,
    ]
    var trip = Trip(
      entries: [crossing], photos: photos, pins: [pin("Tower", try at(36.02, -5.62), photos: ["tower.jpg"])])
    trip.events = [
      try event(
        .bus, "Bus", "2026-05-03 08:10", "2026-05-03 10:20", in: "Europe/Madrid",
        from: spot("A", 36.53, -6.3), to: spot("B", 36.01, -5.6))
    ]
    let plan = TripPlanner.plan(trip, today: try day("2026-05-06"), names: names).plan
    let groups = try unwrapped(plan.media.galleries.first { $0.kind == .places }?.pages[0].groups)
    claim(
      groups.map(\.heading),
      is: [
        .town("Cádiz"), .town("Tarifa"), .place(PlaceID(0)), .town("Tarifa"), .onTheWay,
      ])
    // In the order of time within a town.
    claim(
      groups.map { files($0.photos, plan) },
      is: [
        ["sea.jpg"], ["beach.jpg"], ["tower.jpg"], ["wind.jpg", "light.jpg"], ["window.jpg", "wake.jpg"],
      ])
  }

  @Test(
    "A picture that does not say where it was taken is in no town of an entry of another day, but between booked rides",
    arguments: [
      ("2026-05-03 12:00", "Cádiz"), ("2026-05-04 12:00", nil), ("2026-05-04 15:30", "Tarifa"),
      ("2026-05-04 17:30", nil), ("2026-05-05 09:00", nil),
    ] as [(String, String?)])
  func ofOtherDay(taken: String, town: String?) throws {
    let names = PlaceLookup { place in
      Locality(town: place.latitude > 36.3 ? "Cádiz" : "Tarifa", isInTown: true, country: "ES")
    }
    let (cadiz, tarifa) = (try spot("Cádiz", 36.53, -6.3), try spot("Tarifa", 36.01, -5.6))
    let photos = [
      try photo("a.jpg", "2026-05-03 08:00", offset: 2, at: cadiz.coordinate),
      try photo("b.jpg", "2026-05-04 15:00", offset: 2, at: tarifa.coordinate),
      try photo("c.jpg", taken, offset: 2),
    ]
    var trip = Trip(
      entries: [try entry("2026-05-03-a.md", place: cadiz, shows: ["a.jpg", "b.jpg", "c.jpg"])],
      photos: photos)
    trip.events = [
      try event(
        .bus, "There", "2026-05-04 13:00", "2026-05-04 14:00", in: "Europe/Madrid", from: cadiz, to: tarifa),
      try event(
        .bus, "Back", "2026-05-04 17:00", "2026-05-04 18:00", in: "Europe/Madrid", from: tarifa, to: cadiz),
    ]
    let plan = TripPlanner.plan(trip, today: try day("2026-05-09"), names: names).plan
    let groups = try unwrapped(plan.media.galleries.first { $0.kind == .places }?.pages[0].groups)
    let found = try unwrapped(groups.first { files($0.photos, plan).contains("c.jpg") })
    let elsewhere: GalleryGroup.Heading = taken.hasSuffix("17:30") ? .onTheWay : .unplaced
    claim(found.heading, is: town.map { GalleryGroup.Heading.town($0) } ?? elsewhere)
  }

  @Test(
    "A page holds six hundred pictures: whole days where they fit, a long one in parts, none lost, none twice"
  )
  func pages() throws {
    let photos = try many(500, day: 3) + many(300, day: 4) + many(800, day: 5) + many(20, day: 6)
    let plan = try planned(Trip(photos: photos)).plan
    let pages = try unwrapped(plan.media.galleries.first).pages
    claim(pages.map(\.page.text), is: ["photos/index.html"] + (2...4).map { "photos/pages/\($0)/index.html" })
    claim(pages.map { $0.groups.map(\.photos.count) }, is: [[500], [300], [600], [200, 20]])
    #expect(pages[2].groups[0].total == 800 && pages[3].groups[0].before == 600)
    claim(pages.flatMap { $0.groups.flatMap(\.photos) }, is: plan.media.photos.map(\.id))
  }

  @Test(
    "A picture that bears the name of a gallery's folder has another address",
    arguments: ["albums", "places", "cameras", "pages"])
  func addresses(name: String) throws {
    let plan = try planned(Trip(photos: [try photo("\(name).jpg", "2026-05-03 09:00")])).plan
    claim(plan.media.photos[0].page.text, is: "photos/\(name)-2/index.html")
  }
}
