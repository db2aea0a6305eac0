package import Diagnostics
package import Markdown

/// A journal entry as the traveller wrote it.
///
/// All of it stands in a box: there are thousands of entries, each stage passes through them, and a copy is one
/// pointer so.
@dynamicMemberLookup
public struct JournalEntry: TripItem {
  package static let itemKind = ItemKind.entry

  /// An array of one is copied when one of several copies changes, and not before.
  @usableFromInline var told: [Contents]

  /// A field. What is public here is so only because nothing less is inlined into other modules: a key path that is
  /// not costs a build of many texts a tenth of its time, and one that is costs nothing. `map { $0.file }` reads a
  /// field where it stands; `map(\.file)` makes a key path of this subscript at run time and copies all fields first.
  @inlinable public subscript<Value>(dynamicMember field: WritableKeyPath<Contents, Value>) -> Value {
    get { told[0][keyPath: field] }
    _modify { yield &told[0][keyPath: field] }
  }

  package var header: ItemHeader {
    get { told[0].header }
    _modify { yield &told[0].header }
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

  /// What the traveller wrote.
  public struct Contents: Sendable {
    package var header: ItemHeader
    /// The file, relative to the trip folder.
    package var file: String
    /// The file's name without date and ending: the wish for an address.
    package var slugWish: String
    package var title: Written<String>?
    package var day: DayClaim?
    /// The day of its file's name, of one whose fields say one, too.
    package var namedDay: LocalDate?
    /// The last of the days that it tells of, where it says that they are several.
    package var until: LocalDate?
    /// Which day of the trip it is by its name, counted from 1: `day-02-belem.md`; one before the first is 0 or less.
    package var dayNumber: Int?
    /// The number of the last day of several, of which its name tells: `Days 1-2 Venice.md`.
    package var lastNumber: Int?
    /// The entry that is the text of its folder, for one that says no date itself.
    package var folderEntry: String?
    package var time: TimeClaim?
    /// Whether nothing published tells its hour: it was written near a private place, or may have been.
    package var withholdsHour: Bool = false
    /// Whether its file's name may tell an hour that is withheld.
    package var withholdsName: Bool = false
    package var kind: String?
    package var kindPlace: SourcePlace?
    package var tags: [String] = []
    /// Where each of the tags stands, in their order.
    package var tagPlaces: [SourcePlace] = []
    package var mood: String?
    package var weather: String?
    /// The travellers who wrote it, where it says so.
    package var writers: [String] = []
    /// Whether the wish for an address is no more than their names, and so no title.
    package var isCalledByWriter: Bool = false
    /// A sentence or two that stands above the text.
    package var lead: String?
    /// What the author was asked before writing.
    package var prompt: String?
    /// Of which thing of another program's export it came, as an import knows it again.
    package var imported: String?
    /// The cover's file, relative to the trip folder.
    package var cover: String?
    /// Whether nothing but its name beside the entry's makes it that.
    package var isCoverBeside = false
    /// What of its picture is not cut off.
    package var focus: CoverFocus?
    /// Pictures that belong to the entry, in order: listed in its fields, or lying beside it.
    package var gallery: [EntryPicture] = []
    /// What its fields say of pictures, by their files.
    package var captions: [String: String] = [:]
    /// The file of the track of the same name.
    package var track: String?
    /// The files of tracks that its text links to, or its fields name.
    package var linkedTracks: [String] = []
    package var body = MarkdownDocument()
    /// The pictures of the text that are in the folder: by their address as written, the file they are.
    package var pictures: [String: String] = [:]
    /// Of an entry of several days, which of them the text names above a picture, by its file.
    package var pictureDays: [String: LocalDate] = [:]
    /// Drawings, stickers and recordings of the text: by their address as written, the file they are.
    package var media: [String: String] = [:]
    /// The links of the text that lead to other entries or own pages: by their address as written, the file they are.
    package var links: [String: String] = [:]
    /// Parts of other texts that it shows, by the addresses in the text that stand for them.
    package var embeds: [String: EmbeddedPart] = [:]
    /// The blocks of the text that have names, by those in small letters.
    package var namedBlocks: [String: NamedBlock] = [:]
    /// The links of the text that lead to days, by their address as written.
    package var dayLinks: [String: LocalDate] = [:]
    /// The anchors of the headings above paragraphs to which links lead, by the paragraphs' names in small letters;
    /// empty where no heading is above one.
    package var blockMarks: [String: String] = [:]
    /// Where the first of those pictures and links stand, by their address as written.
    package var places: [String: SourcePlace] = [:]
    /// The line of the file on which the body begins, counted from 1.
    package var bodyLine = 1
    /// Whether its text told in which house somebody lives, before that was taken out.
    package var namesHouse = false
  }

  /// The day that it claims by itself, with its time; nil where it claims none.
  package var stations: [(place: ItemPlace, when: DayAndTime?)] {
    switch self.time {
    case .moment(let moment):
      return [(header.at, DayAndTime(date: moment.local.date, time: moment.local.time))]
    case .timeOfDay(let clock): return [(header.at, self.day.map { DayAndTime(date: $0.date, time: clock) })]
    case nil: return [(header.at, self.day.map { DayAndTime(date: $0.date) })]
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
        header: ItemHeader(source: SourcePlace(file: Self.diskFile(of: file))), file: file,
        slugWish: slugWish, title: title, day: day, time: time, tags: tags, body: body, pictures: pictures)
    ]
  }
}

extension JournalEntry {
  /// The last of its days, of one of several that begins on `first`.
  package func lastDay(from first: LocalDate) -> LocalDate? {
    var last = self.until
    if last == nil, let number = self.dayNumber, let end = self.lastNumber { last = first + (end - number) }
    return last.flatMap { $0 > first ? $0 : nil }
  }

  /// The file as it is called on the disk: of a day of a diary, `journal.md#2026-08-04`, that of the diary.
  package var diskFile: String { Self.diskFile(of: self.file) }

  /// A file of the journal has an ending, which no day of a diary has.
  private static func diskFile(of file: String) -> String {
    guard let mark = file.lastIndex(of: "#"), !file[mark...].contains("."),
      LocalDate(iso: file[file.index(after: mark)...].prefix(10)) != nil
    else { return file }
    return String(file[..<mark])
  }
}

/// A picture that belongs to an entry, with what its author says of it there.
package struct EntryPicture: Hashable, Sendable {
  /// The file, relative to the trip folder.
  package var file: String
  /// Empty where nothing is said.
  package var alternative: String
  package var caption: String
  /// Whether nobody names it there: it lies beside the text, or has its name.
  package var isBeside: Bool

  package init(file: String, alternative: String = "", caption: String = "", isBeside: Bool = false) {
    self.file = file
    self.alternative = alternative
    self.caption = caption
    self.isBeside = isBeside
  }
}
