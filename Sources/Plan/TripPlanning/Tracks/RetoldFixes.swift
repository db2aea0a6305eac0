import TripModel

extension Router.Fix {
  /// Whether something written without an hour stands there: behind all else of its day, as in the journal.
  var isHourless: Bool { entry != nil && time == nil }
}

extension [Router.Fix] {
  /// Marks what was written without an hour at a place, or of a town, at which something else of the day was: nobody says
  /// that one came back there in the evening, and no line leads to it.
  func retold(beside pieces: [TimedTrack.Piece]) -> [Router.Fix] {
    guard contains(where: \.isHourless) else { return self }
    let others = Dictionary(grouping: lazy.filter { !$0.isHourless && !$0.isPassed }, by: \.day)
    let pieces = Dictionary(grouping: pieces, by: \.day)
    return map { fix in
      guard fix.isHourless else { return fix }
      let reach = fix.isTownMiddle ? Nearness.middleReach : Nearness.stopReach
      func isThere(_ place: Coordinate) -> Bool { place.distance(to: fix.coordinate) <= reach }
      var fix = fix
      fix.isRetold =
        fix.isRetold || (others[fix.day] ?? []).contains { isThere($0.coordinate) }
        || (pieces[fix.day] ?? []).contains { piece in piece.points.contains { isThere($0.coordinate) } }
      return fix
    }
  }
}
