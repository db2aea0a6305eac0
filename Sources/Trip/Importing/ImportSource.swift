package import Diagnostics
package import ExportFiles

/// A program whose exports are read.
///
/// An export is recognised by what it holds, never by what it is called.
package protocol ImportSource: Sendable {
  /// What travellers call it: `Polarsteps`.
  var program: String { get }

  /// What of these files is of this program; nil where nothing is.
  func recognize(_ export: Export) -> Recognition?

  /// What would become of the files that were recognised. Every value of each of them is in the plan's account.
  func plan(_ export: Export, _ files: [ExportFile], _ request: ImportRequest) -> ImportPlan
}

/// Which files of an export are a program's own.
package struct Recognition: Sendable {
  /// Those that are read or copied, or whose purpose is known.
  package var files: [ExportFile]
  /// Whether the export is about days of all kinds, so that it has to be said which are the trip's: of a life of
  /// positions or photos nobody wants all.
  package var needsDays = false
  /// Whether what is in it are trips of their own, each of which can become a folder.
  package var holdsTrips = false

  package init(files: [ExportFile], needsDays: Bool = false, holdsTrips: Bool = false) {
    self.files = files
    self.needsDays = needsDays
    self.holdsTrips = holdsTrips
  }
}

/// What is to be written, and what became of each value that was read.
package struct ImportPlan: Sendable {
  /// What goes into the trip that is asked for; or, of an export that holds trips, a draft for each of them.
  package var trips: [TripDraft]
  package var account: ImportAccount
  package var diagnostics: [Diagnostic]
  /// Sentences for the traveller alone, such as a question that only they can answer. They hold nothing private.
  package var remarks: [String]

  package init(
    trips: [TripDraft] = [], account: ImportAccount = ImportAccount(), diagnostics: [Diagnostic] = [],
    remarks: [String] = []
  ) {
    (self.trips, self.account, self.diagnostics, self.remarks) = (trips, account, diagnostics, remarks)
  }
}
