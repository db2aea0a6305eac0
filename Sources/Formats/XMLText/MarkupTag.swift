import CLibXML2

/// The start of an element of HTML or XML, with everything that stands in it.
package struct MarkupTag: Sendable {
  /// Without a prefix; of HTML in small letters.
  package var name: String
  package var attributes: [MarkupAttribute]
  /// How many bytes of the text stand before the sign that ends the tag.
  package var end: Int

  /// The value of the first attribute with that name.
  package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
}

package struct MarkupAttribute: Sendable {
  /// With its prefix, if it has one; of HTML in small letters.
  package var name: String
  /// With all references replaced; empty where only the name stands there.
  package var value: String
}

/// A text of the parser's, which ends with a zero; empty where there is none.
@unsafe func markupText(_ letters: UnsafePointer<xmlChar>?) -> String {
  guard let letters = unsafe letters else { return "" }
  return unsafe String(decodingCString: letters, as: UTF8.self)
}
