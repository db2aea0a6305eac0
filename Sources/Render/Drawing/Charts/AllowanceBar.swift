package import TripModel

/// What a day cost beside what it might have cost: a bar with a mark at the allowance. The page writes the amounts, so the bar
/// itself is silent. `fixed` is the part that stands at the beginning in a quieter colour: the bed, say. All amounts are in one
/// currency; nil where the day had nothing to spend, and nothing was spent.
package func drawAllowanceBar(spent: Money, fixed: Money?, allowance: Money) -> SVGDrawing? {
  let maximum = max(spent.minorUnits, allowance.minorUnits)
  guard maximum > 0 else { return nil }
  let meant = lengthOfBar(allowance, of: maximum)
  let used = lengthOfBar(spent, of: maximum)
  let foot = min(used, fixed.map { lengthOfBar($0, of: maximum) } ?? 0)
  var parts = [bar("bar-meant", from: 0, to: meant)]
  if foot > 0 { parts.append(bar("chart-fixed", from: 0, to: foot)) }
  if min(used, meant) > foot { parts.append(bar("chart-spent", from: foot, to: min(used, meant))) }
  if used > meant { parts.append(bar("bar-over", from: max(foot, meant), to: used)) }
  return barDrawing("bar-day", parts + [barMark(at: meant)])
}
