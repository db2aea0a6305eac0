internal import XMLText

/// The start of an element as an audit looks at it, of a page or of a drawing.
struct MarkupTagView {
  /// In small letters.
  let name: String
  let attributes: [MarkupAttribute]
  let end: Int

  init(_ tag: MarkupTag, shift: Int = 0) {
    name = tag.name.lowercased()
    attributes = tag.attributes
    end = tag.end + shift
  }

  /// The value of an attribute.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// Whether an attribute holds more than white space.
  func says(_ name: String) -> Bool { self[name].map { !$0.allSatisfy(\.isWhitespace) } ?? false }
}
