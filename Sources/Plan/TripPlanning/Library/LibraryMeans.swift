import TripModel

/// How one went on all trips together, as the front page says it beside how far that was: as each trip says it of itself.
package struct LibraryMeans: Hashable, Sendable {
  /// The manners that are worth a word, the farthest first.
  package var ways: [TripSummary.Way]
  /// Whether a part that is worth one was in a manner that nothing tells.
  package var isAlsoOtherwise: Bool
}

extension LibraryTotals {
  package var means: LibraryMeans {
    let whole = Double(recordedMetres + straightMetres)
    func isOf(_ way: TripSummary.Way, _ share: Double) -> Bool {
      Double(way.metres) >= max(share * whole, TripFigures.minMetres)
    }
    var told = ways.filter { $0.mode != nil && isOf($0, TripFigures.shareOfNamed) }
      .sorted { $0.metres > $1.metres }
    let isAlsoOtherwise = ways.contains { $0.mode == nil && isOf($0, TripFigures.shareOfNote) }
    // A manner alone would bear the metres of what is hardly any of the way.
    if told.count == 1, !isAlsoOtherwise, whole - Double(told[0].metres) >= TripFigures.leastRest {
      told = []
    }
    // To a receiver a train goes by road, and what is told of both is told of it.
    if told.contains(where: { $0.mode == .road && !$0.isByBus }) { told.removeAll { $0.mode == .rail } }
    return LibraryMeans(ways: told, isAlsoOtherwise: isAlsoOtherwise)
  }
}

extension TripSummary.Way {
  fileprivate var metres: Int { recordedMetres + straightMetres }
}
