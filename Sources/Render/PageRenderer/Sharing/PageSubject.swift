import TripPlanning

/// What a page is about: what its preview card shows, and what it tells machines.
enum PageSubject {
  case trip
  case day(DayPlan)
  case entry(EntryID)
  case photo(PhotoPlan)
  case place(PlacePlan)
  case attraction(AttractionPlan)
  /// All things of a kind, such as the journal.
  case section
}
