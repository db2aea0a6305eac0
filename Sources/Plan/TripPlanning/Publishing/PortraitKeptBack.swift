package import Diagnostics
package import TripModel

extension Diagnostic {
  /// People are shown without a picture that something else keeps back; whoever gave it may miss it.
  package static func portraitKeptBack(of person: Person) -> Diagnostic {
    Diagnostic(
      .note, .missingPicture, "The picture of this person is kept back; not shown", at: person.place,
      advice:
        "A text beside it, its album, the name of its folder or `publish delay` keeps it back. Name another "
        + "picture, or mend that."
    )
  }
}
