/// How many of the people of a library were on the way.
package struct LibraryCompany: Hashable, Sendable {
  package var travelled: Int
  /// Those of whom only people.yml or trips to come tell.
  package var others: Int
  /// Days of the calendar on which any of them was.
  package var days: Int
}

extension LibraryPlan {
  package var company: LibraryCompany {
    let travelled = people.filter { !$0.days.isEmpty }
    return LibraryCompany(
      travelled: travelled.count, others: people.count - travelled.count,
      days: Set(travelled.flatMap(\.days)).count)
  }
}
