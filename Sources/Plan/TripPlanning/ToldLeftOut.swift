import TripModel

extension TripPlanner {
  /// Those pictures left out of which readers may learn: by date, as copies of what they know already, or as damaged.
  ///
  /// What somebody chose not to show is nobody's business, nor is what was taken near home or looks like a paper or a
  /// screen; of a damaged picture nobody knows where it was taken, so with a home none is told.
  func markTold(_ leftOut: [LeftOutPhoto], beside photos: [PhotoPlan], clocks: LocalClocks) -> [LeftOutPhoto]
  {
    let files = Set(leftOut.map(\.file))
    let whole = Dictionary(
      trip.photos.lazy.filter { files.contains($0.file) }.map { ($0.file, $0) },
      uniquingKeysWith: { first, _ in first })
    var known = Set(photos.lazy.filter { $0.photo.withheld == nil }.map { $0.photo.file })
    var marked = leftOut
    for index in marked.indices {
      switch marked[index].cause {
      case .byHand, .rejected, .leftOut, .copy, .paper: marked[index].isTold = false
      case .damaged: marked[index].isTold = trip.withheld.circles.isEmpty
      case .withoutTime, .speck, .beforeTrip, .afterTrip:
        marked[index].isTold = whole[marked[index].file].map { !isNearHome($0, clocks) } ?? true
      }
      if isPaperOrScreen(marked[index].file, whole[marked[index].file]) { marked[index].isTold = false }
      if marked[index].isTold { known.insert(marked[index].file) }
    }
    // A copy names the file that counts for it.
    for index in marked.indices {
      guard case .copy(let other, _) = marked[index].cause else { continue }
      marked[index].isTold =
        known.contains(other) && !isPaperOrScreen(marked[index].file, whole[marked[index].file])
    }
    return marked
  }

  /// Whether it looks like a paper or a screen, named or not; of one that could not be read, by its name.
  private func isPaperOrScreen(_ file: String, _ photo: Photo?) -> Bool {
    trip.papers.contains(file) || photo?.isScreenshot ?? ScreenName.isOne(file)
  }

  /// Whether it was taken near home, as far as its position or a track that was there at its time tells.
  private func isNearHome(_ photo: Photo, _ clocks: LocalClocks) -> Bool {
    guard photo.withheld == nil else { return true }
    return clocks.taken(photo).flatMap { trip.withheld.region(at: clocks.instant($0.value)) } != nil
  }
}
