package import SiteOutput
import TrackFigures
import TripModel

/// The pages of a trip that are not about one thing; nil where there is nothing to show.
package struct TripAddresses: Hashable, Sendable, Codable {
  package var home: OutputPath
  package var journal: OutputPath?
  /// The pages of a long journal.
  package var journalMonths: [JournalMonth] = []
  /// The whole trip in one go.
  package var story: [StoryPart] = []
  package var photos: OutputPath?
  package var map: OutputPath?
  package var budget: OutputPath?
  package var places: OutputPath?
  /// All tags, where there are several.
  package var tags: OutputPath?
  /// Conversations.
  package var chats: OutputPath?
  /// Saved attractions.
  package var ideas: OutputPath?
  /// Places to go next.
  package var next: OutputPath?
  package var search: OutputPath?
  package var calendar: OutputPath?
  package var itinerary: OutputPath?
  /// What is planned, for calendar programs.
  package var ics: OutputPath?
  /// The trip in figures.
  package var figures: OutputPath?
  package var json: OutputPath
  /// Everything that has a position, for maps of others.
  package var geojson: OutputPath?
  /// The recorded way, for other programs.
  package var gpx: OutputPath?
  /// What was spent, one by one, for spreadsheets.
  package var expenses: OutputPath?
  /// The folder of what scripts read (`data`).
  package var data: String
  package var feed: OutputPath?
  /// The folder of the theme's files (`assets`), as they are found from every trip of the library.
  package var assets: String
  /// The style sheet of the trip's own accent.
  package var accent: OutputPath
  /// The trip's icon as a picture.
  package var icon: OutputPath

  /// Those that every trip has, below the folders in which its pages stand.
  init(in root: [String]) {
    home = .page(root)
    map = .page(root + ["map"])
    json = .file(root + ["trip.json"])
    data = (root + ["data"]).joined(separator: "/")
    assets = "assets"
    accent = .file(root + ["assets", "accent.css"])
    icon = .file(root + ["assets", "trip-icon.svg"])
  }

  /// Those of all that a plan has to show.
  static func choose(for plan: TripPlan, in root: [String]) -> TripAddresses {
    var all = TripAddresses(in: root)
    func page(_ name: String, _ isShown: Bool) -> OutputPath? { isShown ? .page(root + [name]) : nil }
    func file(_ name: String, _ isShown: Bool) -> OutputPath? { isShown ? .file(root + [name]) : nil }
    let (entries, events, budget) = (plan.journal.entries, plan.itinerary.events, plan.money.budget)
    let (photos, attractions) = (plan.media.pictures, plan.itinerary.attractions)
    // Of a trip that is over and was nowhere that anybody knows there is nothing to show on a map; pictures without a day
    // were taken, too.
    let isOver =
      !(plan.days.isEmpty && photos.isEmpty) && plan.profile.state != .planned && !plan.isOnTheWay
    all.map = page("map", !plan.isNowhere || plan.way.leadsSomewhere || !isOver)
    all.journal = page("journal", !entries.isEmpty)
    all.journalMonths = JournalMonth.split(entries, in: root)
    all.story = StoryPart.split(plan, in: root)
    all.feed = file("feed.xml", !entries.isEmpty)
    all.photos = page("photos", !photos.isEmpty)
    all.budget = page("budget", budget.map(\.isTold) ?? false)
    all.places = page("places", !plan.places.isEmpty)
    all.search = page(
      "search",
      !entries.isEmpty || !photos.isEmpty || !plan.places.isEmpty || all.budget != nil
        || !events.isEmpty || !plan.journal.chats.isEmpty || !attractions.isEmpty || plan.next != nil
        || plan.journal.pages.contains { $0.navigation != .hidden })
    all.tags = page("tags", plan.journal.tags.count > 1)
    all.chats = page("chats", !plan.journal.chats.isEmpty)
    all.ideas = page("ideas", !attractions.isEmpty)
    all.next = page(DestinationAddresses.folder, plan.next != nil)
    all.calendar = page("calendar", !plan.days.isEmpty && !plan.isSilent)
    all.figures = page("figures", plan.hasFigures)
    all.itinerary = page("itinerary", !events.isEmpty)
    let isAnythingPlanned = !events.isEmpty || attractions.contains { $0.day != nil }
    all.ics = file("calendar.ics", isAnythingPlanned || !plan.daysToRemind.isEmpty)
    all.geojson = file("places.geojson", plan.hasPositions)
    all.gpx = file("track.gpx", plan.way.tracks.contains { !$0.segments.isEmpty })
    // Where only sums are published there are no expenses.
    all.expenses = file(
      "expenses.csv", budget.map { !$0.expenses.isEmpty || !$0.repayments.isEmpty } ?? false)
    return all
  }
}

extension TripPlan {
  /// Whether there is enough for a page of figures: a table of one column or two tells no more than its days do.
  var hasFigures: Bool {
    let ways = days.compactMap(\.way)
    guard days.count > 1 || !ways.isEmpty else { return false }
    let kinds = [
      days.contains { !$0.photos.isEmpty }, days.contains { !$0.entries.isEmpty },
      days.contains { ($0.money?.spent.minorUnits ?? 0) != 0 }, days.contains { !$0.route.stops.isEmpty },
      way.route.tellsLength, ways.contains { $0.figures.movingSeconds != nil },
      ways.contains { $0.figures.ascent != nil },
    ]
    return kinds.count { $0 } > 2
  }

  /// Whether anything stands anywhere.
  fileprivate var hasPositions: Bool {
    !places.isEmpty || !way.route.stops.isEmpty || itinerary.attractions.contains { $0.position != nil }
      || journal.entries.contains { $0.position.map { !$0.reason.isRegion } ?? false }
      || media.pictures.contains { $0.position != nil && !$0.isRoughlyPlaced }
      || itinerary.events.contains { $0.places.contains { $0.position != nil } }
  }
}
