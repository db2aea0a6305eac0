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
    var groups: [(date: LocalDate, tiles: [Record])] = []
    for photo in scope.plan.photos {
      if groups.last?.date != photo.day.value { groups.append((photo.day.value, [])) }
      groups[groups.count - 1].tiles.append(scope.tile(photo, height: 15))
    }
    let days = groups.map { group -> Record in
      [
        "label": .text(scope.label(of: group.date)), "date": .record(scope.dayLink(group.date)),
        "hasNumber": .flag(scope.site.day(on: group.date)?.number != nil),
        "gallery": TemplateValue(group.tiles),
        "count": .text(words.counted(.countPhotos, group.tiles.count)),
      ]
    }
    let lede = words.counted(
      .photosLede, scope.plan.photos.count, ["days": words.counted(.countDays, groups.count)])
    return scope.file(
      "photos", section: .photos, title: words[.navPhotos], description: lede,
      ["lede": .text(lede), "days": TemplateValue(days)])
  }
}
