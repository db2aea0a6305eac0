import Drawing
import SiteLanguage

/// What the lines and signs of a map mean, as far as they are to be seen in its drawing.
struct MapLegend {
  let words: Words
  let content: MapContent
  /// On which the way was: no sign on the map tells it.
  var seas: [String] = []

  private static let lines: [(style: RouteStyle, phrase: Phrase)] = [
    (.walk, .mapWalked), (.boat, .mapSailed), (.flight, .mapFlown), (.joined, .mapJoined),
  ]

  /// Nil where nothing has to be explained on it, and on the map of the region beside it.
  func text(of drawing: SVGDrawing, beside region: SVGDrawing?) -> String? {
    let styles = drawing.styles
    // A way of one kind alone needs no word on what that kind looks like.
    let told = Self.lines.filter { styles.contains($0.style) && ($0.style == .joined || styles.count > 1) }
    let ideas = content.marks.contains(where: \.isIdea) ? [words[.mapIdeas]] : []
    let ice = drawing.showsIce || region?.showsIce ?? false ? [words[.mapIce]] : []
    let waters = seas.isEmpty ? [] : [words(.remarkSea, ["sea": words.list(seas)])]
    let sentences = waters + told.map { words[$0.phrase] } + ideas + ice
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}
