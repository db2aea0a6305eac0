/// A piece of SVG as a value; no text can break out of it, since only the renderer writes markup.
///
/// Names of elements and attributes are literals of this program; values and text are escaped when written.
package struct SVGElement: Sendable {
  private let name: String
  private var attributes: [(name: String, value: String)]
  private var children: [Child]

  private enum Child: Sendable {
    case element(SVGElement)
    case text(String)
  }

  package init(_ name: StaticString) {
    self.name = name.description
    attributes = []
    children = []
  }

  /// The element with one more attribute; nil leaves it out.
  package func with(_ name: StaticString, _ value: String?) -> SVGElement {
    guard let value else { return self }
    var changed = self
    changed.attributes.append((name.description, value))
    return changed
  }

  /// The element with an attribute that is a number, in the drawing's units.
  package func with(_ name: StaticString, _ value: Double) -> SVGElement {
    with(name, svgNumber(value))
  }

  package func containing(_ elements: [SVGElement]) -> SVGElement {
    var changed = self
    changed.children += elements.map(Child.element)
    return changed
  }

  package func containing(_ elements: SVGElement...) -> SVGElement { containing(elements) }

  package func containing(text: String) -> SVGElement {
    var changed = self
    changed.children.append(.text(text))
    return changed
  }

  /// The element without any lettering in it.
  var withoutText: SVGElement {
    var changed = self
    changed.children = children.compactMap { child in
      guard case .element(let element) = child else { return child }
      return element.name == "text" ? nil : .element(element.withoutText)
    }
    return changed
  }

  /// The markup, well-formed both as XML and inside an HTML page.
  package var markup: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    text += "<" + name
    for (name, value) in attributes { text += " \(name)=\"\(escapedForMarkup(value))\"" }
    guard !children.isEmpty else {
      text += "/>"
      return
    }
    text += ">"
    for child in children {
      switch child {
      case .element(let element): element.write(to: &text)
      case .text(let words): text += escapedForMarkup(words)
      }
    }
    text += "</\(name)>"
  }
}
