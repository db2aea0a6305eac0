extension [DayPlan] {
  /// Days, those without any words of the traveller's with where they went, and what else is true of them.
  ///
  /// Asked of days whose ways stand. A day with an entry keeps to that; it still tells its neighbours where one was.
  func withChapters(areOneJourney: Bool) -> [DayPlan] {
    let finder = CourseFinder(self)
    let remarks = RemarkChooser(self, areOneJourney: areOneJourney, finder: finder).chosen
    return enumerated().map { index, day in
      var day = day
      day.towns = finder.towns(of: index)
      guard day.title == nil else { return day }
      day.course = finder.courses[index].map { Reasoned($0, because: .wayOfDay) }
      day.remarks = remarks[index]
      return day
    }
  }
}
