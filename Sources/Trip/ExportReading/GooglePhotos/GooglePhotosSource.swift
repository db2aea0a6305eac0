import Diagnostics
package import ExportFiles
package import Importing
import TripModel

/// Google Photos, as Google Takeout gives it out: pictures, and beside each what is said of it.
package struct GooglePhotosSource: ImportSource {
  package init() {}

  package var program: String { "Google Photos" }

  package func recognize(_ export: Export) -> Recognition? {
    let files = TakeoutShape(export).files
    return files.isEmpty ? nil : Recognition(files: files, needsDays: true)
  }

  package func plan(_ export: Export, _ files: [ExportFile], _ request: ImportRequest) -> ImportPlan {
    let book = AccountBook()
    let library = TakeoutLibrary(export, files, request, book)
    let choice = TakeoutChoice(library, export, request, book)
    let layout = TakeoutLayout(choice, library, request)
    count(library, choice, book)
    var draft = TripDraft(folder: "google-photos")
    draft.settings.start = request.days?.lowerBound
    draft.settings.end = request.days?.upperBound
    draft.files = layout.files
    var plan = ImportPlan(trips: draft.isEmpty ? [] : [draft], account: book.account)
    plan.diagnostics = diagnostics(library, choice, request)
    if !choice.media.isEmpty {
      plan.remarks.append(
        "Of these days: \(counted(choice.media.count, "picture or film", "pictures and films")) in "
          + "\(counted(layout.folders, "folder", "folders"))"
          + (choice.twins > 0 ? "; \(choice.twins) more are the same files in other folders." : "."))
    }
    return plan
  }

  private func count(_ library: TakeoutLibrary, _ choice: TakeoutChoice, _ book: AccountBook) {
    let keys = Set(choice.media.map(\.key))
    for (key, album) in library.albums {
      let isUsed = album.isAlbum && keys.contains(key)
      book.count(album.node, of: album.file.path, by: TakeoutFates.album, all: isUsed ? nil : .notNeeded)
      book.count(file: album.file.path, as: isUsed ? .used : .notNeeded)
    }
  }

  private func diagnostics(
    _ library: TakeoutLibrary, _ choice: TakeoutChoice, _ request: ImportRequest
  ) -> [Diagnostic] {
    var found = library.broken.map { Diagnostic.brokenNote($0.file.path, line: $0.line) }
    if let first = choice.undated.first { found.append(.undated(choice.undated.count, first.path)) }
    if let first = choice.missing.first {
      found.append(.missing(choice.missing.count, first.title ?? first.file.name, first.file.path))
    }
    if let only = request.only, choice.media.isEmpty {
      let titles = library.albums.values.filter(\.isAlbum).map(\.title).sorted()
      if !titles.contains(where: { $0.lowercased() == only.lowercased() }) {
        found.append(.noAlbum(only, titles))
      }
    }
    return found
  }
}

private func counted(_ count: Int, _ one: String, _ many: String) -> String {
  "\(count) \(count == 1 ? one : many)"
}

extension Diagnostic {
  fileprivate static func brokenNote(_ file: String, line: Int) -> Diagnostic {
    Diagnostic(
      .warning, .importLeftOut, "What is said of a picture is not read: no JSON from line \(line) on",
      at: SourcePlace(file: file), advice: "Get this part of the export anew; the picture itself is taken.")
  }

  fileprivate static func undated(_ count: Int, _ example: String) -> Diagnostic {
    Diagnostic(
      .warning, .importLeftOut,
      "Nothing tells when \(counted(count, "picture was", "pictures were")) taken; left out",
      at: SourcePlace(file: example),
      advice: "If any of them is of the trip, copy it into the folder photos yourself.")
  }

  fileprivate static func missing(_ count: Int, _ name: String, _ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .importLeftOut,
      "\(counted(count, "picture of these days is", "pictures of these days are")) not in what was given, such as \(name)",
      at: SourcePlace(file: file),
      advice: "Give all parts of the export at once: takeout-…-001.zip, takeout-…-002.zip and so on.")
  }

  fileprivate static func noAlbum(_ only: String, _ titles: [String]) -> Diagnostic {
    let some = titles.prefix(8).joined(separator: ", ")
    return Diagnostic(
      .error, .importLeftOut, "No album is called “\(only)”",
      advice: titles.isEmpty ? "There are none in this export." : "There are: \(some).")
  }
}
