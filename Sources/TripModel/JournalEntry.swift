package import Diagnostics
package import Markdown

/// A journal entry as the traveller wrote it.
///
/// All of it stands in a box: there are thousands of entries, each stage passes through them, and a copy is one pointer so.
/// Its fields are handed on one by one: by key paths (`@dynamicMemberLookup`) a build of many texts takes a tenth longer.
package struct JournalEntry: TripItem {
  package static let itemKind = ItemKind.entry

  /// An array of one is copied when one of several copies changes, and not before.
  private var told: [Contents]

  package var header: ItemHeader {
    get { told[0].header }
    _modify { yield &told[0].header }
  }
  /// The file, relative to the trip folder.
  package var file: String {
    get { told[0].file }
    _modify { yield &told[0].file }
  }
  /// The file's name without date and ending: the wish for an address.
  package var slugWish: String {
    get { told[0].slugWish }
    _modify { yield &told[0].slugWish }
  }
  package var title: Written<String>? {
    get { told[0].title }
    _modify { yield &told[0].title }
  }
  package var day: DayClaim? {
    get { told[0].day }
    _modify { yield &told[0].day }
  }
  /// Which day of the trip it is by its name, counted from 1: `day-02-belem.md`; one before the first is 0 or less.
  package var dayNumber: Int? {
    get { told[0].dayNumber }
    _modify { yield &told[0].dayNumber }
  }
  /// The entry that is the text of its folder, for one that says no date itself.
  package var folderEntry: String? {
    get { told[0].folderEntry }
    _modify { yield &told[0].folderEntry }
  }
  package var time: TimeClaim? {
    get { told[0].time }
    _modify { yield &told[0].time }
  }
  package var place: Written<NamedPlace>? {
    get { told[0].header.at.told }
    _modify { yield &told[0].header.at.told }
  }
  /// What may be told of its place instead, where that is withheld.
  package var withheld: PrivateRegion? {
    get { told[0].header.at.withheld }
    _modify { yield &told[0].header.at.withheld }
  }
  /// Whether nothing published tells its hour: it was written near a private place, or may have been.
  package var withholdsHour: Bool {
    get { told[0].withholdsHour }
    _modify { yield &told[0].withholdsHour }
  }
  /// Whether its file's name may tell an hour that is withheld.
  package var withholdsName: Bool {
    get { told[0].withholdsName }
    _modify { yield &told[0].withholdsName }
  }
  package var kind: String? {
    get { told[0].kind }
    _modify { yield &told[0].kind }
  }
  package var kindPlace: SourcePlace? {
    get { told[0].kindPlace }
    _modify { yield &told[0].kindPlace }
  }
  package var tags: [String] {
    get { told[0].tags }
    _modify { yield &told[0].tags }
  }
  /// Where each of the tags stands, in their order.
  package var tagPlaces: [SourcePlace] {
    get { told[0].tagPlaces }
    _modify { yield &told[0].tagPlaces }
  }
  package var mood: String? {
    get { told[0].mood }
    _modify { yield &told[0].mood }
  }
  package var weather: String? {
    get { told[0].weather }
    _modify { yield &told[0].weather }
  }
  /// A sentence or two that stands above the text.
  package var lead: String? {
    get { told[0].lead }
    _modify { yield &told[0].lead }
  }
  /// What the author was asked before writing.
  package var prompt: String? {
    get { told[0].prompt }
    _modify { yield &told[0].prompt }
  }
  /// The cover's file, relative to the trip folder.
  package var cover: String? {
    get { told[0].cover }
    _modify { yield &told[0].cover }
  }
  /// Pictures that belong to the entry, in order: listed in its fields, or lying beside it.
  package var gallery: [EntryPicture] {
    get { told[0].gallery }
    _modify { yield &told[0].gallery }
  }
  /// What its fields say of pictures, by their files.
  package var captions: [String: String] {
    get { told[0].captions }
    _modify { yield &told[0].captions }
  }
  /// The file of the track of the same name.
  package var track: String? {
    get { told[0].track }
    _modify { yield &told[0].track }
  }
  /// The files of tracks that its text links to, or its fields name.
  package var linkedTracks: [String] {
    get { told[0].linkedTracks }
    _modify { yield &told[0].linkedTracks }
  }
  package var body: MarkdownDocument {
    get { told[0].body }
    _modify { yield &told[0].body }
  }
  /// The pictures of the text that are in the folder: by their address as written, the file they are.
  package var pictures: [String: String] {
    get { told[0].pictures }
    _modify { yield &told[0].pictures }
  }
  /// Drawings, stickers and recordings of the text: by their address as written, the file they are.
  package var media: [String: String] {
    get { told[0].media }
    _modify { yield &told[0].media }
  }
  /// The links of the text that lead to other entries or own pages: by their address as written, the file they are.
  package var links: [String: String] {
    get { told[0].links }
    _modify { yield &told[0].links }
  }
  /// The links of the text that lead to days, by their address as written.
  package var dayLinks: [String: LocalDate] {
    get { told[0].dayLinks }
    _modify { yield &told[0].dayLinks }
  }
  /// Where the first of those pictures and links stand, by their address as written.
  package var places: [String: SourcePlace] {
    get { told[0].places }
    _modify { yield &told[0].places }
  }
  /// The line of the file on which the body begins, counted from 1.
  package var bodyLine: Int {
    get { told[0].bodyLine }
    _modify { yield &told[0].bodyLine }
  }

  private struct Contents: Sendable {
    var header: ItemHeader
    var file: String
    var slugWish: String
    var title: Written<String>?
    var day: DayClaim?
    var dayNumber: Int?
    var folderEntry: String?
    var time: TimeClaim?
    var withholdsHour: Bool = false
    var withholdsName: Bool = false
    var kind: String?
    var kindPlace: SourcePlace?
    var tags: [String] = []
    var tagPlaces: [SourcePlace] = []
    var mood: String?
    var weather: String?
    var lead: String?
    var prompt: String?
    var cover: String?
    var gallery: [EntryPicture] = []
    var captions: [String: String] = [:]
    var track: String?
    var linkedTracks: [String] = []
    var body = MarkdownDocument()
    var pictures: [String: String] = [:]
    var media: [String: String] = [:]
    var links: [String: String] = [:]
    var dayLinks: [String: LocalDate] = [:]
    var places: [String: SourcePlace] = [:]
    var bodyLine = 1
  }

  /// The day that it claims by itself, with its time; nil where it claims none.
  package var stations: [(place: ItemPlace, when: DayAndTime?)] {
    switch time {
    case .moment(let moment):
      return [(header.at, DayAndTime(date: moment.local.date, time: moment.local.time))]
    case .timeOfDay(let clock): return [(header.at, day.map { DayAndTime(date: $0.date, time: clock) })]
    case nil: return [(header.at, day.map { DayAndTime(date: $0.date) })]
    }
  }

  /// It tells of where one was, if not when.
  package var wasSomeDay: Bool { true }

  /// A day as the author counts days, and where it was said.
  package enum DayClaim: Hashable, Sendable {
    case fileName(LocalDate)
    case frontMatter(LocalDate)
    case folderName(LocalDate)

    package var date: LocalDate {
      switch self {
      case .fileName(let date), .frontMatter(let date), .folderName(let date): date
      }
    }
  }

  /// A time of day, or a whole moment.
  package enum TimeClaim: Hashable, Sendable {
    case timeOfDay(LocalTime)
    case moment(Moment)
  }

  package init(
    file: String, slugWish: String, title: Written<String>? = nil, day: DayClaim? = nil,
    time: TimeClaim? = nil, tags: [String] = [], body: MarkdownDocument = MarkdownDocument(),
    pictures: [String: String] = [:]
  ) {
    told = [
      Contents(
        header: ItemHeader(source: SourcePlace(file: file)), file: file, slugWish: slugWish, title: title,
        day: day, time: time, tags: tags, body: body, pictures: pictures)
    ]
  }
}

/// A picture that belongs to an entry, with what its author says of it there.
package struct EntryPicture: Hashable, Sendable {
  /// The file, relative to the trip folder.
  package var file: String
  /// Empty where nothing is said.
  package var alternative: String
  package var caption: String

  package init(file: String, alternative: String = "", caption: String = "") {
    self.file = file
    self.alternative = alternative
    self.caption = caption
  }
}
