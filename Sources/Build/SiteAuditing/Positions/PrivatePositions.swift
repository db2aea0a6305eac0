/// Looks for positions in private circles in a text that is to be published, as an audit will look for them in the site.
package struct PrivatePositions: Sendable {
  let search: PositionSearch

  package init(_ circles: [ForbiddenCircle]) { search = PositionSearch(circles: circles) }

  /// Whether there is nothing to look for.
  package var isEmpty: Bool { search.circles.isEmpty }

  /// Where the first stands among the bytes, and in which circle it lies.
  package func first(in text: String) -> (range: Range<Int>, circle: ForbiddenCircle)? {
    search.found(in: Array(text.utf8)).first.map { (range: $0.range, circle: $0.circle) }
  }
}
