import TripModel
import TripNotation

/// The fields of an entry under the names that Tripbook knows, whichever program they were written for.
///
/// What the fields of other programs mean is decided here and nowhere else: a field keeps its value and its
/// place, and only its key becomes ours. Where ours is given too, ours counts.
struct ForeignFields {
  /// The map with our keys.
  private(set) var root: Node
  /// How sure the fields are that they are an entry's: by the kind of date that they give.
  private(set) var dating = Dating.none
  /// Those of our keys that stood there under another name.
  private(set) var renamed: Set<String> = []

  enum Dating: Int, Comparable {
    case none
    /// When the note was made: every note has that in some vaults.
    case created
    case dated

    static func < (one: Dating, other: Dating) -> Bool { one.rawValue < other.rawValue }
  }

  /// `hasDay` says whether the path gives a day: then only a field that means the day itself outweighs it.
  static func translate(_ root: Node, hasDay: Bool) -> ForeignFields {
    var ours = ForeignFields(root: root)
    guard let fields = root.fields.map(flattened) else { return ours }
    var chosen: [(field: Field, rank: Int)] = []
    var places: [String: Int] = [:]
    for field in fields {
      // Said below in our words, it is nothing that was passed over.
      if Self.visibility(field) != nil { continue }
      // What keeps back is obeyed, and told, under the name that it was given.
      guard let (key, rank) = Self.meaning(of: field), !Self.keepsBack.contains(key) else {
        chosen.append((field, 0))
        continue
      }
      if Self.saysNothing(field.value, isOurs: rank == 0) { continue }
      let value = Self.value(field.value, of: key)
      if key == "date" { ours.note(value, rank: rank) }
      if key == "date", hasDay, rank >= ForeignNames.firstLooseDate { continue }
      if rank != 0 { ours.renamed.insert(key) }
      let field = Field(key: key, keyRange: field.keyRange, value: value)
      if let place = places[key] {
        if rank < chosen[place].rank { chosen[place] = (field, rank) }
      } else {
        places[key] = chosen.count
        chosen.append((field, rank))
      }
    }
    ours.root.kind = .map(chosen.map(\.field) + fields.compactMap(visibility))
    return ours
  }

  private mutating func note(_ date: Node, rank: Int) {
    let text = date.text?.value ?? ""
    guard text.prefix(5).contains(where: \.isFigure), !text.contains(mark: "{{"), !text.contains(mark: "<%")
    else { return }
    dating = max(dating, rank >= ForeignNames.firstCreated ? .created : .dated)
  }

  /// Our key for a field, and how far down the list of its other names the field's own stands; 0 is ours.
  private static func meaning(of field: Field) -> (key: String, rank: Int)? {
    if ForeignNames.all[field.key] != nil { return (field.key, 0) }
    let name = letters(field.key)
    // When it was, where the other dates are those of the writing; words and ranges may be any length of time.
    if ForeignNames.journeys.contains(name) {
      return field.value.text.flatMap { try? DateText.dayAndTime($0) } == nil ? nil : ("date", -1)
    }
    // Where we were at an hour is the hour; where at a place, a position (below).
    if name == ForeignNames.spot, field.value.text.map({ isClock($0.value) }) == true {
      return ("time", ForeignNames.lastRank)
    }
    // A map is a position where it leads to one: `map: https://www.openstreetmap.org/#map=17/38.69/-9.21`.
    if ForeignNames.maps.contains(name) {
      return PositionValue(field.value).coordinate == nil ? nil : ("coordinates", ForeignNames.lastRank)
    }
    // A word for a day in one language is another thing in others.
    if ForeignNames.daysOrNot.contains(name), let text = field.value.text?.value {
      if text.prefix(2).contains(where: \.isFigure), text.contains(where: { "-./".contains($0) }) {
        return ("date", ForeignNames.firstLooseDate - 1)
      }
    }
    return ForeignNames.byName[name]
  }

  /// Whether a text can be nothing but a time of day, also where it is not written as ours are: `14:05`, `2 pm`. A number
  /// may be anything.
  private static func isClock(_ text: String) -> Bool {
    Double(plain: text) == nil && ClockText.meant(by: text[...])?.rest.isEmpty == true
  }

