import SiteLanguage
import TripModel
import TripPlanning

/// The pictures that no day of the front page stands for: all of a trip without a day, else those without a date, where
/// they are much of what it has to show.
struct FrontPictures {
  let scope: PageScope

  /// As many are a look: all have a page.
  static let most = 36
  /// One in so many of all: fewer are looked for among the photos.
  private static let leastPart = 4

  private var plan: TripPlan { scope.plan }

  var value: TemplateValue {
    guard let all = plan.media.galleries.first else { return .none }
    let pictures = plan.media.pictures
    let undated = pictures.filter { $0.day == nil }
    let isOfDays = !plan.days.isEmpty
    // The only picture stands on top of the page.
    if !isOfDays, pictures.count == 1, plan.media.cover != nil { return .none }
    guard !isOfDays || !undated.isEmpty && undated.count * Self.leastPart >= pictures.count else {
      return .none
    }
    let shown = isOfDays ? undated : Array(pictures)
    let heading =
      isOfDays ? scope.words[.withoutDay] : scope.words.counted(.picturesHeading, pictures.count)
    let record: Record = [
      "heading": .text(heading), "href": .text(scope.link(all.page)),
      "label": .text(scope.words[.allPhotos]),
      "gallery": TemplateValue(scope.tiles(Array(shown.prefix(Self.most)))),
    ]
    return .record(record)
  }
}
