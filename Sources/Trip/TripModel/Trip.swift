/// What a trip is: everything that the traveller's folder says, nothing chosen yet.
package struct Trip: Sendable {
  /// The name of the trip's folder: what the trip is called when it has no title.
  package var folderName: String
  package var settings: TripSettings
  package var entries: [JournalEntry]
  package var photos: [Photo]
  package var pins: [Pin]
  package var budget: Budget?
  /// What was booked or is planned, in the order of the file.
  package var events: [TripEvent] = []
  /// What the traveller saved to see, none twice.
  package var attractions: [Attraction] = []
  /// Whom `people.yml` tells of, in its order.
  package var people: [Person] = []
  /// Where one may go next, as `destinations.yml` tells, in its order; and what is known of the weather there.
  package var destinations: [Destination] = []
  package var climates: [DestinationClimate] = []
  package var forecasts: [DestinationForecast] = []
  /// What currencies were worth, for what is paid there.
  package var rates = DatedRates()
  /// The pictures of people and destinations: none of the journey, unless something else shows them.
  package var portraits: [Photo] = []
  /// The weather of days, one for a day at most.
  package var weather: [DayWeather] = []
  package var tracks: [Track]
  /// The files of tracks that count once with another, and that one.
  package var copiedTracks: [String: String] = [:]
  /// Maps that the traveller brought along, in the order of their files.
  package var maps: [MapExtract] = []
  /// Where money is changed, as these have it.
  package var exchangeOffices: [ExchangeOffice] = []
  /// The author's own pages, in the order of their files.
  package var pages: [OwnPage] = []
  /// Albums, in the order of their files.
  package var albums: [Album] = []
  /// Days of conversations, in the order of their files.
  package var chats: [ChatDay] = []
  /// Drawings, stickers and recordings that texts show, in the order of their files.
  package var media: [MediaFile] = []
  /// Pictures that could not be taken in, with the reason.
  package var leftOut: [LeftOutPhoto]
  /// Pictures that trip.yml leaves out.
  package var setAside: [Photo] = []
  /// Those among them that a text beside them leaves out, and the text.
  package var leftOutByTexts: [String: String] = [:]
  /// Pictures that are papers with lines of letters by their look, as far as somebody looked at them.
  package var papers: Set<String> = []
  /// What entries that nothing gives a day may be called, by their files, where their names begin with a day.
  package var datedNames: [String: [DatedName]] = [:]
  /// Pictures that a text shows which is no entry, since it has no day; and that text.
  package var shownWithoutDay: [String: String] = [:]
  /// What somebody called the folders of its pictures beside the day, by their paths: none that is held back.
  package var pictureFolders: [String: String] = [:]
  /// Pictures and tracks that their own text, or something kept back that names them, keeps back.
  package var filesKeptBack: [FilesKeptBack] = []
  /// Codes, numbers and mailboxes that its files name, published or not, in the order of the files.
  package var confidential: [ConfidentialText] = []
  /// What was taken out near private places.
  package var withheld = Withheld()
  /// Whether nothing in the folder told a day before anything was taken out of it; nil until that was asked.
  package var wasUndated: Bool?
  /// Likewise whether it was a list of ideas that nothing dates, whether anything but names told a day, and the last day of
  /// what was older than pictures with times.
  package var before: FactsBefore?
  /// Whether there is a trip.yml.
  package var hasOwnFile = true

  package init(
    folderName: String, settings: TripSettings = TripSettings(), entries: [JournalEntry] = [],
    photos: [Photo] = [], pins: [Pin] = [], budget: Budget? = nil, tracks: [Track] = [],
    leftOut: [LeftOutPhoto] = []
  ) {
    self.folderName = folderName
    self.settings = settings
    self.entries = entries
    self.photos = photos
    self.pins = pins
    self.budget = budget
    self.tracks = tracks
    self.leftOut = leftOut
  }
}

extension Trip {
  /// All texts that may show pictures: those of entries, of pages, of albums and of conversations.
  package var texts: [JournalEntry] {
    var texts = entries
    texts += pages.map { $0.text }
    texts += albums.map { $0.text }
    texts += chats.map { $0.text }
    return texts
  }

