import Markdown
import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// A page of a gallery: all photos day by day or by place, those of a camera, those of an album.
struct PhotosPage {
  private let scope: PageScope
  private let gallery: GalleryPlan
  private let tally: GalleryTally
  private let index: Int

  /// `index` is that of the page in its gallery.
  init(site: TripSite, gallery: GalleryPlan, tally: GalleryTally, index: Int) {
    scope = PageScope(site: site, path: gallery.pages[index].page)
    self.gallery = gallery
    self.tally = tally
    self.index = index
  }

  private var words: Words { scope.words }
  private var plan: TripPlan { scope.plan }
  private var page: GalleryPage { gallery.pages[index] }
  private var photos: [PhotoPlan] { groupsBelowText.flatMap { $0.photos.map { plan[$0] } } }

  private var album: AlbumPlan? {
    if case .album(let id) = gallery.kind { plan[id] } else { nil }
  }

  var file: OutputFile {
    let album = index == 0 ? album : nil
    let lede = lede
    let ways = GalleryWays(scope: scope, current: gallery)
    let placed = photos.count(where: \.isOnMap)
    // Who chose the only days that there are would see what stands there already.
    let walls = walls.filter { wall in
      wall.groups.contains { $0.heading != .day(nil) }
    }
    let isByDay = walls.count > 1 && gallery.kind != .places
    let title = gallery.pages.count > 1 ? name + " · " + number : name
    return scope.file(
      "photos", section: .photos, title: index == 0 ? name : title,
      description: album.map { $0.excerpt.isEmpty ? lede : $0.excerpt } ?? lede,
      [
        "title": .text(name), "lede": .text(lede), "kept": scope.kept(album?.kept), "above": above,
        "ways": TemplateValue(ways.records), "cameras": TemplateValue(ways.cameras),
        "hasText": .flag(album.map { !$0.body.blocks.isEmpty } ?? false),
        "bodyHTML": .html(album.map(text) ?? .empty), "albums": TemplateValue(albums),
        "groups": TemplateValue(groups), "isFiltered": .flag(isByDay),
        // To ask for all pictures or for none is no question.
        "isPartlyPlaced": .flag(placed > 0 && placed < photos.count),
        "turn": turning.value(on: scope, label: .navPhotos),
      ])
  }

  private var name: String {
    switch gallery.kind {
    case .days: words[.navPhotos]
    case .places: words[.galleryByPlace]
    case .camera(let name): name
    case .album(let id): plan[id].title.value
    }
  }

  private var number: String {
    words(
      .galleryPage,
      ["number": words.numbers.whole(index + 1), "count": words.numbers.whole(gallery.pages.count)])
  }

  private var lede: String {
    let lede = album?.lead ?? sum
    return gallery.pages.count > 1 ? lede + " " + number + "." : lede
  }

  /// `1,050 photographs from 3 days.`
  private var sum: String {
    let counts = scope.counts(stills: tally.stills, clips: tally.clips)
    if tally.stills + tally.clips == 0 { return "" }
    if tally.days.isEmpty { return counts.joined(separator: ", ") }
    let days = words.counted(.countDays, tally.days.count)
    let undated = tally.undatedStills + tally.undatedClips
    if undated > 0 {
      let dated = scope.counts(
        stills: tally.stills - tally.undatedStills, clips: tally.clips - tally.undatedClips)
      return words(
        .photosUndated,
        ["photos": words.list(dated), "days": days, "undated": words.numbers.whole(undated)])
    }
    if tally.clips == 0 { return words.counted(.photosLede, tally.stills, ["days": days]) }
    return words(.clipsLede, ["photos": words.list(counts), "days": days])
  }

  /// What a camera's or an album's page lies below.
  private var above: TemplateValue {
    let parent = album?.parent.map { plan[$0] }
    guard let page = parent?.page ?? plan.media.galleries.first?.page, gallery.kind != .days else {
      return .none
    }
    let record: Record = [
      "href": .text(scope.link(page)), "label": .text(parent?.title.value ?? words[.navPhotos]),
    ]
    return .record(record)
  }

  private func text(of album: AlbumPlan) -> HTML {
    let setting = TextSetting(
      pictures: album.pictures, links: album.links, headings: scope.site.headings(album.links),
      idPrefix: "a-", words: words)
    return scope.textFrame(topLevel: 2).html(EntryText.form(album.body, setting: setting))
  }

  /// The albums of the trip, or those within this one.
  private var albums: [Record] {
    guard index == 0 else { return [] }
    let shown: [AlbumID]
    switch gallery.kind {
    case .days: shown = plan.media.albums.filter { $0.parent == nil }.map(\.id)
    case .album(let id): shown = plan[id].children
    case .places, .camera: shown = []
    }
    return shown.map { id in
      let album = plan[id]
      let photos = album.photos.isEmpty ? album.children.flatMap { plan[$0].photos } : album.photos
      return [
        "href": .text(scope.link(album.page)), "title": .text(album.title.value),
        "picture": .record(scope.picture(plan[album.cover.value], use: .shelf, alternative: "")),
        "count": .text(scope.counted(photos.map { plan[$0] })), "kept": scope.kept(album.kept),
      ]
    }
  }

