import SiteOutput
import TripModel

extension TripPlanner {
  /// All ways to look at the pictures: by day; by place, where some are near one or in several towns; by camera, where there are
  /// several, of each that took more than one; by album.
  func planGalleries(
    _ photos: [PhotoPlan], _ entries: [EntryPlan], _ places: [PlacePlan], _ events: [EventPlan],
    _ clocks: LocalClocks, albums: [AlbumPlan], book: inout AddressBook
  ) -> [GalleryPlan] {
    guard !photos.isEmpty else { return [] }
    let top = root + ["photos"]
    var galleries = [GalleryPlan(kind: .days, pages: GalleryPager(byDay(photos)).pages(in: top))]
    let places = PlaceGrouping(photos, entries, places, events, clocks).groups
    // In one town all the time, they are all the pictures once more, whether or not each of them says so.
    let isParted =
      places.count { $0.heading != .unplaced } > 1
      || places.contains { if case .place(_?) = $0.heading { true } else { false } }
    if isParted, places.contains(where: { !$0.heading.isRest }) {
      galleries.append(GalleryPlan(kind: .places, pages: GalleryPager(places).pages(in: top + ["places"])))
    }
    let cameras = Dictionary(grouping: photos.indices) { photos[$0].photo.camera.name ?? "" }
      .filter { !$0.key.isEmpty }
    if cameras.count > 1 {
      // A single picture has its own page, which names its camera.
      for (name, taken) in cameras.sorted(by: { $0.key < $1.key }) where taken.count > 1 {
        let slug = book.folder(in: "photos/cameras", wishes: [name])
        galleries.append(
          GalleryPlan(
            kind: .camera(name),
            pages: GalleryPager(byDay(taken.lazy.map { photos[$0] })).pages(in: top + ["cameras", slug])))
      }
    }
    for album in albums {
      let folders = album.page.text.split(separator: "/").dropLast().map(String.init)
      let group = GalleryGroup(heading: .none, photos: album.photos)
      galleries.append(GalleryPlan(kind: .album(album.id), pages: GalleryPager([group]).pages(in: folders)))
    }
    return galleries
  }

  /// In the order in which they were taken; a day that comes twice over the date line has two groups.
  private func byDay(_ photos: some Sequence<PhotoPlan>) -> [GalleryGroup] {
    var groups: [GalleryGroup] = []
    for photo in photos {
      let heading = GalleryGroup.Heading.day(photo.day?.value)
      if groups.last?.heading != heading { groups.append(GalleryGroup(heading: heading, photos: [])) }
      groups[groups.count - 1].photos.append(photo.id)
    }
    return groups
  }
}

extension GalleryGroup.Heading {
  /// Whether it is that of what is left when all that is at a place has been taken away.
  fileprivate var isRest: Bool {
    switch self {
    case .place(let place): place == nil
    case .onTheWay, .unplaced: true
    case .day, .town, .around, .none: false
    }
  }
}

/// Cuts a gallery into pages that stay light: whole groups where they fit, a large one in parts.
struct GalleryPager {
  private let groups: [GalleryGroup]

  /// A page of so many pictures has less than 20 KB, compressed.
  static let maxOnPage = 600

  init(_ groups: [GalleryGroup]) { self.groups = groups }

  /// `folder/`, then `folder/pages/2/`.
  func pages(in folder: [String]) -> [GalleryPage] {
    let parts = parts
    return parts.indices.map { index in
      let path: OutputPath = index == 0 ? .page(folder) : .page(folder + ["pages", String(index + 1)])
      return GalleryPage(page: path, groups: parts[index])
    }
  }

  private var parts: [[GalleryGroup]] {
    var pages: [[GalleryGroup]] = [[]]
    var room = Self.maxOnPage
    for group in groups {
      var rest = group.photos[...]
      // A group that would be cut in two begins a page of its own.
      if rest.count > room, room < Self.maxOnPage {
        pages.append([])
        room = Self.maxOnPage
      }
      repeat {
        if room == 0 {
          pages.append([])
          room = Self.maxOnPage
        }
        let part = rest.prefix(room)
        var shown = GalleryGroup(heading: group.heading, photos: Array(part), town: group.town)
        (shown.total, shown.before) = (group.photos.count, group.photos.count - rest.count)
        pages[pages.count - 1].append(shown)
        rest = rest.dropFirst(part.count)
        room -= part.count
      } while !rest.isEmpty
    }
    return pages
  }
}
