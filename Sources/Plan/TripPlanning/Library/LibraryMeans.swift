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
    let ofNote = ways.filter { way in
      Double(way.metres) >= TripFigures.shareOfNote * whole && Double(way.metres) >= TripFigures.minMetres
    }
    var told = ofNote.filter { $0.mode != nil }.sorted { $0.metres > $1.metres }
    // To a receiver a train goes by road, and what is told of both is told of it.
    if told.contains(where: { $0.mode == .road && !$0.isByBus }) { told.removeAll { $0.mode == .rail } }
    return LibraryMeans(ways: told, isAlsoOtherwise: ofNote.contains { $0.mode == nil })
  }
}

extension TripSummary.Way {
  fileprivate var metres: Int { recordedMetres + straightMetres }
}
