import TripModel
import TripNotation

/// The mail addresses behind the names of people in a small file, by the names of its fields, wherever they stand: they
/// are cut off there (`NameWithAddress`), and no text is to tell them either.
enum AddressesOfPeople {
  /// `isPerson` says that the map itself is somebody, whose name it holds.
  static func found(in node: Node, of file: NotationFile, isPerson: Bool = false) -> [ConfidentialText] {
    var found: [ConfidentialText] = []
    func add(_ texts: [TextNode]) {
      found += texts.map { ConfidentialText(.mailBehindName, $0.value, at: file.place(of: $0.range)) }
    }
    if isPerson, let text = node.text { add(NameWithAddress.addresses(in: text)) }
    node.forEachField { field in
      let key = ConfidentialFields.letters(of: field.key)
      if keys.contains(key) || isPerson && key == "name" {
        for text in field.value.textsOfNames { add(NameWithAddress.addresses(in: text)) }
      } else if keysOfLines.contains(key) {
        let texts = [field.value.text].compactMap(\.self) + (field.value.items ?? []).compactMap(\.text)
        for text in texts { add(AddressesInLine(text).addresses) }
      }
    }
    return found
  }

  private static let keys: Set<String> = [
    "who", "by", "also", "paidby", "payer", "whopaid", "for", "with", "sharedby", "people", "travellers",
    "travelers", "organiser", "organizer",
  ]
  /// What was paid, on one line each.
  private static let keysOfLines: Set<String> = ["expenses", "cost"]
}

extension Node {
  /// All texts in it, the keys of its maps among them: `for: {Ana: 2, Ben: 1}`.
  fileprivate var textsOfNames: [TextNode] {
    [text].compactMap(\.self) + (items ?? []).flatMap(\.textsOfNames)
      + (fields ?? []).flatMap { field in
        [TextNode(field.key, style: .plain, at: field.keyRange)] + field.value.textsOfNames
      }
  }
}
