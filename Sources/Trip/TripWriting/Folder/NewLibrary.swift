import TripNotation

/// The file of a library that begins.
package struct NewLibrary: Sendable {
  package var title: String

  package init(title: String) { self.title = title }

  /// `library.yml`, with every field that a traveller may want to know of.
  ///
  /// Each line behind a single `#` is right as it stands without it; what explains stands behind `##`.
  package var settings: String {
    """
    ## A library of trips: each folder below this one with a trip.yml or a journal is one of them.
    ## Everything is optional: take the # away to use a line.
    title: \(NotationWriter.text(title))
    # description: One sentence for the front page.
    # url: https://example.org/trips/   # where the site will stand
    # language: en
    # currency: EUR              # what totals are in; each trip keeps its own
    # by: year                   # or category: how trips stand together
    # order: newest first        # or oldest first
    ## Which folders are trips, where not all of them are, and which are not:
    ## trips: [lisbon, japan/*]
    ## leave out: [test]

    """
  }
}

extension TripFolder {
  /// Writes a library that begins, beside whatever lies there.
  package func begin(_ library: NewLibrary) throws(WriteProblem) {
    try create("library.yml", library.settings)
    try ignoreSite()
  }
}
