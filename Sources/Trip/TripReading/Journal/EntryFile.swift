import Diagnostics
import Foundation
import TripModel
import TripNotation

/// A file of the journal, opened and cut: its fields under our names, and its text.
///
/// A class, like what is read from it, since it goes through many hands.
final class EntryFile: Sendable {
  let path: EntryPath
  let parts: FrontMatter
  let fields: NotationReader.Reading
  /// Those of our keys that stood there under another name.
  let renamed: Set<String>
  /// The fields that are one text, by their own keys: texts of Jekyll may name them.
  let named: [String: String]
  /// How sure the fields are that this is an entry.
  let dating: ForeignFields.Dating
  /// What of it `tripbook new` wrote, and nobody has replaced.
  let stub: UntouchedStub
  /// Tags among its fields that keep it back, and what keeps back all of the diary that it is a part of.
  let keepingTags: [KeptBack]
  /// What its heading in a diary says beside the day; nil for nothing.
  let heading: Written<String>?

  var file: String { path.file }
  /// The file as it is called on the disk, for what is told of its lines.
  var source: String { path.source }

  private init(
    _ path: EntryPath, _ stub: UntouchedStub, _ fields: NotationReader.Reading, named: [String: String],
    _ ours: ForeignFields, keepingTags: [KeptBack], heading: Written<String>?
  ) {
    (self.path, self.stub, self.fields, self.named) = (path, stub, fields, named)
    (self.keepingTags, self.heading) = (keepingTags, heading)
    (parts, renamed, dating) = (stub.rest, ours.renamed, ours.dating)
  }

  static func read(
    _ parts: FrontMatter, at path: EntryPath, heading: Written<String>? = nil, keptWith: [KeptBack] = []
  ) -> EntryFile {
    var fields =
      switch parts.fence {
      case .toml: TOMLReader.read(parts.yaml, file: path.source, firstLine: parts.yamlFirstLine)
      case .lines: LineFields.read(parts.yaml, file: path.source, firstLine: parts.yamlFirstLine)
      case .yaml, .none, .unclosed:
        NotationReader.read(parts.yaml, file: path.source, firstLine: parts.yamlFirstLine)
      }
    let written = fields.root
    fields = fields.withoutComments()
    if DayFile.isYAML(path.file) {
      fields.root.kind =
        fields.root.fields.map { .map($0.filter { !DayFile.isText($0) }) } ?? fields.root.kind
    }
    let texts = (fields.root.fields ?? []).compactMap { field in
      field.value.text.map { (field.key, $0.value) }
    }
    let named = Dictionary(texts, uniquingKeysWith: { first, _ in first })
    // A tag in a part that was taken out keeps back all the same.
    let tags = KeepingTags.marks(
      inFrontMatter: fields.takenOut.isEmpty ? fields.root : written, of: fields.file)
    let ours = ForeignFields.translate(fields.root, hasDay: path.day != nil)
    fields.root = ours.root.withPlainTexts()
    return EntryFile(
      path, UntouchedStub(parts), fields, named: named, ours, keepingTags: tags + keptWith, heading: heading)
  }

  /// Whether anything stands in it.
  var holdsWords: Bool {
    fields.root.kind != .empty || parts.body.contains { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  /// The texts of one field, without a word on what is wrong in them.
  func texts(_ key: String) -> [String] {
    guard let value = fields.root.fields?.first(where: { $0.key == key })?.value else { return [] }
    return (value.items ?? [value]).compactMap { $0.text?.value }
  }
}

extension Node {
  /// The same with the letters for which HTML stands in its texts, since blogs give their titles out so: a text is a
  /// few words here. What keeps something back stays as it is written, and so do addresses and what is Markdown.
  fileprivate func withPlainTexts() -> Node {
    var node = self
    switch kind {
    case .text(var text):
      let plain = text.value.contains("://") ? text.value : TextMarks.plainHTML(text.value)
      guard plain != text.value else { return self }
      text.value = plain
      text.verbatim = nil
      node.kind = .text(text)
    case .list(let items): node.kind = .list(items.map { $0.withPlainTexts() })
    case .map(let fields):
      node.kind = .map(
        fields.map { field in
          var field = field
          if field.key != "description", MeantKey(field.key) == nil {
            field.value = field.value.withPlainTexts()
          }
          return field
        })
    case .empty, .broken: break
    }
    return node
  }
}

/// Finds the entry that a link means: by its path, its name, its folder, its title or another of its names.
struct EntryIndex {
  private var byPath: [String: String] = [:]
  private var byName: [String: String] = [:]

  init(_ entries: [EntryFile] = []) {
    byPath.reserveCapacity(entries.count)
    byName.reserveCapacity(3 * entries.count)
    for entry in entries { add(entry) }
    // A name that is really one outweighs a title.
    for entry in entries {
      for name in entry.texts("title") + entry.texts("aliases") { note(name, entry.file) }
      if let day = entry.path.day { note(day.date.description, entry.file) }
    }
  }

  private mutating func add(_ entry: EntryFile) {
    let path = entry.path.stem.lowercased()
    byPath[path] = byPath[path] ?? entry.file
    if let bundle = entry.path.bundle?.lowercased() { byPath[bundle] = byPath[bundle] ?? entry.file }
    let name = (entry.path.bundle ?? entry.path.stem).lastPathPart.map(String.init) ?? ""
    note(name, entry.file)
    note(entry.path.slug, entry.file)
    for slug in entry.texts("slug") { note(slug, entry.file) }
  }

  private mutating func note(_ name: String, _ file: String) {
    let key = Self.key(name)
    if !key.isEmpty, byName[key] == nil { byName[key] = file }
  }

  /// The entry, by a path or a name with or without its ending.
  func file(_ written: String) -> String? {
    let bare = written.prefix { $0 != "#" && $0 != "?" }
    let text = String(bare).removingPercentEncoding ?? String(bare)
    let parts = text.pathParts.filter { $0 != "." && $0 != ".." }
    guard let last = parts.last, text.utf8.count < 1000 else { return nil }
    let name = Self.withoutEnding(last)
    let path = (parts.dropLast().map(String.init) + [name]).joined(separator: "/").lowercased()
    if let file = byPath[path] ?? byPath[path + "/index"] { return file }
    if EntryPath.bundleNames.contains(name.lowercased()) {
      return parts.dropLast().last.flatMap { byName[Self.key(String($0))] }
    }
    return byName[Self.key(name)]
  }

  /// A name without `.md` or `.html`; any other point is part of it.
  static func withoutEnding(_ name: some StringProtocol) -> String {
    guard name.utf8.contains(UInt8(ascii: ".")) else { return String(name) }
    let small = name.lowercased()
    for ending in [".md", ".markdown", ".mdx", ".html"] where small.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return String(name)
  }

  private static func key(_ name: String) -> String {
    let small = name.lowercased()
    // Most names are no addresses.
    if !small.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }) { return small }
    // An address that stands as an alias has an ending that is no part of the name.
    return String((small.hasSuffix(".html") ? small.dropLast(5) : small[...]).lastPathPart ?? "")
  }
}