  /// Gives each of these texts another form; nil leaves it as it is.
  package mutating func updateTexts(_ change: (JournalEntry) -> JournalEntry?) {
    for index in entries.indices { if let text = change(entries[index]) { entries[index] = text } }
    for index in pages.indices { if let text = change(pages[index].text) { pages[index].text = text } }
    for index in albums.indices { if let text = change(albums[index].text) { albums[index].text = text } }
    for index in chats.indices { if let text = change(chats[index].text) { chats[index].text = text } }
  }

  /// Whether nothing in it tells a day: no words, no way, no weather, no picture with a time, and nothing that says when it was or is
  /// to be.
  package var isUndated: Bool {
    guard entries.isEmpty, tracks.isEmpty, weather.isEmpty else { return false }
    if (photos + setAside).contains(where: {
      $0.cameraClock != nil || $0.instant != nil || $0.namedDay != nil
    }) {
      return false
    }
    var rule = DatedItemSearch()
    var copy = self
    copy.apply(&rule)
    return !rule.isFound
  }
}

/// What a trip was before anything was kept back: readers of what is left have the same days as its author.
package struct FactsBefore: Hashable, Sendable {
  package var isUndatedPlan: Bool
  package var isDatedBesideNames: Bool
  package var lastDayBeforeExif: LocalDate?

  package init(isUndatedPlan: Bool, isDatedBesideNames: Bool, lastDayBeforeExif: LocalDate?) {
    self.isUndatedPlan = isUndatedPlan
    self.isDatedBesideNames = isDatedBesideNames
    self.lastDayBeforeExif = lastDayBeforeExif
  }
}

/// Looks for a thing that says when it was.
private struct DatedItemSearch: ItemRule {
  var isFound = false

  mutating func apply<Item: TripItem>(to item: inout Item) { isFound = isFound || item.header.when != nil }
}

/// A picture that is not in the site, and why.
package struct LeftOutPhoto: Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    /// It could not be read; the text says what was wrong with it.
    case damaged(String)
    case withoutTime
    /// It has so few pixels that it is a sign of a program, and nothing that anybody photographed.
    case speck(width: Int, height: Int)
    /// What is written about it says that it is not wanted.
    case rejected(Photo.Rejection)
    /// The text beside it leaves it out.
    case leftOut(by: String)
    case beforeTrip(LocalDate)
    case afterTrip(LocalDate)
    /// Another file holds the same picture, and counts for both.
    case copy(of: String, PictureSameness)
    /// trip.yml leaves it out, or another file that holds the same picture.
    case byHand
    /// It looks like a paper or a screen, and nobody names it.
    case paper
  }

  package var file: String
  package var cause: Cause
  /// Whether readers may learn of it; the planner settles it.
  package var isTold = true

  package init(file: String, cause: Cause) {
    self.file = file
    self.cause = cause
  }
}

extension LeftOutPhoto.Cause {
  /// Half a sentence for whoever keeps the folder: `taken on 2019-01-02, before the trip`.
  package var words: String {
    switch self {
    case .damaged(let problem): problem
    case .withoutTime: "it says no time, and no entry shows it"
    case .speck(let width, let height): "\(width) by \(height) pixels, which are no photo"
    case .beforeTrip(let day): "taken on \(day), before the trip"
    case .afterTrip(let day): "taken on \(day), after the trip"
    case .copy(let file, .bytes): "the same file as \(file)"
    case .copy(let file, .otherFormat): "the same picture as \(file), in another format"
    case .copy(let file, .smaller): "a smaller copy of \(file)"
    case .copy(let file, .shot): "the same shot as \(file)"
    case .byHand: "trip.yml leaves it out"
    case .paper: "it looks like a paper or a screen, and nothing names it"
    case .rejected(.rated): "rejected in a photo program"
    case .rejected(.thrownAway): "thrown into the bin of the album that it comes from"
    case .leftOut(let file): "left out by \(file)"
    }
  }
}
