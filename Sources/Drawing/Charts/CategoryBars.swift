package import TripModel

/// What was spent on one thing, and what was meant to be.
package struct CategoryAmount: Hashable, Sendable {
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
  let most = rows.flatMap { [$0.spent, $0.budget].compactMap(\.self) }.map(\.minorUnits).max() ?? 0
  return rows.map { row in
    let spent = share(row.spent, of: most)
    let budget = row.budget.map { share($0, of: most) }
    var parts = [SVGElement]()
    if let budget { parts.append(bar("bar-meant", from: 0, to: budget)) }
    parts.append(bar("bar-spent", from: 0, to: min(spent, budget ?? spent)))
    if let budget, spent > budget { parts.append(bar("bar-over", from: budget, to: spent)) }
    if let budget {
      parts.append(
        SVGElement("line").with("class", "bar-mark").with("x1", svgPerCent(budget)).with(
          "x2", svgPerCent(budget)
        )
        .with("y1", "-15%").with("y2", "115%"))
    }
    let svg = SVGElement("svg").with("class", "bar-chart \(row.category.colourClass)").with("width", "100%")
      .with("height", "1.25rem").with("aria-hidden", "true").containing(parts)
    return SVGDrawing(markup: svg.markup)
  }
}

/// From 0 to 1; what was given back beyond what was spent has no length.
private func share(_ money: Money, of most: Int) -> Double {
  most > 0 ? min(1, max(0, Double(money.minorUnits) / Double(most))) : 0
}

private func bar(_ classes: String, from start: Double, to end: Double) -> SVGElement {
  SVGElement("rect").with("class", classes).with("x", svgPerCent(start)).with(
    "width", svgPerCent(end - start)
  )
  .with("height", "100%")
}
