package import Markdown
package import SiteOutput
package import TripModel

/// A journal entry with everything chosen that the traveller left open, in a box like the entry itself.
package struct EntryPlan: Sendable {
  private var told: [Contents]

  package var id: EntryID {
    get { told[0].id }
    _modify { yield &told[0].id }
  }
  package var file: String {
    get { told[0].file }
    _modify { yield &told[0].file }
  }
  package var page: OutputPath {
    get { told[0].page }
    _modify { yield &told[0].page }
  }
  package var title: Reasoned<String> {
    get { told[0].title }
    _modify { yield &told[0].title }
  }
  package var day: Reasoned<LocalDate> {
    get { told[0].day }
    _modify { yield &told[0].day }
  }
  package var time: Reasoned<Moment>? {
    get { told[0].time }
    _modify { yield &told[0].time }
  }
  package var placeName: String? {
    get { told[0].placeName }
    _modify { yield &told[0].placeName }
  }
  package var position: Reasoned<Coordinate>? {
    get { told[0].position }
    _modify { yield &told[0].position }
  }
  /// What its position is called on any map.
  package var locality: Locality? {
    get { told[0].locality }
    _modify { yield &told[0].locality }
  }
  /// What may be told of its place instead, where that is withheld.
  package var withheld: PrivateRegion? {
    get { told[0].withheld }
    _modify { yield &told[0].withheld }
  }
  /// Whether nothing published tells its hour, and whether its file's name may tell one.
  package var withholdsHour: Bool {
    get { told[0].withholdsHour }
    _modify { yield &told[0].withholdsHour }
  }
  package var withholdsName: Bool {
    get { told[0].withholdsName }
    _modify { yield &told[0].withholdsName }
  }
  /// The places at which it was written.
  package var places: [PlaceID] {
    get { told[0].places }
    _modify { yield &told[0].places }
  }
  /// The saved attractions that it names.
  package var attractions: [AttractionID] {
    get { told[0].attractions }
    _modify { yield &told[0].attractions }
  }
  package var kind: String? {
    get { told[0].kind }
    _modify { yield &told[0].kind }
  }
  /// As they were written.
  package var tags: [String] {
    get { told[0].tags }
    _modify { yield &told[0].tags }
  }
  /// The same as they lead to their pages; those that name a place are among the places.
  package var tagLinks: [TagLink] {
    get { told[0].tagLinks }
    _modify { yield &told[0].tagLinks }
  }
  package var mood: String? {
    get { told[0].mood }
    _modify { yield &told[0].mood }
  }
  package var weather: String? {
    get { told[0].weather }
    _modify { yield &told[0].weather }
  }
  package var who: [String] {
    get { told[0].who }
    _modify { yield &told[0].who }
  }
  package var cover: Reasoned<PhotoID>? {
    get { told[0].cover }
    _modify { yield &told[0].cover }
  }
  /// A sentence or two that stands above the text.
  package var lead: String? {
    get { told[0].lead }
    _modify { yield &told[0].lead }
  }
  /// Pictures that belong to the entry and that its text does not show: they stand below it.
  package var gallery: [GalleryPicture] {
    get { told[0].gallery }
    _modify { yield &told[0].gallery }
  }
  /// Whether a track bears its name: then its map is that of its day.
  package var hasTrack: Bool {
    get { told[0].hasTrack }
    _modify { yield &told[0].hasTrack }
  }
  package var body: MarkdownDocument {
    get { told[0].body }
    _modify { yield &told[0].body }
  }
  /// The pictures of the text that are the trip's photos, by their address as it was written.
  package var pictures: [String: PhotoID] {
    get { told[0].pictures }
    _modify { yield &told[0].pictures }
  }
  /// Drawings, stickers and recordings of the text, by the trip's list of them.
  package var media: [NamedMedia] {
    get { told[0].media }
    _modify { yield &told[0].media }
  }
  /// The links of the text that lead to other pages of the trip, by their address as it was written.
  package var links: [String: OutputPath] {
    get { told[0].links }
    _modify { yield &told[0].links }
  }
  /// The text's first words, for a card.
  package var excerpt: String {
    get { told[0].excerpt }
    _modify { yield &told[0].excerpt }
  }
  package var wordCount: Int {
    get { told[0].wordCount }
    _modify { yield &told[0].wordCount }
  }
  /// Why readers do not get it: a mark for the author, never set in what is planned for readers.
  package var kept: KeptMark? {
    get { told[0].kept }
    _modify { yield &told[0].kept }
  }
  /// The picture of its preview card, as of a day.
  package var card: CardPlan? {
    get { told[0].card }
    _modify { yield &told[0].card }
  }

  init(_ contents: Contents) { told = [contents] }

  struct Contents: Sendable {
    var id: EntryID
    var file: String
    var page: OutputPath
    var title: Reasoned<String>
    var day: Reasoned<LocalDate>
    var time: Reasoned<Moment>?
    var placeName: String?
    var position: Reasoned<Coordinate>?
    var locality: Locality?
    var withheld: PrivateRegion?
    var withholdsHour: Bool = false
    var withholdsName: Bool = false
    var places: [PlaceID] = []
    var attractions: [AttractionID] = []
    var kind: String?
    var tags: [String]
    var tagLinks: [TagLink] = []
    var mood: String?
    var weather: String?
    var who: [String]
    var cover: Reasoned<PhotoID>?
    var lead: String?
    var gallery: [GalleryPicture] = []
    var hasTrack: Bool = false
    var body: MarkdownDocument
    var pictures: [String: PhotoID]
    var media: [NamedMedia] = []
    var links: [String: OutputPath]
    var excerpt: String
    var wordCount: Int
    var kept: KeptMark?
    var card: CardPlan?
  }
}

/// A picture below an entry's text.
package struct GalleryPicture: Hashable, Sendable {
  package var photo: PhotoID
  /// What the author says it shows; empty where nothing is said.
  package var alternative: String
}
