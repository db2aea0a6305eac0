import Diagnostics
import TripModel
import TripNotation

/// What a file says that is a list of things of one kind.
struct ListReading<Item> {
  /// In the order of the file.
  private(set) var items: [Item] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Pictures and tracks that things name which are kept back.
  private(set) var filesKeptBack: [FilesKeptBack] = []

  static func read<Fields: ListItemFields>(
    _ reading: NotationReader.Reading, as kind: ListKind, by fields: Fields, naming mentions: FileMentions
  ) -> ListReading where Fields.Item == Item {
    var list = ListReading()
    var fields = fields
    var findings = Findings(about: reading.file)
    let nodes = Node.items(of: reading.root, as: kind.file + ".yml", &findings) ?? []
    let visibility = ListVisibility(nodes, of: reading.root, in: reading, each: kind.each, all: kind.all)
    for (node, marks) in zip(nodes, visibility.marks) where visibility.doubtAboutAll == nil {
      list.diagnostics += marks.diagnostics
      if marks.doubt == nil, kind.isReadForAuthor || !marks.isKept {
        let mark = findings.mark
        if let item = FieldReader.read(node, as: kind.item, &findings, { fields.read(&$0, node) }) {
          fields.add(item, keptBack: marks.kept, at: node, to: &list.items, &findings)
        } else {
          findings.tell(consequence: kind.consequence, since: mark)
        }
      }
      if marks.isKept, kind.namesFiles { list.keep(mentions.files(in: node.allText), marks.kept) }
    }
    if let doubt = visibility.doubtAboutAll { list.diagnostics.append(doubt) }
    if kind.namesFiles {
      let lost = visibility.doubtAboutAll == nil ? visibility.lostLines : reading.file.lines
      list.keep(mentions.files(in: lost.joined(separator: "\n")), [])
      if let kept = FilesKeptBack(reading.takenOut, mentions) { list.filesKeptBack.append(kept) }
    }
    list.diagnostics += findings.diagnostics
    return list
  }

  private mutating func keep(_ files: Set<String>, _ reasons: [KeptBack]) {
    if !files.isEmpty { filesKeptBack.append(FilesKeptBack(files: files, reasons: reasons)) }
  }
}

/// What a list and its things are called where something is wrong with them, and what goes with a thing that is kept
/// back.
struct ListKind {
  /// The name of the file without its ending.
  var file: String
  /// One of the things, with its article.
  var item: String
  var each: KeptThing
  var all: KeptThing
  /// Whether things may name pictures and tracks, which are kept back with them.
  var namesFiles = false
  /// Whether what is kept back from readers is there for the author.
  var isReadForAuthor = true
  /// What in the file is for nobody else.
  var confidential: @Sendable (NotationReader.Reading) -> [ConfidentialText] = ConfidentialFields.codes

  /// What becomes of a thing with errors that make it none.
  var consequence: String {
    let name = item.split(separator: " ").dropFirst().joined(separator: " ")
    return "Until this is put right, the \(name) is left out."
  }
}

/// Reads the things of one kind of list, one after another.
protocol ListItemFields {
  associatedtype Item
  static var kind: ListKind { get }

  init(_ context: ListContext)

  /// Nil, with errors, for what is none. Every field is read even so, so that all mistakes are told at once.
  mutating func read(_ fields: inout FieldReader, _ node: Node) -> Item?

  /// Puts a thing behind those before it, unless it is one of them.
  mutating func add(
    _ item: Item, keptBack: [KeptBack], at node: Node, to items: inout [Item], _ findings: inout Findings)
}

extension ListItemFields where Item: TripItem {
  func add(
    _ item: Item, keptBack: [KeptBack], at node: Node, to items: inout [Item], _ findings: inout Findings
  ) {
    items.append(item)
    items[items.count - 1].keptBack = keptBack
  }
}
