package import Diagnostics

/// The codes of what is reported here.
extension DiagnosticCode {
  /// A file that no program is known to write.
  package static let unknownExport = DiagnosticCode("unknown-export")
  /// A file of a known export, which holds nothing of the trip: its neighbour is wanted.
  package static let otherExport = DiagnosticCode("other-export")
  /// Something of an export that is not written.
  package static let importLeftOut = DiagnosticCode("import-left-out")
  /// A part of an export that is not read: locked, damaged, a link.
  package static let exportRefused = DiagnosticCode("export-refused")
  /// Fields that nothing here knows.
  package static let unknownFields = DiagnosticCode("unknown-fields")
  /// Days that have to be said.
  package static let daysNeeded = DiagnosticCode("days-needed")
  /// Somebody's name in an export that is no traveller's.
  package static let unknownSender = DiagnosticCode("unknown-sender")
  /// Days of which nothing shows whether the day or the month stands first.
  package static let ambiguousDates = DiagnosticCode("ambiguous-dates")
}
