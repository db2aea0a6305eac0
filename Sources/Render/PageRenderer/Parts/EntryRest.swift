import TripModel
import TripPlanning

/// What an entry's own page holds beyond its line in the journal: for a line of words nobody has to go there.
struct EntryRest {
  let scope: PageScope
  let entry: EntryPlan

  /// Whether that is nothing: its words are all said, and it has no picture, map, way, tag or place to show.
  var isEmpty: Bool {
    guard EntryExcerpt(entry: entry).isWhole, !entry.showsPhotos, entry.media.isEmpty else { return false }
    guard entry.position == nil, !entry.hasTrack, !hasWay, !showsDay else { return false }
    return entry.tagLinks.isEmpty && entry.places.isEmpty && entry.attractions.isEmpty && entry.mood == nil
      && entry.weather == nil
  }

  /// Whether its page shows what its day has, of which it tells alone: pictures, and below a line of words the map.
  private var showsDay: Bool {
    guard let day = scope.site.day(on: entry.day.value), day.entries == [entry.id] else { return false }
    return !day.photos.isEmpty || entry.isBrief && !day.route.isEmpty
  }

  /// Whether its page tells how far its day was.
  private var hasWay: Bool {
    guard let day = scope.site.day(on: entry.day.value), entry.tellsWay(of: day) else { return false }
    return !scope.recordedFacts(of: day).isEmpty
  }
}
