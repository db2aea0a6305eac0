import SiteOutput
import TripModel

extension TripPlanner {
  /// All ways to look at the pictures: by day; by place, where some are near one or in several towns; by camera, where there are
  /// several; by album.
  func planGalleries(
    _ photos: [PhotoPlan], _ entries: [EntryPlan], albums: [AlbumPlan], book: inout AddressBook
  ) -> [GalleryPlan] {
    guard !photos.isEmpty else { return [] }
    let top = root + ["photos"]
    var galleries = [GalleryPlan(kind: .days, pages: GalleryPager(byDay(photos)).pages(in: top))]
    let places = byPlace(photos, entries)
    // In one town all the time, they are all the pictures once more.
    let isParted =
      places.count > 1 || places.contains { if case .place(_?) = $0.heading { true } else { false } }
    if isParted, places.contains(where: { $0.heading != .place(nil) }) {
      galleries.append(GalleryPlan(kind: .places, pages: GalleryPager(places).pages(in: top + ["places"])))
    }
    let cameras = Dictionary(grouping: photos.indices) { photos[$0].photo.camera.name ?? "" }
      .filter { !$0.key.isEmpty }
    if cameras.count > 1 {
      for (name, taken) in cameras.sorted(by: { $0.key < $1.key }) {
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

  /// Towns in the order in which they were first photographed, each by the places at which its pictures were taken; of a
  /// trip that was in one town all the time only the places. What is neither in a town nor near a place stands behind them.
  private func byPlace(_ photos: [PhotoPlan], _ entries: [EntryPlan]) -> [GalleryGroup] {
    let towns = photos.map { town(of: $0, entries) }
    let isOfOneTown = Set(towns.compactMap(\.self)).count < 2
    var order: [GalleryGroup.Heading] = []
    var groups: [GalleryGroup.Heading: [GalleryGroup]] = [:]
    var others: [PhotoID] = []
    for (photo, town) in zip(photos, towns) {
      let isThere = isOfOneTown || town == nil
      let place = photo.nearestPlace.flatMap { isThere || $0.metres <= Self.spot ? $0.place : nil }
      guard let heading = place.map(GalleryGroup.Heading.place) ?? town.map(GalleryGroup.Heading.town) else {
        others.append(photo.id)
        continue
      }
      // Outside of towns each place stands by itself, where one first came to it.
      let own = isOfOneTown ? nil : town
      let key = own.map(GalleryGroup.Heading.town) ?? heading
      if groups[key] == nil { order.append(key) }
      if let index = groups[key]?.firstIndex(where: { $0.heading == heading }) {
        groups[key]?[index].photos.append(photo.id)
        groups[key]?[index].total += 1
      } else {
        groups[key, default: []].append(GalleryGroup(heading: heading, photos: [photo.id], town: own))
      }
    }
    let all = order.flatMap { groups[$0] ?? [] }
    return others.isEmpty ? all : all + [GalleryGroup(heading: .place(nil), photos: others)]
  }

  /// Metres from a place within which a picture in a town was taken at that place.
  private static let spot = 100.0

  /// The town in which it was taken; of a picture that does not say where, that of the first entry that shows it.
  private func town(of photo: PhotoPlan, _ entries: [EntryPlan]) -> String? {
    let entry = photo.entries.first.map { entries[$0.index] }
    let locality =
      photo.locality ?? (photo.photo.withheld == nil && entry?.withheld == nil ? entry?.locality : nil)
    return locality.flatMap { $0.isInTown ? $0.town : nil }
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
