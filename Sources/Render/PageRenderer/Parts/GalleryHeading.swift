import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// What stands above a group of pictures.
struct GalleryHeading {
  /// As the list of days names it.
  var group: String
  var text: String
  /// What a day is called, behind its number; nil where it has no name of its own.
  var dayTitle: String?
  /// The link of a place.
  var place: String?
  /// The date beside the number of a day.
  var date = TemplateValue.none
  /// How many pictures there are; nil where the heading says so.
  var note: String?
  /// As its first picture bears it on a wall of several groups.
  var label: String

  /// Of a wall: the days or places from its first to its last group.
  init(scope: PageScope, wall: GalleryWall) {
    self.init(scope: scope, group: wall.groups[0])
    let town = wall.towns.count == 1 ? wall.groups[0].town : nil
    guard wall.groups.count > 1 || town != nil && wall.groups[0].total == wall.groups[0].photos.count else {
      return
    }
    date = .none
    (place, dayTitle) = (nil, nil)
    note = scope.counted(wall.photos.map { scope.plan[$0] })
    let days = wall.groups.compactMap(\.day)
    if let town {
      text = wall.isWithAround ? scope.words(.placesAround, ["town": town]) : town
    } else if let first = days.min(), let last = days.max() {
      text = scope.words.dates.range(first, last)
      let titles = Set(days.compactMap { scope.site.day(on: $0).flatMap { scope.ownTitle(of: $0) } })
      // Beside one of few pictures and no name a day keeps its own.
      if titles.count == 1 { dayTitle = titles.first }
    } else {
      // Each first picture bears its own; of more than a few the heading says where the wall begins and ends.
      let ends = [wall.groups[0], wall.groups[wall.groups.count - 1]]
      let isLong = wall.groups.count > Self.maxLabels
      // Places in a town are called by it here, once.
      let labels = (isLong ? ends : wall.groups).map {
        $0.town ?? GalleryHeading(scope: scope, group: $0).label
      }
      .reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
      text = labels.joined(separator: isLong ? " – " : " · ")
    }
    group = text
  }

  /// How many names of places a heading has at most.
  static let maxLabels = 3

  init(scope: PageScope, group: GalleryGroup) {
    let words = scope.words
    let count = Self.count(of: group, scope)
    note = count
    switch group.heading {
    case .day(nil):
      text = words[.withoutDay]
      self.group = text
      label = text
    case .day(let day?):
      text = scope.label(of: day)
      label = text
      let plan = scope.site.day(on: day)
      let isNumbered = plan.flatMap(scope.plan.toldNumber) != nil
      if isNumbered { dayTitle = plan.flatMap { scope.ownTitle(of: $0) } }
      self.group = isNumbered ? text + " · " + words.dates.long(day) : words.dates.long(day)
      if isNumbered { date = .record(scope.dayLink(day)) } else { text = words.dates.long(day) }
    case .place(nil):
      text = words[.galleryElsewhere]
      self.group = text
      label = text
    case .place(let id?):
      text = scope.plan[id].title
      self.group = text
      label = text
      place = scope.link(scope.plan[id].page)
    case .town(let name):
      text = name
      self.group = text
      label = text
    case .around(let town):
      text = words(.placesAround, ["town": town])
      self.group = text
      label = words(.dayAround, ["places": town])
    case .unplaced:
      text = words[.galleryUnplaced]
      self.group = text
      label = text
    case .onTheWay:
      text = words[.galleryOnTheWay]
      self.group = text
      label = text
    case .none:
      text = words.counted(.picturesHeading, group.total)
      self.group = text
      label = text
      if group.total == group.photos.count { note = nil }
    }
  }

  /// `12 photos`, or which of them where others stand on other pages.
  private static func count(of group: GalleryGroup, _ scope: PageScope) -> String {
    let words = scope.words
    guard group.total > group.photos.count else { return scope.counted(group.photos.map { scope.plan[$0] }) }
    return words(
      .galleryPart,
      [
        "first": words.numbers.whole(group.before + 1),
        "last": words.numbers.whole(group.before + group.photos.count),
        "photos": words.counted(.countPhotos, group.total),
      ])
  }
}

/// The other ways to look at the trip's pictures, where there are any.
struct GalleryWays {
  let scope: PageScope
  let current: GalleryPlan

  /// More cameras than these are folded, so that the first picture is not far below them.
  private static let maxCameras = 6

  private var ofCameras: [GalleryPlan] {
    scope.plan.media.galleries.filter { if case .camera = $0.kind { true } else { false } }
  }

  private var isFolded: Bool { ofCameras.count > Self.maxCameras }

  /// Those of the cameras, where they are many; else they are among the others.
  var cameras: [Record] { isFolded ? ofCameras.compactMap { record(of: $0) } : [] }

  var records: [Record] {
    let plan = scope.plan
    var ways = plan.media.galleries.compactMap { gallery -> Record? in
      if case .camera = gallery.kind, isFolded { return nil }
      return record(of: gallery)
    }
    // Albums stand on the shelf of the page of all pictures.
    if let all = plan.media.galleries.first, !plan.media.albums.isEmpty {
      ways.insert(albums(all.page), at: 1)
    }
    return ways.count > 1 || isFolded ? ways : []
  }

  private func record(of gallery: GalleryPlan) -> Record? {
    guard let label = label(of: gallery.kind) else { return nil }
    let isThis = gallery.page == scope.path
    return [
      "href": .text(scope.link(gallery.page)), "label": .text(label),
      "current": gallery.kind == current.kind ? .text(isThis ? "page" : "true") : .none,
    ]
  }

  private func albums(_ shelf: OutputPath) -> Record {
    let isAlbum = if case .album = current.kind { true } else { false }
    return [
      "href": .text(scope.link(shelf, fragment: "albums")), "label": .text(scope.words[.galleryAlbums]),
      "current": isAlbum ? "true" : .none,
    ]
  }

  /// Nil for an album: those stand on a shelf.
  private func label(of kind: GalleryPlan.Kind) -> String? {
    switch kind {
    case .days: scope.words[.galleryByDay]
    case .places: scope.words[.galleryByPlace]
    case .camera(let name): isFolded ? name : scope.words(.galleryCamera, ["name": name.isolated])
    case .album: nil
    }
  }
}