  /// As many pictures as on the page of a day are as large as there.
  private var stand: GalleryRows.Stand { gallery.count > Self.maxLarge ? .page : .day }
  private static let maxLarge = 24

  /// Whether no text and no albums stand above the pictures.
  private var isAllPictures: Bool { index > 0 || albums.isEmpty && album?.body.blocks.isEmpty ?? true }

  /// Without what the text of an album shows above.
  private var groupsBelowText: [GalleryGroup] {
    guard index == 0, let album else { return page.groups }
    let shown = Set(album.pictures.values)
    return page.groups.compactMap { group in
      var left = group
      left.photos.removeAll { shown.contains($0) }
      return left.photos.isEmpty ? nil : left
    }
  }

  /// Below a heading each. Of few pictures of a camera no day has one while others share one: it is one look.
  private var walls: [GalleryWall] {
    let walls = GalleryWall.parted(groupsBelowText, in: plan)
    guard case .camera = gallery.kind, gallery.count <= Self.maxLarge else { return walls }
    return GalleryWall.even(walls)
  }

  private var groups: [Record] {
    var before = 0
    var anchored: Set<LocalDate> = []
    return walls.map { wall in
      defer { before += wall.photos.count }
      let anchors = wall.groups.map { group -> String? in
        guard gallery.kind == .days, let day = group.day else { return nil }
        // A day may come twice over the date line.
        return anchored.insert(day).inserted ? DayAnchors.anchor(of: day) : nil
      }
      return record(of: wall, anchors: anchors, before: before).with(["anchor": TemplateValue(anchors[0])])
    }
  }

  /// `anchors` are the names of its groups' days, of which the first stands on the wall as a whole; `before` is how many pictures
  /// stand above the wall on the page.
  private func record(of wall: GalleryWall, anchors: [String?], before: Int) -> Record {
    let photos = wall.photos.map { plan[$0] }
    let labels = wall.groups.flatMap { group -> [String?] in
      // What the heading says already is no label: the town of its pictures, or the only group.
      let isOfTown = wall.towns.count == 1 && group.town != nil
      let isItself = group.heading.isAround || group.town.map { group.heading == .town($0) } ?? false
      let isNamed = isOfTown ? !isItself : wall.groups.count > 1
      let label = isNamed ? GalleryHeading(scope: scope, group: group).label : nil
      return group.photos.indices.map { $0 == 0 ? label : nil }
    }
    let marks = zip(wall.groups, anchors).enumerated().flatMap { index, group -> [String?] in
      group.0.photos.indices.map { $0 == 0 && index > 0 ? group.1 : nil }
    }
    let rows = scope.tiles(
      photos, in: stand, light: PageScope.maxPlaceholders - before, beginsPage: before == 0 && isAllPictures)
    let tiles = zip(photos, zip(zip(labels, marks), rows))
    // The name of a place may be long; that of a day stands on one line.
    let sign = self.gallery.kind == .places ? "away" : "day"
    let gallery = tiles.map { photo, tile in
      tile.1.with([
        "isPlaced": .flag(photo.isOnMap), sign: TemplateValue(tile.0.0),
        "dayAnchor": TemplateValue(tile.0.1), "caption": TemplateValue(caption(of: photo)),
      ])
    }
    let heading = GalleryHeading(scope: scope, wall: wall)
    return [
      "group": .text(heading.group), "heading": .text(heading.text), "place": TemplateValue(heading.place),
      "dayTitle": TemplateValue(heading.dayTitle), "date": heading.date, "note": TemplateValue(heading.note),
      "gallery": TemplateValue(gallery),
    ]
  }

  /// What stands below a picture on the wall of all days: what was said of it, else where and when it was taken.
  private func caption(of photo: PhotoPlan) -> String? {
    guard gallery.kind == .days else { return nil }
    if let said = photo.caption?.value, !said.isEmpty, said.count <= Self.longestCaption { return said }
    guard let taken = photo.taken, photo.day != nil else { return nil }
    // How far from a town is no caption.
    let place = scope.spotName(of: photo) ?? photo.locality.flatMap { $0.isInTown ? $0.town : nil }
    return [place, words.dates.time(taken.value.local.time)].compactMap(\.self).joined(
      separator: words[.listMark])
  }

  /// Characters: more would be as high as their picture, and stand on its own page.
  private static let longestCaption = 90

  private var turning: Turning {
    let numbers = Array(gallery.pages.indices)
    return Turning(at: index, of: numbers, by: (.previousPage, .nextPage)) { number, phrase in
      let count = words.numbers.whole(numbers.count)
      return Turning.Side(
        page: gallery.pages[number].page, label: words[phrase],
        title: words(.galleryPage, ["number": words.numbers.whole(number + 1), "count": count]))
    }
  }
}
