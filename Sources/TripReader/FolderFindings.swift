import Diagnostics

extension Diagnostic {
  static func noTrip(_ folder: String) -> Diagnostic {
    Diagnostic(
      .error, .noTrip, "There is no folder “\(folder)”",
      advice: "Give the folder that holds the trip: its photos, its journal, its trip.yml.")
  }

  static var emptyTrip: Diagnostic {
    Diagnostic(
      .error, .emptyTrip, "There is nothing of a trip in this folder",
      advice: "Put a photo into it, or an entry such as journal/2026-05-03-belem.md.")
  }

  static func notRead(_ file: String) -> Diagnostic {
    Diagnostic(
      .note, .fileNotRead, "This file is not read by this version of Tripbook", at: SourcePlace(file: file),
      advice: "It can stay; a later version will read it.")
  }

  /// In the same words for each file, so that all of them are told as one.
  static func heldAsset(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .mayBePrivate,
      "The name of its folder says that this file is not for readers, so it is not in the site",
      at: SourcePlace(file: file), advice: "What a page needs lies in `assets` itself.")
  }

  static func library(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .libraryNotBuilt, "A library of several trips is not built by this version of Tripbook",
      at: SourcePlace(file: file), advice: "Build one of the trip folders in it.")
  }

  static func kindNotRead(_ ending: String, _ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .fileNotRead, "Files of this kind are not read by this version of Tripbook",
      at: SourcePlace(file: file),
      advice: TripFiles.otherFilms.contains(ending)
        ? "Make an MP4 of it, and leave the old one out: `ffmpeg -i clip.\(ending) clip.mp4`."
        : "Save a copy as a JPEG picture (.jpg).")
  }
}
