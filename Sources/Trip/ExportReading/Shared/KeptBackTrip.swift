import Importing

extension TripDraft {
  /// Keeps it back where it becomes a trip of its own, since its program says of nothing that others may see it; a trip
  /// that is there has its own word on that.
  ///
  /// - Returns: a sentence about it for the traveller, which begins with the reason.
  mutating func keepBack(since reason: String, _ request: ImportRequest) -> String {
    if request.isIntoTrip { return "\(reason): look through the new entries before you publish." }
    settings.visibility = "private"
    return "\(reason), so trip.yml gets `visibility: private`. Look through the entries, and write "
      + "`visibility: unlisted` there once others may see them."
  }
}
