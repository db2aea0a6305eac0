import TripModel
import TripPlanning

/// What an entry's own page holds beyond its line in the journal: for a line of words nobody has to go there.
struct EntryRest {
  let scope: PageScope
  let entry: EntryPlan

  /// Whether that is nothing: its words are all said, and it has no picture, map, way, tag or place to show.
  var isEmpty: Bool {
    guard EntryExcerpt(entry: entry).isWhole, !entry.showsPhotos, entry.media.isEmpty else { return false }
    guard entry.position == nil, !entry.hasTrack, !hasWay else { return false }
    guard shownDay?.photos.isEmpty ?? true, mappedDay?.route.isEmpty ?? true else { return false }
    return entry.tagLinks.isEmpty && entry.places.isEmpty && entry.attractions.isEmpty && entry.mood == nil
      && entry.weather == nil
  }

  /// Its day, where it is all that was written on it and shows no picture: what the day has is its own.
  var shownDay: DayPlan? {
    guard !entry.hasOwnPictures, let day = scope.site.day(on: entry.day.value), day.entries == [entry.id]
    else { return nil }
    return day
  }

  /// The day whose map is that of the entry: of a track that bears its name, and of a line that says no place, which
  /// would be all of the page.
  var mappedDay: DayPlan? {
    if entry.hasTrack { return scope.site.day(on: entry.day.value) }
    return entry.isBrief && entry.position == nil && entry.withheld == nil ? shownDay : nil
  }

  /// Whether its page tells how far its day was.
  private var hasWay: Bool {
    guard let day = scope.site.day(on: entry.day.value), entry.tellsWay(of: day) else { return false }
    return !scope.recordedFacts(of: day).isEmpty
  }
}