  /// A key without its capitals, blanks and marks.
  static func letters(_ key: String) -> String {
    // Most keys are that already.
    if key.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) { return key }
    return String(key.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// Fields that programs keep in a map of their own: what stands above outweighs them.
  private static func flattened(_ fields: [Field]) -> [Field] {
    if !fields.contains(where: { $0.value.fields != nil }) { return fields }
    let maps = ["taxonomies", "extra", "params"]
    let inner = fields.filter { maps.contains($0.key) }.flatMap { $0.value.fields ?? [] }
    guard !inner.isEmpty else { return fields }
    let own = fields.filter { !maps.contains($0.key) || $0.value.fields == nil }
    let given = Set(own.map(\.key))
    return own + inner.filter { !given.contains($0.key) }
  }

  /// What programs write where nothing is meant: no text, an empty list; of a foreign field, a yes or no as well.
  private static func saysNothing(_ value: Node, isOurs: Bool) -> Bool {
    switch value.kind {
    case .text(let text):
      text.value.allSatisfy(\.isWhitespace) || (!isOurs && ["true", "false"].contains(text.value))
    case .list(let items): items.isEmpty
    case .empty: !isOurs
    case .map, .broken: false
    }
  }

  /// A day may stand as a link to its note, and a day and a cover as the only one of a list.
  private static func value(_ value: Node, of key: String) -> Node {
    guard ["date", "cover", "place"].contains(key) else { return value }
    if let items = value.items, items.count == 1 || (key == "cover" && !items.isEmpty) {
      return self.value(items[0], of: key)
    }
    guard var text = value.text else { return value }
    if text.value.hasPrefix("!") {
      text = text.part(text.value.index(after: text.value.startIndex)..<text.value.endIndex)
    }
    if key == "date", let day = MonthDay.iso(text.value) {
      return Node(.text(TextNode(day, style: text.style, at: text.range)), at: value.range)
    }
    guard text.value.hasPrefix("[["), text.value.hasSuffix("]]"), text.value.utf8.count > 4 else {
      return value
    }
    let inner = text.part(
      text.value.index(
        text.value.startIndex, offsetBy: 2)..<text.value.index(text.value.endIndex, offsetBy: -2))
    let bar = inner.value.firstIndex { $0 == "|" || $0 == "#" } ?? inner.value.endIndex
    return Node(.text(inner.part(inner.value.startIndex..<bar)), at: value.range)
  }

  /// What Hugo keeps back in a map of its own, in our words; all else is known by its own (VisibilityVocabulary).
  private static func visibility(_ field: Field) -> Field? {
    let isNever = (field.value.fields ?? []).contains {
      ["render", "list"].contains($0.key) && ["never", "false"].contains($0.value.text?.value)
    }
    guard isNever, letters(field.key) == "build" else { return nil }
    let text = TextNode("yes", style: .plain, at: field.value.range)
    return Field(key: "private", keyRange: field.keyRange, value: Node(.text(text), at: field.value.range))
  }

  private static let keepsBack: Set<String> = ["draft", "private", "published", "publish", "visibility"]

  /// Fields of other programs that are like ours in their letters, or of which there is nothing to say at all.
  static let passedOver: Set<String> = [
    "type", "layout", "weight", "math", "toc", "share", "comments", "sitemap", "lang", "language", "map",
    "mode",
    "author", "authors", "updated", "modified", "lastmod", "last_modified_at", "date modified", "template",
    "tabs",
    "showtoc", "cssclass", "cssclasses", "guid", "id", "uid", "uuid", "rating", "series", "menu", "theme",
    "classes",
    "outputs", "markup", "mathjax", "mermaid", "pin", "pinned", "sticky", "robots", "noindex", "canonical",
    "gpx",
    "dates", "week", "year", "month", "parent", "up", "next", "prev", "related", "status", "hidden", "render",
    "draft", "private", "published", "publish", "visibility", "size", "data", "note", "notes", "meta", "page",
    "name", "params", "extra", "taxonomies", "videos", "show",
  ]
}
