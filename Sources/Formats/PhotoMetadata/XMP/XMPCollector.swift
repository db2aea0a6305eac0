import XMLText

/// Takes the properties that matter out of XMP, whichever of RDF's spellings they stand in.
///
/// RDF is striped: a node holds properties, a property holds a text, a node or a list. A property may also be an
/// attribute of its node, and a node's properties may stand in a property itself (`parseType="Resource"`). What is
/// inside a structure is not the picture's own, so only `rdf:value` is looked at there.
final class XMPCollector: XMLCollector {
  /// The text of each property; of several items the first, of several languages the default one.
  private(set) var texts: [XMPProperty: String] = [:]
  /// Whether there was any RDF.
  private(set) var hasRDF = false
  /// Whether its end was reached.
  private(set) var isWhole = false

  /// What an open element is.
  private enum Frame: Equatable {
    case outside, rdf, picture, skipped
    case property(XMPProperty)
    /// A node below a property, or a property that is one.
    case structure(XMPProperty)
    case list(XMPProperty)
    case item(XMPProperty, isDefault: Bool)
    case value(XMPProperty)
  }

  private var open: [Frame] = []
  private var text: [UInt8] = []
  /// Properties whose text so far is one of a language that is not the default.
  private var inOtherLanguage: Set<XMPProperty> = []

  /// No honest packet is nested so deeply.
  private static let deepest = 200

  var hasSeenEnough: Bool { open.count > Self.deepest }

  func start(_ element: XMLElement) {
    let name = element.name.flatMap { name in element.space.map { XMPName(name: name, space: $0) } }
    let frame = frame(of: name, element)
    open.append(frame)
    switch frame {
    case .rdf: hasRDF = true
    case .picture: takeProperties(of: element)
    case .property, .item, .value: text.removeAll(keepingCapacity: true)
    default: break
    }
  }

  private func frame(of name: XMPName?, _ element: XMLElement) -> Frame {
    switch open.last {
    case nil, .outside: return name == XMPName.root ? .rdf : .outside
    case .rdf: return .picture
    case .picture:
      guard let property = name.flatMap({ XMPProperty.byPlace[$0] }) else { return .skipped }
      return begin(property, element)
    case .property(let property):
      return name.map(XMPName.lists.contains) == true ? .list(property) : node(of: property, element)
    case .list(let property):
      guard name == XMPName.item else { return .skipped }
      if isResource(element) { return .structure(property) }
      let language = attribute(XMPName.language, of: element)
      return .item(property, isDefault: language == nil || language == "x-default")
    case .item(let property, _): return node(of: property, element)
    case .structure(let property): return name == XMPName.value ? .value(property) : .skipped
    case .value, .skipped: return .skipped
    }
  }

  private func begin(_ property: XMPProperty, _ element: XMLElement) -> Frame {
    for name in [XMPName.value, XMPName.resource] {
      if let value = attribute(name, of: element) { take(value, as: property) }
    }
    return isResource(element) ? .structure(property) : .property(property)
  }

  /// A node below a property, whose value may be an attribute.
  private func node(of property: XMPProperty, _ element: XMLElement) -> Frame {
    if let value = attribute(XMPName.value, of: element) { take(value, as: property) }
    return .structure(property)
  }

  private func isResource(_ element: XMLElement) -> Bool {
    attribute(XMPName.parseType, of: element) == "Resource"
  }

  private func attribute(_ wanted: XMPName, of element: XMLElement) -> String? {
    for place in 0..<element.attributeCount {
      if let (name, space) = element.attribute(at: place), XMPName(name: name, space: space) == wanted {
        return element.text(at: place)
      }
    }
    return nil
  }

  private func takeProperties(of element: XMLElement) {
    for place in 0..<element.attributeCount {
      guard let (name, space) = element.attribute(at: place),
        let property = XMPProperty.byPlace[XMPName(name: name, space: space)]
      else { continue }
      take(element.text(at: place), as: property)
    }
  }

  func add(_ letters: XMLLetters) {
    switch open.last {
    case .property, .item, .value: letters.append(to: &text)
    default: break
    }
  }

  func end() {
    switch open.popLast() {
    case .rdf: isWhole = true
    case .property(let property), .value(let property): takeText(as: property, isDefault: true)
    case .item(let property, let isDefault): takeText(as: property, isDefault: isDefault)
    // What stood between the tags before is no text of what goes on now.
    default: text.removeAll(keepingCapacity: true)
    }
  }

  private func takeText(as property: XMPProperty, isDefault: Bool) {
    take(String(decoding: text, as: UTF8.self), as: property, isDefault: isDefault)
    text.removeAll(keepingCapacity: true)
  }

  private func take(_ value: String, as property: XMPProperty, isDefault: Bool = true) {
    guard let tidy = tidied(value), texts[property] == nil || isDefault && inOtherLanguage.contains(property)
    else { return }
    texts[property] = tidy
    if isDefault { inOtherLanguage.remove(property) } else { inOtherLanguage.insert(property) }
  }
}
