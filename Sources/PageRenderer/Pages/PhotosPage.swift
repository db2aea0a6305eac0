import SiteLanguage
import SiteOutput
import TripModel
import TripPlanner

/// All photos, day by day.
struct PhotosPage {
  private let scope: PageScope

  init(site: TripSite, path: OutputPath) { scope = PageScope(site: site, path: path) }

  var file: OutputFile {
    let words = scope.words
    var groups: [(date: LocalDate?, photos: [PhotoPlan], tiles: [Record])] = []
    for (index, photo) in scope.plan.photos.enumerated() {
      if groups.isEmpty || groups.last?.date != photo.day?.value {
        groups.append((photo.day?.value, [], []))
      }
      groups[groups.count - 1].photos.append(photo)
      groups[groups.count - 1].tiles.append(
        scope.tile(photo, height: 15, isLight: index >= PageScope.mostPlaceholders).with([
          "isPlaced": .flag(photo.position != nil)
        ]))
    }
    let days = groups.map { group -> Record in
      [
        "label": TemplateValue(group.date.map { scope.label(of: $0) }),
        "date": group.date.map { .record(scope.dayLink($0)) } ?? .none,
        "isNumbered": .flag(group.date.flatMap { scope.site.day(on: $0)?.number } != nil),
        "gallery": TemplateValue(group.tiles),
        "count": .text(scope.counted(group.photos)),
      ]
    }
    let placed = scope.plan.photos.count { $0.position != nil }
    let dayCount = groups.count { $0.date != nil }
    let photoCount = scope.plan.photos.count
    let hasClips = scope.plan.photos.contains { $0.photo.isClip }
    let lede =
      dayCount == 0
      ? scope.counted(scope.plan.photos)
      : hasClips
        ? words(
          .clipsLede,
          [
            "photos": words.list(scope.counts(of: scope.plan.photos)),
            "days": words.counted(.countDays, dayCount),
          ])
        : words.counted(.photosLede, photoCount, ["days": words.counted(.countDays, dayCount)])
    return scope.file(
      "photos", section: .photos, title: words[.navPhotos], description: lede,
      [
        "lede": .text(lede), "days": TemplateValue(days), "isFiltered": .flag(days.count > 1),
        // To ask for all pictures or for none is no question.
        "isPartlyPlaced": .flag(placed > 0 && placed < photoCount),
      ])
  }
}
