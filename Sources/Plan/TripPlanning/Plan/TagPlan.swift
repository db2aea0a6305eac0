package import SiteOutput

/// A word under which the traveller has filed things, with a page of what bears it.
///
/// The title of a pin or the name of a saved attraction is no such word: what is tagged with it belongs to that place.
package struct TagPlan: Sendable {
  /// As it was written first.
  package var name: String
  package var page: OutputPath
  /// In the order of time.
  package var entries: [EntryID] = []
  /// Those without a day first, then by their days.
  package var places: [PlaceID] = []
  /// In the order of time.
  package var photos: [PhotoID] = []
  /// In the order of their file; none has a tag to itself.
  package var attractions: [AttractionID] = []
  /// Why readers do not get it: a mark for the author, never set in what is planned for readers.
  package var kept: KeptMark?

  /// How many things bear it.
  package var count: Int { entries.count + places.count + photos.count + attractions.count }
}

/// A tag as it stands on a thing, with the page to which it leads.
package struct TagLink: Hashable, Sendable {
  package var name: String
  package var page: OutputPath
}
