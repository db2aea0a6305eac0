package import TripModel

/// What of the cost was one traveller's own, and what they paid.
package struct PersonAmount: Hashable, Sendable {
  package var share: Money
  package var paid: Money

  package init(share: Money, paid: Money) {
    self.share = share
    self.paid = paid
  }
}

/// A bar for each traveller's share, with an upright mark at what they have paid; in their order and all to one
/// scale. The page writes names and amounts beside them, so the bars themselves are silent. All amounts are in one
/// currency.
package func drawPersonBars(_ rows: [PersonAmount]) -> [SVGDrawing] {
  let maximum = rows.flatMap { [$0.share, $0.paid] }.map(\.minorUnits).max() ?? 0
  return rows.map { row in
    let (share, paid) = (lengthOfBar(row.share, of: maximum), lengthOfBar(row.paid, of: maximum))
    return barDrawing("bar-person", [bar("bar-spent", from: 0, to: share), barMark(at: paid)])
  }
}
