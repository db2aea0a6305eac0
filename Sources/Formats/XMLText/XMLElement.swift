import CLibXML2

/// An element that begins, with its attributes, while its event lasts.
@safe package struct XMLElement {
  /// The place of its name in the list of those that matter.
  package let name: Int?
  /// The place of its namespace in the list of those that matter.
  package let space: Int?
  /// Whether it has the prefix or the namespace of the outermost element.
  package let isOfRoot: Bool
  package let attributeCount: Int
  /// As libxml2 lays them out: name, prefix, address, start and end of the value, for one after the other.
  private let fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  private let events: XMLEvents
  private let ownName: UnsafePointer<xmlChar>?

  @unsafe init(
    _ fields: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int32, name: Int?, space: Int?,
    isOfRoot: Bool, events: XMLEvents, ownName: UnsafePointer<xmlChar>?
  ) {
    unsafe self.ownName = unsafe ownName
    unsafe self.fields = unsafe fields
    attributeCount = unsafe fields == nil ? 0 : Int(count)
    self.name = name
    self.space = space
    self.isOfRoot = isOfRoot
    self.events = events
  }

  /// The line of the text, counted from 1.
  package var line: Int { events.line }

  /// The whole of it, whatever its names: for who cannot list beforehand what matters.
  package var tag: MarkupTag {
    let attributes = (0..<attributeCount).map { place in
      let name = unsafe fields.map { unsafe markupText($0[place * 5]) } ?? ""
      let prefix = unsafe fields.map { unsafe markupText($0[place * 5 + 1]) } ?? ""
      return MarkupAttribute(name: prefix.isEmpty ? name : prefix + ":" + name, value: text(at: place))
    }
    return MarkupTag(name: unsafe markupText(ownName), attributes: attributes, end: events.offset)
  }

  /// The text of the first attribute with that name of the list, in whatever namespace.
  package func text(named name: Int) -> String? {
    unsafe value(named: name).map { unsafe Self.text($0) }
  }

  /// The same as a number.
  package func number(named name: Int) -> Double? {
    unsafe value(named: name).flatMap { unsafe XMLText.number(in: $0) }
  }

  /// Which attribute stands at a place from 0 on; nil where name or namespace is not among those that matter.
  package func attribute(at place: Int) -> (name: Int, space: Int)? {
    guard let fields = unsafe fields, (0..<attributeCount).contains(place),
      let name = unsafe events.names.place(of: fields[place * 5]),
      let space = unsafe events.spaces.place(of: fields[place * 5 + 2])
    else { return nil }
    return (name, space)
  }

  /// The text of the attribute at a place from 0 on.
  package func text(at place: Int) -> String {
    guard (0..<attributeCount).contains(place), let value = unsafe value(at: place) else { return "" }
    return unsafe Self.text(value)
  }

  /// libxml2 has replaced all references but those to `&`, which it leaves as one by number.
  private static func text(_ value: UnsafeBufferPointer<xmlChar>) -> String {
    let text = unsafe String(decoding: value, as: UTF8.self)
    return text.contains("&") ? text.replacing("&#38;", with: "&") : text
  }

  private func value(named name: Int) -> UnsafeBufferPointer<xmlChar>? {
    guard let fields = unsafe fields else { return nil }
    let wanted = unsafe events.names[name]
    for place in 0..<attributeCount where unsafe fields[place * 5] == wanted {
      return unsafe value(at: place)
    }
    return nil
  }

  private func value(at place: Int) -> UnsafeBufferPointer<xmlChar>? {
    guard let fields = unsafe fields, let first = unsafe fields[place * 5 + 3],
      let end = unsafe fields[place * 5 + 4]
    else { return nil }
    return unsafe UnsafeBufferPointer(start: first, count: end - first)
  }
}

/// Letters of an element, while their event lasts.
@safe package struct XMLLetters {
  private let bytes: UnsafeBufferPointer<UInt8>

  @unsafe init(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe self.bytes = unsafe bytes }

  /// Names and notes longer than this are cut.
  package static let longestText = 64 * 1024

  /// Puts them behind a text, which becomes no longer than so many bytes.
  package func append(to text: inout [UInt8], upTo maximum: Int = XMLLetters.longestText) {
    unsafe text.append(contentsOf: bytes.prefix(max(0, maximum - text.count)))
  }
}

/// Names that matter, by where the parser keeps its one copy of each.
///
/// Memory of its own, since an array would be counted at each of a million elements.
@safe struct KnownNames {
  private let places: UnsafeMutableBufferPointer<UnsafePointer<xmlChar>?>

  @unsafe init(_ words: [String], of context: xmlParserCtxtPtr) {
    unsafe places = .allocate(capacity: words.count)
    _ = unsafe places.initialize(from: words.map { unsafe xmlDictLookup(context.pointee.dict, $0, -1) })
  }

  /// Gives the memory back: whoever made the names says when.
  func free() { unsafe places.deallocate() }

  subscript(place: Int) -> UnsafePointer<xmlChar>? { unsafe places[place] }

  func place(of name: UnsafePointer<xmlChar>?) -> Int? {
    for place in unsafe places.indices where unsafe places[place] == name { return place }
    return nil
  }
}
