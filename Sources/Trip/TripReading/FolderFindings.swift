import Diagnostics

extension Diagnostic {
  static func noTrip(_ folder: String) -> Diagnostic {
    Diagnostic(
      .error, .noTrip, "No such folder: “\(folder)”",
      advice: "Give the folder of the trip, with its photos, its journal or its trip.yml.")
  }

  static var emptyTrip: Diagnostic {
    Diagnostic(
      .error, .emptyTrip, "No trip in this folder: no photos, no entries, no trip.yml",
      advice:
        "Add a photo, or an entry such as journal/2026-05-03-belem.md; `tripbook new trip NAME` begins a trip.",
      tellsTrip: .byFolder)
  }

  static func notRead(_ file: String) -> Diagnostic {
    Diagnostic(
      .note, .fileNotRead, "This version of Tripbook does not read this file", at: SourcePlace(file: file),
      advice: "It can stay; a later version will read it.")
  }

  static var nothingRead: Diagnostic {
    Diagnostic(
      .error, .emptyTrip, "No trip in this folder: nothing in its files could be read",
      advice: "Mend what is said of them; one that can be read is enough for a trip.")
  }

  /// In the same words for each file, so that all of them are told as one.
  static func heldAsset(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .mayBePrivate,
      "File in a folder that is not for readers; it is not in the site",
      at: SourcePlace(file: file), advice: "Put what a page needs into `assets` itself.")
  }

  static func library(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .libraryNotBuilt, "Library of several trips, where one trip is wanted",
      at: SourcePlace(file: file), advice: "Name the folder of one of the trips in it.")
  }

  static func kindNotRead(_ ending: String, _ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .fileNotRead, "This version of Tripbook does not read files of this kind",
      at: SourcePlace(file: file),
      advice: FileEndings.otherFilms.contains(ending)
        ? "Convert it to MP4, and move the old one elsewhere: `ffmpeg -i clip.\(ending) clip.mp4`."
        : "Save a copy as a JPEG picture (.jpg).")
  }
}
