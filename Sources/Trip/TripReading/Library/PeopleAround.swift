import Diagnostics
import Foundation
import TripModel
import TripNotation

/// Whom the people.yml of a library keeps back, and how these are reached, for libraries that lie within it.
struct PeopleAround {
  private(set) var kept = PeopleKeptBack()
  private(set) var confidential: [ConfidentialText] = []
  /// Why more of it may be there.
  private(set) var errors: [Diagnostic] = []

  /// `folder` is that library's. What is only nearly a people.yml may keep somebody back as well, unless it was put aside.
  init(ofLibrary folder: String) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let own = names.filter { Self.names.contains($0.lowercased()) }
    for name in own { read(name, in: folder) }
    for name in names where LibraryFileName.isNear(name, to: ListFile.people.name) {
      if FolderListing.isFolder(folder + "/" + name) { continue }
      if !own.isEmpty, TripFileName.isBackup(name) { continue }
      let near = NearLibraryFiles.told(by: name, in: folder)
      take(near.kept)
      confidential += near.confidential
    }
  }

  private static let names: Set<String> = ["people.yml", "people.yaml"]

  private mutating func read(_ name: String, in folder: String) {
    guard let bytes = FileBytes.read(folder + "/" + name, atMost: NotationReader.sizeLimit) else {
      kept.isEverybody = true
      errors.append(.unreadable(name, "it cannot be opened"))
      return
    }
    let reading = NotationReader.read(bytes, file: name).withoutComments()
    take(PeopleKeptBack(of: reading))
    confidential += ListFile.people.confidential(reading)
    errors += reading.diagnostics.filter { $0.severity == .error }
  }

  private mutating func take(_ other: PeopleKeptBack) {
    kept.silences += other.silences
    kept.isEverybody = kept.isEverybody || other.isEverybody
  }
}

extension LibraryReader.Reading {
  /// Takes over whom the libraries keep back that this one lies in: of them neither its own people.yml tells nor any of
  /// its trips, and no text has their mail addresses and telephone numbers.
  mutating func learnPeople(of around: [PlaceFolders.Folder]) {
    for folder in around {
      let words = PeopleAround(ofLibrary: folder.path)
      diagnostics += words.kept.apply(to: &people, &confidential)
      keptPeople.silences += words.kept.silences
      keptPeople.isEverybody = keptPeople.isEverybody || words.kept.isEverybody
      for var text in words.confidential {
        text.place.trip = folder.id
        confidential.append(text)
      }
      let errors = words.errors.map { $0.of(folder.id) }
      diagnostics += errors
      confidentialErrors += errors
    }
  }
}
