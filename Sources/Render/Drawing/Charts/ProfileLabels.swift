/// Names and heights above the places that have them, those for which there is room beside each other.
struct ProfileLabels {
  let sheet: ProfileSheet
  let marks: [ElevationProfile.Mark]

  private struct Label {
    let mark: ElevationProfile.Mark
    let name: String?
    let left: Double
    let right: Double
    /// Words that would lie over an edge begin, or end, at their place.
    let anchor: String
  }

  /// Names broader than this share of the sheet are left out, their heights are not.
  private static let broadest = 0.5

  var elements: [SVGElement] {
    let (wide, narrow) = (chosen(on: ChartSheet.wide), chosen(on: ProfileSheet.narrow))
    return wide.flatMap { draw($0, size: " l") } + narrow.flatMap { draw($0, size: " s") }
  }

  private func chosen(on pixels: Double) -> [Label] {
    var labels: [Label] = []
    for mark in marks {
      let value = share(mark.value, pixels)
      let name = mark.name.flatMap { share($0, pixels) <= Self.broadest ? $0 : nil }
      let width = max(value, name.map { share($0, pixels) } ?? 0)
      let place = sheet.x(mark.place.along)
      let anchor = place <= width / 2 ? "start" : place >= 1 - width / 2 ? "end" : "middle"
      let left = anchor == "start" ? place : anchor == "end" ? place - width : place - width / 2
      let label = Label(mark: mark, name: name, left: left, right: left + width, anchor: anchor)
      if labels.allSatisfy({ $0.right < label.left || label.right < $0.left }) { labels.append(label) }
    }
    return labels.sorted { $0.left < $1.left }
  }

  private func share(_ words: String, _ pixels: Double) -> Double {
    (TextWidth.of(words, size: ChartSheet.lettering * 1.03) + 10) / pixels
  }

  private func draw(_ label: Label, size: String) -> [SVGElement] {
    let place = sheet.x(label.mark.place.along)
    let y = sheet.y(label.mark.place.height)
    let foot = min(y, sheet.ridge(from: label.left, to: label.right)) - 0.55
    var parts = [
      SVGElement("line").with("class", "chart-lead" + size).with("x1", svgPerCent(place))
        .with("x2", svgPerCent(place)).with("y1", ChartSheet.rem(foot + 0.2)).with("y2", ChartSheet.rem(y))
    ]
    if let name = label.name {
      parts.append(ChartSheet.text(name, "halo" + size, at: place, foot - 1.15, anchor: label.anchor))
    }
    parts.append(ChartSheet.text(label.mark.value, "v halo" + size, at: place, foot, anchor: label.anchor))
    return parts
  }
}
