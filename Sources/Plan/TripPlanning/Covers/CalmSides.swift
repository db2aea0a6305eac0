import TripModel

extension [DayPlan] {
  /// With the side of each day's cover on which the title of the day hides least of it. An upright picture stands beside
  /// its title, which hides nothing.
  func withCalmSides(of things: TripThings, _ media: MediaFacts) -> [DayPlan] {
    map { day in
      guard let cover = day.cover.map({ things[$0.value] }), cover.photo.isLandscape else { return day }
      var day = day
      day.calmSideOfCover = cover.focus?.sideOfTitle ?? media.calmSide(cover)
      return day
    }
  }
}

extension CoverFocus {
  /// What the traveller wants to see at one side the title leaves free; nil where it is at neither.
  var sideOfTitle: PictureSide? {
    switch self {
    case .left: .right
    case .right: .left
    case .middle, .top, .bottom: nil
    }
  }
}
