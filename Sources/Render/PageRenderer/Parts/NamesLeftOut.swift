import Drawing
import SiteLanguage

/// What stands on a map without its name: words below the map tell it, since a sign alone says nothing.
enum NamesLeftOut {
  /// `2 Toulouse` of what has a number of its own, `Horta (in 4–6)` of a stop that shares its sign. None where the
  /// list has stops that are not on the sheet. `place` says where a numbered stop is that has no name.
  static func told(
    of content: MapContent, on drawing: SVGDrawing, words: Words,
    place: (MapStop) -> String? = { _ in nil }
  ) -> [String] {
    guard !drawing.leavesOutStops else { return [] }
    let nameless = Set(drawing.unnamedStops)
    let stops = content.stops.enumerated().compactMap { index, stop -> String? in
      let isNumberAlone = stop.name.isEmpty && !stop.number.isEmpty
      let known = isNumberAlone ? place(stop) : nameless.contains(index) ? stop.name : nil
      // The key tells what the ring of a picture is.
      guard let name = known, name != words[.mapTakenHere] else { return nil }
      let shared = drawing.sharedSigns[index]
      return line(name, number: shared ?? stop.number, isShared: shared != nil, words: words)
    }
    let marks = drawing.bareMarks.filter { $0 < content.marks.count }.map { index -> String in
      let mark = content.marks[index]
      return line(mark.name, number: mark.kind.number ?? "", isShared: false, words: words)
    }
    var seen: Set<String> = []
    return (stops + marks).filter { seen.insert($0).inserted }
  }

  /// A name with the number of its sign, which stands behind it where that is of several, or where the name begins with
  /// a number itself.
  private static func line(_ name: String, number: String, isShared: Bool, words: Words) -> String {
    guard !number.isEmpty else { return name.isolated }
    let isBehind = isShared || name.first.map(\.isNumber) ?? false
    return words(
      isBehind ? .mapUnnamedInSign : .mapUnnamedStop, ["number": number, "name": name.isolated])
  }

  /// Whether a list has all that a drawing leaves unnamed, by the numbers of its signs.
  static func areListed(of content: MapContent, on drawing: SVGDrawing) -> Bool {
    let areStops = drawing.unnamedStops.allSatisfy {
      content.isLive && $0 < content.stops.count && !content.stops[$0].number.isEmpty
    }
    return areStops
      && drawing.bareMarks.allSatisfy {
        $0 < content.marks.count && content.marks[$0].listed != nil && content.marks[$0].kind.number != nil
      }
  }
}

extension SVGDrawing {
  /// Keeps for the words below it what of the content stands on it without a name; on the page of the map, whose list says
  /// where stops without a name are, these too.
  mutating func leaveNames(of content: MapContent, on map: TripMap) {
    namesLeftOut = NamesLeftOut.told(
      of: content, on: self, words: map.words,
      place: { stop in map.isLive ? AreaHeadings.whereabouts(of: stop, on: map.scope) : nil })
    areNamesListed = NamesLeftOut.areListed(of: content, on: self)
  }

  /// Tells with its own what is left unnamed on closer maps below it.
  mutating func leaveNames(of closer: [SVGDrawing]) {
    let known = Set(namesLeftOut)
    namesLeftOut += closer.flatMap(\.namesLeftOut).filter { !known.contains($0) }
    areNamesListed = areNamesListed && closer.allSatisfy(\.areNamesListed)
  }
}
