import SiteLanguage
import TripModel
import TripPlanning

/// The large picture at the head of a page. One that would have to be enlarged to fill the page, or would lose most of
/// itself in so wide a band, stands beside the title.
struct HeadPicture {
  let scope: PageScope
  let photo: PhotoPlan
  /// What stands below it.
  var caption: String?
  /// What the author says of it, in full.
  var said: String?
  /// Whether a title that lies over its foot lies at the end of that, and not where lines begin.
  var isTitleAside = false
  /// For who cannot see it.
  let alternative: String

  /// Characters of the caption: three lines. The page of the picture has all of it.
  static let lengthOfCaption = 160

  /// One that `isFirst` is loaded at once.
  func record(isFirst: Bool) -> Record {
    let isPlate = !photo.fillsHead
    let use = isPlate && isFirst ? PictureUse.plate(width: photo.largestWidth) : .whole
    let picture = scope.picture(photo, use: use, alternative: alternative, isFirst: isFirst)
    return [
      "picture": .record(picture), "isPlate": .flag(isPlate),
      "href": .text(scope.link(photo.page)), "id": .text(photo.name),
      "original": TemplateValue(photo.original.map { scope.link($0.path) }),
      // By its ratio the style sheet knows how much of it is lost.
      "shape": .text(photo.headClass + " " + photo.ratioClass + (isTitleAside ? " aside" : "")),
      "caption": TemplateValue(caption?.cut(at: Self.lengthOfCaption)),
      "said": TemplateValue(said), "when": TemplateValue(scope.placeAndTime(of: photo)),
    ]
  }
}

extension PhotoPlan {
  /// Whether it is large enough to be the first thing seen. What is kept back stands further down, where its mark is, and a
  /// clip where it is played.
  var mayHeadPage: Bool { kept == nil && !photo.isClip && largestWidth >= 600 && ratio >= 0.6 }

  /// Whether it fills the head of a page from edge to edge.
  var fillsHead: Bool { largestWidth >= Self.widthOfHead && ratio >= Self.leastRatioOfHead }
}
