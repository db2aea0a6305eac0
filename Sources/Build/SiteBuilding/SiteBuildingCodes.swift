package import Diagnostics

/// The codes of what is reported here.
extension DiagnosticCode {
  package static let notOurFolder = DiagnosticCode("not-our-folder")
  package static let busyOutput = DiagnosticCode("busy-output")
}
