import Basemap
import Localization
import Markdown
import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// One trip, with what all of its pages share: a class, since to copy it for each page would take longer than to fill
/// in the page.
final class TripSite: Sendable {
  let plan: TripPlan
  let words: Words
  let names: LocalizedNames
  /// The words as templates ask for them: `words.navTrip`.
  let wordsRecord: Record
  let templates: TemplateSet
  let frames: PageFrames
  /// Under which names its files are published.
  let published: PublishedAddresses
  /// Title, dates and names at the foot of each page.
  let colophon: String
  /// Whether any place is called by the gazetteer's names, which asks to be named for that.
  let hasNames: Bool
  /// The ground under maps.
  let atlas: Atlas?
  let sheets: OwnSheets
  /// The preview cards that were made.
  let cards: Set<OutputPath>
  /// What entries say that a photo shows.
  let alternatives: [PhotoID: String]
  /// The entries that show a photo, or have it as the cover that their author chose, in order.
  let showing: [PhotoID: [EntryID]]
  /// What entries say, as all pages have it.
  let texts = EntryForms()
  /// What each day of the plan is called.
  let dayNames: [DayNames]
  /// Whether the trip is of several years, so that a date without its year would not say which: outings of different
  /// years, or a journey of more than one.
  let isOfYears: Bool
  /// The years of the trip itself: a picture from another one, which an entry shows, makes a day of its own.
  private let years: ClosedRange<Int>?
  /// Where each day stands on pages of the whole trip.
  let anchors: DayAnchors
  /// Those who are named, as bylines have them.
  let faces: Faces
  /// What travellers called their tracks, as maps write it.
  let namedTracks: NamedTracks
  /// The way of all days, as it lies below that of one.
  let wayOutline: WayOutline
  /// The pages of tags, by these in small letters.
  let tagPages: [String: OutputPath]
  /// What the texts of its days call the ends of their walks.
  let toldPlaces: ToldPlaces
  /// The pictures that are told of the stops of its way.
  let stopPictures: StopPictures
  /// What stands around a place on its map.
  let nearby: NearbyThings
  /// What was saved to see, as its page lists it.
  let ideaOrder: IdeaOrder
  /// Where pictures were taken around one of them.
  let picturesAround: PicturesAround
  /// The signs of what money went on, the same beside every purchase.
  let spendingSigns: SpendingSigns
  /// The few pins far from its way, which words tell beside its maps.
  let farWishes: [PlacePlan]
  /// The trip in figures, which the front page, cards and lists tell as the page of figures does.
  var figures: TripFigures { plan.figures }

  private static let daysOfAYear = 366

  init(
    plan: TripPlan, names: LocalizedNames, words: Words, templates: TemplateSet, sheets: OwnSheets,
    atlas: Atlas?,
    cards: Set<OutputPath>
  ) {
    self.plan = plan
    self.words = words
    self.names = names
    wordsRecord = Record(Phrase.allCases.map { ($0.rawValue, .text(words[$0])) })
    let isOfYears =
      plan.dates.map { dates in
        dates.outings != nil ? dates.start.value.year != dates.end.value.year : dates.span > Self.daysOfAYear
      } ?? false
    self.isOfYears = isOfYears
    let years = plan.dates.map { dates in
      let ends = (dates.start.value.year, dates.end.value.year)
      return min(ends.0, ends.1)...max(ends.0, ends.1)
    }
    self.years = years
    dayNames = plan.days.map { day in
      let needsYear = isOfYears || Self.isOutside(years, day.date)
      return DayNames(of: day.date, number: plan.toldNumber(of: day), needsYear: needsYear, words)
    }
    anchors = DayAnchors(of: plan) { names.title(of: $0) }
    faces = Faces(of: plan)
    let namedTracks = NamedTracks(of: plan)
    self.namedTracks = namedTracks
    wayOutline = WayOutline(of: plan)
    toldPlaces = ToldPlaces(of: plan)
    tagPages = Dictionary(plan.journal.tags.map { ($0.name.lowercased(), $0.page) }) { first, _ in first }
    stopPictures = StopPictures(of: plan)
    nearby = NearbyThings(of: plan, called: names, ways: namedTracks)
    picturesAround = PicturesAround(of: plan)
    spendingSigns = SpendingSigns(plan.money.budget)
    farWishes = FarWishes(in: plan, among: plan.placesOffWay).places
    ideaOrder = IdeaOrder(of: plan, words)
    self.templates = templates
    frames = PageFrames(plan: plan)
    published = PublishedAddresses(plan.publication.addresses)
    colophon = Self.colophon(of: plan, called: names, words)
    // The map of a destination names the towns around it.
    hasNames = plan.hasLocalities || plan.isNowhere && plan.way.leadsSomewhere || plan.next != nil
    self.atlas = atlas
    self.sheets = sheets
    self.cards = cards
    var alternatives: [PhotoID: String] = [:]
    var showing: [PhotoID: [EntryID]] = [:]
    let entries = plan.journal.entries
    for index in entries.indices {
      var photos: Set<PhotoID> = []
      if !entries[index].pictures.isEmpty {
        for image in entries[index].body.images {
          guard let photo = entries[index].pictures[image.source] else { continue }
          photos.insert(photo)
          let words = image.alternative.unlessCameraName
          if alternatives[photo] == nil, !words.isEmpty { alternatives[photo] = words }
        }
      }
      if let cover = entries[index].cover, case .written = cover.reason { photos.insert(cover.value) }
      for photo in photos { showing[photo, default: []].append(entries[index].id) }
    }
    self.alternatives = alternatives
    self.showing = showing
  }

