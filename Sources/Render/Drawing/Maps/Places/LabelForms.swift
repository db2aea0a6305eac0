/// The forms in which the name of a marker can be written, from the one that reads best: on one line, on two, cut.
///
/// On a sheet that a script moves a name is rather one line, since the script puts it somewhere else: the whole of it where
/// the line has room. That of a stop, by which the way is told, stands on two rather than nowhere.
struct LabelForms {
  /// Each of one line or of two.
  let forms: [[String]]

  /// Letters for which a line has room, and below which a name is not broken.
  private static let room = 24
  private static let least = 9

  init(_ marker: Marker) {
    let short = marker.label.shortenedForMap()
    guard !short.isEmpty else {
      forms = []
      return
    }
    let whole = marker.whole.isEmpty ? short : marker.whole
    let broken = Self.broken(whole).map { [$0] } ?? []
    if marker.days != nil {
      let inOne = whole == short ? [[short]] : [[whole], [short]]
      forms = inOne + (marker.shape == .stop ? broken : [])
    } else {
      forms = whole == short ? [[short]] + broken : broken + [[short]]
    }
  }

  /// A name on two lines that are as alike in length as its words allow; nil for one that does not come apart so.
  private static func broken(_ name: String) -> [String]? {
    // A number or the stars of a hotel belong to the word before them.
    let words = name.split(separator: " ").reduce(into: [String]()) { words, word in
      if let last = words.indices.last, !word.contains(where: \.isLetter) {
        words[last] += " " + word
      } else {
        words.append(String(word))
      }
    }
    // Saint-Brevin- / les-Pins: a name of one word comes apart behind a hyphen.
    let (pieces, gap) = words.count > 1 ? (words, " ") : (hyphened(name), "")
    guard pieces.count > 1, name.count >= least, name.count <= 2 * room + 1, !name.beginsRightToLeft else {
      return nil
    }
    let ways = (1..<pieces.count).map { count in
      [pieces.prefix(count), pieces.dropFirst(count)].map { $0.joined(separator: gap) }
    }
    let longest = { (lines: [String]) in lines.reduce(0) { max($0, $1.count) } }
    return ways.min { longest($0) < longest($1) }.flatMap { longest($0) <= room ? $0 : nil }
  }

  /// The parts of a name that hyphens join, each with the one behind it.
  private static func hyphened(_ name: String) -> [String] {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }) else { return [name] }
    return parts.dropLast().map { String($0) + "-" } + parts.suffix(1).map { String($0) }
  }
}

extension Marker {
  /// Calls it by a name as far as a map has room for that; one that is not labelled has its name all the same.
  mutating func call(_ name: String, by names: ShortNames, isLabelled: Bool) {
    (label, whole) = isLabelled ? (names[name], names.whole(name)) : ("", "")
  }
}

extension Marker {
  /// Whether it is something written on a still sheet: the page has its title, and the sheet may do without.
  var isToldByPage: Bool { isEntry && days == nil }
}

extension LabelPlacement {
  /// The label of a marker, in the best of its forms for which there is room; out of the usual places rather than none,
  /// and on two lines rather than struck through by the way. A pin on a still sheet, and what was written, rather has none
  /// than one that lies across the way: the words below the sheet tell it.
  mutating func place(_ marker: Marker, size: Double, besides giving: [Marker] = []) -> MapLabel? {
    let before = self
    let placed = placeInForms(marker, size: size, besides: giving)
    let isToldElsewhere = marker.days == nil && (marker.kind != nil || marker.isEntry)
    guard let label = placed, isToldElsewhere, cellsOfWay(under: label) > Self.mostStruck else {
      return placed
    }
    self = before
    return nil
  }

  /// Cells of the way below a name that lies across it.
  private static let mostStruck = 2

  private mutating func placeInForms(_ marker: Marker, size: Double, besides giving: [Marker]) -> MapLabel? {
    let forms = LabelForms(marker).forms
    let isCut = { (form: [String]) in form.contains { $0.hasSuffix("…") } }
    let wholes = forms.filter { !isCut($0) }
    // The way is told by the names of stops; that of a sign is whole where two lines have room for it, or there is none.
    let cut = marker.shape == .stop || wholes.isEmpty ? forms.filter(isCut) : []
    // On a sheet that a script moves, which lays names elsewhere, one line comes first.
    for stage in marker.days == nil ? [wholes, cut] : [forms] {
      for squeezed in [false, true] {
        let placed = place(marker, in: stage, size: size, besides: giving, squeezed: squeezed)
        if let placed { return placed }
      }
    }
    return nil
  }

  private mutating func place(
    _ marker: Marker, in forms: [[String]], size: Double, besides giving: [Marker], squeezed: Bool
  ) -> MapLabel? {
    for (index, form) in forms.enumerated() {
      let before = self
      let placed = place(form, at: marker, size: size, besides: giving, squeezed: squeezed)
      guard let label = placed else { continue }
      let next = forms[(index + 1)...].first { $0.count > form.count }
      let cells = cellsOfWay(under: label)
      // The way leads to a stop, whose name may touch it; that of a pin has no need to.
      let isFar = isCutOff(label, from: marker)
      let isSettled = squeezed && isOffWay(label)
      let isAskew = marker.kind != nil && marker.days == nil && label.box.isAskew(of: marker.box)
      guard !isSettled, isFar || !isClean(label) || marker.kind != nil && cells > 0 || isAskew, let next
      else { return label }
      var other = before
      let second = other.place(next, at: marker, size: size, besides: giving, squeezed: squeezed)
      // Where both are crossed, that of which hardly anything is.
      guard let second else { return label }
      let isNear = !isCutOff(second, from: marker)
      if isFar, isNear || isClean(label) {
        guard isNear, other.isOffWay(second) else { return label }
        self = other
        return second
      }
      let left = cellsOfWay(under: second)
      // Nothing is wrong with the first but that it stands at a corner of its sign.
      if isAskew, isClean(label), cells == 0 {
        guard other.isClean(second), left == 0, !second.box.isAskew(of: marker.box) else { return label }
        self = other
        return second
      }
      let isBetter = left < cells && (isOffWay(second) || 2 * left <= cells)
      guard other.isClean(second) || isBetter else { return label }
      self = other
      return second
    }
    return nil
  }
}
