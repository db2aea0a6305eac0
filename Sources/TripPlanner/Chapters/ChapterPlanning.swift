extension TripPlan {
  /// Says of days without any words of the traveller's where they went, and what else is true of them (A2).
  ///
  /// Asked of days whose ways stand. A day with an entry keeps to that; it still tells its neighbours where one was.
  mutating func planChapters() {
    let finder = CourseFinder(days)
    let remarks = RemarkChooser(self, finder: finder).chosen
    for index in days.indices {
      days[index].towns = finder.towns(of: index)
      guard days[index].title == nil else { continue }
      days[index].course = finder.courses[index].map { Reasoned($0, because: .wayOfDay) }
      days[index].remarks = remarks[index]
    }
  }
}
