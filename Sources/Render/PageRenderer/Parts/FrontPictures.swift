import SiteLanguage
import TripModel
import TripPlanning

/// The pictures that no day of the front page stands for, with the way to all of them.
struct FrontPictures {
  let scope: PageScope

  private var plan: TripPlan { scope.plan }

  var value: TemplateValue {
    guard let all = plan.media.galleries.first, let apart = plan.picturesApart else { return .none }
    let heading =
      apart.areBesideDays
      ? scope.words[.withoutDay] : scope.words.counted(.picturesHeading, plan.media.pictures.count)
    let record: Record = [
      "heading": .text(heading), "href": .text(scope.link(all.page)),
      "label": .text(scope.words[.allPhotos]),
      "gallery": TemplateValue(scope.tiles(apart.shown.map { plan[$0] })),
    ]
    return .record(record)
  }
}
