import Diagnostics
import TripModel

/// Who wrote the texts of folders, where each of several has one: `ana/2026-05-03.md` beside `ben/2026-05-03.md`.
///
/// A folder alone may be called by what it is about, or by a month, as June: two beside each other that are called by two
/// travellers are theirs. Who dad is only the family knows.
struct FolderWriters {
  private let settings: TripSettings
  private let writers: EntryWriters

  init(_ settings: TripSettings) {
    self.settings = settings
    writers = EntryWriters(settings.travellers)
  }

  /// Gives entries whose files name nobody the writers of their folders.
  func tell(_ entries: inout [JournalEntry]) {
    guard mayTell else { return }
    let families = Self.siblings(of: entries)
    for parent in families.keys.sorted() {
      let named = (families[parent] ?? [:]).compactMap { name, indices in
        writer(name).map { (writer: $0, indices: indices) }
      }
      guard Set(named.map { $0.writer }).count > 1 else { continue }
      for (writer, indices) in named {
        for index in indices where entries[index].writers.isEmpty { entries[index].writers = [writer] }
      }
    }
  }

  /// What is said of folders that are called as one calls each other in a family, with published texts of the same days:
  /// readers take all of them for those of one person.
  func note(on entries: [JournalEntry]) -> Diagnostic? {
    guard mayTell else { return nil }
    let families = Self.siblings(of: entries)
    for parent in families.keys.sorted() {
      let folders = (families[parent] ?? [:])
        .filter { name, _ in Self.isOfFamily(name) || writer(name) != nil }
        .mapValues { indices in indices.filter { entries[$0].keptBack.isEmpty } }
      let unknown = folders.keys.filter(Self.isOfFamily).sorted()
      guard folders.count > 1, let first = unknown.first, shareDay(Array(folders.values), entries),
        let file = folders[first]?.map({ entries[$0].diskFile }).min()
      else { continue }
      return .writerUnknown(unknown, traveller: names[0], file: file)
    }
    return nil
  }

  /// Those of whom one may have written.
  private var names: [String] { settings.travellers.filter { $0.status == .accepted }.map(\.name) }

  private var mayTell: Bool { settings.publish.people && names.count > 1 }

  /// The traveller by whose name alone a folder is called.
  private func writer(_ folder: String) -> String? {
    guard !folder.contains(where: \.isNumber) else { return nil }
    let named = writers.named(by: folder)
    return named.count == 1 ? named[0] : nil
  }

  /// Whether two of the folders have texts of one day.
  private func shareDay(_ folders: [[Int]], _ entries: [JournalEntry]) -> Bool {
    var seen: Set<LocalDate> = []
    for indices in folders {
      let days = Set(indices.compactMap { day(of: entries[$0]) })
      guard seen.isDisjoint(with: days) else { return true }
      seen.formUnion(days)
    }
    return false
  }

  private func day(of entry: JournalEntry) -> LocalDate? {
    if let day = entry.day { return day.date }
    if case .moment(let moment)? = entry.time { return moment.local.date }
    guard let start = settings.start, let number = entry.dayNumber, number > 0 else { return nil }
    return start + (number - 1)
  }

  /// The folders of texts by their names, below the folder in which they lie beside each other.
  private static func siblings(of entries: [JournalEntry]) -> [String: [String: [Int]]] {
    var found: [String: [String: [Int]]] = [:]
    for index in entries.indices {
      var parent = ""
      for name in entries[index].file.split(separator: "/").dropLast() {
        found[parent, default: [:]][String(name), default: []].append(index)
        parent += name + "/"
      }
    }
    return found
  }

  private static func isOfFamily(_ name: String) -> Bool { familyWords.contains(name.lowercased()) }

  private static let familyWords: Set<String> = [
    "dad", "daddy", "mom", "mum", "mommy", "mummy", "mama", "papa", "kids", "grandma", "grandpa", "granny",
    "mami", "papi", "mutti", "vati", "oma", "opa", "kinder", "maman", "mamie", "papy", "mamá", "papá",
    "mamma",
    "babbo", "nonna", "nonno", "mãe", "pai",
  ]
}

extension Diagnostic {
  fileprivate static func writerUnknown(_ folders: [String], traveller: String, file: String) -> Diagnostic {
    let names = folders.map { "“\($0)”" }.joined(separator: " and ")
    return Diagnostic(
      .note, .writerUnknown, "Nothing tells who wrote the texts in \(names)", at: SourcePlace(file: file),
      advice:
        "Readers take each “I” for the same person. To have their writers told, call these folders as trip.yml calls the"
        + " travellers, such as `\(traveller)`; if they are not to be told, all can stay.")
  }
}
