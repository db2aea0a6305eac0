/// Where a day went, in as few names as it takes: what it is called where nobody has written a word of it.
///
/// Names alone; the order of the words and the prepositions are the language's.
package enum DayCourse: Hashable, Sendable {
  /// Where most of it was: one place or two.
  case at([DaySpot])
  /// From one town to another.
  case way(from: String, to: String)
  /// From a town to a place in the country, far beyond the last town of the day.
  case wayOut(from: String, to: DaySpot)
  /// Out of a town, and on a way that reached the other on the next day.
  case towards(from: String, to: String)
  /// Parts of a town, of which other days saw other parts; the town is nil where the whole trip is in it.
  case quarters([String], of: String?)
  /// Two ways at one time, far from each other.
  indirect case apart(DayCourse, DayCourse)
  /// So many rides at one time, the towns from which they set out, each once, and the first four of the rides.
  indirect case rides(Int, from: [String], DayCourse)
  /// A hired car was got, or given back: in a town, or where the booking says; nil where nobody says that.
  case carTaken(DaySpot?)
  case carReturned(DaySpot?)
  /// On the water alone.
  case sea(String)
}

/// A place that a day is called by.
package enum DaySpot: Hashable, Sendable {
  /// As the traveller calls it, else its region where no town is near.
  case named(String)
  case town(String)
  /// In the country around a town.
  case near(String)
  /// Far from the nearest town.
  case beyond(CompassDirection, of: String)
}

/// How far a day went that came back to where it began, or most of the way.
package enum FarPlace: Hashable, Sendable {
  /// In a town, or at what has a name.
  case at(String)
  /// The same where it ended on the way back.
  case reached(String)
  /// So many metres from the middle of the nearest town, on that side of it.
  case off(Double, CompassDirection, of: String)
}

/// Something that is true of a day and worth a sentence, where nobody has written one.
package enum DayRemark: Hashable, Sendable {
  /// The first day in the other one of the trip's two countries.
  case into(country: String)
  /// Metres straight from place to place, as the figures have them where they tell the day, whether these are lines one
  /// behind the other, and the towns between the first and the last.
  case crossing(Double, areMany: Bool, by: [String])
  case outAndBack(from: String)
  /// Where the way turned round that led back to where the day began, or towards it.
  case turn(FarPlace)
  /// Where it was farthest from its start, of a way that led back another way than out.
  case round(FarPlace)
  case sea(String)
  /// The first of so many days in the same town; of whole ones where one had come there on the day before.
  case stay(of: Int, town: String, areWhole: Bool)
  /// Where it was, all told.
  case within([String])
  /// The same where these are quarters of one town, by which a day without any other name is called.
  case withinQuarters([String], of: String)
  /// Where else it was, beside what it is called by.
  case also([String])
  /// The same where these are quarters of a town that it is called by, which are easily taken for towns.
  case quarters([String])
  /// From the middle of a town that it is called by to one of its quarters, which are all of its stops.
  case fromMiddle(to: String)
  /// Likewise from near one of its quarters to another, of more stops than these.
  case fromNear(String, to: String)
  /// The same two, and what is below, where it had begun before, nobody knows where.
  case knownFrom(String, isNear: Bool, to: String)
  /// The first and the last of many places in a town.
  case between(String, String)
  /// The rides that the day is called by the number of, or the first of them.
  case rides(DayCourse, areAll: Bool)
  case maxPictures
}
