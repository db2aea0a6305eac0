package import TripModel

/// What was spent on one thing, and what was meant to be.
package struct CategoryAmount: Hashable, Sendable {
  /// Whose colour the bar has.
  package var category: PlaceCategory
  package var spent: Money
  package var budget: Money?

  package init(category: PlaceCategory, spent: Money, budget: Money?) {
    self.category = category
    self.spent = spent
    self.budget = budget
  }
}

/// A bar for each row, in their order and all to one scale; the page writes name and amounts beside it, so
/// the bar itself is silent. All amounts are in one currency.
package func drawCategoryBars(_ rows: [CategoryAmount]) -> [SVGDrawing] {
  let maximum = rows.flatMap { [$0.spent, $0.budget].compactMap(\.self) }.map(\.minorUnits).max() ?? 0
  return rows.map { row in
    let spent = lengthOfBar(row.spent, of: maximum)
    let budget = row.budget.map { lengthOfBar($0, of: maximum) }
    var parts = [SVGElement]()
    if let budget { parts.append(bar("bar-meant", from: 0, to: budget)) }
    parts.append(bar("bar-spent", from: 0, to: min(spent, budget ?? spent)))
    if let budget, spent > budget {
      parts.append(bar("bar-over", from: budget, to: spent))
      parts.append(bar(nil, from: budget, to: spent).with("fill", ChartPattern.over.fill))
    }
    if let budget { parts.append(barMark(at: budget)) }
    return barDrawing(row.category.colourClass, parts)
  }
}
