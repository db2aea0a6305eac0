/// What stands in the middle of a town since nobody knows where in it that is: no position to lead anybody to.
package struct TownGuess: Hashable, Sendable {
  package var town: String
  /// The words by which it is found elsewhere: its address, else its name with the town.
  package var words: String
}

extension EventPlan {
  /// The town of a place of it, where that is all that is known of where it is and its name does not say so.
  package func guess(at place: EventPlace?) -> TownGuess? {
    guard let place, let name = place.name, let town = place.onlyTown else { return nil }
    // The address is that of where one comes to first.
    let isFirst = name == (at ?? from)?.name
    return TownGuess(town: town, words: (isFirst ? address : nil) ?? name + ", " + town)
  }
}
