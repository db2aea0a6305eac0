import Foundation

/// The documents that Tripbook is shipped with, read section by section.
package struct Handbook: Sendable {
  private let folder: String

  /// Takes the folder that holds the documents, Markdown files in UTF-8.
  package init(folder: String) {
    self.folder = folder
  }

  /// The section below the heading of this name, in small or capital letters; nil where there is none.
  package func section(named name: String, in file: String) -> HandbookSection? {
    let sections = sections(in: file)
    return sections.first { $0.name == name } ?? sections.first { $0.name.lowercased() == name.lowercased() }
  }

  /// All sections of a document in its order, each before those in it; none where it cannot be read.
  package func sections(in file: String) -> [HandbookSection] {
    guard let content = FileManager.default.contents(atPath: folder + "/" + file) else { return [] }
    return HandbookSection.all(in: String(decoding: content, as: UTF8.self))
  }
}
