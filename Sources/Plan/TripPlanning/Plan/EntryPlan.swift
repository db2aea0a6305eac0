package import Markdown
package import SiteOutput
package import TripModel

/// A journal entry with everything chosen that the traveller left open, in a box like the entry itself.
@dynamicMemberLookup
public struct EntryPlan: Sendable {
  @usableFromInline var told: [Contents]

  /// A field, public as those of `JournalEntry` are.
  @inlinable public subscript<Value>(dynamicMember field: WritableKeyPath<Contents, Value>) -> Value {
    get { told[0][keyPath: field] }
    _modify { yield &told[0][keyPath: field] }
  }

  /// As of every planned thing.
  package var kept: KeptMark? {
    get { told[0].kept }
    _modify { yield &told[0].kept }
  }

  init(_ contents: Contents) { told = [contents] }

  /// What is chosen.
  public struct Contents: Sendable {
    package var id: EntryID
    package var file: String
    /// The files of others that are nothing but the same pictures at the same hour: it is told for them, too.
    package var twins: [String] = []
    package var page: OutputPath
    package var title: Reasoned<String>
    package var day: Reasoned<LocalDate>
    /// The last of the days that it tells of; nil where that is its day alone.
    package var until: LocalDate?
    package var time: Reasoned<Moment>?
    package var placeName: String?
    package var position: Reasoned<Coordinate>?
    /// What its position is called on any map.
    package var locality: Locality?
    /// What may be told of its place instead, where that is withheld.
    package var withheld: PrivateRegion?
    /// Whether nothing published tells its hour, and whether its file's name may tell one.
    package var withholdsHour: Bool = false
    package var withholdsName: Bool = false
    /// The places at which it was written.
    package var places: [PlaceID] = []
    /// The saved attractions that it names.
    package var attractions: [AttractionID] = []
    package var kind: String?
    /// As they were written.
    package var tags: [String]
    /// The same as they lead to their pages; those that name a place are among the places.
    package var tagLinks: [TagLink] = []
    package var mood: String?
    package var weather: String?
    package var who: [String]
    /// The travellers who wrote it, where it says so.
    package var writers: [String] = []
    package var cover: Reasoned<PhotoID>?
    /// What of its picture is not cut off, as its writer says.
    package var focus: CoverFocus?
    /// A sentence or two that stands above the text.
    package var lead: String?
    /// Pictures that belong to the entry and that its text does not show: they stand below it.
    package var gallery: [GalleryPicture] = []
    /// Whether a track bears its name: then its map is that of its day.
    package var hasTrack: Bool = false
    package var body: MarkdownDocument
    /// The pictures of the text that are the trip's photos, by their address as it was written.
    package var pictures: [String: PhotoID]
    /// Drawings, stickers and recordings of the text, by the trip's list of them.
    package var media: [NamedMedia] = []
    /// The links of the text that lead to other pages of the trip, by their address as it was written.
    package var links: [String: OutputPath]
    /// The anchors of the headings above paragraphs to which links lead, as of the entry itself.
    package var blockMarks: [String: String] = [:]
    /// The text's first words, for a card.
    package var excerpt: String
    package var wordCount: Int
    /// Why readers do not get it: a mark for the author, never set in what is planned for readers.
    package var kept: KeptMark?
    /// The picture of its preview card, as of a day.
    package var card: CardPlan?
  }
}

extension EntryPlan {
  /// Whether nothing but its date calls it.
  package var isUntitled: Bool { self.title.reason == .standard }

  /// Those by whom it is, for who asks for authors: who was there, where nobody is known to have written it.
  package var authors: [String] { self.writers.isEmpty ? self.who : self.writers }

  /// Those whom its byline names: who wrote it, then who was there, each once.
  package var namedPeople: [String] {
    let written = Set(self.writers.map { PersonKey($0) })
    return self.writers + self.who.filter { !written.contains(PersonKey($0)) }
  }

  /// Whether there is any picture to be opened large.
  package var showsPhotos: Bool { self.cover != nil || !self.pictures.isEmpty || !self.gallery.isEmpty }

  /// Whether it tells of the way of its day: it is the only one of the day, and has a track of its own or nothing else
  /// to show.
  package func tellsWay(of day: DayPlan) -> Bool {
    (self.hasTrack || !showsPhotos) && day.entries == [self.id]
  }
}

/// A picture below an entry's text.
package struct GalleryPicture: Hashable, Sendable {
  package var photo: PhotoID
  /// What the author says it shows; empty where nothing is said.
  package var alternative: String
}

extension TripPlan {
  /// Seconds: who writes within an hour of being at a place writes there.
  private static let whileThere = 3600

  /// Whether an entry's hour is that of writing alone: on its day one was at its place at another.
  package func isWrittenApart(_ entry: EntryPlan) -> Bool {
    guard let written = entry.time?.value.local, let name = entry.placeName?.lowercased() else {
      return false
    }
    return entry.places.contains { id in
      let place = self[id]
      guard place.title.lowercased() == name, place.day == entry.day.value, let seen = place.time?.local
      else { return false }
      return abs(seen.clockSeconds - written.clockSeconds) > Self.whileThere
    }
  }
}
