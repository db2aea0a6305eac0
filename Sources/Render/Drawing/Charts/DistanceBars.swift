/// A bar for how far each day was, in their order and all to one scale; nil for a day of which nothing is known, and for
/// all where no two could be compared. The page writes the distances beside them, so the bars themselves are silent.
package func drawDistanceBars(_ metres: [Double]) -> [SVGDrawing?] {
  let longest = metres.max() ?? 0
  let isCompared = metres.count { $0 > 0 } > 1
  return metres.map { way in
    isCompared && way > 0 ? barDrawing("bar-way", [bar(nil, from: 0, to: way / longest)]) : nil
  }
}
