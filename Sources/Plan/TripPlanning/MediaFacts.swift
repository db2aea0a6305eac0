package import SiteColour
import SiteOutput
import TripModel

/// What somebody who looked at pixels knows of the pictures that a trip shows. The planner opens no file: what is not
/// told here, no page shows.
package struct MediaFacts {
  /// What pictures look like from afar, by their files.
  package var placeholders: [String: PicturePlaceholder] = [:]
  /// The files of pictures that were drawn, written or scanned, by their look.
  package var graphics: Set<String> = []
  /// Those among them that are papers with lines of letters.
  package var papers: Set<String> = []
  /// The full pictures that are offered for download, by their files.
  package var originals: [String: OriginalFacts] = [:]
  /// The colour that a picture is known by: asked of the cover, where the trip's accent is to be drawn from it. Nil
  /// for a grey one.
  package var colour: (PhotoPlan) -> RGBColour? = { _ in nil }
  /// The side of a picture on which a title over its foot covers least: asked of the covers of the trip and of its days.
  /// Nil where both are much the same.
  package var calmSide: (PhotoPlan) -> PictureSide? = { _ in nil }

  package init() {}

  /// A picture with all that is known of it.
  func told(_ photo: PhotoPlan) -> PhotoPlan {
    var photo = photo
    photo.placeholder = placeholders[photo.photo.file]
    photo.isGraphic = graphics.contains(photo.photo.file)
    photo.isPaper = papers.contains(photo.photo.file)
    photo.original = originals[photo.photo.file].map { OriginalPlan($0, of: photo) }
    return photo
  }
}

/// How a full picture can be published.
package struct OriginalFacts {
  /// The usual ending of its kind: `jpg`.
  package var ending: String
  package var byteCount: Int

  package init(ending: String, byteCount: Int) {
    self.ending = ending
    self.byteCount = byteCount
  }
}
