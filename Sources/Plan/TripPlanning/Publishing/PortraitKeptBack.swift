package import Diagnostics
package import TripModel

extension Diagnostic {
  /// People are shown without a picture that something else keeps back; whoever gave it may miss it.
  package static func portraitKeptBack(of person: Person) -> Diagnostic {
    pictureKeptBack(of: "person", person.place)
  }

  /// The same of a place to go next.
  package static func pictureKeptBack(of destination: Destination) -> Diagnostic {
    pictureKeptBack(of: "destination", destination.source)
  }

  private static func pictureKeptBack(of what: String, _ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .note, .missingPicture, "The picture of this \(what) is kept back; not shown", at: place,
      advice:
        "A text beside it, its album, the name of its folder or `publish delay` keeps it back. Name another "
        + "picture, or mend that."
    )
  }
}