  private static func colophon(of plan: TripPlan, called names: LocalizedNames, _ words: Words) -> String {
    var parts = [names.title]
    // A trip that nothing names is called by its months: they are not told again.
    if let dates = plan.dates, !names.isMonths {
      parts.append(words.dates.range(dates.start.value, dates.end.value))
    }
    let travellers = plan.travellerNames
    // Only the names: who travelled may not be who writes.
    if !travellers.isEmpty { parts.append(words.list(travellers)) }
    return parts.joined(separator: " · ")
  }

  /// Every page of the trip that has something to show.
  func pages() -> [SitePage] {
    var pages = [SitePage(plan.addresses.home, isOfWholeTrip: true) { HomePage(site: self).file }]
    for index in plan.days.indices {
      pages.append(SitePage(plan.days[index].page) { DayPage(site: self, index: index).file })
    }
    // By their places in the plan: pages that held what they show until they are made would double its memory.
    for index in plan.journal.entries.indices {
      let id = plan.journal.entries[index].id
      pages.append(SitePage(plan.journal.entries[index].page) { EntryPage(site: self, id: id).file })
    }
    for (index, photo) in plan.media.photos.enumerated() {
      pages.append(SitePage(photo.page) { PhotoPage(site: self, photo: self.plan.media.photos[index]).file })
    }
    for own in plan.journal.pages {
      pages.append(SitePage(own.page) { OwnTextPage(site: self, own: own).file })
    }
    for place in plan.places {
      pages.append(SitePage(place.page) { PlacePage(site: self, place: place).file })
    }
    for event in plan.itinerary.events {
      pages.append(SitePage(event.page) { EventPage(site: self, event: event).file })
    }
    for (index, tag) in plan.journal.tags.enumerated() {
      pages.append(SitePage(tag.page) { TagPage(site: self, tag: self.plan.journal.tags[index]).file })
    }
    for idea in plan.itinerary.attractions {
      pages.append(SitePage(idea.page) { IdeaPage(site: self, idea: idea).file })
    }
    for (number, chat) in plan.journal.chats.enumerated() {
      for index in chat.parts.indices {
        pages.append(
          SitePage(chat.parts[index].page) {
            ChatPage(site: self, chat: self.plan.journal.chats[number], index: index).file
          })
      }
    }
    if let next = plan.next { pages += NextPage.pages(of: next) { PageScope(site: self, path: $0) } }
    return pages + sectionPages()
  }

  /// The page of each kind of thing, where the trip has any.
  private func sectionPages() -> [SitePage] {
    var pages: [SitePage] = []
    func add(
      _ path: OutputPath?, isOfWholeTrip: Bool = true,
      _ make: @escaping @Sendable (OutputPath) -> OutputFile
    ) {
      if let path { pages.append(SitePage(path, isOfWholeTrip: isOfWholeTrip) { make(path) }) }
    }
    for (index, part) in plan.addresses.story.enumerated() {
      add(part.page, isOfWholeTrip: false) { _ in StoryPage(site: self, index: index).file }
    }
    add(plan.addresses.calendar) { CalendarPage(site: self, path: $0).file }
    add(plan.addresses.journal) { JournalPage(site: self, path: $0).file }
    for (index, month) in plan.addresses.journalMonths.enumerated() {
      add(month.page, isOfWholeTrip: false) { JournalPage(site: self, path: $0, month: index).file }
    }
    for gallery in plan.media.galleries {
      let tally = GalleryTally(of: gallery, in: plan)
      for index in gallery.pages.indices {
        add(gallery.pages[index].page, isOfWholeTrip: false) { _ in
          PhotosPage(site: self, gallery: gallery, tally: tally, index: index).file
        }
      }
    }
    add(plan.addresses.map) { MapPage(site: self, path: $0).file }
    if let budget = plan.money.budget {
      add(plan.addresses.budget) { BudgetPage(site: self, path: $0, budget: budget).file }
      for (index, page) in budget.listing.enumerated() {
        add(page.page, isOfWholeTrip: false) { _ in
          PurchasesPage(site: self, budget: budget, index: index).file
        }
      }
    }
    add(plan.addresses.itinerary) { ItineraryPage(site: self, path: $0).file }
    add(plan.addresses.places) { PlacesPage(site: self, path: $0).file }
    add(plan.addresses.tags) { TagsPage(site: self, path: $0).file }
    add(plan.addresses.chats) { ChatsPage(site: self, path: $0).file }
    add(plan.addresses.ideas) { IdeasPage(site: self, path: $0).file }
    add(plan.addresses.figures) { FiguresPage(site: self, path: $0).file }
    add(plan.addresses.search) { SearchPage(site: self, path: $0).file }
    return pages
  }

  /// Whether a date without its year would not say which: on a trip of several years, and of a day outside its own.
  func needsYear(_ date: LocalDate) -> Bool { isOfYears || Self.isOutside(years, date) }

  private static func isOutside(_ years: ClosedRange<Int>?, _ date: LocalDate) -> Bool {
    years.map { !$0.contains(date.year) } ?? false
  }

  /// The page of a day, where it has one.
  func day(on date: LocalDate) -> DayPlan? { dayIndex(on: date).map { plan.days[$0] } }

  /// The same as its place among the days of the plan.
  func dayIndex(on date: LocalDate) -> Int? {
    let index = plan.days.firstIndex(sortedBy: \.date, notBelow: date)
    return index < plan.days.count && plan.days[index].date == date ? index : nil
  }
}
