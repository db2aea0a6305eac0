import TripModel
import TripPlanning

/// What a gallery holds in all, counted once for all of its pages.
struct GalleryTally {
  private(set) var stills = 0
  private(set) var clips = 0
  /// Those of them without a day.
  private(set) var undatedStills = 0
  private(set) var undatedClips = 0
  /// Days of which it has a picture.
  private(set) var days: Set<LocalDate> = []

  init(of gallery: GalleryPlan, in plan: TripPlan) {
    for page in gallery.pages {
      for group in page.groups {
        for id in group.photos { add(plan.media.photos[id.index]) }
      }
    }
  }

  private mutating func add(_ photo: PhotoPlan) {
    if photo.photo.isClip { clips += 1 } else { stills += 1 }
    if let day = photo.day {
      days.insert(day.value)
    } else if photo.photo.isClip {
      undatedClips += 1
    } else {
      undatedStills += 1
    }
  }
}
