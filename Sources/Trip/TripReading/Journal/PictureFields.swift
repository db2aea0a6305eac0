import TripNotation

/// A picture that a field names, with what the field says of it.
struct NamedPicture: Hashable {
  var source: TextNode
  var alternative = ""
  var caption = ""
}

/// The pictures in the fields of an entry: its cover, its galleries, the resources of its bundle.
enum PictureFields {
  /// The picture of a field like `cover`: a name, or fields of which one is the name.
  static func picture(_ node: Node) -> NamedPicture? {
    if let text = node.text { return isName(text.value) ? NamedPicture(source: text) : nil }
    guard let fields = node.fields else { return node.items?.lazy.compactMap { picture($0) }.first }
    func text(_ keys: [String]) -> TextNode? {
      keys.lazy.compactMap { key in
        fields.first { ForeignFields.letters($0.key) == key }.flatMap { field in
          field.value.text ?? picture(field.value)?.source
        }
      }.first { !$0.value.isEmpty }
    }
    let keys = fields.map { ForeignFields.letters($0.key) }
    guard
      let source = text(sources.filter { keys.contains($0) && isPicture(text([$0])?.value) })
        ?? text(sources).flatMap({ isName($0.value) ? $0 : nil })
    else { return nil }
    let words = text(["caption", "title", "description", "text"])?.value
    let inner = fields.first { $0.key == "params" }?.value.fields?.first { $0.key == "caption" }?.value.text?
      .value
    return NamedPicture(
      source: source, alternative: text(["alt", "imagealt", "alttext"])?.value ?? "",
      caption: TextMarks.words(inner ?? words ?? ""))
  }

  /// The pictures of a list, or of one field.
  static func pictures(_ node: Node) -> [NamedPicture] {
    guard let items = node.items else { return picture(node).map { [$0] } ?? [] }
    return items.compactMap { picture($0) }
  }

  /// Keys with a name of a picture, the largest of several first.
  private static let sources = [
    "url", "image", "src", "imagepath", "path", "file", "source", "img", "filename", "overlayimage",
    "feature",
    "large", "photo", "name", "thumbnail", "teaser", "thumb",
  ]

  static func isPicture(_ name: String?) -> Bool {
    guard let name = name?.lowercased() else { return false }
    let bare = name.prefix { $0 != "?" && $0 != "#" }
    return endings.contains { bare.hasSuffix($0) }
  }

  /// Whether a text may be the name of a file at all: a number and a word of its own are none.
  private static func isName(_ text: String) -> Bool { isPicture(text) || text.dropLast().contains(".") }

  private static let endings = [
    ".jpg", ".jpeg", ".jpe", ".jfif", ".png", ".gif", ".webp", ".heic", ".heif", ".hif", ".avif", ".tif",
    ".tiff",
    ".bmp", ".svg",
  ]
}
