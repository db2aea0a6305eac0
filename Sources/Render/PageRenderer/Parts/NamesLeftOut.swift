import Drawing
import SiteLanguage

/// What stands on a map without its name: words below the map tell it, since a sign alone says nothing.
enum NamesLeftOut {
  /// `2 Toulouse` of what has a number of its own, `18 days Toulouse` where its sign says so, `Horta and Lajes (in 4–6)` of
  /// stops whose sign runs their numbers together. No stops where the list has some that are not on the sheet, nor where the
  /// sheet has no room for the numbers of all, of which a sentence tells. `place` says where a numbered stop is that has no
  /// name.
  static func told(
    of content: MapContent, on drawing: SVGDrawing, words: Words,
    place: (MapStop) -> String? = { _ in nil }
  ) -> [String] {
    let nameless = Set(drawing.unnamedStops)
    var stops: [String] = []
    // By their sign, the names that stand in it, and where these are told.
    var together: [String: (names: [String], position: Int)] = [:]
    for (index, stop) in content.stops.enumerated()
    where !drawing.leavesOutStops && !drawing.showsBeads {
      let isNumberAlone = stop.name.isEmpty && !stop.number.isEmpty
      let known = isNumberAlone ? place(stop) : nameless.contains(index) ? stop.name : nil
      // The key tells what the ring of a picture is.
      guard let name = known, !stop.isHere else { continue }
      if let sign = drawing.sharedSigns[index], !isWritten(stop.number, in: sign) {
        if together[sign] == nil {
          together[sign] = ([], stops.count)
          stops.append("")
        }
        together[sign]?.names.append(name)
      } else {
        stops.append(line(name, number: drawing.shortSigns[index] ?? stop.number, words: words))
      }
    }
    for (sign, group) in together {
      stops[group.position] = words(
        .mapUnnamedInSign, ["number": sign, "name": words.list(group.names)])
    }
    let marks = drawing.bareMarks.filter { $0 < content.marks.count }.map { index -> String in
      let mark = content.marks[index]
      return line(mark.name, number: mark.kind.number ?? "", words: words)
    }
    var seen: Set<String> = []
    return (stops + marks).filter { seen.insert($0).inserted }
  }

  /// Whether a sign of several numbers has one of them for itself, as `1·3–5` has 1, and 3–5.
  private static func isWritten(_ number: String, in sign: String) -> Bool {
    !number.isEmpty && sign.split(separator: "·").contains { $0 == number }
  }

  /// A name with its number, which stands behind it where the name begins with one itself.
  private static func line(_ name: String, number: String, words: Words) -> String {
    guard !number.isEmpty else { return name.isolated }
    let isBehind = name.first.map(\.isNumber) ?? false
    return words(
      isBehind ? .mapUnnamedInSign : .mapUnnamedStop, ["number": number, "name": name.isolated])
  }

  /// Whether a list has all that a drawing leaves unnamed, by the numbers of its signs; of stops only where it `hasStops`.
  static func areListed(of content: MapContent, on drawing: SVGDrawing, hasStops: Bool) -> Bool {
    let areStops = drawing.unnamedStops.allSatisfy {
      hasStops && $0 < content.stops.count && !content.stops[$0].number.isEmpty
    }
    // Nobody finds a sign in the list that says `18 days`.
    let isAnyCounted =
      !content.isLive
      && drawing.unnamedStops.contains { drawing.shortSigns[$0]?.contains(where: \.isLetter) ?? false }
    return areStops && !isAnyCounted
      && drawing.bareMarks.allSatisfy {
        $0 < content.marks.count && content.marks[$0].listed != nil && content.marks[$0].kind.number != nil
      }
  }
}

extension SVGDrawing {
  /// How many stops without a name are told by where they are: of more, as of the camps of a trek, it would be a paragraph of
  /// distances, which the list has by their numbers.
  private static let mostPlaced = 3

  /// Keeps for the words below it what of the content stands on it without a name; on the page of the map, whose list says
  /// where stops without a name are, these too as long as they are few.
  mutating func leaveNames(of content: MapContent, on map: TripMap) {
    let nameless = content.stops.count { $0.name.isEmpty && !$0.number.isEmpty }
    let arePlaced = map.isLive && nameless <= Self.mostPlaced
    namesLeftOut = NamesLeftOut.told(
      of: content, on: self, words: map.words,
      place: { stop in arePlaced ? AreaHeadings.whereabouts(of: stop, on: map.scope) : nil })
    areStopsListed = content.isLive || map.listsStops
    areNamesListed = NamesLeftOut.areListed(of: content, on: self, hasStops: areStopsListed)
  }

  /// Tells with its own what is left unnamed on closer maps below it.
  mutating func leaveNames(of closer: [SVGDrawing]) {
    var known = Set(namesLeftOut)
    namesLeftOut += closer.flatMap(\.namesLeftOut).filter { known.insert($0).inserted }
    areNamesListed = areNamesListed && closer.allSatisfy(\.areNamesListed)
  }
}
