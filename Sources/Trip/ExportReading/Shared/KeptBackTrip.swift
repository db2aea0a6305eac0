import Importing

extension TripDraft {
  /// Keeps it back where it becomes a trip of its own, since its program says of nothing that others may see it; a trip
  /// that is there has its own word on that. The reason begins the sentence that tells it.
  mutating func keepBack(since reason: String, _ request: ImportRequest) {
    settings.keptBackSince = reason
    if !request.isIntoTrip { settings.visibility = "private" }
  }
}
